"""Options: what a table may set before it starts."""

import pytest

from grotto.core.errors import WrongOption
from grotto.core.options import Option, complete

LIMIT = Option("limit", default=False, choices=(False, True), rule="")
ROUNDS = Option("rounds", default=0, choices=tuple(range(20)), rule="")


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert complete((LIMIT, ROUNDS), {"limit": True}) == {"limit": True, "rounds": 0}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(WrongOption, match="limit, rounds"):
        complete((LIMIT, ROUNDS), {"speed": 3})


def test_an_impossible_value_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(WrongOption, match="0 … 19"):
        complete((LIMIT, ROUNDS), {"rounds": 99})


def test_options_are_read_from_words() -> None:
    assert LIMIT.read("true") is True
    assert ROUNDS.read("7") == 7
    with pytest.raises(WrongOption, match="false, true"):
        LIMIT.read("perhaps")
