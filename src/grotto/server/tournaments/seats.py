"""Seats: everybody sits at every seat about equally often."""

from collections import Counter
from collections.abc import Iterable, Sequence

from grotto.server.tournaments.lots import drawn
from grotto.server.tournaments.plan import Match

Times = Counter[tuple[int, int]]
"""How often somebody has sat at a seat."""


def seated(groups: Iterable[Sequence[int]], matches: Iterable[Match], seed: str) -> list[list[int]]:
    """Return the people of tables by seat: nobody sits where they have sat oftener than others.

    Where several ways are as fair, lots decide.
    """
    times: Times = Counter()
    for match in matches:
        if not match.is_bye:
            times.update((number, seat) for seat, number in enumerate(match.entrants))
    return [_fairest(drawn(group, seed, "seats"), times) for group in groups]


def _fairest(group: Sequence[int], times: Times) -> list[int]:
    """Fill one seat after the other, and remember the best way to use each set of people."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seat in range(len(group)):
        further: dict[int, tuple[int, list[int]]] = {}
        for used, (cost, way) in best.items():
            for index, number in enumerate(group):
                if used >> index & 1:
                    continue
                # A person who has sat there n times makes the sum of squares grow by 2n + 1.
                price, now = cost + 2 * times[number, seat] + 1, used | 1 << index
                if now not in further or price < further[now][0]:
                    further[now] = price, [*way, number]
        best = further
    [(_, way)] = best.values()
    return way
