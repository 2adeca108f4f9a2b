"""Carpenter, Stone carver, Blacksmith and Builder: tiles that change prices [CAV-5.6]."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.homes import housework, owning, rooms
from tests.rules.caverna.table import Table, given, seat

# ---- Carpenter -----------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.13")
def test_the_carpenter_saves_a_wood_on_every_furnishing_tile() -> None:
    table = housework(owning("carpenter", goods="wood*3+stone*3"))

    assert table.play("furnish dwelling d3").goods() == "none"


@pytest.mark.rule("CAV-9.13")
def test_the_carpenter_makes_a_tile_for_one_wood_free() -> None:
    assert housework(owning("carpenter")).play("furnish quarry d3").goods() == "none"


@pytest.mark.rule("CAV-9.13")
def test_the_carpenter_gives_nothing_back_on_a_tile_without_wood() -> None:
    table = housework(owning("carpenter", goods="ore*3"))

    assert table.play("furnish blacksmithing_parlor d3").goods() == "none"


@pytest.mark.rule("CAV-9.13")
def test_the_carpenter_saves_a_wood_on_the_dwelling_of_the_loot_table() -> None:
    """Ruling R13."""
    own = owning("carpenter", goods="wood+stone*2", dwarfs="11")
    table = given(own, seats=3, cards="exploration").turn()

    table.play("place exploration", "loot dwelling", "furnish dwelling d3")

    assert table.goods() == "none"


def fencing(own: Player, **options: bool) -> Table:
    """A dwarf is to build fences; no sheep are there."""
    table = given(own, cards="sheep_farming", options=options).turn()
    return table.play("place sheep_farming")


def meadow_carpenter(wood: int) -> Player:
    """Three meadows, and the Carpenter."""
    return seat(f"wood*{wood}", meadows="c4 c3 b4", furnished=rooms("carpenter"))


@pytest.mark.rule("CAV-9.13")
@pytest.mark.parametrize(("fence", "left"), [("fence b4", "wood*4"), ("fence c3 c4", "wood*2")])
def test_the_carpenter_saves_a_wood_on_fences(fence: str, left: str) -> None:
    assert fencing(meadow_carpenter(wood=5)).play(fence).goods() == left


@pytest.mark.rule("CAV-9.13")
@pytest.mark.parametrize("fences", [("fence b4", "fence c3 c4"), ("fence c3 c4", "fence b4")])
def test_the_carpenter_saves_one_wood_on_two_pastures_of_one_action(
    fences: tuple[str, str],
) -> None:
    """Ruling R1: 2 + 4 - 1."""
    assert fencing(meadow_carpenter(wood=6)).play(*fences).goods() == "wood"


@pytest.mark.rule("CAV-9.13")
def test_one_wood_more_is_needed_for_the_second_pasture_of_an_action() -> None:
    table = fencing(meadow_carpenter(wood=4)).play("fence b4")

    assert table.options("fence") == []


@pytest.mark.rule("CAV-9.13", "CAV-13.3")
def test_by_option_the_carpenter_saves_a_wood_on_every_pasture() -> None:
    table = fencing(meadow_carpenter(wood=5), carpenter_per_pasture=True)

    assert table.play("fence b4", "fence c3 c4").goods() == "wood"


@pytest.mark.rule("CAV-9.13")
def test_the_pastures_of_the_loot_table_are_two_actions() -> None:
    """Ruling R1: the small one is free, the large one costs 1 wood."""
    own = seat("wood", "10", meadows="c4 c3 b4", furnished=rooms("carpenter"))
    table = given(own, seats=3, cards="exploration").turn().play("place exploration")

    table.play("loot small_pasture", "fence b4", "loot large_pasture", "fence c3 c4")

    assert table.goods() == "none"


@pytest.mark.rule("CAV-9.13")
def test_the_carpenter_does_not_help_to_build_stables() -> None:
    table = fencing(seat("wood", meadows="c4", furnished=rooms("carpenter")))

    assert table.options("stable") == []


# ---- Stone carver --------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.14")
def test_the_stone_carver_brings_two_stone_at_once() -> None:
    assert housework(seat("wood")).play("furnish stone_carver d3").goods() == "stone*2"


@pytest.mark.rule("CAV-9.14")
def test_the_stone_carver_saves_a_stone_on_every_furnishing_tile() -> None:
    table = housework(owning("stone_carver", goods="wood*4+stone*2"))

    assert table.play("furnish dwelling d3").goods() == "none"


@pytest.mark.rule("CAV-9.14")
def test_the_stone_carver_gives_nothing_back_on_a_tile_without_stone() -> None:
    table = housework(owning("stone_carver", goods="wood+stone"))

    assert table.play("furnish quarry d3").goods() == "stone"


@pytest.mark.rule("CAV-9.14")
def test_with_the_stone_carver_stables_are_free() -> None:
    table = fencing(seat(furnished=rooms("stone_carver"))).play("stable c4")

    assert table.home()["stables"] == ["c4"]
    assert table.goods() == "none"


@pytest.mark.rule("CAV-9.14")
def test_the_stone_carver_does_not_help_with_fences() -> None:
    table = fencing(seat("wood", meadows="c4", furnished=rooms("stone_carver")))

    assert table.options("fence") == []


# ---- Blacksmith ----------------------------------------------------------------------------------


def smithy(own: Player) -> Table:
    """A dwarf is to forge a weapon."""
    return given(own, cards="blacksmithing").turn().play("place blacksmithing")


@pytest.mark.rule("CAV-9.15")
def test_the_blacksmith_brings_two_ore_at_once() -> None:
    assert housework(seat("wood+stone*2")).play("furnish blacksmith d3").goods() == "ore*2"


@pytest.mark.rule("CAV-9.15")
def test_with_the_blacksmith_weak_weapons_are_free() -> None:
    """Worked example T74."""
    table = smithy(owning("blacksmith"))

    assert table.options("forge") == ["forge 1", "forge 2"]


@pytest.mark.rule("CAV-9.15")
def test_with_the_blacksmith_the_strongest_weapon_costs_six_ore() -> None:
    """Worked example T74."""
    table = smithy(owning("blacksmith", goods="ore*6")).play("forge 8")

    assert table.goods() == "none"
    assert table.dwarfs() == "8@blacksmithing 0"


@pytest.mark.rule("CAV-9.15")
def test_with_the_blacksmith_nothing_stronger_than_eight_is_forged() -> None:
    table = smithy(owning("blacksmith", goods="ore*20"))

    assert table.options("forge")[-1] == "forge 8"


@pytest.mark.rule("CAV-9.15")
def test_the_blacksmith_does_not_help_in_ore_trading() -> None:
    own = owning("blacksmith", goods="ore*3")
    table = given(own, cards="ore_trading").turn().play("place ore_trading")
    assert table.options() == ["sell 1"]

    assert table.play("sell 1").goods() == "ore+food+gold*2"


# ---- Builder -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.17")
def test_the_builder_may_pay_one_wood_and_one_stone_with_ore() -> None:
    table = housework(owning("builder", goods="wood*4+stone*3+ore*2"))

    assert table.options("furnish dwelling") == [
        "furnish dwelling d3",
        "furnish dwelling d3 ore_for_wood",
        "furnish dwelling d3 ore_for_stone",
        "furnish dwelling d3 ore_for_both",
    ]


@pytest.mark.rule("CAV-9.17")
@pytest.mark.parametrize(
    ("swap", "left"),
    [
        ("", "ore*2"),
        (" ore_for_wood", "wood+ore"),
        (" ore_for_stone", "stone+ore"),
        (" ore_for_both", "wood+stone"),
    ],
)
def test_the_builder_takes_the_ore_in_place_of_what_it_replaces(swap: str, left: str) -> None:
    table = housework(owning("builder", goods="wood*4+stone*3+ore*2"))

    assert table.play(f"furnish dwelling d3{swap}").goods() == left


@pytest.mark.rule("CAV-9.17")
def test_the_builder_replaces_only_one_wood_and_one_stone() -> None:
    table = housework(owning("builder", goods="wood*2+stone*3+ore*9"))

    assert table.options("furnish dwelling") == []


@pytest.mark.rule("CAV-9.17")
def test_the_builder_adds_its_ore_to_the_ore_of_the_price() -> None:
    table = housework(owning("builder", goods="ore*2"))

    assert table.options("furnish stubble_room") == ["furnish stubble_room d3 ore_for_wood"]


@pytest.mark.rule("CAV-9.17")
def test_the_builder_does_not_pay_for_itself() -> None:
    assert housework(seat("ore*5")).options("furnish builder") == []


@pytest.mark.rule("CAV-9.17")
def test_the_builder_helps_with_neither_fences_nor_stables() -> None:
    own = seat("wood+ore*5", meadows="c4", furnished=rooms("builder"))
    table = given(own, cards="sheep_farming").turn()

    assert table.why("place sheep_farming") == ("too-poor", "CAV-5.4")


# ---- together ------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.13", "CAV-9.14", "CAV-9.17")
def test_all_three_make_a_dwelling_cost_two_wood_one_stone_and_two_ore() -> None:
    """Worked example T91: the discounts come first, then the swaps."""
    table = housework(owning("carpenter", "stone_carver", "builder", goods="wood*2+stone+ore*2"))
    assert table.options("furnish dwelling") == ["furnish dwelling d3 ore_for_both"]

    assert table.play("furnish dwelling d3 ore_for_both").goods() == "none"


@pytest.mark.rule("CAV-9.13", "CAV-9.17")
def test_a_wood_that_the_carpenter_has_saved_cannot_be_replaced() -> None:
    table = housework(owning("carpenter", "builder", goods="wood+ore"))

    assert table.options("furnish quarry") == ["furnish quarry d3"]


@pytest.mark.rule("CAV-9.13", "CAV-9.14", "CAV-9.17")
def test_all_three_help_with_the_dwelling_of_the_loot_table() -> None:
    """Ruling R13: of 2 wood and 2 stone nothing is left but 2 ore."""
    own = owning("carpenter", "stone_carver", "builder", goods="ore*2", dwarfs="11")
    table = given(own, seats=3, cards="exploration").turn()

    table.play("place exploration", "loot dwelling", "furnish dwelling d3 ore_for_both")

    assert table.goods() == "none"
