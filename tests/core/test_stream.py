"""The stream: the same numbers everywhere, and each as likely as any other."""

from collections import Counter

import pytest

from grotto.core.stream import Stream


def test_equal_seeds_give_equal_numbers() -> None:
    first, second = Stream(7), Stream(7)

    assert [first.below(100) for _ in range(50)] == [second.below(100) for _ in range(50)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first, second = Stream(7), Stream(8)

    assert [first.below(6) for _ in range(20)] != [second.below(6) for _ in range(20)]


def test_the_numbers_are_the_same_on_every_machine() -> None:
    stream = Stream(2026)

    assert [stream.below(1000) for _ in range(6)] == [164, 369, 152, 638, 277, 586]


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**80 + 3])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= Stream(seed).below(6) < 6


@pytest.mark.parametrize("limit", [1, 2, 6, 36, 1000])
def test_numbers_stay_below_the_limit_and_reach_all_of_it(limit: int) -> None:
    stream = Stream(1)
    seen = Counter(stream.below(limit) for _ in range(limit * 100))

    assert set(seen) == set(range(limit))
    assert all(abs(count - 100) <= 60 for count in seen.values())
