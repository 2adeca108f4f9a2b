"""The ways Stone Age can end."""

from typing import Final

from grotto.core.event import Event
from grotto.core.outcome import Outcome
from grotto.games.stone_age.events import GameEnded
from tests.golden.endings import Ending, Told, tie_broken, victory_shared


def ended_by(cause: str) -> Told:
    """The game tells its cause at the end."""
    return lambda events, _: events[-1] == GameEnded(cause)


def below_zero(_: list[Event], outcome: Outcome) -> bool:
    """Hunger brought a seat below zero."""
    return min(outcome.totals) < 0


ENDINGS: Final = (
    Ending("cards", (2, 3, 4), ended_by("cards")),
    Ending("stack", (2, 3, 4), ended_by("stack")),
    Ending("rounds", (2, 3, 4), ended_by("rounds"), {"max_rounds": 4}),
    Ending("tie_broken", (2, 3, 4), tie_broken),
    Ending("shared_victory", (2,), victory_shared),
    Ending("below_zero", (4,), below_zero),
)
