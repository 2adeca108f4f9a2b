"""Laying path cards: next to a card, edge to edge, continuing a path [MIN-3]."""

from typing import Final

from mypy_extensions import i64

from grotto.core.action import Action
from grotto.core.phrase import Arg, Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.actions import LAY, Lay
from grotto.games.lost_mines.components import CARD_KEYS, CARDS, CELLS, PATH_KINDS, SHAPES, SIDES
from grotto.games.lost_mines.events import PathLaid
from grotto.games.lost_mines.faces import (
    EMPTY,
    FITS,
    FITTING,
    FITTING_BESIDE_OPEN_CARDS,
    OPENINGS,
    TURNED_FITS,
    UPRIGHT_FITS,
    WAY_BITS,
    WAYS,
    WAYS_BESIDE_OPEN_CARDS,
    continues,
    mismatch,
)
from grotto.games.lost_mines.rules.network import put
from grotto.games.lost_mines.state import LostMinesState


def laying_offers(state: LostMinesState, kind: int, offers: list[Action]) -> None:
    """Add every way to lay a path card of this kind."""
    menu, ways = LAY[kind], ways_of(state, kind)
    frontier, rims = state.frontier, state.rims
    count: i64 = len(frontier)
    for place in range(count):
        cell: i64 = frontier[place]
        rim: i64 = rims[cell]
        fitting: i64 = ways[rim]
        if fitting & UPRIGHT_FITS:
            offers.append(menu[cell][0])
        if fitting & TURNED_FITS:
            offers.append(menu[cell][1])


def ways_of(state: LostMinesState, kind: int) -> bytes:
    """Return how a path card of this kind fits every rim."""
    openings: i64 = OPENINGS_OF[kind]
    if state.switches.lay_beside_closed_mine:
        return WAYS[openings]
    return WAYS_BESIDE_OPEN_CARDS[openings]


def fitting_shapes(state: LostMinesState) -> i64:
    """Count the ways to lay every shape, all in one number as in `FITTING`."""
    beside_mines = state.switches.lay_beside_closed_mine
    table = FITTING if beside_mines else FITTING_BESIDE_OPEN_CARDS
    frontier, rims = state.frontier, state.rims
    count: i64 = len(frontier)
    total: i64 = 0
    for place in range(count):
        cell: i64 = frontier[place]
        rim: i64 = rims[cell]
        total += table[rim]
    return total


def ways_to_lay(fitting: i64, kind: i64) -> i64:
    """Return in how many ways a path card can be laid, given all ways by shape."""
    shift: i64 = SHIFT_OF[kind]
    return fitting >> shift & (1 << WAY_BITS) - 1


def lay_at(state: LostMinesState, hand: bytes, fitting: i64, number: i64) -> Lay:
    """Return one of the ways to lay path cards of a hand, by its place among all of them."""
    left: i64 = number
    place: i64 = 0
    kind: i64 = hand[0]
    ways = ways_to_lay(fitting, kind)
    while left >= ways:
        left -= ways
        while hand[place] == kind:
            place += 1
        kind = hand[place]
        ways = ways_to_lay(fitting, kind)
    return way_at(state, kind, left)


def way_at(state: LostMinesState, kind: int, number: i64) -> Lay:
    """Return one of the ways to lay a path card, by its place among its offers."""
    ways = ways_of(state, kind)
    frontier, rims = state.frontier, state.rims
    left: i64 = number
    place: i64 = 0
    while True:
        cell: i64 = frontier[place]
        rim: i64 = rims[cell]
        fitting: i64 = ways[rim]
        if fitting & UPRIGHT_FITS:
            left -= 1
            if left < 0:
                return LAY[kind][cell][0]
        if fitting & TURNED_FITS:
            left -= 1
            if left < 0:
                return LAY[kind][cell][1]
        place += 1


OPENINGS_OF: Final = bytes(card.openings for card in CARDS[:PATH_KINDS])
"""The open sides of every path card, upright."""

SHIFT_OF: Final = bytes(
    WAY_BITS * [shape.openings for shape in SHAPES].index(card.openings)
    for card in CARDS[:PATH_KINDS]
)
"""Where the ways of every path card stand among those of all shapes."""


def lay(state: LostMinesState, seat: int, action: Lay) -> None:
    """The card joins the network; no tie to a start card or to one's own dwarf is needed."""
    put(state, action.cell, action.face)
    if state.log is not None:
        state.tell(PathLaid, seat, action.kind, action.cell, action.turned)


def unplaceable(state: LostMinesState, hand: bytes) -> list[Refusal]:
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
