"""Rulebooks: every rule can be read and found in every language."""

import pytest

from grotto.core.errors import UnknownGame
from grotto.games import GAMES
from grotto.i18n.errors import UnknownLanguage
from grotto.i18n.rulebook import find_rules, rulebook, rulebook_text
from grotto.i18n.texts import LANGUAGES


def found(language: str, words: str) -> list[str]:
    return [rule.id for rule in find_rules(rulebook("stone_age", language), words)]


def test_a_rule_has_id_title_text_and_chapter() -> None:
    rule = next(rule for rule in rulebook("stone_age", "en") if rule.id == "STA-2.7")
    assert rule.title == "Hut"
    assert rule.chapter == "2. Placing figures"
    assert rule.text.startswith("The hut takes exactly 2 figures")


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_rules(game: str) -> None:
    ids = [[rule.id for rule in rulebook(game, language)] for language in LANGUAGES]
    assert ids[0]
    assert ids[0] == ids[1] == ids[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_empty_or_swallows_another(language: str) -> None:
    for rule in rulebook("stone_age", language):
        assert rule.title
        assert rule.text
        assert rule.chapter
        assert "\n#" not in rule.text


def test_the_whole_text_has_the_appendix_too() -> None:
    assert "36 civilization cards" in rulebook_text("stone_age", "en")


@pytest.mark.parametrize("words", ["STA-2.3", "sta-2.3", "2.3", " 2.3 "])
def test_an_id_finds_its_rule(words: str) -> None:
    assert found("en", words) == ["STA-2.3"]


def test_an_id_that_does_not_exist_finds_nothing() -> None:
    assert found("en", "STA-99.9") == []


@pytest.mark.parametrize(
    ("language", "words", "rule"),
    [
        ("en", "hut", "STA-2.7"),
        ("en", "dice items", "STA-6.5"),
        ("en", "TWO RESOURCES OF CHOICE", "STA-6.14"),
        ("ru", "хижина", "STA-2.7"),
        ("ru", "хижину", "STA-2.7"),
        ("ru", "ничья", "STA-11.5"),
        ("ru", "счет", "STA-8.5"),
        ("uk", "хатин", "STA-2.7"),
        ("uk", "кар'єр", "STA-2.5"),
        ("uk", "карʼєр", "STA-2.5"),
        ("uk", "нічия", "STA-11.5"),
    ],
)
def test_words_find_their_rule(language: str, words: str, rule: str) -> None:
    assert rule in found(language, words)[:3]


def test_a_word_in_the_title_comes_first() -> None:
    assert found("en", "tie")[0] == "STA-11.5"


def test_yo_is_as_good_as_ye() -> None:
    assert found("ru", "чёрт") == found("ru", "черт")
    assert found("ru", "подсчёт") == found("ru", "подсчет") != []


def test_where_no_rule_has_all_words_some_are_enough() -> None:
    assert "STA-2.7" in found("en", "hut xylophone")


@pytest.mark.parametrize("words", ["", "   ", "xylophone", "…"])
def test_nothing_is_found_by_nothing(words: str) -> None:
    assert found("en", words) == []


def test_unknown_books_are_refused() -> None:
    with pytest.raises(UnknownLanguage):
        rulebook("stone_age", "tlh")
    with pytest.raises(UnknownGame):
        rulebook("chess", "en")
    with pytest.raises(UnknownGame):
        rulebook("..", "en")
