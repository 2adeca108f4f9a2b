"""Rooms for animals, and the Work room. Guest room and Office room have files of their own."""

import pytest

from tests.rules.caverna.homes import housework, owning, rooms
from tests.rules.caverna.table import Table, given, seat

# ---- Cuddle room ---------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.7")
def test_the_cuddle_room_holds_a_sheep_for_each_dwarf() -> None:
    table = given(owning("cuddle_room", goods="ruby*2+sheep*3")).turn()

    assert table.play("ruby sheep").asked() == "place"
    assert table.play("ruby sheep").options("keep") == ["keep sheep*4"]


@pytest.mark.rule("CAV-9.7")
def test_the_cuddle_room_holds_sheep_only() -> None:
    table = given(owning("cuddle_room", goods="ruby+donkey*2")).turn().play("ruby donkey")

    assert table.options("keep") == ["keep donkey*2"]


@pytest.mark.rule("CAV-9.7")
def test_a_newborn_dwarf_makes_room_in_the_cuddle_room_at_once() -> None:
    """Ruling R38: newborns are dwarfs in play."""
    own = owning("cuddle_room", "dwelling", goods="ruby+sheep*4")
    table = given(own, cards="family_life").turn().play("place family_life", "grow")

    table.play("ruby sheep")

    assert table.goods() == "sheep*5"
    assert table.to_act() == 1


# ---- Breakfast room ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.8")
def test_the_breakfast_room_holds_three_cattle() -> None:
    table = given(owning("breakfast_room", goods="ruby*2+food*2+sheep*2+cattle*2")).turn()

    assert table.play("ruby cattle").asked() == "place"
    assert table.play("ruby cattle").options("keep") == ["keep sheep*2+cattle*3", "keep cattle*4"]


@pytest.mark.rule("CAV-9.8")
def test_the_breakfast_room_holds_no_other_animals() -> None:
    table = given(owning("breakfast_room", goods="ruby+sheep*2")).turn().play("ruby donkey")

    assert table.options("keep") == ["keep sheep*2", "keep donkey"]


# ---- Stubble room --------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.9")
def test_with_the_stubble_room_every_empty_field_holds_one_animal() -> None:
    """Worked example T61: of two fields one is sown."""
    own = seat("ruby*2+sheep*2", fields="c4", grain={"b4": 1}, furnished=rooms("stubble_room"))
    table = given(own).turn()

    assert table.play("ruby wild_boar").asked() == "place"
    assert table.play("ruby donkey").asked() == "keep"


@pytest.mark.rule("CAV-9.9")
def test_without_the_stubble_room_fields_hold_nothing() -> None:
    table = given(seat("ruby+sheep*2", fields="c4 b4")).turn().play("ruby sheep")

    assert table.options("keep") == ["keep sheep*2"]


@pytest.mark.rule("CAV-9.9")
def test_sowing_a_field_sends_its_animal_away() -> None:
    own = seat("grain+sheep*2+cattle", fields="c4", furnished=rooms("stubble_room"))
    table = given(own).turn().play("place slash_and_burn", "sow grain")
    assert table.options("keep") == ["keep sheep*2", "keep cattle"]

    table.play("keep sheep*2")

    assert table.goods() == "food*3+sheep*2"
    assert table.home()["crops"] == {"c4": {"crop": "grain", "count": 3}}


@pytest.mark.rule("CAV-9.9")
def test_an_animal_from_a_sown_field_may_find_another_place() -> None:
    own = seat("vegetable+sheep*3", fields="c4 c3", furnished=rooms("stubble_room"))
    table = given(own).turn().play("place slash_and_burn", "sow vegetable")

    assert table.to_act() == 1
    assert table.goods() == "sheep*3"


@pytest.mark.rule("CAV-9.9")
def test_dogs_do_not_watch_on_fields() -> None:
    own = seat("ruby+dog*3+sheep*3", fields="c4", furnished=rooms("stubble_room"))

    assert given(own).turn().play("ruby sheep").options("keep") == ["keep sheep*3"]


@pytest.mark.rule("CAV-9.9")
def test_a_field_from_which_all_was_harvested_has_room_for_a_newborn() -> None:
    own = seat("food*4+cattle*2", grain={"c4": 1}, furnished=rooms("stubble_room"))
    table = given(own, round_=3).harvest().play("feed 4", "feed 0")

    assert table.goods() == "grain+cattle*3"


# ---- Work room -----------------------------------------------------------------------------------


def cave_with_tunnels(goods: str) -> Table:
    """The only cavern holds the Work room; the rest are tunnels and mines."""
    own = seat(
        goods, "11", furnished={"d3": "work_room"},
        tunnels="e3", deep_tunnels="e2", ore_mines="d2", ruby_mines="f2",
    )  # fmt: skip
    return given(own, seats=3, cards="wish_for_children exploration").turn()


@pytest.mark.rule("CAV-9.10")
def test_the_work_room_lets_tunnels_and_deep_tunnels_be_furnished_but_no_mines() -> None:
    """Ruling R16."""
    table = cave_with_tunnels("wood").play("place housework")

    assert table.options("furnish quarry") == ["furnish quarry e2", "furnish quarry e3"]


@pytest.mark.rule("CAV-9.10")
def test_the_work_room_works_for_dwellings() -> None:
    table = cave_with_tunnels("wood*4+stone*3").play("place wish_for_children")

    assert table.options("furnish dwelling") == ["furnish dwelling e2", "furnish dwelling e3"]


@pytest.mark.rule("CAV-9.10")
@pytest.mark.parametrize(
    ("loot", "tile"), [("furnish_cavern", "simple_dwelling_a"), ("dwelling", "dwelling")]
)
def test_the_work_room_works_for_loot(loot: str, tile: str) -> None:
    table = cave_with_tunnels("wood*4+stone*2").play("place exploration", f"loot {loot}")

    assert table.options(f"furnish {tile} ") == [f"furnish {tile} e2", f"furnish {tile} e3"]


@pytest.mark.rule("CAV-9.10")
def test_a_furnished_tunnel_is_no_tunnel_any_more() -> None:
    own = seat("wood", furnished={"d3": "work_room"}, tunnels="e3 e2")
    table = given(own, cards="ore_mine_construction").turn()

    table.play("place housework", "furnish quarry e3", "done", "place supplies")

    assert table.land()["e3"] == "quarry"
    assert table.why("place ore_mine_construction") == ("no-cell", "CAV-3.7")


@pytest.mark.rule("CAV-9.10")
def test_the_work_room_itself_needs_a_cavern() -> None:
    """Ruling R16: it works only once it is there."""
    table = housework(seat("stone", furnished={"d3": "seam"}, tunnels="e3"))

    assert table.why("furnish work_room e3") == ("no-cavern", "CAV-5.1")


@pytest.mark.rule("CAV-9.10")
def test_without_the_work_room_tunnels_are_not_furnished() -> None:
    table = housework(seat("wood", tunnels="e3", deep_tunnels="e2"))

    assert table.options("furnish quarry") == ["furnish quarry d3"]
