"""Laws of the beginning: any seat can be named to begin, or one is drawn, alike in every game."""

import pytest

from grotto.core.errors import NotationError, WrongOption
from grotto.core.seats import CHANCE
from grotto.core.starting import FIRST
from tests.laws.cases import Case, plain_cases, walk

plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)


def drawn(case: Case) -> list[str]:
    """What chance could say about who begins, in one game."""
    offers = [state.legal_actions() for state in walk(case, seed=41) if state.to_act() == CHANCE]
    return [first.text() for first in FIRST for listed in offers if first in listed]


@plain_case
def test_one_of_all_seats_is_drawn_unless_one_plays_alone(case: Case) -> None:
    seats = [f"first {seat}" for seat in range(case.seats)]

    assert drawn(case) == (seats if case.seats > 1 else [])


@plain_case
def test_any_seat_can_be_named_and_then_nothing_is_drawn(case: Case) -> None:
    for seat in range(case.seats):
        assert drawn(Case(case.game_id, case.seats, "first_player", str(seat))) == []


@plain_case
def test_a_seat_that_nobody_takes_cannot_be_named(case: Case) -> None:
    with pytest.raises(WrongOption):
        case.game.new(case.seats, {"first_player": str(case.seats)})


@plain_case
def test_only_seats_that_the_game_has_can_be_written(case: Case) -> None:
    assert case.game.parse(f"first {case.seats - 1}") is FIRST[case.seats - 1]
    with pytest.raises(NotationError):
        case.game.parse(f"first {case.game.info.seats[-1]}")
