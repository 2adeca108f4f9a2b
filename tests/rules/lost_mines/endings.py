"""The ways The Lost Mines can end."""

from typing import Final

from grotto.core.event import Event
from grotto.core.outcome import Outcome
from grotto.games.lost_mines.round_events import RoundEnded
from tests.golden.endings import Ending, Told, victory_shared, victory_won


def round_ended_by(cause: str) -> Told:
    """The only round of a game tells its cause."""
    return lambda events, _: any(
        isinstance(event, RoundEnded) and event.cause == cause for event in events
    )


def lines_of(outcome: Outcome, item: str) -> list[int]:
    """The points of all seats in one kind of line."""
    lines = [line for sheet in outcome.sheets for line in sheet.lines]
    return [line.points for line in lines if line.item.startswith(item)]


def dragon_bites(_: list[Event], outcome: Outcome) -> bool:
    """Somebody loses points to the dragon."""
    return min(lines_of(outcome, "dragon")) < 0


def remainder_paid(_: list[Event], outcome: Outcome) -> bool:
    """What could not be shared evenly goes to the best find."""
    return max(lines_of(outcome, "remainder")) > 0


def remainder_tied(_: list[Event], outcome: Outcome) -> bool:
    """Two share a remainder."""
    return lines_of(outcome, "remainder").count(1) > 1


ENDINGS: Final = (
    Ending("treasures", (3,), round_ended_by("treasures"), {"rounds": 1}),
    Ending("cards", (3, 6, 9), round_ended_by("cards"), {"rounds": 1}),
    Ending("vote", (3, 4), round_ended_by("vote"), {"rounds": 1}),
    Ending("two_rounds", (5, 7, 8), victory_won),
    Ending("shared_victory", (4,), victory_shared),
    Ending("dragon", (3,), dragon_bites),
    Ending("remainder", (3,), remainder_paid),
    Ending("remainder_tied", (6,), remainder_tied),
)
