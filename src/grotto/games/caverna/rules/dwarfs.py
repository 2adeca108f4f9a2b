"""Dwarfs: where they are, how strong their weapons are, and who goes first [CAV-2.6, CAV-5.2]."""

from typing import Final

from grotto.games.caverna.components import MOST_DWARFS, STRONGEST
from grotto.games.caverna.furnishings import (
    ADDITIONAL_DWELLING,
    ENTRY_ROOM,
    FURNISHINGS,
)
from grotto.games.caverna.player import AT_HOME, NEWBORN, NO_TILE, Player, owns

NO_DWARF: Final = -1
"""Stands for a dwarf where there is none."""


def next_dwarf(player: Player) -> int:
    """Return the dwarf at home that must go first, if any: unarmed ones, then by strength."""
    found, least = NO_DWARF, STRONGEST + 1
    for dwarf, place in enumerate(player.whereabouts):
        if place == AT_HOME and player.weapons[dwarf] < least:
            found, least = dwarf, player.weapons[dwarf]
    return found


def dwarf_with(player: Player, weapon: int) -> int:
    """Return a dwarf at home with a weapon of this strength."""
    for dwarf, place in enumerate(player.whereabouts):
        if place == AT_HOME and player.weapons[dwarf] == weapon:
            return dwarf
    return NO_DWARF


def stronger_weapons(player: Player) -> list[int]:
    """List the strengths at home which the order of dwarfs holds back, each once."""
    least = player.weapons[next_dwarf(player)]
    held_back = {
        player.weapons[dwarf]
        for dwarf, place in enumerate(player.whereabouts)
        if place == AT_HOME and player.weapons[dwarf] > least
    }
    return sorted(held_back)


def send(player: Player, dwarf: int, place: int) -> None:
    """Let a dwarf be somewhere."""
    places = list(player.whereabouts)
    places[dwarf] = place
    player.whereabouts = tuple(places)


def arm(player: Player, dwarf: int, strength: int) -> None:
    """Let a dwarf have a weapon of some strength, or none."""
    weapons = list(player.weapons)
    weapons[dwarf] = min(strength, STRONGEST)
    player.weapons = tuple(weapons)


def newborns(player: Player) -> int:
    """Count the dwarfs born this round."""
    count = 0
    for place in player.whereabouts:
        count += place == NEWBORN
    return count


def room_for_dwarfs(player: Player) -> int:
    """Count the dwarfs that the dwellings house; the Additional dwelling is for a sixth only."""
    room = ENTRY_ROOM
    for tile in player.home.layout:
        if tile != NO_TILE:
            room += FURNISHINGS[tile].dwarfs
    return room


def most_dwarfs(player: Player) -> int:
    """Count the dwarfs that could live here: five at most, and the sixth has a tile of its own."""
    room = min(room_for_dwarfs(player), MOST_DWARFS)
    return room + (room == MOST_DWARFS and owns(player, ADDITIONAL_DWELLING))


def can_grow(player: Player) -> bool:
    """A newborn needs room in a dwelling, and the sixth dwarf an Additional dwelling."""
    dwarfs = len(player.weapons)
    if dwarfs < MOST_DWARFS:
        return room_for_dwarfs(player) > dwarfs
    return dwarfs == MOST_DWARFS and owns(player, ADDITIONAL_DWELLING)


def add_newborn(player: Player) -> None:
    """A dwarf is born: it lies at home and works from the next round on."""
    player.weapons = (*player.weapons, 0)
    player.whereabouts = (*player.whereabouts, NEWBORN)
