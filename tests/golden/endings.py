"""The ways games can end, for each of which a golden record is kept at every number of seats.

Those of a game are `ENDINGS` of `tests.rules.<game>.endings`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.outcome import Outcome

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


def reaches(least: int, most: int) -> Told:
    """Who plays alone ends with so many points."""
    return lambda _, outcome: least <= outcome.totals[0] <= most


def endings_of(game: str) -> tuple[Ending, ...]:
    """Return all ways a game can end."""
    endings: tuple[Ending, ...] = import_module(f"tests.rules.{game}.endings").ENDINGS
    return endings
