"""Overhanging tiles: what the Office room lets lie beyond the edge of the board (ruling R15)."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat

OFFICE = {"d3": "office_room"}


def clearing(own: Player) -> Table:
    """A table where a meadow and a field may be laid."""
    return given(own, piles={"clearing_1": 1}).turn().play("place clearing_1")


def excavating(own: Player) -> Table:
    """A table where a cavern and a tunnel, or two caverns, may be laid."""
    return given(own, piles={"excavation_1": 1}).turn().play("place excavation_1")


def outer(table: Table, tile: str) -> list[str]:
    """Where a tile may overhang, without its orientations."""
    pairs = {" ".join(sorted(text.split()[-2:])) for text in table.options(f"lay {tile} ")}
    return sorted(pair for pair in pairs if any(cell in pair for cell in "zg05"))


@pytest.mark.rule("CAV-3.9")
def test_a_fresh_board_has_more_ways_with_the_office_room() -> None:
    forest, mountain = clearing(seat(furnished=OFFICE)), excavating(seat(furnished=OFFICE))

    assert len(forest.options("lay meadow_field")) == 6
    assert len(mountain.options("lay cavern_tunnel")) == 14
    assert len(mountain.options("lay cavern_cavern")) == 7


@pytest.mark.rule("CAV-3.9")
def test_without_the_office_room_nothing_overhangs() -> None:
    assert outer(clearing(seat()), "meadow_field") == []
    assert outer(excavating(seat()), "cavern_tunnel") == []


@pytest.mark.rule("CAV-3.9")
def test_each_overhanging_tile_brings_two_gold() -> None:
    table = clearing(seat(furnished=OFFICE)).play("lay meadow_field c5 c4")
    assert table.goods() == "wood+gold*2"
    assert (table.land()["c5"], table.land()["c4"]) == ("meadow", "field")

    again = excavating(seat("gold*2", furnished=OFFICE)).play("lay cavern_tunnel e4 e5")
    assert again.goods() == "stone+food+gold*4"


@pytest.mark.rule("CAV-3.9")
def test_a_tile_within_the_board_brings_no_gold() -> None:
    assert clearing(seat(furnished=OFFICE)).play("lay meadow_field c4 c3").goods() == "wood"


@pytest.mark.rule("CAV-3.9")
def test_tiles_overhang_on_the_three_outer_sides_only() -> None:
    corners = seat(meadows="b1 b4 c2 a3", tunnels="f3 e1", furnished=OFFICE)

    assert outer(clearing(corners), "meadow_field") == [
        "a0 a1", "a1 z1", "a2 z2", "a4 a5", "a4 z4", "c0 c1", "c4 c5",
    ]  # fmt: skip
    assert outer(excavating(corners), "cavern_cavern") == [
        "d0 d1", "e4 e5", "f0 f1", "f1 g1", "f2 g2", "f4 f5", "f4 g4",
    ]  # fmt: skip


@pytest.mark.rule("CAV-3.9")
def test_neighbours_count_for_the_tile_as_a_whole() -> None:
    """The half on the board need not touch another tile if the outer half does."""
    home = seat(meadows="c4 c5", fields="b5", furnished=OFFICE)

    assert "a4 a5" in outer(clearing(home), "meadow_field")


@pytest.mark.rule("CAV-3.9")
def test_the_half_on_the_board_lies_on_a_free_cell() -> None:
    home = seat(meadows="c4 b4", fields="a4", furnished=OFFICE)

    pairs = outer(clearing(home), "meadow_field")

    assert not any(cell in pair for pair in pairs for cell in ("c4", "b4", "a4"))


@pytest.mark.rule("CAV-3.9")
def test_the_field_half_may_lie_outside_and_the_meadow_under_a_stable() -> None:
    table = clearing(seat(stables="c4", furnished=OFFICE))

    assert "lay meadow_field c4 c5" in table.options()
    assert "lay meadow_field c5 c4" not in table.options()


@pytest.mark.rule("CAV-3.9", "CAV-5.3", "CAV-10.3")
def test_an_outer_field_can_be_sown() -> None:
    home = seat("grain", meadows="c4", fields="c5", furnished=OFFICE)
    table = given(home, seats=2).turn().play("place slash_and_burn", "sow grain")

    assert table.home()["crops"] == {"c5": {"crop": "grain", "count": 3}}


@pytest.mark.rule("CAV-3.9", "CAV-3.5", "CAV-3.6")
def test_outer_meadows_can_be_fenced_and_take_a_stable_but_bring_no_gold() -> None:
    home = seat("wood*6+stone", meadows="c5 b5 c4", furnished=OFFICE)
    table = given(home, cards="sheep_farming", piles={"sheep_farming": 1}).turn()

    table.play("place sheep_farming", "fence b5 c5", "stable b5", "fence c4")

    assert table.goods() == "sheep"
    assert table.home()["large_pastures"] == [["b5", "c5"]]
    assert table.home()["stables"] == ["b5"]


@pytest.mark.rule("CAV-3.9", "CAV-3.7")
def test_outer_tunnels_can_be_mined_but_bring_no_gold() -> None:
    home = seat(tunnels="e4 e5", furnished=OFFICE)
    table = given(home, cards="ore_mine_construction").turn()

    table.play("place ore_mine_construction", "lay ore_mine e5 e4")

    assert (table.land()["e5"], table.goods()) == ("ore_mine", "ore*3")


@pytest.mark.rule("CAV-3.9", "CAV-5.1")
def test_an_outer_cavern_can_be_furnished() -> None:
    home = seat("wood", caverns="e5", tunnels="e4", furnished=OFFICE)
    table = given(home, seats=2).turn().play("place housework", "furnish cuddle_room e5", "done")

    assert table.land()["e5"] == "cuddle_room"


@pytest.mark.rule("CAV-3.9", "CAV-7.5")
def test_single_tiles_never_overhang() -> None:
    table = given(seat("ruby*2", meadows="c4", tunnels="e4", furnished=OFFICE)).turn()

    for tile in ("meadow", "field", "tunnel", "cavern"):
        texts = table.options(f"ruby {tile} ")
        assert texts
        assert not any(cell in text[-2:] for text in texts for cell in "zg05")


@pytest.mark.rule("CAV-3.9", "CAV-11.5")
def test_outer_cells_are_not_counted_as_used() -> None:
    inside = given(seat(meadows="c4", furnished=OFFICE)).score()["unused"]
    outside = given(seat(meadows="c4", fields="c5", furnished=OFFICE)).score()["unused"]

    assert inside == outside == -21
