"""Notation: every answer is one line, and there are finitely many."""

import pytest

from grotto.core.errors import NotationError
from grotto.games.cave_vs_cave.answers import ANSWERS
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE


def test_every_answer_is_read_back_as_itself() -> None:
    for answer in ANSWERS:
        assert CAVE_VS_CAVE.parse(answer.text()) is answer


def test_no_two_answers_read_the_same() -> None:
    texts = [answer.text() for answer in ANSWERS]

    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    "text",
    [
        "furnish cave_entrance a3", "furnish shelf a3 gold*3", "dig x",
        "dig b4 gold*2", "exchange wood", "gain wood*9", "trade wood gold", "reveal shelf",
        "remove stall", "first 2", "build a1-c5", "take tunnel", "lay four_walls", "done 1",
        "replenish gold*2",
    ],
)  # fmt: skip
def test_what_nobody_can_ever_do_is_not_an_action(text: str) -> None:
    with pytest.raises(NotationError):
        CAVE_VS_CAVE.parse(text)


def test_the_error_shows_how_the_verb_is_written() -> None:
    with pytest.raises(NotationError, match="furnish shelf a3 food"):
        CAVE_VS_CAVE.parse("furnish kitchen a3")
