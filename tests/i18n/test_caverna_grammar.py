"""Names, plurals and cases of The Cave Farmers, as a reader of each language expects them."""

from collections.abc import Iterator
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from grotto.core.bags import keys_in
from grotto.core.phrase import Phrase
from grotto.games.caverna import phrases
from grotto.games.caverna.answers import SPEND
from grotto.games.caverna.components import CATTLE, GOODS, RUBY_BUYS, SHEEP, goods
from grotto.games.caverna.events import Gained
from grotto.games.caverna.free_actions import Keep
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.home_board import LANDSCAPE
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.spaces import SPACE_KEYS, printed_spaces, stage_cards
from grotto.i18n.texts import LANGUAGES, Texts

COUNTS = (1, 2, 5, 11, 21)
NAMES = {"en": ["Ann"], "ru": ["Анна"], "uk": ["Оксана"]}


def forms(language: str, key: str, good: str) -> list[str]:
    return [Texts(language).line(key, good=good, count=count) for count in COUNTS]


def said(language: str, phrase: Phrase) -> str:
    return Texts(language).say(phrase, NAMES[language])


def selectors(language: str, key: str) -> set[str]:
    """Return the words for which a message has a text of its own."""
    file = resources.files("grotto.i18n") / language / "caverna.ftl"
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name == key:
            return set(selected(entry))
    return set()


def selected(message: ast.Message) -> Iterator[str]:
    assert message.value is not None
    placeable = message.value.elements[0]
    assert isinstance(placeable, ast.Placeable)
    assert isinstance(placeable.expression, ast.SelectExpression)
    for variant in placeable.expression.variants:
        assert isinstance(variant.key, ast.Identifier)
        yield variant.key.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("caverna-space", SPACE_KEYS),
        ("caverna-space-about", SPACE_KEYS),
        ("caverna-furnishing", FURNISHING_KEYS),
        ("caverna-furnishing-about", FURNISHING_KEYS),
        ("caverna-landscape", LANDSCAPE),
        ("caverna-loot", LOOT_KEYS),
        ("caverna-stock", GOODS),
    ],
)
def test_every_piece_has_its_own_text(language: str, key: str, words: tuple[str, ...]) -> None:
    assert selectors(language, key) == set(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 8))
def test_no_two_spaces_of_a_table_are_called_the_same(language: str, seats: int) -> None:
    in_play = printed_spaces(seats)
    for stage in (1, 2, 3, 4):
        in_play |= stage_cards(stage, seats)
    keys = [*keys_in(in_play, SPACE_KEYS), "urgent_wish_for_children"]

    assert len({Texts(language).line("caverna-space", space=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_are_called_the_same(language: str) -> None:
    names = {Texts(language).line("caverna-furnishing", tile=key) for key in FURNISHING_KEYS}

    assert len(names) == len(FURNISHING_KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_spaces_and_tiles_do_is_a_sentence(language: str) -> None:
    texts = Texts(language)
    spaces = [texts.line("caverna-space-about", space=key) for key in SPACE_KEYS]
    tiles = [texts.line("caverna-furnishing-about", tile=key) for key in FURNISHING_KEYS]

    assert all(text.endswith(".") and not text[0].islower() for text in spaces + tiles)


@pytest.mark.parametrize(
    ("language", "good", "there"),
    [
        ("en", "ruby", ["1 ruby", "2 rubies", "5 rubies", "11 rubies", "21 rubies"]),
        ("en", "sheep", ["1 sheep", "2 sheep", "5 sheep", "11 sheep", "21 sheep"]),
        ("ru", "wood", ["1 дерево", "2 дерева", "5 дерева", "11 дерева", "21 дерево"]),
        ("ru", "stone", ["1 камень", "2 камня", "5 камней", "11 камней", "21 камень"]),
        ("ru", "ore", ["1 руда", "2 руды", "5 руды", "11 руды", "21 руда"]),
        ("ru", "ruby", ["1 рубин", "2 рубина", "5 рубинов", "11 рубинов", "21 рубин"]),
        ("ru", "grain", ["1 злак", "2 злака", "5 злаков", "11 злаков", "21 злак"]),
        ("ru", "vegetable", ["1 овощ", "2 овоща", "5 овощей", "11 овощей", "21 овощ"]),
        ("ru", "food", ["1 еда", "2 еды", "5 еды", "11 еды", "21 еда"]),
        ("ru", "gold", ["1 золотой", "2 золотых", "5 золотых", "11 золотых", "21 золотой"]),
        ("ru", "dog", ["1 собака", "2 собаки", "5 собак", "11 собак", "21 собака"]),
        ("ru", "sheep", ["1 овца", "2 овцы", "5 овец", "11 овец", "21 овца"]),
        ("ru", "donkey", ["1 осёл", "2 осла", "5 ослов", "11 ослов", "21 осёл"]),
        ("ru", "wild_boar", ["1 кабан", "2 кабана", "5 кабанов", "11 кабанов", "21 кабан"]),
        ("ru", "cattle", ["1 корова", "2 коровы", "5 коров", "11 коров", "21 корова"]),
        ("uk", "wood", ["1 дерево", "2 дерева", "5 дерева", "11 дерева", "21 дерево"]),
        ("uk", "stone", ["1 камінь", "2 камені", "5 каменів", "11 каменів", "21 камінь"]),
        ("uk", "ore", ["1 руда", "2 руди", "5 руди", "11 руди", "21 руда"]),
        ("uk", "ruby", ["1 рубін", "2 рубіни", "5 рубінів", "11 рубінів", "21 рубін"]),
        ("uk", "grain", ["1 злак", "2 злаки", "5 злаків", "11 злаків", "21 злак"]),
        ("uk", "vegetable", ["1 овоч", "2 овочі", "5 овочів", "11 овочів", "21 овоч"]),
        ("uk", "food", ["1 їжа", "2 їжі", "5 їжі", "11 їжі", "21 їжа"]),
        ("uk", "gold", ["1 золотий", "2 золоті", "5 золотих", "11 золотих", "21 золотий"]),
        ("uk", "dog", ["1 собака", "2 собаки", "5 собак", "11 собак", "21 собака"]),
        ("uk", "sheep", ["1 вівця", "2 вівці", "5 овець", "11 овець", "21 вівця"]),
        ("uk", "donkey", ["1 віслюк", "2 віслюки", "5 віслюків", "11 віслюків", "21 віслюк"]),
        ("uk", "wild_boar", ["1 кабан", "2 кабани", "5 кабанів", "11 кабанів", "21 кабан"]),
        ("uk", "cattle", ["1 корова", "2 корови", "5 корів", "11 корів", "21 корова"]),
    ],
)
def test_goods_are_there(language: str, good: str, there: list[str]) -> None:
    assert forms(language, "caverna-stock", good) == there


@pytest.mark.parametrize(
    ("language", "good", "taken"),
    [
        ("en", "wild_boar", ["1 wild boar", "2 wild boars", "5 wild boars"]),
        ("ru", "wood", ["1 дерево", "2 дерева", "5 дерева"]),
        ("ru", "ore", ["1 руду", "2 руды", "5 руды"]),
        ("ru", "food", ["1 еду", "2 еды", "5 еды"]),
        ("ru", "gold", ["1 золотой", "2 золотых", "5 золотых"]),
        ("ru", "dog", ["1 собаку", "2 собак", "5 собак"]),
        ("ru", "sheep", ["1 овцу", "2 овец", "5 овец"]),
        ("ru", "donkey", ["1 осла", "2 ослов", "5 ослов"]),
        ("ru", "wild_boar", ["1 кабана", "2 кабанов", "5 кабанов"]),
        ("ru", "cattle", ["1 корову", "2 коров", "5 коров"]),
        ("uk", "wood", ["1 дерево", "2 дерева", "5 дерева"]),
        ("uk", "ore", ["1 руду", "2 руди", "5 руди"]),
        ("uk", "food", ["1 їжу", "2 їжі", "5 їжі"]),
        ("uk", "gold", ["1 золотий", "2 золоті", "5 золотих"]),
        ("uk", "dog", ["1 собаку", "2 собак", "5 собак"]),
        ("uk", "sheep", ["1 вівцю", "2 овець", "5 овець"]),
        ("uk", "donkey", ["1 віслюка", "2 віслюків", "5 віслюків"]),
        ("uk", "wild_boar", ["1 кабана", "2 кабанів", "5 кабанів"]),
        ("uk", "cattle", ["1 корову", "2 корів", "5 корів"]),
    ],
)
def test_goods_are_taken(language: str, good: str, taken: list[str]) -> None:
    assert forms(language, "caverna-amount", good)[:3] == taken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("good", ["wood", "stone", "ruby", "grain", "vegetable", "gold"])
def test_most_goods_are_called_the_same_when_they_are_taken(language: str, good: str) -> None:
    assert forms(language, "caverna-amount", good) == forms(language, "caverna-stock", good)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["1 ore", "1 ore and 2 sheep", "1 ore, 1 food and 2 sheep"]),
        ("ru", ["1 руду", "1 руду и 2 овец", "1 руду, 1 еду и 2 овец"]),
        ("uk", ["1 руду", "1 руду та 2 овець", "1 руду, 1 їжу та 2 овець"]),
    ],
)
def test_one_two_and_three_goods_are_gained(language: str, texts: list[str]) -> None:
    gains = [goods(ore=1), goods(ore=1, sheep=2), goods(ore=1, food=1, sheep=2)]

    told = [said(language, Gained(0, gain).phrase()) for gain in gains]
    assert [text.split(" ", 2)[2] for text in told] == [f"{text}." for text in texts]


@pytest.mark.parametrize(
    ("language", "cattle", "kept"),
    [
        ("en", "Pay 1 ruby and 1 food for 1 cattle", "Keep 2 sheep and 1 cattle"),
        ("ru", "Отдать 1 рубин и 1 еду за 1 корову", "Оставить 2 овец и 1 корову"),
        ("uk", "Віддати 1 рубін та 1 їжу за 1 корову", "Лишити 2 овець та 1 корову"),
    ],
)
def test_animals_are_bought_and_kept(language: str, cattle: str, kept: str) -> None:
    assert said(language, SPEND[RUBY_BUYS.index(CATTLE)].phrase()) == cattle
    assert said(language, Keep((2, 0, 0, 1)).phrase()) == kept


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Needed: 2 sheep. Missing: 1 sheep."),
        ("ru", "Нужно: 2 овцы. Не хватает: 1 овца."),
        ("uk", "Потрібно: 2 вівці. Бракує: 1 вівця."),
    ],
)
def test_what_is_missing_is_named(language: str, text: str) -> None:
    price, lack = [0] * len(GOODS), [0] * len(GOODS)
    price[SHEEP], lack[SHEEP] = 2, 1
    args = {"price": phrases.stocks(tuple(price)), "missing": phrases.stocks(tuple(lack))}

    assert said(language, Phrase("caverna-reason-too-poor", dict(args))) == text


@pytest.mark.parametrize(
    ("language", "markers"),
    [
        ("en", ["1 begging marker.", "2 begging markers.", "5 begging markers."]),
        ("ru", ["1 жетон ", "2 жетона ", "5 жетонов ", "11 жетонов ", "21 жетон "]),
        ("uk", ["1 жетон ", "2 жетони ", "5 жетонів ", "11 жетонів ", "21 жетон "]),
    ],
)
def test_begging_markers_are_counted(language: str, markers: list[str]) -> None:
    texts = [
        Texts(language).line("caverna-event-begged", who="A", count=count)
        for count in COUNTS[: len(markers)]
    ]

    assert [form in text for form, text in zip(markers, texts, strict=True)] == [True] * len(texts)
