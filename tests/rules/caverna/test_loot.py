"""The loot table: all 23 items, what each needs and what each brings."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, seat
from tests.rules.caverna.work import OTHER, at

LOOT = [
    (1, "all_weapons_plus_1"), (1, "wood"), (1, "dog"), (2, "grain"), (2, "sheep"),
    (3, "stone"), (3, "donkey"), (4, "vegetable"), (4, "two_ore"), (5, "wild_boar"),
    (6, "two_gold"), (7, "furnish_cavern"), (8, "stable"), (9, "tunnel"), (9, "small_pasture"),
    (10, "cattle"), (10, "large_pasture"), (11, "meadow"), (11, "dwelling"), (12, "field"),
    (12, "sow"), (14, "cavern"), (14, "breed_two"),
]  # fmt: skip


def out(own: Player) -> Table:
    """A dwarf on Logging, where one item can be chosen and nothing else happens."""
    return at("logging_1", own)


def capable(strength: int) -> Player:
    """A home that has what every item needs."""
    return seat(
        "wood*2+stone*2+grain+sheep*2",
        f"{strength} {strength}",
        meadows="c4 c3",
        fields="c2",
        small_pastures="b4",
    )


# ---- the table -----------------------------------------------------------------------------------


@pytest.mark.rule("CAV-6.5")
@pytest.mark.parametrize("strength", range(1, 15))
def test_a_dwarf_chooses_among_all_items_that_are_not_too_strong(strength: int) -> None:
    assert out(capable(strength)).options() == [
        f"loot {item}" for needed, item in LOOT if needed <= strength
    ]


@pytest.mark.rule("CAV-6.5")
def test_there_are_23_items() -> None:
    assert len(out(capable(14)).options()) == 23


@pytest.mark.rule("CAV-6.5")
@pytest.mark.parametrize(("needed", "item"), [row for row in LOOT if row[0] > 1])
def test_a_weaker_dwarf_is_told_so(needed: int, item: str) -> None:
    table = out(capable(needed - 1))

    assert table.why(f"loot {item}") == ("too-weak", "CAV-6.5")
    assert table.reason(f"loot {item}").args == {"needed": needed, "strength": needed - 1}


@pytest.mark.rule("CAV-6.5")
@pytest.mark.parametrize(
    ("item", "goods"),
    [
        ("wood", "wood"),
        ("dog", "dog"),
        ("grain", "grain"),
        ("sheep", "sheep"),
        ("stone", "stone"),
        ("donkey", "donkey"),
        ("vegetable", "vegetable"),
        ("two_ore", "ore*2"),
        ("wild_boar", "wild_boar"),
        ("two_gold", "gold*2"),
        ("cattle", "cattle"),
    ],
)
def test_eleven_items_bring_goods(item: str, goods: str) -> None:
    table = out(seat(dwarfs="14 14")).play(f"loot {item}")

    assert (table.goods(), table.to_act()) == (goods, OTHER)


@pytest.mark.rule("CAV-6.5", "CAV-6.3")
def test_all_weapons_of_the_owner_gain_one_strength() -> None:
    table = out(seat(dwarfs="1 6")).play("loot all_weapons_plus_1")

    assert table.dwarfs() == "3@logging_1 7"


@pytest.mark.rule("CAV-6.5")
def test_animals_from_an_expedition_that_find_no_room_are_eaten() -> None:
    table = out(seat("sheep*2", dwarfs="14 14")).play("loot cattle", "keep sheep*2")

    assert table.goods() == "food*3+sheep*2"


# ---- strength 7 and 8 ----------------------------------------------------------------------------


@pytest.mark.rule("CAV-6.5", "CAV-6.6")
def test_strength_7_furnishes_a_cavern_with_any_tile_at_its_usual_price() -> None:
    table = out(seat("wood*4+stone*3", "7 7")).play("loot furnish_cavern")

    assert "furnish cuddle_room d3" in table.options()
    assert table.play("furnish dwelling d3").goods() == "none"


@pytest.mark.rule("CAV-6.6", "CAV-5.6")
def test_furnishing_on_an_expedition_is_cheaper_through_tiles_as_always() -> None:
    own = seat("wood*3+stone*2", "7 7", furnished={"e1": "carpenter", "e2": "stone_carver"})

    assert out(own).play("loot furnish_cavern", "furnish dwelling d3").goods() == "none"


@pytest.mark.rule("CAV-6.6", "CAV-9.10")
def test_with_the_work_room_an_expedition_furnishes_tunnels_too() -> None:
    own = seat("wood", "7 7", tunnels="e3", furnished={"d3": "work_room"})

    assert out(own).play("loot furnish_cavern", "furnish cuddle_room e3").to_act() == OTHER


@pytest.mark.rule("CAV-6.5")
def test_strength_8_builds_a_stable_for_free() -> None:
    table = out(seat(dwarfs="8 8", fields="c4")).play("loot stable")

    assert len(table.options("stable")) == 11
    assert table.play("stable b2").home()["stables"] == ["b2"]
    assert table.goods() == "none"


# ---- tiles and pastures --------------------------------------------------------------------------


@pytest.mark.rule("CAV-6.5")
@pytest.mark.parametrize(
    ("strength", "tile", "cells"),
    [
        (9, "tunnel", ["d2", "e3", "e4"]),
        (11, "meadow", ["c4"]),
        (12, "field", ["c4"]),
        (14, "cavern", ["d2", "e3", "e4"]),
    ],
)
def test_four_items_place_a_single_tile_for_free(
    strength: int, tile: str, cells: list[str]
) -> None:
    table = out(seat(dwarfs=f"{strength} {strength}")).play(f"loot {tile}")

    assert table.options() == [f"lay {tile} {cell}" for cell in cells]
    table.play(f"lay {tile} {cells[0]}")
    assert (table.land()[cells[0]], table.goods()) == (tile, "none")


@pytest.mark.rule("CAV-6.5")
def test_strength_9_fences_a_small_pasture_for_one_wood() -> None:
    table = out(seat("wood", "9 9", meadows="c4 c3")).play("loot small_pasture")

    assert table.options() == ["fence c3", "fence c4"]
    assert table.play("fence c4").land()["c4"] == "small_pasture"
    assert table.goods() == "none"


@pytest.mark.rule("CAV-6.5")
def test_strength_10_fences_a_large_pasture_for_two_wood() -> None:
    table = out(seat("wood*2", "10 10", meadows="c4 c3")).play("loot large_pasture")

    assert table.options() == ["fence c3 c4"]
    assert table.play("fence c3 c4").home()["large_pastures"] == [["c3", "c4"]]
    assert table.goods() == "none"


@pytest.mark.rule("CAV-6.6")
@pytest.mark.parametrize(
    ("item", "wood", "meadows"),
    [
        ("small_pasture", "none", "c4"),
        ("small_pasture", "wood", ""),
        ("large_pasture", "wood", "c4 c3"),
        ("large_pasture", "wood*2", "c4 b3"),
    ],
)
def test_a_pasture_needs_its_wood_and_its_meadows(item: str, wood: str, meadows: str) -> None:
    table = out(seat(wood, "14 14", meadows=meadows))

    assert table.why(f"loot {item}") == ("loot-impossible", "CAV-6.6")


@pytest.mark.rule("CAV-6.6", "CAV-9.13")
def test_the_carpenter_helps_with_each_of_the_two_pastures() -> None:
    """Ruling R1: they are two build fences actions, for 1 - 1 and 2 - 1 wood."""
    own = seat("wood", "10 10", meadows="c4 c3 c2", furnished={"d3": "carpenter"})
    table = at("blacksmithing", own)

    table.play("loot small_pasture", "fence c2", "loot large_pasture", "fence c3 c4")

    assert table.goods() == "none"


# ---- dwelling, sowing, breeding ------------------------------------------------------------------


@pytest.mark.rule("CAV-6.5", "CAV-6.6")
def test_strength_11_furnishes_an_ordinary_dwelling_for_two_wood_and_two_stone() -> None:
    """T81."""
    table = out(seat("wood*2+stone*2", "11 11")).play("loot dwelling")

    assert table.options() == ["furnish dwelling d3"]
    assert table.why("furnish simple_dwelling_a d3") == ("not-this-tile", "CAV-5.1")
    assert table.play("furnish dwelling d3").goods() == "none"


@pytest.mark.rule("CAV-6.6", "CAV-5.6")
def test_tiles_make_the_dwelling_of_an_expedition_cheaper_still() -> None:
    """Ruling R13."""
    helpers = {"e1": "carpenter", "e2": "stone_carver", "e3": "builder"}
    table = out(seat("ore*2", "11 11", furnished=helpers)).play("loot dwelling")

    assert table.options() == ["furnish dwelling d3 ore_for_both"]
    assert table.play("furnish dwelling d3 ore_for_both").goods() == "none"


@pytest.mark.rule("CAV-6.5")
def test_strength_12_sows_two_fields_of_grain_and_two_of_vegetables() -> None:
    table = out(seat("grain*3+vegetable*3", "12 12", fields="c4 c3 c2 c1 b1")).play("loot sow")

    assert table.options()[-1] == "sow grain*2+vegetable*2"
    assert table.play("sow grain*2+vegetable*2").goods() == "grain+vegetable"


@pytest.mark.rule("CAV-6.5")
def test_strength_14_breeds_up_to_two_kinds_of_farm_animals() -> None:
    own = seat("sheep*2+donkey*2+wild_boar*2+cattle", "14 14", large_pastures="c3-c4 c1-c2 b1-b2")
    table = out(own).play("loot breed_two")

    assert table.options() == [
        "breed sheep",
        "breed donkey",
        "breed sheep+donkey",
        "breed wild_boar",
        "breed sheep+wild_boar",
        "breed donkey+wild_boar",
    ]
    table.play("breed sheep+donkey")
    assert table.goods() == "sheep*3+donkey*3+wild_boar*2+cattle"


@pytest.mark.rule("CAV-6.6", "CAV-10.5")
@pytest.mark.parametrize("animals", ["sheep*2", "dog*5", "cattle"])
def test_breeding_on_an_expedition_needs_a_pair_and_room(animals: str) -> None:
    """Two sheep fill the entry-level dwelling; dogs do not breed; one cattle is no pair."""
    table = out(seat(animals, "14 14"))

    assert table.why("loot breed_two") == ("loot-impossible", "CAV-6.6")


@pytest.mark.rule("CAV-6.6", "CAV-9.23", "CAV-9.29")
def test_quarry_and_breeding_cave_work_on_an_expedition() -> None:
    caves = {"d3": "quarry", "e3": "breeding_cave"}
    own = seat("donkey*2+cattle*2", "14 14", furnished=caves, large_pastures="c3-c4 c1-c2")
    table = out(own).play("loot breed_two", "breed donkey+cattle")

    assert table.goods() == "stone+food*2+donkey*3+cattle*3"
