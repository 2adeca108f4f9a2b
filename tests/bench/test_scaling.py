"""What a second worker brings is told on a busy machine, too."""

import pytest

from bench.scaling import Pace, Turns, between, busy_of


def test_time_in_which_others_ran_is_left_out() -> None:
    """Ten seconds: a worker ran for four, waited for a processor for five, and idled for one."""
    assert busy_of([Turns(ran=4, waited=5)], seconds=10) == pytest.approx(0.8)


def test_a_worker_without_work_is_no_use() -> None:
    assert busy_of([Turns(ran=9, waited=1), Turns(ran=0, waited=0)], seconds=10) == 1


def test_only_the_time_between_counts() -> None:
    before = {1: Turns(3, 1), 2: Turns(5, 5)}
    after = {1: Turns(4, 1), 2: Turns(8, 7), 3: Turns(2, 0)}

    assert between(before, after) == [Turns(3, 2), Turns(2, 0), Turns(1, 0)]


def test_two_workers_that_are_always_busy_play_twice_as_much() -> None:
    one, two = Pace(games=3, work=0.1, busy=1.0), Pace(games=2, work=0.1, busy=2.0)

    assert two.on_free() / one.on_free() == 2
