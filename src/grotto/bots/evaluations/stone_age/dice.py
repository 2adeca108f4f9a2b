"""Dice: what a roll brings on average."""

from functools import cache
from typing import Final

from grotto.games.stone_age.components import (
    DIVISORS,
    FACES,
    FOOD,
    GOODS,
    MOST_FIGURES,
)


@cache
def _ways(dice: int) -> tuple[int, ...]:
    """Count the ways to roll each total, by total."""
    if dice == 0:
        return (1,)
    less = _ways(dice - 1)
    return tuple(
        sum(less[total - face] for face in range(1, 7) if 0 <= total - face < len(less))
        for total in range(6 * dice + 1)
    )


def _average(good: int, dice: int) -> float:
    pieces = sum(ways * (total // DIVISORS[good]) for total, ways in enumerate(_ways(dice)))
    return float(pieces / 6**dice)


YIELDS: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(_average(good, dice) for dice in range(MOST_FIGURES + 1)) for good in range(len(GOODS))
)
"""Goods that a roll brings on average, by good and number of dice, without tools."""

PIPS_PER_PIECE: Final[tuple[int, ...]] = DIVISORS[:FOOD]


@cache
def _ranks(dice: int) -> tuple[float, ...]:
    """Return how likely each face, by rank, is the best of several dice."""
    faces = len(FACES)
    return tuple((rank / faces) ** dice - ((rank - 1) / faces) ** dice for rank in FACES)


def best_of(worths: list[float], dice: int) -> float:
    """Return what the best of several dice is worth on average, when each face is worth so much."""
    ordered = sorted(worths)
    odds = _ranks(dice)
    best = 0.0
    for rank in range(len(odds)):
        best += ordered[rank] * odds[rank]
    return best
