"""Landscape tiles: where they may lie, and what covering a cell brings [CAV-3]."""

from typing import Final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.games.caverna.answers import FENCE, FENCE_PAIR, LAY, LAY_FIRST, LAY_SECOND
from grotto.games.caverna.components import NOTHING, Goods
from grotto.games.caverna.furnishings import OFFICE_ROOM
from grotto.games.caverna.home_board import (
    BOARD,
    BOARD_PAIRS,
    CAVERN,
    CAVERN_TUNNEL,
    ENTRANCE,
    FIELD,
    FOREST,
    MEADOW,
    MEADOW_FIELD,
    MOUNTAIN,
    NEIGHBOURS,
    ORE_MINE,
    OVERHANGING_PAIRS,
    PAIRS,
    REWARD,
    TUNNEL,
    Pair,
)
from grotto.games.caverna.player import Home, Player, forest_tiles, mountain_tiles, owns
from grotto.games.caverna.rules.supply import plus


def _half(pairs: tuple[Pair, ...], half: int) -> tuple[Pair, ...]:
    return tuple(pair for pair in pairs if pair.cells & half)


FOREST_PAIRS: Final[tuple[Pair, ...]] = _half(BOARD_PAIRS, FOREST)
MOUNTAIN_PAIRS: Final[tuple[Pair, ...]] = _half(BOARD_PAIRS, MOUNTAIN)
FOREST_EDGE: Final[tuple[Pair, ...]] = _half(OVERHANGING_PAIRS, FOREST)
MOUNTAIN_EDGE: Final[tuple[Pair, ...]] = _half(OVERHANGING_PAIRS, MOUNTAIN)
ALL_FOREST_PAIRS: Final[tuple[Pair, ...]] = _half(PAIRS, FOREST)
ALL_MOUNTAIN_PAIRS: Final[tuple[Pair, ...]] = _half(PAIRS, MOUNTAIN)
_FOREST_BOARD: Final[int] = FOREST & BOARD
_MOUNTAIN_BOARD: Final[int] = MOUNTAIN & BOARD

# ---- twin tiles ---------------------------------------------------------------------------------


def forest_pairs(player: Player) -> list[Pair]:
    """List where a meadow/field tile may lie: at the entrance first, later beside other tiles."""
    covered = forest_tiles(player.home)
    found = _open_forest(FOREST_PAIRS, covered)
    if owns(player, OFFICE_ROOM):
        found += _open_forest(FOREST_EDGE, covered)
    return found


def _open_forest(pairs: tuple[Pair, ...], covered: int) -> list[Pair]:
    entrance = 1 << ENTRANCE
    found: list[Pair] = []
    for pair in pairs:
        if pair.cells & covered:
            continue
        if pair.around & covered or (not covered and pair.cells & entrance):
            found.append(pair)
    return found


def mountain_pairs(player: Player) -> list[Pair]:
    """List where a twin tile may lie in the mountain: beside a tile or the entry-level dwelling."""
    covered = mountain_tiles(player.home)
    found = _open_mountain(MOUNTAIN_PAIRS, covered)
    if owns(player, OFFICE_ROOM):
        found += _open_mountain(MOUNTAIN_EDGE, covered)
    return found


def _open_mountain(pairs: tuple[Pair, ...], covered: int) -> list[Pair]:
    found: list[Pair] = []
    for pair in pairs:
        if not pair.cells & covered and pair.around & covered:
            found.append(pair)  # noqa: PERF401 (as fast, and clearer)
    return found


def has_twin_offer(player: Player, tile: int) -> bool:
    """Tell whether there is a way to lay a twin tile."""
    home = player.home
    if tile != MEADOW_FIELD:
        return _has_open(MOUNTAIN_PAIRS, mountain_tiles(home)) or bool(mountain_pairs(player))
    if home.stables:
        return bool(_meadow_field_offers(player))
    return _has_open(FOREST_PAIRS, forest_tiles(home)) or bool(forest_pairs(player))


def _has_open(pairs: tuple[Pair, ...], covered: int) -> bool:
    """Tell whether a pair of cells lies beside those that are covered."""
    for pair in pairs:  # noqa: SIM110 (a generator is slow)
        if not pair.cells & covered and pair.around & covered:
            return True
    return False


def twin_offers(player: Player, tile: int) -> list[Action]:
    """List every way to lay a twin tile."""
    if tile == MEADOW_FIELD:
        return _meadow_field_offers(player)
    offers: list[Action] = []
    for pair in mountain_pairs(player):
        offers.append(LAY_FIRST[tile][pair.number])
        if tile == CAVERN_TUNNEL:
            offers.append(LAY_SECOND[tile][pair.number])
    return offers


def _meadow_field_offers(player: Player) -> list[Action]:
    """A stable may stand under the meadow half, never under the field."""
    offers: list[Action] = []
    stables = player.home.stables
    for pair in forest_pairs(player):
        if not stables >> pair.other & 1:
            offers.append(LAY_FIRST[MEADOW_FIELD][pair.number])
        if not stables >> pair.cell & 1:
            offers.append(LAY_SECOND[MEADOW_FIELD][pair.number])
    return offers


def ore_mine_offers(home: Home) -> list[Action]:
    """An ore mine with its deep tunnel covers two adjacent ordinary tunnels."""
    offers: list[Action] = []
    others = ~home.tunnels
    if home.tunnels & (home.tunnels - 1):
        for pair in ALL_MOUNTAIN_PAIRS:
            if not pair.cells & others:
                offers.append(LAY_FIRST[ORE_MINE][pair.number])
                offers.append(LAY_SECOND[ORE_MINE][pair.number])
    return offers


def has_pair(pairs: tuple[Pair, ...], cells: int) -> bool:
    """Tell whether two of some cells lie side by side."""
    if cells & (cells - 1):
        others = ~cells
        for pair in pairs:
            if not pair.cells & others:
                return True
    return False


def small_pasture_offers(home: Home) -> list[Action]:
    """Any meadow becomes a small pasture."""
    return [FENCE[cell] for cell in members(home.meadows)]


def large_pasture_offers(home: Home) -> list[Action]:
    """Two adjacent meadows, of whichever tiles, become one large pasture."""
    offers: list[Action] = []
    others = ~home.meadows
    if home.meadows & (home.meadows - 1):
        for pair in ALL_FOREST_PAIRS:
            if not pair.cells & others:
                offers.append(FENCE_PAIR[pair.number])  # noqa: PERF401 (as fast, and clearer)
    return offers


# ---- single tiles -------------------------------------------------------------------------------


def single_cells(home: Home, tile: int) -> list[int]:
    """List where a single tile may lie: never over the edge of the board."""
    return members(_single_cells(home, tile))


def has_single_cell(home: Home, tile: int) -> bool:
    """Tell whether there is a cell for a single tile."""
    return _single_cells(home, tile) != 0


def _single_cells(home: Home, tile: int) -> int:
    if tile != MEADOW and tile != FIELD:  # noqa: PLR1714 (a tuple is slow)
        covered = mountain_tiles(home)
        return _MOUNTAIN_BOARD & _around(covered) & ~covered
    covered = forest_tiles(home)
    near = _around(covered) if covered else 1 << ENTRANCE
    free = _FOREST_BOARD & near & ~covered
    return free & ~home.stables if tile == FIELD else free


def _around(covered: int) -> int:
    """Return the cells that touch one of some cells, and perhaps these."""
    cells = 0
    while covered:
        lowest = covered & -covered
        cells |= NEIGHBOURS[lowest.bit_length() - 1]
        covered ^= lowest
    return cells


def single_offers(home: Home, tile: int) -> list[Action]:
    """List every way to lay a single tile."""
    return [LAY[tile][cell] for cell in single_cells(home, tile)]


def stable_cells(home: Home) -> int:
    """Return where a stable may stand: in the forest, on meadows and pastures, one per cell."""
    ground = _FOREST_BOARD | forest_tiles(home)
    return ground & ~home.fields & ~home.stables


# ---- covering -----------------------------------------------------------------------------------


def cover(home: Home, tile: int, cell: int) -> Goods:
    """Lay half a tile, or a single one, and return what lay hidden under it."""
    bit = 1 << cell
    if tile == MEADOW:
        home.meadows |= bit
    elif tile == FIELD:
        home.fields |= bit
    elif tile == CAVERN:
        home.caverns |= bit
    else:
        home.tunnels |= bit
    return REWARD[cell]


def cover_twin(home: Home, tile: int, cell: int, other: int) -> Goods:
    """Lay a twin tile, and return what lay hidden under it."""
    first, second = HALVES[tile]
    found = cover(home, first, cell)
    more = cover(home, second, other)
    return found if more is NOTHING else plus(found, more)


HALVES: Final[tuple[tuple[int, int], ...]] = ((MEADOW, FIELD), (CAVERN, TUNNEL), (CAVERN, CAVERN))
"""What a twin tile shows in its first and in its second cell, by tile."""


def overhangs(cell: int, other: int) -> bool:
    """Tell whether one half of a twin tile lies over the edge of the board."""
    return bool((1 << cell | 1 << other) & ~BOARD)
