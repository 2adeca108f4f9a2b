"""What is in the box of The Lost Mines: the board, 40 path cards, 23 action cards, dwarfs, mines.

Ids are stable for ever: notation, wire, drawings and translations use them. Printed facts that
nobody could tell us come from `reconstructed`. Tables are typed `tuple[X, ...]`: looking one up
then costs nothing when compiled, while a tuple of known length would be copied for every look.
Where rules look often, small numbers are bytes, and 255 stands for none.
"""

from dataclasses import dataclass
from typing import Final

from grotto.games.lost_mines import reconstructed

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 9
MOST_ROUNDS: Final = 5
ROUNDS: Final = 2

# ---- the board ----------------------------------------------------------------------------------

COLUMNS: Final = 11
ROWS: Final = 7
CELL_COUNT: Final = COLUMNS * ROWS

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[tuple[str, ...]] = ("n", "e", "s", "w")
SIDE_COUNT: Final = 4
WAY_KEYS: Final[tuple[str, ...]] = ("upright", "turned")
"""How a card lies."""

OPPOSITE: Final = bytes((SOUTH, WEST, NORTH, EAST))
OUTSIDE: Final = 255

_LETTERS: Final = "abcdefghijk"

CELLS: Final[tuple[str, ...]] = tuple(
    f"{letter}{row}" for row in range(1, ROWS + 1) for letter in _LETTERS
)
"""The names of the spaces, row by row: columns a to k from west to east, rows 1 to 7 southwards."""


def _beside(cell: int, side: int) -> int:
    column, row = cell % COLUMNS, cell // COLUMNS
    column += (0, 1, 0, -1)[side]
    row += (-1, 0, 1, 0)[side]
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    return row * COLUMNS + column if inside else OUTSIDE


BESIDE: Final[tuple[bytes, ...]] = tuple(
    bytes(_beside(cell, side) for side in range(SIDE_COUNT)) for cell in range(CELL_COUNT)
)
"""The neighbour of every space on every side, or `OUTSIDE`."""


@dataclass(frozen=True)
class Edge:
    """The border between two neighbouring spaces, where a trap or a troll may sit."""

    key: str
    cell: int  # the western or northern space
    side: int  # of that space


EDGES: Final[tuple[Edge, ...]] = tuple(
    Edge(f"{CELLS[cell]}-{CELLS[BESIDE[cell][side]]}", cell, side)
    for cell in range(CELL_COUNT)
    for side in (EAST, SOUTH)
    if BESIDE[cell][side] != OUTSIDE
)
EDGE_KEYS: Final[tuple[str, ...]] = tuple(edge.key for edge in EDGES)
NO_EDGE: Final = 255


def _edge_at(cell: int, side: int) -> int:
    """Find the border on one side of a space, whichever of the two names it."""
    for index, edge in enumerate(EDGES):
        far = BESIDE[edge.cell][edge.side]
        if (edge.cell, edge.side) == (cell, side) or (far, OPPOSITE[edge.side]) == (cell, side):
            return index
    return NO_EDGE


EDGE_AT: Final[tuple[bytes, ...]] = tuple(
    bytes(_edge_at(cell, side) for side in range(SIDE_COUNT)) for cell in range(CELL_COUNT)
)
"""The border on every side of every space, or `NO_EDGE` where the board ends."""


def _edges_on(cell: int, sides: int) -> bytes:
    edges = [EDGE_AT[cell][side] for side in range(SIDE_COUNT) if sides >> side & 1]
    return bytes(edge for edge in edges if edge != NO_EDGE)


EDGES_ON: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    tuple(_edges_on(cell, sides) for sides in range(1 << SIDE_COUNT)) for cell in range(CELL_COUNT)
)
"""The borders on some sides of a space, which are given as bits."""

# ---- clans and roles ----------------------------------------------------------------------------

BLUE: Final = 0
YELLOW: Final = 1
CLANS: Final[tuple[str, ...]] = ("blue", "yellow")

LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2
ROLES: Final[tuple[str, ...]] = ("loyal", "selfish", "saboteur")
ROLE_COUNT: Final = 3
DWARFS: Final[tuple[str, ...]] = tuple(f"{clan}_{role}" for clan in CLANS for role in ROLES)
"""The kinds of dwarf cards; a kind is its clan times three plus its role."""

LOYAL_PER_CLAN: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 2, 2, 3, 3, 3)
"""Loyal dwarfs of each clan in the pool, by number of seats; selfish and saboteur are always in."""

HAND_SIZE: Final[tuple[int, ...]] = (0, 0, 0, 5, 5, 5, 5, 4, 4, 4)
ASIDE: Final = 10
"""Cards of the deck which nobody sees in a round."""

# ---- shapes -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shape:
    """The sides through which the path of a card leaves; all of them are joined."""

    key: str
    openings: int  # bit per side


def _open(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def half_turn(openings: int) -> int:
    """Return the openings of a card turned by 180 degrees; quarter turns do not exist."""
    return (openings & 3) << 2 | openings >> 2


SHAPES: Final[tuple[Shape, ...]] = (
    Shape("cross", _open("nesw")),
    Shape("t_side", _open("nes")),
    Shape("t_flat", _open("esw")),
    Shape("straight_ns", _open("ns")),
    Shape("straight_ew", _open("ew")),
    Shape("curve_ne", _open("ne")),
    Shape("curve_nw", _open("nw")),
)


def openings_of(shape: str) -> int:
    """Return the openings of the shape called `shape`."""
    return next(row.openings for row in SHAPES if row.key == shape)


# ---- the deck -----------------------------------------------------------------------------------

PLAIN: Final = "plain"
ROCKS: Final = "rocks"
CAMPFIRE: Final = "campfire"
OBSTACLES: Final[tuple[str, ...]] = ("tree", "lake", "pit")
TOOLS: Final[tuple[str, ...]] = ("axe", "boat", "rope")
"""The tools, in the order of the obstacles which they overcome."""

# What the cards of the deck do.
PATH: Final = "path"
TOOL: Final = "tool"
PEEK: Final = "peek"
TRAP: Final = "trap"
TROLL: Final = "troll"
STORM: Final = "thunderstorm"

MINE: Final = "mine"
TREASURE: Final = "treasure"
DWARF: Final = "dwarf"
SUBJECTS: Final[tuple[str, ...]] = (MINE, TREASURE, DWARF)


@dataclass(frozen=True)
class Card:
    """A kind of card in the deck."""

    key: str
    effect: str
    count: int
    openings: int = 0  # of a path card
    feature: str = ""  # of a path card
    shape: str = ""  # of a path card
    tool: int = -1  # of a tool card
    subjects: tuple[str, ...] = ()  # of a peek card


def _path(feature: str, shape: str, count: int) -> Card:
    return Card(f"{feature}_{shape}", PATH, count, openings_of(shape), feature, shape)


def peek_card(subjects: tuple[str, ...], count: int) -> Card:
    """Return a card that lets one look at one of its subjects, be it one, two or three."""
    return Card("_".join([PEEK, *subjects]), PEEK, count, subjects=subjects)


CARDS: Final[tuple[Card, ...]] = (
    *(_path(feature, shape, count) for feature, shape, count in reconstructed.PATH_SPLIT),
    *(Card(key, TOOL, reconstructed.TOOL_CARDS, tool=index) for index, key in enumerate(TOOLS)),
    *(peek_card(subjects, count) for subjects, count in reconstructed.PEEK_CARDS),
    Card(TRAP, TRAP, reconstructed.TRAP_CARDS),
    Card(TROLL, TROLL, reconstructed.TROLL_CARDS),
    Card(STORM, STORM, reconstructed.STORM_CARDS),
)
CARD_KEYS: Final[tuple[str, ...]] = tuple(card.key for card in CARDS)
CARD_COUNTS: Final[tuple[int, ...]] = tuple(card.count for card in CARDS)
KIND_COUNT: Final = len(CARDS)
PATH_KINDS: Final = len(reconstructed.PATH_SPLIT)
"""Kinds below this number are path cards, the others action cards."""

NO_KIND: Final = -1

TRAP_KIND: Final = CARD_KEYS.index(TRAP)
TROLL_KIND: Final = CARD_KEYS.index(TROLL)
STORM_KIND: Final = CARD_KEYS.index(STORM)
PEEK_KINDS: Final[tuple[int, ...]] = tuple(
    kind for kind, card in enumerate(CARDS) if card.effect == PEEK
)
DECK_SIZE: Final = sum(CARD_COUNTS)

# ---- tokens -------------------------------------------------------------------------------------

TRAP_TOKEN: Final = 3
TROLL_TOKEN: Final = 4
TOKENS: Final[tuple[str, ...]] = (*TOOLS, TRAP, TROLL)
TOKEN_COUNTS: Final[tuple[int, ...]] = (reconstructed.FOREST_TOKENS,) * len(TOKENS)

# ---- mines and treasures ------------------------------------------------------------------------

SYMBOLS: Final[tuple[str, ...]] = ("gold", "silver", "gems")
DRAGON: Final = "dragon"
NO_SYMBOL: Final = -1


@dataclass(frozen=True)
class Mine:
    """A mine card: the symbol of its treasures, or none where the dragon lives."""

    key: str
    symbol: int
    openings: int


def _mine(key: str, shape: str) -> Mine:
    return Mine(key, SYMBOLS.index(key) if key in SYMBOLS else NO_SYMBOL, openings_of(shape))


MINES: Final[tuple[Mine, ...]] = tuple(
    _mine(key, shape) for key, shape in reconstructed.MINE_SHAPES
)
MINE_KEYS: Final[tuple[str, ...]] = tuple(mine.key for mine in MINES)
MINE_CELLS: Final = bytes(CELLS.index(cell) for cell in reconstructed.MINE_CELLS)
SPACE_COUNT: Final = len(MINE_CELLS)
START_CELLS: Final = bytes(CELLS.index(cell) for _, cell in reconstructed.START_CELLS)
START_OPENINGS: Final = openings_of(reconstructed.START_SHAPE)


@dataclass(frozen=True)
class Treasure:
    """A treasure card: everybody sees the symbol on its back, the value is inside."""

    key: str
    symbol: int
    value: int


TREASURES: Final[tuple[Treasure, ...]] = tuple(
    Treasure(f"{key}_{value}", SYMBOLS.index(key), value)
    for key, values in reconstructed.TREASURE_VALUES
    for value in values
)
TREASURE_KEYS: Final[tuple[str, ...]] = tuple(treasure.key for treasure in TREASURES)

# ---- turns and points ---------------------------------------------------------------------------

MOST_DISCARDS: Final = 2
STEPS: Final = 3
STEPS_FROM_CAMPFIRE: Final = 5
DRAGON_PENALTY: Final = 2
NO_SEAT: Final = -1
EVERYBODY: Final = (1 << MOST_SEATS + 1) - 1
"""The bits of all who may know something: every seat, and above them whoever just looks on."""
