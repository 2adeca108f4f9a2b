"""What is in the box of Cave vs Cave: goods, the cave, 12 action tiles and 24 rooms.

Rows can be read against the pieces. What a tile or a room lets one do is a table of deeds, which
the rules read. Ids are stable for ever: notation, wire, drawings and translations use them.

Tables are typed `tuple[X, ...]`: looking one up then costs nothing when
compiled, while a tuple of known length would be copied for every look.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

# ---- goods ---------------------------------------------------------------------------------------

WOOD: Final = 0
STONE: Final = 1
EMMER: Final = 2
FLAX: Final = 3
FOOD: Final = 4
GOLD: Final = 5

GOODS: Final[tuple[str, ...]] = ("wood", "stone", "emmer", "flax", "food", "gold")
GOOD_COUNT: Final = len(GOODS)
LIMITS: Final[tuple[int, ...]] = (9, 9, 9, 9, 9, 19)
START_EACH: Final = 1
EDIBLE: Final[tuple[int, ...]] = (EMMER, FLAX, GOLD)
"""What may be exchanged for food, one for one."""

Goods = tuple[int, ...]
"""An amount of each of the six goods."""


def goods(
    wood: int = 0, stone: int = 0, emmer: int = 0, flax: int = 0, food: int = 0, gold: int = 0
) -> Goods:
    """Write an amount of goods."""
    return (wood, stone, emmer, flax, food, gold)


NOTHING: Final[Goods] = goods()  # one object, compiled too, where a written tuple is many


# ---- the cave ------------------------------------------------------------------------------------

MOST_SEATS: Final = 2
WALLS: Final = 7
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final[tuple[int, ...]] = (NORTH, EAST, SOUTH, WEST)
SIDE_KEYS: Final[tuple[str, ...]] = ("n", "e", "s", "w")


@dataclass(frozen=True)
class Cell:
    """A place for one room on the cave board."""

    key: str
    row: int
    column: int
    natural: int  # its natural walls, as a set of sides
    food: int = 0  # found when a cavern is excavated here


CELLS: Final[tuple[Cell, ...]] = (
    #    key   row column natural           food
    Cell("a1", 0,  0,     NORTH | WEST),
    Cell("b1", 0,  1,     NORTH | EAST),
    Cell("a2", 1,  0,     WEST),
    Cell("b2", 1,  1,     EAST,             1),
    Cell("a3", 2,  0,     WEST),
    Cell("b3", 2,  1,     EAST),
    Cell("a4", 3,  0,     0),
    Cell("b4", 3,  1,     EAST,             1),
    Cell("a5", 4,  0,     SOUTH | WEST),
    Cell("b5", 4,  1,     SOUTH),
    Cell("c5", 4,  2,     NORTH | EAST | SOUTH),
)  # fmt: skip

BOARD_CELLS: Final = len(CELLS)
EXTRA: Final = BOARD_CELLS
"""The additional cavern, as the cell after those of the board."""

CELL_COUNT: Final = BOARD_CELLS + 1
CELL_KEYS: Final[tuple[str, ...]] = (*(cell.key for cell in CELLS), "x")
DUG_AT_START: Final = 4
ENTRANCE_CELL: Final = 6


@dataclass(frozen=True)
class Border:
    """A place for a wall, on a side of one cell and, on the board, the opposite side of another."""

    key: str
    cell: int
    side: int
    other: int = -1  # the additional cavern has no neighbours


def _between(key: str, side: int) -> Border:
    first, second = key.split("-")
    return Border(key, CELL_KEYS.index(first), side, CELL_KEYS.index(second))


BORDERS: Final[tuple[Border, ...]] = (
    _between("a1-b1", EAST),
    _between("a2-b2", EAST),
    _between("a3-b3", EAST),
    _between("a4-b4", EAST),
    _between("a5-b5", EAST),
    _between("b5-c5", EAST),
    _between("a1-a2", SOUTH),
    _between("a2-a3", SOUTH),
    _between("a3-a4", SOUTH),
    _between("a4-a5", SOUTH),
    _between("b1-b2", SOUTH),
    _between("b2-b3", SOUTH),
    _between("b3-b4", SOUTH),
    _between("b4-b5", SOUTH),
    Border("x-e", EXTRA, EAST),
    Border("x-s", EXTRA, SOUTH),
    Border("x-w", EXTRA, WEST),
)
BORDER_KEYS: Final[tuple[str, ...]] = tuple(border.key for border in BORDERS)
BOARD_BORDERS: Final = 14

OPPOSITE_SIDE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

# Which side of the additional cavern lies up. Only one of the shapes with two walls is in the box;
# the option `extra_cavern_walls` says which.
NO_EXTRA: Final = 0
TWO_ADJACENT_WALLS: Final = 1
TWO_OPPOSITE_WALLS: Final = 2
THREE_WALLS: Final = 3
EXTRA_NATURAL: Final[tuple[int, ...]] = (0, NORTH | WEST, NORTH | SOUTH, NORTH | EAST | WEST)
EXTRA_SIDES: Final[tuple[str, ...]] = ("two_walls", "three_walls")

# Which walls a cavern has, up to turning it.
WALL_KINDS: Final[tuple[str, ...]] = (
    "none",
    "one",
    "two_adjacent",
    "two_opposite",
    "three",
    "four",
)

# Which walls a room asks for, by side (north, east, south, west) as printed: r is required, o is
# optional, - must be absent. A room may be turned.
WALL_CLASSES: Final = {
    "W1":    "r---",
    "W1_2A": "r--o",
    "W1_3":  "ro-o",
    "W2A":   "r--r",
    "W2A_3": "ro-r",
    "W2O":   "-r-r",
    "W3":    "rr-r",
    "W3_4":  "rror",
    "W4":    "rrrr",
}  # fmt: skip

# ---- deeds ---------------------------------------------------------------------------------------

GAIN: Final = 0
TRADE: Final = 1
REPLENISH: Final = 2
DIG: Final = 3
BUILD: Final = 4
RAZE: Final = 5
FURNISH: Final = 6
USE: Final = 7
DEED_KEYS: Final[tuple[str, ...]] = (
    "gain", "trade", "replenish", "dig", "build", "raze", "furnish", "use",
)  # fmt: skip


@dataclass(frozen=True)
class Deed:
    """One thing a tile or a room lets its user do: pay on the left, get on the right."""

    kind: int
    pay: Goods = NOTHING
    get: Goods = NOTHING  # goods gained, or the levels that are replenished to
    count: int = 0  # caverns to dig or rooms to use
    below: Goods = NOTHING  # only while fewer of a good are held than this
    per_turn: bool = False  # the price in food is the number of turns in the round
    through_walls: bool = False  # no wall stops this dig


Effect = tuple[Deed, ...]
"""One independent effect: its alternatives, of which one or none is carried out."""


def _gain(get: Goods) -> Deed:
    return Deed(GAIN, get=get)


def _trade(pay: Goods, get: Goods) -> Deed:
    return Deed(TRADE, pay=pay, get=get)


def _replenish(levels: Goods) -> Deed:
    return Deed(REPLENISH, get=levels)


def _dig(count: int = 1, pay: Goods = NOTHING) -> Deed:
    return Deed(DIG, count=count, pay=pay)


def _furnish(surcharge: Goods = NOTHING) -> Deed:
    return Deed(FURNISH, pay=surcharge)


def _use(count: int) -> Deed:
    return Deed(USE, count=count)


_FURNISH_PER_TURN: Final = Deed(FURNISH, per_turn=True)
_BUILD: Final = Deed(BUILD)

# ---- action tiles --------------------------------------------------------------------------------

DWARF: Final = 0
"""The back of the tiles that lie face up from the start."""

DUEL_ROUNDS: Final[tuple[int, ...]] = (2, 2, 2, 3, 3, 3, 3, 4)
SOLO_ROUNDS: Final[tuple[int, ...]] = (2, 2, 2, 3, 3, 3, 4)
"""The numbers on the action board: the back of the new tile, and the turns of each player."""


@dataclass(frozen=True)
class Tile:
    """An action tile: the number on its back, and its effects."""

    key: str
    back: int
    effects: tuple[Effect, ...]


TILES: Final[tuple[Tile, ...]] = (
    Tile("cultivation", DWARF, ((_use(1),), (_gain(goods(emmer=2, flax=1)),))),
    Tile("housework", DWARF, (
        (_FURNISH_PER_TURN,),
        (_furnish(goods(food=5)), _furnish(goods(gold=1))),
    )),
    Tile("undergrowth", DWARF, ((_use(1),), (_gain(goods(wood=2)),))),
    Tile("excavation", DWARF, ((_dig(), _dig(2, goods(food=2))), (_gain(goods(stone=1)),))),
    Tile("furnishing", 2, ((_gain(goods(food=1)),), (_FURNISH_PER_TURN,))),
    Tile("masonry", 2, (
        (_use(1),),
        (_gain(goods(wood=1)), _gain(goods(stone=1))),
        (_BUILD,),
    )),
    Tile("undermining", 2, ((_use(2), Deed(DIG, count=1, through_walls=True)),)),
    Tile("expansion", 3, (
        (_dig(),),
        (_furnish(goods(food=5)), _furnish(goods(gold=2))),
    )),
    Tile("breach", 3, ((Deed(RAZE, get=goods(stone=2, food=3, gold=1)),),)),
    Tile("drift_mining", 3, ((_use(1),), (_dig(),))),
    Tile("expedition", 3, ((
        _trade(goods(wood=5), goods(gold=4)),
        _trade(goods(stone=5), goods(gold=4)),
        _use(3),
    ),)),
    Tile("renovation", 4, ((_BUILD,), (_furnish(),))),
)  # fmt: skip

TILE_KEYS: Final[tuple[str, ...]] = tuple(tile.key for tile in TILES)
TILE_COUNT: Final = len(TILES)
UNDERGROWTH: Final = 2
UNDERMINING: Final = 6
BREACH: Final = 8
DRIFT_MINING: Final = 9
RENOVATION: Final = 11


def effects_with(tile: int, kind: int) -> int:
    """Return the effects of a tile that hold a deed of some kind, as a set."""
    return sum(
        1 << index
        for index, effect in enumerate(TILES[tile].effects)
        if any(deed.kind == kind for deed in effect)
    )


DIGGING: Final[list[int]] = [effects_with(tile, DIG) for tile in range(TILE_COUNT)]
USING: Final[list[int]] = [effects_with(tile, USE) for tile in range(TILE_COUNT)]
"""The effects that dig caverns and those that use rooms, by tile."""

# ---- rooms ---------------------------------------------------------------------------------------

ORANGE: Final = "orange"
BLUE: Final = "blue"

PRINTED: Final = "printed"
LIGHT: Final = "light"
DARK: Final = "dark"

# When a blue room works.
NEVER: Final = ""
ON_UNDERGROWTH: Final = "undergrowth"
ON_FLAX: Final = "flax"
ON_MANY_ROOMS: Final = "many_rooms"
ON_ONE_ROOM: Final = "one_room"
ON_WALL: Final = "wall"


@dataclass(frozen=True)
class Room:
    """A room: what furnishing it takes, its points, and what it does when used or triggered."""

    key: str
    back: str
    colour: str
    cost: Goods
    walls: str
    points: int
    effects: tuple[Effect, ...]
    on: str = NEVER  # what triggers a blue room


def _any_three() -> Effect:
    """List the ways to hand in three different goods for two gold."""
    return tuple(
        _trade(_one_of_each(chosen), goods(gold=2)) for chosen in combinations(range(GOOD_COUNT), 3)
    )


def _one_of_each(chosen: tuple[int, ...]) -> Goods:
    return tuple(int(good in chosen) for good in range(GOOD_COUNT))


ROOMS: Final[tuple[Room, ...]] = (
    Room("cave_entrance", PRINTED, ORANGE, NOTHING, "", 0, ((
        _gain(goods(wood=1)), _gain(goods(stone=1)), _gain(goods(emmer=1)), _gain(goods(flax=1)),
    ),)),
    Room("shelf", LIGHT, ORANGE, goods(wood=1), "W1", 3, ((
        _replenish(goods(wood=2)), _replenish(goods(stone=2)),
        _replenish(goods(emmer=2)), _replenish(goods(flax=2)),
    ),)),
    Room("spinning_wheel", LIGHT, ORANGE, goods(wood=1), "W1", 4, ((
        _trade(goods(flax=1), goods(gold=1)), _trade(goods(flax=3), goods(gold=2)),
    ),)),
    Room("tunnel", LIGHT, ORANGE, goods(wood=1), "W2O", 3, (
        (_gain(goods(food=2)),),
        (Deed(GAIN, get=goods(stone=1), below=goods(stone=3)),),
    )),
    Room("grindstone", LIGHT, ORANGE, goods(stone=1), "W1_2A", 4, ((
        _trade(goods(emmer=1), goods(food=3)), _trade(goods(emmer=4), goods(food=7)),
    ),)),
    Room("food_corner", LIGHT, ORANGE, goods(stone=1), "W2A", 3, ((_replenish(goods(food=3)),),)),
    Room("parlor", LIGHT, ORANGE, goods(stone=1, gold=1), "W3", 6, (
        (_replenish(goods(1, 1, 1, 1, 1, 1)),),
    )),
    Room("warehouse", DARK, ORANGE, goods(wood=2), "W1_3", 2, (
        (_trade(goods(food=2), goods(wood=1, stone=1, emmer=1, flax=1)),),
    )),
    Room("stall", DARK, ORANGE, goods(wood=1, gold=1), "W1_3", 6, ((
        _trade(goods(emmer=5), goods(gold=4)), _trade(goods(flax=5), goods(gold=4)),
    ),)),
    Room("sacrificial_altar", DARK, ORANGE, goods(stone=4), "W1_3", 7, (
        (_trade(goods(wood=1, emmer=1, flax=1, food=1), goods(gold=3)),),
    )),
    Room("storeroom", DARK, ORANGE, goods(wood=2, gold=1), "W2A", 6, (
        (_gain(goods(emmer=1, flax=1, food=1)),),
    )),
    Room("weaving_room", DARK, ORANGE, goods(wood=2), "W2A", 5, (
        (_trade(goods(flax=2), goods(food=2, gold=2)),),
    )),
    Room("furniture_workshop", DARK, ORANGE, goods(wood=1, stone=2), "W2A_3", 5, (
        (_trade(goods(wood=2, flax=1), goods(gold=3)),),
    )),
    Room("gold_vein", DARK, ORANGE, goods(gold=5), "W2A_3", 9, ((_gain(goods(stone=1, gold=1)),),)),
    Room("junction_room", DARK, ORANGE, goods(wood=2), "W2O", 6, (_any_three(),)),
    Room("digging_cave", DARK, ORANGE, goods(wood=3, stone=1), "W3", 8, (
        (_dig(1, goods(gold=1)),),
    )),
    Room("bakehouse", DARK, ORANGE, goods(wood=1, stone=2), "W3", 6, ((
        _trade(goods(emmer=2), goods(food=4, gold=1)),
        _trade(goods(emmer=3), goods(food=4, gold=2)),
    ),)),
    Room("state_room", DARK, ORANGE, goods(gold=7), "W3_4", 12, (
        (_gain(goods(flax=1, gold=1)),),
    )),
    Room("secret_chamber", DARK, ORANGE, goods(wood=2, stone=1), "W4", 8, ((
        _gain(goods(flax=3)), _gain(goods(gold=1)),
    ),)),
    Room("treasury", DARK, ORANGE, goods(gold=3), "W4", 10, (
        (_trade(goods(gold=3), goods(food=1, gold=4)),),
    )),
    Room("prospecting_site", DARK, BLUE, NOTHING, "W1_2A", 5, (
        (_trade(goods(food=1), goods(gold=1)),),
    ), ON_UNDERGROWTH),
    Room("retting_room", DARK, BLUE, goods(stone=1), "W1_3", 3, (
        (_gain(goods(food=1)),),
    ), ON_FLAX),
    Room("equipment_room", DARK, BLUE, goods(wood=2), "W1_2A", 3, ((_use(1),),), ON_MANY_ROOMS),
    Room("wood_storeroom", DARK, BLUE, goods(stone=1), "W2A", 2, (
        (_gain(goods(wood=1)),),
    ), ON_ONE_ROOM),
    Room("dungeon", DARK, BLUE, goods(stone=3, gold=4), "W4", 11, (
        (_gain(goods(gold=2)),),
    ), ON_WALL),
)  # fmt: skip
"""By the number printed on the tile; the entrance, printed on the board, comes first."""

ROOM_COUNT: Final = len(ROOMS)
ROOM_KEYS: Final[tuple[str, ...]] = tuple(room.key for room in ROOMS)
ENTRANCE: Final = 0
DIGGING_CAVE: Final = ROOM_KEYS.index("digging_cave")
JUNCTION_ROOM: Final = ROOM_KEYS.index("junction_room")

FACE_DOWN_EACH: Final = 9
SOLO_REMOVED: Final = 3
SOLO_GOAL: Final = 50
SOLO_MASTERY: Final = 60

LIGHT_ROOMS: Final = sum(1 << number for number, room in enumerate(ROOMS) if room.back == LIGHT)
DARK_ROOMS: Final = sum(1 << number for number, room in enumerate(ROOMS) if room.back == DARK)
ORANGE_ROOMS: Final = sum(1 << number for number, room in enumerate(ROOMS) if room.colour == ORANGE)
BLUE_ROOMS: Final = sum(1 << number for number, room in enumerate(ROOMS) if room.colour == BLUE)

# ---- options -------------------------------------------------------------------------------------

# The values of options that are words.
RECEIVED_FLAX: Final = "received"
PRINTED_FLAX: Final = "printed"
ADJACENT: Final = "adjacent"
OPPOSITE: Final = "opposite"
AT_ONCE: Final = "at_once"
AT_TURN_END: Final = "turn_end"
WHEN_TAKEN: Final = "when_taken"
EACH_EFFECT: Final = "each_effect"
