"""The 48 furnishing tiles: prices, points, and what they do as far as it is a number [CAV-9].

What changes a rule is named here and asked at one point of the rules: `grep CARPENTER` finds it.
"""

from dataclasses import dataclass, field
from typing import Final

from grotto.games.caverna.components import (
    CATTLE,
    DOG,
    NOTHING,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    WOOD,
    Goods,
    goods,
)

ORANGE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
FULL: Final = 0
INTRO: Final = 1
"""Whether a tile is also part of the introductory game."""

COLOURS: Final[tuple[str, ...]] = ("orange", "green", "yellow")

# Things that tiles count besides goods; goods are counted by their own numbers.
ADJACENT_DWELLINGS: Final = 100
YELLOW_TILES: Final = 101
ARMED_DWARFS: Final = 102
ALL_DWARFS_ARMED: Final = 103
NO_DWARF_ARMED: Final = 104
DWARFS_ABOVE_FOUR: Final = 105
CROP_SETS: Final = 106
ALL_FARM_ANIMALS: Final = 107


@dataclass(frozen=True)
class Count:
    """So many points or food for every so many of a thing."""

    thing: int
    every: int = 1
    gives: int = 1


NO_COUNT: Final = Count(-1, 1, 0)


@dataclass(frozen=True)
class Delivery:
    """One of a good at the beginning of each of the next rounds."""

    good: int
    rounds: int


NO_DELIVERY: Final = Delivery(-1, 0)
DELIVERED: Final[tuple[int, ...]] = (WOOD, STONE, RUBY)
"""The goods of the three suppliers."""


@dataclass(frozen=True)
class Furnishing:
    """A furnishing tile."""

    key: str
    colour: int
    cost: Goods
    points: int
    introductory: int = FULL  # or `INTRO`: in both games
    dwarfs: int = 0  # it houses; the Additional dwelling has a rule of its own
    at_once: Goods = NOTHING  # when it is furnished
    food: Count = field(default=NO_COUNT)  # when it is furnished
    bonus: Count = field(default=NO_COUNT)  # when points are counted
    delivery: Delivery = field(default=NO_DELIVERY)


FURNISHINGS: Final[tuple[Furnishing, ...]] = (
    Furnishing("dwelling", ORANGE, goods(wood=4, stone=3), 3, INTRO, dwarfs=1),
    Furnishing("simple_dwelling_a", ORANGE, goods(wood=4, stone=2), 0, INTRO, dwarfs=1),
    Furnishing("simple_dwelling_b", ORANGE, goods(wood=3, stone=3), 0, INTRO, dwarfs=1),
    Furnishing("mixed_dwelling", ORANGE, goods(wood=5, stone=4), 4, dwarfs=1),
    Furnishing("couple_dwelling", ORANGE, goods(wood=8, stone=6), 5, dwarfs=2),
    Furnishing("additional_dwelling", ORANGE, goods(wood=4, stone=3), 5),
    Furnishing("cuddle_room", GREEN, goods(wood=1), 2, INTRO),
    Furnishing("breakfast_room", GREEN, goods(wood=1), 0, INTRO),
    Furnishing("stubble_room", GREEN, goods(wood=1, ore=1), 1, INTRO),
    Furnishing("work_room", GREEN, goods(stone=1), 2),
    Furnishing("guest_room", GREEN, goods(wood=1, stone=1), 0),
    Furnishing("office_room", GREEN, goods(stone=1), 0),
    Furnishing("carpenter", GREEN, goods(stone=1), 0, INTRO),
    Furnishing("stone_carver", GREEN, goods(wood=1), 1, INTRO, at_once=goods(stone=2)),
    Furnishing("blacksmith", GREEN, goods(wood=1, stone=2), 3, INTRO, at_once=goods(ore=2)),
    Furnishing("miner", GREEN, goods(wood=1, stone=1), 3),
    Furnishing("builder", GREEN, goods(stone=1), 2),
    Furnishing("trader", GREEN, goods(wood=1), 2),
    Furnishing("wood_supplier", GREEN, goods(stone=1), 2, INTRO, delivery=Delivery(WOOD, 7)),
    Furnishing("stone_supplier", GREEN, goods(wood=1), 1, INTRO, delivery=Delivery(STONE, 5)),
    Furnishing(
        "ruby_supplier", GREEN, goods(wood=2, stone=2), 2, INTRO, delivery=Delivery(RUBY, 4)
    ),
    Furnishing("dog_school", GREEN, NOTHING, 0),
    Furnishing("quarry", GREEN, goods(wood=1), 2),
    Furnishing("seam", GREEN, goods(wood=2), 1),
    Furnishing("slaughtering_cave", GREEN, goods(wood=2, stone=2), 2, INTRO),
    Furnishing("cooking_cave", GREEN, goods(stone=2), 2, INTRO),
    Furnishing("working_cave", GREEN, goods(wood=1, stone=1), 2, INTRO),
    Furnishing("mining_cave", GREEN, goods(wood=3, stone=2), 2),
    Furnishing("breeding_cave", GREEN, goods(stone=1, grain=1), 2),
    Furnishing("peaceful_cave", GREEN, goods(wood=2, stone=2), 2),
    Furnishing(
        "weaving_parlor", YELLOW, goods(wood=2, stone=1), 0, INTRO,
        food=Count(SHEEP), bonus=Count(SHEEP, every=2),
    ),
    Furnishing(
        "milking_parlor", YELLOW, goods(wood=2, stone=2), 0, INTRO,
        food=Count(CATTLE), bonus=Count(CATTLE),
    ),
    Furnishing(
        "state_parlor", YELLOW, goods(stone=3, gold=5), 0,
        food=Count(ADJACENT_DWELLINGS, gives=2), bonus=Count(ADJACENT_DWELLINGS, gives=4),
    ),
    Furnishing("hunting_parlor", YELLOW, goods(wood=2), 1, INTRO),
    Furnishing("beer_parlor", YELLOW, goods(wood=2), 3, INTRO),
    Furnishing("blacksmithing_parlor", YELLOW, goods(ore=3), 2),
    Furnishing("stone_storage", YELLOW, goods(wood=3, ore=1), 0, INTRO, bonus=Count(STONE)),
    Furnishing("ore_storage", YELLOW, goods(wood=1, stone=2), 0, INTRO, bonus=Count(ORE, every=2)),
    Furnishing("spare_part_storage", YELLOW, goods(wood=2), 0),
    Furnishing(
        "main_storage", YELLOW, goods(wood=2, stone=1), 0, INTRO,
        bonus=Count(YELLOW_TILES, gives=2),
    ),
    Furnishing(
        "weapon_storage", YELLOW, goods(wood=3, stone=2), 0, INTRO,
        bonus=Count(ARMED_DWARFS, gives=3),
    ),
    Furnishing(
        "supplies_storage", YELLOW, goods(wood=1, food=3), 0,
        bonus=Count(ALL_DWARFS_ARMED, gives=8),
    ),
    Furnishing(
        "broom_chamber", YELLOW, goods(wood=1), 0, bonus=Count(DWARFS_ABOVE_FOUR, gives=5)
    ),
    Furnishing("treasure_chamber", YELLOW, goods(wood=1, stone=1), 0, INTRO, bonus=Count(RUBY)),
    Furnishing(
        "food_chamber", YELLOW, goods(wood=2, vegetable=2), 0, INTRO,
        bonus=Count(CROP_SETS, gives=2),
    ),
    Furnishing("prayer_chamber", YELLOW, goods(wood=2), 0, bonus=Count(NO_DWARF_ARMED, gives=8)),
    Furnishing("writing_chamber", YELLOW, goods(stone=2), 0, INTRO),
    Furnishing(
        "fodder_chamber", YELLOW, goods(stone=1, grain=2), 0, INTRO,
        bonus=Count(ALL_FARM_ANIMALS, every=3),
    ),
)  # fmt: skip

FURNISHING_KEYS: Final[tuple[str, ...]] = tuple(tile.key for tile in FURNISHINGS)
FURNISHING_COUNT: Final = len(FURNISHINGS)
FURNISHING_RULES: Final[tuple[str, ...]] = tuple(
    f"CAV-9.{number}" for number in range(1, FURNISHING_COUNT + 1)
)
"""Where the rulebook tells of each tile: it follows this order."""


def _tile(key: str) -> int:
    return FURNISHING_KEYS.index(key)


DWELLING: Final[int] = _tile("dwelling")
MIXED_DWELLING: Final[int] = _tile("mixed_dwelling")
ADDITIONAL_DWELLING: Final[int] = _tile("additional_dwelling")
CUDDLE_ROOM: Final[int] = _tile("cuddle_room")
BREAKFAST_ROOM: Final[int] = _tile("breakfast_room")
STUBBLE_ROOM: Final[int] = _tile("stubble_room")
WORK_ROOM: Final[int] = _tile("work_room")
GUEST_ROOM: Final[int] = _tile("guest_room")
OFFICE_ROOM: Final[int] = _tile("office_room")
CARPENTER: Final[int] = _tile("carpenter")
STONE_CARVER: Final[int] = _tile("stone_carver")
BLACKSMITH: Final[int] = _tile("blacksmith")
MINER: Final[int] = _tile("miner")
BUILDER: Final[int] = _tile("builder")
TRADER: Final[int] = _tile("trader")
DOG_SCHOOL: Final[int] = _tile("dog_school")
QUARRY: Final[int] = _tile("quarry")
SEAM: Final[int] = _tile("seam")
SLAUGHTERING_CAVE: Final[int] = _tile("slaughtering_cave")
COOKING_CAVE: Final[int] = _tile("cooking_cave")
WORKING_CAVE: Final[int] = _tile("working_cave")
MINING_CAVE: Final[int] = _tile("mining_cave")
BREEDING_CAVE: Final[int] = _tile("breeding_cave")
PEACEFUL_CAVE: Final[int] = _tile("peaceful_cave")
STATE_PARLOR: Final[int] = _tile("state_parlor")
HUNTING_PARLOR: Final[int] = _tile("hunting_parlor")
BEER_PARLOR: Final[int] = _tile("beer_parlor")
BLACKSMITHING_PARLOR: Final[int] = _tile("blacksmithing_parlor")
SPARE_PART_STORAGE: Final[int] = _tile("spare_part_storage")
WRITING_CHAMBER: Final[int] = _tile("writing_chamber")

ALL_TILES: Final[int] = (1 << FURNISHING_COUNT) - 1
DWELLINGS: Final[int] = sum(
    1 << tile for tile, row in enumerate(FURNISHINGS) if row.colour == ORANGE
)
YELLOWS: Final[int] = sum(1 << tile for tile, row in enumerate(FURNISHINGS) if row.colour == YELLOW)
INTRODUCTORY: Final[int] = sum(
    1 << tile for tile, row in enumerate(FURNISHINGS) if row.introductory
)
ORDINARY_DWELLING: Final[int] = 1 << DWELLING

ENTRY_ROOM: Final = 2
"""Dwarfs, and also animals of one type, that the entry-level dwelling houses."""
MIXED_ROOM: Final = 2
BREAKFAST_CATTLE: Final = 3
OFFICE_GOLD: Final = 2
FORGING_DISCOUNT: Final = 2
"""Ore that the Blacksmith saves."""
MOST_LOSS_PREVENTED: Final = 7
BREEDING_FOOD: Final[tuple[int, ...]] = (0, 1, 2, 3, 5)
"""Food of the Breeding cave, by newborn animals."""
FED_BY_GOODS: Final[tuple[tuple[int, int], ...]] = ((WOOD, 1), (STONE, 1), (ORE, 2))
"""What feeds one dwarf in the Working cave."""


@dataclass(frozen=True)
class Exchange:
    """An exchange that a tile offers at any time, as often as one likes."""

    key: str
    tile: int
    pay: Goods
    get: Goods


EXCHANGES: Final[tuple[Exchange, ...]] = (
    Exchange("trader", TRADER, goods(gold=2), goods(wood=1, stone=1, ore=1)),
    Exchange(
        "spare_part_storage", SPARE_PART_STORAGE, goods(wood=1, stone=1, ore=1), goods(gold=2)
    ),
    Exchange("hunting_parlor", HUNTING_PARLOR, goods(wild_boar=2), goods(gold=2, food=2)),
    Exchange("beer_parlor_gold", BEER_PARLOR, goods(grain=2), goods(gold=3)),
    Exchange("beer_parlor_food", BEER_PARLOR, goods(grain=2), goods(food=4)),
    Exchange(
        "blacksmithing_parlor", BLACKSMITHING_PARLOR, goods(ore=1, ruby=1), goods(gold=2, food=1)
    ),
    Exchange("cooking_cave", COOKING_CAVE, goods(grain=1, vegetable=1), goods(food=5)),
)
EXCHANGING_TILES: Final[int] = sum({1 << row.tile for row in EXCHANGES}) | 1 << PEACEFUL_CAVE


@dataclass(frozen=True)
class Echo:
    """A tile that gives one good for each of another that is gained."""

    tile: int
    gained: int
    gives: int


ECHOES: Final[tuple[Echo, ...]] = (
    Echo(DOG_SCHOOL, DOG, WOOD),
    Echo(SEAM, STONE, ORE),
)
