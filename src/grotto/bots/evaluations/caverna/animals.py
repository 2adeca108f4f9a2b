"""Animals: points, types, the young to come, and room for more."""

from functools import lru_cache
from typing import Final

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.food import MEALS, PAIR
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import DOG, FARM_ANIMALS, MISSING_TYPE, SHEEP
from grotto.games.caverna.rules.holders import herd_of, holders_of
from grotto.games.caverna.rules.housing import Capacity, Herd, capacity_of, houses

REMEMBERED: Final = 1 << 14
_KINDS: Final = range(len(FARM_ANIMALS))

Room = tuple[int, ...]
"""A capacity as plain numbers."""


def animals_worth(view: Outlook) -> float:
    """Add up the animals, their young, and the room that is left."""
    herd = herd_of(view.player)
    missing = herd.count(0) * MISSING_TYPE * view.late
    room = plain(capacity_of(holders_of(view.player)))
    births, barred, free = prospects(room, view.goods[DOG], herd, round(view.breedings))
    young = weights.BIRTH * births + weights.MEAL * weights.FOOD_PRICE * barred
    return sum(herd) + view.goods[DOG] + missing + young + view.fade * free


def plain(capacity: Capacity) -> Room:
    """Write a capacity as plain numbers, by which it can be remembered."""
    rest = (capacity.total, capacity.bare, capacity.least)
    return (*capacity.own, *capacity.shared, *rest)


def measured(room: Room) -> Capacity:
    """Read a capacity from plain numbers."""
    return Capacity(list(room[:4]), list(room[4:-3]), room[-3], room[-2], room[-1])


@lru_cache(REMEMBERED)
def prospects(room: Room, dogs: int, herd: Herd, breedings: int) -> tuple[int, float, float]:
    """Return the young that find room, the food of those that do not, and the worth of free room.

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
    return births, barred, free_room(capacity, dogs, herd)


def free_room(capacity: Capacity, dogs: int, herd: Herd) -> float:
    """Return what room for more animals is worth, whichever type they are of."""
    worth, grown = 0.0, list(herd)
    for hope in weights.FREE_ROOM:
        kind = _first_that_fits(capacity, dogs, grown)
        if kind < 0:
            break
        grown[kind] += 1
        worth += hope
    return worth


def _first_that_fits(capacity: Capacity, dogs: int, herd: list[int]) -> int:
    """Return a type of which one more animal finds room: the rarest first, or -1."""
    for kind in sorted(_KINDS, key=herd.__getitem__):
        more = herd.copy()
        more[kind] += 1
        if houses(capacity, dogs, tuple(more)):
            return kind
    return -1
