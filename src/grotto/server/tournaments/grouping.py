"""Grouping: tables at which people sit together who should, found by exchanging them.

Whoever should rather not meet has a cost. We begin with people in a given order, exchange two of
them between tables as long as that costs less, and begin with other orders while somebody meets
a former opponent.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final

from grotto.server.tournaments.lots import drawn

Cost = Callable[[int, int], int]
Group = list[int]

REPEATED: Final = 10**15
"""What it costs that two meet again: more than anything else."""
TRIES: Final = 20
"""Orders that are tried while somebody meets a former opponent."""
EXACT: Final = 8
"""Up to so many players all pairs are tried."""


def grouped(order: Sequence[int], sizes: Sequence[int], cost: Cost, seed: str) -> list[Group]:
    """Return tables of these sizes whose people cost least, as far as we find out."""
    if len(order) <= EXACT and set(sizes) == {2}:
        return _best_pairs(order, cost)
    best = _improved(_cut(order, sizes), cost)
    for number in range(TRIES):
        if total(best, cost) < REPEATED:
            break
        other = _improved(_cut(drawn(order, seed, f"order {number}"), sizes), cost)
        best = min(best, other, key=lambda groups: total(groups, cost))
    return best


def total(groups: Iterable[Group], cost: Cost) -> int:
    """Return what tables cost."""
    return sum(cost(one, other) for group in groups for one, other in combinations(group, 2))


def _best_pairs(order: Sequence[int], cost: Cost) -> list[Group]:
    """Return the cheapest pairs of all that there are."""
    if not order:
        return []
    first, *others = order
    ways = (
        [[first, other], *_best_pairs([one for one in others if one != other], cost)]
        for other in others
    )
    return min(ways, key=lambda pairs: total(pairs, cost))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[Group]:
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return [list(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def _improved(groups: list[Group], cost: Cost) -> list[Group]:
    """Exchange people as long as that costs less."""
    while any(_exchange(one, other, cost) for one, other in combinations(groups, 2)):
        pass
    return groups


def _exchange(one: Group, other: Group, cost: Cost) -> bool:
    """Exchange two people of two tables if that costs less; tell whether any were."""
    for here in range(len(one)):
        for there in range(len(other)):
            moved = _cost_at(one, here, other[there], cost) + _cost_at(
                other, there, one[here], cost
            )
            stayed = _cost_at(one, here, one[here], cost) + _cost_at(
                other, there, other[there], cost
            )
            if moved < stayed:
                one[here], other[there] = other[there], one[here]
                return True
    return False


def _cost_at(group: Group, place: int, player: int, cost: Cost) -> int:
    """Return what somebody costs in the place of somebody."""
    return sum(cost(player, other) for index, other in enumerate(group) if index != place)
