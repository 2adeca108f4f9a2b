"""Traps and trolls: where they may sit, when trolls go, and what becomes of them [MIN-6]."""

from typing import Final

from mypy_extensions import i64

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import TRAP_AT, TROLL_AT, Guard
from grotto.games.lost_mines.components import (
    BESIDE,
    CARD_KEYS,
    EDGE_KEYS,
    EDGES,
    EDGES_ON,
    MINE_CELLS,
    NO_EDGE,
    START_CELLS,
    TRAP_KIND,
    TRAP_TOKEN,
    TROLL_KIND,
    TROLL_TOKEN,
)
from grotto.games.lost_mines.events import Guarded, TokenLost, TrollLeft
from grotto.games.lost_mines.faces import CARRYING, EMPTY, HIDDEN_MINE, OPENINGS
from grotto.games.lost_mines.rows import ONE, changed, holds, with_one, without
from grotto.games.lost_mines.rules.network import can_hold_token, is_carried
from grotto.games.lost_mines.rules.supply import no_token, tokens_left
from grotto.games.lost_mines.state import LostMinesState


def token_of(kind: int) -> int:
    """Return the forest token that belongs to a trap or troll card."""
    return TRAP_TOKEN if kind == TRAP_KIND else TROLL_TOKEN


def guard_offers(state: LostMinesState, kind: int, offers: list[Action]) -> None:
    """Add every connection and every dangling end where a trap or a troll may go.

    One token per path, unless the table plays otherwise [ruling R16].
    """
    if tokens_left(state, token_of(kind)):
        menu = TRAP_AT if kind == TRAP_KIND else TROLL_AT
        one_each = state.switches.one_edge_token_per_connection
        taken = state.traps + state.trolls if one_each else b""
        cells = cells_laid(state)
        count: i64 = len(cells)
        for place in range(count):
            edges = open_edges(state, cells[place])
            sides: i64 = len(edges)
            for number in range(sides):
                edge: i64 = edges[number]
                if not holds(taken, edge):
                    offers.append(menu[edge])


_FIXED_CELLS: Final = START_CELLS + MINE_CELLS


def cells_laid(state: LostMinesState) -> bytes:
    """Return the spaces where something lies: starts, mines and cards."""
    return _FIXED_CELLS + state.laid


def open_edges(state: LostMinesState, cell: i64) -> bytes:
    """Return the borders where a card connects with another, or a path of it ends.

    A path ends before an empty space or a mine that lies face down. A connection belongs to its
    western or northern card.
    """
    face: i64 = state.cells[cell]
    openings: i64 = OPENINGS[face]
    rim: i64 = state.rims[cell]
    sides: i64 = CARRYING[openings][rim]
    return EDGES_ON[cell][sides]


def guard(state: LostMinesState, seat: int, action: Guard) -> None:
    """Put the token down; a troll's card stays before its player meanwhile."""
    if action.kind == TRAP_KIND:
        state.traps = with_one(state.traps, action.edge)
    else:
        state.trolls = changed(state.trolls, seat, action.edge)
    state.tell_numbers(Guarded, seat, action.kind, action.edge)


def dismiss_troll(state: LostMinesState, seat: int) -> None:
    """A troll goes when the turn comes back to its player, even to one who must skip."""
    edge = state.trolls[seat]
    if edge != NO_EDGE:
        take_troll_off(state, seat)
        state.tell_numbers(TrollLeft, seat, edge)


def take_troll_off(state: LostMinesState, seat: int) -> None:
    """The token returns to the supply and the card goes to the discard pile."""
    state.trolls = changed(state.trolls, seat, NO_EDGE)
    state.spent += ONE[TROLL_KIND]


def take_trap_off(state: LostMinesState, edge: int) -> None:
    """One trap token of a border returns to the supply."""
    state.traps = without(state.traps, edge)


def drop_uncarried(state: LostMinesState) -> None:
    """A token that no card carries any more leaves the board."""
    for edge in state.traps:
        if not is_carried(state, edge):
            take_trap_off(state, edge)
            _tell_lost(state, TRAP_KIND, edge)
    for seat, edge in enumerate(state.trolls):
        if edge != NO_EDGE and not is_carried(state, edge):
            take_troll_off(state, seat)
            _tell_lost(state, TROLL_KIND, edge)


def _tell_lost(state: LostMinesState, kind: int, edge: int) -> None:
    state.tell_numbers(TokenLost, kind, edge)


def useless_guard(state: LostMinesState, kind: int) -> Refusal | None:
    """Explain why a trap or a troll cannot be played at all; None when it can."""
    # The paths of the start cards alone are more than all tokens, so one of them is always free.
    if tokens_left(state, token_of(kind)):
        return None
    return no_token(CARD_KEYS[kind], token_of(kind), "MIN-6.1")


def misguarded(state: LostMinesState, action: Guard) -> Refusal:
    """Explain why no token can go to a border."""
    if not tokens_left(state, token_of(action.kind)):
        return no_token(action.text(), token_of(action.kind), "MIN-6.1")
    edge = EDGE_KEYS[action.edge]
    if can_hold_token(state, action.edge):
        reason = Phrase("lost_mines-reason-token-there", {"edge": edge})
        return Refusal(action.text(), reason, "MIN-6.2")
    why = why_no_path(state, action.edge)
    reason = Phrase("lost_mines-reason-no-path-there", {"edge": edge, "why": why})
    return Refusal(action.text(), reason, "MIN-6.1")


def why_no_path(state: LostMinesState, edge: int) -> str:
    """Return why a border is no path: it ends there, is unknown, or there is none."""
    if is_carried(state, edge):
        return "ends"
    row = EDGES[edge]
    faces = {state.cells[row.cell], state.cells[BESIDE[row.cell][row.side]]}
    return "unknown" if faces == {HIDDEN_MINE, EMPTY} else "none"
