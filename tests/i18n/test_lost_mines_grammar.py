"""Plurals and lists of The Lost Mines, as a reader of each language expects them."""

import pytest

from grotto.core.phrase import Phrase, Who
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.components import CARD_KEYS
from grotto.i18n.texts import Texts


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 card", "2 cards"]),
        ("ru", ["1 карту", "2 карты"]),
        ("uk", ["1 карту", "2 карти"]),
    ],
)
def test_discarded_cards_are_counted(language: str, forms: list[str]) -> None:
    texts = [
        Texts(language).line("lost_mines-event-discarded", who="A", count=count) for count in (1, 2)
    ]

    assert [form in text for form, text in zip(forms, texts)] == [True, True]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", ["1 победное очко", "3 победных очка", "5 победных очков", "21 победное очко"]),
        ("uk", ["1 переможне очко", "3 переможні очки", "5 переможних очок", "21 переможне очко"]),
    ],
)
def test_victory_points_are_counted(language: str, forms: list[str]) -> None:
    texts = Texts(language)

    assert [texts.line("lost_mines-points", points=n) for n in (1, 3, 5, 21)] == forms


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann discards “straight E-W” and “fork N-E-S, tree trunk”."),
        ("ru", "Ann сбрасывает: «прямая З–В» и «развилка С–В–Ю, ствол дерева»."),
        ("uk", "Ann скидає: «пряма Зх–Сх» та «розвилка Пн–Сх–Пд, стовбур дерева»."),
    ],
)
def test_cards_in_a_list_are_quoted(language: str, told: str) -> None:
    cards = [CARD_KEYS.index(key) for key in ("tree_t_side", "plain_straight_ew")]

    assert discarded(language, cards) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann discards “thunderstorm” ×2."),
        ("ru", "Ann сбрасывает: «гроза» ×2."),
        ("uk", "Ann скидає: «гроза» ×2."),
    ],
)
def test_equal_cards_are_counted(language: str, told: str) -> None:
    assert discarded(language, [CARD_KEYS.index("thunderstorm")] * 2) == told


def discarded(language: str, cards: list[int]) -> str:
    key = "lost_mines-event-discarded-known"
    told = Phrase(key, {"who": Who(0), "cards": phrases.cards(cards)})
    return Texts(language).say(told, ["Ann"])
