"""Tiles that exchange at any time: Trader, Spare part storage, three parlors, two caves."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.homes import housework, owning, rooms
from tests.rules.caverna.table import Table, given, seat

EXCHANGES = [
    pytest.param(
        "trader", "trader", "gold*2", "wood+stone+ore", marks=pytest.mark.rule("CAV-9.18")
    ),
    pytest.param(
        "cooking_cave", "cooking_cave", "grain+vegetable", "food*5",
        marks=pytest.mark.rule("CAV-9.26"),
    ),
    pytest.param(
        "hunting_parlor", "hunting_parlor", "wild_boar*2", "food*2+gold*2",
        marks=pytest.mark.rule("CAV-9.34"),
    ),
    pytest.param(
        "beer_parlor", "beer_parlor_gold", "grain*2", "gold*3", marks=pytest.mark.rule("CAV-9.35")
    ),
    pytest.param(
        "beer_parlor", "beer_parlor_food", "grain*2", "food*4", marks=pytest.mark.rule("CAV-9.35")
    ),
    pytest.param(
        "blacksmithing_parlor", "blacksmithing_parlor", "ore+ruby", "food+gold*2",
        marks=pytest.mark.rule("CAV-9.36"),
    ),
    pytest.param(
        "spare_part_storage", "spare_part_storage", "wood+stone+ore", "gold*2",
        marks=pytest.mark.rule("CAV-9.39"),
    ),
]  # fmt: skip
FIELDS = ("tile", "exchange", "pay", "get")


# ---- when ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(FIELDS, EXCHANGES)
def test_an_exchange_is_open_before_a_dwarf_is_placed(
    tile: str, exchange: str, pay: str, get: str
) -> None:
    table = given(owning(tile, goods=pay)).turn().play(f"exchange {exchange}")

    assert table.goods() == get
    assert table.asked() == "place"


@pytest.mark.parametrize(FIELDS, EXCHANGES)
def test_an_exchange_is_open_in_the_middle_of_an_action(
    tile: str, exchange: str, pay: str, get: str
) -> None:
    table = housework(owning(tile, goods=pay)).play("take dog", f"exchange {exchange}")

    assert table.goods() == f"{get}+dog"


@pytest.mark.parametrize(FIELDS, EXCHANGES)
def test_an_exchange_is_open_while_the_family_is_fed(
    tile: str, exchange: str, pay: str, get: str
) -> None:
    table = given(owning(tile, goods=pay)).feed().play(f"exchange {exchange}")

    assert table.goods() == get
    assert table.asked() == "feed"


@pytest.mark.parametrize(FIELDS, EXCHANGES)
def test_an_exchange_is_open_before_points_are_counted(
    tile: str, exchange: str, pay: str, get: str
) -> None:
    table = given(owning(tile, goods=pay)).end().play(f"exchange {exchange}")

    assert table.goods() == get


@pytest.mark.parametrize(FIELDS, EXCHANGES)
def test_only_the_owner_of_a_tile_exchanges(tile: str, exchange: str, pay: str, get: str) -> None:
    del get
    table = given(seat(pay), owning(tile, goods=pay)).turn()

    assert table.why(f"exchange {exchange}") == ("no-such-tile", "CAV-7.6")


@pytest.mark.parametrize(FIELDS, EXCHANGES)
def test_an_exchange_asks_for_all_that_it_takes(
    tile: str, exchange: str, pay: str, get: str
) -> None:
    del get
    table = given(owning(tile, goods=pay.rpartition("+")[0] or "none")).turn()

    assert table.why(f"exchange {exchange}") == ("too-poor", "CAV-7.6")


@pytest.mark.rule("CAV-9.18", "CAV-9.39")
def test_exchanges_may_be_repeated() -> None:
    table = given(owning("trader", goods="gold*5")).turn()

    table.play("exchange trader", "exchange trader")

    assert table.goods() == "wood*2+stone*2+ore*2+gold"
    assert table.options("exchange") == []


# ---- what they do not take -----------------------------------------------------------------------


@pytest.mark.rule("CAV-9.35")
def test_the_beer_parlor_takes_grain_from_the_supply_only() -> None:
    own = seat("grain", grain={"c4": 3}, furnished=rooms("beer_parlor"))

    assert given(own).turn().options("exchange") == []


@pytest.mark.rule("CAV-9.35")
def test_the_beer_parlor_offers_gold_or_food() -> None:
    table = given(owning("beer_parlor", goods="grain*3")).turn()

    assert table.options("exchange") == ["exchange beer_parlor_gold", "exchange beer_parlor_food"]


@pytest.mark.rule("CAV-9.34")
def test_the_hunting_parlor_takes_pairs_of_boars_only() -> None:
    table = given(owning("hunting_parlor", "mixed_dwelling", goods="wild_boar*3")).turn()

    table.play("exchange hunting_parlor")

    assert table.goods() == "food*2+gold*2+wild_boar"
    assert table.options("exchange") == []


@pytest.mark.rule("CAV-9.26")
def test_the_cooking_cave_cooks_any_number_of_meals_of_crops_in_the_supply() -> None:
    own = seat("grain*2+vegetable*3", grain={"c4": 1}, furnished=rooms("cooking_cave"))
    table = given(own).turn().play("exchange cooking_cave", "exchange cooking_cave")

    assert table.goods() == "vegetable+food*10"
    assert table.options("exchange") == []


# ---- Trader and Spare part storage ---------------------------------------------------------------


@pytest.mark.rule("CAV-9.39", "CAV-9.18")
def test_the_spare_part_storage_is_laid_on_the_trader() -> None:
    """Worked example T93, ruling R17."""
    table = housework(owning("trader", goods="wood*2+gold*2"))
    assert table.score()["tiles"] == 2
    assert table.options("furnish spare_part_storage") == ["furnish spare_part_storage e3"]

    table.play("furnish spare_part_storage e3")

    assert "tiles" not in table.score()
    assert table.land()["e3"] == "spare_part_storage"
    assert table.land()["d3"] == "cavern"


@pytest.mark.rule("CAV-9.18", "CAV-9.39")
def test_the_trader_is_laid_on_the_spare_part_storage() -> None:
    """Ruling R17."""
    table = housework(owning("spare_part_storage", goods="wood+stone+ore"))
    assert table.options("furnish trader") == ["furnish trader e3"]

    table.play("furnish trader e3")

    assert table.options("exchange") == []
    assert table.score()["tiles"] == 2


@pytest.mark.rule("CAV-9.18", "CAV-9.39")
def test_a_covered_trader_trades_no_more_and_does_not_come_back() -> None:
    table = housework(owning("trader", goods="wood*2+gold*2")).play("furnish spare_part_storage e3")

    assert table.options("exchange") == []
    assert "trader" not in table.supply()
    assert table.violations() == []


@pytest.mark.rule("CAV-9.39")
def test_the_spare_part_storage_needs_no_cavern_where_it_covers_the_trader() -> None:
    table = housework(seat("wood*2", furnished={"d3": "trader"}))

    assert table.play("furnish spare_part_storage d3").land()["d3"] == "spare_part_storage"


@pytest.mark.rule("CAV-9.39")
def test_the_spare_part_storage_covers_the_trader_though_tunnels_could_be_furnished() -> None:
    own = seat("wood*2", tunnels="f2", furnished=rooms("trader", "work_room"))

    assert housework(own).options("furnish spare_part_storage") == ["furnish spare_part_storage e3"]


@pytest.mark.rule("CAV-9.39", "CAV-9.40")
def test_a_covered_spare_part_storage_is_no_yellow_tile_any_more() -> None:
    table = housework(owning("spare_part_storage", "main_storage", goods="wood"))
    assert table.score()["bonus"] == 4

    assert table.play("furnish trader e3").score()["bonus"] == 2


# ---- Peaceful cave -------------------------------------------------------------------------------


def armed(dwarfs: str, goods: str = "none") -> Player:
    """A home with the Peaceful cave."""
    return owning("peaceful_cave", goods=goods, dwarfs=dwarfs)


@pytest.mark.rule("CAV-9.30")
def test_the_peaceful_cave_trades_a_weapon_for_food_of_its_strength() -> None:
    table = given(armed("0 7")).turn().play("disarm 7")

    assert table.goods() == "food*7"
    assert table.dwarfs() == "0 0"


@pytest.mark.rule("CAV-9.30")
def test_the_peaceful_cave_trades_any_number_of_weapons() -> None:
    table = given(armed("3 3 14")).feed().play("disarm 3", "disarm 3", "disarm 14")

    assert table.goods() == "food*20"


@pytest.mark.rule("CAV-9.30")
def test_a_dwarf_without_its_weapon_may_forge_again() -> None:
    table = given(armed("2 2", goods="ore*8"), cards="blacksmithing").turn()

    table.play("disarm 2", "place blacksmithing", "forge 8")

    assert table.dwarfs() == "8@blacksmithing 2"
    assert table.goods() == "food*2"


@pytest.mark.rule("CAV-9.30")
def test_a_dwarf_without_its_weapon_goes_first_again() -> None:
    table = given(armed("4 9"), cards="blacksmithing").turn()

    table.play("disarm 9", "place supplies")

    assert table.dwarfs() == "4 0@supplies"


@pytest.mark.rule("CAV-9.30")
def test_a_weapon_may_be_traded_while_its_dwarf_is_away_at_work() -> None:
    """Ruling R31."""
    table = given(armed("0 7@supplies")).turn().play("disarm 7 away")

    assert table.dwarfs() == "0 0@supplies"
    assert table.goods() == "food*7"


def exploring(own: Player) -> Table:
    """The strongest dwarf has begun an expedition."""
    table = given(own, seats=3, cards="exploration").turn()
    return table.play("place exploration", "loot wood")


@pytest.mark.rule("CAV-9.30")
def test_the_weapon_of_a_dwarf_on_its_expedition_is_not_traded() -> None:
    """Ruling R31; the other one is at home."""
    table = exploring(armed("5 5"))

    assert table.options("disarm") == ["disarm 5"]
    assert table.play("disarm 5", "done").dwarfs() == "6@exploration 0"


@pytest.mark.rule("CAV-9.30")
def test_that_weapon_is_not_traded_either_while_looted_animals_look_for_room() -> None:
    """Ruling R31."""
    table = exploring(armed("5", goods="sheep*2")).play("loot donkey")
    assert table.asked() == "keep"
    assert table.options("disarm") == []

    table.play("keep sheep*2", "done")

    assert table.dwarfs() == "6@exploration"


@pytest.mark.rule("CAV-9.30")
def test_that_weapon_is_not_traded_while_animals_bought_on_the_way_look_for_room() -> None:
    """Ruling R31."""
    table = exploring(armed("5", goods="ruby+sheep*2")).play("ruby donkey")

    assert table.asked() == "keep"
    assert table.options("disarm") == []


@pytest.mark.rule("CAV-9.30")
def test_between_two_expeditions_of_an_adventure_the_weapon_may_be_traded() -> None:
    table = given(armed("5"), cards="adventure").turn()

    table.play("place adventure", "loot wood", "disarm 6 away")

    assert table.goods() == "wood+food*6"
    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.30", "CAV-9.46")
def test_weapons_traded_before_scoring_let_the_prayer_chamber_count() -> None:
    table = given(owning("peaceful_cave", "prayer_chamber", dwarfs="0 4")).end()
    assert "bonus" not in table.score()

    assert table.play("disarm 4").score()["bonus"] == 8


@pytest.mark.rule("CAV-9.30")
def test_without_the_peaceful_cave_weapons_are_not_traded() -> None:
    assert given(seat(dwarfs="0 7")).turn().why("disarm 7") == ("no-such-tile", "CAV-9.30")
