"""What is in the box, by facts that can be counted without reading the tables row by row."""

from collections import Counter

import pytest

from grotto.games.stone_age.actions import PAYMENTS
from grotto.games.stone_age.components import (
    BUILDINGS,
    CARDS,
    DIVISORS,
    GOODS,
    PLACES,
    SUPPLY,
    SYMBOLS,
    Building,
    value_of,
)
from grotto.games.stone_age.rules.payments import kinds_in
from tests.rules.stone_age.facts import VALUE_RANGES

FIXED = [building.cost for building in BUILDINGS if building.cost is not None]


def amounts_of(top: str) -> list[tuple[str, int]]:
    """What the cards with this top half give, in the order of goods and amounts."""
    rows = [card for card in CARDS if card.top == top]
    return sorted((GOODS[card.good] if card.good >= 0 else "", card.amount) for card in rows)


def values_of(tile: Building) -> list[int]:
    """What the payments that a tile accepts are worth."""
    payments = [paid for pieces in range(tile.least, tile.most + 1) for paid in PAYMENTS[pieces]]
    return [paid.value for paid in payments if tile.kinds in (0, kinds_in(paid))]


@pytest.mark.rule("STA-1.2", "STA-6.4")
def test_the_36_cards_have_these_top_halves() -> None:
    assert Counter(card.top for card in CARDS) == {
        "dice_for_items": 10,
        "food": 7,
        "resource": 5,
        "resource_dice": 3,
        "points": 3,
        "tool": 1,
        "agriculture": 2,
        "extra_card": 1,
        "one_use_tool": 3,
        "choose_resources": 1,
    }


@pytest.mark.rule("STA-1.2", "STA-11.1", "STA-11.2")
def test_16_cards_are_green_and_20_are_sand() -> None:
    assert Counter(card.bottom for card in CARDS) == {
        "culture": 16,
        "farmer": 5,
        "toolmaker": 5,
        "builder": 5,
        "shaman": 5,
    }


@pytest.mark.rule("STA-11.1")
def test_every_culture_symbol_is_on_two_green_cards() -> None:
    green = [card for card in CARDS if card.bottom == "culture"]

    assert Counter(SYMBOLS[card.symbol] for card in green) == dict.fromkeys(
        ("writing", "medicine", "pottery", "art", "music", "transport", "weaving", "time"), 2
    )


@pytest.mark.rule("STA-11.2")
@pytest.mark.parametrize(
    ("kind", "people"), [("farmer", 7), ("toolmaker", 8), ("builder", 9), ("shaman", 7)]
)
def test_the_sand_cards_show_31_people(kind: str, people: int) -> None:
    assert sum(card.count for card in CARDS if card.bottom == kind) == people


@pytest.mark.rule("STA-11.2")
def test_a_sand_card_shows_one_to_three_people_and_no_symbol() -> None:
    sand = [card for card in CARDS if card.bottom != "culture"]

    assert Counter(card.count for card in sand) == {1: 10, 2: 9, 3: 1}
    assert {card.symbol for card in sand} == {-1}


@pytest.mark.rule("STA-6.5")
def test_four_of_the_dice_for_items_cards_are_green() -> None:
    dice = [card for card in CARDS if card.top == "dice_for_items"]

    assert Counter(card.bottom == "culture" for card in dice) == {True: 4, False: 6}


@pytest.mark.rule("STA-6.6")
def test_the_food_cards_give_1_2_3_3_4_5_and_7() -> None:
    assert amounts_of("food") == [("food", amount) for amount in (1, 2, 3, 3, 4, 5, 7)]


@pytest.mark.rule("STA-6.7")
def test_the_resource_cards_give_stone_gold_and_clay_but_no_wood() -> None:
    assert amounts_of("resource") == [
        ("clay", 1),
        ("gold", 1),
        ("stone", 1),
        ("stone", 1),
        ("stone", 2),
    ]


@pytest.mark.rule("STA-6.8")
def test_two_dice_are_rolled_for_wood_stone_or_gold_but_not_for_clay() -> None:
    assert amounts_of("resource_dice") == [("gold", 2), ("stone", 2), ("wood", 2)]


@pytest.mark.rule("STA-6.9")
def test_the_point_cards_give_three_points_each() -> None:
    assert amounts_of("points") == [("", 3), ("", 3), ("", 3)]


@pytest.mark.rule("STA-6.13", "STA-4.5")
def test_the_one_use_tools_have_the_values_2_3_and_4() -> None:
    assert amounts_of("one_use_tool") == [("", 2), ("", 3), ("", 4)]


@pytest.mark.rule("STA-6.5")
def test_cards_of_equal_print_exist_in_two_pairs_only() -> None:
    prints = Counter((c.top, c.amount, c.good, c.bottom, c.count, c.symbol) for c in CARDS)

    assert sorted(count for count in prints.values() if count > 1) == [2, 2]
    assert CARDS[6].key == "c07"
    assert CARDS[6].bottom == CARDS[7].bottom == "toolmaker"


@pytest.mark.rule("STA-1.2", "STA-1.3")
def test_every_piece_has_a_key_of_its_own() -> None:
    keys = [*(card.key for card in CARDS), *(tile.key for tile in BUILDINGS)]

    assert [row.key for row in CARDS] == [f"c{number:02}" for number in range(1, 37)]
    assert [row.key for row in BUILDINGS] == [f"b{number:02}" for number in range(1, 29)]
    assert len(set(keys)) == 64


@pytest.mark.rule("STA-1.3", "STA-7.1", "STA-7.2", "STA-7.3")
def test_the_28_buildings_are_17_fixed_8_of_kinds_and_3_of_one_to_seven() -> None:
    def sort_of(tile: Building) -> str:
        return "fixed" if tile.cost else f"{tile.least} to {tile.most} of {tile.kinds}"

    assert Counter(sort_of(tile) for tile in BUILDINGS) == {
        "fixed": 17,
        "4 to 4 of 1": 1,
        "4 to 4 of 2": 1,
        "4 to 4 of 3": 1,
        "4 to 4 of 4": 1,
        "5 to 5 of 1": 1,
        "5 to 5 of 2": 1,
        "5 to 5 of 3": 1,
        "5 to 5 of 4": 1,
        "1 to 7 of 0": 3,
    }


@pytest.mark.rule("STA-7.1", "STA-7.4")
def test_the_fixed_buildings_are_worth_222_points_together() -> None:
    assert sum(value_of(*cost) for cost in FIXED) == 222
    assert {sum(cost) for cost in FIXED} == {3}


@pytest.mark.rule("STA-7.1")
def test_nine_pairs_with_a_third_come_once_and_four_triples_twice() -> None:
    combinations = Counter("".join(letter * n for letter, n in zip("WCSG", cost)) for cost in FIXED)

    assert combinations == {
        **dict.fromkeys("WWC WWS WWG WCC WSS CCS CCG CSS SSG".split(), 1),
        **dict.fromkeys("WCS WCG WSG CSG".split(), 2),
    }


@pytest.mark.rule("STA-7.2", "STA-7.3", "STA-7.4")
@pytest.mark.parametrize(("key", "least", "most"), VALUE_RANGES)
def test_a_building_of_free_payment_is_worth_so_much(key: str, least: int, most: int) -> None:
    (tile,) = [tile for tile in BUILDINGS if tile.key == key]

    assert (min(values_of(tile)), max(values_of(tile))) == (least, most)


@pytest.mark.rule("STA-4.2", "STA-7.4")
def test_goods_are_divided_by_3_4_5_6_and_food_by_2() -> None:
    assert dict(zip(GOODS, DIVISORS, strict=True)) == {
        "wood": 3,
        "clay": 4,
        "stone": 5,
        "gold": 6,
        "food": 2,
    }


@pytest.mark.rule("STA-13.2")
def test_the_box_holds_68_resource_pieces() -> None:
    assert SUPPLY == (28, 18, 12, 10)
    assert sum(SUPPLY) == 68


@pytest.mark.rule("STA-2.4", "STA-2.5", "STA-2.6", "STA-2.7", "STA-2.8")
def test_the_places_have_these_rings() -> None:
    assert {place.key: place.rings for place in PLACES} == {
        "hunting_grounds": 0,
        **dict.fromkeys(("forest", "clay_pit", "quarry", "river"), 7),
        "tool_maker": 1,
        "hut": 2,
        "field": 1,
        **dict.fromkeys(("card_1", "card_2", "card_3", "card_4"), 1),
        **dict.fromkeys(("building_1", "building_2", "building_3", "building_4"), 1),
    }
