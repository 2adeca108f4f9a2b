"""Outcomes: totals, tie-breaks and ranks."""

from grotto.core.outcome import Line, Outcome, Sheet
from grotto.core.phrase import Phrase


def sheet(points: int, tie_break: int = 0) -> Sheet:
    return Sheet((Line("all", points, Phrase("all")),), (tie_break,))


def test_most_points_rank_first() -> None:
    outcome = Outcome((sheet(10), sheet(30), sheet(20)))

    assert outcome.ranks == (3, 1, 2)
    assert outcome.winners == (1,)


def test_the_tie_break_decides_between_equal_totals() -> None:
    assert Outcome((sheet(20, 18), sheet(20, 19))).winners == (1,)


def test_seats_that_tie_to_the_last_share_their_rank() -> None:
    outcome = Outcome((sheet(20, 5), sheet(20, 5), sheet(10, 9)))

    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)
