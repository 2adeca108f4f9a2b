"""Tallies: numbers added up, from which means and their doubt follow."""

from dataclasses import dataclass
from math import inf, sqrt

from grotto.arena.figures import TWO_SIGMAS


@dataclass
class Tally:
    """Some numbers, of which only count, sum and sum of squares are kept."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        """Add a number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def without(self, other: "Tally") -> "Tally":
        """Return the numbers that are here and not there, of which these are a part."""
        return Tally(
            self.count - other.count, self.total - other.total, self.squares - other.squares
        )

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """The variance, as estimated from a sample."""
        if self.count < 2:  # noqa: PLR2004 (one number has none)
            return 0.0
        return max(0.0, (self.squares - self.total * self.mean) / (self.count - 1))

    @property
    def doubt(self) -> float:
        """Half the 95 % confidence interval of the mean."""
        return TWO_SIGMAS * sqrt(self.variance / self.count) if self.count else 0.0


def difference(one: Tally, other: Tally) -> tuple[float, float]:
    """Return how far two means are apart, and half the 95 % confidence interval of that.

    Both are taken to be spread alike, so that a few numbers do not seem surer than they are.
    """
    freedom = one.count + other.count - 2
    if freedom < 1 or not one.count or not other.count:
        return one.mean - other.mean, inf
    squares = sum(tally.variance * (tally.count - 1) for tally in (one, other))
    error = sqrt(squares / freedom * (1 / one.count + 1 / other.count))
    return one.mean - other.mean, TWO_SIGMAS * error
