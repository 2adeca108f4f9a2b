"""Excavating: what is accessible, food in the rock, two caverns, and Undermining."""

import pytest

from tests.rules.cave_vs_cave.facts import ACCESSIBLE
from tests.rules.cave_vs_cave.table import BLUE, duel, full_cave, seat


@pytest.mark.rule("CVC-7.1")
def test_a_dug_up_room_joins_the_display_and_leaves_a_cavern() -> None:
    table = duel(seat()).taking("drift_mining").play("dig b3", "reveal bakehouse")

    assert "bakehouse" in table.display()
    assert table.cave()["empty"] == ["a3", "b3"]
    assert "b3" not in table.cave()["face_down"]


@pytest.mark.rule("CVC-7.1")
def test_only_a_face_down_room_is_dug_up() -> None:
    table = duel(seat(rooms={"a2": "shelf"})).taking("drift_mining")

    assert table.refused("dig a2") == ("nothing-hidden", "CVC-7.1")
    assert table.refused("dig a3") == ("nothing-hidden", "CVC-7.1")


@pytest.mark.rule("CVC-7.2", "CVC-7.5")
@pytest.mark.parametrize(("dug", "walls", "undermining", "cells"), ACCESSIBLE)
def test_what_is_accessible(dug: str, walls: str, cells: str, *, undermining: bool) -> None:
    table = duel(seat(dug=dug, walls=walls)).taking("undermining" if undermining else "expansion")

    assert table.diggable() == cells


@pytest.mark.rule("CVC-7.2")
def test_furnished_rooms_can_be_walked_through() -> None:
    table = duel(seat(rooms={"a3": "shelf", "b3": "stall"})).taking("expansion")

    assert table.diggable() == "a2 a5 b2 b4"


@pytest.mark.rule("CVC-7.2")
def test_who_cannot_reach_a_cell_is_told_what_stands_in_the_way() -> None:
    table = duel(seat(walls="a4-b4")).taking("expansion")

    assert table.refused("dig b4") == ("behind-walls", "CVC-7.2")
    assert table.refused("dig b1") == ("not-accessible", "CVC-7.2")


@pytest.mark.rule("CVC-7.2")
def test_who_is_walled_in_cannot_dig() -> None:
    table = duel(seat(walls="a3-a4 a4-a5 a4-b4")).taking("expansion")

    assert table.options("dig") == []
    assert table.explained()["dig"] == ("nothing-accessible", "CVC-7.2")


@pytest.mark.rule("CVC-7.3")
@pytest.mark.parametrize(("cell", "goods"), [("b4", "food"), ("b3", "none"), ("a2", "none")])
def test_food_is_found_in_some_cells(cell: str, goods: str) -> None:
    assert duel(seat()).taking("expansion").play(f"dig {cell}").goods() == goods


@pytest.mark.rule("CVC-7.3")
def test_food_is_found_in_b2_too() -> None:
    assert duel(seat(dug="b3")).taking("expansion").play("dig b2").goods() == "food"


@pytest.mark.rule("CVC-7.3", "CVC-5.1")
def test_food_that_is_found_respects_the_limit() -> None:
    assert duel(seat("food*9")).taking("expansion").play("dig b4").goods() == "food*9"


@pytest.mark.rule("CVC-7.4")
def test_the_second_cavern_may_lie_behind_the_first() -> None:
    table = duel(seat("food*2")).taking("excavation").play("dig b4 food*2", "reveal stall")

    assert table.diggable() == "a2 a5 b3 b5"
    assert table.play("dig b5", "reveal treasury").cave()["empty"] == ["a3", "b4", "b5"]


@pytest.mark.rule("CVC-7.4", "CVC-5.6")
def test_one_may_exchange_between_two_digs() -> None:
    table = duel(seat("emmer+food*2")).taking("excavation").play("dig b3 food*2", "reveal stall")

    table.play("exchange emmer")

    assert table.goods() == "food"
    assert table.diggable() == "a2 a5 b2 b4"


@pytest.mark.rule("CVC-7.4")
def test_two_caverns_are_paid_before_digging() -> None:
    table = duel(seat("food")).taking("excavation")

    assert "dig b4 food*2" not in table.options()
    assert table.refused("dig b4 food*2") == ("missing", "CVC-7.4")


@pytest.mark.rule("CVC-7.4")
def test_another_price_is_not_accepted() -> None:
    table = duel(seat("food*4+gold")).taking("excavation")
    assert table.refused("dig b3 gold") == ("dig-is-free", "CVC-4.5")

    table.play("dig b3 food*2", "reveal stall")

    assert table.refused("dig b2 food*2") == ("dig-paid", "CVC-7.4")


@pytest.mark.rule("CVC-7.4")
def test_one_may_stop_after_the_first_cavern() -> None:
    table = duel(seat("food*2")).taking("excavation").play("dig b3 food*2", "reveal stall", "done")

    assert table.goods() == "none"
    assert table.options("gain") == ["gain stone"]


@pytest.mark.rule("CVC-7.4")
def test_two_caverns_may_be_paid_when_only_one_can_be_dug() -> None:
    table = duel(seat("food*2", walls="a3-a4 a4-a5 b3-b4 b4-b5")).taking("excavation")

    table.play("dig b4 food*2", "reveal stall")

    assert table.options() == ["done"]
    assert table.refused("dig b3") == ("behind-walls", "CVC-7.2")


@pytest.mark.rule("CVC-7.4")
def test_the_stone_of_excavation_comes_without_digging_too() -> None:
    table = duel(seat()).taking("excavation").play("gain stone", "done")

    assert table.goods() == "stone"
    assert table.to_act() == BLUE


@pytest.mark.rule("CVC-7.5")
def test_face_down_rooms_stop_undermining() -> None:
    table = duel(seat(walls="a4-b4")).taking("undermining")

    assert table.refused("dig b2") == ("not-accessible", "CVC-7.2")


@pytest.mark.rule("CVC-7.5", "CVC-7.7")
def test_who_took_undermining_is_not_advised_to_take_it() -> None:
    cave = seat("gold", {"a3": "digging_cave"}, walls="a4-b4")
    table = duel(cave).taking("undermining").play("use digging_cave")

    assert table.refused("dig b4 gold") == ("walls-in-the-way", "CVC-7.2")


@pytest.mark.rule("CVC-7.6")
def test_without_face_down_rooms_nothing_is_dug() -> None:
    table = duel(full_cave(last="a3")).taking("drift_mining")

    assert table.options("dig") == []
    assert table.explained()["dig"] == ("all-dug", "CVC-7.6")


@pytest.mark.rule("CVC-7.7")
def test_the_digging_cave_digs_for_one_gold() -> None:
    table = duel(seat("gold", {"a3": "digging_cave"})).using("digging_cave")

    table.play("dig b4 gold", "reveal stall")

    assert table.goods() == "food"
    assert "b4" in table.cave()["empty"]


@pytest.mark.rule("CVC-7.7")
def test_the_digging_cave_keeps_its_gold_when_nothing_is_accessible() -> None:
    walled_in = seat("gold", {"a3": "digging_cave"}, walls="a3-a4 a4-a5 a4-b4")
    table = duel(walled_in).using("digging_cave")

    assert table.options("dig") == []
    assert table.play("done").goods() == "gold"


@pytest.mark.rule("CVC-7.7")
def test_without_gold_the_digging_cave_says_what_is_missing() -> None:
    table = duel(seat("none", {"a3": "digging_cave"})).using("digging_cave")

    assert table.explained()["dig b4 gold"] == ("missing", "CVC-7.7")
    assert table.refused("dig b4") == ("dig-costs", "CVC-7.7")
