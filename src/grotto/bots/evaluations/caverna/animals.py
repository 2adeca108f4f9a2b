"""Animals: points, types, the young to come, and room for more."""

from functools import lru_cache
from typing import Final

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.food import MEALS, PAIR
from grotto.bots.evaluations.caverna.land import series
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import DOG, FARM_ANIMALS, MISSING_TYPE, SHEEP
from grotto.games.caverna.rules.holders import herd_of, holders_of
from grotto.games.caverna.rules.housing import Capacity, Herd, capacity_of, houses

REMEMBERED: Final = 1 << 14
MANY: Final = 8
_KINDS: Final = range(len(FARM_ANIMALS))

Room = tuple[int, ...]
"""A capacity as plain numbers."""


def animals_worth(view: Outlook) -> float:
    """Add up the animals, their young, and the room that is left."""
    herd = herd_of(view.player)
    missing = herd.count(0) * MISSING_TYPE * view.late
    room = plain(capacity_of(holders_of(view.player)))
    births, barred = litters(room, view.goods[DOG], herd, round(view.breedings))
    young = weights.BIRTH * births + weights.BARRED_BIRTH * barred
    free = series(weights.FREE_ROOM, free_room(room, view.goods[DOG], herd))
    return float(sum(herd)) + view.goods[DOG] + missing + young + view.fade * free


def plain(capacity: Capacity) -> Room:
    """Write a capacity as plain numbers, by which it can be remembered."""
    rest = (capacity.total, capacity.bare, capacity.least)
    return (*capacity.own, *capacity.shared, *rest)


def measured(room: Room) -> Capacity:
    """Read a capacity from plain numbers."""
    return Capacity(list(room[:4]), list(room[4:-3]), room[-3], room[-2], room[-1])


@lru_cache(REMEMBERED)
def litters(room: Room, dogs: int, herd: Herd, breedings: int) -> tuple[int, float]:
    """Return how many young find room, and the food of those that do not.

    Who finds no room may be born after others are eaten.
    """
    capacity = measured(room)
    births, barred, grown = 0, 0.0, list(herd)
    for _ in range(breedings):
        for kind in _KINDS:
            if grown[kind] < PAIR:
                continue
            grown[kind] += 1
            if houses(capacity, dogs, tuple(grown)):
                births += 1
            else:
                grown[kind] -= 1
                barred += MEALS[kind + SHEEP]
    return births, barred


@lru_cache(REMEMBERED)
def free_room(room: Room, dogs: int, herd: Herd) -> int:
    """Return how many more animals find room, the rarest types first; more than some are many."""
    capacity, grown = measured(room), list(herd)
    for count in range(MANY):
        kind = _first_that_fits(capacity, dogs, grown)
        if kind < 0:
            return count
        grown[kind] += 1
    return MANY


def _first_that_fits(capacity: Capacity, dogs: int, herd: list[int]) -> int:
    """Return a type of which one more animal finds room: the rarest first, or -1."""
    for kind in sorted(_KINDS, key=herd.__getitem__):
        more = herd.copy()
        more[kind] += 1
        if houses(capacity, dogs, tuple(more)):
            return kind
    return -1
