"""The ways Cave vs Cave can end."""

from typing import Final

from grotto.core.event import Event
from grotto.core.outcome import Outcome
from grotto.games.cave_vs_cave.events import GameEnded
from tests.golden.endings import Ending, reaches, tie_broken, victory_shared


def won_alone(events: list[Event], outcome: Outcome) -> bool:
    """One of two has more points, after the last round."""
    return events[-1] == GameEnded(8) and outcome.totals[0] != outcome.totals[1]


ENDINGS: Final = (
    Ending("won", (2,), won_alone),
    Ending("tie_broken", (2,), tie_broken),
    Ending("draw", (2,), victory_shared),
    Ending("below_50", (1,), reaches(0, 49)),
    Ending("goal", (1,), reaches(50, 59), skilled=True),
    # A wider search than the finder's found this one; without the record it would be lost.
    Ending("mastery", (1,), reaches(60, 999), skilled=True),
)
