"""Tournaments played in no time: results follow from a number, or from who is stronger."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from grotto.server.tournaments.plan import Entrant, Finish, Match, Plan, last_round
from grotto.server.tournaments.rounds import next_round

Deciding = Callable[[Sequence[int]], list[Finish]]
"""Says how a table ends, seat by seat."""


def plan(format: str, size: int = 2, **facts: object) -> Plan:  # noqa: A002 (what it is called)
    """A tournament at tables of up to so many seats."""
    usual: dict[str, object] = {"sizes": tuple(range(2, size + 1)), "seed": "a seed"}
    return Plan(format=format, **{**usual, **facts})  # type: ignore[arg-type]  # given by tests


def entrants(count: int, **left: int) -> list[Entrant]:
    """So many people; some leave after a round: `p3=1`."""
    return [
        Entrant(number=number, rank=number, left=left.get(f"p{number}")) for number in range(count)
    ]


def by_number(table: Sequence[int]) -> list[Finish]:
    """The lower number is always stronger."""
    ranked = sorted(table)
    return [Finish(rank=1 + ranked.index(one), points=100 - one) for one in table]


def by_luck(seed: int) -> Deciding:
    """Anybody may win, and some tie."""
    luck = random.Random(seed)
    return lambda table: [
        Finish(rank=luck.randint(1, len(table)), points=luck.randrange(-5, 60)) for _ in table
    ]


def match(number: int, table: Sequence[int], finishes: Sequence[Finish], index: int = 0) -> Match:
    """A table of a round that is over."""
    return Match(round=number, number=index, entrants=tuple(table), finishes=tuple(finishes))


def played(
    wanted: Plan, people: Sequence[Entrant], decide: Deciding = by_number, most: int = 99
) -> list[Match]:
    """All matches of a tournament, or those of some rounds."""
    matches: list[Match] = []
    while last_round(matches) < most:
        number = last_round(matches) + 1
        tables = next_round(wanted, people, matches)
        if not tables:
            break
        matches += [match(number, one, decide(one), at) for at, one in enumerate(tables)]
    return matches


def tables_of(matches: Sequence[Match], number: int) -> list[tuple[int, ...]]:
    """Who sat together in a round, the lower number first."""
    return [tuple(sorted(one.entrants)) for one in matches if one.round == number]


def meetings(matches: Sequence[Match]) -> Counter[tuple[int, ...]]:
    """How often any two have met."""
    return Counter(pair for one in matches for pair in combinations(sorted(one.entrants), 2))
