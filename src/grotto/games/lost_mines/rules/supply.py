"""The supply: forest tokens that do not lie on the board [MIN-4.2, MIN-6.1]."""

from grotto.games.lost_mines.components import NO_EDGE, TOKEN_COUNTS, TRAP_TOKEN, TROLL_TOKEN
from grotto.games.lost_mines.faces import TOOL_ON
from grotto.games.lost_mines.state import LostMinesState


def tokens_left(state: LostMinesState, token: int) -> int:
    """Count the tokens of a kind in the supply."""
    if token == TRAP_TOKEN:
        return TOKEN_COUNTS[token] - len(state.traps)
    if token == TROLL_TOKEN:
        return TOKEN_COUNTS[token] - len(state.trolls) + state.trolls.count(NO_EDGE)
    used = 0
    for cell in state.laid:
        if TOOL_ON[state.cells[cell]] == token:
            used += 1
    return TOKEN_COUNTS[token] - used
