"""The network of paths: laying and removing cards, connections, and what carries a token [MIN-2].

Rims, frontier and laid cards follow every change of the board, here and nowhere else.
"""

from bisect import insort

from grotto.games.lost_mines.components import (
    BESIDE,
    CELL_COUNT,
    EDGES,
    OPPOSITE,
    OUTSIDE,
    SIDE_COUNT,
)
from grotto.games.lost_mines.faces import (
    EDGE_VALUE,
    EMPTY,
    FIRST_PATH,
    HIDDEN_MINE,
    OPENINGS,
)
from grotto.games.lost_mines.state import LostMinesState


def put(state: LostMinesState, cell: int, face: int) -> None:
    """Let something lie on a space, in place of what was there."""
    before = state.cells[cell]
    state.cells[cell] = face
    if before == EMPTY:
        state.frontier.remove(cell)
        insort(state.laid, cell)
    tell_neighbours(state, cell, face)


def remove(state: LostMinesState, cell: int) -> None:
    """Take a path card off the board."""
    state.cells[cell] = EMPTY
    state.laid.remove(cell)
    tell_neighbours(state, cell, EMPTY)
    if state.rims[cell]:
        insort(state.frontier, cell)


def tell_neighbours(state: LostMinesState, cell: int, face: int) -> None:
    """Let the spaces around know what they meet now."""
    rims = state.rims
    values = EDGE_VALUE[face]
    for side in range(SIDE_COUNT):
        near = BESIDE[cell][side]
        if near != OUTSIDE:
            shift = 2 * OPPOSITE[side]
            before = rims[near]
            after = before & ~(3 << shift) | values[side] << shift
            rims[near] = after
            if state.cells[near] == EMPTY and (before == 0) != (after == 0):
                if after:
                    insort(state.frontier, near)
                else:
                    state.frontier.remove(near)


def lay_out(state: LostMinesState, cells: dict[int, int]) -> None:
    """Lay out a whole board at once."""
    state.cells = [cells.get(cell, EMPTY) for cell in range(CELL_COUNT)]
    state.rims = [rim_of(state.cells, cell) for cell in range(CELL_COUNT)]
    state.frontier = [
        cell for cell in range(CELL_COUNT) if state.cells[cell] == EMPTY and state.rims[cell] != 0
    ]
    state.laid = [cell for cell in range(CELL_COUNT) if state.cells[cell] >= FIRST_PATH]


def rim_of(cells: list[int], cell: int) -> int:
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
    if not OPENINGS[state.cells[cell]] >> side & 1:
        return False
    near = BESIDE[cell][side]
    if near == OUTSIDE:
        return False
    face = state.cells[near]
    return face == HIDDEN_MINE or bool(OPENINGS[face] >> OPPOSITE[side] & 1)


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
