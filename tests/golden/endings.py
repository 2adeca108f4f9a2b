"""The ways a game can end, for each of which a golden record is kept at every number of seats."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.outcome import Outcome
from grotto.games.cave_vs_cave.events import GameEnded as CaveEnded
from grotto.games.lost_mines.round_events import RoundEnded
from grotto.games.stone_age.events import GameEnded

Told = Callable[[list[Event], Outcome], bool]
"""Whether a finished game, by its events and its outcome, ended in a certain way."""


@dataclass(frozen=True)
class Ending:
    """One way to end, and the numbers of seats it is kept at."""

    name: str
    seats: tuple[int, ...]
    holds: Told
    options: dict[str, Value] = field(default_factory=dict)
    skilled: bool = False  # random play hardly ever ends so


def ended_by(cause: str) -> Told:
    """The game tells its cause at the end."""
    return lambda events, _: events[-1] == GameEnded(cause)


def tie_broken(_: list[Event], outcome: Outcome) -> bool:
    """Two seats have most points, and one of them wins."""
    return outcome.totals.count(max(outcome.totals)) > 1 and len(outcome.winners) == 1


def victory_shared(_: list[Event], outcome: Outcome) -> bool:
    """Two seats are equal to the last."""
    return len(outcome.winners) > 1


def victory_won(_: list[Event], outcome: Outcome) -> bool:
    """One seat wins with points."""
    return len(outcome.winners) == 1 and max(outcome.totals) > 0


def one_winner(_: list[Event], outcome: Outcome) -> bool:
    """One seat has most points, however few they are."""
    return len(outcome.winners) == 1


def below_zero(_: list[Event], outcome: Outcome) -> bool:
    """Hunger brought a seat below zero."""
    return min(outcome.totals) < 0


def won_alone(events: list[Event], outcome: Outcome) -> bool:
    """One of two has more points, after the last round."""
    return events[-1] == CaveEnded(8) and outcome.totals[0] != outcome.totals[1]


def reaches(least: int, most: int) -> Told:
    """Who plays alone ends with so many points."""
    return lambda _, outcome: least <= outcome.totals[0] <= most


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


ENDINGS: Final[dict[str, tuple[Ending, ...]]] = {
    "stone_age": (
        Ending("cards", (2, 3, 4), ended_by("cards")),
        Ending("stack", (2, 3, 4), ended_by("stack")),
        Ending("rounds", (2, 3, 4), ended_by("rounds"), {"max_rounds": 4}),
        Ending("tie_broken", (2, 3, 4), tie_broken),
        Ending("shared_victory", (2,), victory_shared),
        Ending("below_zero", (4,), below_zero),
    ),
    "cave_vs_cave": (
        Ending("won", (2,), won_alone),
        Ending("tie_broken", (2,), tie_broken),
        Ending("draw", (2,), victory_shared),
        Ending("below_50", (1,), reaches(0, 49)),
        Ending("goal", (1,), reaches(50, 59), skilled=True),
        # A wider search than the finder's found this one; without the record it would be lost.
        Ending("mastery", (1,), reaches(60, 999), skilled=True),
    ),
    "caverna": (
        Ending("won", (2, 3, 4, 5, 6, 7), one_winner),
        Ending("shared_victory", (2, 4, 7), victory_shared),
        Ending("introductory", (4,), one_winner, {"furnishings": "introductory"}),
        Ending("below_100", (1,), reaches(-999, 100)),
        Ending("goal", (1,), reaches(101, 999), skilled=True),
    ),
    "lost_mines": (
        Ending("treasures", (3,), round_ended_by("treasures"), {"rounds": 1}),
        Ending("cards", (3, 6, 9), round_ended_by("cards"), {"rounds": 1}),
        Ending("vote", (3, 4), round_ended_by("vote"), {"rounds": 1}),
        Ending("two_rounds", (5, 7, 8), victory_won),
        Ending("shared_victory", (4,), victory_shared),
        Ending("dragon", (3,), dragon_bites),
        Ending("remainder", (3,), remainder_paid),
        Ending("remainder_tied", (6,), remainder_tied),
    ),
}
