"""The order of a turn: why something comes too early, too late, or not at all now [MIN-2.1]."""

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import (
    AGREE,
    PROPOSE,
    REFUSE,
    STOP,
    Discard,
    Face,
    Go,
    Guard,
    Lay,
    Peek,
    Strike,
    Take,
    Use,
)


def before_the_card(action: Action) -> Refusal | None:
    """A card is played or discarded before anything else."""
    if isinstance(action, Take) or is_a_move(action):
        return Refusal(action.text(), Phrase("lost_mines-reason-card-first"), "MIN-2.1")
    return without_a_question(action)


def during_the_move(action: Action) -> Refusal | None:
    """The card was played, and treasures come when the move is over."""
    if isinstance(action, Take):
        return Refusal(action.text(), Phrase("lost_mines-reason-stop-first"), "MIN-2.1")
    return after_the_card(action)


def after_the_move(action: Action) -> Refusal | None:
    """Nothing but what is asked comes before the turn ends."""
    if is_a_move(action):
        return Refusal(action.text(), Phrase("lost_mines-reason-moved-already"), "MIN-2.1")
    return after_the_card(action)


def after_the_card(action: Action) -> Refusal | None:
    """There is one card a turn, and proposals come before it."""
    if plays_or_discards(action):
        return Refusal(action.text(), Phrase("lost_mines-reason-card-played"), "MIN-2.1")
    if action == PROPOSE:
        return Refusal(action.text(), Phrase("lost_mines-reason-proposals-first"), "MIN-9.3")
    return without_a_question(action)


def without_a_question(action: Action) -> Refusal | None:
    """Mines are turned and proposals answered only when that is asked."""
    if isinstance(action, Face):
        return Refusal(action.text(), Phrase("lost_mines-reason-no-mine-to-turn"), "MIN-8.5")
    if action in (AGREE, REFUSE):
        return Refusal(action.text(), Phrase("lost_mines-reason-nothing-proposed"), "MIN-9.3")
    return None


def is_a_move(action: Action) -> bool:
    """Tell whether an answer goes a step or stops."""
    return isinstance(action, Go) or action == STOP


def plays_or_discards(action: Action) -> bool:
    """Tell whether an answer takes cards from the hand."""
    return isinstance(action, (Lay, Use, Peek, Guard, Strike, Discard))
