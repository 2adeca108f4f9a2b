"""Multisets and numbers in notation are written in exactly one way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grotto.core.notation import counted, multiset, number_in

KEYS = ("wood", "clay", "gold")


@given(st.lists(st.integers(0, 12), min_size=3, max_size=3))
def test_reading_a_multiset_is_the_inverse_of_writing_it(counts: list[int]) -> None:
    assert counted(multiset(KEYS, counts), KEYS) == tuple(counts)


def test_a_multiset_names_what_there_is_in_the_order_of_the_keys() -> None:
    assert multiset(KEYS, (2, 0, 1)) == "wood*2+gold"
    assert multiset(KEYS, (0, 0, 0)) == "none"


@pytest.mark.parametrize(
    "text",
    ["gold+wood", "wood*1", "wood+wood", "wood*0", "wood*02", "stone", "", "wood+", "none+wood"],
)
def test_every_other_spelling_is_refused(text: str) -> None:
    assert counted(text, KEYS) is None


def test_numbers_are_short_and_plain() -> None:
    assert number_in("0") == 0
    assert number_in("120") == 120


@pytest.mark.parametrize("word", ["", "01", "-1", "+1", "1.0", "١", "1000", " 1"])
def test_other_numbers_are_refused(word: str) -> None:
    assert number_in(word) is None
