"""Bags: what may still come, without an order."""

from collections import Counter

from grotto.core.bags import drawn_from, keys_in, members, size
from grotto.core.stream import Stream


def test_a_bag_knows_what_is_in_it() -> None:
    bag = 0b101001

    assert members(bag) == [0, 3, 5]
    assert size(bag) == 3
    assert keys_in(bag, "abcdef") == ["a", "d", "f"]


def test_everything_in_a_bag_is_as_likely_to_come() -> None:
    stream = Stream(3)

    drawn = Counter(drawn_from(0b101001, stream) for _ in range(3000))

    assert set(drawn) == {0, 3, 5}
    assert all(abs(count - 1000) < 150 for count in drawn.values())
