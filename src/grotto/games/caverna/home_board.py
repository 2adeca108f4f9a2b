"""The home board: its cells, who is whose neighbour, and what lies hidden in them [CAV-3].

Cells are numbered row by row, ``a1`` to ``f4``; columns ``a`` to ``c`` are forest, ``d`` to ``f``
mountain. The cells around the board, which only the Office room opens, come after them: rows ``0``
and ``5``, columns ``z`` and ``g``. Sets of cells are bits of an int.
"""

from dataclasses import dataclass
from typing import Final

from grotto.games.caverna.components import NOTHING, Goods, goods

ROWS: Final = 4
COLUMNS: Final[str] = "abcdef"
_ALL_COLUMNS: Final[str] = "zabcdefg"
_FOREST_COLUMNS: Final[str] = "zabc"

BOARD_KEYS: Final[tuple[str, ...]] = tuple(
    f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS
)
OUTSIDE_KEYS: Final[tuple[str, ...]] = (
    "a0", "b0", "c0", "d0", "e0", "f0",
    "z1", "g1", "z2", "g2", "z3", "g3", "z4", "g4",
    "a5", "b5", "c5", "e5", "f5",
)  # fmt: skip
"""Below the entry-level dwelling there is none."""

CELL_KEYS: Final[tuple[str, ...]] = BOARD_KEYS + OUTSIDE_KEYS
CELL_COUNT: Final = len(CELL_KEYS)


def cell_of(key: str) -> int:
    """Return the number of a cell."""
    return CELL_KEYS.index(key)


def cells_of(keys: tuple[str, ...]) -> int:
    """Return a set of cells."""
    return sum(1 << cell_of(key) for key in keys)


ENTRANCE: Final[int] = cell_of("c4")
"""The forest cell before the cave: the first forest tile must cover it."""
ENTRY_DWELLING: Final[int] = cell_of("d4")
START_CAVERN: Final[int] = cell_of("d3")

BOARD: Final[int] = cells_of(BOARD_KEYS)
FOREST: Final[int] = cells_of(tuple(key for key in CELL_KEYS if key[0] in _FOREST_COLUMNS))
MOUNTAIN: Final[int] = cells_of(tuple(key for key in CELL_KEYS if key[0] not in _FOREST_COLUMNS))

REWARDS: Final[dict[str, Goods]] = {
    "c1": goods(wild_boar=1),
    "a3": goods(wild_boar=1),
    "b4": goods(food=1),
    "e4": goods(food=1),
    "f1": goods(food=2),
}
"""What the first tile on a cell brings."""
REWARD: Final[tuple[Goods, ...]] = tuple(REWARDS.get(key, NOTHING) for key in CELL_KEYS)


def _touch(one: str, other: str) -> bool:
    across = abs(_ALL_COLUMNS.index(one[0]) - _ALL_COLUMNS.index(other[0]))
    same_half = (one[0] in _FOREST_COLUMNS) == (other[0] in _FOREST_COLUMNS)
    return same_half and across + abs(int(one[1]) - int(other[1])) == 1


NEIGHBOURS: Final[tuple[int, ...]] = tuple(
    cells_of(tuple(other for other in CELL_KEYS if _touch(key, other))) for key in CELL_KEYS
)
"""The cells that share a side with each cell; forest and mountain never touch."""


@dataclass(frozen=True)
class Pair:
    """Two neighbouring cells: room for a twin tile."""

    number: int
    cell: int
    other: int
    cells: int  # both, as a set
    around: int  # every cell that touches one of them


def _pair(number: int, cell: int, other: int) -> Pair:
    cells = 1 << cell | 1 << other
    return Pair(number, cell, other, cells, (NEIGHBOURS[cell] | NEIGHBOURS[other]) & ~cells)


_TOUCHING: Final[tuple[tuple[int, int], ...]] = tuple(
    (cell, other)
    for cell in range(CELL_COUNT)
    for other in range(cell + 1, CELL_COUNT)
    if NEIGHBOURS[cell] >> other & 1
)
PAIRS: Final[tuple[Pair, ...]] = tuple(
    _pair(number, cell, other) for number, (cell, other) in enumerate(_TOUCHING)
)
BOARD_PAIRS: Final[tuple[Pair, ...]] = tuple(pair for pair in PAIRS if pair.cells & ~BOARD == 0)
OVERHANGING_PAIRS: Final[tuple[Pair, ...]] = tuple(
    pair for pair in PAIRS if (pair.cells & BOARD).bit_count() == 1
)
"""One half on the board, the other half over its edge."""

# ---- landscape tiles -----------------------------------------------------------------------------

MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
CAVERN_CAVERN: Final = 2
ORE_MINE: Final = 3
MEADOW: Final = 4
FIELD: Final = 5
TUNNEL: Final = 6
CAVERN: Final = 7
RUBY_MINE: Final = 8

LANDSCAPE: Final[tuple[str, ...]] = (
    "meadow_field", "cavern_tunnel", "cavern_cavern", "ore_mine",
    "meadow", "field", "tunnel", "cavern", "ruby_mine",
)  # fmt: skip
HALVES: Final[dict[str, tuple[str, str]]] = {
    "meadow_field": ("meadow", "field"),
    "cavern_tunnel": ("cavern", "tunnel"),
    "cavern_cavern": ("cavern", "cavern"),
    "ore_mine": ("ore_mine", "deep_tunnel"),
}
"""What twin tiles show in their first and in their second cell."""
TWINS: Final[tuple[int, ...]] = (MEADOW_FIELD, CAVERN_TUNNEL, CAVERN_CAVERN)
"""Twin tiles that cover forest or rock."""
SINGLES: Final[tuple[int, ...]] = (MEADOW, FIELD, TUNNEL, CAVERN)
RUBY_PRICE: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 1, 1, 2, 0)
"""Rubies that a single tile costs at any time."""
