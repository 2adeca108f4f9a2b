"""The box: spaces, tiles, loot and the home board, against facts written down independently."""

import pytest

from grotto.core.bags import keys_in
from grotto.core.notation import multiset
from grotto.games.caverna.components import (
    EDIBLE,
    FARM_KEYS,
    GOODS,
    MOST_DWARFS,
    QUESTION_MARKS,
    RUBY_BUYS,
    STABLES,
    STRONGEST,
    STRONGEST_FORGED,
    leaves,
)
from grotto.games.caverna.components import MARKET as MARKET_ROWS
from grotto.games.caverna.furnishings import COLOURS, DWELLINGS, FURNISHING_KEYS, YELLOWS
from grotto.games.caverna.furnishings import EXCHANGES as EXCHANGE_ROWS
from grotto.games.caverna.furnishings import FURNISHINGS as TILES
from grotto.games.caverna.home_board import (
    BOARD,
    BOARD_KEYS,
    CELL_KEYS,
    FOREST,
    LANDSCAPE,
    MOUNTAIN,
    OUTSIDE_KEYS,
    RUBY_PRICE,
)
from grotto.games.caverna.home_board import NEIGHBOURS as TOUCHING
from grotto.games.caverna.home_board import REWARDS as HIDDEN
from grotto.games.caverna.loot import LOOT as ITEMS
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.rules.programs import is_imitation
from grotto.games.caverna.spaces import (
    SPACE_KEYS,
    Deed,
    printed_spaces,
    space_of,
    stage_cards,
)
from grotto.games.caverna.spaces import SPACES as ROWS
from tests.rules.caverna.facts import (
    DELIVERIES,
    EXCHANGES,
    FEES,
    FOOD,
    FURNISHINGS,
    HOUSED,
    LOOT,
    LOOT_GOODS,
    LOOT_PRICES,
    MARKET,
    NEIGHBOURS,
    PRINTED,
    REWARDS,
    SPACES,
    STAGES,
)

WORDS = ("and/or", "then/or", "either", "then")

# ---- action spaces -------------------------------------------------------------------------------


def words_of(space: int) -> str:
    """The words between the parts of a space."""
    effect = ROWS[space].effect
    return "single" if isinstance(effect, Deed) else WORDS[effect.words]


@pytest.mark.rule("CAV-2.4", "CAV-4.1")
@pytest.mark.parametrize(("key", "players", "empty", "then", "words"), SPACES)
def test_a_space_is_as_printed(key: str, players: str, empty: str, then: str, words: str) -> None:
    row = ROWS[space_of(key)]

    assert "".join(map(str, row.seats)) == players
    assert (multiset(GOODS, row.fresh), multiset(GOODS, row.more)) == (empty, then)
    assert words_of(space_of(key)) == words


@pytest.mark.rule("CAV-1.3")
def test_there_are_40_printed_spaces_12_cards_and_one_back() -> None:
    stages = [row.stage for row in ROWS]

    assert set(SPACE_KEYS) == {key for key, *_ in SPACES}
    assert len(set(SPACE_KEYS)) == len(SPACES) == 53
    assert [stages.count(stage) for stage in range(5)] == [41, 3, 3, 3, 3]


@pytest.mark.rule("CAV-1.3")
@pytest.mark.parametrize(("players", "count"), PRINTED)
def test_so_many_spaces_are_printed(players: int, count: int) -> None:
    assert printed_spaces(players).bit_count() == count


@pytest.mark.rule("CAV-1.3", "CAV-4.6", "CAV-4.20")
def test_small_scale_drift_mining_is_for_five_only() -> None:
    """Ruling R4: with six and seven a second Drift mining is there instead."""
    boards = {players: keys_in(printed_spaces(players), SPACE_KEYS) for players in range(1, 8)}

    small = "small_scale_drift_mining"
    assert [players for players in boards if small in boards[players]] == [5]
    assert [players for players in boards if "drift_mining_67" in boards[players]] == [6, 7]
    assert all({"drift_mining_2", "drift_mining_67"} <= set(boards[players]) for players in (6, 7))


@pytest.mark.rule("CAV-4.15")
@pytest.mark.parametrize(("players", "fees"), FEES)
def test_imitation_costs_so_much(players: int, fees: str) -> None:
    printed = [space_of(key) for key in keys_in(printed_spaces(players), SPACE_KEYS)]

    found = [str(ROWS[space].fee) for space in printed if is_imitation(space)]
    assert found == fees.split()


@pytest.mark.rule("CAV-4.8", "CAV-4.15")
def test_neither_imitation_nor_starting_player_can_be_imitated() -> None:
    barred = {row.key.rpartition("_")[0] for row in ROWS if not row.imitable}

    assert barred == {"imitation", "starting_player"}


@pytest.mark.rule("CAV-1.5")
@pytest.mark.parametrize(("stage", "cards"), STAGES)
def test_a_stage_has_these_cards(stage: int, cards: str) -> None:
    assert set(keys_in(stage_cards(stage, 4), SPACE_KEYS)) == set(cards.split())


# ---- furnishing tiles ----------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "key", "colour", "cost", "points", "game"), FURNISHINGS)
def test_a_furnishing_tile_is_as_printed(
    number: int, key: str, colour: str, cost: str, points: int, game: str
) -> None:
    tile = TILES[number - 1]

    assert (tile.key, COLOURS[tile.colour], tile.points) == (key, colour, points)
    assert multiset(GOODS, tile.cost) == cost
    assert ("both" if tile.introductory else "full") == game


@pytest.mark.rule("CAV-1.4")
def test_there_are_48_tiles_of_59_points_and_27_in_the_introductory_game() -> None:
    colours = [COLOURS[tile.colour] for tile in TILES]

    assert len(set(FURNISHING_KEYS)) == 48
    assert [colours.count(colour) for colour in ("orange", "green", "yellow")] == [6, 24, 18]
    assert (DWELLINGS.bit_count(), YELLOWS.bit_count()) == (6, 18)
    assert sum(tile.points for tile in TILES) == 59
    assert sum(bool(tile.introductory) for tile in TILES) == 27


@pytest.mark.rule("CAV-5.2")
def test_dwellings_house_so_many_dwarfs() -> None:
    assert {tile.key: tile.dwarfs for tile in TILES if tile.dwarfs} == HOUSED


@pytest.mark.rule("CAV-9.19", "CAV-9.20", "CAV-9.21")
def test_suppliers_come_so_often() -> None:
    deliveries = {
        tile.key: (GOODS[tile.delivery.good], tile.delivery.rounds)
        for tile in TILES
        if tile.delivery.rounds
    }

    assert deliveries == DELIVERIES


@pytest.mark.rule("CAV-7.6")
def test_tiles_exchange_these_goods() -> None:
    rows = {
        (FURNISHING_KEYS[row.tile], multiset(GOODS, row.pay), multiset(GOODS, row.get))
        for row in EXCHANGE_ROWS
    }

    assert rows == set(EXCHANGES)


# ---- loot, market and food -----------------------------------------------------------------------


@pytest.mark.rule("CAV-6.5")
@pytest.mark.parametrize(("strength", "keys"), LOOT)
def test_loot_takes_a_weapon_of_this_strength(strength: int, keys: str) -> None:
    assert [item.key for item in ITEMS if item.strength == strength] == keys.split()


@pytest.mark.rule("CAV-6.5")
def test_there_are_23_items_of_loot() -> None:
    assert len(set(LOOT_KEYS)) == len(ITEMS) == 23


@pytest.mark.rule("CAV-6.5")
def test_items_of_loot_give_and_cost_this() -> None:
    gives = {item.key: multiset(GOODS, item.deed.gets) for item in ITEMS if any(item.deed.gets)}
    costs = {item.key: multiset(GOODS, item.deed.price) for item in ITEMS if any(item.deed.price)}

    assert (gives, costs) == (LOOT_GOODS, LOOT_PRICES)


@pytest.mark.rule("CAV-4.21")
def test_the_market_asks_these_prices() -> None:
    assert {GOODS[good]: price for good, price in MARKET_ROWS} == MARKET


@pytest.mark.rule("CAV-7.2")
def test_food_is_made_of_this() -> None:
    made = [(multiset([GOODS[good]], [count]), food) for good, count, food in EDIBLE]

    assert made == list(FOOD)


@pytest.mark.rule("CAV-7.4", "CAV-7.5")
def test_rubies_buy_these_goods_and_tiles() -> None:
    assert {GOODS[good] for good in RUBY_BUYS} == set(GOODS) - {"ruby"}
    assert {tile: price for tile, price in zip(LANDSCAPE, RUBY_PRICE) if price} == {
        "meadow": 1, "field": 1, "tunnel": 1, "cavern": 2,
    }  # fmt: skip


@pytest.mark.rule("CAV-1.1", "CAV-1.6", "CAV-1.7", "CAV-6.1", "CAV-6.3")
def test_these_things_are_limited() -> None:
    assert (STABLES, MOST_DWARFS, STRONGEST_FORGED, STRONGEST) == (3, 5, 8, 14)
    assert QUESTION_MARKS == 3
    assert [leaves(players) for players in range(1, 8)] == [0, 3, 4, 4, 4, 4, 4]


# ---- the home board ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-3.1")
def test_the_board_has_twelve_cells_of_forest_and_twelve_of_mountain() -> None:
    assert len(BOARD_KEYS) == BOARD.bit_count() == 24
    assert {key[0] for key in keys_in(FOREST & BOARD, CELL_KEYS)} == {"a", "b", "c"}
    assert {key[0] for key in keys_in(MOUNTAIN & BOARD, CELL_KEYS)} == {"d", "e", "f"}


@pytest.mark.rule("CAV-3.1")
@pytest.mark.parametrize(("cell", "neighbours"), NEIGHBOURS)
def test_cells_that_share_a_side_are_neighbours(cell: str, neighbours: str) -> None:
    touching = TOUCHING[CELL_KEYS.index(cell)] & BOARD

    assert sorted(keys_in(touching, CELL_KEYS)) == sorted(neighbours.split())


@pytest.mark.rule("CAV-3.1", "CAV-3.9")
def test_no_cell_of_the_forest_touches_the_mountain() -> None:
    for cell, touching in enumerate(TOUCHING):
        half = FOREST if FOREST >> cell & 1 else MOUNTAIN
        assert touching & ~half == 0


@pytest.mark.rule("CAV-3.9")
def test_19_cells_lie_around_the_board_and_none_below_the_dwelling() -> None:
    around = [f"{column}{row}" for column in "abcdef" for row in (0, 5)]
    around += [f"{column}{row}" for column in "zg" for row in (1, 2, 3, 4)]

    assert set(OUTSIDE_KEYS) == set(around) - {"d5"}


@pytest.mark.rule("CAV-3.2")
def test_five_cells_hide_something() -> None:
    hidden = {cell: multiset(GOODS, found) for cell, found in HIDDEN.items()}

    assert hidden == dict(REWARDS)


def test_keys_are_lower_case_words() -> None:
    for key in (*SPACE_KEYS, *FURNISHING_KEYS, *LOOT_KEYS, *LANDSCAPE, *CELL_KEYS, *GOODS):
        assert key.replace("_", "").isalnum()
        assert key == key.lower()


@pytest.mark.rule("CAV-8.1")
def test_four_goods_are_farm_animals_and_a_dog_is_not() -> None:
    assert FARM_KEYS == ("sheep", "donkey", "wild_boar", "cattle")
    assert GOODS[-4:] == FARM_KEYS
