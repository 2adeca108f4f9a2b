"""What players work out ahead: where rooms fit, what they cost and bring, and what rooms can do."""

import pytest

from grotto.games.cave_vs_cave.components import ROOM_KEYS, ROOMS
from tests.rules.cave_vs_cave.facts import FITS
from tests.rules.cave_vs_cave.table import BLUE, RED, duel, full_cave, given, seat, solo

RICH = "wood*9+stone*9+emmer*9+flax*9+food*9+gold*19"


@pytest.mark.rule("CVC-8.3")
@pytest.mark.parametrize(("room", "cell", "walls", "fits"), FITS)
def test_a_view_says_whether_walls_fit(room: str, cell: str, walls: str, *, fits: bool) -> None:
    cave = duel(seat(dug=cell, walls=walls), room).cave()
    wanted = ROOMS[ROOM_KEYS.index(room)].walls

    assert (cell in cave["furnishing"][room]["cells"]) is fits
    assert (cave["caverns"][cell]["fits"].get(wanted) == {"build": [], "raze": []}) is fits


@pytest.mark.rule("CVC-8.3", "CVC-2.4")
def test_a_view_says_which_walls_are_missing_or_too_many() -> None:
    cavern = duel(seat(walls="a3-b3")).cave()["caverns"]["a3"]

    assert cavern["walls"] == "two_opposite"
    assert cavern["fits"]["W2O"] == {"build": [], "raze": []}
    assert cavern["fits"]["W1"] == {"build": [], "raze": ["a3-b3"]}
    assert cavern["fits"]["W4"] == {"build": ["a2-a3", "a3-a4"], "raze": []}


@pytest.mark.rule("CVC-2.3")
def test_natural_walls_keep_some_rooms_out_for_good() -> None:
    cavern = duel(seat(dug="c5")).cave()["caverns"]["c5"]

    assert sorted(cavern["fits"]) == ["W1_3", "W2A_3", "W3", "W3_4", "W4"]


@pytest.mark.rule("CVC-8.7")
def test_the_additional_cavern_is_a_cavern_like_others() -> None:
    cavern = duel(seat(walls="x-s", extra="three_walls")).cave()["caverns"]["x"]

    assert cavern["walls"] == "four"
    assert cavern["fits"]["W3"] == {"build": [], "raze": ["x-s"]}


@pytest.mark.rule("CVC-7.2", "CVC-7.5")
def test_a_view_says_what_can_be_dug_and_what_only_by_undermining() -> None:
    cave = duel(seat(walls="a4-b4")).cave()

    assert cave["accessible"] == ["a2", "b3", "a5"]
    assert cave["behind_walls"] == ["b4"]


@pytest.mark.rule("CVC-13.6")
def test_what_undermining_reaches_goes_by_the_option() -> None:
    cave = seat(dug="b3", walls="a3-b3 a4-b4")

    assert duel(cave.copy()).cave()["behind_walls"] == ["b2", "b4"]
    one_wall = duel(cave.copy(), undermining_ignores_all_walls=False)
    assert one_wall.cave()["behind_walls"] == ["b4"]


@pytest.mark.rule("CVC-8.2")
def test_before_a_tile_is_taken_the_price_is_that_of_the_room() -> None:
    room = duel(seat("food*9")).choosing().cave()["furnishing"]["parlor"]

    assert room["missing"] == {"stone": 1, "gold": 1}


@pytest.mark.rule("CVC-8.2", "CVC-4.6")
def test_in_a_turn_the_nearest_surcharge_belongs_to_the_price() -> None:
    table = given(seat("wood+food"), seat("food*9"), round_=4).taking("housework")

    assert table.cave(RED)["furnishing"]["shelf"]["missing"] == {"gold": 1}
    assert table.cave(BLUE)["furnishing"]["shelf"]["missing"] == {"wood": 1}


@pytest.mark.rule("CVC-10.2")
def test_gold_that_a_room_costs_is_taken_off_its_points() -> None:
    rooms = duel(seat(RICH), "state_room").cave()["furnishing"]

    assert (rooms["shelf"]["points"], rooms["parlor"]["points"]) == (3, 5)
    assert rooms["state_room"]["points"] == 5


@pytest.mark.rule("CVC-8.4")
def test_a_blue_room_too_many_is_called_so() -> None:
    first = duel(seat(), "retting_room").cave()["furnishing"]
    second = duel(seat(rooms={"a2": "stall"}), "retting_room").cave()["furnishing"]

    assert (first["retting_room"]["too_blue"], first["shelf"]["too_blue"]) == (True, False)
    assert not second["retting_room"]["too_blue"]


@pytest.mark.rule("CVC-9.2", "CVC-5.4")
def test_a_view_says_what_rooms_could_be_used_for() -> None:
    rooms = {"a3": "shelf", "a2": "spinning_wheel", "b3": "tunnel", "b4": "dungeon"}
    uses = duel(seat("wood*2+stone*3+flax", rooms)).cave()["uses"]

    assert uses == {
        "cave_entrance": [[0, 1, 2, 3]],
        "shelf": [[2, 3]],
        "spinning_wheel": [[0]],
        "tunnel": [[0], []],
    }


@pytest.mark.rule("CVC-5.1")
def test_gains_beyond_the_limit_do_not_help() -> None:
    assert duel(seat("wood*9+stone*9")).cave()["uses"] == {"cave_entrance": [[2, 3]]}


@pytest.mark.rule("CVC-7.7", "CVC-13.5")
def test_digging_and_gold_are_used_where_that_is_possible() -> None:
    rooms = {"a3": "digging_cave", "a2": "junction_room"}
    free = duel(seat("wood+stone+gold", rooms))
    shut = duel(
        seat("wood+stone+gold", rooms, walls="a2-b2 a3-b3 a1-a2 a4-b4 a4-a5"),
        junction_room_takes_gold=False,
    )

    assert free.cave()["uses"]["digging_cave"] == [[0]]
    assert len(free.cave()["uses"]["junction_room"][0]) == 1
    assert shut.cave()["uses"]["digging_cave"] == shut.cave()["uses"]["junction_room"] == [[]]


@pytest.mark.rule("CVC-3.2")
def test_turns_are_counted_down() -> None:
    table = duel(seat(), round_=7).choosing("masonry")
    assert [player["turns_left"] for player in table.view()["players"]] == [3, 3]
    assert table.view()["turns_later"] == 4

    table.play("take masonry")

    assert [player["turns_left"] for player in table.view()["players"]] == [2, 3]


@pytest.mark.rule("CVC-4.6", "CVC-11.2")
@pytest.mark.parametrize(("number", "food"), [(1, 2), (4, 3), (6, 3), (7, 4)])
def test_a_view_says_what_the_turns_of_the_round_cost_alone(number: int, food: int) -> None:
    table = solo(seat())
    table.state.round = number

    assert table.view()["per_turn"] == {"food": food}


def test_a_full_cave_has_no_caverns() -> None:
    cave = duel(full_cave()).cave()

    assert cave["caverns"] == {}
    assert cave["accessible"] == cave["behind_walls"] == []
    assert all(not room["cells"] for room in cave["furnishing"].values())
