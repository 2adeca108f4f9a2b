"""Civilization cards: their price and what their top halves do."""

import pytest

from grotto.core.errors import NotationError
from grotto.core.seats import CHANCE
from tests.rules.stone_age.facts import CARD_PAYMENTS, WRONG_CARD_PAYMENTS
from tests.rules.stone_age.table import BLUE, GREEN, RED, YELLOW, Table, given, hunter, seat


def bought(card: str, *answers: str, tools: str = "", agriculture: int = 0) -> Table:
    """Red, with the field still to act, has paid one wood for a card."""
    at = {"card_1": 1, "field": 1}
    buyer = seat(wood=1, tools=tools, agriculture=agriculture, at=at)
    table = given(buyer, hunter(), row=[card]).acting()
    return table.play("act card_1", "pay wood", *answers)


def offered(space: str, card: str = "c16", wood: int = 4, clay: int = 1) -> Table:
    """Red has wood and clay, a stone and a gold, and is asked to pay for the card on a space."""
    row = ["c01", "c02", "c03", "c04"]
    row[int(space[-1]) - 1] = card
    buyer = seat(wood=wood, clay=clay, stone=1, gold=1, at={space: 1, "field": 1})
    return given(buyer, hunter(), row=row).acting().play(f"act {space}")


def dice_for_items(players: int, dice: str) -> Table:
    """Red has bought a dice-for-items card and rolled."""
    neighbours = [hunter() for _ in range(players - 1)]
    table = given(seat(wood=1, at={"card_1": 1}), *neighbours, row=["c05"]).acting()
    return table.play("act card_1", "pay wood", f"roll {dice}")


@pytest.mark.rule("STA-6.1")
@pytest.mark.parametrize(("space", "payment"), CARD_PAYMENTS)
def test_a_card_costs_exactly_the_price_of_its_space(space: str, payment: str) -> None:
    table = offered(space).play(payment)

    assert table.mat()["cards"] == ["c16"]


@pytest.mark.rule("STA-6.1")
@pytest.mark.parametrize(("space", "payment"), WRONG_CARD_PAYMENTS)
def test_paying_less_or_more_is_refused(space: str, payment: str) -> None:
    assert offered(space).refused(payment) == ("exact-price", "STA-6.1")


@pytest.mark.rule("STA-6.1")
def test_every_mix_of_resources_pays() -> None:
    table = offered("card_2", wood=2)

    assert table.options("pay") == [
        "pay wood*2",
        "pay wood+clay",
        "pay wood+stone",
        "pay wood+gold",
        "pay clay+stone",
        "pay clay+gold",
        "pay stone+gold",
    ]


@pytest.mark.rule("STA-6.1")
def test_the_card_is_the_buyers_and_the_price_is_gone() -> None:
    table = offered("card_3").play("pay wood*2+gold")

    assert table.mat()["cards"] == ["c16"]
    assert table.resources() == {"wood": 2, "clay": 1, "stone": 1}
    assert table.row() == ["c01", "c02", "", "c04"]


@pytest.mark.rule("STA-6.2")
def test_food_does_not_pay_for_a_card() -> None:
    table = given(seat(food=12, wood=2, at={"card_3": 1}), hunter()).acting().play("act card_3")

    assert table.options() == ["decline"]
    assert table.explained()["pay food"] == ("food-is-no-resource", "STA-6.2")


@pytest.mark.rule("STA-6.2")
def test_a_payment_with_food_cannot_even_be_written() -> None:
    table = offered("card_3")

    with pytest.raises(NotationError):
        table.play("pay wood*2+food")


@pytest.mark.rule("STA-6.2", "STA-7.3")
def test_food_does_not_pay_for_a_building() -> None:
    buyer = seat(food=12, at={"building_1": 1})
    table = given(buyer, hunter(), tops=["b26"]).acting().play("act building_1")

    assert table.options() == ["decline"]
    assert table.explained()["pay food"] == ("food-is-no-resource", "STA-6.2")


@pytest.mark.rule("STA-6.3")
def test_a_declined_card_stays_and_the_figure_goes_home() -> None:
    table = offered("card_3").play("decline")

    assert table.row() == ["c01", "c02", "c16", "c04"]
    assert table.mat()["placed"] == {"field": 1}


@pytest.mark.rule("STA-6.3", "STA-9.3")
def test_a_declined_card_may_become_cheaper() -> None:
    buyer = seat(wood=1, at={"card_1": 1, "card_2": 1})
    table = given(buyer, seat(), row=["c26", "c16"], first=RED).acting()

    table.play("act card_2", "decline", "act card_1", "pay wood", "reveal c30")

    assert table.row()[0] == "c16"


@pytest.mark.rule("STA-6.4")
def test_the_top_half_counts_at_once_and_the_bottom_half_at_the_end() -> None:
    table = bought("c16")

    assert table.told() == ["card-bought", "gained"]
    assert table.scores().get("builder") is None


@pytest.mark.rule("STA-6.4", "STA-6.9")
def test_three_points_and_three_builders_are_on_one_card() -> None:
    buyer = seat(wood=1, buildings=["b01", "b02"], at={"card_1": 1, "field": 1})
    table = given(buyer, hunter(), row=["c28"]).acting()

    table.play("act card_1", "pay wood")

    assert table.mat()["points"] == 3
    assert table.scores()["builder"] == 3 * 2


@pytest.mark.rule("STA-6.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_for_items_are_as_many_as_players(players: int) -> None:
    neighbours = [hunter() for _ in range(players - 1)]
    table = given(seat(wood=1, at={"card_1": 1}), *neighbours, row=["c10"]).acting()

    table.play("act card_1", "pay wood")

    assert table.to_act() == CHANCE
    assert table.options()[0] == "roll" + " 1" * players


@pytest.mark.rule("STA-6.5")
def test_the_buyer_takes_a_die_first_and_the_others_follow_clockwise() -> None:
    table = dice_for_items(3, "2 4 6")

    turns = [table.to_act(), table.play("take 4").to_act(), table.play("take 6").to_act()]

    assert turns == [RED, BLUE, GREEN]
    assert table.options() == ["take 2"]


@pytest.mark.rule("STA-6.5")
def test_the_order_of_the_dice_goes_on_from_a_buyer_in_the_middle() -> None:
    mats = [hunter(), hunter(), seat(wood=1, at={"card_1": 1}), hunter()]
    table = given(*mats, row=["c05"], first=GREEN).acting()

    table.play("act card_1", "pay wood", "roll 1 2 3 4")
    turns = [table.to_act(), table.play("take 1").to_act(), table.play("take 2").to_act()]

    assert turns == [GREEN, YELLOW, RED]


@pytest.mark.rule("STA-6.5")
def test_in_a_game_of_two_the_opponent_gets_the_other_die() -> None:
    table = dice_for_items(2, "3 6").play("take 3", "take 6")

    assert table.resources(RED) == {"stone": 1}
    assert table.mat(BLUE)["agriculture"] == 1


@pytest.mark.rule("STA-6.5")
@pytest.mark.parametrize(
    ("face", "good"), [("1", "wood"), ("2", "clay"), ("3", "stone"), ("4", "gold")]
)
def test_the_faces_1_to_4_are_the_resources(face: str, good: str) -> None:
    table = dice_for_items(2, f"{face} {face}").play(f"take {face}")

    assert table.resources() == {good: 1}


@pytest.mark.rule("STA-6.5")
def test_a_five_is_a_tool_and_a_six_is_agriculture() -> None:
    table = dice_for_items(2, "5 6").play("take 5", "take 6")

    assert table.tools(RED) == "1"
    assert table.mat(BLUE)["agriculture"] == 1


@pytest.mark.rule("STA-6.5")
def test_nobody_may_refuse_a_die() -> None:
    table = dice_for_items(2, "2 2").play("take 2")

    assert table.options() == ["take 2"]
    assert table.refused("decline") == ("reason-not-asked", "STA-6.5")


@pytest.mark.rule("STA-6.5")
def test_only_dice_that_were_rolled_can_be_taken() -> None:
    assert dice_for_items(2, "2 5").refused("take 4") == ("no-such-die", "STA-6.5")


@pytest.mark.rule("STA-6.5")
@pytest.mark.parametrize("face", ["5", "6"])
def test_an_item_beyond_a_limit_is_lost(face: str) -> None:
    full = seat(wood=1, tools="4, 4, 4", agriculture=10, at={"card_1": 1, "field": 1})
    table = given(full, hunter(), row=["c05"]).acting()

    table.play("act card_1", "pay wood", f"roll {face} {face}", f"take {face}")

    assert table.told()[-1] == "nothing-gained"
    assert (table.tools(), table.mat()["agriculture"]) == ("4, 4, 4", 10)


@pytest.mark.rule("STA-6.5")
def test_a_player_still_to_act_can_use_a_tool_from_the_dice() -> None:
    table = dice_for_items(2, "1 5").play("take 1", "take 5")

    table.play("act hunting_grounds", "roll 1")

    assert table.options() == ["use none", "use 1"]


@pytest.mark.rule("STA-6.6")
@pytest.mark.parametrize(("card", "food"), [("c11", 7), ("c14", 1), ("c16", 4)])
def test_a_food_card_gives_its_food_at_once(card: str, food: int) -> None:
    assert bought(card).food() == 12 + food


@pytest.mark.rule("STA-6.7")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("c18", {"stone": 2}), ("c19", {"stone": 1}), ("c21", {"gold": 1}), ("c22", {"clay": 1})],
)
def test_a_resource_card_gives_its_resources_at_once(card: str, goods: dict[str, int]) -> None:
    assert bought(card).resources() == goods


@pytest.mark.rule("STA-6.8", "STA-4.2")
@pytest.mark.parametrize(
    ("card", "dice", "goods"),
    [
        ("c25", "2 6", {"wood": 2}),
        ("c24", "5 5", {"stone": 2}),
        ("c24", "4 5", {"stone": 1}),
        ("c23", "6 6", {"gold": 2}),
        ("c23", "5 6", {"gold": 1}),
        ("c23", "2 3", {}),
    ],
)
def test_two_dice_are_rolled_for_resources(card: str, dice: str, goods: dict[str, int]) -> None:
    assert bought(card, f"roll {dice}").resources() == goods


@pytest.mark.rule("STA-6.8")
def test_a_tool_helps_with_the_dice_of_a_card() -> None:
    table = bought("c25", "roll 2 6", "use 1", tools="1")

    assert table.resources() == {"wood": 3}
    assert table.tools() == "1 used"


@pytest.mark.rule("STA-6.8")
def test_a_card_of_resources_by_dice_rolls_exactly_two() -> None:
    table = bought("c25")

    assert len(table.options()) == 21
    assert table.refused("roll 6 6 6") == ("reason-chance-first", "STA-4.1")


@pytest.mark.rule("STA-6.9")
@pytest.mark.parametrize("card", ["c26", "c27", "c28"])
def test_a_point_card_scores_three_at_once(card: str) -> None:
    assert bought(card).mat()["points"] == 3


@pytest.mark.rule("STA-6.10")
def test_the_tool_card_gives_a_tool_at_once() -> None:
    assert bought("c29", tools="1, 1").tools() == "1, 1, 1"


@pytest.mark.rule("STA-6.11")
@pytest.mark.parametrize("card", ["c30", "c31"])
def test_the_agriculture_cards_raise_agriculture_at_once(card: str) -> None:
    assert bought(card, agriculture=3).mat()["agriculture"] == 4


@pytest.mark.rule("STA-6.11")
def test_an_agriculture_card_does_not_go_beyond_ten() -> None:
    assert bought("c30", agriculture=10).mat()["agriculture"] == 10
