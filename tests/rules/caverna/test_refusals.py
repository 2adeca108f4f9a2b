"""Why not: every space and answer that a person might expect is explained."""

import pytest

from grotto.core.phrase import Phrase, Who
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat

CARDS = (
    "blacksmithing ore_mine_construction sheep_farming wish_for_children donkey_farming "
    "ruby_mine_construction ore_delivery family_life exploration ore_trading adventure "
    "ruby_delivery"
)
DWELLINGS = {"d3": "dwelling", "e3": "dwelling", "e2": "dwelling"}


def place(own: Player, space: str, **workers: int) -> tuple[str, str]:
    """Why a dwarf of seat 0 cannot go to a space that lies empty."""
    return given(own, seats=4, cards=CARDS, workers=workers).turn().why(f"place {space}")


def amount(good: str, count: int) -> Phrase:
    """So much of a good, as it is told."""
    return Phrase("caverna-stock", {"good": good, "count": count})


# ---- placing -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-2.7")
def test_who_holds_a_space_is_named() -> None:
    table = given(seats=4, workers={"growth": 2}).turn()

    assert table.why("place growth") == ("occupied", "CAV-2.7")
    assert table.reason("place growth").args == {"who": Who(2)}


@pytest.mark.rule("CAV-2.7")
@pytest.mark.parametrize("space", ["ruby_mining", "ore_mining_2", "ore_delivery", "ruby_delivery"])
def test_a_space_without_goods_offers_nothing(space: str) -> None:
    assert place(seat(), space) == ("nothing-lies-there", "CAV-2.7")


@pytest.mark.rule("CAV-2.7", "CAV-6.2")
@pytest.mark.parametrize("space", ["logging_2", "exploration"])
def test_an_unarmed_dwarf_goes_on_no_expedition(space: str) -> None:
    assert place(seat(), space) == ("unarmed", "CAV-6.2")


@pytest.mark.rule("CAV-2.7", "CAV-6.1")
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_without_ore_nothing_is_forged(space: str) -> None:
    assert place(seat(), space) == ("too-poor", "CAV-6.1")


@pytest.mark.rule("CAV-2.7", "CAV-5.2")
@pytest.mark.parametrize("space", ["wish_for_children", "family_life"])
def test_without_a_bed_no_child_is_born(space: str) -> None:
    table = given(seat(), seats=4, cards=CARDS).turn()

    assert table.why(f"place {space}") == ("no-room", "CAV-5.2")
    assert table.reason(f"place {space}").args == {"dwarfs": 2, "room": 2}


@pytest.mark.rule("CAV-2.7", "CAV-5.2")
def test_a_family_of_five_is_complete() -> None:
    home = seat(dwarfs="0 0 0 0 0", furnished={**DWELLINGS, "f2": "couple_dwelling"})

    assert place(home, "wish_for_children") == ("family-complete", "CAV-5.2")


@pytest.mark.rule("CAV-2.7", "CAV-4.36")
def test_without_ore_there_is_nothing_to_sell() -> None:
    table = given(seat("ore"), seats=4, cards=CARDS).turn()

    assert table.why("place ore_trading") == ("too-poor", "CAV-4.36")
    told = table.reason("place ore_trading").args
    assert told == {"price": (amount("ore", 2),), "missing": (amount("ore", 1),)}


@pytest.mark.rule("CAV-2.7", "CAV-3.7", "CAV-3.8")
def test_without_tunnels_no_mine_is_dug() -> None:
    assert place(seat(), "ore_mine_construction") == ("no-cell", "CAV-3.7")
    assert place(seat(), "ruby_mine_construction") == ("no-cell", "CAV-3.8")


@pytest.mark.rule("CAV-2.7", "CAV-3.5", "CAV-5.4")
def test_without_animals_meadows_or_wood_nothing_is_farmed() -> None:
    assert place(seat(), "sheep_farming") == ("no-meadow", "CAV-3.5")
    assert place(seat("wood", meadows="c4"), "sheep_farming") == ("too-poor", "CAV-5.4")


@pytest.mark.rule("CAV-2.7", "CAV-4.15")
def test_imitation_needs_its_fee_and_something_to_imitate() -> None:
    assert place(seat("food"), "imitation_basic", growth=1) == ("fee", "CAV-4.15")
    assert place(seat("food*2"), "imitation_basic") == ("nothing-to-imitate", "CAV-4.15")


@pytest.mark.rule("CAV-2.7", "CAV-2.8")
@pytest.mark.parametrize("seats", range(1, 8))
def test_every_space_in_play_is_open_or_explained(seats: int) -> None:
    cards = CARDS if seats > 2 else CARDS.replace("exploration ", "")
    table = given(seat("ore"), seats=seats, cards=cards, workers={"housework": seats - 1}).turn()

    explained = set(table.explained())
    for space in table.spaces():
        assert (f"place {space}" in table.options()) != (f"place {space}" in explained)


# ---- acting --------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-5.6")
def test_what_is_missing_for_a_tile_is_told() -> None:
    table = given(seat("wood*4+stone")).turn().play("place housework")

    assert table.why("furnish dwelling d3") == ("too-poor", "CAV-5.6")
    assert table.reason("furnish dwelling d3").args == {
        "price": (amount("wood", 4), amount("stone", 3)), "missing": (amount("stone", 2),),
    }  # fmt: skip


@pytest.mark.rule("CAV-5.1")
def test_furnishing_needs_a_cavern() -> None:
    home = seat("wood*9", tunnels="e3", furnished={"d3": "carpenter"})
    table = given(home).turn().play("place housework")

    assert table.options("furnish") == []
    assert table.why("furnish cuddle_room e3") == ("no-cavern", "CAV-5.1")


@pytest.mark.rule("CAV-5.1", "CAV-1.7")
def test_a_tile_that_somebody_has_is_gone() -> None:
    other = seat(furnished={"d3": "carpenter"})
    table = given(seat("stone"), other).turn().play("place housework")

    assert table.why("furnish carpenter d3") == ("tile-taken", "CAV-1.7")


@pytest.mark.rule("CAV-5.1", "CAV-4.29")
def test_where_a_dwelling_is_asked_for_no_other_tile_is_furnished() -> None:
    home = seat("wood*9+stone*9")
    table = given(home, cards="wish_for_children").turn().play("place wish_for_children")

    assert table.why("furnish carpenter d3") == ("not-this-tile", "CAV-5.1")


@pytest.mark.rule("CAV-5.1")
def test_every_tile_is_on_offer_or_explained() -> None:
    home = seat("wood*4+stone", caverns="e3")
    table = given(home).turn().play("place housework")

    explained = table.explained()
    for tile in FURNISHING_KEYS:
        assert bool(table.options(f"furnish {tile} ")) != (f"furnish {tile}" in explained)


@pytest.mark.rule("CAV-5.4", "CAV-3.5")
def test_the_price_of_each_pasture_is_told() -> None:
    table = farming(seat("wood+stone", meadows="c3 c4"))

    small, large = table.reason("fence c3"), table.reason("fence c3 c4")

    assert small.args["missing"] == (amount("wood", 1),)
    assert large.args["missing"] == (amount("wood", 3),)


@pytest.mark.rule("CAV-3.5")
def test_a_large_pasture_needs_two_neighbouring_meadows() -> None:
    table = farming(seat("wood*6+stone", meadows="c3 b4")).play("fence c3")

    assert table.why("fence b4 c4") == ("no-two-meadows", "CAV-3.5")


@pytest.mark.rule("CAV-3.6", "CAV-5.5")
def test_a_stable_needs_a_stone_and_must_be_left() -> None:
    poor = farming(seat("wood*2", meadows="c3"))
    assert poor.why("stable c3") == ("too-poor", "CAV-5.5")

    last = farming(seat("wood*2+stone", meadows="c3", stables="a1 a2 a3"))
    assert last.why("stable c3") == ("no-stable-left", "CAV-3.6")


def farming(own: Player) -> Table:
    """A table where fences and a stable may be built."""
    piles = {"sheep_farming": 1}
    return given(own, cards="sheep_farming", piles=piles).turn().play("place sheep_farming")


@pytest.mark.rule("CAV-5.3")
def test_sowing_needs_a_field_and_seed() -> None:
    home = seat("ruby", furnished={"d3": "dwelling"})
    table = given(home, cards="family_life").turn().play("place family_life", "grow")
    assert table.why("sow grain") == ("no-empty-field", "CAV-5.3")

    table.play("ruby field c4")
    assert table.to_act() == 1

    seedless = seat("ruby", fields="c4", furnished={"d3": "dwelling"})
    table = given(seedless, cards="family_life").turn().play("place family_life", "grow")
    assert table.why("sow grain") == ("no-seed", "CAV-5.3")


@pytest.mark.rule("CAV-6.1")
def test_a_dwarf_has_one_weapon() -> None:
    home = seat("ore*8", dwarfs="3 3")
    table = given(home, cards="blacksmithing").turn().play("place blacksmithing")

    assert table.why("forge 8") == ("armed", "CAV-6.1")
    assert table.reason("forge 8").args == {"strength": 3}


@pytest.mark.rule("CAV-6.1")
def test_a_weapon_costs_as_much_ore_as_it_is_strong() -> None:
    table = given(seat("ore*5"), cards="blacksmithing").turn().play("place blacksmithing")

    assert table.options("forge")[-1] == "forge 5"
    assert table.reason("forge 8").args["missing"] == (amount("ore", 3),)


@pytest.mark.rule("CAV-6.2", "CAV-6.5", "CAV-6.6")
def test_loot_is_too_strong_taken_already_or_impossible() -> None:
    home = seat(dwarfs="9 9")
    table = given(home, cards="blacksmithing").turn().play("place blacksmithing", "loot dog")

    assert table.why("loot cattle") == ("too-weak", "CAV-6.5")
    assert table.reason("loot cattle").args == {"needed": 10, "strength": 9}
    assert table.why("loot dog") == ("looted-already", "CAV-6.2")
    assert table.why("loot small_pasture") == ("loot-impossible", "CAV-6.6")


@pytest.mark.rule("CAV-4.21")
def test_at_the_market_there_is_one_of_each_and_nothing_on_credit() -> None:
    table = given(seat(), seats=5).turn().play("place weekly_market_5", "buy wild_boar")
    assert table.why("buy wild_boar") == ("bought-already", "CAV-4.21")
    assert table.why("buy cattle") == ("too-poor", "CAV-4.21")


@pytest.mark.rule("CAV-4.15", "CAV-4.8")
def test_some_spaces_cannot_be_imitated() -> None:
    workers = {"starting_player_2": 1, "housework": 1, "logging_2": 0, "clearing_2": 2}
    table = given(seat("food*2"), seats=4, workers=workers).turn().play("place imitation_basic")

    assert table.why("imitate starting_player_2") == ("not-imitable", "CAV-4.15")
    assert table.why("imitate logging_2") == ("own-dwarf", "CAV-4.15")
    assert table.why("imitate growth") == ("nobody-there", "CAV-4.15")


@pytest.mark.rule("CAV-4.15", "CAV-2.7")
def test_what_would_do_nothing_cannot_be_imitated() -> None:
    workers = {"ore_mining_2": 1, "housework": 2}
    table = given(seat("food*2"), seats=4, workers=workers).turn().play("place imitation_basic")

    assert table.why("imitate ore_mining_2") == ("nothing-lies-there", "CAV-2.7")


@pytest.mark.rule("CAV-10.4")
def test_what_is_missing_to_feed_all_is_told() -> None:
    table = given(seat("food*3")).feed()

    assert table.why("feed 4") == ("too-poor", "CAV-10.4")
    assert table.reason("feed 4").args["missing"] == (amount("food", 1),)


@pytest.mark.rule("CAV-6.6", "CAV-10.5")
def test_breeding_as_loot_needs_a_pair() -> None:
    home = seat("sheep", dwarfs="14 14")
    table = given(home, piles={"logging_1": 1}).turn().play("place logging_1")

    assert table.why("loot breed_two") == ("loot-impossible", "CAV-6.6")
