"""The home board: where landscape tiles, fences, stables and mines go, and what lies hidden."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.facts import REWARDS
from tests.rules.caverna.table import Table, given, seat

FULL_CAVE = "d1 d2 e1 e2 e3 f1 f2 f3 f4"
"""Together with d3 and d4 all of the mountain but e4."""


def clearing(own: Player) -> Table:
    """A table where a meadow and a field may be laid."""
    return given(own, piles={"clearing_1": 1}).turn().play("place clearing_1")


def excavating(own: Player) -> Table:
    """A table where a cavern and a tunnel, or two caverns, may be laid."""
    return given(own, piles={"excavation_1": 1}).turn().play("place excavation_1")


def farming(own: Player) -> Table:
    """A table where fences and a stable may be built."""
    piles = {"sheep_farming": 1}
    return given(own, cards="sheep_farming", piles=piles).turn().play("place sheep_farming")


def digging(own: Player, card: str) -> Table:
    """A table where a mine may be dug."""
    return given(own, cards=card).turn().play(f"place {card}")


def cells(table: Table, beginning: str) -> list[str]:
    """Where something on offer goes."""
    return [text.removeprefix(beginning + " ") for text in table.options(beginning + " ")]


# ---- cells and rewards ---------------------------------------------------------------------------


@pytest.mark.rule("CAV-3.1")
def test_22_cells_of_a_fresh_board_wait_for_use() -> None:
    table = given(seat())

    assert list(table.land()) == ["d3", "d4"]
    assert table.score()["unused"] == -22


@pytest.mark.rule("CAV-3.2", "CAV-7.5")
@pytest.mark.parametrize(
    ("cell", "tile", "home"),
    [
        ("c1", "meadow", seat("ruby", meadows="c2")),
        ("a3", "field", seat("ruby", meadows="a4")),
        ("b4", "field", seat("ruby", meadows="c4")),
        ("e4", "tunnel", seat("ruby")),
        ("f1", "tunnel", seat("ruby", tunnels="f2")),
    ],
)
def test_the_first_tile_on_such_a_cell_brings_its_reward(
    cell: str, tile: str, home: Player
) -> None:
    table = given(home).turn().play(f"ruby {tile} {cell}")

    assert table.goods() == dict(REWARDS)[cell]
    assert table.land()[cell] == tile


@pytest.mark.rule("CAV-3.2", "CAV-3.3")
def test_a_twin_tile_on_the_forest_spring_brings_food() -> None:
    assert clearing(seat()).play("lay meadow_field c4 b4").goods() == "wood+food"


@pytest.mark.rule("CAV-3.2", "CAV-3.4")
def test_both_springs_of_the_mountain_bring_food() -> None:
    table = excavating(seat()).play("lay cavern_tunnel e4 f4")
    assert table.goods() == "stone+food"

    lake = excavating(seat(tunnels="f2 e2 e3")).play("lay cavern_cavern e1 f1")
    assert lake.goods() == "stone+food*2"


@pytest.mark.rule("CAV-3.2", "CAV-3.6")
def test_a_stable_brings_no_boar_but_the_tile_laid_under_it_does() -> None:
    table = farming(seat("stone", meadows="a4")).play("stable a3")
    assert table.goods() == "sheep"

    covered = clearing(seat(meadows="a4", stables="a3")).play("lay meadow_field a3 a2")
    assert covered.goods() == "wood+wild_boar"
    assert covered.home()["stables"] == ["a3"]


@pytest.mark.rule("CAV-3.2")
def test_what_is_built_on_a_covered_cell_brings_no_second_reward() -> None:
    pasture = farming(seat("wood*2", meadows="c1")).play("fence c1")
    assert pasture.goods() == "sheep"

    mine = digging(seat(tunnels="e4"), "ruby_mine_construction").play("lay ruby_mine e4")
    assert mine.goods() == "none"


# ---- forest tiles --------------------------------------------------------------------------------


@pytest.mark.rule("CAV-3.3")
def test_there_are_four_ways_to_lay_the_first_tile_in_the_forest() -> None:
    table = clearing(seat())

    assert cells(table, "lay meadow_field") == ["c3 c4", "c4 c3", "b4 c4", "c4 b4"]


@pytest.mark.rule("CAV-3.3", "CAV-7.5")
@pytest.mark.parametrize("tile", ["meadow", "field"])
def test_a_first_single_tile_covers_the_cell_before_the_entrance(tile: str) -> None:
    table = given(seat("ruby")).turn()

    assert cells(table, f"ruby {tile}") == ["c4"]


@pytest.mark.rule("CAV-3.3")
@pytest.mark.parametrize(
    "home",
    [
        seat("ruby", meadows="b2"),
        seat("ruby", fields="b2"),
        seat("ruby", small_pastures="b2"),
        seat("ruby", grain={"b2": 3}),
    ],
)
def test_a_later_tile_needs_one_cell_next_to_a_tile_of_any_kind(home: Player) -> None:
    table = given(home, piles={"clearing_1": 1}).turn()
    assert cells(table, "ruby meadow") == ["b1", "a2", "c2", "b3"]

    laid = cells(table.play("place clearing_1"), "lay meadow_field")

    assert len(laid) == 18
    assert "a1 a2" in laid
    assert "a4 b4" not in laid


@pytest.mark.rule("CAV-3.3")
def test_a_large_pasture_is_a_neighbour_with_both_its_cells() -> None:
    table = given(seat("ruby", large_pastures="c3-c4")).turn()

    assert cells(table, "ruby field") == ["c2", "b3", "b4"]


@pytest.mark.rule("CAV-3.3")
def test_a_twin_tile_covers_two_cells_without_tiles() -> None:
    laid = cells(clearing(seat(meadows="c4 c3", fields="b4")), "lay meadow_field")

    assert not any({"c3", "c4", "b4"} & set(pair.split()) for pair in laid)
    assert {"c2 b2", "b2 c2", "a4 a3", "b3 a3"} <= set(laid)


@pytest.mark.rule("CAV-3.3")
def test_the_meadow_half_lies_first_and_the_field_half_second() -> None:
    table = clearing(seat()).play("lay meadow_field c4 c3")

    assert (table.land()["c4"], table.land()["c3"]) == ("meadow", "field")


@pytest.mark.rule("CAV-3.3", "CAV-3.6")
def test_only_the_meadow_half_may_lie_under_a_stable() -> None:
    table = clearing(seat(meadows="c4", fields="b4", stables="c3"))
    assert "c3 c2" in cells(table, "lay meadow_field")
    assert "c2 c3" not in cells(table, "lay meadow_field")

    table.play("lay meadow_field c3 c2")

    assert (table.land()["c3"], table.home()["stables"]) == ("meadow", ["c3"])


@pytest.mark.rule("CAV-3.3", "CAV-3.6")
def test_a_twin_tile_covers_at_most_one_stable() -> None:
    laid = cells(clearing(seat(meadows="c4", stables="c3 c2")), "lay meadow_field")

    assert not {"c3 c2", "c2 c3"} & set(laid)


@pytest.mark.rule("CAV-3.3", "CAV-3.6", "CAV-7.5")
def test_a_single_field_never_lies_under_a_stable() -> None:
    table = given(seat("ruby", meadows="c4", stables="c3")).turn()

    assert cells(table, "ruby meadow") == ["c3", "b4"]
    assert cells(table, "ruby field") == ["b4"]


@pytest.mark.rule("CAV-3.3", "CAV-3.6")
def test_a_stable_at_the_entrance_leaves_two_ways_for_the_first_tile() -> None:
    table = clearing(seat(stables="c4"))

    assert cells(table, "lay meadow_field") == ["c4 c3", "c4 b4"]


# ---- mountain tiles ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-3.4")
def test_there_are_twelve_ways_for_a_cavern_and_a_tunnel_and_six_for_two_caverns() -> None:
    table = excavating(seat())

    assert len(cells(table, "lay cavern_tunnel")) == 12
    pairs = ["d1 d2", "d2 e2", "e2 e3", "e3 f3", "e3 e4", "e4 f4"]
    assert cells(table, "lay cavern_cavern") == pairs


@pytest.mark.rule("CAV-3.4")
def test_the_cavern_half_lies_first_and_the_tunnel_half_second() -> None:
    table = excavating(seat()).play("lay cavern_tunnel e3 e2")

    assert (table.land()["e3"], table.land()["e2"]) == ("cavern", "tunnel")


@pytest.mark.rule("CAV-3.4")
@pytest.mark.parametrize(
    "home",
    [
        seat("ruby*2", tunnels="e2"),
        seat("ruby*2", caverns="e2"),
        seat("ruby*2", deep_tunnels="e2"),
        seat("ruby*2", ore_mines="e2"),
        seat("ruby*2", ruby_mines="e2"),
        seat("ruby*2", furnished={"e2": "seam"}),
    ],
)
def test_a_single_tile_needs_a_cell_of_the_cave_beside_it(home: Player) -> None:
    table = given(home).turn()

    for tile in ("tunnel", "cavern"):
        assert cells(table, f"ruby {tile}") == ["e1", "d2", "f2", "e3", "e4"]


@pytest.mark.rule("CAV-3.4")
def test_without_room_for_a_twin_tile_there_is_no_single_one_instead() -> None:
    full = seat(caverns=FULL_CAVE)
    table = given(full, piles={"drift_mining_1": 1}).turn().play("place drift_mining_1")

    assert (table.goods(), table.to_act()) == ("stone", 1)
    assert given(full, seats=2).turn().why("place drift_mining_1") == ("no-cell", "CAV-3.4")


@pytest.mark.rule("CAV-3.4", "CAV-3.3")
def test_without_room_for_a_twin_tile_in_the_forest_none_is_laid() -> None:
    meadows = "a1 c1 b2 a3 c3 b4"
    table = given(seat(meadows=meadows), seats=2).turn()

    assert table.why("place clearing_1") == ("no-cell", "CAV-3.3")
    assert table.why("place slash_and_burn") == ("no-cell", "CAV-3.3")


# ---- pastures and stables ------------------------------------------------------------------------


@pytest.mark.rule("CAV-3.5")
def test_a_meadow_becomes_a_small_pasture() -> None:
    table = farming(seat("wood*2", meadows="c4", fields="c3"))
    assert cells(table, "fence") == ["c4"]

    table.play("fence c4")

    assert table.land()["c4"] == "small_pasture"


@pytest.mark.rule("CAV-3.5")
def test_two_neighbouring_meadows_of_any_tiles_become_a_large_pasture() -> None:
    table = farming(seat("wood*4", meadows="c4 c3 b2"))
    assert cells(table, "fence") == ["b2", "c3", "c4", "c3 c4"]

    table.play("fence c3 c4")

    assert table.home()["large_pastures"] == [["c3", "c4"]]
    assert (table.land()["c3"], table.land()["b2"]) == ("large_pasture", "meadow")


@pytest.mark.rule("CAV-3.5", "CAV-3.6")
def test_stables_stay_where_fences_are_built() -> None:
    table = farming(seat("wood*4", meadows="c4 c3", stables="c3 c4"))

    table.play("fence c3 c4")

    assert table.home()["stables"] == ["c3", "c4"]
    assert table.home()["large_pastures"] == [["c3", "c4"]]


@pytest.mark.rule("CAV-3.5")
def test_only_meadows_are_fenced() -> None:
    farm = seat("wood*9", fields="b4", small_pastures="c4", large_pastures="c3-c2", stables="a1")
    table = given(farm, cards="sheep_farming").turn()

    assert table.why("place sheep_farming") == ("no-meadow", "CAV-3.5")


@pytest.mark.rule("CAV-3.6")
def test_a_stable_stands_on_forest_meadows_and_pastures_but_not_on_fields() -> None:
    farm = seat("stone", meadows="c4", fields="b4", small_pastures="c3", large_pastures="c2-b2")
    table = farming(farm)

    forest = {f"{column}{row}" for column in "abc" for row in range(1, 5)}
    assert set(cells(table, "stable")) == forest - {"b4"}


@pytest.mark.rule("CAV-3.6")
def test_a_cell_has_one_stable_and_a_large_pasture_two() -> None:
    table = farming(seat("stone", large_pastures="c3-c4", stables="c4"))

    assert "c3" in cells(table, "stable")
    assert "c4" not in cells(table, "stable")


@pytest.mark.rule("CAV-3.6", "CAV-11.5")
def test_a_stable_on_bare_forest_needs_no_neighbour_and_makes_use_of_its_cell() -> None:
    table = farming(seat("stone")).play("stable a1")

    assert table.home()["stables"] == ["a1"]
    assert table.score()["unused"] == -21


# ---- mines ---------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-3.7", "CAV-4.27")
def test_an_ore_mine_covers_two_neighbouring_tunnels_either_way_round() -> None:
    table = digging(seat(tunnels="e3 e2 f1"), "ore_mine_construction")
    assert cells(table, "lay ore_mine") == ["e2 e3", "e3 e2"]

    table.play("lay ore_mine e3 e2")

    assert (table.land()["e3"], table.land()["e2"]) == ("ore_mine", "deep_tunnel")
    assert table.goods() == "ore*3"


@pytest.mark.rule("CAV-3.7", "CAV-7.5")
def test_one_of_the_tunnels_may_be_bought_for_a_ruby() -> None:
    table = given(seat("ruby", tunnels="e3"), cards="ore_mine_construction").turn()
    assert table.why("place ore_mine_construction") == ("no-cell", "CAV-3.7")

    table.play("ruby tunnel f3", "place ore_mine_construction", "lay ore_mine f3 e3")

    assert table.land()["f3"] == "ore_mine"


@pytest.mark.rule("CAV-3.7", "CAV-4.27")
@pytest.mark.parametrize(
    "home",
    [
        seat(tunnels="e3", deep_tunnels="e2"),
        seat(tunnels="e3", caverns="e2"),
        seat(tunnels="e3", ruby_mines="e2"),
        seat(tunnels="e3", ore_mines="e2"),
        seat(tunnels="e3", furnished={"e2": "seam"}),
        seat(tunnels="e3 f2"),
    ],
)
def test_an_ore_mine_covers_nothing_but_two_ordinary_tunnels(home: Player) -> None:
    table = given(home, cards="ore_mine_construction").turn()

    assert table.why("place ore_mine_construction") == ("no-cell", "CAV-3.7")


@pytest.mark.rule("CAV-3.7", "CAV-4.27")
def test_without_the_mine_there_is_no_ore_but_an_armed_dwarf_goes_out() -> None:
    home = seat(dwarfs="1 1", tunnels="e3", deep_tunnels="e2")
    table = digging(home, "ore_mine_construction")
    assert table.options("lay") == []

    table.play("loot wood", "loot dog")

    assert table.goods() == "wood+dog"


@pytest.mark.rule("CAV-3.8", "CAV-4.32")
@pytest.mark.parametrize(
    ("home", "goods"), [(seat(tunnels="e3"), "none"), (seat(deep_tunnels="e3"), "ruby")]
)
def test_only_a_ruby_mine_in_a_deep_tunnel_brings_a_ruby(home: Player, goods: str) -> None:
    table = digging(home, "ruby_mine_construction").play("lay ruby_mine e3")

    assert (table.land()["e3"], table.goods()) == ("ruby_mine", goods)


@pytest.mark.rule("CAV-3.8")
def test_a_ruby_mine_needs_a_free_tunnel() -> None:
    home = seat(caverns="e3", ore_mines="e2", ruby_mines="f2", furnished={"f3": "seam"})
    table = given(home, cards="ruby_mine_construction").turn()

    assert table.why("place ruby_mine_construction") == ("no-cell", "CAV-3.8")
