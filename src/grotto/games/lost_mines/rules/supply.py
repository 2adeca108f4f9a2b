"""The supply: forest tokens that do not lie on the board [MIN-4.2, MIN-6.1]."""

from mypy_extensions import i64

from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.components import (
    NO_EDGE,
    TOKEN_COUNTS,
    TOKENS,
    TRAP_TOKEN,
    TROLL_TOKEN,
)
from grotto.games.lost_mines.faces import TOOL_ON
from grotto.games.lost_mines.state import LostMinesState


def no_token(target: str, token: int, rule: str) -> Refusal:
    """Explain that a card needs a token, and all of them lie on the board."""
    return Refusal(target, Phrase("lost_mines-reason-no-token", {"token": TOKENS[token]}), rule)


def tokens_left(state: LostMinesState, token: int) -> int:
    """Count the tokens of a kind in the supply."""
    if token == TRAP_TOKEN:
        return TOKEN_COUNTS[token] - len(state.traps)
    if token == TROLL_TOKEN:
        return TOKEN_COUNTS[token] - len(state.trolls) + state.trolls.count(NO_EDGE)
    used = 0
    cells, laid = state.cells, state.laid
    count: i64 = len(laid)
    for place in range(count):
        cell: i64 = laid[place]
        face: i64 = cells[cell]
        if TOOL_ON[face] == token:
            used += 1
    return TOKEN_COUNTS[token] - used
