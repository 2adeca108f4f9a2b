"""The load draws from what is on offer, however the question came to a seat."""

import random

import msgspec
import pytest

from bench.load.answers import Asked, answer, drawn
from grotto.wire.offers import menus_of, offers_in
from grotto.wire.patches import difference
from tests.laws.cases import Case, plain_cases, positions


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_answers_are_numbered_as_offers_are(case: Case) -> None:
    for state in positions(case, seed=91, every=20):
        menus = menus_of(case.game.offers(state))
        plain = msgspec.to_builtins(menus)
        actions = [offered.action for offered in offers_in(menus)]

        assert [answer(plain, number) for number in range(len(actions))] == actions
        assert not actions or drawn(plain, random.Random(1)) in actions


QUESTION = {"seat": 1, "menus": [{"verb": "send"}, {"verb": "pass"}]}
LATER = {"seat": 1, "menus": [{"verb": "send"}, {"verb": "skip"}]}


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def test_a_question_changes_by_patches() -> None:
    asked = Asked()
    asked.tell(encoded(QUESTION))

    asked.change(encoded(difference(QUESTION, LATER)))

    assert asked.menus() == LATER["menus"]


def test_a_question_comes_and_goes_as_a_whole() -> None:
    asked = Asked()
    asked.tell(b"null")

    asked.change(encoded(difference(None, QUESTION)))
    assert asked.menus() == QUESTION["menus"]

    asked.change(encoded(difference(QUESTION, None)))
    assert not asked


def test_an_update_that_says_nothing_of_a_question_leaves_it() -> None:
    asked = Asked()
    asked.tell(encoded(QUESTION))

    asked.change(b"")

    assert asked.menus() == QUESTION["menus"]
