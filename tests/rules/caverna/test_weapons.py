"""Forging: who may, how strong, and for how much ore."""

import pytest

from tests.rules.caverna.table import given, seat
from tests.rules.caverna.work import OTHER, RICH, at, ready


@pytest.mark.rule("CAV-6.1")
@pytest.mark.parametrize("card", ["blacksmithing", "adventure"])
def test_a_weapon_is_as_strong_as_the_ore_paid_for_it(card: str) -> None:
    table = at(card, seat("ore*7")).play("forge 5")

    assert (table.goods(), table.dwarfs()) == ("ore*2", f"5@{card} 0")


@pytest.mark.rule("CAV-6.1")
@pytest.mark.parametrize(
    ("ore", "strongest"), [("ore", 1), ("ore*3", 3), ("ore*8", 8), ("ore*20", 8)]
)
def test_strength_1_to_8_is_forged_as_far_as_the_ore_suffices(ore: str, strongest: int) -> None:
    table = at("blacksmithing", seat(ore))

    assert table.options() == [f"forge {strength}" for strength in range(1, strongest + 1)]


@pytest.mark.rule("CAV-6.1")
def test_who_lacks_ore_for_a_strength_is_told_so() -> None:
    assert at("blacksmithing", seat("ore*3")).why("forge 4") == ("too-poor", "CAV-6.1")


@pytest.mark.rule("CAV-6.1", "CAV-9.15")
def test_without_any_ore_the_blacksmith_forges_strength_1_or_2() -> None:
    """T74."""
    table = at("blacksmithing", seat(furnished={"d3": "blacksmith"}))

    assert table.options() == ["forge 1", "forge 2"]
    assert table.play("forge 2", "done").dwarfs() == "2@blacksmithing 0"


@pytest.mark.rule("CAV-6.1", "CAV-9.15")
def test_with_the_blacksmith_strength_8_costs_six_ore_and_is_still_the_most() -> None:
    """T74."""
    table = at("blacksmithing", seat("ore*10", furnished={"d3": "blacksmith"}))

    assert table.options()[-1] == "forge 8"
    assert table.play("forge 8").goods() == "ore*4"


@pytest.mark.rule("CAV-6.1")
@pytest.mark.parametrize("card", ["blacksmithing", "adventure"])
def test_an_armed_dwarf_forges_nothing_and_only_goes_out(card: str) -> None:
    """T75: weapons are never improved with ore."""
    table = at(card, seat("ore*9", "3 3"))

    assert table.options("forge") == []
    assert table.why("forge 8") == ("armed", "CAV-6.1")
    assert "loot stone" in table.options()


@pytest.mark.rule("CAV-6.1")
def test_only_the_dwarf_at_work_gets_the_weapon_and_only_one() -> None:
    table = at("blacksmithing", seat("ore*9")).play("forge 3")

    assert table.dwarfs() == "3@blacksmithing 0"
    assert table.options("forge") == []


@pytest.mark.rule("CAV-6.1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_no_space_on_a_board_forges(seats: int) -> None:
    places = given(seat(RICH), seats=seats).turn().options("place")
    begun = [given(seat(RICH), seats=seats).turn().play(place) for place in places]

    assert [table.options("forge") for table in begun if table.options("forge")] == []


@pytest.mark.rule("CAV-6.1", "CAV-9.30")
def test_who_trades_the_weapon_in_the_peaceful_cave_may_forge_again() -> None:
    peaceful = seat("ore*2", "7 9", furnished={"d3": "peaceful_cave"})
    table = ready("blacksmithing", peaceful).play("disarm 7", "place blacksmithing", "forge 2")

    assert (table.goods(), table.dwarfs()) == ("food*7", "2@blacksmithing 9")


@pytest.mark.rule("CAV-6.1", "CAV-9.30")
def test_a_weapon_just_forged_may_be_traded_before_the_expedition() -> None:
    peaceful = seat("ore*5", furnished={"d3": "peaceful_cave"})
    table = at("blacksmithing", peaceful).play("forge 5", "disarm 5 away")

    assert (table.goods(), table.dwarfs()) == ("food*5", "0@blacksmithing 0")
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-6.1", "CAV-4.37", "CAV-9.30")
def test_after_an_expedition_nothing_is_forged_even_if_the_weapon_is_traded() -> None:
    """Forging comes first, by the words “and then/or”."""
    own = seat("ore*9", "1 1", furnished={"d3": "peaceful_cave"})
    table = at("adventure", own).play("loot dog", "disarm 2 away")

    assert (table.dwarfs(), table.to_act()) == ("0@adventure 1", OTHER)


@pytest.mark.rule("CAV-6.1")
def test_ore_for_the_forge_may_be_bought_before() -> None:
    table = ready("blacksmithing", seat("ruby")).play("ruby ore", "place blacksmithing")

    assert table.options() == ["forge 1"]
