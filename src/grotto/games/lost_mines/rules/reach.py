"""Which mines can still be reached, as far as everybody can see it [MIN-10.9].

Obstacles may still be overcome and any card may still come; what lies on the board stays there.
So a mine is out of reach when cards wall it in, or when it takes more cards to come to it than all
hands and the draw pile have.
"""

from heapq import heappop, heappush

from grotto.games.lost_mines.components import (
    BESIDE,
    CELL_COUNT,
    MINE_CELLS,
    MINES,
    NO_SEAT,
    OPPOSITE,
    OUTSIDE,
    SIDE_COUNT,
)
from grotto.games.lost_mines.faces import EMPTY, HIDDEN_MINE, MINE_ON, OPENINGS
from grotto.games.lost_mines.state import LostMinesState


def is_a_mine_out_of_reach(state: LostMinesState) -> bool:
    """Tell whether no dwarf can come any more to some mine that may have treasures."""
    needed = cards_to_lay(state)
    left = state.pile + sum(map(len, state.hands))
    return any(needed[cell] > left for cell in MINE_CELLS if may_have_treasures(state, cell))


def may_have_treasures(state: LostMinesState, cell: int) -> bool:
    """Tell whether a mine lies face down, or has treasures left on the table."""
    face = state.cells[cell]
    if face == HIDDEN_MINE:
        return True
    symbol = MINES[MINE_ON[face]].symbol
    secrets = state.secrets
    return any(
        owner == NO_SEAT and of == symbol
        for owner, of in zip(secrets.owners, secrets.symbols, strict=True)
    )


def cards_to_lay(state: LostMinesState) -> list[int]:
    """Count for every space the cards that have to be laid before some dwarf can come there."""
    needed = [CELL_COUNT] * CELL_COUNT
    queue = [(0, cell) for cell in sorted(set(state.pawns))]
    for _, cell in queue:
        needed[cell] = 0
    while queue:
        cards, cell = heappop(queue)
        if cards > needed[cell]:
            continue
        for side in range(SIDE_COUNT):
            near = BESIDE[cell][side]
            if near != OUTSIDE and could_lead(state, cell, side):
                total = cards + (state.cells[near] == EMPTY)
                if total < needed[near]:
                    needed[near] = total
                    heappush(queue, (total, near))
    return needed


def could_lead(state: LostMinesState, cell: int, side: int) -> bool:
    """Tell whether a path leads from a space to the next, or still could.

    Every combination of two open sides exists, and nobody knows those of a mine face down.
    """
    here, there = state.cells[cell], state.cells[BESIDE[cell][side]]
    return is_open(here, side) and is_open(there, OPPOSITE[side])


def is_open(face: int, side: int) -> bool:
    """Tell whether a face has, or could get, a path through a side."""
    return face in {EMPTY, HIDDEN_MINE} or bool(OPENINGS[face] >> side & 1)
