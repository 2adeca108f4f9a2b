"""The network of paths: laying and removing cards, connections, and what carries a token [MIN-2].

Rims, frontier and laid cards follow every change of the board, here and nowhere else.
"""

from typing import final

from mypy_extensions import i64

from grotto.games.lost_mines.components import (
    BESIDE,
    CELL_COUNT,
    EDGES,
    OPPOSITE,
    OUTSIDE,
    SIDE_COUNT,
)
from grotto.games.lost_mines.faces import (
    CONNECTED,
    EDGE_VALUE,
    EMPTY,
    FIRST_PATH,
    HIDDEN_MINE,
    OPENINGS,
)
from grotto.games.lost_mines.rows import changed, with_one, without
from grotto.games.lost_mines.state import LostMinesState


def put(state: LostMinesState, cell: int, face: int) -> None:
    """Let something lie on a space, in place of what was there."""
    before = state.cells[cell]
    state.cells = changed(state.cells, cell, face)
    if before == EMPTY:
        state.frontier = without(state.frontier, cell)
        state.laid = with_one(state.laid, cell)
    tell_neighbours(state, cell, face)


def remove(state: LostMinesState, cell: int) -> None:
    """Take a path card off the board."""
    state.cells = changed(state.cells, cell, EMPTY)
    state.laid = without(state.laid, cell)
    tell_neighbours(state, cell, EMPTY)
    if state.rims[cell]:
        state.frontier = with_one(state.frontier, cell)


def tell_neighbours(state: LostMinesState, cell: int, face: int) -> None:
    """Let the spaces around know what they meet now."""
    cells, rims, frontier = state.cells, bytearray(state.rims), state.frontier
    values, beside = EDGE_VALUE[face], BESIDE[cell]
    for side in range(i64(SIDE_COUNT)):
        near: i64 = beside[side]
        if near != OUTSIDE:
            shift: i64 = 2 * OPPOSITE[side]
            before: i64 = rims[near]
            value: i64 = values[side]
            after = before & ~(3 << shift) | value << shift
            rims[near] = after
            if cells[near] == EMPTY and (before == 0) != (after == 0):
                frontier = with_one(frontier, near) if after else without(frontier, near)
    state.rims, state.frontier = bytes(rims), frontier


@final
class Board:
    """A board with everything that follows from what lies on it."""

    __slots__ = ("cells", "frontier", "laid", "rims")

    def __init__(self, cells: bytes, rims: bytes) -> None:
        spaces = range(CELL_COUNT)
        self.cells = cells
        self.rims = rims
        self.frontier = bytes([cell for cell in spaces if cells[cell] == EMPTY and rims[cell]])
        self.laid = bytes([cell for cell in spaces if cells[cell] >= FIRST_PATH])


def board_of(faces: dict[int, int]) -> Board:
    """Return the board on which faces lie as given by space."""
    cells = bytes([faces.get(cell, EMPTY) for cell in range(CELL_COUNT)])
    return Board(cells, bytes([rim_of(cells, cell) for cell in range(CELL_COUNT)]))


def lay_out(state: LostMinesState, board: Board) -> None:
    """Lay out a whole board at once."""
    state.cells = board.cells
    state.rims = board.rims
    state.frontier = board.frontier
    state.laid = board.laid


def rim_of(cells: bytes, cell: int) -> int:
    """Return what a space meets on its four sides."""
    rim = 0
    for side in range(SIDE_COUNT):
        near = BESIDE[cell][side]
        if near != OUTSIDE:
            rim |= EDGE_VALUE[cells[near]][OPPOSITE[side]] << 2 * side
    return rim


def is_connected(state: LostMinesState, cell: int, side: int) -> bool:
    """Tell whether a path leads from the card on `cell` through `side` to the next card.

    A mine that lies face down can be entered from every side.
    """
    return bool(connected_sides(state, cell) >> side & 1)


def connected_sides(state: LostMinesState, cell: i64) -> i64:
    """Return the sides through which paths lead from a card to the next, as bits."""
    face: i64 = state.cells[cell]
    openings: i64 = OPENINGS[face]
    rim: i64 = state.rims[cell]
    return CONNECTED[openings][rim]


def is_carried(state: LostMinesState, edge: int) -> bool:
    """Tell whether an open end of some card still lies at a border."""
    row = EDGES[edge]
    far = BESIDE[row.cell][row.side]
    near_end = OPENINGS[state.cells[row.cell]] >> row.side & 1
    far_end = OPENINGS[state.cells[far]] >> OPPOSITE[row.side] & 1
    return bool(near_end | far_end)


def can_hold_token(state: LostMinesState, edge: int) -> bool:
    """Tell whether a border is a connection, or the end of a path that faces an empty space."""
    row = EDGES[edge]
    near, far = state.cells[row.cell], state.cells[BESIDE[row.cell][row.side]]
    near_end = bool(OPENINGS[near] >> row.side & 1)
    far_end = bool(OPENINGS[far] >> OPPOSITE[row.side] & 1)
    if near_end and far_end:
        return True
    if near_end:
        return far in {EMPTY, HIDDEN_MINE}
    return far_end and near in {EMPTY, HIDDEN_MINE}
