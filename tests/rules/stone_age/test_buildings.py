"""Buildings: what they cost, what they score, and the tile that comes next."""

import pytest

from grotto.core.seats import CHANCE
from tests.rules.stone_age.facts import BUILDING_POINTS, WRONG_PRICES
from tests.rules.stone_age.table import BLUE, RED, Table, given, hunter, seat


def offered(tile: str, left: int = 7) -> Table:
    """Red has eight of everything and is asked to pay for a tile; the field is still to act."""
    at = {"building_1": 1, "field": 1}
    rich = seat(wood=8, clay=8, stone=8, gold=8, at=at)
    return given(rich, hunter(), tops=[tile], left=[left]).acting().play("act building_1")


@pytest.mark.rule("STA-7.1", "STA-7.2", "STA-7.3", "STA-7.4")
@pytest.mark.parametrize(("tile", "payment", "points"), BUILDING_POINTS)
def test_a_building_scores_what_was_paid_for_it(tile: str, payment: str, points: int) -> None:
    table = offered(tile).play(payment)

    assert table.mat()["points"] == points
    assert table.mat()["buildings"] == [tile]


@pytest.mark.rule("STA-7.1", "STA-7.2", "STA-7.3")
@pytest.mark.parametrize(("tile", "payment", "reason", "rule"), WRONG_PRICES)
def test_a_wrong_price_is_refused(tile: str, payment: str, reason: str, rule: str) -> None:
    assert offered(tile).refused(payment) == (reason, rule)


@pytest.mark.rule("STA-7.1")
def test_a_fixed_building_has_one_price() -> None:
    assert offered("b01").options() == ["pay wood*2+clay", "decline"]


@pytest.mark.rule("STA-7.1")
def test_the_paid_resources_are_gone() -> None:
    table = offered("b01").play("pay wood*2+clay")

    assert table.resources() == {"wood": 6, "clay": 7, "stone": 8, "gold": 8}


@pytest.mark.rule("STA-7.1")
def test_any_number_of_buildings_may_be_owned() -> None:
    owned = ["b05", "b06", "b07", "b08", "b09", "b10"]
    builder = seat(wood=2, clay=1, buildings=owned, at={"building_1": 1, "field": 1})
    table = given(builder, hunter(), tops=["b01"]).acting()

    table.play("act building_1", "pay wood*2+clay")

    assert table.mat()["buildings"] == ["b01", *owned]


@pytest.mark.rule("STA-7.2")
def test_four_of_two_kinds_may_be_split_in_any_way() -> None:
    builder = seat(wood=4, clay=4, at={"building_1": 1})
    table = given(builder, hunter(), tops=["b19"]).acting().play("act building_1")

    assert table.options("pay") == ["pay wood*3+clay", "pay wood*2+clay*2", "pay wood+clay*3"]


@pytest.mark.rule("STA-7.2")
def test_too_few_kinds_leave_nothing_but_to_decline() -> None:
    builder = seat(stone=9, at={"building_1": 1})
    table = given(builder, hunter(), tops=["b19"]).acting().play("act building_1")

    assert table.options() == ["decline"]
    assert table.explained()["pay"] == ("exact-kinds", "STA-7.2")


@pytest.mark.rule("STA-7.3")
def test_one_to_seven_resources_of_any_kinds_are_accepted() -> None:
    builder = seat(wood=1, gold=1, at={"building_1": 1})
    table = given(builder, hunter(), tops=["b28"]).acting().play("act building_1")

    assert table.options() == ["pay wood", "pay gold", "pay wood+gold", "decline"]


@pytest.mark.rule("STA-7.3")
def test_there_are_329_ways_to_pay_one_to_seven_resources() -> None:
    assert len(offered("b26").options("pay")) == 4 + 10 + 20 + 35 + 56 + 84 + 120


@pytest.mark.rule("STA-7.5")
def test_the_next_tile_is_turned_up_at_once() -> None:
    table = offered("b01").play("pay wood*2+clay")

    asked = table.to_act()
    table.play("reveal b17")

    assert asked == CHANCE
    assert table.stacks()[0] == ("b17", 6)


@pytest.mark.rule("STA-7.5")
def test_only_a_tile_that_nobody_has_seen_is_turned_up() -> None:
    table = offered("b01").play("pay wood*2+clay")

    assert table.refused("reveal b01") == ("reason-chance-first", "STA-7.5")
    assert len(table.options("reveal")) == 28 - 2


@pytest.mark.rule("STA-7.5")
def test_a_new_tile_cannot_be_bought_in_the_same_round() -> None:
    table = offered("b01").play("pay wood*2+clay", "reveal b17")

    assert table.options() == ["act field"]


@pytest.mark.rule("STA-7.5")
def test_a_new_tile_is_on_offer_in_the_next_round() -> None:
    builder = seat(wood=2, clay=1, at={"building_1": 1})
    table = given(builder, seat(), tops=["b01"], first=RED).acting()

    table.play("act building_1", "pay wood*2+clay", "reveal b17")

    assert table.to_act() == BLUE
    assert "send building_1 1" in table.options()


@pytest.mark.rule("STA-7.5", "STA-10.2")
def test_under_the_last_tile_there_is_nothing_to_turn_up() -> None:
    table = offered("b01", left=1).play("pay wood*2+clay")

    assert table.stacks()[0] == ("", 0)
    assert table.options() == ["act field"]


@pytest.mark.rule("STA-7.6")
def test_a_declined_tile_stays_on_its_stack() -> None:
    table = offered("b01").play("decline")

    assert table.stacks()[0] == ("b01", 7)
    assert table.mat()["placed"] == {"field": 1}


@pytest.mark.rule("STA-7.6", "STA-10.2")
def test_declining_the_last_tile_keeps_the_game_going() -> None:
    blocker = seat(wood=2, clay=1, at={"building_1": 1})
    table = given(blocker, seat(), tops=["b01"], left=[1]).acting()

    table.play("act building_1", "decline")

    assert table.stacks()[0] == ("b01", 1)
    assert not table.is_over()
