"""Standings: who is ahead, and by what.

At every table the first gets as many points as others sit at a full table, the last none, and those
between even steps; who share a place share the points. Equal points are told apart by these, in
turn: the average points of opponents, the points from meetings among those who are equal, the share
of the best score at one's tables, and lots.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from grotto.server.tournaments.knockout import stages
from grotto.server.tournaments.lots import drawn
from grotto.server.tournaments.plan import KNOCKOUT, Entrant, Match, Plan

NOTHING = Fraction(0)


class Standing(Struct, frozen=True, kw_only=True):
    """Where somebody stands."""

    number: int
    place: int  # from 1
    points: Fraction
    opponents: Fraction  # the average of their points
    direct: Fraction  # from meetings with those who have as much
    share: Fraction  # of the best score at one's tables, on average
    stage: int  # in a knock-out: the rounds that were survived
    played: int  # tables
    won: int


def standings(plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]) -> list[Standing]:
    """Return everybody who takes part, the best first; those who gave up come last."""
    table = _Table(plan, entrants, matches)
    lots = drawn(sorted(table.points), plan.seed, "standings")
    order: list[tuple[int, Fraction]] = []
    for _, equal in groupby(sorted(table.points, key=table.merit), key=table.merit):
        group = list(equal)
        direct = {number: table.direct(number, group) for number in group}
        group.sort(key=lambda one: (-direct[one], -table.share(one), lots.index(one)))
        order += [(number, direct[number]) for number in group]
    return [table.standing(place, *one) for place, one in enumerate(order, 1)]


def points_at(match: Match, size: int) -> dict[int, Fraction]:
    """Return what everybody gets for a table, where a full one has so many seats."""
    if match.is_bye:
        return {match.entrants[0]: Fraction(size - 1)}
    places, seats = match.places(), len(match.entrants)
    step = Fraction(size - 1, seats - 1)
    found = {}
    for number, place in places.items():
        sharing = sum(other == place for other in places.values())
        found[number] = step * (seats - 1 - place - Fraction(sharing - 1, 2))
    return found


class _Table:
    """What tables have given to everybody."""

    def __init__(self, plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]) -> None:
        self._matches: dict[int, list[Match]] = {one.number: [] for one in entrants}
        self.points = dict.fromkeys(self._matches, NOTHING)
        for match in matches:
            if match.is_over:
                for number, points in points_at(match, plan.size).items():
                    self.points[number] += points
                    self._matches[number].append(match)
        is_knockout = plan.format == KNOCKOUT
        self._reached = stages(plan, entrants, matches) if is_knockout else {}
        self._gave_up = {one.number: self._has_given_up(one) for one in entrants}

    def _has_given_up(self, one: Entrant) -> bool:
        """Tell whether somebody has left who could have gone on."""
        survived, _ = self._reached.get(one.number, (one.left or 0, 0))
        return one.left is not None and survived >= one.left

    def merit(self, number: int) -> tuple[bool, list[int], Fraction, Fraction]:
        """Return all that comes before meetings of those who are equal; less is better."""
        reached = self._reached.get(number, (0, 0))
        worth = self.points[number], self.opponents(number)
        return self._gave_up[number], [-part for part in reached], -worth[0], -worth[1]

    def standing(self, place: int, number: int, direct: Fraction) -> Standing:
        """Return where somebody stands."""
        tables = self.tables(number)
        return Standing(
            number=number,
            place=place,
            points=self.points[number],
            opponents=self.opponents(number),
            direct=direct,
            share=self.share(number),
            stage=self._reached.get(number, (0, 0))[0],
            played=len(tables),
            won=sum(match.places()[number] == 0 for match in tables),
        )

    def tables(self, number: int) -> list[Match]:
        """Return the tables at which somebody has met others."""
        return [match for match in self._matches[number] if not match.is_bye]

    def _met(self, number: int) -> list[int]:
        met = (other for match in self.tables(number) for other in match.entrants)
        return [other for other in met if other != number]

    def opponents(self, number: int) -> Fraction:
        """Return the average of the points that opponents have, each as often as one met them."""
        return _average([self.points[other] for other in self._met(number)])

    def direct(self, number: int, group: Sequence[int]) -> Fraction:
        """Return the meetings with some others that one has won; half of a tie."""
        found = NOTHING
        for match in self.tables(number):
            places = match.places()
            for other in group:
                if other != number and other in places:
                    found += _won(places[number], places[other])
        return found

    def share(self, number: int) -> Fraction:
        """Return the part of the best score that one has reached, on average."""
        return _average([_share(match, number) for match in self.tables(number)])


def _average(values: Sequence[Fraction]) -> Fraction:
    return sum(values, NOTHING) / len(values) if values else NOTHING


def _won(mine: int, theirs: int) -> Fraction:
    return Fraction(1, 2) if mine == theirs else Fraction(int(mine < theirs))


def _share(match: Match, number: int) -> Fraction:
    mine = match.finish_of(number)
    best = max(finish.points for finish in match.finishes)
    if mine.gone:
        return NOTHING
    if best <= 0:
        return Fraction(int(mine.points == best))
    return Fraction(max(0, mine.points), best)
