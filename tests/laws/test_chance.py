"""Laws of chance: it is a seat with exact odds, and only the dealer answers for it."""

from collections import Counter

import pytest

from grotto.core.errors import RulesBug
from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from tests.laws.cases import Case, plain_cases, positions, walk

plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)
SAMPLES = 2000


@plain_case
def test_the_odds_of_every_answer_add_up_to_one(case: Case) -> None:
    for state in walk(case, seed=31):
        if state.to_act() == CHANCE:
            odds = [case.game.odds(state, action) for action in state.legal_actions()]

            assert min(odds) > 0
            assert sum(odds) == pytest.approx(1)


@plain_case
def test_the_dealer_deals_only_legal_answers(case: Case) -> None:
    for state in walk(case, seed=32):
        if state.to_act() == CHANCE:
            assert (
                case.game.deal(state, Stream(len(state.legal_actions()))) in state.legal_actions()
            )


@plain_case
def test_answers_come_as_often_as_their_odds_say(case: Case) -> None:
    questions = {s.agenda[-1].text(): s for s in positions(case, 33, 1) if s.to_act() == CHANCE}
    for state in list(questions.values())[:12]:
        stream = Stream(34)
        seen = Counter(case.game.deal(state, stream).text() for _ in range(SAMPLES))
        for action in state.legal_actions():
            expected = SAMPLES * case.game.odds(state, action)
            assert abs(seen[action.text()] - expected) <= 6 * max(expected, 1) ** 0.5


@plain_case
def test_chance_cannot_be_asked_out_of_turn(case: Case) -> None:
    for state in positions(case, seed=35, every=71):
        if state.to_act() != CHANCE:
            with pytest.raises(RulesBug):
                case.game.deal(state, Stream(1))
