"""The Office room: twin tiles that stick out over the edge [CAV-3.9, CAV-9.12, ruling R15]."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat

pytestmark = pytest.mark.rule("CAV-9.12", "CAV-3.9")

OFFICE = {"d3": "office_room"}


def clearing(own: Player) -> Table:
    """A dwarf is to lay a meadow and field tile."""
    return given(own).turn().play("place clearing_1")


def drift(own: Player) -> Table:
    """A dwarf is to lay a cavern and tunnel tile."""
    return given(own).turn().play("place drift_mining_1")


def farming(own: Player) -> Table:
    """A dwarf is to build fences or a stable."""
    return given(own, cards="sheep_farming").turn().play("place sheep_farming")


def edge(table: Table, tile: str) -> list[str]:
    """The ways to lay a twin tile of which one half is off the board, written cell by cell."""
    cells = [text.removeprefix(f"lay {tile} ") for text in table.options(f"lay {tile} ")]
    return [pair for pair in cells if any(mark in pair for mark in "05zg")]


# ---- where ---------------------------------------------------------------------------------------


def test_there_are_six_ways_to_lay_the_first_forest_tile() -> None:
    table = clearing(seat(furnished=OFFICE))

    assert len(table.options("lay meadow_field")) == 6
    assert edge(table, "meadow_field") == ["c4 c5", "c5 c4"]


def test_there_are_fourteen_ways_to_lay_the_first_cavern_and_tunnel() -> None:
    table = drift(seat(furnished=OFFICE))

    assert len(table.options("lay cavern_tunnel")) == 14
    assert edge(table, "cavern_tunnel") == ["e4 e5", "e5 e4"]


def test_there_are_seven_ways_to_lay_the_first_two_caverns() -> None:
    table = given(seat(furnished=OFFICE)).turn().play("place excavation_1")

    assert len(table.options("lay cavern_cavern")) == 7
    assert edge(table, "cavern_cavern") == ["e4 e5"]


def test_without_the_office_room_no_tile_sticks_out() -> None:
    assert len(clearing(seat()).options("lay meadow_field")) == 4
    assert len(drift(seat()).options("lay cavern_tunnel")) == 12


def test_forest_tiles_stick_out_above_below_and_on_the_left() -> None:
    own = seat(meadows="b1 a2 b3 b4 c4 c2", furnished=OFFICE)

    assert edge(clearing(own), "meadow_field") == [
        "a1 a0", "a0 a1", "a1 z1", "z1 a1",
        "c1 c0", "c0 c1",
        "a3 z3", "z3 a3",
        "a4 z4", "z4 a4", "a4 a5", "a5 a4",
    ]  # fmt: skip


def test_cave_tiles_stick_out_above_below_and_on_the_right() -> None:
    own = seat(caverns="e1 f2 f3 d2", tunnels="e4", furnished=OFFICE)

    assert edge(drift(own), "cavern_tunnel") == [
        "d1 d0", "d0 d1",
        "f1 f0", "f0 f1", "f1 g1", "g1 f1",
        "f4 g4", "g4 f4", "f4 f5", "f5 f4",
    ]  # fmt: skip


def test_the_cell_below_the_entry_level_dwelling_is_never_used() -> None:
    table = drift(seat(caverns="e3", furnished=OFFICE))

    assert not [text for text in table.options("lay") if "d5" in text]


def test_the_middle_line_is_not_crossed_beyond_the_edge_either() -> None:
    forest = clearing(seat(meadows="c2", furnished=OFFICE))
    cave = drift(seat(caverns="d2", furnished=OFFICE))

    assert edge(forest, "meadow_field") == ["c1 c0", "c0 c1"]
    assert edge(cave, "cavern_tunnel") == ["d1 d0", "d0 d1", "e4 e5", "e5 e4"]


def test_exactly_one_half_lies_on_the_board() -> None:
    own = seat(meadows="a1 b1", fields="a0 b0 c4", furnished=OFFICE)

    assert not [pair for pair in edge(clearing(own), "meadow_field") if pair.count("0") == 2]


def test_an_outer_cell_takes_one_tile_only() -> None:
    own = seat(meadows="c4 b4", fields="c5 a5", furnished=OFFICE)

    assert edge(clearing(own), "meadow_field") == ["a4 z4", "z4 a4"]


def test_a_tile_must_touch_others_though_it_sticks_out() -> None:
    own = seat(meadows="c4", furnished=OFFICE)

    assert edge(clearing(own), "meadow_field") == ["b4 b5", "b5 b4"]


def test_the_field_half_beyond_the_edge_leaves_the_meadow_to_a_stable() -> None:
    own = seat(stables="c4", furnished=OFFICE)

    assert edge(clearing(own), "meadow_field") == ["c4 c5"]


def test_single_tiles_never_stick_out() -> None:
    own = seat("ruby*2", meadows="c4", fields="c5", caverns="e4 e5", furnished=OFFICE)
    table = given(own).turn()

    assert table.options("ruby meadow") == ["ruby meadow c3", "ruby meadow b4"]
    assert table.options("ruby field") == ["ruby field c3", "ruby field b4"]
    assert table.options("ruby tunnel") == [
        "ruby tunnel d2", "ruby tunnel e3", "ruby tunnel f4",
    ]  # fmt: skip
    assert table.options("ruby cavern") == [
        "ruby cavern d2", "ruby cavern e3", "ruby cavern f4",
    ]  # fmt: skip


# ---- gold ----------------------------------------------------------------------------------------


def test_a_tile_that_sticks_out_brings_two_gold_at_once() -> None:
    table = clearing(seat(furnished=OFFICE)).play("lay meadow_field c4 c5")

    assert table.goods() == "gold*2"
    assert table.land()["c4"] == "meadow"
    assert table.land()["c5"] == "field"


def test_a_tile_that_does_not_stick_out_brings_no_gold() -> None:
    assert clearing(seat(furnished=OFFICE)).play("lay meadow_field c4 c3").goods() == "none"


def test_every_tile_that_sticks_out_brings_gold() -> None:
    table = clearing(seat("gold*2", meadows="c4", fields="c5", furnished=OFFICE))

    assert table.play("lay meadow_field b5 b4").goods() == "food+gold*4"


def test_the_half_on_the_board_still_finds_its_spring() -> None:
    table = drift(seat(furnished=OFFICE)).play("lay cavern_tunnel e5 e4")

    assert table.goods() == "food+gold*2"
    assert (table.land()["e5"], table.land()["e4"]) == ("cavern", "tunnel")


def test_the_half_on_the_board_still_finds_its_boar() -> None:
    own = seat(meadows="c4 c3 c2", furnished=OFFICE)

    assert clearing(own).play("lay meadow_field c1 c0").goods() == "gold*2+wild_boar"


def test_two_caverns_bring_gold_too() -> None:
    table = given(seat(furnished=OFFICE)).turn()

    table.play("place excavation_1", "lay cavern_cavern e4 e5")

    assert table.goods() == "food+gold*2"


def test_extension_brings_its_good_and_the_gold() -> None:
    table = given(seat(furnished=OFFICE), seats=7).turn()

    table.play("place extension", "lay meadow_field c5 c4")

    assert table.goods() == "wood+gold*2"


# ---- the outer half in the forest ----------------------------------------------------------------


def test_an_outer_field_is_sown_and_harvested() -> None:
    own = seat("grain+food*4", fields="c5", meadows="c4", furnished=OFFICE)
    table = given(own, round_=3).turn().play("place slash_and_burn", "sow grain")
    assert table.home()["crops"] == {"c5": {"crop": "grain", "count": 3}}

    table.harvest()

    assert table.goods() == "grain+food*4"


def test_an_outer_meadow_becomes_a_small_pasture_without_gold() -> None:
    table = farming(seat("wood*2", fields="c4", meadows="c5", furnished=OFFICE))

    table.play("fence c5")

    assert table.land()["c5"] == "small_pasture"
    assert table.goods() == "none"
    assert table.score()["pastures"] == 2


def test_an_outer_meadow_joins_one_on_the_board_to_a_large_pasture_without_gold() -> None:
    table = farming(seat("wood*4", fields="c4 b4", meadows="c5 b5", furnished=OFFICE))

    assert table.play("fence b5 c5").home()["large_pastures"] == [["b5", "c5"]]
    assert table.goods() == "none"


def test_two_meadows_across_the_edge_make_a_large_pasture() -> None:
    table = farming(seat("wood*4", meadows="c4 c5", furnished=OFFICE))

    assert table.play("fence c4 c5").goods() == "none"
    assert table.score()["pastures"] == 4


def test_a_stable_may_stand_on_an_outer_meadow_but_not_where_nothing_lies() -> None:
    own = seat("stone", fields="c4", meadows="c5", furnished=OFFICE)
    table = farming(own)
    beyond = [text for text in table.options("stable") if text[-1] in "05" or text[-2] in "zg"]
    assert beyond == ["stable c5"]

    table.play("stable c5")

    assert table.home()["stables"] == ["c5"]


def test_no_stable_stands_on_an_outer_field() -> None:
    table = farming(seat("stone", meadows="c4", fields="c5", furnished=OFFICE))

    assert table.why("stable c5") == ("stable-on-field", "CAV-3.6")


def test_animals_live_beyond_the_edge() -> None:
    own = seat("ruby*2+cattle*3+sheep*2", fields="c4", small_pastures="c5", stables="c5",
               furnished=OFFICE)  # fmt: skip
    table = given(own).turn()

    assert table.play("ruby wild_boar").options("keep sheep*2+cattle") == ["keep sheep*2+cattle*3"]


def test_dogs_watch_sheep_on_an_outer_meadow() -> None:
    own = seat("ruby+dog*2+sheep*4", fields="c4", meadows="c5", furnished=OFFICE)
    table = given(own).turn()

    assert table.play("ruby sheep").asked() == "place"


# ---- the outer half in the mountain --------------------------------------------------------------


def test_an_outer_cavern_is_furnished() -> None:
    own = seat("wood", tunnels="e4", caverns="e5", furnished=OFFICE)
    table = given(own).turn().play("place housework", "furnish quarry e5")

    assert table.land()["e5"] == "quarry"
    assert table.score()["tiles"] == 2


def test_an_ore_mine_is_dug_across_the_edge_without_gold() -> None:
    own = seat(tunnels="f2 g2", furnished=OFFICE)
    table = given(own, cards="ore_mine_construction").turn().play("place ore_mine_construction")
    assert table.options("lay") == ["lay ore_mine f2 g2", "lay ore_mine g2 f2"]

    table.play("lay ore_mine g2 f2")

    assert table.goods() == "ore*3"
    assert table.score()["mines"] == 3


def test_two_outer_tunnels_are_neighbours() -> None:
    own = seat(tunnels="g2 g3", caverns="f2 f3", furnished=OFFICE)
    table = given(own, cards="ore_mine_construction").turn().play("place ore_mine_construction")

    assert table.options("lay") == ["lay ore_mine g2 g3", "lay ore_mine g3 g2"]


def test_a_ruby_mine_is_dug_beyond_the_edge_without_gold() -> None:
    own = seat("donkey*3", deep_tunnels="g2", ore_mines="f2", furnished=OFFICE)
    table = given(own, cards="ruby_mine_construction").turn()

    table.play("place ruby_mine_construction", "lay ruby_mine g2")

    assert table.goods() == "ruby+donkey*3"
    assert table.score()["mines"] == 7


def test_a_donkey_lives_in_an_outer_mine() -> None:
    own = seat("ruby+sheep*2", ruby_mines="g2", caverns="f2", furnished=OFFICE)

    assert given(own).turn().play("ruby donkey").asked() == "place"


def test_a_dwelling_beyond_the_edge_is_a_neighbour_of_the_state_parlor() -> None:
    own = seat(furnished={"f3": "state_parlor", "g3": "dwelling", "d3": "office_room"})

    assert given(own).score()["bonus"] == 4


# ---- scoring -------------------------------------------------------------------------------------


def test_outer_cells_do_not_count_as_used_cells_of_the_board() -> None:
    before = given(seat(furnished=OFFICE))
    after = clearing(seat(furnished=OFFICE)).play("lay meadow_field c4 c5")

    assert before.score()["unused"] == -22
    assert after.score()["unused"] == -21
