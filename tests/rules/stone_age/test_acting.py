"""Actions: in which order players and places act, and what may be declined."""

import pytest

from tests.rules.stone_age.table import BLUE, GREEN, RED, given, hunter, seat


@pytest.mark.rule("STA-3.1")
def test_a_player_acts_with_all_figures_before_the_next_one_begins() -> None:
    table = given(seat(at={"field": 1, "hut": 2}), hunter()).acting()

    after_one = table.play("act field").to_act()
    after_all = table.play("act hut").to_act()

    assert [after_one, after_all] == [RED, BLUE]


@pytest.mark.rule("STA-3.1")
def test_the_first_player_acts_first_and_the_others_follow_clockwise() -> None:
    mats = [seat(at={"field": 1}), seat(at={"tool_maker": 1}), seat(at={"hut": 2})]
    table = given(*mats, first=BLUE).acting()

    turns = [table.to_act(), table.play("act tool_maker").to_act()]

    assert [*turns, table.play("act hut").to_act()] == [BLUE, GREEN, RED]


@pytest.mark.rule("STA-3.1")
def test_places_may_act_in_any_order() -> None:
    table = given(seat(at={"river": 1, "field": 1, "card_2": 1}), hunter()).acting()

    assert table.options() == ["act river", "act field", "act card_2"]


@pytest.mark.rule("STA-3.1")
def test_only_places_with_own_figures_act() -> None:
    table = given(seat(at={"river": 1}), seat(at={"forest": 1})).acting()

    assert table.refused("act forest") == ("nobody-there", "STA-3.1")


@pytest.mark.rule("STA-3.1")
def test_a_player_without_figures_on_the_board_has_no_turn() -> None:
    table = given(seat(), hunter()).acting()

    assert table.to_act() == BLUE


@pytest.mark.rule("STA-3.2")
def test_figures_go_home_when_their_place_has_acted() -> None:
    table = given(seat(at={"forest": 3, "field": 1}), hunter()).acting()

    table.play("act forest", "roll 1 2 3")

    assert table.mat()["placed"] == {"field": 1}
    assert table.mat()["home"] == 4


@pytest.mark.rule("STA-3.2")
def test_one_place_is_finished_before_the_next_begins() -> None:
    table = given(seat(wood=1, at={"card_1": 1, "field": 1}), hunter()).acting()

    table.play("act card_1")

    assert table.options() == ["pay wood", "decline"]


@pytest.mark.rule("STA-3.2")
def test_at_the_end_of_a_turn_all_figures_are_home() -> None:
    table = given(seat(at={"hunting_grounds": 3, "hut": 2}), hunter()).acting()

    table.play("act hut", "act hunting_grounds", "roll 1 1 1")

    assert table.mat()["home"] == table.mat()["figures"] == 6


@pytest.mark.rule("STA-3.3")
def test_a_building_can_be_paid_with_what_was_gathered_a_moment_ago() -> None:
    builder = seat(clay=1, at={"forest": 2, "building_1": 1})
    table = given(builder, hunter(), tops=["b01"]).acting()

    table.play("act forest", "roll 3 3", "act building_1", "pay wood*2+clay")

    assert table.mat()["points"] == 10


@pytest.mark.rule("STA-3.3", "STA-4.3", "STA-6.10")
def test_a_tool_from_a_card_helps_in_the_quarry_of_the_same_turn() -> None:
    table = given(seat(wood=1, at={"card_1": 1, "quarry": 1}), hunter(), row=["c29"]).acting()

    table.play("act card_1", "pay wood", "act quarry", "roll 4", "use 1")

    assert table.resources() == {"stone": 1}


@pytest.mark.rule("STA-3.3", "STA-4.3")
def test_a_tool_from_the_tool_maker_helps_in_the_same_turn() -> None:
    table = given(seat(at={"tool_maker": 1, "river": 1}), hunter()).acting()

    table.play("act tool_maker", "act river", "roll 5", "use 1")

    assert table.resources() == {"gold": 1}


@pytest.mark.rule("STA-3.4")
@pytest.mark.parametrize("place", ["card_1", "building_1"])
def test_cards_and_buildings_may_be_declined(place: str) -> None:
    buyer = seat(wood=2, clay=1, at={place: 1, "field": 1})
    table = given(buyer, hunter(), tops=["b01"]).acting()

    table.play(f"act {place}", "decline")

    assert table.resources() == {"wood": 2, "clay": 1}
    assert table.told() == ["declined"]


@pytest.mark.rule("STA-3.4")
@pytest.mark.parametrize(
    ("place", "figures", "told"),
    [
        ("tool_maker", 1, "tool-gained"),
        ("hut", 2, "figure-born"),
        ("field", 1, "agriculture-raised"),
    ],
)
def test_the_village_gives_its_gain_without_asking(place: str, figures: int, told: str) -> None:
    table = given(seat(at={place: figures}), hunter()).acting()

    table.play(f"act {place}")

    assert table.told() == [told]
    assert table.to_act() == BLUE


@pytest.mark.rule("STA-3.4")
def test_gathering_gives_its_gain_without_asking() -> None:
    table = given(seat(at={"forest": 1}), hunter()).acting()

    table.play("act forest", "roll 3")

    assert table.resources() == {"wood": 1}
    assert table.to_act() == BLUE
