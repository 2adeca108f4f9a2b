"""The ways a game can end, for each of which a golden record is kept at every number of seats."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.outcome import Outcome
from grotto.games.cave_vs_cave.events import GameEnded as CaveEnded
from grotto.games.stone_age.events import GameEnded

Told = Callable[[list[Event], Outcome], bool]
"""Whether a finished game, by its last events and its outcome, ended in a certain way."""


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


def below_zero(_: list[Event], outcome: Outcome) -> bool:
    """Hunger brought a seat below zero."""
    return min(outcome.totals) < 0


def won_alone(events: list[Event], outcome: Outcome) -> bool:
    """One of two has more points, after the last round."""
    return events[-1] == CaveEnded(8) and outcome.totals[0] != outcome.totals[1]


def reaches(least: int, most: int) -> Told:
    """Who plays alone ends with so many points."""
    return lambda _, outcome: least <= outcome.totals[0] <= most


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
}
