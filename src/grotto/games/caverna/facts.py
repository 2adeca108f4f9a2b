"""What is printed on the pieces of Caverna, for drawings.

Costs of furnishing tiles and rewards are lists in the order of `GOODS`; everywhere else goods are
named.
"""

from typing import Final

from grotto.games.caverna import components as box
from grotto.games.caverna import furnishings as tiles
from grotto.games.caverna import home_board as board
from grotto.games.caverna.components import GOODS, Goods
from grotto.games.caverna.loot import LOOT
from grotto.games.caverna.rules.feeding import FULL_MEAL, LIGHT_MEAL
from grotto.games.caverna.rules.harvest import EVENTS, FIXED_HARVESTS, HARVESTS
from grotto.games.caverna.spaces import (
    ALWAYS,
    BOARD_SPACE,
    DEED_KEYS,
    EXTRA_3,
    EXTRA_5,
    EXTRA_6_7,
    EXTRA_7,
    JOINING_WORDS,
    SIDE_1_3,
    SIDE_2_3,
    SIDE_4_7,
    SOLO_CARDS,
    SPACE_RULES,
    SPACES,
    Deed,
    Effect,
)

Fact = dict[str, object]
"""A row of a table."""


def _some(counts: Goods) -> dict[str, int]:
    return {GOODS[good]: count for good, count in enumerate(counts) if count}


# ---- furnishing tiles ----------------------------------------------------------------------------

_THINGS: Final[dict[int, str]] = {
    -1: "",
    tiles.ADJACENT_DWELLINGS: "adjacent_dwellings",
    tiles.YELLOW_TILES: "yellow_tiles",
    tiles.ARMED_DWARFS: "armed_dwarfs",
    tiles.ALL_DWARFS_ARMED: "all_dwarfs_armed",
    tiles.NO_DWARF_ARMED: "no_dwarf_armed",
    tiles.DWARFS_ABOVE_FOUR: "dwarfs_above_four",
    tiles.CROP_SETS: "crop_sets",
    tiles.ALL_FARM_ANIMALS: "all_farm_animals",
}
"""What tiles count besides goods."""


def _discount(good: str, count: int, *on: str) -> Fact:
    return {"kind": "discount", "good": good, "count": count, "on": list(on)}


def _holds(animal: str, room: int, per: str = "") -> Fact:
    """Room for animals of one type, which may be any; `per` of something."""
    return {"kind": "holds", "animal": animal, "room": room, "per": per}


_FED_WITH: Final[list[dict[str, int]]] = [
    {GOODS[good]: count} for good, count in tiles.FED_BY_GOODS
]
_EFFECTS: Final[dict[str, list[Fact]]] = {
    "mixed_dwelling": [_holds("any", tiles.MIXED_ROOM)],
    "additional_dwelling": [{"kind": "sixth_dwarf"}],
    "cuddle_room": [_holds("sheep", 1, "dwarf")],
    "breakfast_room": [_holds("cattle", tiles.BREAKFAST_CATTLE)],
    "stubble_room": [_holds("any", 1, "empty_field")],
    "work_room": [{"kind": "furnish_tunnels"}],
    "guest_room": [{"kind": "either_or_as_and_or"}],
    "office_room": [{"kind": "overhang", "gets": {"gold": tiles.OFFICE_GOLD}}],
    "carpenter": [_discount("wood", 1, "furnish", "fence")],
    "stone_carver": [_discount("stone", 1, "furnish", "stable")],
    "blacksmith": [_discount("ore", tiles.FORGING_DISCOUNT, "forge")],
    "miner": [{"kind": "each_round", "gets": {"ore": 1}, "per": "donkey_in_ore_mine"}],
    "builder": [
        {"kind": "replace", "good": good, "by": "ore", "on": ["furnish"]}
        for good in ("wood", "stone")
    ],
    "quarry": [{"kind": "per_newborn", "animal": "donkey", "gets": {"stone": 1}}],
    "slaughtering_cave": [{"kind": "more_food_per_animal", "food": 1}],
    "working_cave": [{"kind": "feeds_a_dwarf", "with": _FED_WITH}],
    "mining_cave": [{"kind": "saves_food", "food": 1, "per": "donkey_in_mine"}],
    "breeding_cave": [{"kind": "food_for_newborns", "food": list(tiles.BREEDING_FOOD)}],
    "peaceful_cave": [{"kind": "food_for_weapon"}],
    "writing_chamber": [{"kind": "prevents_loss", "points": tiles.MOST_LOSS_PREVENTED}],
}
"""What tiles do besides what their columns and exchanges say."""
_ECHOES: Final[dict[int, list[Fact]]] = {
    row.tile: [{"kind": "echo", "gained": GOODS[row.gained], "gets": {GOODS[row.gives]: 1}}]
    for row in tiles.ECHOES
}


def _counts(count: tiles.Count) -> Fact:
    thing = GOODS[count.thing] if 0 <= count.thing < len(GOODS) else _THINGS[count.thing]
    return {"thing": thing, "every": count.every, "gives": count.gives}


def _furnishing(number: int, row: tiles.Furnishing) -> Fact:
    delivered = row.delivery.rounds > 0
    return {
        "key": row.key,
        "colour": row.colour,
        "cost": row.cost,
        "points": row.points,
        "introductory": row.introductory,
        "dwarfs": row.dwarfs,
        "at_once": row.at_once,
        "food": _counts(row.food),
        "bonus": _counts(row.bonus),
        "delivery": {
            "good": GOODS[row.delivery.good] if delivered else "",
            "rounds": row.delivery.rounds,
        },
        "exchanges": [exchange.key for exchange in tiles.EXCHANGES if exchange.tile == number],
        "effects": _EFFECTS.get(row.key, []) + _ECHOES.get(number, []),
        "rule": tiles.FURNISHING_RULES[number],
    }


# ---- action spaces -------------------------------------------------------------------------------

_BOARDS: Final[dict[tuple[int, ...], str]] = {
    ALWAYS: "small_basic",
    SIDE_1_3: "basic_1_3",
    SIDE_2_3: "basic_1_3",
    SIDE_4_7: "basic_4_7",
    EXTRA_3: "additional_3",
    EXTRA_5: "large_additional_5",
    EXTRA_6_7: "large_additional_6_7",
    EXTRA_7: "additional_7",
}
"""The boards on which spaces are printed, by the numbers of players they are used with."""
_CHOICES: Final[dict[int, str]] = {
    0: "",
    tiles.ALL_TILES: "any",
    tiles.DWELLINGS: "dwellings",
    tiles.ORDINARY_DWELLING: "dwelling",
}
"""Furnishing tiles to choose from."""


def _deed(deed: Deed) -> Fact:
    return {
        "deed": DEED_KEYS[deed.verb],
        "gets": _some(deed.gets),
        "price": _some(deed.price),
        "tiles": [board.LANDSCAPE[tile] for tile in deed.tiles],
        "furnishings": _CHOICES[deed.furnishings],
        "level": deed.level,
        "types": deed.types,
        "ruby_mines": deed.ruby_mines,
        "per_ore_mine": deed.per_ore_mine,
        "deep": deed.deep,
        "token": deed.token,
    }


def _effect(effect: Effect) -> Fact:
    """A deed, or several parts with the words between them."""
    if isinstance(effect, Deed):
        return {"words": "deed", **_deed(effect)}
    return {
        "words": JOINING_WORDS[effect.words],
        "parts": [_effect(part) for part in effect.parts],
    }


def _space(number: int) -> Fact:
    row = SPACES[number]
    is_card = row.stage != BOARD_SPACE or not row.seats
    return {
        "key": row.key,
        "board": "card" if is_card else _BOARDS[row.seats],
        "stage": row.stage,
        "seats": row.seats,
        "fresh": _some(row.fresh),
        "more": _some(row.more),
        "fee": row.fee,
        "imitable": row.imitable,
        "effect": _effect(row.effect),
        "rule": SPACE_RULES[number],
    }


# ---- landscape, loot, exchanges ------------------------------------------------------------------


def _landscape(tile: int) -> Fact:
    key = board.LANDSCAPE[tile]
    return {"key": key, "halves": board.HALVES.get(key, ()), "rubies": board.RUBY_PRICE[tile]}


def _bought(good: int) -> Fact:
    count = box.RUBY_FOOD if good == box.FOOD else 1
    food = box.CATTLE_SURCHARGE if good == box.CATTLE else 0
    return {"good": GOODS[good], "count": count, "food": food}


_MEALS: Final[tuple[int, ...]] = (0, LIGHT_MEAL, FULL_MEAL, FULL_MEAL)
"""Food of a grown dwarf, by harvest."""

FACTS: Final[dict[str, object]] = {
    "GOODS": GOODS,
    "FARM_ANIMALS": box.FARM_KEYS,
    # the home board
    "COLUMNS": board.COLUMNS,
    "ROWS": board.ROWS,
    "REWARDS": board.REWARDS,
    "BEYOND": board.OUTSIDE_KEYS,
    "ENTRANCE": board.CELL_KEYS[board.ENTRANCE],
    "ENTRY_DWELLING": board.CELL_KEYS[board.ENTRY_DWELLING],
    "START_CAVERN": board.CELL_KEYS[board.START_CAVERN],
    "LANDSCAPE": [_landscape(tile) for tile in range(len(board.LANDSCAPE))],
    # furnishing tiles
    "COLOURS": tiles.COLOURS,
    "FURNISHINGS": [_furnishing(number, row) for number, row in enumerate(tiles.FURNISHINGS)],
    "EXCHANGES": [
        {
            "key": row.key,
            "tile": tiles.FURNISHING_KEYS[row.tile],
            "pay": _some(row.pay),
            "get": _some(row.get),
        }
        for row in tiles.EXCHANGES
    ],
    # action spaces
    "SPACES": [_space(number) for number in range(len(SPACES))],
    "SOLO_CARDS": SOLO_CARDS,
    "MARKET": [{"good": GOODS[good], "gold": gold} for good, gold in box.MARKET],
    "ORE_SALE": {"ore": box.ORE_SOLD, "get": _some(box.ORE_PRICE), "most": box.MOST_ORE_SALES},
    "LOOT": [{"key": row.key, "strength": row.strength, **_deed(row.deed)} for row in LOOT],
    # at any time
    "FOOD_VALUES": [
        {"good": GOODS[good], "count": count, "food": food} for good, count, food in box.EDIBLE
    ],
    "COINS_LOST": box.COINS_LOST,
    "RUBY_BUYS": [_bought(good) for good in box.RUBY_BUYS],
    # rounds and harvests
    "ROUNDS": box.LAST_ROUND,
    "SKIPPED_ROUND": box.SKIPPED_ROUND,
    "FIRST_MARKER_ROUND": box.FIRST_MARKER_ROUND,
    "HARVESTS": [
        {"harvest": harvest, "meal": meal} for harvest, meal in zip(HARVESTS, _MEALS, strict=True)
    ],
    "CALENDAR": [HARVESTS[kind] for kind in FIXED_HARVESTS[1:]],
    "EVENTS": [HARVESTS[kind] for kind in EVENTS],
    "QUESTION_MARKS": box.QUESTION_MARKS,
    "LEAVES": [box.leaves(seats) for seats in range(1, box.MOST_SEATS + 1)],
    "OVERFLOW": box.OVERFLOW,
    # players
    "STARTING_FOOD": box.STARTING_FOOD,
    "SOLO_FOOD": box.SOLO_FOOD,
    "STABLES": box.STABLES,
    "FIRST_DWARFS": box.FIRST_DWARFS,
    "MOST_DWARFS": box.MOST_DWARFS,
    "STRONGEST_FORGED": box.STRONGEST_FORGED,
    "STRONGEST": box.STRONGEST,
    "SOWN": {"grain": box.GRAIN_SOWN, "vegetable": box.VEGETABLES_SOWN, "most": box.MOST_SOWN},
    # points
    "POINTS": {
        "missing_type": box.MISSING_TYPE,
        "unused_cell": box.UNUSED_SPACE,
        "begging": box.BEGGING,
        "small_pasture": box.SMALL_PASTURE_POINTS,
        "large_pasture": box.LARGE_PASTURE_POINTS,
        "ore_mine": box.ORE_MINE_POINTS,
        "ruby_mine": box.RUBY_MINE_POINTS,
    },
}
"""By the name of the table."""
