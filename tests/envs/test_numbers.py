"""Numbers of answers: stable for a rules version, and never shared in one question."""

from hashlib import sha256

import pytest

from grotto.core.action import Word
from grotto.core.errors import RulesBug
from grotto.envs import layout_of, numbering_of
from grotto.envs.native.numbering import Numbering
from grotto.games import find_game
from tools import layouts


def word(text: str) -> Word:
    return Word(text, "message")


# Whoever changes one of these raises the game's rules version: agents were trained with them.
@pytest.mark.parametrize(
    ("game", "rules", "listed", "spare", "texts"),
    [
        ("stone_age", 2, 1475, 0, "a809ff35a884df0c"),
        ("cave_vs_cave", 1, 2182, 0, "8dec0ed760b58f24"),
        ("lost_mines", 2, 4410, 0, "b521b54aead3935d"),
        ("caverna", 1, 5137, 256, "499553bd9a42ea19"),
    ],
)
def test_numbers_stay_as_long_as_the_rules(
    game: str, rules: int, listed: int, spare: int, texts: str
) -> None:
    numbering = numbering_of(find_game(game))
    written = sha256("\n".join(numbering.texts()).encode()).hexdigest()

    assert find_game(game).info.rules_version == rules
    assert (numbering.listed, numbering.spare) == (listed, spare)
    assert written.startswith(texts)


def test_answers_are_numbered_by_their_notation_and_not_by_their_place() -> None:
    numbering = Numbering([word("wait"), word("act"), word("stop")], spare=0)

    assert numbering.of([word("stop"), word("act")]) == [1, 0]
    assert numbering.of([word("act"), word("wait")]) == [0, 2]


def test_answers_that_are_not_listed_have_a_place_by_their_text() -> None:
    numbering = Numbering([word("act")], spare=64)

    alone = numbering.of([word("keep sheep")])

    assert numbering.of([word("act"), word("keep sheep")]) == [0, *alone]
    assert 1 <= alone[0] < numbering.size


def test_two_answers_that_meet_at_a_place_are_kept_apart() -> None:
    numbering = Numbering([], spare=4)
    offers = [word(f"keep {count}") for count in range(4)]

    assert sorted(numbering.of([*offers])) == [0, 1, 2, 3]
    assert numbering.of([*offers]) == numbering.of([*offers])


def test_more_answers_than_numbers_are_a_bug_of_the_game() -> None:
    with pytest.raises(RulesBug):
        Numbering([], spare=2).of([word("a"), word("b"), word("c")])
    with pytest.raises(RulesBug):
        Numbering([word("a")], spare=0).of([word("b")])


def test_fields_follow_each_other_without_a_gap() -> None:
    for seats in (2, 3, 4):
        slices = layout_of(find_game("stone_age")).slices(seats)
        ends = [0, *(part.stop for part in slices)]

        assert [part.start for part in slices] == ends[:-1]


def test_the_page_of_observations_is_the_one_that_the_layouts_write() -> None:
    assert layouts.PAGE.read_text(encoding="utf-8") == layouts.page()
