"""Drawn answers: what is drawn without listing is what listing would have given."""

import pytest

from grotto.core.stream import Stream
from tests.laws.cases import Case, all_cases, walk

mines_case = pytest.mark.parametrize(
    "case", [case for case in all_cases() if case.game_id == "lost_mines"], ids=str
)


@mines_case
def test_a_drawn_answer_is_the_one_that_the_same_number_picks_from_the_list(case: Case) -> None:
    for number, state in enumerate(walk(case, seed=44)):
        offers = state.legal_actions()
        if state.to_act() >= 0:
            assert state.draw(Stream(number)) is offers[Stream(number).below(len(offers))]
