"""Laying path cards: next to a card, edge to edge, continuing a path [MIN-3]."""

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import LAYING, Lay
from grotto.games.lost_mines.components import CARD_KEYS, CARDS, CELLS, PATH_KINDS
from grotto.games.lost_mines.events import PathLaid
from grotto.games.lost_mines.faces import EMPTY, OPENINGS, WAYS, mismatches
from grotto.games.lost_mines.rules.network import put
from grotto.games.lost_mines.state import LostMinesState


def laying_offers(state: LostMinesState, kind: int, offers: list[Action]) -> None:
    """Add every way to lay a path card of this kind."""
    menu = LAYING[kind]
    ways = WAYS[CARDS[kind].openings]
    rims = state.rims
    for cell in state.frontier:
        fitting = ways[rims[cell]]
        if fitting:
            offers += menu[4 * cell + fitting]


def lay(state: LostMinesState, seat: int, action: Lay) -> None:
    """The card joins the network; no tie to a start card or to one's own dwarf is needed."""
    put(state, action.cell, action.face)
    if state.log is not None:
        state.log.append(PathLaid(seat, action.kind, action.cell, action.turned))


def unplaceable(state: LostMinesState, hand: tuple[int, ...]) -> list[Refusal]:
    """Explain the path cards in a hand that fit nowhere."""
    refusals: list[Refusal] = []
    for kind in sorted(set(hand)):
        offers: list[Action] = []
        if kind < PATH_KINDS:
            laying_offers(state, kind, offers)
            if not offers:
                reason = Phrase("lost_mines-reason-fits-nowhere")
                refusals.append(Refusal(f"lay {CARD_KEYS[kind]}", reason, "MIN-3.1"))
    return refusals


def misplaced(state: LostMinesState, action: Lay) -> Refusal:
    """Explain why a path card cannot lie so."""
    target, cell = action.text(), action.cell
    if state.cells[cell] != EMPTY:
        return _refusal(target, "occupied", "MIN-3.1", cell)
    if state.rims[cell] == 0:
        return _refusal(target, "not-adjacent", "MIN-3.1", cell)
    if mismatches(OPENINGS[action.face], state.rims[cell]):
        return _refusal(target, "edge-mismatch", "MIN-3.2", cell)
    return _refusal(target, "no-continuation", "MIN-3.3", cell)


def _refusal(target: str, reason: str, rule: str, cell: int) -> Refusal:
    return Refusal(target, Phrase("lost_mines-reason-" + reason, {"cell": CELLS[cell]}), rule)
