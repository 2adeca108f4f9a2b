"""Placing figures: who may go where, and the limits for two and three players."""

import pytest

from tests.rules.stone_age.table import BLUE, GREEN, RED, YELLOW, Table, given, seat


def crowded() -> Table:
    """Four tribes of ten: only the hut and one building are free, and Red has one figure left."""
    return given(
        seat(figures=10, at={"hunting_grounds": 1, "forest": 7, "tool_maker": 1}),
        seat(figures=10, at={"clay_pit": 7, "field": 1, "card_1": 1, "card_2": 1}),
        seat(figures=10, at={"quarry": 7, "card_3": 1, "card_4": 1, "building_1": 1}),
        seat(figures=10, at={"river": 7, "building_2": 1, "building_3": 1}),
        first=YELLOW,
    ).placing()


@pytest.mark.rule("STA-2.1")
def test_the_first_player_begins_and_the_others_follow_clockwise() -> None:
    table = given(players=3, first=GREEN).placing()

    turns = [table.to_act(), table.play("send field 1").to_act()]

    assert [*turns, table.play("send river 1").to_act()] == [GREEN, RED, BLUE]


@pytest.mark.rule("STA-2.1")
def test_after_the_last_player_the_first_is_on_turn_again() -> None:
    table = given(players=2).placing()

    table.play("send field 1", "send river 1")

    assert table.to_act() == RED


@pytest.mark.rule("STA-2.1")
def test_a_turn_fills_one_location_only() -> None:
    table = given(players=2).placing()

    table.play("send forest 2")

    assert table.mat(RED)["placed"] == {"forest": 2}
    assert table.to_act() == BLUE


@pytest.mark.rule("STA-2.1")
def test_nobody_sends_more_figures_than_are_at_home() -> None:
    table = given(seat(figures=5, at={"forest": 3})).placing()

    assert table.refused("send hunting_grounds 3") == ("too-few-figures", "STA-2.1")


@pytest.mark.rule("STA-2.1", "STA-2.8")
def test_one_player_may_hold_several_cards_and_buildings() -> None:
    table = given(seat(at={"card_1": 1, "building_2": 1})).placing()

    table.play("send card_3 1")

    assert table.mat(RED)["placed"] == {"card_1": 1, "card_3": 1, "building_2": 1}


@pytest.mark.rule("STA-2.2")
def test_passing_is_not_offered_while_a_placement_is_left() -> None:
    table = given(players=2).placing()

    assert table.options() == table.options("send ")


@pytest.mark.rule("STA-2.2", "STA-2.1")
def test_a_player_without_figures_is_passed_over() -> None:
    table = given(players=4).placing()

    table.play("send card_1 1", "send hunting_grounds 5", "send hut 2", "send building_1 1")
    left = [table.mat(seat)["home"] for seat in (RED, BLUE, GREEN, YELLOW)]
    table.play("send river 1")

    assert left == [4, 0, 3, 4]
    assert table.to_act() == GREEN


@pytest.mark.rule("STA-2.2", "STA-2.7")
def test_a_player_whose_figures_fit_nowhere_is_skipped() -> None:
    table = crowded()

    table.play("send building_4 1")

    assert table.options("send") == []
    assert table.options() == ["act river", "act building_2", "act building_3", "act building_4"]


@pytest.mark.rule("STA-2.2")
def test_the_phase_ends_when_nobody_can_place() -> None:
    table = given(seat(at={"forest": 5}), seat(at={"river": 4})).placing()

    table.play("send field 1")

    assert table.options() == ["act forest"]


@pytest.mark.rule("STA-2.2")
def test_a_skipped_player_does_not_come_back_in_the_same_phase() -> None:
    table = given(players=2).placing()

    table.play("send hunting_grounds 5", "send forest 1", "send river 1", "send card_1 1")

    assert table.to_act() == BLUE


@pytest.mark.rule("STA-2.3")
def test_nobody_returns_to_an_area_with_own_figures_though_rings_are_free() -> None:
    table = given(seat(at={"forest": 4}), players=4).placing()

    assert table.options("send forest") == []
    assert table.refused("send forest 1") == ("already-there", "STA-2.3")


@pytest.mark.rule("STA-2.3")
def test_other_players_may_use_the_rings_left_free() -> None:
    table = given(seat(at={"forest": 4}), players=4, first=BLUE).placing()

    assert table.options("send forest") == ["send forest 1", "send forest 2", "send forest 3"]


@pytest.mark.rule("STA-2.3", "STA-2.4")
def test_a_second_group_of_hunters_is_not_allowed() -> None:
    table = given(seat(at={"hunting_grounds": 3}), first=RED).placing()

    assert table.options("send hunting_grounds") == []
    assert table.refused("send hunting_grounds 2") == ("already-there", "STA-2.3")


@pytest.mark.rule("STA-2.3", "STA-9.1")
def test_the_next_round_opens_all_places_again() -> None:
    table = given(seat(at={"forest": 5}), seat(at={"hunting_grounds": 5})).acting()

    table.play("act forest", "roll 1 1 1 1 1", "act hunting_grounds", "roll 1 1 1 1 1")

    assert table.to_act() == BLUE
    assert "send hunting_grounds 5" in table.options()
    assert "send forest 5" in table.options()


@pytest.mark.rule("STA-2.4")
def test_any_number_of_figures_may_hunt() -> None:
    table = given(seat(figures=10), seat(figures=10, at={"hunting_grounds": 10})).placing()

    table.play("send hunting_grounds 10")

    assert [table.mat(seat)["placed"] for seat in (RED, BLUE)] == [{"hunting_grounds": 10}] * 2


@pytest.mark.rule("STA-2.4", "STA-2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_hunt_whatever_the_number_of_players(players: int) -> None:
    table = given(*(seat(at={"hunting_grounds": 1}) for _ in range(players - 1)), seat())

    table.state.first = players - 1

    assert "send hunting_grounds 5" in table.placing().options()


@pytest.mark.rule("STA-2.5")
def test_all_players_share_the_seven_rings_of_an_area() -> None:
    table = given(players=4).placing()

    table.play("send forest 4", "send forest 2", "send forest 1")

    assert table.options("send forest") == []
    assert table.refused("send forest 1") == ("full", "STA-2.5")


@pytest.mark.rule("STA-2.5")
def test_as_many_figures_may_join_as_rings_are_free() -> None:
    table = given(
        seat(at={"field": 1}), seat(at={"quarry": 3}), seat(at={"quarry": 2}), seat()
    ).placing()

    assert table.options("send quarry") == ["send quarry 1", "send quarry 2"]


@pytest.mark.rule("STA-2.5")
@pytest.mark.parametrize("area", ["forest", "clay_pit", "quarry", "river"])
def test_an_empty_area_takes_one_to_seven_figures(area: str) -> None:
    table = given(seat(figures=9)).placing()

    assert table.options(f"send {area}") == [f"send {area} {count}" for count in range(1, 8)]


@pytest.mark.rule("STA-2.6")
@pytest.mark.parametrize("place", ["tool_maker", "field"])
def test_tool_maker_and_field_take_exactly_one_figure(place: str) -> None:
    table = given(players=2).placing()

    assert table.options(f"send {place}") == [f"send {place} 1"]


@pytest.mark.rule("STA-2.6")
@pytest.mark.parametrize("place", ["tool_maker", "field"])
def test_the_tool_maker_and_the_field_are_closed_to_others_once_taken(place: str) -> None:
    table = given(players=4).placing()

    table.play(f"send {place} 1")

    assert table.refused(f"send {place} 1") == ("taken", "STA-2.6")


@pytest.mark.rule("STA-2.6", "STA-2.3")
@pytest.mark.parametrize("place", ["tool_maker", "field"])
def test_the_tool_maker_and_the_field_are_closed_to_their_own_guest(place: str) -> None:
    table = given(seat(at={place: 1}), players=4).placing()

    assert table.refused(f"send {place} 1") == ("already-there", "STA-2.3")


@pytest.mark.rule("STA-2.7")
def test_the_hut_takes_exactly_two_figures() -> None:
    table = given(players=2).placing()

    assert table.options("send hut") == ["send hut 2"]
    assert table.refused("send hut 1") == ("exact-figures", "STA-2.7")


@pytest.mark.rule("STA-2.7")
def test_the_hut_is_closed_to_everybody_once_taken() -> None:
    table = given(players=4).placing()

    table.play("send hut 2")
    others = table.refused("send hut 2")
    table.play("send card_1 1", "send card_2 1", "send card_3 1")

    assert others == ("taken", "STA-2.7")
    assert table.refused("send hut 2") == ("already-there", "STA-2.3")


@pytest.mark.rule("STA-2.7")
def test_a_single_figure_cannot_use_the_hut() -> None:
    table = given(seat(at={"hunting_grounds": 4})).placing()

    assert table.refused("send hut 2") == ("hut-needs-two", "STA-2.7")


@pytest.mark.rule("STA-2.8")
def test_a_taken_card_is_closed_and_the_other_three_are_open() -> None:
    table = given(players=4).placing()

    table.play("send card_2 1")

    assert table.options("send card") == ["send card_1 1", "send card_3 1", "send card_4 1"]
    assert table.refused("send card_2 1") == ("taken", "STA-2.8")


@pytest.mark.rule("STA-2.8", "STA-2.1")
def test_whoever_took_a_card_may_take_another_one_later() -> None:
    table = given(players=2).placing()

    table.play("send card_2 1", "send field 1")

    assert table.options("send card") == ["send card_1 1", "send card_3 1", "send card_4 1"]


@pytest.mark.rule("STA-2.8")
def test_a_taken_building_is_closed() -> None:
    table = given(players=3).placing()

    table.play("send building_3 1")

    assert table.options("send building") == ["send building_1 1", "send building_2 1"]
    assert table.refused("send building_3 1") == ("taken", "STA-2.8")


@pytest.mark.rule("STA-2.8")
def test_nobody_has_to_own_anything_to_stand_on_a_card_or_building() -> None:
    table = given(seat(wood=0, clay=0, stone=0, gold=0)).placing()

    assert {"send card_4 1", "send building_1 1"} <= set(table.options())


@pytest.mark.rule("STA-2.9")
@pytest.mark.parametrize("players", [2, 3])
def test_with_few_players_the_third_village_place_stays_empty(players: int) -> None:
    table = given(players=players).placing()

    table.play("send tool_maker 1", "send hut 2")

    assert table.refused("send field 1") == ("village-closed", "STA-2.9")


@pytest.mark.rule("STA-2.9")
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        ("tool_maker 1", "field 1", "hut 2"),
        ("hut 2", "field 1", "tool_maker 1"),
        ("field 1", "tool_maker 1", "hut 2"),
    ],
)
def test_any_of_the_three_may_be_the_one_that_stays_empty(
    first: str, second: str, third: str
) -> None:
    table = given(players=2).placing()

    table.play(f"send {first}", f"send {second}")

    assert table.refused(f"send {third}") == ("village-closed", "STA-2.9")


@pytest.mark.rule("STA-2.9")
def test_one_player_may_take_both_open_village_places() -> None:
    table = given(players=2).placing()

    table.play("send tool_maker 1", "send river 1", "send field 1")

    assert table.mat(RED)["placed"] == {"tool_maker": 1, "field": 1}


@pytest.mark.rule("STA-2.9")
def test_four_players_may_use_all_three_village_places() -> None:
    table = given(players=4).placing()

    table.play("send tool_maker 1", "send hut 2", "send field 1")

    assert [table.mat(seat)["home"] for seat in (RED, BLUE, GREEN)] == [4, 3, 4]


@pytest.mark.rule("STA-2.10")
@pytest.mark.parametrize("area", ["forest", "clay_pit", "quarry", "river"])
def test_of_two_players_only_one_may_use_an_area(area: str) -> None:
    table = given(players=2).placing()

    table.play(f"send {area} 3")

    assert table.refused(f"send {area} 1") == ("enough-players", "STA-2.10")


@pytest.mark.rule("STA-2.10")
def test_of_three_players_two_may_use_an_area() -> None:
    table = given(players=3).placing()

    table.play("send quarry 1", "send quarry 1")

    assert table.refused("send quarry 1") == ("enough-players", "STA-2.10")


@pytest.mark.rule("STA-2.10")
def test_every_area_counts_its_players_for_itself() -> None:
    table = given(seat(at={"river": 1, "quarry": 1}), seat(at={"quarry": 1}), seat(), first=GREEN)

    table.placing()

    assert table.options("send quarry") == []
    assert table.options("send river") == [f"send river {count}" for count in range(1, 6)]


@pytest.mark.rule("STA-2.10")
def test_all_four_players_may_use_an_area() -> None:
    table = given(players=4).placing()

    table.play("send river 1", "send river 2", "send river 1", "send river 3")

    assert table.mat(YELLOW)["placed"] == {"river": 3}


@pytest.mark.rule("STA-2.11", "STA-8.2")
def test_figures_left_at_home_eat_like_the_others() -> None:
    table = given(seat(figures=6, food=9, at={"field": 1})).acting()

    table.play("act field")

    assert table.food() == 9 + 1 - 6


@pytest.mark.rule("STA-2.11")
def test_figures_left_at_home_do_nothing() -> None:
    table = crowded()

    table.play("send building_4 1")

    assert table.mat(RED)["home"] == 1
    assert table.mat(RED)["placed"] == {"hunting_grounds": 1, "forest": 7, "tool_maker": 1}


@pytest.mark.rule("STA-2.12")
@pytest.mark.parametrize("placement", ["send hut 2", "send field 1", "send tool_maker 1"])
def test_a_place_may_be_taken_only_to_block_it(placement: str) -> None:
    table = given(seat(figures=10, agriculture=10, tools="4, 4, 4")).placing()

    assert placement in table.options()


@pytest.mark.rule("STA-2.12")
def test_a_place_taken_only_to_block_it_gives_nothing() -> None:
    blocker = seat(figures=10, agriculture=10, tools="4, 4, 4", at={"hut": 2, "field": 1})
    table = given(blocker, seat(at={"forest": 1})).acting()

    table.play("act hut", "act field")

    assert (table.mat()["figures"], table.mat()["agriculture"]) == (10, 10)
    assert table.told() == ["nothing-gained", "nothing-gained"]
