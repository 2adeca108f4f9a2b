"""Laying path cards: next to a card, edge to edge, continuing a path [MIN-3]."""

from grotto.core.action import Action
from grotto.core.phrase import Arg, Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.actions import LAYING, Lay
from grotto.games.lost_mines.components import CARD_KEYS, CARDS, CELLS, PATH_KINDS, SIDES
from grotto.games.lost_mines.events import PathLaid
from grotto.games.lost_mines.faces import (
    EMPTY,
    FITS,
    OPENINGS,
    WAYS,
    WAYS_BESIDE_OPEN_CARDS,
    continues,
    mismatch,
)
from grotto.games.lost_mines.rules.network import put
from grotto.games.lost_mines.state import LostMinesState


def laying_offers(state: LostMinesState, kind: int, offers: list[Action]) -> None:
    """Add every way to lay a path card of this kind."""
    menu = LAYING[kind]
    table = WAYS if state.switches.lay_beside_closed_mine else WAYS_BESIDE_OPEN_CARDS
    ways = table[CARDS[kind].openings]
    rims = state.rims
    for cell in state.frontier:
        fitting = ways[rims[cell]]
        if fitting:
            offers += menu[4 * cell + fitting]


def lay(state: LostMinesState, seat: int, action: Lay) -> None:
    """The card joins the network; no tie to a start card or to one's own dwarf is needed."""
    put(state, action.cell, action.face)
    if state.log is not None:
        state.tell(PathLaid, seat, action.kind, action.cell, action.turned)


def unplaceable(state: LostMinesState, hand: tuple[int, ...]) -> list[Refusal]:
    """Explain the path cards in a hand that fit nowhere."""
    refusals: list[Refusal] = []
    for kind in sorted(set(hand)):
        offers: list[Action] = []
        if kind < PATH_KINDS:
            laying_offers(state, kind, offers)
            if not offers:
                name = phrases.card_name(kind)
                reason = Phrase("lost_mines-reason-fits-nowhere", {"name": name})
                refusals.append(Refusal(f"lay {CARD_KEYS[kind]}", reason, "MIN-3.1"))
    return refusals


def misplaced(state: LostMinesState, action: Lay) -> Refusal:
    """Explain why a path card cannot lie so."""
    cell, rim, openings = action.cell, state.rims[action.cell], OPENINGS[action.face]
    if state.cells[cell] != EMPTY:
        return _refusal(action, "occupied", "MIN-3.1")
    if rim == 0:
        return _refusal(action, "not-adjacent", "MIN-3.1")
    side = mismatch(openings, rim)
    if side != FITS:
        said: dict[str, Arg] = {"cell": CELLS[cell], "side": SIDES[side]}
        reason = Phrase("lost_mines-reason-edge-mismatch", said)
        return Refusal(action.text(), reason, "MIN-3.2")
    if continues(openings, rim):
        return _refusal(action, "beside-closed-mine", "MIN-10.8")
    return _refusal(action, "no-continuation", "MIN-3.3")


def _refusal(action: Lay, reason: str, rule: str) -> Refusal:
    said = Phrase("lost_mines-reason-" + reason, {"cell": CELLS[action.cell]})
    return Refusal(action.text(), said, rule)
