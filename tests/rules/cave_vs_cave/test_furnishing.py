"""Furnishing: walls, price, colours, and the additional cavern."""

import pytest

from grotto.core.notation import counted
from grotto.core.phrase import Phrase
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.components import GOODS
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.rules.cave_vs_cave.facts import FITS
from tests.rules.cave_vs_cave.table import BLUE, RED, Table, duel, full_cave, given, seat

RICH = "wood*9+stone*9+food*9+gold*19"
TWO_ORANGE = {"a2": "stall", "b3": "storeroom"}


def kinds(phrase: Phrase, name: str) -> list[str]:
    """The kinds of walls that a refusal names."""
    found = phrase.args[name]
    assert isinstance(found, tuple)
    return [str(kind.args["kind"]) for kind in found]


def renovating(cell: str, walls: str = "", goods: str = RICH, display: str = "") -> Table:
    """Red may furnish without surcharge, and has an empty cavern besides A3."""
    return duel(seat(goods, TWO_ORANGE, cell, walls), display, 8).taking("renovation")


@pytest.mark.rule("CVC-8.1")
def test_a_room_goes_from_the_display_into_a_cavern() -> None:
    table = duel(seat("wood+food*2")).taking("furnishing").play("furnish shelf a3 food*2")

    assert table.cave()["rooms"] == {"a3": "shelf", "a4": "cave_entrance"}
    assert table.cave()["empty"] == []
    assert "shelf" not in table.display()


@pytest.mark.rule("CVC-8.1")
def test_a_room_that_is_not_on_display_cannot_be_furnished() -> None:
    table = duel(seat(RICH)).taking("furnishing")

    assert table.refused("furnish stall a3 food*2") == ("room-unseen", "CVC-8.1")
    assert table.refused("furnish shelf b3 food*2") == ("cell-face-down", "CVC-8.1")


@pytest.mark.rule("CVC-8.1")
def test_expansion_furnishes_a_room_that_was_just_dug_up_where_it_lay() -> None:
    table = duel(seat("wood*2+gold*2"), round_=4).taking("expansion")

    table.play("dig a2", "reveal warehouse", "furnish warehouse a2 gold*2")

    assert table.cave()["rooms"]["a2"] == "warehouse"


@pytest.mark.rule("CVC-8.2")
def test_cost_and_surcharge_are_paid_together() -> None:
    table = duel(seat("wood+stone+emmer+flax+food+gold")).taking("furnishing")

    table.play("gain food", "furnish shelf a3 food*2")

    assert table.goods() == "stone+emmer+flax+gold"
    assert table.cave()["points"] == 4


@pytest.mark.rule("CVC-8.2")
def test_one_of_several_surcharges_is_paid() -> None:
    table = duel(seat("wood+food*5+gold*2"), round_=4).taking("expansion")

    assert table.options("furnish shelf") == ["furnish shelf a3 food*5", "furnish shelf a3 gold*2"]
    assert table.play("furnish shelf a3 gold*2").goods() == "food*5"


@pytest.mark.rule("CVC-8.2")
def test_who_furnishes_nothing_pays_no_surcharge() -> None:
    assert duel(seat("food*9")).taking("housework").play("done").goods() == "food*9"


@pytest.mark.rule("CVC-8.2")
def test_who_cannot_pay_is_told_what_is_missing() -> None:
    table = duel(seat("wood")).taking("furnishing")

    assert table.explained()["furnish shelf"] == ("missing", "CVC-8.2")
    assert table.refused("furnish shelf a3 food*2") == ("missing", "CVC-8.2")


@pytest.mark.rule("CVC-8.2")
@pytest.mark.parametrize(("goods", "lacking"), [("food*4", "food"), ("food", "gold*2")])
def test_of_several_surcharges_the_nearest_is_told(goods: str, lacking: str) -> None:
    table = duel(seat(f"wood+{goods}"), round_=4).taking("expansion")
    reasons = {item.target: item.reason for item in CAVE_VS_CAVE.refusals(table.state)}
    counts = counted(lacking, GOODS)
    assert counts is not None

    assert reasons["furnish shelf"].args == {"goods": phrases.amounts(counts)}


@pytest.mark.rule("CVC-8.2")
def test_another_surcharge_is_not_accepted() -> None:
    table = duel(seat(RICH)).taking("furnishing")

    assert table.refused("furnish shelf a3 gold") == ("wrong-surcharge", "CVC-8.2")


@pytest.mark.rule("CVC-8.3")
@pytest.mark.parametrize(("room", "cell", "walls", "fits"), FITS)
def test_walls_must_fit(room: str, cell: str, walls: str, *, fits: bool) -> None:
    table = renovating(cell, walls, display=room)

    assert (f"furnish {room} {cell}" in table.options()) is fits


@pytest.mark.rule("CVC-8.3")
def test_who_has_the_wrong_walls_is_told_which_would_fit() -> None:
    table = duel(seat(RICH, walls="a3-b3")).taking("furnishing")

    assert table.refused("furnish food_corner a3 food*2") == ("wrong-walls", "CVC-8.3")
    reason = table.why("furnish food_corner a3 food*2")
    assert (kinds(reason, "has"), kinds(reason, "needs")) == (["two_opposite"], ["two_adjacent"])


@pytest.mark.rule("CVC-8.3")
def test_a_room_that_fits_nowhere_says_so() -> None:
    table = duel(seat(RICH)).taking("furnishing")

    assert table.explained()["furnish parlor"] == ("fits-nowhere", "CVC-8.3")


@pytest.mark.rule("CVC-8.4")
def test_the_first_room_is_orange() -> None:
    table = duel(seat(RICH), "prospecting_site").taking("furnishing")

    assert table.options("furnish prospecting_site") == []
    assert table.refused("furnish prospecting_site a3 food*2") == ("too-few-orange", "CVC-8.4")


@pytest.mark.rule("CVC-8.4")
def test_blue_rooms_stay_fewer_than_orange_ones() -> None:
    first = duel(seat(RICH, {"a2": "stall"}), "prospecting_site").taking("furnishing")
    blue = {"a2": "stall", "b3": "prospecting_site"}
    second = duel(seat(RICH, blue), "equipment_room").taking("furnishing")

    assert first.options("furnish prospecting_site") == ["furnish prospecting_site a3 food*2"]
    assert second.explained()["furnish equipment_room"] == ("too-few-orange", "CVC-8.4")


@pytest.mark.rule("CVC-8.4")
def test_another_orange_room_makes_room_for_a_blue_one() -> None:
    rooms = {**TWO_ORANGE, "b4": "prospecting_site"}
    table = duel(seat(RICH, rooms), "equipment_room").taking("furnishing")

    assert table.options("furnish equipment_room") == ["furnish equipment_room a3 food*2"]


@pytest.mark.rule("CVC-8.5")
def test_a_cavern_that_is_cut_off_may_be_furnished() -> None:
    table = duel(seat(RICH, walls="a3-a4 a3-b3")).taking("furnishing")

    assert table.options("furnish parlor") == ["furnish parlor a3 food*2"]


def filling(player: int = RED) -> Table:
    """Red, or Blue, has one empty cavern left and can furnish it with a Shelf or more."""
    last = full_cave(last="a3", goods=RICH)
    caves = (last, seat()) if player == RED else (seat(), last)
    return given(*caves, display="secret_chamber gold_vein", round_=8)


@pytest.mark.rule("CVC-8.6")
def test_who_fills_the_board_first_receives_the_additional_cavern_at_once() -> None:
    table = filling().taking("housework").play("furnish shelf a3 gold")

    assert table.options("lay") == ["lay two_walls", "lay three_walls"]
    assert table.told()[-1] == "cavern-granted"


@pytest.mark.rule("CVC-8.6")
def test_there_is_only_one_additional_cavern() -> None:
    second = full_cave(last="a3", goods=RICH)
    table = given(second, seat(extra="two_walls"), round_=8).taking("housework")

    table.play("furnish shelf a3 gold")

    assert table.options("lay") == []
    assert table.cave(RED)["extra"] == ""
    assert table.cave(BLUE)["extra"] == "two_walls"


@pytest.mark.rule("CVC-8.7")
def test_the_additional_cavern_may_be_furnished_in_the_same_turn() -> None:
    table = filling().taking("housework")

    table.play("furnish shelf a3 gold", "lay two_walls", "furnish gold_vein x food*4")

    assert table.cave()["rooms"]["x"] == "gold_vein"


@pytest.mark.rule("CVC-8.6")
def test_the_additional_cavern_brings_no_other_one() -> None:
    table = filling().taking("housework")

    table.play("furnish shelf a3 gold", "lay two_walls", "furnish gold_vein x food*4")

    assert table.told().count("cavern-granted") == 1
    assert table.to_act() == BLUE


@pytest.mark.rule("CVC-8.7")
@pytest.mark.parametrize(
    ("side", "walls", "room", "fits"),
    [
        ("three_walls", "", "parlor", True),
        ("three_walls", "", "treasury", False),
        ("three_walls", "x-s", "treasury", True),
        ("two_walls", "", "food_corner", True),
        ("two_walls", "", "tunnel", False),
        ("two_walls", "x-e", "bakehouse", True),
        ("two_walls", "x-e x-s", "secret_chamber", True),
    ],
)
def test_what_fits_into_the_additional_cavern(
    side: str, walls: str, room: str, *, fits: bool
) -> None:
    table = duel(seat(RICH, {"a3": "shelf"}, walls=walls, extra=side), room, 8).taking("renovation")

    assert (f"furnish {room} x" in table.options()) is fits


@pytest.mark.rule("CVC-8.7")
def test_walls_of_the_additional_cavern_can_be_razed() -> None:
    table = duel(seat(walls="x-s", extra="three_walls")).taking("breach").play("raze x-s")

    assert table.goods() == "stone*2+food*3+gold"


@pytest.mark.rule("CVC-8.7")
def test_the_additional_cavern_cannot_be_dug_and_hides_no_food() -> None:
    table = duel(seat(extra="two_walls")).taking("expansion")

    assert table.diggable() == "a2 a5 b3 b4"
    assert table.goods() == "none"


@pytest.mark.rule("CVC-8.7", "CVC-6.2")
def test_natural_walls_of_the_additional_cavern_do_not_come_from_the_supply() -> None:
    table = filling().taking("housework").play("furnish shelf a3 gold", "lay three_walls")

    assert table.view()["walls_left"] == 7
    assert table.cave()["extra_natural"] == ["n", "e", "w"]


@pytest.mark.rule("CVC-8.6", "CVC-5.6")
def test_one_may_exchange_before_choosing_the_side() -> None:
    table = filling().taking("housework")
    table.state.players[RED].goods = [1, 0, 1, 0, 0, 1]

    table.play("furnish shelf a3 gold")
    assert table.options() == ["lay two_walls", "lay three_walls", "exchange emmer"]

    assert table.play("exchange emmer").options("lay") == ["lay two_walls", "lay three_walls"]
