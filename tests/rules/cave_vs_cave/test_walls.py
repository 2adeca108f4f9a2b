"""Walls: building and razing them."""

import pytest

from tests.rules.cave_vs_cave.table import BLUE, RED, duel, given, seat

FOUR_WALLS = "a1-b1 a2-b2 a3-b3 a4-b4"
THREE_WALLS = "a1-b1 a2-b2 a3-b3"


@pytest.mark.rule("CVC-6.1")
def test_a_wall_goes_on_any_free_border_whatever_lies_beside_it() -> None:
    table = duel(seat(rooms={"a3": "shelf"}, dug="b3", walls="a4-a5")).taking("masonry")

    assert len(table.options("build")) == 13
    assert {"build a1-b1", "build a3-b3", "build a3-a4"} <= set(table.options("build"))


@pytest.mark.rule("CVC-6.1")
def test_a_built_wall_stands_in_ones_own_cave() -> None:
    table = duel(seat()).taking("masonry").play("build a1-b1")

    assert table.cave(RED)["walls"] == ["a1-b1"]
    assert table.cave(BLUE)["walls"] == []
    assert table.view()["walls_left"] == 6


@pytest.mark.rule("CVC-6.1")
def test_no_second_wall_goes_on_a_border() -> None:
    table = duel(seat(walls="a1-b1")).taking("masonry")

    assert table.refused("build a1-b1") == ("wall-there", "CVC-6.1")


@pytest.mark.rule("CVC-6.1", "CVC-8.7")
def test_the_open_sides_of_the_additional_cavern_are_for_its_owner() -> None:
    stranger = duel(seat()).taking("masonry")
    owner = duel(seat(extra="two_walls")).taking("masonry")

    assert stranger.refused("build x-e") == ("no-place-for-wall", "CVC-6.1")
    assert owner.options("build x") == ["build x-e", "build x-s"]


@pytest.mark.rule("CVC-6.2")
def test_when_all_seven_walls_are_built_no_other_is() -> None:
    table = given(seat(walls=FOUR_WALLS), seat(walls=THREE_WALLS)).taking("masonry")

    assert table.options("build") == []
    assert table.explained()["build"] == ("no-walls", "CVC-6.2")
    assert table.refused("build b1-b2") == ("no-walls", "CVC-6.2")
    assert table.options("gain") == ["gain wood", "gain stone"]


@pytest.mark.rule("CVC-6.3")
def test_a_wall_counts_for_both_of_its_cells() -> None:
    cave = seat("wood*3+gold", dug="b3", walls="a3-b3")
    table = duel(cave, round_=8, display="junction_room").taking("renovation")

    assert table.options("furnish tunnel") == ["furnish tunnel a3", "furnish tunnel b3"]


@pytest.mark.rule("CVC-6.4")
def test_razing_a_wall_returns_it_for_a_package_of_goods() -> None:
    table = duel(seat(walls="a3-b3", rooms={"a3": "tunnel"})).taking("breach")

    table.play("raze a3-b3")

    assert table.goods() == "stone*2+food*3+gold"
    assert table.view()["walls_left"] == 7


@pytest.mark.rule("CVC-6.4", "CVC-5.1")
def test_the_package_respects_the_limits() -> None:
    table = duel(seat("stone*9+food*8", walls="a3-b3")).taking("breach").play("raze a3-b3")

    assert table.goods() == "stone*9+food*9+gold"


@pytest.mark.rule("CVC-6.5")
def test_a_room_stays_when_its_wall_is_razed() -> None:
    table = duel(seat(walls="a3-b3", rooms={"a3": "tunnel"})).taking("breach")

    table.play("raze a3-b3")

    assert table.cave()["rooms"]["a3"] == "tunnel"


@pytest.mark.rule("CVC-6.5")
def test_a_room_stays_when_a_wall_is_built_beside_it() -> None:
    table = duel(seat(rooms={"a3": "shelf"})).taking("masonry").play("build a3-b3")

    assert table.cave()["rooms"]["a3"] == "shelf"


@pytest.mark.rule("CVC-6.4")
def test_without_a_built_wall_there_is_nothing_to_raze() -> None:
    table = given(seat(), seat(walls="a3-b3")).taking("breach")

    assert table.options() == ["done"]
    assert table.refused("raze a3-b3") == ("nothing-to-raze", "CVC-6.4")


@pytest.mark.rule("CVC-6.4")
def test_only_a_wall_that_stands_there_is_razed() -> None:
    table = duel(seat(walls="a3-b3")).taking("breach")

    assert table.refused("raze a2-b2") == ("no-wall-there", "CVC-6.4")
