"""A first glance at statistics: the few figures that a reader wants before all tables."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from grotto.arena.stats.figures import Statistics, Worth
from grotto.arena.stats.labels import Label, label_of_phrase
from grotto.core.phrase import Phrase

MOST: Final = 6
"""So many rows of all tables stand out,"""
LEAST_SEATS: Final = 5
"""as long as so many seats had what they tell of."""


def quantile(counts: Sequence[tuple[int, int]], part: float) -> int:
    """Return the number that a part of all counted numbers does not exceed."""
    total = sum(count for _, count in counts)
    sums = accumulate(count for _, count in counts)
    pairs = zip(counts, sums, strict=True)
    return next(number for (number, _), so_far in pairs if so_far >= part * total)


def better_seats(found: Statistics) -> list[int]:
    """Return the seats that win more than their share beyond doubt."""
    return [one.seat for one in found.by_seat if one.low > 1 / found.seats]


def surest(found: Statistics) -> list[Worth]:
    """Return the rows of all tables that chance explains worst, those of the best pieces first.

    A row is called after its table, too.
    """
    rows = sorted(_sure(found), key=_sureness, reverse=True)[:MOST]
    return sorted(rows, key=lambda row: -(row.worth or 0.0))


def _sure(found: Statistics) -> Iterator[Worth]:
    openings = (label_of_phrase(Phrase("stats-openings")), found.openings)
    for table, rows in (*((group.label, group.pieces) for group in found.groups), openings):
        for row in rows:
            if row.seats >= LEAST_SEATS and _sureness(row) > 1:
                yield replace(row, label=_both(table, row.label))


def _sureness(row: Worth) -> float:
    """Return how many times its doubt a worth is; more than once, it is hardly chance."""
    return abs(row.worth) / row.doubt if row.worth is not None and row.doubt else 0.0


def _both(table: Label, piece: Label) -> Label:
    return {language: f"{table[language]}: {piece[language]}" for language in table}
