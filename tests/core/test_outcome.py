"""Outcomes: totals, tie-breaks and ranks."""

from grotto.core.outcome import Line, Mark, Outcome, Sheet
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


MARKS = (Mark(50, Phrase("goal")), Mark(60, Phrase("mastery")))


def test_who_plays_alone_wins_by_reaching_the_lowest_mark() -> None:
    assert Outcome((sheet(49),), MARKS).winners == ()
    assert Outcome((sheet(50),), MARKS).winners == (0,)


def test_the_highest_mark_that_is_reached_is_told() -> None:
    reached = [Outcome((sheet(points),), MARKS).mark for points in (49, 50, 59, 60)]

    assert reached == [None, MARKS[0], MARKS[0], MARKS[1]]
