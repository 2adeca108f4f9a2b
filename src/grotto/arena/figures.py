"""The figures that results are told in: spreads of scores, shares and their error bars."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Final

TWO_SIGMAS: Final = 1.959964
"""Standard deviations to both sides of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Spread:
    """How a row of scores is spread."""

    mean: float
    sd: float
    least: int
    lower_quartile: float
    median: float
    upper_quartile: float
    most: int

    def plain(self) -> dict[str, object]:
        """Return the figures by name."""
        return asdict(self)


def spread_of(scores: Sequence[int]) -> Spread:
    """Sum up a row of scores."""
    enough = scores if len(scores) > 1 else [*scores, *scores]
    lower, median, upper = quantiles(enough, n=4, method="inclusive")
    return Spread(fmean(scores), sd_of(scores), min(scores), lower, median, upper, max(scores))


def sd_of(scores: Sequence[int]) -> float:
    """Return the standard deviation; a single score has none."""
    return stdev(scores) if len(scores) > 1 else 0.0


def error_of_mean(scores: Sequence[int]) -> float:
    """Return the standard error of the mean."""
    return sd_of(scores) / sqrt(len(scores))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share of wins, after Wilson; ties give fractions."""
    share, square = wins / games, TWO_SIGMAS**2
    middle = share + square / (2 * games)
    reach = TWO_SIGMAS * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
