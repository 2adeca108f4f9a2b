"""Turns: placing dwarfs in their order, where something happens, and passing."""

import pytest

from grotto.games.caverna.game import CAVERNA
from tests.rules.caverna.table import Table, given, seat

FARM = {"d3": "dwelling", "e3": "dwelling", "e2": "dwelling"}


@pytest.mark.rule("CAV-2.5")
def test_players_place_one_dwarf_each_in_turn() -> None:
    table = Table(CAVERNA.new(3, {"first_player": "0"})).play("reveal sheep_farming")
    order = []
    for space in ("supplies", "ore_mining_1", "wood_gathering", "starting_player_1"):
        order.append(table.to_act())
        table.play(f"place {space}")

    assert order == [0, 1, 2, 0]
    assert [table.worker(space) for space in ("supplies", "ore_mining_1")] == [0, 1]


@pytest.mark.rule("CAV-2.5")
def test_the_action_is_carried_out_at_once() -> None:
    table = given(seat(), piles={"ore_mining_1": 1}).turn().play("place ore_mining_1")

    assert table.goods() == "ore*2"
    assert table.pile("ore_mining_1") == "none"
    assert table.dwarfs() == "0@ore_mining_1 0"


@pytest.mark.rule("CAV-2.5")
def test_who_has_no_dwarf_left_is_skipped() -> None:
    big = seat(dwarfs="0 0 0", furnished={"d3": "dwelling"})
    workers = {"supplies": 1, "wood_gathering": 1, "ore_mining_1": 0}
    table = given(big, seats=2, workers=workers, piles={"excavation_1": 1, "clearing_1": 1})

    table.turn().play("place clearing_1", "done")

    assert table.to_act() == 0


@pytest.mark.rule("CAV-2.5", "CAV-5.2")
def test_a_dwarf_born_in_this_round_does_not_work_yet() -> None:
    home = seat(dwarfs="0@supplies 0", furnished={"d3": "dwelling"})
    workers = {"wood_gathering": 1, "starting_player_1": 1}
    table = given(home, cards="wish_for_children", workers=workers, round_=1).turn()

    table.play("place wish_for_children", "grow")

    assert table.state.round == 2
    assert table.told().index("family-grown") < table.told().index("round-begun")
    assert table.dwarfs() == "0 0 0"


@pytest.mark.rule("CAV-2.6")
def test_a_stronger_dwarf_waits_unless_a_ruby_is_paid() -> None:
    armed = seat(dwarfs="14 3", furnished={"d3": "dwelling"})
    table = given(armed, piles={"logging_1": 1}).turn()
    assert table.why("dwarf 14") == ("too-poor", "CAV-2.6")

    assert table.play("place logging_1", "done").dwarfs() == "14 3@logging_1"


@pytest.mark.rule("CAV-2.6")
def test_for_a_ruby_the_stronger_dwarf_goes_first() -> None:
    table = given(seat("ruby", "3 14"), piles={"logging_1": 1}).turn()

    table.play("dwarf 14", "place logging_1", "done")

    assert table.goods() == "wood*3"
    assert table.dwarfs() == "3 14@logging_1"
    assert table.told()[:2] == ["order-broken", "dwarf-placed"]


@pytest.mark.rule("CAV-2.6")
def test_after_that_the_others_follow_their_order_again() -> None:
    strong = seat("ruby*2", "0 0 14 0 0", furnished={**FARM, "f2": "simple_dwelling_a"})
    workers = {"supplies": 1, "starting_player_1": 1}
    table = given(strong, workers=workers, piles={"wood_gathering": 1, "ore_mining_1": 1}).turn()

    table.play("dwarf 14", "place wood_gathering", "place ore_mining_1")

    assert table.dwarfs() == "0@ore_mining_1 0 14@wood_gathering 0 0"
    assert table.options("dwarf") == []


@pytest.mark.rule("CAV-2.6")
def test_each_dwarf_out_of_order_costs_a_ruby_of_its_own() -> None:
    strong = seat("ruby*2", "0 5 9", furnished={"d3": "dwelling"})
    workers = {"supplies": 1, "starting_player_1": 1}
    table = given(strong, workers=workers, piles={"wood_gathering": 1, "ore_mining_1": 1}).turn()
    assert table.options("dwarf") == ["dwarf 5", "dwarf 9"]

    table.play("dwarf 9", "place wood_gathering", "dwarf 5", "place ore_mining_1")

    assert table.goods() == "wood+ore*2"
    assert table.dwarfs() == "0 5@ore_mining_1 9@wood_gathering"


@pytest.mark.rule("CAV-2.6")
def test_having_chosen_another_dwarf_one_does_not_choose_again() -> None:
    table = given(seat("ruby*3", "0 14"), piles={"logging_1": 1}).turn().play("dwarf 14")

    assert table.options("dwarf") == []
    assert table.goods() == "ruby*2"


@pytest.mark.rule("CAV-2.6")
def test_a_dwarf_out_of_order_may_still_exchange_goods_first() -> None:
    table = given(seat("ruby*2", "0 14"), piles={"logging_1": 1}).turn()

    table.play("dwarf 14", "ruby wood", "place logging_1", "done")

    assert table.dwarfs() == "0 14@logging_1"


@pytest.mark.rule("CAV-2.6")
def test_among_equals_it_makes_no_difference_who_goes() -> None:
    table = given(seat("ruby"), piles={"logging_1": 1}).turn()

    assert table.options("dwarf") == []
    assert table.play("place logging_1").dwarfs() == "0@logging_1 0"


@pytest.mark.rule("CAV-2.6", "CAV-9.30")
def test_a_dwarf_that_gives_its_weapon_away_goes_among_the_unarmed() -> None:
    home = seat(dwarfs="7 3", furnished={"d3": "peaceful_cave"})
    table = given(home, piles={"logging_1": 1}).turn()

    table.play("disarm 7", "place logging_1")

    assert table.dwarfs() == "0@logging_1 3"


@pytest.mark.rule("CAV-2.7")
def test_a_space_holds_one_dwarf() -> None:
    table = given(seats=2, workers={"supplies": 1}).turn()

    assert table.why("place supplies") == ("occupied", "CAV-2.7")


@pytest.mark.rule("CAV-2.7", "CAV-4.3")
def test_nobody_goes_where_nothing_would_happen() -> None:
    """Ruling R21."""
    table = given(seats=2, round_=1).turn()
    assert table.why("place ruby_mining") == ("nothing-lies-there", "CAV-2.7")

    miner = given(seat(ruby_mines="e3"), seats=2).turn()
    assert miner.play("place ruby_mining").goods() == "ruby"


@pytest.mark.rule("CAV-2.7")
def test_one_part_of_an_action_is_enough() -> None:
    full = seat(caverns="d1 d2 e1 e2 e3 f1 f2 f3 f4", tunnels="e4")
    table = given(full, piles={"drift_mining_1": 1}).turn()

    assert table.play("place drift_mining_1").goods() == "stone"


@pytest.mark.rule("CAV-2.7")
def test_an_action_does_not_end_before_something_is_done() -> None:
    table = given(seat("grain", fields="c4", meadows="c3")).turn().play("place slash_and_burn")

    assert "done" not in table.options()
    assert table.why("done") == ("nothing-done-yet", "CAV-2.7")


# ---- no space left -------------------------------------------------------------------------------

ALONE_TAKEN = {
    "housework": 1, "slash_and_burn": 1, "drift_mining_1": 1, "excavation_1": 1, "logging_1": 1,
    "starting_player_1": 1, "supplies": 1, "ore_mining_1": 1, "wood_gathering": 1,
    "clearing_1": 1, "sustenance_1": 1,
}  # fmt: skip


def crowd(dwarfs: int) -> str:
    """So many unarmed dwarfs."""
    return " ".join(["0"] * dwarfs)


@pytest.mark.rule("CAV-2.8")
def test_who_finds_no_space_stays_at_home() -> None:
    """Ruling R20."""
    table = given(seat(), seat(dwarfs=crowd(11)), workers=ALONE_TAKEN, round_=1).turn()

    assert table.options() == ["pass"]
    assert table.play("pass").told()[0] == "stayed"


@pytest.mark.rule("CAV-2.8")
def test_when_nobody_can_place_any_more_work_ends() -> None:
    table = given(seat(), seat(dwarfs=crowd(11)), workers=ALONE_TAKEN, round_=1).turn()

    table.play("pass")

    assert table.state.round == 2
    assert table.dwarfs() == "0 0"


@pytest.mark.rule("CAV-2.8")
def test_who_passed_is_asked_again_in_the_same_round() -> None:
    """Ruling R20: what the other one does may open a space."""
    miner = seat(dwarfs=crowd(12), ruby_mines="e3")
    table = given(seat(), miner, workers=ALONE_TAKEN, round_=1).turn().play("pass")
    assert table.to_act() == 1

    table.play("place ruby_mining")

    assert table.to_act() == 0
    assert table.options() == ["pass"]


@pytest.mark.rule("CAV-2.8")
def test_who_can_place_has_to() -> None:
    table = given(seats=2).turn()

    assert table.why("pass") == ("must-place", "CAV-2.8")


@pytest.mark.rule("CAV-2.8")
def test_nobody_is_forced_to_spend_a_ruby_to_open_a_space() -> None:
    rich = seat("ruby*2+wood*2")
    table = given(rich, seat(dwarfs=crowd(11)), workers=ALONE_TAKEN, cards="sheep_farming").turn()

    assert "pass" in table.options()
    assert table.options("place") == []

    table.play("ruby meadow c4")

    assert table.options("place") == ["place sheep_farming"]
    assert "pass" not in table.options()


@pytest.mark.rule("CAV-2.8", "CAV-2.6")
def test_who_passes_may_send_a_stronger_dwarf_for_a_ruby() -> None:
    armed = seat("ruby", "0 5")
    workers = {key: owner for key, owner in ALONE_TAKEN.items() if key != "logging_1"}
    table = given(armed, seat(dwarfs=crowd(10)), workers=workers).turn()
    assert "pass" in table.options()

    table.play("dwarf 5")

    assert table.options("place") == ["place logging_1"]
