"""What players work out ahead: harvests, room for animals, actions under way, tiles and feeding."""

import pytest

from grotto.games.caverna.ahead import ComingView, ahead
from grotto.games.caverna.feeding_plan import FeedingPlan, feeding_plan
from grotto.games.caverna.game import Player
from grotto.games.caverna.tiles_ahead import TileAhead
from tests.rules.caverna.table import Table, given, seat

FIVE_BEDS = {"d3": "dwelling", "e3": "couple_dwelling"}

# ---- harvests ------------------------------------------------------------------------------------


def coming(table: Table, owner: int = 0) -> ComingView:
    found = table.home(owner)["coming"]
    assert found is not None
    return found


def calendar(table: Table) -> dict[int, str]:
    return {row["round"]: row["harvest"] for row in table.view()["calendar"]}


@pytest.mark.rule("CAV-10.1")
def test_the_calendar_tells_what_is_known_of_the_rounds_to_come() -> None:
    table = given(seats=4, round_=3).turn()

    known = {3: "normal", 4: "one_food", 5: "normal"}
    assert calendar(table) == known | dict.fromkeys(range(6, 13), "")


@pytest.mark.rule("CAV-10.1", "CAV-2.1")
def test_two_players_have_no_round_nine_in_their_calendar() -> None:
    assert list(calendar(given(round_=8).turn())) == [8, 10, 11, 12]


@pytest.mark.rule("CAV-10.2")
def test_when_only_leaves_are_left_all_harvests_are_normal() -> None:
    table = given(seats=4, round_=10, marker="leaf", leaves=2, questions=0).turn()

    assert calendar(table) == dict.fromkeys((10, 11, 12), "normal")


@pytest.mark.rule("CAV-10.2")
def test_when_only_question_marks_are_left_the_events_come_in_their_order() -> None:
    table = given(seats=4, round_=10, marker="question", leaves=0, questions=2).turn()

    assert calendar(table) == {10: "none", 11: "one_food", 12: "partial"}


@pytest.mark.rule("CAV-12.4")
def test_alone_all_harvests_are_known() -> None:
    assert calendar(given(seats=1, round_=11).turn()) == {11: "normal", 12: "normal"}


@pytest.mark.rule("CAV-10.4")
def test_food_for_the_coming_harvest_is_counted_for_every_seat() -> None:
    table = given(seat("food", dwarfs="0 0 0@newborn"), seat("food*9"), round_=3).turn()

    assert (coming(table)["need"], coming(table)["missing"]) == (5, 4)
    assert (coming(table, 1)["need"], coming(table, 1)["missing"]) == (4, 0)


@pytest.mark.rule("CAV-10.1", "CAV-10.4")
def test_in_a_round_without_harvest_the_next_one_is_counted() -> None:
    """By then the newborn dwarf is grown up."""
    table = given(seat(dwarfs="0 0 0@newborn"), round_=1).turn()

    assert (coming(table)["round"], coming(table)["need"]) == (3, 6)


@pytest.mark.rule("CAV-10.7")
def test_one_food_per_dwarf_brings_no_crops() -> None:
    table = given(seat(grain={"c4": 3}), round_=4).turn()

    assert (coming(table)["meal"], coming(table)["need"], coming(table)["crops"]) == (1, 2, {})


@pytest.mark.rule("CAV-10.3")
def test_fields_bring_one_crop_each() -> None:
    home = seat(grain={"c4": 3, "c3": 1}, vegetables={"c2": 2}, fields="c1")

    assert coming(given(home, round_=3).turn())["crops"] == {"grain": 2, "vegetable": 1}


@pytest.mark.rule("CAV-10.3")
def test_crops_that_are_in_already_are_not_counted_again() -> None:
    home = seat(grain={"c4": 3})

    assert coming(given(home, round_=3).harvest())["crops"] == {}


@pytest.mark.rule("CAV-9.28", "CAV-9.27")
def test_tiles_that_help_to_feed_are_counted() -> None:
    home = seat("donkey*2+wood", ore_mines="e3", furnished={"d3": "mining_cave"})
    table = given(home, round_=3).turn()
    assert (coming(table)["need"], coming(table)["saved"]) == (3, 1)

    working = given(seat("wood", furnished={"d3": "working_cave"}), round_=3).turn()
    assert coming(working)["instead"] == 2


@pytest.mark.rule("CAV-10.5")
def test_animals_that_could_breed_are_named() -> None:
    home = seat("sheep*2+donkey", small_pastures="c4")

    assert coming(given(home, round_=3).turn())["fertile"] == ["sheep"]


def litters(own: Player, round_: int = 3) -> list[list[str]]:
    return coming(given(own, round_=round_).turn())["litters"]


@pytest.mark.rule("CAV-10.5")
def test_newborns_that_find_room_are_told_ahead() -> None:
    assert litters(seat("sheep*2", large_pastures="b3-c3")) == [["sheep"]]
    assert litters(seat("sheep*4", small_pastures="c4")) == []


@pytest.mark.rule("CAV-10.6")
def test_where_not_all_newborns_find_room_every_choice_is_told_ahead() -> None:
    own = seat("sheep*2+donkey*2", small_pastures="c4 c3", stables="c2")

    assert litters(own) == [["sheep"], ["donkey"]]


@pytest.mark.rule("CAV-10.7")
def test_one_food_per_dwarf_lets_no_animals_breed() -> None:
    assert litters(seat("sheep*2", large_pastures="b3-c3"), round_=4) == []


# ---- round cards ---------------------------------------------------------------------------------


def face_down(table: Table) -> dict[int, list[str]]:
    return {row["round"]: row["cards"] for row in table.view()["face_down"]}


@pytest.mark.rule("CAV-2.3")
def test_a_card_face_down_is_one_of_its_stage_that_does_not_lie_open() -> None:
    cards = "blacksmithing sheep_farming"
    below = face_down(given(seats=3, round_=2, cards=cards).turn())

    assert below[3] == ["ore_mine_construction"]
    assert below[4] == ["wish_for_children"]
    assert below[5] == below[6] == ["donkey_farming", "ruby_mine_construction"]
    assert below[9] == ["ore_delivery", "family_life", "exploration"]


@pytest.mark.rule("CAV-2.3", "CAV-2.1")
def test_two_players_have_no_card_for_round_nine() -> None:
    below = face_down(given(round_=1, cards="blacksmithing").turn())

    assert list(below) == [2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert below[7] == ["ore_delivery", "family_life"]


@pytest.mark.rule("CAV-12.2")
def test_alone_the_cards_to_come_are_known() -> None:
    below = face_down(given(seats=1, round_=1, cards="blacksmithing").turn())

    assert (below[2], below[12]) == (["sheep_farming"], ["ruby_delivery"])


@pytest.mark.rule("CAV-11.1")
def test_after_the_last_feeding_nothing_comes() -> None:
    assert given(seat("gold*3")).end().home()["coming"] is None


# ---- spaces --------------------------------------------------------------------------------------


def refill(table: Table, space: str) -> dict[str, int]:
    return next(row["refill"] for row in table.view()["spaces"] if row["space"] == space)


@pytest.mark.rule("CAV-2.4")
def test_what_a_space_gets_next_depends_on_what_lies_there() -> None:
    table = given(piles={"logging_1": 1}).turn()

    assert refill(table, "logging_1") == {"wood": 1}
    assert refill(table.play("place logging_1"), "logging_1") == {"wood": 3}


@pytest.mark.rule("CAV-4.3")
def test_with_two_players_no_ruby_comes_in_the_second_round() -> None:
    assert refill(given(round_=1).turn(), "ruby_mining") == {}
    assert refill(given(round_=2).turn(), "ruby_mining") == {"ruby": 1}


@pytest.mark.rule("CAV-2.1")
def test_after_the_last_round_nothing_comes() -> None:
    assert refill(given(round_=12).turn(), "wood_gathering") == {}


@pytest.mark.rule("CAV-12.3")
def test_alone_a_space_that_will_be_emptied_is_marked() -> None:
    table = given(seats=1, piles={"logging_1": 4, "sustenance_1": 5}).turn()

    marked = [row["space"] for row in table.view()["spaces"] if row["overflows"]]
    assert marked == ["logging_1"]
    assert refill(table, "logging_1") == {"wood": 3}


# ---- dwarfs and animals --------------------------------------------------------------------------


@pytest.mark.rule("CAV-5.2", "CAV-9.6")
def test_the_additional_dwelling_has_room_for_a_sixth_dwarf_only() -> None:
    additional = {"e2": "additional_dwelling"}

    assert given(seat(furnished={**FIVE_BEDS, **additional})).turn().home()["dwarf_room"] == 6
    assert given(seat(furnished={"d3": "dwelling", **additional})).turn().home()["dwarf_room"] == 3
    assert given(seat(furnished=FIVE_BEDS)).turn().home()["dwarf_room"] == 5


@pytest.mark.rule("CAV-8.2")
def test_every_place_for_animals_is_listed_with_its_room() -> None:
    home = seat(meadows="c2", small_pastures="c4", stables="c4 a1", ore_mines="e3")
    holders = given(home).turn().home()["holders"]

    assert holders == [
        {"cell": "e3", "only": "donkey", "room": 1, "watched": False},
        {"cell": "c4", "only": "", "room": 4, "watched": True},
        {"cell": "c2", "only": "", "room": 0, "watched": True},
        {"cell": "a1", "only": "wild_boar", "room": 1, "watched": False},
        {"cell": "d4", "only": "", "room": 2, "watched": False},
    ]


@pytest.mark.rule("CAV-8.4")
def test_while_animals_do_not_fit_most_of_them_are_arranged() -> None:
    table = given(seat("ruby+sheep*2")).turn().play("ruby donkey")

    assert table.asked() == "keep"
    assert table.home()["stalls"] == [{"cell": "d4", "animal": "sheep", "count": 2, "dogs": 0}]
    assert table.home()["homeless"] == {"donkey": 1}


@pytest.mark.rule("CAV-8.1")
def test_animals_with_room_have_a_home() -> None:
    assert given(seat("sheep*2")).turn().home()["homeless"] == {}


# ---- under way -----------------------------------------------------------------------------------


def parts(table: Table) -> list[tuple[str, str]]:
    action = table.view()["action"]
    assert action is not None
    return [(part["deed"], part["standing"]) for part in action["parts"]]


@pytest.mark.rule("CAV-4.1")
def test_open_and_done_parts_of_an_action_are_told() -> None:
    table = given(seat("stone"), cards="sheep_farming", piles={"sheep_farming": 1}).turn()
    table.play("place sheep_farming", "stable c4")
    assert table.view()["action"] is None

    table = given(seat("stone+ruby", meadows="c3"), cards="sheep_farming").turn()
    table.play("place sheep_farming", "stable c4")
    assert parts(table) == [
        ("fence_small", "open"),
        ("fence_large", "open"),
        ("build_stable", "done"),
    ]


@pytest.mark.rule("CAV-4.30")
def test_what_opens_later_and_what_is_excluded_is_told() -> None:
    cards = "urgent_wish_for_children family_life"
    table = given(seat("wood*4+stone*3"), cards=cards).turn()
    table.play("place urgent_wish_for_children")
    assert parts(table) == [("furnish", "open"), ("grow", "later"), ("take", "open")]

    table.play("furnish dwelling d3")
    assert parts(table) == [("furnish", "done"), ("grow", "open"), ("take", "excluded")]


@pytest.mark.rule("CAV-4.15")
def test_the_imitated_space_is_told_beside_the_one_where_the_dwarf_stands() -> None:
    table = given(seat("food*2"), seats=4, workers={"housework": 1}).turn()
    table.play("place imitation_basic", "imitate housework")

    action, question = table.view()["action"], table.view()["question"]
    assert action is not None
    assert (action["space"], action["stands"]) == ("housework", "imitation_basic")
    assert question == {
        "kind": "act", "seat": 0, "dwarf": 0, "space": "housework",
        "stands": "imitation_basic", "begun": False,
    }  # fmt: skip


@pytest.mark.rule("CAV-4.25")
def test_tiles_that_can_be_laid_are_told() -> None:
    table = given(seat(), seats=7).turn().play("place extension")

    action = table.view()["action"]
    assert action is not None
    assert [part["tiles"] for part in action["parts"]] == [["meadow_field"], ["cavern_tunnel"]]


@pytest.mark.rule("CAV-6.2")
def test_the_level_of_an_expedition_is_told_before_it_sets_out() -> None:
    table = given(seat(dwarfs="3 3"), cards="blacksmithing").turn()
    action = table.play("place blacksmithing").view()["action"]

    assert action is not None
    assert [part["level"] for part in action["parts"]] == [0, 3]


@pytest.mark.rule("CAV-6.2")
def test_an_expedition_is_told_with_what_was_taken_and_what_is_in_reach() -> None:
    table = given(seat(dwarfs="3 3"), cards="blacksmithing").turn()
    table.play("place blacksmithing", "loot dog")

    assert table.view()["expedition"] == {
        "seat": 0, "dwarf": 0, "level": 3, "strength": 3, "left": 2, "taken": ["dog"],
        "reach": ["all_weapons_plus_1", "wood", "grain", "sheep", "stone", "donkey"],
    }  # fmt: skip


# ---- on request ----------------------------------------------------------------------------------


def tile(own: Player, key: str) -> TileAhead:
    rows = ahead(given(own).turn().state, 0)["tiles"]
    return next(row for row in rows if row["tile"] == key)


@pytest.mark.rule("CAV-5.6")
def test_the_own_price_of_a_tile_and_what_is_missing_for_it() -> None:
    home = seat("wood*3", caverns="e3", furnished={"d3": "carpenter"})

    assert tile(home, "dwelling") == {
        "tile": "dwelling", "price": {"wood": 3, "stone": 3}, "missing": {"stone": 3}, "swap": "",
        "cells": ["e3"], "best": "e3", "points": 3, "gets": {},
    }  # fmt: skip


@pytest.mark.rule("CAV-9.17", "CAV-9.37")
def test_of_several_ways_to_pay_the_one_that_keeps_most_points_is_named() -> None:
    """Every stone is worth a point with the Stone storage, ore is not."""
    rooms = {"d3": "builder", "e3": "stone_storage"}
    home = seat("wood*9+stone*9+ore*9", caverns="e2", furnished=rooms)

    assert tile(home, "couple_dwelling")["swap"] == "ore_for_stone"


@pytest.mark.rule("CAV-9.40", "CAV-11.7")
def test_what_a_tile_would_score_now() -> None:
    """With two other yellow tiles the Main storage counts three."""
    rooms = {"d3": "stone_storage", "e3": "ore_storage"}
    home = seat(caverns="e2", furnished=rooms)

    assert tile(home, "main_storage")["points"] == 6
    assert tile(seat("sheep*4", small_pastures="c4"), "weaving_parlor")["points"] == 2


@pytest.mark.rule("CAV-9.33")
def test_the_state_parlor_scores_at_its_best_place() -> None:
    """Beside d3 are three dwellings, the entry-level one among them; e2 lies beside two."""
    rooms = {"e3": "dwelling", "d2": "dwelling"}
    home = seat(caverns="e2", furnished=rooms)

    parlor = tile(home, "state_parlor")
    assert (parlor["points"], parlor["best"], parlor["gets"]) == (12, "d3", {"food": 6})


@pytest.mark.rule("CAV-5.1")
def test_without_a_cavern_no_cell_is_the_best_for_a_tile() -> None:
    parlor = tile(seat("sheep*4", furnished={"d3": "carpenter"}), "weaving_parlor")

    assert (parlor["cells"], parlor["best"], parlor["gets"]) == ([], "", {"food": 4})


@pytest.mark.rule("CAV-3.4", "CAV-3.3")
def test_cells_for_every_landscape_tile() -> None:
    sites = ahead(given(seat(tunnels="e3 e2")).turn().state, 0)["sites"]

    assert sorted(map(sorted, sites["meadow_field"])) == [["b4", "c4"]] * 2 + [["c3", "c4"]] * 2
    assert sites["ore_mine"] == [["e2", "e3"], ["e3", "e2"]]
    assert sites["ruby_mine"] == [["e2"], ["e3"]]
    assert sites["field"] == [["c4"]]


def plan(own: Player, meal: int = 2) -> FeedingPlan:
    return feeding_plan(own, meal)


def steps(found: FeedingPlan) -> list[str]:
    return [step["action"] for step in found["steps"]]


def told(found: FeedingPlan) -> tuple[list[str], int, int]:
    """The steps, the begging markers and the points that are lost."""
    return steps(found), found["begging"], found["points"]


@pytest.mark.rule("CAV-10.4")
def test_who_has_enough_food_just_feeds() -> None:
    assert told(plan(seat("food*5"))) == (["feed 4"], 0, 0)


@pytest.mark.rule("CAV-10.4", "CAV-7.2")
def test_the_cheapest_meal_is_eaten() -> None:
    """An odd grain is worth nothing, one of four cattle a point."""
    assert steps(plan(seat("food*3+grain*2+cattle*4"))) == ["eat grain", "feed 4"]
    assert told(plan(seat("food+cattle*4"))) == (["eat cattle", "feed 4"], 0, 1)


@pytest.mark.rule("CAV-10.4", "CAV-7.3")
def test_gold_is_turned_into_food_at_once() -> None:
    found = plan(seat("food*2+gold*9"))

    assert told(found) == (["eat gold", "gold 3", "feed 4"], 0, 3)


@pytest.mark.rule("CAV-10.4", "CAV-11.2")
def test_a_begging_marker_may_cost_no_more_than_the_last_animal_of_a_type() -> None:
    assert told(plan(seat("food*3+sheep"))) == (["feed 3"], 1, 3)


@pytest.mark.rule("CAV-9.27")
def test_a_good_feeds_a_dwarf_in_the_working_cave() -> None:
    found = plan(seat("food*2+wood", furnished={"d3": "working_cave"}))

    assert told(found) == (["feed 2 wood"], 0, 0)


@pytest.mark.rule("CAV-9.36")
def test_an_exchange_that_wins_points_is_used_first() -> None:
    found = plan(seat("food*3+ore+ruby", furnished={"d3": "blacksmithing_parlor"}))

    assert told(found) == (["exchange blacksmithing_parlor", "feed 4"], 0, -1)


def test_a_plan_can_be_played() -> None:
    own = seat("food+grain*3+vegetable*2+sheep*2+gold*4+ruby", furnished={"d3": "cooking_cave"})
    table = given(own).feed()
    before, found = table.total(), plan(own)

    table.play(*steps(found))

    assert (before - table.total(), table.home()["begging"]) == (found["points"], found["begging"])


@pytest.mark.rule("CAV-10.4", "CAV-7.2", "CAV-7.3")
def test_a_plan_tells_what_every_step_takes_and_brings() -> None:
    found = plan(seat("food+vegetable+gold*5"))

    assert [(step["pays"], step["gets"]) for step in found["steps"]] == [
        ({"vegetable": 1}, {"food": 2}),
        ({}, {}),
        ({"gold": 2}, {"food": 1}),
        ({"food": 4}, {}),
    ]


@pytest.mark.rule("CAV-9.25")
def test_a_plan_reckons_with_the_slaughtering_cave() -> None:
    found = plan(seat("food+sheep*4", furnished={"d3": "slaughtering_cave"}))

    assert found["steps"][0] == {"action": "eat sheep", "pays": {"sheep": 1}, "gets": {"food": 2}}
