"""Notation: every answer is one line, read back as itself."""

import pytest

from grotto.core.errors import NotationError
from grotto.games.caverna.answers import all_answers
from grotto.games.caverna.game import CAVERNA
from grotto.games.caverna.notation import _EXAMPLES


def test_every_answer_is_read_back_as_itself() -> None:
    for answer in all_answers():
        assert CAVERNA.parse(answer.text()) is answer


def test_no_two_answers_read_the_same() -> None:
    texts = [answer.text() for answer in all_answers()]

    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    "text", ["keep none", "keep sheep", "keep sheep*2+cattle", "keep donkey*12+wild_boar"]
)
def test_a_herd_to_keep_is_read_back_as_well(text: str) -> None:
    assert CAVERNA.parse(text).text() == text
    assert CAVERNA.parse(text) == CAVERNA.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "place kitchen", "place logging", "imitate", "dwarf 0", "dwarf 15", "take wood",
        "lay meadow_field c4", "lay meadow_field c4 d4", "lay meadow_field c4 a4", "lay meadow d3",
        "lay tunnel c4", "lay cavern_cavern e2 d2", "lay ruby_mine c4", "lay ore_mine e2",
        "take dog*2", "fence d3", "fence c4 c3", "fence a1 c1", "stable e3", "stable d5",
        "furnish kitchen d3", "furnish dwelling c4", "furnish dwelling d3 wood_for_ore",
        "furnish dwelling", "sow", "sow none", "sow grain*3", "sow vegetable+grain", "sow food",
        "forge 0", "forge 9", "loot gold", "loot ruby", "sell 0", "sell 4", "buy ruby", "buy dog*2",
        "breed dog", "breed sheep*2", "breed cattle+sheep", "keep dog", "keep cattle+sheep",
        "keep sheep*1", "keep", "ruby ruby", "ruby meadow", "ruby meadow d3", "ruby ore_mine e2",
        "eat dog", "eat wood", "eat grain*2", "eat donkey*3", "gold 0", "gold 1", "gold 251",
        "exchange carpenter", "exchange beer_parlor", "disarm 0", "disarm 15", "disarm 7 home",
        "feed 13", "feed", "feed 4 gold", "skip feeding", "save kitchen", "reveal nothing",
        "turn rune", "first 7", "grow 1", "done now", "pass on", "Place logging_1", " done", "",
    ],
)  # fmt: skip
def test_what_nobody_can_ever_do_is_not_an_action(text: str) -> None:
    with pytest.raises(NotationError):
        CAVERNA.parse(text)


@pytest.mark.parametrize("verb", sorted(_EXAMPLES))
def test_examples_of_how_a_verb_is_written_can_be_read(verb: str) -> None:
    for example in _EXAMPLES[verb].split(", "):
        assert CAVERNA.parse(example).text() == example
        assert example.split()[0] == verb


def test_every_verb_has_an_example() -> None:
    verbs = {answer.text().split()[0] for answer in all_answers()}

    assert verbs - set(_EXAMPLES) == {"grow", "done", "pass"}


def test_the_error_shows_how_the_verb_is_written() -> None:
    with pytest.raises(NotationError, match="furnish dwelling d3"):
        CAVERNA.parse("furnish kitchen d3")


def test_without_a_known_verb_the_error_shows_all_of_them() -> None:
    with pytest.raises(NotationError, match=r"place logging_1.*grow, done, pass"):
        CAVERNA.parse("dance")
