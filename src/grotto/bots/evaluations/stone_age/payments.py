"""Payments: what can be paid for with what is in hand and what is hoped for."""

from itertools import combinations
from typing import Final

from grotto.games.stone_age.components import BUILDINGS, DIVISORS, FOOD, GOLD, WOOD, Building

DEAREST_FIRST: Final = tuple(range(GOLD, WOOD - 1, -1))
ROUNDING: Final = 0.5
"""An average must exceed a need by this much to be enough nearly always."""


class Purse:
    """Resources by kind: those in hand, and those that rolls are expected to bring."""

    __slots__ = ("hoped", "sure", "wild")

    def __init__(self, sure: list[float]) -> None:
        self.sure = sure
        self.hoped = [0.0] * FOOD
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
        return [sure + hoped for sure, hoped in zip(self.sure, self.hoped, strict=True)]

    def chance_of(self, good: int, need: float) -> float:
        """Return how likely there are `need` pieces of a resource."""
        return chance(need - self.sure[good], self.hoped[good])

    def chance_of_any(self, need: float) -> float:
        """Return how likely there are `need` pieces of any kinds."""
        return chance(need - float(sum(self.sure)), float(sum(self.hoped)) + self.wild)

    def take(self, good: int, pieces: float) -> None:
        """Pay with a resource, from the hand first."""
        paid = min(pieces, self.sure[good])
        self.sure[good] -= paid
        self.hoped[good] = max(0.0, self.hoped[good] - pieces + paid)


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
    for good, need in enumerate(cost):
        if need:
            likely *= purse.chance_of(good, need)
    return [*map(float, cost)], likely


def _kinds_payment(purse: Purse, building: Building) -> tuple[list[float], float]:
    """Try every choice of kinds and keep the one that scores most on average."""
    best, best_likely, best_score = [0.0] * FOOD, 0.0, 0.0
    for kinds in combinations(DEAREST_FIRST, building.kinds):
        paid, likely = _payment_of(purse, kinds, building.least)
        if likely * score_of(paid) > best_score:
            best, best_likely, best_score = paid, likely, likely * score_of(paid)
    return best, best_likely


def _payment_of(purse: Purse, kinds: tuple[int, ...], pieces: int) -> tuple[list[float], float]:
    """One piece of each kind, and the rest as valuable as can be."""
    hand = float(sum(purse.sure[good] for good in kinds))
    likely = chance(pieces - hand, float(sum(purse.hoped[good] for good in kinds)))
    for good in kinds:
        likely *= purse.chance_of(good, 1)
    paid = [1.0 if good in kinds else 0.0 for good in range(FOOD)]
    return _dearest(purse, kinds, paid, pieces), likely


def _dearest(purse: Purse, kinds: tuple[int, ...], paid: list[float], pieces: float) -> list[float]:
    """Fill a payment up to `pieces` with the most valuable resources of some kinds."""
    missing = pieces - float(sum(paid))
    for good in kinds:
        more = max(0.0, min(missing, purse.of(good) - paid[good]))
        paid[good] += more
        missing -= more
    return paid


def score_of(paid: list[float]) -> float:
    """Return the points that a building scores for a payment."""
    return float(sum(count * DIVISORS[good] for good, count in enumerate(paid)))
