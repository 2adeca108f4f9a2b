"""Standings: points by place, and the tie-breaks one after the other, as the rules print them."""

from fractions import Fraction

from grotto.server.tournaments.plan import KNOCKOUT, SWISS, Finish, Match
from grotto.server.tournaments.standings import points_at, standings
from tests.server.tournaments.events import by_number, entrants, match, plan, played


def ended(*ranks: int, points: tuple[int, ...] = (), gone: int = -1) -> list[Finish]:
    """How seats end that have these ranks."""
    scores = points or tuple(10 - rank for rank in ranks)
    return [
        Finish(rank=rank, points=score, gone=seat == gone)
        for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True))
    ]


def order(matches: list[Match], people: int, size: int = 2) -> list[int]:
    found = standings(plan(SWISS, size), entrants(people), matches)
    return [one.number for one in found]


def test_the_first_of_four_gets_three_points_and_the_last_none() -> None:
    table = match(1, (5, 6, 7, 8), ended(2, 1, 4, 3))

    assert points_at(table, 4) == {5: 2, 6: 3, 7: 0, 8: 1}


def test_who_share_a_place_share_the_points() -> None:
    table = match(1, (5, 6, 7, 8), ended(1, 1, 3, 4))

    assert points_at(table, 4) == {5: Fraction(5, 2), 6: Fraction(5, 2), 7: 1, 8: 0}


def test_a_smaller_table_gives_as_much_to_its_first_in_larger_steps() -> None:
    table = match(1, (5, 6, 7), ended(1, 2, 3))

    assert points_at(table, 4) == {5: 3, 6: Fraction(3, 2), 7: 0}


def test_who_sits_out_gets_the_points_of_a_first_place() -> None:
    assert points_at(match(1, (5,), ended(1)), 4) == {5: 3}


def test_who_has_left_the_table_is_last_there_whatever_the_bot_has_reached() -> None:
    table = match(1, (5, 6, 7), ended(1, 2, 3, gone=0))

    assert points_at(table, 3) == {5: 0, 6: 2, 7: 1}


def test_more_points_come_first() -> None:
    assert order([match(1, (0, 1), ended(2, 1))], 2) == [1, 0]


def test_of_equal_points_those_come_first_whose_opponents_have_more() -> None:
    matches = [
        match(1, (0, 1), ended(1, 2)),
        match(1, (2, 3), ended(1, 2)),
        match(2, (1, 4), ended(1, 2)),
        match(2, (3, 5), ended(2, 1)),
    ]

    found = order(matches, 6)

    assert found.index(0) < found.index(2)  # 1 has won once, and 3 never


def test_then_those_come_first_who_have_won_against_each_other() -> None:
    """Zero and one have won twice, and against each other zero has; two and three once."""
    won = [(0, 1), (0, 2), (3, 0), (1, 2), (1, 3), (2, 3)]
    matches = [match(number, pair, ended(1, 2)) for number, pair in enumerate(won, 1)]

    found = standings(plan(SWISS), entrants(4), matches)

    assert [(one.number, int(one.points), int(one.direct)) for one in found] == [
        (0, 2, 1), (1, 2, 0), (2, 1, 1), (3, 1, 0),
    ]  # fmt: skip
    assert found[0].opponents == found[1].opponents


def test_then_the_share_of_the_best_score_decides() -> None:
    close = ended(1, 2, points=(50, 49))
    clear = ended(1, 2, points=(50, 10))

    assert order([match(1, (0, 1), clear), match(1, (2, 3), close)], 4)[-2:] == [3, 1]


def test_at_last_lots_decide_and_they_stay_as_they_were_drawn() -> None:
    matches = [match(1, (0, 1), ended(1, 2)), match(1, (2, 3), ended(1, 2))]

    assert order(matches, 4) == order(matches[::-1], 4)


def test_in_a_knock_out_those_come_first_who_survived_longer() -> None:
    wanted, people = plan(KNOCKOUT), entrants(8)
    found = standings(wanted, people, played(wanted, people, by_number))

    assert [one.number for one in found[:2]] == [0, 1]
    assert {one.number for one in found[2:4]} == {2, 3}
    assert [one.stage for one in found] == [3, 2, 1, 1, 0, 0, 0, 0]


def test_in_a_larger_final_the_places_there_count() -> None:
    wanted, people = plan(KNOCKOUT, 4, advance=2), entrants(8)
    found = standings(wanted, people, played(wanted, people, by_number))

    assert [one.number for one in found[:4]] == [0, 1, 2, 3]


def test_a_final_that_is_not_over_leaves_both_in() -> None:
    wanted, people = plan(KNOCKOUT), entrants(4)
    semifinals = played(wanted, people, by_number, most=1)
    final = Match(round=2, number=0, entrants=(0, 1))

    found = standings(wanted, people, [*semifinals[:1], Match(round=1, number=1, entrants=(1, 2))])

    assert [one.stage for one in found][:1] == [1]
    assert {one.stage for one in standings(wanted, people, [*semifinals, final])} == {0, 1}


def test_who_gives_up_comes_last_but_not_who_was_out_before() -> None:
    wanted, people = plan(KNOCKOUT), entrants(4, p1=1, p3=1)
    found = standings(wanted, people, played(wanted, people, by_number))

    assert found[-1].number == 1
