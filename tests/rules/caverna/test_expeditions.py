"""Expeditions: who goes, how many items, and how weapons grow."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, seat
from tests.rules.caverna.work import OTHER, at, ready

EASY = ["loot wood", "loot dog", "loot grain", "loot sheep"]


def exploring(own: Player) -> Table:
    """A dwarf on Exploration: up to four items."""
    return at("exploration", own, seats=3)


# ---- who goes, and how far -----------------------------------------------------------------------


@pytest.mark.rule("CAV-6.2")
def test_seven_ore_three_items_and_a_stronger_weapon_afterwards() -> None:
    """T73."""
    table = at("blacksmithing", seat("ore*10+wood")).play("forge 7", "loot dog", "loot two_gold")

    assert table.dwarfs() == "7@blacksmithing 0"
    table.play("loot furnish_cavern", "furnish cuddle_room d3")

    assert table.goods() == "ore*3+gold*2+dog"
    assert (table.dwarfs(), table.to_act()) == ("8@blacksmithing 0", OTHER)


@pytest.mark.rule("CAV-6.2")
def test_an_unarmed_dwarf_goes_on_no_expedition() -> None:
    table = at("logging_1", pile=1)

    assert (table.goods(), table.to_act()) == ("wood*3", OTHER)
    assert ready("logging_1").why("place logging_1") == ("unarmed", "CAV-6.2")


@pytest.mark.rule("CAV-6.2")
@pytest.mark.parametrize(
    ("space", "seats", "level"),
    [
        ("logging_1", 2, 1),
        ("logging_2", 4, 1),
        ("ore_mine_construction", 2, 2),
        ("hardware_rental_5", 5, 2),
        ("hardware_rental_67", 6, 2),
        ("blacksmithing", 2, 3),
        ("exploration", 3, 4),
    ],
)
def test_each_space_has_its_level(space: str, seats: int, level: int) -> None:
    table = at(space, seat(dwarfs="2 2"), seats=seats).play(*EASY[:level])

    assert table.to_act() == OTHER
    assert table.told().count("looted") == level


@pytest.mark.rule("CAV-6.2")
def test_fewer_items_than_the_level_may_be_brought_home() -> None:
    """Ruling R40."""
    table = exploring(seat(dwarfs="5 5")).play("loot wild_boar", "done")

    assert (table.goods(), table.dwarfs()) == ("wild_boar", "6@exploration 5")


@pytest.mark.rule("CAV-6.2", "CAV-6.6")
def test_every_expedition_brings_at_least_one_item() -> None:
    """Ruling R29."""
    table = exploring(seat(dwarfs="5 5"))

    assert table.why("done") == ("nothing-done-yet", "CAV-2.7")
    assert "done" in table.play("loot wood").options()


@pytest.mark.rule("CAV-6.2")
def test_the_items_of_one_expedition_are_different() -> None:
    table = exploring(seat(dwarfs="5 5")).play("loot wood")

    assert table.why("loot wood") == ("looted-already", "CAV-6.2")


@pytest.mark.rule("CAV-6.2")
def test_no_item_asks_for_more_strength_than_the_weapon_has() -> None:
    table = exploring(seat(dwarfs="3 3"))

    assert table.options() == [
        "loot all_weapons_plus_1",
        "loot wood",
        "loot dog",
        "loot grain",
        "loot sheep",
        "loot stone",
        "loot donkey",
    ]
    assert table.why("loot two_ore") == ("too-weak", "CAV-6.5")


@pytest.mark.rule("CAV-6.2")
def test_items_come_in_any_order_and_one_serves_the_next() -> None:
    """A wood for the fence of a meadow that was just laid."""
    table = exploring(seat(dwarfs="11 11")).play("loot meadow", "lay meadow c4")

    assert "loot small_pasture" not in table.options()
    table.play("loot wood", "loot small_pasture", "fence c4", "loot cattle")

    assert table.goods() == "cattle"
    assert table.land()["c4"] == "small_pasture"


@pytest.mark.rule("CAV-6.2", "CAV-7.1")
def test_between_two_items_goods_may_be_exchanged() -> None:
    table = exploring(seat("ruby", "7 7")).play("loot dog", "ruby stone", "loot furnish_cavern")

    assert "furnish carpenter d3" in table.options()


# ---- stronger afterwards -------------------------------------------------------------------------


@pytest.mark.rule("CAV-6.3")
def test_after_the_expedition_the_weapon_of_its_dwarf_gains_one_strength() -> None:
    table = at("logging_1", seat(dwarfs="4 4"), pile=1).play("loot two_ore")

    assert table.dwarfs() == "5@logging_1 4"


@pytest.mark.rule("CAV-6.3")
def test_all_weapons_strengthen_every_weapon_and_that_of_the_dwarf_twice() -> None:
    """T77, rulings R11 and R36."""
    own = seat(dwarfs="5 13 14", furnished={"d3": "dwelling"})
    table = at("logging_1", own, pile=1).play("loot all_weapons_plus_1")

    assert table.dwarfs() == "7@logging_1 14 14"


@pytest.mark.rule("CAV-6.3")
def test_all_weapons_arm_nobody_who_has_none() -> None:
    own = seat("ore*2", "0 0 6", furnished={"d3": "dwelling"})
    table = at("blacksmithing", own).play("forge 2", "loot all_weapons_plus_1", "done")

    assert table.dwarfs() == "4@blacksmithing 0 7"


@pytest.mark.rule("CAV-6.3")
def test_weapons_grow_only_after_the_expedition() -> None:
    """Ruling R11."""
    table = exploring(seat(dwarfs="6 6")).play("loot all_weapons_plus_1")

    assert table.dwarfs() == "6@exploration 6"
    assert table.play("done").dwarfs() == "8@exploration 7"


@pytest.mark.rule("CAV-6.3")
def test_all_weapons_open_no_item_in_the_same_expedition() -> None:
    """T78, ruling R11."""
    table = at("ore_mine_construction", seat("wood", "6 6")).play("loot all_weapons_plus_1")

    assert table.why("loot furnish_cavern") == ("too-weak", "CAV-6.5")


@pytest.mark.rule("CAV-6.3")
@pytest.mark.parametrize(("before", "after"), [("13", "14"), ("14", "14")])
def test_no_weapon_goes_beyond_14(before: str, after: str) -> None:
    """Ruling R36."""
    own = seat(dwarfs=f"{before} {before}")
    alone = at("logging_1", own.copy()).play("loot wood")
    together = at("logging_1", own.copy()).play("loot all_weapons_plus_1")

    assert alone.dwarfs() == f"{after}@logging_1 {before}"
    assert together.dwarfs() == "14@logging_1 14"


# ---- two expeditions -----------------------------------------------------------------------------


@pytest.mark.rule("CAV-6.4")
def test_the_second_expedition_counts_with_the_strength_gained_by_the_first() -> None:
    """T79, ruling R12."""
    table = at("adventure", seat(dwarfs="8 8"))

    assert table.why("loot tunnel") == ("too-weak", "CAV-6.5")
    table.play("loot stable", "stable a1", "loot tunnel", "lay tunnel e3")

    assert table.dwarfs() == "10@adventure 8"


@pytest.mark.rule("CAV-6.4")
def test_both_expeditions_may_bring_the_same_item() -> None:
    """T79, ruling R12."""
    table = at("adventure", seat(dwarfs="8 8")).play("loot two_gold", "loot two_gold")

    assert (table.goods(), table.dwarfs()) == ("gold*4", "10@adventure 8")


@pytest.mark.rule("CAV-6.4")
def test_the_second_expedition_is_offered_only_after_the_first() -> None:
    table = at("adventure", seat(dwarfs="1 1"))

    assert table.options() == ["loot all_weapons_plus_1", "loot wood", "loot dog"]
    assert table.play("loot wood").options("loot") == [
        "loot all_weapons_plus_1",
        "loot wood",
        "loot dog",
        "loot grain",
        "loot sheep",
    ]


@pytest.mark.rule("CAV-6.4")
def test_the_bonus_for_all_weapons_counts_in_the_second_expedition() -> None:
    """Ruling R12."""
    table = at("adventure", seat(dwarfs="2 5")).play("loot all_weapons_plus_1", "loot vegetable")

    assert (table.goods(), table.dwarfs()) == ("vegetable", "5@adventure 6")


@pytest.mark.rule("CAV-6.4")
def test_between_the_two_expeditions_the_weapon_may_be_traded() -> None:
    peaceful = seat(dwarfs="8 8", furnished={"d3": "peaceful_cave"})
    table = at("adventure", peaceful).play("loot dog", "disarm 9 away")

    assert (table.goods(), table.dwarfs()) == ("food*9+dog", "0@adventure 8")
    assert table.to_act() == OTHER


# ---- how items work ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-6.6", "CAV-9.30")
def test_during_an_expedition_only_the_weapons_of_others_may_be_traded() -> None:
    """Ruling R31."""
    peaceful = seat(dwarfs="5 7", furnished={"d3": "peaceful_cave"})
    table = exploring(peaceful).play("loot dog")

    assert table.options("disarm") == ["disarm 7"]


@pytest.mark.rule("CAV-6.6")
def test_what_cannot_be_carried_out_cannot_be_chosen() -> None:
    """Ruling R29: no meadow, no crops, no goods, no stable left, no animals."""
    own = seat(dwarfs="14 14", fields="c4", stables="a1 a2 b1", furnished={"d3": "dog_school"})
    refused = exploring(own).explained()

    assert [target for target, why in refused.items() if why == ("loot-impossible", "CAV-6.6")] == [
        "loot furnish_cavern",
        "loot stable",
        "loot small_pasture",
        "loot large_pasture",
        "loot dwelling",
        "loot sow",
        "loot breed_two",
    ]


@pytest.mark.rule("CAV-6.6")
def test_tiles_of_an_expedition_must_fit() -> None:
    """Everything is covered; only c1 is free, and a stable stands there."""
    forest = "a1 b1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
    cave = "d1 e1 f1 d2 e2 f2 e3 f3 e4 f4"
    table = exploring(seat(dwarfs="14 14", meadows=forest, tunnels=cave, stables="c1"))

    offers = table.options()
    assert {"loot tunnel", "loot cavern", "loot field"}.isdisjoint(offers)
    assert "loot meadow" in offers


@pytest.mark.rule("CAV-6.6")
def test_tiles_of_an_expedition_bring_the_rewards_of_their_cells() -> None:
    table = exploring(seat(dwarfs="14 14")).play("loot tunnel", "lay tunnel e4")

    assert table.goods() == "food"


@pytest.mark.rule("CAV-6.6")
def test_to_strengthen_all_weapons_is_always_possible() -> None:
    """Ruling R29."""
    assert exploring(seat(dwarfs="1 1")).options()[0] == "loot all_weapons_plus_1"


@pytest.mark.rule("CAV-6.6")
def test_when_nothing_more_can_be_chosen_the_expedition_is_over() -> None:
    table = exploring(seat(dwarfs="1 1"))

    table.play("loot wood", "loot dog", "loot all_weapons_plus_1")

    assert (table.dwarfs(), table.to_act()) == ("3@exploration 2", OTHER)
