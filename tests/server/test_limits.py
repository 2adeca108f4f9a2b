"""Buckets of tokens and counts of open sockets."""

import pytest

from grotto.server.errors import TooManyRequests, TooManySockets
from grotto.server.limits import Buckets, Doors, Guesses, neighbourhood
from grotto.server.settings import Patience, Rate


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_as_many_as_the_bucket_holds_come_at_once() -> None:
    buckets = Buckets(Rate(3, 1), Hand())

    waits = [buckets.take("ann") for _ in range(4)]

    assert waits == [0.0, 0.0, 0.0, 1.0]


def test_the_bucket_fills_again() -> None:
    hand = Hand()
    buckets = Buckets(Rate(2, 0.5), hand)
    waits = [buckets.take("ann") for _ in range(3)]

    hand.now += 2.0

    assert waits == [0.0, 0.0, 2.0]
    assert [buckets.take("ann") for _ in range(2)] == [0.0, 2.0]


def test_asking_in_vain_costs_nothing() -> None:
    hand = Hand()
    buckets = Buckets(Rate(1, 1), hand)
    for _ in range(10):
        buckets.take("ann")

    hand.now += 1.0

    assert buckets.take("ann") == 0.0


def test_nobody_pays_for_others() -> None:
    buckets = Buckets(Rate(1, 1), Hand())
    buckets.take("ann")

    assert buckets.take("bob") == 0.0


def test_who_owes_nothing_is_forgotten() -> None:
    hand = Hand()
    buckets = Buckets(Rate(5, 1), hand)
    for number in range(100):
        buckets.take(f"guest {number}")

    hand.now += 10.0
    buckets.take("ann")

    assert len(buckets) == 1


def test_only_so_many_are_remembered() -> None:
    buckets = Buckets(Rate(1, 0.001), Hand(), most=10)

    for number in range(1000):
        buckets.take(f"guest {number}")

    assert len(buckets) == 10


def test_a_clock_that_goes_back_harms_nobody() -> None:
    hand = Hand()
    buckets = Buckets(Rate(2, 1), hand)
    buckets.take("ann")

    hand.now -= 1000.0

    assert buckets.take("ann") == 0.0


def test_a_bucket_that_holds_nothing_gives_nothing() -> None:
    buckets = Buckets(Rate(0, 1), Hand())

    assert buckets.take("ann") == 1.0


def test_a_refusal_says_how_long_to_wait() -> None:
    buckets = Buckets(Rate(1, 0.1), Hand())
    buckets.spend("ann")

    with pytest.raises(TooManyRequests) as refused:
        buckets.spend("ann")

    assert refused.value.seconds == 10


def test_wrong_passwords_cost_no_time_at_first_and_more_with_each_one() -> None:
    hand, waits = Hand(), []
    guesses = Guesses(Patience(2, 1.0, 10.0, 3600.0), hand)

    for _ in range(8):
        waits.append(guesses.seconds_to_wait("ann"))
        hand.now += waits[-1]
        guesses.add("ann")

    assert waits == [0.0, 0.0, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0]


def test_wrong_passwords_are_forgotten_in_time() -> None:
    hand = Hand()
    guesses = Guesses(Patience(2, 8.0, 8.0, 60.0), hand)
    for _ in range(2):
        guesses.add("ann")
    waits = guesses.seconds_to_wait("ann")

    hand.now += 3600.0
    guesses.add("bob")

    assert (waits, guesses.seconds_to_wait("ann"), len(guesses)) == (8.0, 0.0, 1)


def test_a_password_that_was_right_counts_for_nothing() -> None:
    guesses = Guesses(Patience(2, 8.0, 8.0, 60.0), Hand())
    guesses.add("ann")
    guesses.add("ann")

    guesses.take_back("ann")

    assert guesses.seconds_to_wait("ann") == 0.0


def test_only_so_many_guessers_are_remembered() -> None:
    guesses = Guesses(Patience(1, 1.0, 1.0, 3600.0), Hand(), most=10)

    for number in range(1000):
        guesses.add(f"guest {number}")

    assert len(guesses) == 10


def test_a_clock_that_goes_back_lets_nobody_wait_for_ever() -> None:
    hand = Hand()
    guesses = Guesses(Patience(1, 8.0, 8.0, 60.0), hand)
    guesses.add("ann")

    hand.now -= 1000.0

    assert guesses.seconds_to_wait("ann") == 8.0


def test_doors_are_counted_while_they_are_open() -> None:
    doors = Doors(2)

    doors.open("ann")
    doors.open("ann")
    with pytest.raises(TooManySockets):
        doors.open("ann")
    doors.open("bob")
    for who in ("ann", "bob", "ann"):
        doors.close(who)

    assert len(doors) == 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("somewhere", "somewhere"),
    ],
)
def test_one_customer_is_one_address(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted
