"""Finds: what treasures and mines are worth, for all that a seat knows."""

from grotto.bots.evaluations.lost_mines import weights
from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.components import (
    MINE_CELLS,
    MINES,
    NO_SEAT,
    NO_SYMBOL,
    SYMBOLS,
    TREASURES,
)
from grotto.games.lost_mines.faces import HIDDEN_MINE
from grotto.games.lost_mines.knowledge import known_mine, known_treasure
from grotto.games.lost_mines.state import LostMinesState


def treasure_values(state: LostMinesState, seat: int) -> list[float]:
    """Return what every treasure is worth; an unseen one is an average one of its symbol."""
    secrets = state.secrets
    known = [known_treasure(state, slot, seat) for slot in range(len(secrets.symbols))]
    unseen: list[list[int]] = [[] for _ in SYMBOLS]
    for treasure, row in enumerate(TREASURES):
        if treasure not in known:
            unseen[row.symbol].append(row.value)
    return [
        float(TREASURES[treasure].value)
        if treasure != UNKNOWN
        else float(sum(unseen[symbol])) / len(unseen[symbol])
        for treasure, symbol in zip(known, secrets.symbols, strict=True)
    ]


def found(state: LostMinesState, seat: int) -> list[float]:
    """Return what each seat has found so far."""
    values = treasure_values(state, seat)
    finds = [0.0] * len(state.hands)
    for owner, value in zip(state.secrets.owners, values, strict=True):
        if owner != NO_SEAT:
            finds[owner] += value
    return finds


def attractions(state: LostMinesState, seat: int) -> list[tuple[int, float]]:
    """List the spaces of mines worth going to, and what a visit is worth."""
    best = best_by_symbol(state, seat)
    known = [known_mine(state, space, seat) for space in range(len(MINE_CELLS))]
    unseen = [mine for mine in range(len(MINES)) if mine not in known]
    goals: list[tuple[int, float]] = []
    for cell, mine in zip(MINE_CELLS, known, strict=True):
        hidden = state.cells[cell] == HIDDEN_MINE
        kinds = [mine] if mine != UNKNOWN else unseen
        value = float(sum(_visit(kind, best, hidden=hidden) for kind in kinds)) / len(kinds)
        if value > 0:
            goals.append((cell, value))
    return goals


def _visit(mine: int, best: list[float], *, hidden: bool) -> float:
    symbol = MINES[mine].symbol
    if symbol == NO_SYMBOL:
        return weights.DRAGON if hidden else 0.0
    return best[symbol]


def best_by_symbol(state: LostMinesState, seat: int) -> list[float]:
    """Return the best treasure of each symbol that is left, and a little for every other one."""
    values = treasure_values(state, seat)
    left: list[list[float]] = [[] for _ in SYMBOLS]
    for slot, owner in enumerate(state.secrets.owners):
        if owner == NO_SEAT:
            left[state.secrets.symbols[slot]].append(values[slot])
    return [_stay(each) if each else 0.0 for each in left]


def _stay(values: list[float]) -> float:
    return max(values) + weights.OTHER_TREASURE * (float(sum(values)) - max(values))
