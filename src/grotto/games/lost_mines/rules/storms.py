"""Thunderstorms: a path card leaves the board, and with it what it alone carried [MIN-7]."""

from mypy_extensions import i64

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import STRIKE, Strike
from grotto.games.lost_mines.components import CELLS
from grotto.games.lost_mines.events import Struck
from grotto.games.lost_mines.faces import EMPTY, FIRST_MINE, FIRST_PATH, HIDDEN_MINE, KIND
from grotto.games.lost_mines.rows import ONE, holds
from grotto.games.lost_mines.rules.network import remove
from grotto.games.lost_mines.rules.tokens import drop_uncarried
from grotto.games.lost_mines.state import LostMinesState


def storm_offers(state: LostMinesState, offers: list[Action]) -> None:
    """Add every path card without a dwarf on it; start and mine cards are safe."""
    laid, pawns = state.laid, state.pawns
    count: i64 = len(laid)
    for place in range(count):
        cell: i64 = laid[place]
        if not holds(pawns, cell):
            offers.append(STRIKE[cell])


def strike(state: LostMinesState, seat: int, action: Strike) -> None:
    """The card is discarded with its tool; traps and trolls go if nothing carries them."""
    face = state.cells[action.cell]
    remove(state, action.cell)
    state.spent += ONE[KIND[face]]
    state.tell_numbers(Struck, seat, KIND[face], action.cell)
    drop_uncarried(state)


def useless_storm(state: LostMinesState) -> Refusal | None:
    """Explain why a thunderstorm cannot be played at all; None when it can."""
    offers: list[Action] = []
    storm_offers(state, offers)
    if offers:
        return None
    return Refusal("thunderstorm", Phrase("lost_mines-reason-nothing-to-strike"), "MIN-7.1")


def unstruck(state: LostMinesState, action: Strike) -> Refusal:
    """Explain why a space cannot be struck."""
    face, cell = state.cells[action.cell], CELLS[action.cell]
    if face >= FIRST_PATH:
        reason = Phrase("lost_mines-reason-dwarf-there", {"cell": cell})
    else:
        what = "nothing" if face == EMPTY else "start" if face < FIRST_MINE else "mine"
        what = "mine" if face == HIDDEN_MINE else what
        reason = Phrase("lost_mines-reason-no-path-card", {"cell": cell, "what": what})
    return Refusal(action.text(), reason, "MIN-7.1")
