"""Faces: everything that can lie on a space of the board, as one number with its tables.

A path card counts twice, upright and turned, and an obstacle once more with its tool on it, so
that one number per space says all there is to know.
"""

from typing import Final

from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.components import (
    CAMPFIRE,
    CARDS,
    CELL_COUNT,
    CLANS,
    EAST,
    MINES,
    OBSTACLES,
    PATH_KINDS,
    ROCKS,
    SHAPES,
    SOUTH,
    START_OPENINGS,
    half_turn,
)

EMPTY: Final = 0
HIDDEN_MINE: Final = 1
FIRST_START: Final = 2
FIRST_MINE: Final = FIRST_START + len(CLANS)
FIRST_PATH: Final = FIRST_MINE + 2 * len(MINES)
FIRST_OVERCOME: Final = FIRST_PATH + 2 * PATH_KINDS

_BLOCKING: Final[tuple[int, ...]] = tuple(
    kind for kind in range(PATH_KINDS) if CARDS[kind].feature in OBSTACLES
)
"""The kinds of path cards that need a tool."""


def _path_faces() -> list[tuple[int, int]]:
    """List kind and turn of every path face, those with tools last."""
    kinds = [*range(PATH_KINDS), *_BLOCKING]
    return [(kind, turned) for kind in kinds for turned in (0, 1)]


def _turned(openings: int, turned: int) -> int:
    return half_turn(openings) if turned else openings


KIND: Final[tuple[int, ...]] = (*(UNKNOWN,) * FIRST_PATH, *(kind for kind, _ in _path_faces()))
"""The kind of path card that a face shows, or `UNKNOWN` for anything else."""

TURNED: Final[tuple[int, ...]] = (
    *(0,) * FIRST_MINE,
    *(0, 1) * len(MINES),
    *(turned for _, turned in _path_faces()),
)

OPENINGS: Final = bytes(
    (
        0,
        0,
        *(START_OPENINGS,) * len(CLANS),
        *(_turned(mine.openings, turned) for mine in MINES for turned in (0, 1)),
        *(_turned(CARDS[kind].openings, turned) for kind, turned in _path_faces()),
    )
)
"""The open sides of a face; nobody knows those of a mine that lies face down."""

FACE_COUNT: Final = len(OPENINGS)


def _feature(face: int) -> str:
    return CARDS[KIND[face]].feature if KIND[face] != UNKNOWN else ""


def _obstacle(face: int) -> int:
    return OBSTACLES.index(_feature(face)) if _feature(face) in OBSTACLES else NO_TOOL


NO_TOOL: Final = 255

TOOL_NEEDED: Final = bytes(
    _obstacle(face) if face < FIRST_OVERCOME else NO_TOOL for face in range(FACE_COUNT)
)
"""The tool that a face still waits for, or `NO_TOOL`."""

TOOL_ON: Final = bytes(
    _obstacle(face) if face >= FIRST_OVERCOME else NO_TOOL for face in range(FACE_COUNT)
)
"""The tool whose token lies on a face, or `NO_TOOL`."""

NARROW: Final = bytes(
    _feature(face) == ROCKS or TOOL_ON[face] != NO_TOOL for face in range(FACE_COUNT)
)
"""Whether a face holds one dwarf only: rocks, and obstacles that were overcome."""

HAS_CAMPFIRE: Final = bytes(_feature(face) == CAMPFIRE for face in range(FACE_COUNT))


def path_face(kind: int, turned: int) -> int:
    """Return the face of a path card as it is laid."""
    return FIRST_PATH + 2 * kind + turned


def mine_face(mine: int, turned: int) -> int:
    """Return the face of a mine that lies open."""
    return FIRST_MINE + 2 * mine + turned


def overcome_face(face: int) -> int:
    """Return the face of an obstacle after its tool has come."""
    return FIRST_OVERCOME + 2 * _BLOCKING.index(KIND[face]) + TURNED[face]


MINE_ON: Final[tuple[int, ...]] = tuple(
    (face - FIRST_MINE) // 2 if FIRST_MINE <= face < FIRST_PATH else UNKNOWN
    for face in range(FACE_COUNT)
)
"""The mine that a face shows, or `UNKNOWN`."""

# What a space meets on one side: two bits each, four sides make a rim.
NOTHING: Final = 0
OPEN: Final = 1
CLOSED: Final = 2
WILD: Final = 3
RIM_COUNT: Final = 256


def _edge_value(face: int, side: int) -> int:
    if face == EMPTY:
        return NOTHING
    if face == HIDDEN_MINE:
        return WILD
    return OPEN if OPENINGS[face] >> side & 1 else CLOSED


EDGE_VALUE: Final[tuple[bytes, ...]] = tuple(
    bytes(_edge_value(face, side) for side in range(4)) for face in range(FACE_COUNT)
)
"""What a neighbour meets at each side of a face."""


FITS: Final = -1


def mismatch(openings: int, rim: int) -> int:
    """Return the first side where an open one would meet a closed one, or `FITS`."""
    for side in range(4):
        met = rim >> 2 * side & 3
        if met in {OPEN, CLOSED} and (met == OPEN) != bool(openings >> side & 1):
            return side
    return FITS


def _connected(openings: int, rim: int) -> int:
    return sum(1 << side for side in range(4) if openings >> side & 1 and rim >> 2 * side & 1)


CONNECTED: Final[tuple[bytes, ...]] = tuple(
    bytes(_connected(openings, rim) for rim in range(RIM_COUNT)) for openings in range(16)
)
"""The open sides that meet an open or unknown one, as bits, by openings and rim."""


def continues(openings: int, rim: int) -> bool:
    """Tell whether an open side meets an open or unknown one, so that a path goes on."""
    return CONNECTED[openings][rim] != 0


def _carrying(openings: int, rim: int) -> int:
    return sum(
        1 << side
        for side in range(4)
        if openings >> side & 1
        and (
            rim >> 2 * side & 3 in {NOTHING, WILD}
            or (rim >> 2 * side & 3 == OPEN and EAST <= side <= SOUTH)
        )
    )


CARRYING: Final[tuple[bytes, ...]] = tuple(
    bytes(_carrying(openings, rim) for rim in range(RIM_COUNT)) for openings in range(16)
)
"""The open sides where a token may sit, as bits, by openings and rim.

A path may end there, or go on: then the side is that of the western or northern card alone.
"""


def known(rim: int) -> int:
    """Return a rim without the mines that lie face down."""
    return sum(
        (rim >> 2 * side & 3) << 2 * side for side in range(4) if rim >> 2 * side & 3 != WILD
    )


def _fits(openings: int, rim: int, met: int) -> bool:
    return continues(openings, met) and mismatch(openings, rim) == FITS


def _ways(openings: int, rim: int, met: int) -> int:
    """Return how openings fit a rim; `met` is what a path of it may continue."""
    upright = _fits(openings, rim, met)
    turned = half_turn(openings) != openings and _fits(half_turn(openings), rim, met)
    return upright + 2 * turned


WAYS: Final[tuple[bytes, ...]] = tuple(
    bytes(_ways(openings, rim, rim) for rim in range(RIM_COUNT)) for openings in range(16)
)
"""How openings fit a rim: bit 0 upright, bit 1 turned, which a symmetric card never needs."""

WAYS_BESIDE_OPEN_CARDS: Final[tuple[bytes, ...]] = tuple(
    bytes(_ways(openings, rim, known(rim)) for rim in range(RIM_COUNT)) for openings in range(16)
)
"""The same where a mine that lies face down continues no path."""

UPRIGHT_FITS: Final = 1
TURNED_FITS: Final = 2
WAY_BITS: Final = 8
"""Bits that hold how often a shape fits: twice on every space at most."""

assert 2 * CELL_COUNT < 1 << WAY_BITS
assert (1 << WAY_BITS * len(SHAPES)) < 1 << 63, "all shapes fit into one machine word"


def _fitting(ways: tuple[bytes, ...], rim: int) -> int:
    return sum(
        ways[shape.openings][rim].bit_count() << WAY_BITS * number
        for number, shape in enumerate(SHAPES)
    )


FITTING: Final = [_fitting(WAYS, rim) for rim in range(RIM_COUNT)]
"""In how many ways every shape fits a rim, all in one number: `WAY_BITS` for each, in order."""

FITTING_BESIDE_OPEN_CARDS: Final = [
    _fitting(WAYS_BESIDE_OPEN_CARDS, rim) for rim in range(RIM_COUNT)
]
"""The same where a mine that lies face down continues no path."""
