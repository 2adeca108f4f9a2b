"""Tools: an axe for a tree trunk, a boat for a lake, a rope for a pit [MIN-4]."""

from mypy_extensions import i64

from grotto.core.action import Action
from grotto.core.phrase import Arg, Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import USE, Use
from grotto.games.lost_mines.components import CELLS, TOOLS
from grotto.games.lost_mines.events import Overcome
from grotto.games.lost_mines.faces import TOOL_NEEDED, TOOL_ON, overcome_face
from grotto.games.lost_mines.rules.network import put
from grotto.games.lost_mines.rules.supply import no_token, tokens_left
from grotto.games.lost_mines.state import LostMinesState


def tool_offers(state: LostMinesState, tool: int, offers: list[Action]) -> None:
    """Add every obstacle on the board that waits for this tool, wherever it lies."""
    if tokens_left(state, tool):
        cells, laid, menu = state.cells, state.laid, USE[tool]
        count: i64 = len(laid)
        for place in range(count):
            cell: i64 = laid[place]
            face: i64 = cells[cell]
            if TOOL_NEEDED[face] == tool:
                offers.append(menu[cell])


def use_tool(state: LostMinesState, seat: int, action: Use) -> None:
    """A token marks the obstacle as overcome, for everybody and for the rest of the round."""
    put(state, action.cell, overcome_face(state.cells[action.cell]))
    state.tell_numbers(Overcome, seat, action.tool, action.cell)


def useless_tool(state: LostMinesState, tool: int) -> Refusal | None:
    """Explain why a tool cannot be played at all; None when it can."""
    offers: list[Action] = []
    tool_offers(state, tool, offers)
    if offers:
        return None
    target = f"use {TOOLS[tool]}"
    if not tokens_left(state, tool):
        return no_token(target, tool, "MIN-4.2")
    reason = Phrase("lost_mines-reason-no-obstacle", {"tool": TOOLS[tool]})
    return Refusal(target, reason, "MIN-4.2")


def misused(state: LostMinesState, action: Use) -> Refusal:
    """Explain why a tool cannot be played on a space."""
    face, tool = state.cells[action.cell], TOOLS[action.tool]
    said: dict[str, Arg] = {"tool": tool, "cell": CELLS[action.cell]}
    if TOOL_ON[face] == action.tool:
        reason = Phrase("lost_mines-reason-already-overcome", said)
        return Refusal(action.text(), reason, "MIN-4.3")
    if TOOL_NEEDED[face] == action.tool:
        return no_token(action.text(), action.tool, "MIN-4.2")
    return Refusal(action.text(), Phrase("lost_mines-reason-no-obstacle-there", said), "MIN-4.2")
