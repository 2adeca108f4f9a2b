"""Plurals and lists of The Lost Mines, as a reader of each language expects them."""

from itertools import combinations

import pytest

from grotto.games.lost_mines.components import SUBJECTS, peek_card
from grotto.games.lost_mines.game import LOST_MINES
from grotto.i18n.texts import LANGUAGES, Texts


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
    ("language", "several", "equal"),
    [
        ("en", "“fork N-E-S, tree trunk” and “axe”", "“axe” ×2"),
        ("ru", "«развилка С–В–Ю, ствол дерева» и «топор»", "«топор» ×2"),
        ("uk", "«розвилка Пн–Сх–Пд, стовбур дерева» та «сокира»", "«сокира» ×2"),
    ],
)
def test_cards_in_a_list_are_quoted_and_equal_ones_counted(
    language: str, several: str, equal: str
) -> None:
    texts = Texts(language)
    one, two = (LOST_MINES.parse(f"discard {cards}") for cards in ("tree_t_side+axe", "axe*2"))

    assert texts.say(one.phrase()).endswith(several)
    assert texts.say(two.phrase()).endswith(equal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_peek_card_has_a_name_whatever_its_subjects(language: str) -> None:
    chosen = [cards for count in (1, 2, 3) for cards in combinations(SUBJECTS, count)]
    names = {
        Texts(language).line("lost_mines-action-name", card=peek_card(cards, 1).key)
        for cards in chosen
    }

    assert len(names) == len(chosen)
