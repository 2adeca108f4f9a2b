"""Round-robin: each meets each equally often.

Duels follow the tables of Berger, in which everybody has both seats equally often. At larger tables
all rounds are planned together. Where somebody has left, every further round brings together those
who have met least, until each has met each.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from grotto.server.tournaments.grouping import REPEATED, grouped
from grotto.server.tournaments.lots import drawn
from grotto.server.tournaments.plan import (
    DUEL,
    Entrant,
    Match,
    Plan,
    last_round,
    playing,
    split,
)
from grotto.server.tournaments.schedule import MOST_CYCLES, schedule
from grotto.server.tournaments.swiss import met_in, resting_now

NEW: Final = 3
"""What it is worth that two meet who have met least; more and more after enough rounds."""


def next_tables(
    plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]
) -> list[list[int]]:
    """Return the tables of the next round; none when all have met."""
    number = last_round(matches) + 1
    there = [one.number for one in playing(plan, entrants, number)]
    if plan.size == DUEL:
        return _duels(plan, entrants, there, number)
    order = [one.number for one in sorted(entrants, key=lambda one: one.rank)]
    planned = _planned(plan, order) if len(there) == len(order) else []
    if _begin_with(planned, matches, number - 1):
        return planned[number - 1] if number <= len(planned) else []
    return _tables(plan, there, matches, number)


def rounds_of(plan: Plan, players: int) -> int:
    """Return how many rounds are played; at larger tables at least."""
    if plan.size == DUEL:
        return plan.meetings * (players - 1 + players % 2)
    return -(-plan.meetings * (players - 1) // (plan.size - 1))


# ---- duels --------------------------------------------------------------------------------------


def _duels(
    plan: Plan, entrants: Sequence[Entrant], there: Sequence[int], number: int
) -> list[list[int]]:
    if number > rounds_of(plan, len(entrants)):
        return []
    order = [one.number for one in sorted(entrants, key=lambda one: one.rank)]
    cycle, turn = divmod(number - 1, len(order) - 1 + len(order) % 2)
    pairs = [pair if cycle % 2 == 0 else pair[::-1] for pair in berger(len(order), turn)]
    named = ([order[place] for place in pair if place < len(order)] for pair in pairs)
    present = ([one for one in pair if one in there] for pair in named)
    return sorted((pair for pair in present if pair), key=len, reverse=True)


def berger(players: int, turn: int) -> list[list[int]]:
    """Return the duels of a round, from 0, by seat; with an odd number, who meets nobody rests."""
    even = players + players % 2
    last, circle = even - 1, even - 1
    others = range(1, even // 2)
    return [
        _by_seat(turn, last, even),
        *(_by_seat((turn + step) % circle, (turn - step) % circle, even) for step in others),
    ]


def _by_seat(one: int, other: int, even: int) -> list[int]:
    """Return two by seat, so that in all duels everybody has both seats equally often."""
    low, high = min(one, other), max(one, other)
    is_last = high == even - 1
    is_low_first = low < even // 2 if is_last else (low + high) % 2 == 1
    return [low, high] if is_low_first else [high, low]


# ---- larger tables ------------------------------------------------------------------------------


def _planned(plan: Plan, order: Sequence[int]) -> list[list[list[int]]]:
    """Return the tables of all rounds, if nobody leaves."""
    rounds = schedule(len(order), plan.sizes, plan.meetings, plan.seed)
    return [[[order[place] for place in table] for table in tables] for tables in rounds]


def _begin_with(planned: list[list[list[int]]], matches: Sequence[Match], rounds: int) -> bool:
    """Tell whether the first rounds were played as they were planned."""
    played: list[set[frozenset[int]]] = [set() for _ in range(rounds)]
    for match in matches:
        played[match.round - 1].add(frozenset(match.entrants))
    wanted = [set(map(frozenset, tables)) for tables in planned[:rounds]]
    return bool(planned) and played == wanted


def _tables(
    plan: Plan, there: Sequence[int], matches: Sequence[Match], number: int
) -> list[list[int]]:
    met, least = met_in(matches), rounds_of(plan, len(there))
    fewest = min((met[frozenset(pair)] for pair in combinations(there, 2)), default=plan.meetings)
    if number > MOST_CYCLES * least or (number > least and fewest >= plan.meetings):
        return []
    sizes = split(len(there), plan.sizes)
    resting = resting_now(there, matches, sizes.count(1))
    order = drawn(sorted(set(there) - set(resting)), plan.seed, f"round {number}")
    new = NEW * max(1, number - least) ** 2

    def cost(one: int, other: int) -> int:
        oftener = met[frozenset((one, other))] - fewest
        return REPEATED * (oftener**2 + new * (oftener > 0))

    seed = f"{plan.seed}/{number}"
    tables = grouped(order, [size for size in sizes if size > 1], cost, seed)
    return [*tables, *([one] for one in resting)]
