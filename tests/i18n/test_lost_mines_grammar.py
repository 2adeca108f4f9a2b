"""Plurals of The Lost Mines, as a reader of each language expects them."""

import pytest

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
