"""Chapter 6: traps and trolls."""

import pytest

from grotto.games.lost_mines.game import LOST_MINES
from tests.rules.lost_mines.table import EW, NS, blue, given, seat

ROAD = {"c3": EW, "d3": EW}


@pytest.mark.rule("MIN-6.1")
def test_a_token_goes_on_connections_and_on_ends_before_empty_spaces() -> None:
    table = given(blue("trap"), board={"c3": EW})

    assert table.options("trap") == [
        "trap b2-b3", "trap b3-c3", "trap b3-b4", "trap a3-b3",
        "trap b4-b5", "trap b5-c5", "trap b5-b6", "trap a5-b5", "trap c3-d3",
    ]  # fmt: skip


@pytest.mark.rule("MIN-6.1")
def test_an_end_that_leads_off_the_board_takes_no_token() -> None:
    table = given(blue("trap"), board={"a3": "plain_cross"})

    assert [text for text in table.options("trap") if "a3" in text] == [
        "trap a2-a3", "trap a3-b3", "trap a3-a4",
    ]  # fmt: skip


@pytest.mark.rule("MIN-6.1")
def test_neighbours_without_a_path_take_no_token() -> None:
    table = given(blue("trap"), board={"c3": EW, "c4": EW, "b4": "plain_cross"})

    assert table.refused("trap c3-c4") == ("no-path-there", "MIN-6.1")


@pytest.mark.rule("MIN-6.1")
def test_a_path_to_a_hidden_mine_takes_a_token_but_the_mine_itself_does_not() -> None:
    table = given(blue("troll"), board={"i3": EW})

    assert table.offers("troll i3-j3")
    assert table.refused("troll j3-j4") == ("no-path-there", "MIN-6.1")


@pytest.mark.rule("MIN-6.1")
def test_without_a_token_in_the_supply_nothing_can_be_set() -> None:
    table = given(blue("trap"), traps=["b3-c3", "a3-b3", "b2-b3"])

    assert table.options("trap") == []
    assert table.explained() == {"trap": ("no-token", "MIN-6.1")}
    assert table.refused("trap b3-c3") == ("no-token", "MIN-6.1")
    assert table.refused("trap b4-b5") == ("no-token", "MIN-6.1")


@pytest.mark.rule("MIN-6.2")
def test_a_path_has_room_for_one_token() -> None:
    table = given(blue("trap", "troll"), traps=["b3-c3"], trolls={1: "b2-b3"})

    assert table.refused("troll b3-c3") == ("token-there", "MIN-6.2")
    assert table.refused("trap b2-b3") == ("token-there", "MIN-6.2")


@pytest.mark.rule("MIN-6.3")
def test_a_trap_takes_a_card_for_the_rest_of_the_round_and_stays() -> None:
    hand = ("axe", "axe", "boat", "boat", "troll")
    table = given(blue(*hand), board=ROAD, traps=["b3-c3"])

    table.play("discard axe", "go e", "lose troll", "go e", "stop", "draw rope")

    assert (table.at(), table.hand()) == ("d3", ["axe", "boat", "boat", "rope"])
    assert table.seen(0)["traps"] == ["b3-c3"]


@pytest.mark.rule("MIN-6.3", "MIN-1.6")
def test_only_the_victim_knows_the_lost_card() -> None:
    table = given(blue("axe", "troll"), board=ROAD, traps=["b3-c3"])

    table.play("discard axe", "go e", "lose troll")

    assert table.player(0, viewer=0)["buried"] == ["axe", "troll"]
    assert table.player(0, viewer=1)["buried"] == []
    assert table.seen(1)["unseen"]["troll"] == 3


@pytest.mark.rule("MIN-6.3")
def test_every_crossing_costs_a_card_in_both_directions() -> None:
    table = given(blue("axe", "axe", "boat", "boat", "rope"), board=ROAD, traps=["b3-c3"])

    table.play("discard rope", "go e", "lose axe", "go w", "lose axe")

    assert table.hand() == ["boat", "boat"]


@pytest.mark.rule("MIN-6.3")
def test_every_card_in_hand_is_as_likely_to_be_lost() -> None:
    table = given(blue("axe", "axe", "boat", "rope"), board=ROAD, traps=["b3-c3"])
    table.play("discard rope", "go e")

    odds = {text: LOST_MINES.odds(table.state, LOST_MINES.parse(text)) for text in table.options()}
    assert odds == {"lose axe": pytest.approx(2 / 3), "lose boat": pytest.approx(1 / 3)}


@pytest.mark.rule("MIN-6.3")
def test_a_trap_beside_the_way_does_no_harm() -> None:
    table = given(blue("axe", "boat"), board={"c3": EW}, traps=["c3-d3"])

    table.play("discard axe", "go e")

    assert (table.at(), table.hand()) == ("c3", ["boat"])


@pytest.mark.rule("MIN-6.3")
def test_an_empty_hand_loses_nothing() -> None:
    table = given(blue("axe"), board=ROAD, traps=["b3-c3"])

    table.play("discard axe", "go e")

    assert table.options() == ["go e", "go w", "stop"]


@pytest.mark.rule("MIN-6.4")
def test_a_troll_bars_both_directions_for_everybody() -> None:
    table = given(blue("axe", at="c3"), board=ROAD, trolls={1: "c3-d3"}).play("discard axe")

    assert table.refused("go e") == ("troll", "MIN-6.4")
    assert table.options() == ["go w", "stop"]


@pytest.mark.rule("MIN-6.4")
def test_a_troll_bars_the_way_back_and_its_own_player() -> None:
    table = given(blue("troll", at="d3"), board=ROAD).play("troll c3-d3")

    assert table.refused("go w") == ("troll", "MIN-6.4")


@pytest.mark.rule("MIN-6.4")
def test_a_troll_bars_no_other_path() -> None:
    table = given(blue("axe"), board=ROAD, trolls={1: "c3-d3"}).play("discard axe")

    assert table.play("go e").at() == "c3"


@pytest.mark.rule("MIN-6.4")
def test_a_troll_goes_when_its_player_is_on_again() -> None:
    table = given(blue("axe"), trolls={1: "b3-c3"})

    table.play("discard axe", "stop", "draw boat")

    assert table.told()[-1] == "troll-left"
    assert (table.seen(0)["trolls"], table.seen(0)["played"]) == ([], ["troll"])


@pytest.mark.rule("MIN-6.4")
def test_a_troll_goes_even_before_a_skipped_turn() -> None:
    table = given(blue("axe"), seat("yellow loyal"), trolls={1: "b3-c3"})

    table.play("discard axe", "stop", "draw boat")

    assert table.told()[-2:] == ["troll-left", "skipped"]


@pytest.mark.rule("MIN-6.4", "MIN-1.6")
def test_the_card_of_a_troll_lies_before_its_player() -> None:
    table = given(blue("troll")).play("troll b3-c3")

    assert table.seen(1)["trolls"] == [{"seat": 0, "edge": "b3-c3"}]
    assert table.seen(1)["played"] == []


@pytest.mark.rule("MIN-6.5")
def test_an_end_with_a_trap_can_be_extended() -> None:
    table = given(blue(EW), board={"c3": EW, "d3": EW}, traps=["d3-e3"])

    table.play(f"lay {EW} e3")

    assert table.seen(0)["traps"] == ["d3-e3"]


@pytest.mark.rule("MIN-6.5")
def test_an_end_with_a_troll_can_be_extended() -> None:
    table = given(blue(NS), trolls={1: "b2-b3"})

    assert table.offers(f"lay {NS} b2")
