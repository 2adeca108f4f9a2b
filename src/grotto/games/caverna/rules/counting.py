"""Counting what furnishing tiles ask for: sheep, dwellings next door, armed dwarfs … [CAV-9]."""

from grotto.games.caverna.components import (
    GOOD_COUNT,
    GRAIN,
    MOST_DWARFS,
    SHEEP,
    VEGETABLE,
)
from grotto.games.caverna.furnishings import (
    ADJACENT_DWELLINGS,
    ALL_DWARFS_ARMED,
    ALL_FARM_ANIMALS,
    ARMED_DWARFS,
    CROP_SETS,
    DWARFS_ABOVE_FOUR,
    DWELLINGS,
    NO_DWARF_ARMED,
    STATE_PARLOR,
    YELLOW_TILES,
    YELLOWS,
    Count,
)
from grotto.games.caverna.home_board import ENTRY_DWELLING, NEIGHBOURS
from grotto.games.caverna.player import NO_TILE, Home, Player


def worth(player: Player, count: Count) -> int:
    """Return what a count of a player's things gives, rounded down."""
    return number_of(player, count.thing) // count.every * count.gives if count.gives else 0


def number_of(player: Player, thing: int) -> int:
    """Count one kind of thing: a good in the supply, or something else that tiles know."""
    if thing < GOOD_COUNT:
        return player.goods[thing]
    if thing in (ARMED_DWARFS, ALL_DWARFS_ARMED, NO_DWARF_ARMED, DWARFS_ABOVE_FOUR):
        return _of_dwarfs(player, thing)
    if thing == ADJACENT_DWELLINGS:
        return dwellings_around(player.home, player.home.layout.index(STATE_PARLOR))
    if thing == YELLOW_TILES:
        return (player.tiles & YELLOWS).bit_count()
    if thing == CROP_SETS:
        return min(grain_of(player), vegetables_of(player))
    assert thing == ALL_FARM_ANIMALS
    return sum(player.goods[SHEEP:])


def _of_dwarfs(player: Player, thing: int) -> int:
    dwarfs, armed = len(player.weapons), armed_dwarfs(player)
    if thing == ARMED_DWARFS:
        return armed
    if thing == ALL_DWARFS_ARMED:
        return int(armed == dwarfs)
    if thing == NO_DWARF_ARMED:
        return int(armed == 0)
    return max(0, dwarfs - MOST_DWARFS + 1)


def armed_dwarfs(player: Player) -> int:
    """Count the dwarfs with a weapon."""
    return sum(weapon > 0 for weapon in player.weapons)


def dwelling_cells(home: Home) -> int:
    """Return the cells of all dwellings; the entry-level dwelling is one of them."""
    cells = 1 << ENTRY_DWELLING
    for cell, tile in enumerate(home.layout):
        if tile != NO_TILE and DWELLINGS >> tile & 1:
            cells |= 1 << cell
    return cells


def dwellings_around(home: Home, cell: int) -> int:
    """Count the dwellings that share a side with a cell."""
    return (NEIGHBOURS[cell] & dwelling_cells(home)).bit_count()


def grain_of(player: Player) -> int:
    """Count all grain, in the supply and on fields."""
    one, two, three = player.home.grain
    growing = one.bit_count() + 2 * two.bit_count() + 3 * three.bit_count()
    return player.goods[GRAIN] + growing


def vegetables_of(player: Player) -> int:
    """Count all vegetables, in the supply and on fields."""
    one, two = player.home.vegetables
    return player.goods[VEGETABLE] + one.bit_count() + 2 * two.bit_count()


def tiles_in(home: Home) -> list[int]:
    """List the furnishing tiles of a home, each as often as it is there."""
    return [tile for tile in home.layout if tile != NO_TILE]
