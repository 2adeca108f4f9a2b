"""Laws of drawn answers: simulations draw what seats answer, each legal answer as likely."""

import math
from collections import Counter

import pytest

from grotto.core.stream import Stream
from tests.laws.cases import Case, all_cases, plain_cases, positions, walk

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)
DRAWS_PER_ANSWER = 60
MOST_ANSWERS = 150


@every_case
def test_only_legal_answers_are_drawn(case: Case) -> None:
    stream = Stream(36)
    for state in walk(case, seed=37):
        if state.to_act() >= 0:
            assert state.draw(stream) in state.legal_actions()


@plain_case
def test_every_legal_answer_is_drawn_as_often_as_any_other(case: Case) -> None:
    questions = {
        f"{type(s.agenda[-1]).__name__} {len(s.legal_actions())}": s
        for s in positions(case, seed=38, every=1)
        if s.to_act() >= 0 and 1 < len(s.legal_actions()) <= MOST_ANSWERS
    }
    for state in list(questions.values())[:12]:
        offers, stream = state.legal_actions(), Stream(39)
        draws = [state.draw(stream).text() for _ in range(DRAWS_PER_ANSWER * len(offers))]
        seen = Counter(draws)
        assert set(seen) <= {offer.text() for offer in offers}
        assert surprise(list(seen.values()), len(offers)) < 6


def surprise(seen: list[int], answers: int) -> float:
    """How many standard deviations the counts lie from those of equal odds (chi-squared)."""
    freedom = answers - 1
    missing = (answers - len(seen)) * DRAWS_PER_ANSWER
    squares = sum((count - DRAWS_PER_ANSWER) ** 2 / DRAWS_PER_ANSWER for count in seen)
    return (squares + missing - freedom) / math.sqrt(2 * freedom)


@plain_case
def test_drawing_changes_nothing(case: Case) -> None:
    for state in positions(case, seed=40, every=23):
        if state.to_act() >= 0:
            before = state.dump()
            state.draw(Stream(41))
            assert state.dump() == before
