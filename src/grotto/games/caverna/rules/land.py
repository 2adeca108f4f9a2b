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
    if home.tunnels.bit_count() > 1:
        for pair in ALL_MOUNTAIN_PAIRS:
            if pair.cells & ~home.tunnels == 0:
                offers.append(LAY_FIRST[ORE_MINE][pair.number])
                offers.append(LAY_SECOND[ORE_MINE][pair.number])
    return offers


def small_pasture_offers(home: Home) -> list[Action]:
    """Any meadow becomes a small pasture."""
    return [FENCE[cell] for cell in members(home.meadows)]


def large_pasture_offers(home: Home) -> list[Action]:
    """Two adjacent meadows, of whichever tiles, become one large pasture."""
    offers: list[Action] = []
    if home.meadows.bit_count() > 1:
        for pair in ALL_FOREST_PAIRS:
            if pair.cells & ~home.meadows == 0:
                offers.append(FENCE_PAIR[pair.number])  # noqa: PERF401 (as fast, and clearer)
    return offers


# ---- single tiles -------------------------------------------------------------------------------


def single_cells(home: Home, tile: int) -> list[int]:
    """List where a single tile may lie: never over the edge of the board."""
    if tile in (MEADOW, FIELD):
        return _forest_cells(home, tile)
    covered = mountain_tiles(home)
    return _beside(MOUNTAIN & BOARD & ~covered, covered)


def _forest_cells(home: Home, tile: int) -> list[int]:
    covered = forest_tiles(home)
    free = FOREST & BOARD & ~covered
    if tile == FIELD:
        free &= ~home.stables
    if not covered:
        return [ENTRANCE] if free >> ENTRANCE & 1 else []
    return _beside(free, covered)


def _beside(free: int, covered: int) -> list[int]:
    found: list[int] = []
    while free:
        lowest = free & -free
        cell = lowest.bit_length() - 1
        if NEIGHBOURS[cell] & covered:
            found.append(cell)
        free ^= lowest
    return found


def single_offers(home: Home, tile: int) -> list[Action]:
    """List every way to lay a single tile."""
    return [LAY[tile][cell] for cell in single_cells(home, tile)]


def stable_cells(home: Home) -> list[int]:
    """List where a stable may stand: in the forest, on meadows and pastures, one per cell."""
    ground = FOREST & BOARD | forest_tiles(home)
    return members(ground & ~home.fields & ~home.stables)


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
