"""Ratings: how strong bots are, as one number with its doubt, by OpenSkill (Plackett–Luce)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from grotto.arena.contest import Finish


@dataclass(frozen=True)
class Rating:
    """What is believed of a bot's strength: the mean, and the standard deviation around it."""

    mu: float
    sigma: float


UNKNOWN: Final = Rating(25.0, 25.0 / 3)
"""What is believed of who has not played yet."""


def ratings_of(
    names: Iterable[str], games: Iterable[tuple[tuple[str, ...], Finish]]
) -> dict[str, Rating]:
    """Rate bots by all games, one after the other.

    Every seat counts as a player. A bot that has several learns from all of them, and believes
    their average.

    Raises:
        ModuleNotFoundError: when OpenSkill is not installed.
    """
    known = dict.fromkeys(names, UNKNOWN)
    for seating, finish in games:
        if len(seating) > 1:
            known |= learned(known, seating, finish.ranks)
    return known


def learned(
    known: Mapping[str, Rating], seating: Sequence[str], ranks: Sequence[int]
) -> dict[str, Rating]:
    """Return what is believed of those who have played a game, after it.

    Raises:
        ModuleNotFoundError: when OpenSkill is not installed.
    """
    model = _model()
    teams = [[model.rating(known[name].mu, known[name].sigma)] for name in seating]
    rated = [team[0] for team in model.rate(teams, ranks=list(ranks))]
    return {
        name: _average([one for one, who in zip(rated, seating, strict=True) if who == name])
        for name in dict.fromkeys(seating)
    }


@cache
def _model() -> Any:  # noqa: ANN401 (only some installations have its type)
    from openskill.models import PlackettLuce  # noqa: PLC0415 (the same)

    return PlackettLuce(mu=UNKNOWN.mu, sigma=UNKNOWN.sigma)


def _average(own: Sequence[Any]) -> Rating:
    mu, sigma = sum(one.mu for one in own), sum(one.sigma for one in own)
    return Rating(mu / len(own), sigma / len(own))
