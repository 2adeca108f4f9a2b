"""The loader: phrases become sentences, and nothing is ever left half translated."""

import pytest

from grotto.core.phrase import Phrase, Who
from grotto.i18n.errors import BrokenText, UnknownLanguage
from grotto.i18n.texts import LANGUAGES, LONGEST, Texts, language_of_environment, with_minuses


def wood(count: int) -> Phrase:
    return Phrase("stone_age-amount", {"good": "wood", "count": count})


def clay(count: int) -> Phrase:
    return Phrase("stone_age-amount", {"good": "clay", "count": count})


def gold(count: int) -> Phrase:
    return Phrase("stone_age-amount", {"good": "gold", "count": count})


def pay(*goods: Phrase) -> Phrase:
    return Phrase("stone_age-action-pay", {"goods": goods})


def test_a_phrase_in_a_phrase_is_said_too() -> None:
    reason = Phrase("stone_age-reason-exact-price", {"price": 2})
    phrase = Phrase(
        "error-action-illegal", {"text": "pay wood", "reason": reason, "offers": "decline"}
    )
    said = "“pay wood” is not possible now. The card costs exactly 2 resources. On offer: decline."
    assert Texts("en").say(phrase) == said


def test_who_is_the_name_at_that_seat() -> None:
    begins = Phrase("action-first", {"who": Who(1)})
    assert Texts("en").say(begins, ["Ann", "Bob"]) == "Bob begins"
    assert Texts("ru").say(begins, ["Анна", "Пётр"]) == "Начинает Пётр"


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Player 2"), ("ru", "Игрок 2"), ("uk", "Гравець 2")]
)
def test_a_player_without_a_name_is_counted_from_one(language: str, name: str) -> None:
    texts = Texts(language)
    assert texts.name(1) == texts.name(1, ["Ann"]) == texts.name(1, ["Ann", ""]) == name


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Pay nothing",
                "Pay 2 wood",
                "Pay 2 wood and 1 clay",
                "Pay 2 wood, 1 clay and 3 gold",
            ],
        ),
        (
            "ru",
            [
                "Отдать ничего",
                "Отдать 2 древесины",
                "Отдать 2 древесины и 1 глину",
                "Отдать 2 древесины, 1 глину и 3 золота",
            ],
        ),
        (
            "uk",
            [
                "Віддати нічого",
                "Віддати 2 деревини",
                "Віддати 2 деревини та 1 глину",
                "Віддати 2 деревини, 1 глину та 3 золота",
            ],
        ),
    ],
)
def test_phrases_in_a_tuple_are_a_list(language: str, lines: list[str]) -> None:
    texts = Texts(language)
    lists = [pay(), pay(wood(2)), pay(wood(2), clay(1)), pay(wood(2), clay(1), gold(3))]
    assert [texts.say(phrase) for phrase in lists] == lines


def test_a_line_takes_its_arguments_by_name() -> None:
    assert Texts("uk").line("player", number=3) == "Гравець 3"


@pytest.mark.parametrize(("language", "said"), [("en", "4.7"), ("ru", "4,7"), ("uk", "4,7")])
def test_fractions_are_written_as_the_language_writes_them(language: str, said: str) -> None:
    line = Texts(language).line("cli-review-slip", number=1, name="Ann", action="feed", cost=4.7)

    assert said in line


def test_every_language_calls_itself_the_same_everywhere() -> None:
    for language in LANGUAGES:
        names = [Texts(language).line(f"language-{other}") for other in LANGUAGES]
        assert names == ["English", "Русский", "Українська"]


def test_has_knows_which_messages_there_are() -> None:
    assert Texts("en").has("stone_age-name")
    assert not Texts("en").has("stone_age-nonsense")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(BrokenText, match="stone_age-nonsense"):
        Texts("en").line("stone_age-nonsense")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BrokenText, match="number"):
        Texts("en").line("player")


def test_a_missing_argument_of_a_message_inside_is_an_error() -> None:
    with pytest.raises(BrokenText, match="place"):
        Texts("ru").line("stone_age-action-send", count=2)


def test_an_endless_argument_is_cut_short() -> None:
    said = Texts("en").line("error-game-over", text="9" * 5000)

    assert "9" * LONGEST + "…" in said
    assert len(said) < LONGEST + 100


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Texts("tlh")
    phrase = caught.value.phrase()
    assert Texts("en").say(phrase) == "Grotto does not speak “tlh”. Languages: en, ru, uk."


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of_environment(environ) == language


def test_numbers_below_zero_have_a_minus_sign_and_hyphens_stay_hyphens() -> None:
    assert with_minuses("-60 points, STA-2.3, a1-a2") == "−60 points, STA-2.3, a1-a2"
