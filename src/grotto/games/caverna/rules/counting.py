"""Counting what furnishing tiles ask for: sheep, dwellings next door, armed dwarfs … [CAV-9]."""

from collections.abc import Callable
from typing import Final

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
    return player.goods[thing] if thing < GOOD_COUNT else _COUNTS[thing](player)


def armed_dwarfs(player: Player) -> int:
    """Count the dwarfs with a weapon."""
    return sum(weapon > 0 for weapon in player.weapons)


def _all_armed(player: Player) -> int:
    return int(armed_dwarfs(player) == len(player.weapons))


def _none_armed(player: Player) -> int:
    return int(armed_dwarfs(player) == 0)


def _dwarfs_above_four(player: Player) -> int:
    return max(0, len(player.weapons) - MOST_DWARFS + 1)


def _yellow_tiles(player: Player) -> int:
    return (player.tiles & YELLOWS).bit_count()


def _crop_sets(player: Player) -> int:
    return min(grain_of(player), vegetables_of(player))


def _farm_animals(player: Player) -> int:
    return sum(player.goods[SHEEP:])


def _dwellings_next_door(player: Player) -> int:
    return dwellings_around(player.home, player.home.layout.index(STATE_PARLOR))


_COUNTS: Final[dict[int, Callable[[Player], int]]] = {
    ADJACENT_DWELLINGS: _dwellings_next_door,
    YELLOW_TILES: _yellow_tiles,
    ARMED_DWARFS: armed_dwarfs,
    ALL_DWARFS_ARMED: _all_armed,
    NO_DWARF_ARMED: _none_armed,
    DWARFS_ABOVE_FOUR: _dwarfs_above_four,
    CROP_SETS: _crop_sets,
    ALL_FARM_ANIMALS: _farm_animals,
}
"""How each thing is counted that is no good."""


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
