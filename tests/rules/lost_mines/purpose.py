"""What to strive for in The Lost Mines, so that laws see all of the game.

A purpose narrows the offers down; it knows the rules only as far as they are on offer.
"""

from typing import Final

from grotto.core.action import Action
from grotto.core.state import State
from grotto.games.lost_mines.actions import STOP, Go, Lay, Use
from grotto.games.lost_mines.components import (
    BESIDE,
    COLUMNS,
    MINE_CELLS,
    MINES,
    NO_SEAT,
    OUTSIDE,
    START_CELLS,
)
from grotto.games.lost_mines.faces import HIDDEN_MINE, MINE_ON, NO_TOOL, OPENINGS, TOOL_NEEDED
from grotto.games.lost_mines.game import LostMinesState
from grotto.games.lost_mines.rules.network import is_connected

LAST: Final = 99.0
"""Farther away than anything: what serves no purpose."""


def steps_between(cell: int, other: int) -> int:
    """How many spaces lie between two, paths or not."""
    return abs(cell % COLUMNS - other % COLUMNS) + abs(cell // COLUMNS - other // COLUMNS)


def walkable(state: LostMinesState) -> set[int]:
    """The spaces that paths join to a start, obstacles included."""
    found, open_ = set(START_CELLS), list(START_CELLS)
    while open_:
        cell = open_.pop()
        near = [BESIDE[cell][side] for side in range(4) if is_connected(state, cell, side)]
        fresh = [other for other in near if other not in found]
        found |= set(fresh)
        open_ += fresh
    return found


def towards_the_mines(state: State, offers: list[Action]) -> list[Action]:
    """Lengthen a path from a start towards a mine, overcome what bars it, and walk along it."""
    assert isinstance(state, LostMinesState)
    reached = walkable(state)
    ranked = [(rank_of(state, offer, reached), offer) for offer in offers]
    best = min(rank for rank, _ in ranked)
    return [offer for rank, offer in ranked if rank == best]


def rank_of(state: LostMinesState, offer: Action, reached: set[int]) -> float:
    """How far an offer leaves its player from a mine worth going to, more or less."""
    if isinstance(offer, Lay):
        return rank_of_card(state, offer, reached)
    if isinstance(offer, Use):
        return 0 if offer.cell in reached else LAST
    cell = state.pawns[state.to_act()]
    if isinstance(offer, Go):
        return far_from_mines(state, BESIDE[cell][offer.side])
    return far_from_mines(state, cell) if offer is STOP else LAST


def rank_of_card(state: LostMinesState, offer: Lay, reached: set[int]) -> float:
    """The card should continue a walkable path, lead nearer to a mine, and bar nobody."""
    ends = [BESIDE[offer.cell][side] for side in range(4) if OPENINGS[offer.face] >> side & 1]
    if not any(cell in reached for cell in ends):
        return LAST
    ahead = [far_from_mines(state, c) for c in ends if c != OUTSIDE and c not in reached]
    return min(ahead, default=LAST) + 3 * (TOOL_NEEDED[offer.face] != NO_TOOL)


def far_from_mines(state: LostMinesState, cell: int) -> float:
    """The way to the nearest mine that is still face down, or has treasures left."""
    left = {
        symbol
        for symbol, owner in zip(state.secrets.symbols, state.secrets.owners)
        if owner == NO_SEAT
    }
    goals = [
        goal
        for goal in MINE_CELLS
        if state.cells[goal] == HIDDEN_MINE or MINES[MINE_ON[state.cells[goal]]].symbol in left
    ]
    return min(steps_between(cell, goal) for goal in goals or MINE_CELLS)
