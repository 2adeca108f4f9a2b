"""Hands: what the cards of a seat are worth to keep."""

from typing import Final

from grotto.bots.evaluations.lost_mines import weights
from grotto.games.lost_mines.components import (
    CARDS,
    EAST,
    OBSTACLES,
    PATH_KINDS,
    PEEK,
    ROCKS,
    WEST,
    Card,
)
from grotto.games.lost_mines.faces import TOOL_NEEDED
from grotto.games.lost_mines.rules.hands import DrawCard
from grotto.games.lost_mines.rules.turns import EndTurn
from grotto.games.lost_mines.state import LostMinesState

_ALONG: Final = 1 << EAST | 1 << WEST


def _path_worth(card: Card) -> float:
    """A path that leads on from west to east is useful anywhere, others seldom are."""
    along = card.openings & _ALONG == _ALONG
    worth = weights.THROUGH if along else weights.ASIDE * card.openings.bit_count()
    if card.feature in OBSTACLES:
        return worth * weights.BLOCKED
    return worth * weights.NARROW if card.feature == ROCKS else worth


_PATH_WORTH: Final = [_path_worth(card) for card in CARDS[:PATH_KINDS]]


def hand_worth(state: LostMinesState, seat: int) -> float:
    """Add up the cards in hand and those about to be drawn."""
    waiting = {TOOL_NEEDED[state.cells[cell]] for cell in state.laid}
    worth = float(sum(card_worth(kind, waiting) for kind in state.hands[seat]))
    return weights.CARD * (worth + weights.DRAWN * cards_due(state, seat))


def card_worth(kind: int, waiting: set[int]) -> float:
    """Return what one card is worth, given the tools that obstacles wait for."""
    if kind < PATH_KINDS:
        return _PATH_WORTH[kind]
    if CARDS[kind].tool >= 0:
        return weights.TOOL_IN_NEED if CARDS[kind].tool in waiting else weights.TOOL_TO_SPARE
    return weights.PEEK if CARDS[kind].effect == PEEK else weights.MISCHIEF


def cards_due(state: LostMinesState, seat: int) -> int:
    """Count the cards that `seat` will draw at the end of this turn."""
    due = 0
    for entry in state.agenda:
        if isinstance(entry, EndTurn) and entry.player == seat:
            due += min(entry.due, state.pile)
        elif isinstance(entry, DrawCard) and entry.player == seat:
            due += 1
    return due
