"""Using orange rooms, and the blue rooms that are always active."""

import pytest

from tests.rules.cave_vs_cave.table import BLUE, Table, duel, given, seat

ORANGE = {"a3": "shelf", "a2": "stall", "b3": "storeroom"}


def with_blue(room: str, goods: str = "none", **options: bool | str) -> Table:
    """Red has three orange rooms and a blue one."""
    return given(seat(goods, {**ORANGE, "b4": room}), seat(), options=options)


@pytest.mark.rule("CVC-9.1")
@pytest.mark.parametrize(
    ("tile", "count"), [("cultivation", 1), ("undermining", 2), ("expedition", 3)]
)
def test_a_tile_says_how_many_rooms_may_be_used(tile: str, count: int) -> None:
    table = duel(seat("none", ORANGE)).taking(tile)
    used = 0
    while table.options("use"):
        table.play(table.options("use")[0], "done")
        used += 1

    assert used == count


@pytest.mark.rule("CVC-9.1")
def test_no_room_is_used_twice_in_a_turn() -> None:
    table = duel(seat("none", ORANGE)).taking("undermining").play("use shelf", "done")

    assert table.refused("use shelf") == ("room-used", "CVC-9.1")
    assert table.options("use") == ["use cave_entrance", "use stall", "use storeroom"]


@pytest.mark.rule("CVC-9.1")
def test_when_no_use_is_left_one_is_told_so() -> None:
    spent = duel(seat("none", ORANGE)).taking("cultivation").play("use shelf", "done")
    without = duel(seat("none", ORANGE)).taking("excavation")

    assert spent.refused("use cave_entrance") == ("no-use-left", "CVC-9.1")
    assert without.refused("use cave_entrance") == ("no-use-left", "CVC-9.1")
    assert spent.why("use cave_entrance") != without.why("use cave_entrance")


@pytest.mark.rule("CVC-9.1")
def test_a_room_may_be_used_again_in_a_later_turn() -> None:
    table = duel(seat("none", ORANGE)).taking("cultivation").play("use shelf", "done", "done")

    assert table.to_act() == BLUE
    assert table.view()["used"] == []


@pytest.mark.rule("CVC-9.1")
def test_only_rooms_of_ones_own_cave_are_used() -> None:
    table = given(seat(), seat("none", ORANGE)).taking("cultivation")

    assert table.options("use") == ["use cave_entrance"]
    assert table.refused("use shelf") == ("not-your-room", "CVC-9.1")


@pytest.mark.rule("CVC-9.1")
def test_fewer_rooms_may_be_used() -> None:
    table = duel(seat("none", ORANGE)).taking("expedition").play("use shelf", "done", "done")

    assert table.to_act() == BLUE


@pytest.mark.rule("CVC-9.2")
def test_a_room_may_be_used_in_vain() -> None:
    table = duel(seat("none", ORANGE)).taking("cultivation").play("use stall")

    assert table.options() == ["done"]


@pytest.mark.rule("CVC-9.3")
def test_furnishing_a_room_does_not_use_it() -> None:
    table = duel(seat("stone+food*2", dug="a2", walls="a2-a3")).taking("furnishing")

    table.play("furnish food_corner a3 food*2")

    assert table.goods() == "none"
    assert table.options() == ["gain food", "done"]


@pytest.mark.rule("CVC-9.4")
def test_blue_rooms_are_never_used() -> None:
    table = with_blue("dungeon").taking("cultivation")

    assert table.refused("use dungeon") == ("blue-room", "CVC-9.1")
    assert len(table.options("use")) == 4


@pytest.mark.rule("CVC-9.4", "CVC-9.9")
def test_a_blue_room_works_in_the_turn_in_which_it_is_furnished() -> None:
    rich = seat("stone*3+gold*9", {**ORANGE}, dug="b4", walls="a4-b4 b3-b4 b4-b5")
    table = duel(rich, "dungeon", 8).taking("renovation")

    table.play("furnish dungeon b4", "build a1-b1")

    assert table.goods() == "gold*7"


@pytest.mark.rule("CVC-9.5")
def test_the_prospecting_site_turns_food_into_gold_with_undergrowth() -> None:
    table = with_blue("prospecting_site", "food").taking("undergrowth")

    table.play("gain wood*2", "trade food gold")

    assert table.goods() == "wood*2+gold"


@pytest.mark.rule("CVC-9.5")
def test_the_prospecting_site_works_once_and_without_using_the_tile() -> None:
    table = with_blue("prospecting_site", "food*3").taking("undergrowth").play("trade food gold")

    assert table.options("trade") == []
    assert table.play("done").goods() == "food*2+gold"


@pytest.mark.rule("CVC-9.5")
def test_the_prospecting_site_works_with_undergrowth_only_and_for_its_owner() -> None:
    other_tile = with_blue("prospecting_site", "food").taking("cultivation")
    no_room = duel(seat("food")).taking("undergrowth")

    assert other_tile.options("trade") == no_room.options("trade") == []


@pytest.mark.rule("CVC-9.6")
def test_the_retting_room_gives_food_for_flax() -> None:
    table = with_blue("retting_room").taking("cultivation").play("gain emmer*2+flax")

    assert table.goods() == "emmer*2+flax+food"


@pytest.mark.rule("CVC-9.6")
def test_the_retting_room_gives_one_food_for_three_flax() -> None:
    rooms = {**ORANGE, "b4": "retting_room", "b5": "secret_chamber"}
    table = duel(seat("none", rooms)).using("secret_chamber").play("gain flax*3")

    assert table.goods() == "flax*3+food"


@pytest.mark.rule("CVC-9.6")
def test_flax_that_was_traded_for_counts() -> None:
    table = given(seat("food*2", {**ORANGE, "b4": "retting_room", "b5": "warehouse"}), seat())

    table.using("warehouse").play("trade food*2 wood+stone+emmer+flax")

    assert table.goods() == "wood+stone+emmer+flax+food"


@pytest.mark.rule("CVC-9.6")
def test_flax_lost_at_the_limit_does_not_count() -> None:
    table = with_blue("retting_room", "flax*9").taking("cultivation").play("gain emmer*2+flax")

    assert table.goods() == "emmer*2+flax*9"


@pytest.mark.rule("CVC-9.6")
def test_replenished_flax_counts() -> None:
    table = given(seat("none", {**ORANGE, "b4": "retting_room", "b5": "parlor"}), seat())

    table.using("parlor").play("replenish wood+stone+emmer+flax+food+gold")

    assert table.goods() == "wood+stone+emmer+flax+food*2+gold"


@pytest.mark.rule("CVC-9.6")
def test_the_food_of_the_retting_room_respects_the_limit() -> None:
    table = with_blue("retting_room", "food*9").taking("cultivation").play("gain emmer*2+flax")

    assert table.goods() == "emmer*2+flax+food*9"
    assert table.told()[-1] == "room-worked-in-vain"


@pytest.mark.rule("CVC-9.7")
@pytest.mark.parametrize(
    ("tile", "count"), [("cultivation", 1), ("undermining", 3), ("expedition", 4)]
)
def test_the_equipment_room_allows_one_more_room(tile: str, count: int) -> None:
    table = with_blue("equipment_room").taking(tile)
    used = 0
    while table.options("use"):
        table.play(table.options("use")[-1], "done")
        used += 1

    assert used == count


@pytest.mark.rule("CVC-9.8")
@pytest.mark.parametrize("tile", ["drift_mining", "cultivation", "undergrowth", "masonry"])
def test_the_wood_storeroom_gives_wood_when_one_room_is_used(tile: str) -> None:
    table = with_blue("wood_storeroom").taking(tile).play("use stall")

    assert table.goods() == "wood"


@pytest.mark.rule("CVC-9.8")
@pytest.mark.parametrize("tile", ["undermining", "expedition"])
def test_the_wood_storeroom_does_nothing_when_several_may_be_used(tile: str) -> None:
    assert with_blue("wood_storeroom").taking(tile).play("use stall", "done").goods() == "none"


@pytest.mark.rule("CVC-9.8")
def test_the_wood_storeroom_does_nothing_when_no_room_is_used() -> None:
    table = with_blue("wood_storeroom").taking("cultivation")

    assert table.play("gain emmer*2+flax", "done").goods() == "emmer*2+flax"


@pytest.mark.rule("CVC-9.8")
def test_the_wood_comes_in_time_to_be_spent() -> None:
    rooms = {**ORANGE, "b4": "wood_storeroom", "b5": "furniture_workshop"}
    table = duel(seat("wood+flax", rooms)).taking("cultivation")

    table.play("use furniture_workshop", "trade wood*2+flax gold*3", "done")

    assert table.goods() == "gold*3"


@pytest.mark.rule("CVC-9.9")
def test_the_dungeon_rewards_a_wall() -> None:
    assert with_blue("dungeon").taking("masonry").play("build a1-b1").goods() == "gold*2"


@pytest.mark.rule("CVC-9.9")
def test_without_walls_in_the_supply_the_dungeon_rewards_nothing() -> None:
    walls = "a1-b1 a2-b2 a3-b3 a4-b4 a5-b5 b5-c5 a1-a2"
    table = given(seat("none", {**ORANGE, "b4": "dungeon"}), seat(walls=walls)).taking("masonry")

    assert table.options("build") == []
    assert table.goods() == "none"
