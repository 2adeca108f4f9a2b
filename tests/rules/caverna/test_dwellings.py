"""The six orange tiles: room for dwarfs, and once for animals."""

import pytest

from tests.rules.caverna.homes import housework, owning
from tests.rules.caverna.table import given, seat

FIVE_DWARFS = "0 0 0 0 0"
RICH = "wood*20+stone*20"


@pytest.mark.rule("CAV-9.1")
def test_a_dwelling_has_room_for_one_more_dwarf() -> None:
    table = given(owning("dwelling"), cards="wish_for_children").turn()

    table.play("place wish_for_children", "grow")

    assert table.dwarfs() == "0@wish_for_children 0 0@newborn"
    assert table.home()["dwarf_room"] == 3


@pytest.mark.rule("CAV-9.1")
def test_there_are_as_many_dwellings_as_needed() -> None:
    table = housework(seat("wood*4+stone*3", furnished={"e3": "dwelling", "e2": "dwelling"}))

    table.play("furnish dwelling d3")

    assert table.home()["dwarf_room"] == 5
    assert table.score()["tiles"] == 9
    assert "dwelling" in table.supply()


@pytest.mark.rule("CAV-9.1")
def test_the_loot_of_strength_11_builds_an_ordinary_dwelling_only() -> None:
    """Worked example T81."""
    table = given(seat("wood*2+stone*2", "11"), seats=3, cards="exploration").turn()

    table.play("place exploration", "loot dwelling")

    assert table.options() == ["furnish dwelling d3"]
    assert table.play("furnish dwelling d3").goods() == "none"


@pytest.mark.parametrize(
    "tile",
    [
        pytest.param("simple_dwelling_a", marks=pytest.mark.rule("CAV-9.2")),
        pytest.param("simple_dwelling_b", marks=pytest.mark.rule("CAV-9.3")),
    ],
)
def test_a_simple_dwelling_has_room_for_one_dwarf_and_is_worth_nothing(tile: str) -> None:
    table = given(owning(tile), cards="wish_for_children").turn()
    assert table.home()["dwarf_room"] == 3

    table.play("place wish_for_children", "grow")

    assert table.score()["dwarfs"] == 3
    assert "tiles" not in table.score()


@pytest.mark.rule("CAV-9.2", "CAV-9.3")
def test_of_each_simple_dwelling_there_is_only_one() -> None:
    table = given(seat(RICH), seat(RICH)).turn()

    table.play("place housework", "furnish simple_dwelling_a d3", "done")

    assert "simple_dwelling_a" not in table.supply()
    assert "simple_dwelling_b" in table.supply()


@pytest.mark.rule("CAV-9.4")
def test_a_mixed_dwelling_has_room_for_one_dwarf() -> None:
    table = given(owning("mixed_dwelling"), cards="wish_for_children").turn()

    table.play("place wish_for_children", "grow")

    assert table.home()["dwarf_room"] == 3


@pytest.mark.rule("CAV-9.4")
def test_a_mixed_dwelling_holds_two_animals_of_a_kind_of_its_own() -> None:
    table = given(owning("mixed_dwelling", goods="ruby+sheep*2+donkey")).turn()

    table.play("ruby donkey")

    assert table.asked() == "place"
    assert table.home()["stalls"] == [
        {"cell": "d4", "animal": "sheep", "count": 2, "dogs": 0},
        {"cell": "e3", "animal": "donkey", "count": 2, "dogs": 0},
    ]


@pytest.mark.rule("CAV-9.4")
def test_a_mixed_dwelling_does_not_hold_two_kinds() -> None:
    table = given(owning("mixed_dwelling", goods="ruby+sheep*2+donkey")).turn()

    table.play("ruby wild_boar")

    assert table.options("keep") == [
        "keep sheep*2+donkey",
        "keep sheep*2+wild_boar",
        "keep donkey+wild_boar",
    ]


@pytest.mark.rule("CAV-9.5")
def test_a_couple_dwelling_has_room_for_two_dwarfs() -> None:
    own = owning("couple_dwelling", dwarfs="0 0 0")
    table = given(own, cards="wish_for_children").turn()
    assert table.home()["dwarf_room"] == 4

    table.play("place wish_for_children", "grow")

    assert table.dwarfs() == "0@wish_for_children 0 0 0@newborn"


@pytest.mark.rule("CAV-9.5")
def test_a_couple_dwelling_built_for_an_urgent_wish_brings_one_child_only() -> None:
    """Worked example T71."""
    table = given(seat("wood*8+stone*6"), cards="urgent_wish_for_children").turn()

    table.play("place urgent_wish_for_children", "furnish couple_dwelling d3", "grow")

    assert table.dwarfs() == "0@urgent_wish_for_children 0 0@newborn"
    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.6")
def test_the_additional_dwelling_has_room_for_the_sixth_dwarf() -> None:
    """Worked example T69."""
    own = owning("couple_dwelling", "dwelling", "additional_dwelling", dwarfs=FIVE_DWARFS)
    table = given(own, cards="wish_for_children").turn()

    table.play("place wish_for_children", "grow")

    assert table.dwarfs() == "0@wish_for_children 0 0 0 0 0@newborn"
    assert table.violations() == []


@pytest.mark.rule("CAV-9.6")
def test_without_the_additional_dwelling_five_dwarfs_are_all() -> None:
    own = owning("couple_dwelling", "couple_dwelling", dwarfs=FIVE_DWARFS)
    table = given(own, cards="family_life").turn()

    assert table.why("place family_life") == ("family-complete", "CAV-5.2")


@pytest.mark.rule("CAV-9.6")
def test_there_is_no_seventh_dwarf() -> None:
    own = owning("couple_dwelling", "dwelling", "additional_dwelling", dwarfs="0 0 0 0 0 0")
    table = given(own, cards="family_life").turn()

    assert table.why("place family_life") == ("family-complete", "CAV-5.2")


@pytest.mark.rule("CAV-9.6")
def test_the_additional_dwelling_does_not_help_a_family_of_three_in_a_full_cave() -> None:
    """Worked example T70."""
    own = owning("dwelling", "additional_dwelling", dwarfs="0 0 0")
    table = given(own, cards="family_life").turn()

    assert table.home()["dwarf_room"] == 3
    assert table.why("place family_life") == ("no-room", "CAV-5.2")


@pytest.mark.rule("CAV-9.6")
def test_the_additional_dwelling_may_be_built_early() -> None:
    table = housework(seat("wood*4+stone*3")).play("furnish additional_dwelling d3")

    assert table.home()["dwarf_room"] == 2
    assert table.score()["tiles"] == 5
