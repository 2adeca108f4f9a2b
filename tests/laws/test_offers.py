"""Laws of what is asked, offered and told: typed values say all that texts say."""

import json
from dataclasses import fields

import pytest

from grotto.core.action import ANSWER, ANYTIME, DEALT, END
from grotto.core.seats import CHANCE, SPECTATOR
from grotto.core.stream import Stream
from tests.laws.cases import Case, answer, plain_cases, positions, walk

plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)


@plain_case
def test_an_offer_is_an_answer_or_for_any_time_or_an_end(case: Case) -> None:
    for state in positions(case, seed=80, every=3):
        for offer in case.game.offers(state):
            assert offer.kind in (ANSWER, ANYTIME, END)


@plain_case
def test_what_chance_answers_is_never_on_offer_for_a_seat(case: Case) -> None:
    for state in walk(case, seed=81):
        if state.to_act() == CHANCE:
            assert case.game.deal(state, Stream(1)).offered_as() == DEALT


@plain_case
def test_references_name_every_word_of_the_notation(case: Case) -> None:
    for state in positions(case, seed=82, every=3):
        for offer in case.game.offers(state):
            words = [ref.word for ref in offer.refs if ref.word]

            assert " ".join([offer.action.verb(), *words]) == offer.action.text()


@plain_case
def test_every_reference_is_a_piece_or_a_number_or_amounts(case: Case) -> None:
    for state in positions(case, seed=83, every=3):
        for ref in (ref for offer in case.game.offers(state) for ref in offer.refs):
            named = [bool(ref.key), ref.number is not None, bool(ref.counts)]

            assert sum(named) == 1 or ref.word == "none"


@plain_case
def test_a_cost_is_what_one_has(case: Case) -> None:
    for state in positions(case, seed=84, every=3):
        for offer in case.game.offers(state):
            assert all(count > 0 for count in offer.cost.values())


@plain_case
def test_views_carry_the_question_as_everybody_may_know_it(case: Case) -> None:
    for state in positions(case, seed=85, every=7):
        asked = case.game.asked(state)
        for viewer in (SPECTATOR, *range(case.seats)):
            shown = case.game.view(state, viewer)["question"]

            assert shown == (None if asked is None else asked.plain())


@plain_case
def test_events_are_plain_fields_of_their_kind(case: Case) -> None:
    state, stream = case.new(), Stream(86)
    while state.to_act() != -2:
        for event in state.play(answer(case, state, stream)):
            told = event.plain()

            assert json.loads(json.dumps(told)) == told
            assert set(told) == {"kind", *(field.name for field in fields(event))}  # type: ignore[arg-type]
