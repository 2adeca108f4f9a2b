"""Dice and tools: one die per figure, tools after the roll, then division."""

import pytest

from grotto.core.seats import CHANCE
from grotto.games.stone_age.game import STONE_AGE
from tests.rules.stone_age.facts import GATHERINGS
from tests.rules.stone_age.table import BLUE, RED, Table, given, hunter, seat


def rolled(tools: str, place: str, dice: str, *cards: str, spent: tuple[str, ...] = ()) -> Table:
    """Red has rolled these dice at a place and has the field still to act."""
    at = {place: len(dice.split()), "field": 1}
    gatherer = seat(figures=10, food=0, tools=tools, at=at, cards=cards, spent=spent)
    return given(gatherer, hunter()).acting().play(f"act {place}", f"roll {dice}")


@pytest.mark.rule("STA-4.1")
def test_one_die_is_rolled_for_each_figure() -> None:
    table = given(seat(at={"forest": 2}), hunter()).acting().play("act forest")

    assert table.to_act() == CHANCE
    assert table.options("roll 1 ") == [f"roll 1 {face}" for face in range(1, 7)]
    assert len(table.options()) == 21


@pytest.mark.rule("STA-4.1")
@pytest.mark.parametrize("dice", ["roll 6 6", "roll 6 6 6 6"])
def test_neither_fewer_nor_more_dice_are_rolled(dice: str) -> None:
    table = given(seat(at={"forest": 3}), hunter()).acting().play("act forest")

    assert table.refused(dice) == ("reason-chance-first", "STA-4.1")


@pytest.mark.rule("STA-4.1")
@pytest.mark.parametrize("figures", [8, 9, 10])
def test_more_than_seven_hunters_roll_a_die_each(figures: int) -> None:
    hunters = seat(figures=10, food=0, at={"hunting_grounds": figures})
    table = given(hunters, hunter()).acting().play("act hunting_grounds")

    table.play("roll" + " 6" * figures)

    assert table.food() == 3 * figures


@pytest.mark.rule("STA-4.1")
def test_the_whole_group_rolls_once() -> None:
    table = given(seat(at={"forest": 4}), hunter()).acting()

    table.play("act forest", "roll 1 1 1 1")

    assert table.to_act() == BLUE
    assert table.mat()["home"] == 5


@pytest.mark.rule("STA-4.1")
def test_a_roll_is_as_likely_as_the_orders_it_can_fall_in() -> None:
    table = given(seat(at={"forest": 3}), hunter()).acting().play("act forest")

    odds = [STONE_AGE.odds(table.state, roll) for roll in table.state.legal_actions()]

    assert STONE_AGE.odds(table.state, STONE_AGE.parse("roll 2 4 6")) == pytest.approx(6 / 216)
    assert STONE_AGE.odds(table.state, STONE_AGE.parse("roll 4 4 4")) == pytest.approx(1 / 216)
    assert sum(odds) == pytest.approx(1)


@pytest.mark.rule("STA-4.2", "STA-4.3")
@pytest.mark.parametrize(("place", "dice", "tools", "used", "good", "gained"), GATHERINGS)
def test_the_total_is_divided_and_rounded_down(
    place: str, dice: str, tools: str, used: str, good: str, gained: int
) -> None:
    table = rolled(tools, place, dice)

    table.play(*[f"use {used}"] if used else [])

    assert table.mat()["goods"][good] == gained


@pytest.mark.rule("STA-4.3")
def test_tools_are_chosen_when_the_dice_are_seen() -> None:
    table = given(seat(tools="1", at={"forest": 1}), hunter()).acting().play("act forest")

    before = table.to_act()
    table.play("roll 2")

    assert [before, table.to_act()] == [CHANCE, RED]


@pytest.mark.rule("STA-4.3")
def test_any_set_of_unused_tools_may_be_added() -> None:
    table = rolled("2, 1, 1", "quarry", "4 5 5")

    assert table.options() == ["use none", "use 1", "use 1*2", "use 2", "use 2+1", "use 2+1*2"]


@pytest.mark.rule("STA-4.3")
def test_tools_may_be_kept_for_later() -> None:
    table = rolled("2, 1", "quarry", "4 5 5").play("use none")

    assert table.tools() == "2, 1"
    assert table.resources() == {"stone": 2}


@pytest.mark.rule("STA-4.3")
def test_tools_may_be_used_for_nothing() -> None:
    table = rolled("1", "forest", "3").play("use 1")

    assert table.resources() == {"wood": 1}
    assert table.tools() == "1 used"


@pytest.mark.rule("STA-4.3", "STA-4.4")
def test_tools_that_were_not_added_remain_for_another_roll() -> None:
    gatherer = seat(tools="2, 1, 1", at={"quarry": 3, "forest": 1})
    table = given(gatherer, hunter()).acting().play("act quarry", "roll 4 5 5", "use 1")

    table.play("act forest", "roll 1")

    assert table.tools() == "2, 1 used, 1"
    assert table.options() == ["use none", "use 1", "use 2", "use 2+1"]


@pytest.mark.rule("STA-4.3")
def test_nobody_is_asked_for_tools_without_having_any() -> None:
    table = rolled("", "forest", "3")

    assert table.options() == ["act field"]


@pytest.mark.rule("STA-4.4")
def test_a_tile_works_once_a_round() -> None:
    gatherer = seat(tools="2, 1", at={"hunting_grounds": 1, "forest": 1})
    table = given(gatherer, hunter()).acting().play("act hunting_grounds", "roll 5", "use 2")

    table.play("act forest", "roll 1")

    assert table.options() == ["use none", "use 1"]
    assert table.refused("use 2") == ("tool-not-ready", "STA-4.4")


@pytest.mark.rule("STA-4.4")
def test_a_used_tile_is_explained_when_it_is_missed() -> None:
    table = rolled("2 used, 1", "forest", "3")

    assert table.explained() == {"use 2": ("tool-used", "STA-4.4")}


@pytest.mark.rule("STA-4.4")
def test_a_tile_cannot_be_split() -> None:
    table = rolled("3", "forest", "2")

    assert table.options() == ["use none", "use 3"]
    assert table.refused("use 1") == ("tool-not-ready", "STA-4.4")


@pytest.mark.rule("STA-4.4")
def test_what_is_left_of_a_tile_does_not_help_another_roll() -> None:
    gatherer = seat(tools="3", at={"forest": 1, "river": 1})
    table = given(gatherer, hunter()).acting().play("act forest", "roll 2", "use 3")

    table.play("act river", "roll 4")

    assert table.resources() == {"wood": 1}


@pytest.mark.rule("STA-4.5", "STA-6.13")
def test_a_one_use_tool_is_added_once_in_the_game() -> None:
    table = rolled("", "river", "2 6", "c35").play("use c35")

    assert table.resources() == {"gold": 2}
    assert table.mat()["one_use"] == []


@pytest.mark.rule("STA-4.5")
def test_a_spent_one_use_tool_cannot_be_used_again() -> None:
    table = rolled("1", "river", "2 6", "c35", spent=("c35",))

    assert table.options() == ["use none", "use 1"]
    assert table.refused("use c35") == ("tool-not-ready", "STA-4.4")


@pytest.mark.rule("STA-4.5")
def test_several_one_use_tools_and_tiles_may_help_in_one_roll() -> None:
    table = rolled("4, 3, 3", "forest", "2", "c33", "c34", "c35").play("use 4+3*2+c33+c34+c35")

    assert table.resources() == {"wood": (2 + 4 + 3 + 3 + 2 + 3 + 4) // 3}
    assert table.tools() == "4 used, 3 used, 3 used"


@pytest.mark.rule("STA-4.5")
def test_any_choice_of_one_use_tools_is_offered() -> None:
    table = rolled("", "forest", "2", "c33", "c35")

    assert table.options() == ["use none", "use c33", "use c35", "use c33+c35"]


@pytest.mark.rule("STA-4.6")
@pytest.mark.parametrize("place", ["hunting_grounds", "forest", "clay_pit", "quarry", "river"])
def test_tools_help_wherever_goods_are_gathered(place: str) -> None:
    table = rolled("1", place, "1")

    assert table.options() == ["use none", "use 1"]


@pytest.mark.rule("STA-4.6", "STA-6.8")
def test_tools_help_with_a_card_of_resources_by_dice() -> None:
    buyer = seat(wood=1, tools="1", at={"card_1": 1})
    table = given(buyer, hunter(), row=["c25"]).acting()

    table.play("act card_1", "pay wood", "roll 2 6")

    assert table.options() == ["use none", "use 1"]


@pytest.mark.rule("STA-4.6", "STA-6.5")
def test_tools_never_change_dice_for_items() -> None:
    buyer = seat(wood=1, tools="1", cards=["c33"], at={"card_1": 1})
    table = given(buyer, hunter(), row=["c05"]).acting()

    table.play("act card_1", "pay wood", "roll 2 6")

    assert table.options() == ["take 2", "take 6"]
