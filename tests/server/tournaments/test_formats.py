"""Formats: who meets whom in a knock-out, a Swiss tournament and a round-robin."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from grotto.server.tournaments.knockout import bracket
from grotto.server.tournaments.plan import FORMATS, KNOCKOUT, ROUND_ROBIN, SWISS, last_round, split
from grotto.server.tournaments.rounds import next_round, rounds_of
from grotto.server.tournaments.standings import standings
from tests.server.tournaments.events import (
    by_luck,
    by_number,
    entrants,
    meetings,
    plan,
    played,
    tables_of,
)

# ---- tables -------------------------------------------------------------------------------------


def test_tables_are_as_equal_as_they_can_be_and_as_few_as_possible() -> None:
    assert split(10, (2, 3, 4)) == [4, 3, 3]
    assert split(8, (2, 3, 4)) == [4, 4]


def test_who_fits_at_no_table_sits_the_round_out() -> None:
    assert split(5, (2,)) == [2, 2, 1]
    assert split(5, (3, 4)) == [4, 1]
    assert split(2, (3, 4)) == [1, 1]


# ---- knock-out ----------------------------------------------------------------------------------


def test_the_two_highest_ranked_meet_only_in_the_final() -> None:
    matches = played(plan(KNOCKOUT), entrants(8))

    assert tables_of(matches, 1) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    assert tables_of(matches, 2) == [(0, 3), (1, 2)]
    assert tables_of(matches, 3) == [(0, 1)]


def test_neighbours_of_a_bracket_meet_next() -> None:
    assert bracket(4) == [0, 3, 1, 2]
    assert bracket(3) == [0, 1, 2]


def test_the_highest_ranked_sit_the_first_round_out_and_no_other_one() -> None:
    matches = played(plan(KNOCKOUT), entrants(5))

    assert sorted(tables_of(matches, 1)) == [(0,), (1,), (2,), (3, 4)]
    assert tables_of(matches, 2) == [(0, 3), (1, 2)]


def test_the_best_two_of_each_table_of_four_go_on() -> None:
    matches = played(plan(KNOCKOUT, 4, advance=2), entrants(16))

    assert {len(table) for table in tables_of(matches, 1)} == {4}
    survivors = sorted(number for table in tables_of(matches, 2) for number in table)
    assert survivors == list(range(8))
    assert tables_of(matches, 3) == [(0, 1, 2, 3)]


def test_where_too_few_are_left_for_a_table_the_best_who_went_out_fill_it() -> None:
    matches = played(plan(KNOCKOUT, sizes=(3,)), entrants(6))

    assert tables_of(matches, 1) == [(0, 3, 4), (1, 2, 5)]
    assert tables_of(matches, 2) == [(0, 1, 2)]


def test_who_has_left_does_not_go_on_and_the_next_one_does() -> None:
    without_bots = plan(KNOCKOUT, 4, advance=2, bots=False)
    matches = played(without_bots, entrants(8, p0=1))

    assert tables_of(matches, 2) == [(1, 2, 3, 4)]


def test_who_left_while_the_first_round_was_drawn_goes_on_no_further() -> None:
    without_bots = plan(KNOCKOUT, bots=False)
    first = played(without_bots, entrants(4), most=1)

    assert next_round(without_bots, entrants(4, p0=0), first) == [(1, 3)]


def test_where_bots_play_on_whoever_leaves_keeps_the_place() -> None:
    matches = played(plan(KNOCKOUT), entrants(4, p0=1))

    assert tables_of(matches, 2) == [(0, 1)]
    assert standings(plan(KNOCKOUT), entrants(4, p0=1), matches)[-1].number == 0


# ---- Swiss --------------------------------------------------------------------------------------


def test_those_who_have_as_many_points_meet() -> None:
    matches = played(plan(SWISS, rounds=2), entrants(8), most=1)
    winners = {min(table) for table in tables_of(matches, 1)}

    both = [set(table) <= winners for table in next_round(plan(SWISS), entrants(8), matches)]

    assert sorted(both) == [False, False, True, True]


def test_so_many_rounds_are_played_that_one_at_most_wins_them_all() -> None:
    assert [rounds_of(plan(SWISS), count) for count in (2, 4, 5, 8, 32)] == [1, 2, 3, 3, 5]
    assert rounds_of(plan(SWISS, 4), 16) == 2
    assert rounds_of(plan(SWISS, rounds=7), 16) == 7


def test_everybody_sits_out_once_before_anybody_does_twice() -> None:
    matches = played(plan(SWISS, rounds=5, bots=False), entrants(5))

    assert Counter(one.entrants[0] for one in matches if one.is_bye) == dict.fromkeys(range(5), 1)


def fewest_repeats(people: list[int], met: Counter[tuple[int, ...]]) -> int:
    """The least number of former opponents that any way to pair people has."""
    if not people:
        return 0
    first, *others = people
    return min(
        met[tuple(sorted((first, other)))]
        + fewest_repeats([one for one in others if one != other], met)
        for other in others
    )


@given(count=some.sampled_from([4, 6, 8]), luck=some.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_nobody_meets_twice_where_that_can_be_avoided(count: int, luck: int) -> None:
    matches = played(plan(SWISS, rounds=count, seed=str(luck)), entrants(count), by_luck(luck))

    for number in range(1, last_round(matches) + 1):
        before = meetings([one for one in matches if one.round < number])
        repeated = sum(before[table] for table in tables_of(matches, number))
        assert repeated == fewest_repeats(list(range(count)), before)


def test_at_tables_of_four_nobody_meets_twice_in_the_first_rounds() -> None:
    matches = played(plan(SWISS, 4, rounds=4), entrants(32), by_luck(3))

    assert max(meetings(matches).values()) == 1


# ---- round-robin --------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 7, 8, 15, 16])
def test_in_duels_each_meets_each_once(count: int) -> None:
    matches = played(plan(ROUND_ROBIN), entrants(count))

    assert meetings(matches) == dict.fromkeys(combinations(range(count), 2), 1)


@pytest.mark.parametrize("count", [3, 4, 7, 8, 15, 16])
def test_in_duels_everybody_has_both_seats_equally_often(count: int) -> None:
    matches = [one for one in played(plan(ROUND_ROBIN), entrants(count)) if not one.is_bye]
    begins = Counter(one.entrants[0] for one in matches)

    assert max(begins.values()) - min(begins[number] for number in range(count)) <= 1


def test_who_meets_twice_changes_seats() -> None:
    matches = played(plan(ROUND_ROBIN, meetings=2), entrants(4))
    seatings = Counter(one.entrants for one in matches)

    assert set(seatings.values()) == {1}
    assert set(meetings(matches).values()) == {2}


@pytest.mark.parametrize(
    ("count", "size", "most"),
    [(6, 3, 3), (12, 3, 2), (7, 4, 3), (8, 4, 3), (10, 4, 2), (20, 4, 2), (10, 5, 4), (16, 6, 3)],
)
def test_at_larger_tables_everybody_meets_everybody_about_equally_often(
    count: int, size: int, most: int
) -> None:
    met = meetings(played(plan(ROUND_ROBIN, size), entrants(count)))
    often = [met[pair] for pair in combinations(range(count), 2)]

    assert (min(often), max(often) <= most) == (1, True)


@pytest.mark.parametrize(("count", "size"), [(9, 3), (16, 4), (16, 5)])
def test_where_numbers_fit_all_meet_exactly_once(count: int, size: int) -> None:
    met = meetings(played(plan(ROUND_ROBIN, size), entrants(count)))

    assert met == dict.fromkeys(combinations(range(count), 2), 1)


def test_at_larger_tables_people_sit_out_equally_often() -> None:
    matches = played(plan(ROUND_ROBIN, sizes=(3, 4)), entrants(5))
    rests = Counter(one.entrants[0] for one in matches if one.is_bye)

    assert max(rests[number] for number in range(5)) - min(rests[n] for n in range(5)) <= 1


def test_at_larger_tables_those_who_stay_still_all_meet_when_somebody_has_left() -> None:
    met = meetings(played(plan(ROUND_ROBIN, 3, bots=False), entrants(9, p4=1)))

    assert min(met[pair] for pair in combinations([0, 1, 2, 3, 5, 6, 7, 8], 2)) == 1


def test_opponents_of_who_has_left_sit_out() -> None:
    matches = played(plan(ROUND_ROBIN, bots=False), entrants(4, p3=1))

    assert all(3 not in one.entrants for one in matches if one.round > 1)
    assert [len(table) for table in tables_of(matches, 2)] == [2, 1]


# ---- whatever the format ------------------------------------------------------------------------


@given(
    kind=some.sampled_from(FORMATS),
    count=some.integers(2, 13),
    size=some.integers(2, 5),
    advance=some.integers(1, 3),
    bots=some.booleans(),
    left=some.dictionaries(some.integers(0, 12), some.integers(0, 3), max_size=3),
    luck=some.integers(0, 10**6),
)
@settings(max_examples=60, deadline=None)
def test_every_tournament_ends_and_everybody_has_one_place_in_every_round(
    *, kind: str, count: int, size: int, advance: int, bots: bool, left: dict[int, int], luck: int
) -> None:
    wanted = plan(kind, size, advance=min(advance, size - 1), bots=bots, seed=str(luck))
    people = entrants(count, **{f"p{number}": at for number, at in left.items()})
    matches = played(wanted, people, by_luck(luck), most=60)

    assert last_round(matches) < 60
    for number in range(1, last_round(matches) + 1):
        seated = [one for table in tables_of(matches, number) for one in table]
        assert len(seated) == len(set(seated))
        assert kind == KNOCKOUT or bots is False or len(seated) == count
    ranked = standings(wanted, people, matches)
    assert [one.place for one in ranked] == list(range(1, count + 1))


@given(count=some.integers(4, 16), size=some.integers(2, 4), luck=some.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_seats_are_fair(count: int, size: int, luck: int) -> None:
    """Nobody has a seat more than twice as often as another one, at tables that are full."""
    full = count - count % size
    wanted = plan(SWISS, size, rounds=6, seed=str(luck))
    matches = played(wanted, entrants(full), by_luck(luck))
    sat = Counter((one, seat) for table in matches for seat, one in enumerate(table.entrants))

    for person in range(full):
        times = [sat[person, seat] for seat in range(size)]
        assert max(times) - min(times) <= 2


@given(kind=some.sampled_from(FORMATS), count=some.integers(2, 12), luck=some.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_a_tournament_is_the_same_whenever_it_is_computed(kind: str, count: int, luck: int) -> None:
    wanted, people = plan(kind, 3, seed=str(luck)), entrants(count)
    matches = played(wanted, people, by_luck(luck))

    again = played(wanted, people, by_luck(luck))

    assert again == matches
    assert standings(wanted, people, again) == standings(wanted, people, matches[::-1])


def test_nothing_goes_on_when_only_bots_are_left() -> None:
    people = entrants(4, p0=1, p1=1, p2=1, p3=1)

    assert last_round(played(plan(SWISS, rounds=3), people, by_number)) == 1
