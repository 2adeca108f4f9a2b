"""A schedule for tables of more than two: everybody meets everybody, about equally often.

All rounds are planned together. We begin with tables by lot and exchange people of two tables of a
round: at first also where that costs a little, then only where it does not, so that the search
leaves places from which no single exchange leads on. Whoever meets more often than others, or sits
out more often, costs more and more; two who never meet cost most. If some still do not meet, there
is one round more.
"""

from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from grotto.core.luck import seed_number
from grotto.core.stream import Stream
from grotto.server.tournaments.lots import drawn
from grotto.server.tournaments.plan import split

Table = tuple[int, ...]
Round = tuple[Table, ...]

MOST_CYCLES: Final = 4
"""So many times the least number of rounds are played at most."""
FURTHER: Final = 2
"""Rounds that are tried beyond the first number with which all meet: they may meet more equally."""
ATTEMPTS: Final = 64
"""Divided by all whom somebody meets: with so many beginnings each number of rounds is tried."""
MISSED: Final = 20
"""What it costs that two meet once less than they should."""
RESTED: Final = 20
"""What it costs to sit out, multiplied by how often one does."""
TRIES: Final = 400
"""Exchanges that are tried for every person and round,"""
FROM: Final = 6
"""at first even if they cost so much,"""
MOST_TRIES: Final = 200_000
"""and in all: they take less than a second."""


@lru_cache(maxsize=16)
def schedule(players: int, sizes: tuple[int, ...], meetings: int, seed: str) -> tuple[Round, ...]:
    """Return the tables of all rounds, for players who are numbered from 0; who is alone rests."""
    shape = split(players, sizes)
    together = sum(size * (size - 1) // 2 for size in shape)
    if not together:
        return ()
    least = -(-meetings * players * (players - 1) // 2 // together)
    found: list[_Search] = []
    for rounds in range(least, MOST_CYCLES * least + 1):
        found.append(_best_of(players, shape, rounds, meetings, seed))
        complete = [one for one in found if one.fewest >= meetings]
        if len(complete) > FURTHER or (complete and complete[0].spread <= 1):
            break
    return min(found, key=lambda one: one.merit).rounds()


def _best_of(players: int, shape: list[int], rounds: int, meetings: int, seed: str) -> "_Search":
    """Return the best of some attempts with a number of rounds: the more, the fewer play."""
    attempts = []
    for number in range(max(1, ATTEMPTS // (players * meetings))):
        attempts.append(_Search(players, shape, rounds, meetings, f"{seed}/{rounds}/{number}"))
        attempts[-1].run()
        if attempts[-1].fewest >= meetings and attempts[-1].spread <= 1:
            break
    return min(attempts, key=lambda one: one.merit)


class _Search:
    """Looks for good tables of a number of rounds."""

    def __init__(
        self, players: int, shape: list[int], rounds: int, meetings: int, seed: str
    ) -> None:
        self._players = players
        self._meetings = meetings
        self._stream = Stream(seed_number(seed))
        self._starts = [sum(shape[:at]) for at in range(len(shape) + 1)]
        self._table_at = [at for at, size in enumerate(shape) for _ in range(size)]
        self._orders = [drawn(range(players), seed, str(number)) for number in range(rounds)]
        self._met = [[0] * players for _ in range(players)]
        self._rests = [0] * players
        for table in (one for tables in self.rounds() for one in tables):
            for one, other in combinations(table, 2):
                self._met[one][other] += 1
                self._met[other][one] += 1
            if len(table) == 1:
                self._rests[table[0]] += 1

    def rounds(self) -> tuple[Round, ...]:
        """Return the tables as they are now."""
        cuts = list(pairwise(self._starts))
        return tuple(tuple(tuple(order[a:b]) for a, b in cuts) for order in self._orders)

    def run(self) -> None:
        """Exchange people until that leads nowhere."""
        tries = min(MOST_TRIES, TRIES * self._players * len(self._orders))
        for number in range(tries):
            self._try(FROM - (FROM + 1) * number // tries)

    def _times(self) -> list[int]:
        return [self._met[a][b] for a, b in combinations(range(self._players), 2)]

    @property
    def fewest(self) -> int:
        """How often those meet who meet least."""
        return min(self._times())

    @property
    def spread(self) -> int:
        """How much oftener those meet who meet most."""
        times = self._times()
        return max(times) - min(times)

    @property
    def merit(self) -> tuple[bool, int, int]:
        """What is better is less: all meet, equally often, in few rounds."""
        return self.fewest < self._meetings, self.spread, len(self._orders)

    def _try(self, most: int) -> None:
        """Exchange two people of a round, if that costs no more than so much."""
        order = self._orders[self._stream.below(len(self._orders))]
        here, there = self._stream.below(self._players), self._stream.below(self._players)
        if self._table_at[here] != self._table_at[there] and self._cost(order, here, there) <= most:
            self._exchange(order, here, there)

    def _others(self, order: list[int], place: int) -> list[int]:
        table = self._table_at[place]
        start, end = self._starts[table], self._starts[table + 1]
        return order[start:place] + order[place + 1 : end]

    def _cost(self, order: list[int], here: int, there: int) -> int:
        """Return what it costs that two change places."""
        one, other = order[here], order[there]
        left, joined = self._others(order, here), self._others(order, there)
        mine, theirs = self._met[one], self._met[other]
        cost = 0
        for who in left:
            cost += self._gain(theirs[who]) - self._gain(mine[who] - 1)
        for who in joined:
            cost += self._gain(mine[who]) - self._gain(theirs[who] - 1)
        if not left:
            cost += RESTED * (self._rests[other] - self._rests[one] + 1)
        if not joined:
            cost += RESTED * (self._rests[one] - self._rests[other] + 1)
        return cost

    def _gain(self, times: int) -> int:
        """Return what one meeting more costs those who have met so often."""
        return 3 * times * (times + 1) + 1 - (MISSED if times < self._meetings else 0)

    def _exchange(self, order: list[int], here: int, there: int) -> None:
        one, other = order[here], order[there]
        left, joined = self._others(order, here), self._others(order, there)
        for who in left:
            self._meet(one, who, -1)
            self._meet(other, who, 1)
        for who in joined:
            self._meet(other, who, -1)
            self._meet(one, who, 1)
        order[here], order[there] = other, one
        for rests, came, went in ((not left, other, one), (not joined, one, other)):
            self._rests[came] += rests
            self._rests[went] -= rests

    def _meet(self, one: int, other: int, times: int) -> None:
        self._met[one][other] += times
        self._met[other][one] += times
