"""Swiss: those who have as many points meet, and nobody meets twice where that can be avoided."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from grotto.server.tournaments.grouping import REPEATED, grouped
from grotto.server.tournaments.lots import drawn
from grotto.server.tournaments.plan import Entrant, Match, Plan, last_round, playing, split
from grotto.server.tournaments.standings import standings

Meetings = Counter[frozenset[int]]
"""How often two have met."""


def rounds_of(plan: Plan, players: int) -> int:
    """Return how many rounds are played: so many that one person at most wins every table."""
    if plan.rounds:
        return plan.rounds
    needed = 1
    while plan.size**needed < players:
        needed += 1
    return needed


def next_tables(
    plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]
) -> list[list[int]]:
    """Return the tables of the next round; none when all rounds were played."""
    number = last_round(matches) + 1
    if number > rounds_of(plan, len(entrants)):
        return []
    there = {one.number for one in playing(plan, entrants, number)}
    ranked = standings(plan, entrants, matches)
    points = {one.number: round(1000 * one.points) for one in ranked if one.number in there}
    sizes, met = split(len(there), plan.sizes), met_in(matches)
    resting = resting_now(list(points), matches, sizes.count(1))
    lots = drawn(sorted(there - set(resting)), plan.seed, f"round {number}")

    def cost(one: int, other: int) -> int:
        return REPEATED * met[frozenset((one, other))] + (points[one] - points[other]) ** 2

    order = sorted(lots, key=lambda one: -points[one])
    tables = grouped(order, [size for size in sizes if size > 1], cost, f"{plan.seed}/{number}")
    return [*tables, *([one] for one in resting)]


def met_in(matches: Sequence[Match]) -> Meetings:
    """Count who has met whom."""
    return Counter(frozenset(pair) for match in matches for pair in combinations(match.entrants, 2))


def resting_now(ranked: Sequence[int], matches: Sequence[Match], count: int) -> list[int]:
    """Return who sits the round out: the last of those who have done so least often."""
    rests = Counter(match.entrants[0] for match in matches if match.is_bye)
    last_first = list(ranked)[::-1]
    return sorted(last_first, key=lambda number: rests[number])[:count]
