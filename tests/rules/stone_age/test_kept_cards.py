"""Civilization cards that are kept: the extra card, one-use tools and two resources of choice."""

import pytest

from grotto.core.seats import CHANCE
from tests.rules.stone_age.table import BLUE, RED, Table, given, hunter, seat

ALL_PAIRS = [
    "cash wood*2",
    "cash wood+clay",
    "cash wood+stone",
    "cash wood+gold",
    "cash clay*2",
    "cash clay+stone",
    "cash clay+gold",
    "cash stone*2",
    "cash stone+gold",
    "cash gold*2",
]


def extra_card(*deck: str) -> Table:
    """Red, with the forest still to act, has bought the extra card."""
    buyer = seat(wood=1, tools="2, 2, 2", at={"card_1": 1, "forest": 1})
    table = given(buyer, hunter(), row=["c32"], deck=deck).acting()
    return table.play("act card_1", "pay wood")


@pytest.mark.rule("STA-6.12")
def test_the_extra_card_comes_from_the_deck_and_never_from_the_display() -> None:
    table = extra_card("c05", "c34")

    assert table.to_act() == CHANCE
    assert table.options() == ["draw c05", "draw c34"]


@pytest.mark.rule("STA-6.12")
def test_the_extra_card_leaves_the_deck() -> None:
    table = extra_card("c05", "c34").play("draw c34")

    assert table.deck() == ["c05"]
    assert table.mat()["secret_cards"] == ["c34"]


@pytest.mark.rule("STA-6.12")
def test_an_extra_one_use_tool_cannot_be_used() -> None:
    table = extra_card("c05", "c34").play("draw c34", "act forest", "roll 1")

    assert table.mat()["one_use"] == []
    assert table.refused("use c34") == ("tool-not-ready", "STA-4.4")


@pytest.mark.rule("STA-6.12", "STA-11.2")
def test_the_bottom_half_of_an_extra_card_counts() -> None:
    table = extra_card("c05", "c34").play("draw c34")

    assert table.scores() == {"culture_first": 1, "toolmaker": 1 * 6}


@pytest.mark.rule("STA-6.12")
def test_an_extra_card_of_two_resources_cannot_be_cashed() -> None:
    table = extra_card("c36").play("draw c36")

    assert table.options() == ["act forest"]
    assert table.scores() == {"culture_first": 4}


@pytest.mark.rule("STA-6.12")
@pytest.mark.parametrize("card", ["c11", "c28", "c30", "c21"])
def test_the_top_half_of_an_extra_card_is_never_used(card: str) -> None:
    table = extra_card(card, "c05").play(f"draw {card}")

    assert table.told()[-1] == "card-drawn"
    assert (table.food(), table.resources(), table.mat()["points"]) == (12, {}, 0)


@pytest.mark.rule("STA-6.12")
def test_an_empty_deck_gives_no_extra_card_but_the_writing_counts() -> None:
    table = extra_card()

    assert table.told() == ["card-bought", "deck-was-empty"]
    assert table.mat()["secret_cards"] == []
    assert table.scores() == {"culture_first": 1}


@pytest.mark.rule("STA-6.13", "STA-6.4")
def test_a_one_use_tool_waits_beside_the_board() -> None:
    buyer = seat(wood=1, at={"card_1": 1, "river": 2})
    table = given(buyer, hunter(), row=["c35"]).acting()

    table.play("act card_1", "pay wood")

    assert table.mat()["one_use"] == ["c35"]
    assert table.told() == ["card-bought", "card-kept"]


@pytest.mark.rule("STA-6.13", "STA-4.5")
def test_a_one_use_tool_helps_in_the_turn_it_was_bought() -> None:
    buyer = seat(wood=1, at={"card_1": 1, "river": 2})
    table = given(buyer, hunter(), row=["c35"]).acting()

    table.play("act card_1", "pay wood", "act river", "roll 2 6", "use c35")

    assert table.resources() == {"gold": 2}


@pytest.mark.rule("STA-6.13")
@pytest.mark.parametrize("spent", [(), ("c35",)])
def test_used_or_not_a_one_use_tool_scores_its_toolmaker(spent: tuple[str, ...]) -> None:
    table = given(seat(tools="2, 1", cards=["c35"], spent=spent)).over()

    assert table.scores() == {"toolmaker": 1 * 3}


@pytest.mark.rule("STA-6.13", "STA-9.5")
def test_a_spent_one_use_tool_stays_spent_in_the_next_round() -> None:
    mat = seat(tools="2 used", cards=["c33", "c34"], spent=["c34"])
    table = given(mat, seat()).ended_round()

    assert table.mat()["one_use"] == ["c33"]
    assert table.tools() == "2"


@pytest.mark.rule("STA-6.14")
def test_the_card_of_choice_is_cashed_for_any_two_resources() -> None:
    table = given(seat(cards=["c36"], at={"field": 1}), hunter()).acting()

    assert table.options("cash") == ALL_PAIRS


@pytest.mark.rule("STA-6.14")
def test_both_resources_are_taken_together_and_once() -> None:
    table = given(seat(cards=["c36"], at={"field": 1}), hunter()).acting()

    table.play("cash wood+gold")

    assert table.resources() == {"wood": 1, "gold": 1}
    assert table.options() == ["act field"]
    assert table.refused("cash wood+gold") == ("no-card-of-choice", "STA-6.14")


@pytest.mark.rule("STA-6.14", "STA-6.4")
def test_the_card_of_choice_may_wait() -> None:
    buyer = seat(wood=1, at={"card_1": 1, "field": 1})
    table = given(buyer, hunter(), row=["c36"]).acting()

    table.play("act card_1", "pay wood")

    assert table.options() == ["act field", *ALL_PAIRS]


@pytest.mark.rule("STA-6.14")
def test_it_can_be_cashed_right_before_paying_for_a_card() -> None:
    buyer = seat(cards=["c36"], at={"card_2": 1, "field": 1})
    table = given(buyer, hunter(), row=["c01", "c26"]).acting()

    table.play("act card_2", "cash clay*2", "pay clay*2")

    assert table.mat()["cards"] == ["c26", "c36"]


@pytest.mark.rule("STA-6.14")
def test_it_can_be_cashed_right_before_paying_for_a_building() -> None:
    buyer = seat(wood=1, cards=["c36"], at={"building_1": 1, "field": 1})
    table = given(buyer, hunter(), tops=["b01"]).acting()

    table.play("act building_1", "cash wood+clay", "pay wood*2+clay")

    assert table.mat()["buildings"] == ["b01"]


@pytest.mark.rule("STA-6.14")
def test_it_can_be_cashed_while_choosing_tools_and_dice() -> None:
    buyer = seat(wood=1, tools="1", cards=["c36"], at={"forest": 1, "card_1": 1})
    table = given(buyer, hunter(), row=["c05"]).acting()

    at_tools = table.play("act forest", "roll 1").options("cash")
    at_dice = table.play("use none", "act card_1", "pay wood", "roll 1 2").options("cash")

    assert [at_tools, at_dice] == [ALL_PAIRS, ALL_PAIRS]


@pytest.mark.rule("STA-6.14")
def test_it_cannot_be_cashed_in_the_turn_of_another_player() -> None:
    buyer = seat(wood=1, at={"card_1": 1})
    owner = seat(cards=["c36"], at={"hunting_grounds": 1})
    table = given(buyer, owner, row=["c05"]).acting()

    table.play("act card_1", "pay wood", "roll 1 2", "take 1")

    assert table.to_act() == BLUE
    assert table.options() == ["take 2"]


@pytest.mark.rule("STA-6.14")
def test_it_cannot_be_cashed_while_placing() -> None:
    table = given(seat(cards=["c36"])).placing()

    assert table.to_act() == RED
    assert table.options("cash") == []


@pytest.mark.rule("STA-6.14", "STA-8.4")
def test_it_can_be_cashed_to_feed_the_tribe() -> None:
    table = given(seat(figures=5, food=3, cards=["c36"])).feeding()

    before = table.options()
    table.play("cash wood*2", "pay wood*2")

    assert before == ["starve", *ALL_PAIRS]
    assert (table.resources(), table.mat()["points"]) == ({}, 0)


@pytest.mark.rule("STA-6.14")
def test_food_cannot_be_taken_for_it() -> None:
    table = given(seat(cards=["c36"], at={"field": 1}), hunter()).acting()

    assert "food" not in " ".join(table.options())
