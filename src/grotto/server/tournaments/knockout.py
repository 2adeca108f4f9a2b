"""Knock-out: the best of each table go on, until one table is left.

Everybody has a slot, at first by rank. The first of a table takes over its best slot, so the two
that are ranked highest can meet only at the end, as in any bracket. Slots are dealt to tables to
and fro. Where tables would not be full duels, the highest ranked sit the first round out.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from grotto.server.tournaments.plan import (
    DUEL,
    Entrant,
    Match,
    Plan,
    last_round,
    playing,
    split,
    stays,
)

Slots = dict[int, int]
"""The slot of everybody who is still in."""


def next_tables(
    plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]
) -> list[list[int]]:
    """Return the tables of the next round; none when the last one was played."""
    number = last_round(matches)
    if number and len([match for match in matches if match.round == number]) == 1:
        return []
    order = _in_order(_slots(plan, entrants, matches))
    if 1 < len(order) < min(plan.sizes):
        order += _called_back(plan, entrants, matches, order)[: min(plan.sizes) - len(order)]
    return _dealt(plan, order) if len(order) > 1 else []


def _called_back(
    plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match], order: Sequence[int]
) -> list[int]:
    """Return who has just gone out, the best first: they fill a last table that is too small."""
    number = last_round(matches)
    known = {one.number: one for one in entrants}
    places = {
        one: place
        for match in matches
        if match.round == number
        for one, place in match.places().items()
        if one not in order and (plan.bots or stays(known[one], number + 1))
    }
    return sorted(places, key=lambda one: (places[one], known[one].rank))


def stages(
    plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]
) -> dict[int, tuple[int, int]]:
    """Return for everybody how many rounds they have survived, and the place where they went out.

    Better is more, so places are counted below zero.
    """
    found = {one.number: (0, 0) for one in entrants}
    for match in matches:
        if not match.is_over:
            continue
        is_last = len([one for one in matches if one.round == match.round]) == 1
        going_on = [] if is_last else advancing(plan, entrants, match)
        for number, place in match.places().items():
            survived = number in going_on or (is_last and place == 0)
            reached = match.round if survived else match.round - 1
            found[number] = max(found[number], (reached, 0 if survived else -place))
    return found


def advancing(plan: Plan, entrants: Sequence[Entrant], match: Match) -> list[int]:
    """Return who goes on from a table: the best of those who have not left.

    Of those who tie, the higher ranked goes on.
    """
    known = {one.number: one for one in entrants}
    places = match.places()
    if match.is_bye:
        return list(places)
    there = [one for one in places if plan.bots or stays(known[one], match.round + 1)]
    there.sort(key=lambda one: (places[one], known[one].rank))
    return there[: min(plan.advance, len(match.entrants) - 1)]


def _slots(plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]) -> Slots:
    if not matches:
        return {one.number: one.rank for one in playing(plan, entrants, 1)}
    slots = {one.number: one.rank for one in entrants}
    for _, tables in groupby(sorted(matches, key=lambda one: one.round), lambda one: one.round):
        slots = _slots_after(plan, entrants, list(tables), slots)
    return slots


def _slots_after(
    plan: Plan, entrants: Sequence[Entrant], tables: list[Match], slots: Slots
) -> Slots:
    """Give slots anew: first to the first of every table, then to the second ones."""
    tables.sort(key=lambda match: min(slots[number] for number in match.entrants))
    going_on = [advancing(plan, entrants, match) for match in tables]
    order = [
        group[place]
        for place in range(max(map(len, going_on)))
        for group in going_on
        if place < len(group)
    ]
    return {number: slot for slot, number in enumerate(order)}


def _in_order(slots: Slots) -> list[int]:
    return sorted(slots, key=slots.__getitem__)


def _dealt(plan: Plan, order: list[int]) -> list[list[int]]:
    sizes = _sizes(plan, len(order))
    resting = sizes.count(1)
    alone, others = order[:resting], order[resting:]
    tables = [[number] for number in alone] + _snake(others, len(sizes) - resting)
    return [tables[slot] for slot in bracket(len(tables))]


def _sizes(plan: Plan, players: int) -> list[int]:
    if plan.size != DUEL:
        return split(players, plan.sizes)
    full = 1 << (players - 1).bit_length()
    resting = full - players
    return [DUEL] * ((players - resting) // DUEL) + [1] * resting


def _snake(order: Iterable[int], tables: int) -> list[list[int]]:
    """Deal people to tables to and fro."""
    dealt: list[list[int]] = [[] for _ in range(tables)]
    for index, number in enumerate(order):
        row, column = divmod(index, tables)
        dealt[column if row % 2 == 0 else tables - 1 - column].append(number)
    return dealt


def bracket(tables: int) -> list[int]:
    """Return the order in which tables are drawn, so that neighbours meet in the next round."""
    if tables & (tables - 1):
        return list(range(tables))
    order = [0]
    while len(order) < tables:
        double = 2 * len(order)
        order = [slot for top in order for slot in (top, double - 1 - top)]
    return order
