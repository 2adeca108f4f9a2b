"""Payments: what can be paid for with what is in hand and what is hoped for."""

from itertools import combinations
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.games.stone_age.components import BUILDINGS, DIVISORS, FOOD, GOLD, WOOD, Building

DEAREST_FIRST: Final[tuple[int, ...]] = tuple(range(GOLD, WOOD - 1, -1))
CHOICES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(combinations(DEAREST_FIRST, kinds)) for kinds in range(FOOD + 1)
)
"""The ways to choose kinds of resources, by how many are chosen."""

ROUNDING: Final = 0.5
"""An average must exceed a need by this much to be enough nearly always."""


@final
@mypyc_attr(acyclic=True)
class Purse:
    """Resources by kind: those in hand, and those that rolls are expected to bring."""

    __slots__ = ("hoped", "sure", "wild")

    def __init__(self, sure: list[float]) -> None:
        self.sure = sure
        self.hoped = [0.0, 0.0, 0.0, 0.0]
        self.wild = 0.0  # pieces of any kind which may still be gathered, for cards only

    def hand(self) -> "Purse":
        """Return a purse with only what is in hand; what is taken from it is taken from here."""
        return Purse(self.sure)

    def hope(self, good: int, pieces: float) -> None:
        """Expect more of a resource."""
        self.hoped[good] += pieces

    def of(self, good: int) -> float:
        """Return how many pieces of a resource can be expected."""
        return self.sure[good] + self.hoped[good]

    def left(self) -> list[float]:
        """Return how many pieces of every resource can be expected."""
        return [self.sure[good] + self.hoped[good] for good in range(FOOD)]

    def chance_of(self, good: int, need: float) -> float:
        """Return how likely there are `need` pieces of a resource."""
        return chance(need - self.sure[good], self.hoped[good])

    def chance_of_any(self, need: float) -> float:
        """Return how likely there are `need` pieces of any kinds."""
        return chance(need - total_of(self.sure), total_of(self.hoped) + self.wild)

    def take(self, good: int, pieces: float) -> None:
        """Pay with a resource, from the hand first."""
        paid = min(pieces, self.sure[good])
        self.sure[good] -= paid
        self.hoped[good] = max(0.0, self.hoped[good] - pieces + paid)


def total_of(pieces: list[float]) -> float:
    """Add up pieces of all kinds."""
    return pieces[0] + pieces[1] + pieces[2] + pieces[3]


def chance(missing: float, hoped: float) -> float:
    """Return how likely what is missing will come, if `hoped` pieces come on average."""
    if missing <= 0:
        return 1.0
    return min(1.0, hoped / (missing + ROUNDING))


def cheapest(purse: Purse, pieces: float) -> list[float]:
    """Choose the least valuable resources to pay with."""
    paid = [0.0] * FOOD
    for good in range(FOOD):
        paid[good] = min(pieces, purse.of(good))
        pieces -= paid[good]
    return paid


def tile_payment(purse: Purse, tile: int) -> tuple[list[float], float]:
    """Return how a building is best paid for, and how likely that is possible."""
    building = BUILDINGS[tile]
    if building.cost is not None:
        return _fixed_payment(purse, building.cost)
    if building.kinds:
        return _kinds_payment(purse, building)
    paid = _dearest(purse, DEAREST_FIRST, [0.0] * FOOD, building.most)
    return paid, purse.chance_of_any(1)


def _fixed_payment(purse: Purse, cost: tuple[int, ...]) -> tuple[list[float], float]:
    likely = 1.0
    for good in range(FOOD):
        need = cost[good]
        if need:
            likely *= purse.chance_of(good, need)
    return [float(need) for need in cost], likely


def _kinds_payment(purse: Purse, building: Building) -> tuple[list[float], float]:
    """Try every choice of kinds and keep the one that scores most on average."""
    best, best_likely, best_score = [0.0] * FOOD, 0.0, 0.0
    for kinds in CHOICES[building.kinds]:
        paid, likely = _payment_of(purse, kinds, building.least)
        score = likely * score_of(paid)
        if score > best_score:
            best, best_likely, best_score = paid, likely, score
    return best, best_likely


def _payment_of(purse: Purse, kinds: tuple[int, ...], pieces: int) -> tuple[list[float], float]:
    """One piece of each kind, and the rest as valuable as can be."""
    hand, hoped = 0.0, 0.0
    paid = [0.0, 0.0, 0.0, 0.0]
    for good in kinds:
        hand += purse.sure[good]
        hoped += purse.hoped[good]
        paid[good] = 1.0
    likely = chance(pieces - hand, hoped)
    for good in kinds:
        likely *= purse.chance_of(good, 1)
    return _dearest(purse, kinds, paid, pieces), likely


def _dearest(purse: Purse, kinds: tuple[int, ...], paid: list[float], pieces: float) -> list[float]:
    """Fill a payment up to `pieces` with the most valuable resources of some kinds."""
    missing = pieces - total_of(paid)
    for good in kinds:
        more = max(0.0, min(missing, purse.of(good) - paid[good]))
        paid[good] += more
        missing -= more
    return paid


def score_of(paid: list[float]) -> float:
    """Return the points that a building scores for a payment."""
    score = 0.0
    for good in range(FOOD):
        score += paid[good] * DIVISORS[good]
    return score
