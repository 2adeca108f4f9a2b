"""Laws of notation: the text of an action is its identity."""

import re

import pytest

from grotto.core.errors import NotationError
from tests.laws.cases import Case, plain_cases, positions

plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)
ONE_LINE = re.compile(r"[a-z0-9_]+( [a-z0-9_+*:/.-]+)*")


@plain_case
def test_parse_is_the_exact_inverse_of_text(case: Case) -> None:
    for state in positions(case, seed=21, every=11):
        for action in state.legal_actions():
            assert case.game.parse(action.text()).text() == action.text()
            assert case.game.parse(action.text()) == action


@plain_case
def test_no_two_offers_read_the_same(case: Case) -> None:
    for state in positions(case, seed=22, every=11):
        texts = [action.text() for action in state.legal_actions()]

        assert len(set(texts)) == len(texts)


@plain_case
def test_an_action_is_one_line_of_words(case: Case) -> None:
    for state in positions(case, seed=23, every=29):
        for action in state.legal_actions():
            assert ONE_LINE.fullmatch(action.text())


@plain_case
@pytest.mark.parametrize("near_miss", ["{} ", " {}", "{} x", "{}\n", "x{}"])
def test_near_misses_are_refused(case: Case, near_miss: str) -> None:
    texts = {a.text() for state in positions(case, 24, 61) for a in state.legal_actions()[:9]}
    for text in texts:
        with pytest.raises(NotationError):
            case.game.parse(near_miss.format(text))


@plain_case
@pytest.mark.parametrize(
    "nonsense", ["", " ", "\0", "🦴", "a" * 5000, "SEND FOREST 1", "42", "- -"]
)
def test_nonsense_is_refused(case: Case, nonsense: str) -> None:
    with pytest.raises(NotationError) as caught:
        case.game.parse(nonsense)

    assert caught.value.code == "action/unreadable"
