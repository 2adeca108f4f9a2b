"""Chapter 7: thunderstorms."""

import pytest

from tests.rules.lost_mines.table import EW, blue, given, seat

STORM = "thunderstorm"


@pytest.mark.rule("MIN-7.1")
def test_a_storm_removes_any_path_card() -> None:
    table = given(blue(STORM), board={"c3": EW, "i5": EW})

    assert table.options(STORM) == ["thunderstorm c3", "thunderstorm i5"]
    assert table.play("thunderstorm i5").card_on("i5") == ""


@pytest.mark.rule("MIN-7.1", "MIN-1.6")
def test_both_cards_are_discarded_in_the_open() -> None:
    table = given(blue(STORM), board={"c3": EW}).play("thunderstorm c3")

    assert table.seen(1)["played"] == [STORM, EW]


@pytest.mark.rule("MIN-7.1")
def test_a_dwarf_keeps_its_card_safe() -> None:
    table = given(blue(STORM, at="c3"), board={"c3": EW, "d3": EW})

    assert table.refused("thunderstorm c3") == ("dwarf-there", "MIN-7.1")


@pytest.mark.rule("MIN-7.1")
@pytest.mark.parametrize("cell", ["b3", "b5", "j1", "f4"])
def test_start_cards_and_mines_are_safe(cell: str) -> None:
    table = given(blue(STORM), board={"c3": EW})

    assert table.refused(f"thunderstorm {cell}") == ("no-path-card", "MIN-7.1")


@pytest.mark.rule("MIN-7.1")
def test_without_a_free_path_card_a_storm_cannot_be_played() -> None:
    table = given(blue(STORM, at="c3"), board={"c3": EW})

    assert table.explained() == {STORM: ("nothing-to-strike", "MIN-7.1")}


@pytest.mark.rule("MIN-7.1")
def test_the_space_can_be_built_on_again() -> None:
    table = given(blue(STORM), seat("yellow loyal", "", (EW,)), board={"c3": EW})

    table.play("thunderstorm c3", "stop", "draw axe")

    assert table.offers(f"lay {EW} c3")


@pytest.mark.rule("MIN-7.2")
def test_a_trap_stays_while_a_card_carries_it() -> None:
    board = {"c3": EW, "d3": EW, "e3": EW}
    table = given(blue(STORM), seat("yellow loyal", "", (STORM,)), board=board, traps=["d3-e3"])

    table.play("thunderstorm d3")
    assert table.seen(0)["traps"] == ["d3-e3"]

    table.play("stop", "draw axe", "thunderstorm e3")
    assert table.seen(0)["traps"] == []
    assert table.seen(0)["tokens"]["trap"] == 3
    assert table.told()[-1] == "token-lost-trap"


@pytest.mark.rule("MIN-7.2")
def test_a_start_card_carries_a_trap_on() -> None:
    table = given(blue(STORM), board={"c3": EW}, traps=["b3-c3"])

    assert table.play("thunderstorm c3").seen(0)["traps"] == ["b3-c3"]


@pytest.mark.rule("MIN-7.2")
def test_a_hidden_mine_carries_no_troll() -> None:
    table = given(blue(STORM), board={"i3": EW}, trolls={1: "i3-j3"})

    table.play("thunderstorm i3")

    assert table.seen(0)["trolls"] == []
    assert table.seen(0)["tokens"]["troll"] == 3
    assert table.seen(0)["played"] == [STORM, EW, "troll"]


@pytest.mark.rule("MIN-7.2")
def test_a_tool_returns_to_the_supply() -> None:
    table = given(blue(STORM), board={"c3": "lake_cross boat"})
    assert table.seen(0)["tokens"]["boat"] == 2

    table.play("thunderstorm c3")

    assert table.seen(0)["tokens"]["boat"] == 3
