"""Suppliers, the Miner, and tiles that answer a gain: Dog school, Quarry, Seam."""

import pytest

from tests.rules.caverna.homes import housework, owning, rooms
from tests.rules.caverna.table import Table, given, seat

# ---- suppliers -----------------------------------------------------------------------------------


def delivered(table: Table, good: str) -> dict[int, int]:
    """Begin every round that is left; tell what of a good the first player had in each."""
    had = {}
    while table.state.round < 12:
        table.begin()
        had[table.state.round] = table.home()["goods"][good]
    return had


@pytest.mark.parametrize(
    ("tile", "cost", "deliveries"),
    [
        pytest.param("wood_supplier", "stone", {"wood": 7}, marks=pytest.mark.rule("CAV-9.19")),
        pytest.param("stone_supplier", "wood", {"stone": 5}, marks=pytest.mark.rule("CAV-9.20")),
        pytest.param(
            "ruby_supplier", "wood*2+stone*2", {"ruby": 4}, marks=pytest.mark.rule("CAV-9.21")
        ),
    ],
)
def test_a_supplier_announces_its_deliveries(
    tile: str, cost: str, deliveries: dict[str, int]
) -> None:
    table = housework(seat(cost)).play(f"furnish {tile} d3")

    assert table.goods() == "none"
    assert table.home()["deliveries"] == deliveries


@pytest.mark.rule("CAV-9.19")
def test_the_wood_supplier_comes_in_the_next_seven_rounds() -> None:
    table = given(seat(deliveries={"wood": 7}), seats=3, round_=2)

    assert delivered(table, "wood") == {
        3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 7, 10: 7, 11: 7, 12: 7,
    }  # fmt: skip


@pytest.mark.rule("CAV-9.19")
def test_deliveries_after_the_last_round_are_lost_and_round_nine_is_left_out_by_two() -> None:
    """Worked example T98, ruling R23: built in round 5, the seventh wood is lost."""
    table = given(seat(deliveries={"wood": 7}), round_=5)

    assert delivered(table, "wood") == {6: 1, 7: 2, 8: 3, 10: 4, 11: 5, 12: 6}


@pytest.mark.rule("CAV-9.20")
def test_the_stone_supplier_comes_in_the_next_five_rounds() -> None:
    table = given(seat(deliveries={"stone": 5}), seats=3, round_=6)

    assert delivered(table, "stone") == {7: 1, 8: 2, 9: 3, 10: 4, 11: 5, 12: 5}


@pytest.mark.rule("CAV-9.20")
def test_two_players_do_not_count_round_nine_for_the_stone_supplier() -> None:
    """Ruling R23."""
    table = given(seat(deliveries={"stone": 5}), round_=5)

    assert delivered(table, "stone") == {6: 1, 7: 2, 8: 3, 10: 4, 11: 5, 12: 5}


@pytest.mark.rule("CAV-9.21")
def test_the_ruby_supplier_comes_in_the_next_four_rounds() -> None:
    table = given(seat(deliveries={"ruby": 4}), seats=1, round_=6)

    assert delivered(table, "ruby") == {7: 1, 8: 2, 10: 3, 11: 4, 12: 4}


@pytest.mark.rule("CAV-9.21")
def test_incomes_come_before_the_card_of_the_round() -> None:
    """Ruling R22."""
    table = given(seat(deliveries={"ruby": 4}), seat(deliveries={"wood": 7}), round_=4).begin()

    assert table.asked() == "reveal"
    assert table.goods(0) == "ruby"
    assert table.goods(1) == "wood"


@pytest.mark.rule("CAV-9.21")
def test_alone_a_delivered_ruby_saves_the_goods_of_a_space() -> None:
    """Ruling R22."""
    own = seat(deliveries={"ruby": 1})
    table = given(own, seats=1, round_=4, piles={"wood_gathering": 6}).begin()

    table.play("save wood_gathering")

    assert table.pile("wood_gathering") == "wood*7"


@pytest.mark.rule("CAV-9.20", "CAV-9.24")
def test_the_seam_answers_the_stone_supplier() -> None:
    own = seat(furnished=rooms("stone_supplier", "seam"), deliveries={"stone": 5})

    assert given(own).begin().goods() == "stone+ore"


# ---- Miner ---------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.16")
def test_the_miner_digs_an_ore_for_each_donkey_in_an_ore_mine() -> None:
    own = seat("donkey*2", ore_mines="f2 f3", furnished=rooms("miner"))

    assert given(own).begin().goods() == "ore*2+donkey*2"


@pytest.mark.rule("CAV-9.16")
def test_the_miner_digs_as_a_round_begins_before_its_card() -> None:
    own = seat("donkey", ore_mines="f2", furnished=rooms("miner"))

    assert given(own).begin().asked() == "reveal"


@pytest.mark.rule("CAV-9.16")
def test_donkeys_in_ruby_mines_do_not_dig() -> None:
    own = seat("donkey*2", ruby_mines="f2 f3", furnished=rooms("miner"))

    assert given(own).begin().goods() == "donkey*2"


@pytest.mark.rule("CAV-9.16")
def test_donkeys_go_to_ore_mines_first() -> None:
    own = seat("donkey*2", ruby_mines="f2", ore_mines="f3 e1", furnished=rooms("miner"))

    assert given(own).begin().goods() == "ore*2+donkey*2"


@pytest.mark.rule("CAV-9.16")
def test_each_ore_mine_holds_one_donkey_only() -> None:
    own = seat("donkey*3", ore_mines="f3", furnished=rooms("miner"))

    assert given(own).begin().goods() == "ore+donkey*3"


@pytest.mark.rule("CAV-9.16")
def test_a_ruby_may_buy_a_donkey_before_the_miner_digs() -> None:
    """Ruling R30: the beginning of a round is a time for everything."""
    own = seat("ruby", ore_mines="f3", furnished=rooms("miner"))
    table = given(own).begin().play("ruby donkey")
    assert table.options("done") == ["done"]

    assert table.play("done").goods() == "ore+donkey"


@pytest.mark.rule("CAV-9.16", "CAV-9.21")
def test_a_ruby_that_is_just_delivered_may_buy_a_donkey_for_the_miner() -> None:
    own = seat(ore_mines="f3", furnished=rooms("miner", "ruby_supplier"), deliveries={"ruby": 4})

    assert given(own).begin().play("ruby donkey", "done").goods() == "ore+donkey"


# ---- Dog school ----------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.22")
def test_the_dog_school_gives_a_wood_for_the_dog_of_housework() -> None:
    assert housework(owning("dog_school")).play("take dog").goods() == "wood+dog"


@pytest.mark.rule("CAV-9.22")
def test_the_dog_school_gives_a_wood_for_a_dog_bought_with_a_ruby() -> None:
    assert given(owning("dog_school", goods="ruby")).turn().play("ruby dog").goods() == "wood+dog"


@pytest.mark.rule("CAV-9.22")
def test_the_dog_school_gives_a_wood_for_a_dog_of_the_loot_table() -> None:
    table = given(owning("dog_school", dwarfs="1"), cards="blacksmithing").turn()

    table.play("place blacksmithing", "loot dog")

    assert table.goods() == "wood+dog"


@pytest.mark.rule("CAV-9.22")
def test_the_dog_school_gives_a_wood_for_a_dog_of_the_weekly_market() -> None:
    table = given(owning("dog_school"), seats=5).turn()

    table.play("place weekly_market_5", "buy dog")

    assert table.goods() == "wood+gold*2+dog"


@pytest.mark.rule("CAV-9.22")
def test_the_dog_school_gives_nothing_for_dogs_that_are_there_already() -> None:
    table = housework(seat()).play("take dog", "furnish dog_school d3")

    assert table.goods() == "dog"


@pytest.mark.rule("CAV-9.22")
def test_the_dog_school_needs_a_cavern() -> None:
    table = housework(seat(furnished={"d3": "quarry"}))

    assert table.why("furnish dog_school d3") == ("no-cavern", "CAV-5.1")


# ---- Quarry --------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.23")
def test_the_quarry_gives_a_stone_for_a_newborn_donkey() -> None:
    own = seat("donkey*2", small_pastures="c4", furnished=rooms("quarry"))

    assert given(own).breed().goods() == "stone+donkey*3"


@pytest.mark.rule("CAV-9.23")
def test_the_quarry_gives_nothing_for_other_newborns() -> None:
    own = seat("sheep*2", small_pastures="c4", furnished=rooms("quarry"))

    assert given(own).breed().goods() == "sheep*3"


@pytest.mark.rule("CAV-9.23")
def test_the_quarry_gives_nothing_for_a_donkey_that_finds_no_room() -> None:
    assert given(owning("quarry", goods="donkey*2")).breed().goods() == "donkey*2"


@pytest.mark.rule("CAV-9.23")
def test_the_quarry_gives_a_stone_for_a_donkey_bred_as_loot() -> None:
    own = seat("donkey*2", "14", small_pastures="c4", furnished=rooms("quarry"))
    table = given(own, seats=3, cards="exploration").turn()

    table.play("place exploration", "loot breed_two", "breed donkey")

    assert table.goods() == "stone+donkey*3"


@pytest.mark.rule("CAV-9.23")
def test_the_quarry_gives_nothing_for_donkeys_from_elsewhere() -> None:
    own = owning("quarry", goods="ruby", dwarfs="3")
    table = given(own, cards="donkey_farming blacksmithing", piles={"donkey_farming": 1}).turn()

    table.play("ruby donkey", "place blacksmithing", "loot donkey")

    assert table.goods() == "donkey*2"


# ---- Seam ----------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.24")
@pytest.mark.parametrize(
    ("seats", "space", "piles", "goods"),
    [
        (2, "drift_mining_1", 3, "stone*3+ore*3"),
        (2, "supplies", 0, "wood+stone+ore*2+food+gold*2"),
        (2, "ore_delivery", 2, "stone*2+ore*4"),
        (3, "strip_mining", 3, "wood*2+stone*2+ore*3"),
        (7, "large_depot", 1, "wood*2+stone+ore*2"),
    ],
)
def test_the_seam_gives_an_ore_for_each_stone_of_an_action_space(
    seats: int, space: str, piles: int, goods: str
) -> None:
    table = given(owning("seam"), seats=seats, cards="ore_delivery", piles={space: piles}).turn()

    assert table.play(f"place {space}").goods() == goods


@pytest.mark.rule("CAV-9.24")
def test_the_seam_gives_an_ore_for_a_stone_of_the_loot_table() -> None:
    table = given(owning("seam", dwarfs="3"), cards="blacksmithing").turn()

    assert table.play("place blacksmithing", "loot stone").goods() == "stone+ore"


@pytest.mark.rule("CAV-9.24")
def test_the_seam_gives_an_ore_for_a_stone_bought_with_a_ruby() -> None:
    assert given(owning("seam", goods="ruby")).turn().play("ruby stone").goods() == "stone+ore"


@pytest.mark.rule("CAV-9.24")
def test_the_seam_gives_an_ore_for_the_stone_of_the_trader() -> None:
    table = given(owning("seam", "trader", goods="gold*2")).turn()

    assert table.play("exchange trader").goods() == "wood+stone+ore*2"


@pytest.mark.rule("CAV-9.24")
def test_the_seam_gives_an_ore_for_the_stone_of_the_quarry() -> None:
    own = seat("donkey*2", small_pastures="c4", furnished=rooms("seam", "quarry"))

    assert given(own).breed().goods() == "stone+ore+donkey*3"


@pytest.mark.rule("CAV-9.24")
def test_the_seam_gives_two_ore_for_the_stone_of_the_stone_carver() -> None:
    table = housework(owning("seam", goods="wood"))

    assert table.play("furnish stone_carver d3").goods() == "stone*2+ore*2"


@pytest.mark.rule("CAV-9.24")
def test_the_seam_gives_an_ore_for_a_stone_of_the_weekly_market() -> None:
    table = given(owning("seam"), seats=5).turn()

    assert table.play("place weekly_market_5", "buy stone").goods() == "stone+ore+gold*3"


@pytest.mark.rule("CAV-9.24")
def test_the_seam_gives_an_ore_for_the_stone_of_extension() -> None:
    table = given(owning("seam"), seats=7).turn()

    table.play("place extension", "lay cavern_tunnel f3 f2")

    assert table.goods() == "stone+ore"


@pytest.mark.rule("CAV-9.24")
def test_for_the_seam_paying_less_is_not_getting() -> None:
    table = housework(owning("seam", "stone_carver", goods="wood+stone"))

    assert table.play("furnish miner d3").goods() == "stone"
