"""Plurals and cases, as a reader of each language expects them."""

import pytest

from grotto.core.phrase import Phrase
from grotto.games.stone_age.components import PLACES
from grotto.i18n.texts import LANGUAGES, Texts


def forms(language: str, key: str, name: str, counts: tuple[int, ...]) -> list[str]:
    return [Texts(language).line(key, **{name: count}) for count in counts]


def goods(language: str, key: str, good: str, counts: tuple[int, ...]) -> list[str]:
    return [Texts(language).line(key, good=good, count=count) for count in counts]


def sent_to(language: str, place: str, count: int = 2) -> str:
    return Texts(language).say(
        Phrase("stone_age-action-send", {"place": place, "count": count}),
    )


def test_figures_are_counted() -> None:
    counts = (1, 2, 5, 11, 21)
    key = "stone_age-figures"
    english = ["1 figure", "2 figures", "5 figures", "11 figures", "21 figures"]
    russian = ["1 житель", "2 жителя", "5 жителей", "11 жителей", "21 житель"]
    ukrainian = ["1 житель", "2 жителі", "5 жителів", "11 жителів", "21 житель"]
    assert forms("en", key, "count", counts) == english
    assert forms("ru", key, "count", counts) == russian
    assert forms("uk", key, "count", counts) == ukrainian


def test_figures_are_sent() -> None:
    counts = (1, 2, 5, 11, 21)
    key = "stone_age-figures-sent"
    russian = ["1 жителя", "2 жителей", "5 жителей", "11 жителей", "21 жителя"]
    ukrainian = ["1 жителя", "2 жителів", "5 жителів", "11 жителів", "21 жителя"]
    assert forms("ru", key, "count", counts) == russian
    assert forms("uk", key, "count", counts) == ukrainian


def test_points_are_counted() -> None:
    counts = (1, 3, 10, 12, 42)
    key = "stone_age-points"
    assert forms("en", key, "points", counts)[:2] == ["1 point", "3 points"]
    russian = ["1 очко", "3 очка", "10 очков", "12 очков", "42 очка"]
    ukrainian = ["1 очко", "3 очки", "10 очок", "12 очок", "42 очки"]
    assert forms("ru", key, "points", counts) == russian
    assert forms("uk", key, "points", counts) == ukrainian


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "ru",
            [
                "Там свободен только 1 круг.",
                "Там свободно только 2 круга.",
                "Там свободно только 5 кругов.",
            ],
        ),
        (
            "uk",
            ["Там лише 1 вільне коло.", "Там лише 2 вільні кола.", "Там лише 5 вільних кіл."],
        ),
    ],
)
def test_free_rings_are_counted(language: str, sentences: list[str]) -> None:
    assert forms(language, "stone_age-reason-too-few-rings", "count", (1, 2, 5)) == sentences


@pytest.mark.parametrize(
    ("language", "count", "owners"),
    [
        ("ru", 1, "жители только 1 игрока"),
        ("ru", 2, "жители только 2 игроков"),
        ("uk", 1, "жителі лише 1 гравця"),
        ("uk", 2, "жителі лише 2 гравців"),
    ],
)
def test_it_is_the_figures_of_players_that_stand_somewhere(
    language: str, count: int, owners: str
) -> None:
    key = "stone_age-reason-enough-players"

    assert owners in Texts(language).line(key, place="forest", count=count)


@pytest.mark.parametrize(
    ("language", "price", "shortage"),
    [
        (
            "ru",
            "ровно 4 ресурса, причём ровно 2 видов.",
            "Покройте всю недостачу (ровно 4 ресурса) или не платите вовсе.",
        ),
        (
            "uk",
            "рівно 4 ресурси, причому рівно 2 видів.",
            "Покрийте всю нестачу (рівно 4 ресурси) або не платіть зовсім.",
        ),
    ],
)
def test_prices_are_whole_sentences(language: str, price: str, shortage: str) -> None:
    texts = Texts(language)

    assert texts.line("stone_age-reason-exact-kinds", count=4, kinds=2).endswith(price)
    assert texts.line("stone_age-reason-whole-shortage", count=4) == shortage


@pytest.mark.parametrize(
    ("language", "good", "there", "taken"),
    [
        ("en", "wood", ["1 wood", "2 wood", "5 wood"], ["1 wood", "2 wood", "5 wood"]),
        (
            "ru",
            "wood",
            ["1 древесина", "2 древесины", "5 древесины"],
            ["1 древесину", "2 древесины", "5 древесины"],
        ),
        ("ru", "clay", ["1 глина", "2 глины", "5 глины"], ["1 глину", "2 глины", "5 глины"]),
        ("ru", "stone", ["1 камень", "2 камня", "5 камней"], ["1 камень", "2 камня", "5 камней"]),
        ("ru", "gold", ["1 золото", "2 золота", "5 золота"], ["1 золото", "2 золота", "5 золота"]),
        ("ru", "food", ["1 еда", "2 еды", "5 еды"], ["1 еду", "2 еды", "5 еды"]),
        (
            "uk",
            "wood",
            ["1 деревина", "2 деревини", "5 деревини"],
            ["1 деревину", "2 деревини", "5 деревини"],
        ),
        ("uk", "clay", ["1 глина", "2 глини", "5 глини"], ["1 глину", "2 глини", "5 глини"]),
        (
            "uk",
            "stone",
            ["1 камінь", "2 камені", "5 каменів"],
            ["1 камінь", "2 камені", "5 каменів"],
        ),
        ("uk", "gold", ["1 золото", "2 золота", "5 золота"], ["1 золото", "2 золота", "5 золота"]),
        ("uk", "food", ["1 їжа", "2 їжі", "5 їжі"], ["1 їжу", "2 їжі", "5 їжі"]),
    ],
)
def test_goods_are_there_and_are_taken(
    language: str, good: str, there: list[str], taken: list[str]
) -> None:
    assert goods(language, "stone_age-stock", good, (1, 2, 5)) == there
    assert goods(language, "stone_age-amount", good, (1, 2, 5)) == taken


def test_figures_go_to_every_place_in_english() -> None:
    assert [sent_to("en", place.key) for place in PLACES] == [
        "Send 2 figures to the hunting grounds",
        "Send 2 figures to the forest",
        "Send 2 figures to the clay pit",
        "Send 2 figures to the quarry",
        "Send 2 figures to the river",
        "Send 2 figures to the tool maker",
        "Send 2 figures to the hut",
        "Send 2 figures to the field",
        "Send 2 figures to the card for 1 resource",
        "Send 2 figures to the card for 2 resources",
        "Send 2 figures to the card for 3 resources",
        "Send 2 figures to the card for 4 resources",
        "Send 2 figures to building stack 1",
        "Send 2 figures to building stack 2",
        "Send 2 figures to building stack 3",
        "Send 2 figures to building stack 4",
    ]


def test_figures_go_to_every_place_in_russian() -> None:
    assert [sent_to("ru", place.key) for place in PLACES] == [
        "Отправить 2 жителей в охотничьи угодья",
        "Отправить 2 жителей в лес",
        "Отправить 2 жителей в карьер",
        "Отправить 2 жителей в каменоломню",
        "Отправить 2 жителей на реку",
        "Отправить 2 жителей в мастерскую",
        "Отправить 2 жителей в хижину",
        "Отправить 2 жителей на ферму",
        "Отправить 2 жителей на карту за 1 ресурс",
        "Отправить 2 жителей на карту за 2 ресурса",
        "Отправить 2 жителей на карту за 3 ресурса",
        "Отправить 2 жителей на карту за 4 ресурса",
        "Отправить 2 жителей на стопку построек 1",
        "Отправить 2 жителей на стопку построек 2",
        "Отправить 2 жителей на стопку построек 3",
        "Отправить 2 жителей на стопку построек 4",
    ]


def test_figures_go_to_every_place_in_ukrainian() -> None:
    assert [sent_to("uk", place.key) for place in PLACES] == [
        "Відправити 2 жителів до мисливських угідь",
        "Відправити 2 жителів до лісу",
        "Відправити 2 жителів до глиняного кар’єру",
        "Відправити 2 жителів до каменярні",
        "Відправити 2 жителів на річку",
        "Відправити 2 жителів до майстерні",
        "Відправити 2 жителів до хатини",
        "Відправити 2 жителів на ферму",
        "Відправити 2 жителів на карту за 1 ресурс",
        "Відправити 2 жителів на карту за 2 ресурси",
        "Відправити 2 жителів на карту за 3 ресурси",
        "Відправити 2 жителів на карту за 4 ресурси",
        "Відправити 2 жителів на стос будівель 1",
        "Відправити 2 жителів на стос будівель 2",
        "Відправити 2 жителів на стос будівель 3",
        "Відправити 2 жителів на стос будівель 4",
    ]


@pytest.mark.parametrize(
    ("language", "place", "where"),
    [
        ("en", "river", "You have no figures at the river."),
        ("en", "hut", "You have no figures in the hut."),
        ("en", "field", "You have no figures on the field."),
        ("ru", "hunting_grounds", "Ваших жителей в охотничьих угодьях нет."),
        ("ru", "forest", "Ваших жителей в лесу нет."),
        ("ru", "river", "Ваших жителей на реке нет."),
        ("ru", "field", "Ваших жителей на ферме нет."),
        ("ru", "card_1", "Ваших жителей на карте за 1 ресурс нет."),
        ("uk", "hunting_grounds", "Ваших жителів у мисливських угіддях немає."),
        ("uk", "forest", "Ваших жителів у лісі немає."),
        ("uk", "river", "Ваших жителів на річці немає."),
        ("uk", "field", "Ваших жителів на фермі немає."),
        ("uk", "building_2", "Ваших жителів на стосі будівель 2 немає."),
    ],
)
def test_figures_are_at_a_place(language: str, place: str, where: str) -> None:
    assert Texts(language).line("stone_age-reason-nobody-there", place=place) == where


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["stone_age-place", "stone_age-place-to", "stone_age-place-at"])
def test_no_two_places_are_called_the_same(language: str, key: str) -> None:
    names = {Texts(language).line(key, place=place.key) for place in PLACES}
    assert len(names) == len(PLACES)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["for 4 resources of 1 kind", "for 5 resources of 2 kinds"]),
        ("ru", ["за 4 ресурса 1 вида", "за 5 ресурсов 2 видов"]),
        ("uk", ["за 4 ресурси 1 виду", "за 5 ресурсів 2 видів"]),
    ],
)
def test_buildings_ask_for_kinds(language: str, texts: list[str]) -> None:
    key = "stone_age-building-kinds"
    asked = [
        Texts(language).line(key, count=count, kinds=kinds) for count, kinds in ((4, 1), (5, 2))
    ]
    assert asked == texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“2 food / 2 builders”"),
        ("ru", "«2 еды / 2 строителя»"),
        ("uk", "«2 їжі / 2 будівельники»"),
    ],
)
def test_a_card_shows_both_halves(language: str, text: str) -> None:
    top = Phrase("stone_age-top-food", {"count": 2, "good": "food"})
    bottom = Phrase("stone_age-bottom-builder", {"count": 2})
    card = Phrase("stone_age-card", {"top": top, "bottom": bottom})
    assert Texts(language).say(card) == text
