"""Chapter 8, first half: moving along the paths."""

import pytest

from tests.rules.lost_mines.table import EW, blue, given, seat

ROAD = {"c3": EW, "d3": EW}


@pytest.mark.rule("MIN-8.1")
def test_a_dwarf_goes_up_to_three_steps() -> None:
    table = given(blue(EW), board=ROAD)

    table.play(f"lay {EW} e3", "go e", "go e", "go e")

    assert table.at() == "e3"
    assert table.options()[0].startswith("draw")


@pytest.mark.rule("MIN-8.1")
def test_a_fourth_step_is_not_possible() -> None:
    table = given(blue("axe"), board=ROAD | {"e3": EW, "f3": "rocks_straight_ew"})

    table.play("discard axe", "go e", "go e", "go e")

    assert table.refused("go e") == ("reason-chance-first", "MIN-2.5")


@pytest.mark.rule("MIN-8.1")
def test_a_dwarf_may_stay_or_stop_early() -> None:
    table = given(blue("axe"), board=ROAD)

    table.play("discard axe", "go e", "stop")

    assert table.at() == "c3"


@pytest.mark.rule("MIN-8.1")
def test_going_back_counts_as_a_step() -> None:
    table = given(blue("axe"), board=ROAD)

    table.play("discard axe", "go e", "go w", "go e")

    assert table.at() == "c3"
    assert table.options()[0].startswith("draw")


@pytest.mark.rule("MIN-8.2")
def test_neighbours_need_a_path_between_them() -> None:
    board = {"c3": EW, "b4": "plain_cross", "c4": EW}
    table = given(blue("axe", at="c3"), board=board).play("discard axe")

    assert table.refused("go s") == ("no-connection", "MIN-8.2")


@pytest.mark.rule("MIN-8.2")
def test_a_path_to_an_empty_space_leads_nowhere() -> None:
    table = given(blue("axe")).play("discard axe")

    assert table.options() == ["stop"]
    assert table.explained()["go n"] == ("no-connection", "MIN-8.2")


@pytest.mark.rule("MIN-8.2")
def test_every_dwarf_may_use_the_other_start_card() -> None:
    table = given(blue("axe"), board={"b4": "plain_straight_ns"})

    assert table.play("discard axe", "go s", "go s").at() == "b5"


@pytest.mark.rule("MIN-8.3")
def test_dwarfs_may_share_a_card_and_pass_each_other() -> None:
    table = given(blue("axe"), seat("yellow loyal", "c3", ("rope",)), board=ROAD)

    assert table.play("discard axe", "go e").at() == "c3"
    assert table.play("go e").at() == "d3"
