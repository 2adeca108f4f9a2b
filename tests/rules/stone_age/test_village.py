"""The village: tools, figures and agriculture, and their limits."""

from itertools import pairwise

import pytest

from tests.rules.stone_age.facts import TOOLS_IN_ORDER
from tests.rules.stone_age.table import RED, Table, given, hunter, seat


def after_tool_maker(tools: str) -> Table:
    """Red had these tools and has used the tool maker."""
    mat = seat(tools=tools, at={"tool_maker": 1, "forest": 1})
    return given(mat, hunter()).acting().play("act tool_maker")


@pytest.mark.rule("STA-5.1")
@pytest.mark.parametrize(("before", "after"), [*pairwise(("", *TOOLS_IN_ORDER))])
def test_each_further_tool_raises_the_tools_by_one(before: str, after: str) -> None:
    assert after_tool_maker(before).tools() == after


@pytest.mark.rule("STA-5.1")
def test_the_card_with_a_new_tool_gives_one_like_the_tool_maker() -> None:
    buyer = seat(wood=1, tools="1, 1, 1", at={"card_1": 1, "field": 1})
    table = given(buyer, hunter(), row=["c29"]).acting()

    table.play("act card_1", "pay wood")

    assert table.tools() == "2, 1, 1"


@pytest.mark.rule("STA-5.1", "STA-6.5")
def test_a_five_on_dice_for_items_gives_a_tool() -> None:
    buyer = seat(wood=1, tools="2, 2, 2", at={"card_1": 1, "field": 1})
    table = given(buyer, hunter(), row=["c05"]).acting()

    table.play("act card_1", "pay wood", "roll 1 5", "take 5")

    assert table.tools() == "3, 2, 2"


@pytest.mark.rule("STA-5.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1 used, 1, 1", "1 used, 2, 1"),
        ("1 used, 1 used, 1", "1 used, 1 used, 2"),
        ("1 used, 1 used, 1 used", "2 used, 1 used, 1 used"),
        ("2, 1 used, 1 used", "2, 2 used, 1 used"),
        ("2, 2, 1 used", "2, 2, 2 used"),
        ("2 used, 2, 2", "2 used, 3, 2"),
        ("2 used, 2 used, 2 used", "3 used, 2 used, 2 used"),
        ("3 used, 3, 3 used", "3 used, 4, 3 used"),
    ],
)
def test_the_lowest_tile_is_raised_and_keeps_its_state(before: str, after: str) -> None:
    assert after_tool_maker(before).tools() == after


@pytest.mark.rule("STA-5.2")
def test_a_new_tile_comes_before_a_tile_is_raised() -> None:
    assert after_tool_maker("1 used, 1 used").tools() == "1 used, 1 used, 1"


@pytest.mark.rule("STA-5.2", "STA-4.3")
def test_a_raised_unused_tile_helps_with_its_new_value() -> None:
    table = after_tool_maker("1 used, 1, 1")

    table.play("act forest", "roll 1")

    assert table.options() == ["use none", "use 1", "use 2", "use 2+1"]


@pytest.mark.rule("STA-5.2")
def test_a_raised_used_tile_stays_used() -> None:
    table = after_tool_maker("1 used, 1 used, 1 used")

    table.play("act forest", "roll 3")

    assert "tools-used" not in table.told()
    assert table.resources() == {"wood": 1}


@pytest.mark.rule("STA-5.3", "STA-2.12")
def test_a_thirteenth_tool_brings_nothing() -> None:
    table = after_tool_maker("4, 4, 4")

    assert table.tools() == "4, 4, 4"
    assert table.told() == ["nothing-gained"]


@pytest.mark.rule("STA-5.4", "STA-3.2")
def test_the_hut_brings_one_figure_and_the_parents_go_home() -> None:
    table = given(seat(at={"hut": 2, "field": 1}), hunter()).acting()

    table.play("act hut")

    assert (table.mat()["figures"], table.mat()["home"]) == (6, 5)


@pytest.mark.rule("STA-5.4")
def test_a_newborn_can_be_placed_in_the_next_round() -> None:
    table = given(seat(at={"hut": 2, "forest": 3}), seat(), first=RED).acting()

    table.play("act hut", "act forest", "roll 1 1 1", "send field 1")

    assert table.to_act() == RED
    assert "send hunting_grounds 6" in table.options()


@pytest.mark.rule("STA-5.4", "STA-8.2")
def test_a_newborn_eats_in_its_first_round() -> None:
    table = given(seat(figures=5, food=6, at={"hut": 2})).acting()

    table.play("act hut")

    assert table.food() == 0
    assert table.mat()["points"] == 0


@pytest.mark.rule("STA-5.5", "STA-2.12")
def test_ten_figures_are_the_most() -> None:
    table = given(seat(figures=10, at={"hut": 2}), hunter()).acting()

    table.play("act hut")

    assert (table.mat()["figures"], table.mat()["home"]) == (10, 10)
    assert table.told() == ["nothing-gained"]


@pytest.mark.rule("STA-5.5")
def test_the_tenth_figure_still_comes() -> None:
    table = given(seat(figures=9, at={"hut": 2}), hunter()).acting()

    table.play("act hut")

    assert table.mat()["figures"] == 10


@pytest.mark.rule("STA-5.6")
def test_the_field_raises_agriculture_by_one() -> None:
    table = given(seat(agriculture=9, at={"field": 1}), hunter()).acting()

    table.play("act field")

    assert table.mat()["agriculture"] == 10


@pytest.mark.rule("STA-5.6", "STA-2.12")
def test_agriculture_stops_at_ten() -> None:
    table = given(seat(agriculture=10, at={"field": 1}), hunter()).acting()

    table.play("act field")

    assert table.mat()["agriculture"] == 10
    assert table.told() == ["nothing-gained"]


@pytest.mark.rule("STA-5.6", "STA-8.1")
def test_a_level_gained_this_round_gives_food_this_round() -> None:
    table = given(seat(figures=5, food=4, at={"field": 1})).acting()

    table.play("act field")

    assert table.food() == 0
    assert table.mat()["points"] == 0
