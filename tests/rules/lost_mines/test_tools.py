"""Chapter 4: special path cards and tools."""

import pytest

from tests.rules.lost_mines.table import EW, blue, given, seat

TREE = "tree_straight_ew"
ROCKS = "rocks_straight_ew"


@pytest.mark.rule("MIN-4.1")
def test_an_obstacle_bars_the_way() -> None:
    table = given(blue("boat"), board={"c3": TREE}).play("discard boat")

    assert table.options() == ["stop"]
    assert table.refused("go e") == ("obstacle", "MIN-4.1")
    assert table.explained()["go e"] == ("obstacle", "MIN-4.1")


@pytest.mark.rule("MIN-4.2", "MIN-4.3")
def test_a_tool_opens_the_way_at_once() -> None:
    table = given(blue("axe"), board={"c3": TREE})

    table.play("use axe c3", "go e")

    assert (table.at(), table.card_on("c3")) == ("c3", f"{TREE} axe")


@pytest.mark.rule("MIN-4.2")
@pytest.mark.parametrize(
    ("tool", "obstacle"), [("axe", "tree_cross"), ("boat", "lake_cross"), ("rope", "pit_cross")]
)
def test_every_obstacle_has_its_tool(tool: str, obstacle: str) -> None:
    table = given(blue("axe", "boat", "rope"), board={"c3": obstacle})

    assert table.options("use") == [f"use {tool} c3"]


@pytest.mark.rule("MIN-4.2")
def test_a_tool_reaches_every_obstacle_on_the_board() -> None:
    table = given(blue("axe"), board={"i3": TREE})

    assert table.options("use") == ["use axe i3"]


@pytest.mark.rule("MIN-4.2")
def test_without_its_obstacle_a_tool_cannot_be_played() -> None:
    table = given(blue("boat"), board={"c3": TREE})

    assert table.explained() == {"use boat": ("no-obstacle", "MIN-4.2")}
    assert table.refused("use boat c3") == ("no-obstacle-there", "MIN-4.2")


@pytest.mark.rule("MIN-4.2")
def test_a_token_on_the_board_is_missing_in_the_supply() -> None:
    table = given(blue("axe"), board={"c3": TREE, "c5": "tree_cross axe"})
    assert table.seen(0)["tokens"]["axe"] == 2

    table.play("use axe c3")

    assert table.seen(0)["tokens"] == {"axe": 1, "boat": 3, "rope": 3, "trap": 3, "troll": 3}


@pytest.mark.rule("MIN-4.3")
def test_no_second_tool_on_an_obstacle() -> None:
    table = given(blue("axe"), board={"c3": f"{TREE} axe"})

    assert table.refused("use axe c3") == ("already-overcome", "MIN-4.3")


@pytest.mark.rule("MIN-4.3")
def test_an_obstacle_overcome_is_open_to_everybody() -> None:
    table = given(blue("boat"), board={"c5": f"{TREE} axe"})

    table.play("discard boat", "stop", "draw axe", "discard rope", "go e")

    assert table.at(1) == "c5"


@pytest.mark.rule("MIN-4.4")
@pytest.mark.parametrize("card", [ROCKS, f"{TREE} axe"])
def test_a_narrow_place_holds_one_dwarf_who_lets_nobody_pass(card: str) -> None:
    table = given(
        blue("boat"), seat("yellow loyal", "c3", ("rope",)), board={"c3": card, "d3": EW}
    ).play("discard boat")

    assert table.options() == ["stop"]
    assert table.refused("go e") == ("narrow", "MIN-4.4")


@pytest.mark.rule("MIN-4.4")
def test_nobody_passes_a_narrow_place_from_the_other_side_either() -> None:
    table = given(
        blue("boat", at="d3"), seat("yellow loyal", "c3", ("rope",)), board={"c3": ROCKS, "d3": EW}
    ).play("discard boat")

    assert table.refused("go w") == ("narrow", "MIN-4.4")


@pytest.mark.rule("MIN-4.4")
def test_whoever_stands_on_rocks_may_go_on() -> None:
    table = given(blue("boat", at="c3"), board={"c3": ROCKS, "d3": EW})

    table.play("discard boat", "go e")

    assert table.at() == "d3"


@pytest.mark.rule("MIN-4.4")
def test_free_rocks_may_be_walked_on() -> None:
    table = given(blue("boat"), board={"c3": ROCKS})

    assert table.play("discard boat", "go e").at() == "c3"


@pytest.mark.rule("MIN-4.5")
def test_five_steps_from_a_campfire() -> None:
    road = {"d3": EW, "e3": EW, "f3": EW, "g3": ROCKS, "h3": "lake_straight_ew boat"}
    table = given(blue("boat", at="c3"), board={"c3": "campfire_cross", **road})

    table.play("discard boat", "go e", "go e", "go e", "go e", "go e")

    assert table.at() == "h3"
    assert table.to_act() != 0


@pytest.mark.rule("MIN-4.5")
def test_a_campfire_on_the_way_changes_nothing() -> None:
    board = {"c3": "campfire_cross", "d3": EW, "e3": EW, "f3": EW}
    table = given(blue("boat"), board=board)

    table.play("discard boat", "go e", "go e", "go e")

    assert table.at() == "e3"
    assert table.to_act() != 0


@pytest.mark.rule("MIN-4.5", "MIN-8.3")
def test_several_dwarfs_fit_at_a_campfire() -> None:
    table = given(
        blue("boat"), seat("yellow loyal", "c3", ("rope",)), board={"c3": "campfire_cross"}
    )

    assert table.play("discard boat", "go e").at() == "c3"
