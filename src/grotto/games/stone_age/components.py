"""What is in the box of Stone Age: places, goods, 36 civilization cards and 28 building tiles.

Rows can be read against the pieces. Ids are stable for ever: notation, wire, drawings and
translations use them. Tables are typed `tuple[X, ...]`: looking one up then costs nothing when
compiled, while a tuple of known length would be copied for every look.
"""

from dataclasses import dataclass
from typing import Final

WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
GOLD: Final = 3
FOOD: Final = 4

GOODS: Final[tuple[str, ...]] = ("wood", "clay", "stone", "gold", "food")
RESOURCES: Final[tuple[str, ...]] = GOODS[:FOOD]
DIVISORS: Final[tuple[int, ...]] = (3, 4, 5, 6, 2)
"""Pips per good in a roll; for resources also the points each is worth in a building."""

SUPPLY: Final[tuple[int, ...]] = (28, 18, 12, 10)
"""Resource pieces in the box, a limit only with the option `resources_limited`."""

MOST_SEATS: Final = 4
START_FIGURES: Final = 5
START_FOOD: Final = 12
MOST_FIGURES: Final = 10
MOST_AGRICULTURE: Final = 10
TOOL_SLOTS: Final = 3
MOST_TOOL_VALUE: Final = 4
LARGE_TOOL: Final = 3
LARGE_TOOL_TILES: Final = 6
"""Tiles with the faces 3 and 4, a limit only with the option `tool_tiles_limited`."""

CARD_SPACES: Final = 4
PARENTS: Final = 2
STACK_HEIGHT: Final = 7
STARVING_PENALTY: Final = 10
RINGS: Final = 7

HUNTING_GROUNDS: Final = 0
FOREST: Final = 1
RIVER: Final = 4
TOOL_MAKER: Final = 5
HUT: Final = 6
FIELD: Final = 7
FIRST_CARD: Final = 8
FIRST_BUILDING: Final = 12
PLACE_COUNT: Final = 16


@dataclass(frozen=True)
class Place:
    """A location on the board where figures are sent."""

    key: str
    rings: int  # figures it holds in all; 0 means no limit
    least: int  # figures sent there in one go
    most: int  # the same, upper limit; 0 means as many as there are rings
    good: int = -1  # what the dice give there


PLACES: Final[tuple[Place, ...]] = (
    #     key                rings  least  most  good
    Place("hunting_grounds", 0,     1,     0,    FOOD),
    Place("forest",          RINGS, 1,     0,    WOOD),
    Place("clay_pit",        RINGS, 1,     0,    CLAY),
    Place("quarry",          RINGS, 1,     0,    STONE),
    Place("river",           RINGS, 1,     0,    GOLD),
    Place("tool_maker",      1,     1,     1),
    Place("hut",             PARENTS, PARENTS, PARENTS),
    Place("field",           1,     1,     1),
    Place("card_1",          1,     1,     1),  # the rightmost space, price 1
    Place("card_2",          1,     1,     1),
    Place("card_3",          1,     1,     1),
    Place("card_4",          1,     1,     1),
    Place("building_1",      1,     1,     1),
    Place("building_2",      1,     1,     1),
    Place("building_3",      1,     1,     1),
    Place("building_4",      1,     1,     1),
)  # fmt: skip

PLACE_KEYS: Final[tuple[str, ...]] = tuple(place.key for place in PLACES)

AREA_CAPS: Final[tuple[int, ...]] = (0, 0, 1, 2, 4)
"""How many different players may stand in one resource area, by number of seats."""

VILLAGE_CAPS: Final[tuple[int, ...]] = (0, 0, 2, 2, 3)
"""How many of tool maker, hut and field may be taken in a round, by number of seats."""

# What the top half of a card does.
DICE_FOR_ITEMS: Final = "dice_for_items"
GAIN_FOOD: Final = "food"
GAIN_RESOURCE: Final = "resource"
RESOURCE_DICE: Final = "resource_dice"
POINTS: Final = "points"
TOOL: Final = "tool"
AGRICULTURE: Final = "agriculture"
EXTRA_CARD: Final = "extra_card"
ONE_USE_TOOL: Final = "one_use_tool"
CHOOSE_RESOURCES: Final = "choose_resources"

# What the bottom half of a card counts at the end.
CULTURE: Final = "culture"
FARMER: Final = "farmer"
TOOLMAKER: Final = "toolmaker"
BUILDER: Final = "builder"
SHAMAN: Final = "shaman"
MULTIPLIERS: Final[tuple[str, ...]] = (FARMER, TOOLMAKER, BUILDER, SHAMAN)
SYMBOLS: Final[tuple[str, ...]] = (
    "writing",
    "medicine",
    "pottery",
    "art",
    "music",
    "transport",
    "weaving",
    "time",
)


@dataclass(frozen=True)
class Card:
    """A civilization card: what it gives at once, and what it counts in the final scoring."""

    key: str
    top: str
    amount: int  # food, pieces, dice, points or value of the tool, as `top` has it
    good: int  # of what; -1 where `top` names no resource
    bottom: str
    count: int  # people of that kind
    symbol: int = -1  # culture symbol of a green card


def _green(key: str, top: str, amount: int, good: int, symbol: str) -> Card:
    return Card(key, top, amount, good, CULTURE, 0, SYMBOLS.index(symbol))


def _sand(key: str, top: str, amount: int, good: int, bottom: str, count: int) -> Card:
    return Card(key, top, amount, good, bottom, count)


CARDS: Final[tuple[Card, ...]] = (
    _green("c01", DICE_FOR_ITEMS,   0, -1,    "pottery"),
    _green("c02", DICE_FOR_ITEMS,   0, -1,    "writing"),
    _green("c03", DICE_FOR_ITEMS,   0, -1,    "time"),
    _green("c04", DICE_FOR_ITEMS,   0, -1,    "transport"),
    _sand("c05",  DICE_FOR_ITEMS,   0, -1,    FARMER, 1),
    _sand("c06",  DICE_FOR_ITEMS,   0, -1,    FARMER, 2),
    _sand("c07",  DICE_FOR_ITEMS,   0, -1,    TOOLMAKER, 2),
    _sand("c08",  DICE_FOR_ITEMS,   0, -1,    TOOLMAKER, 2),
    _sand("c09",  DICE_FOR_ITEMS,   0, -1,    BUILDER, 1),
    _sand("c10",  DICE_FOR_ITEMS,   0, -1,    BUILDER, 2),
    _green("c11", GAIN_FOOD,        7, FOOD,  "pottery"),
    _green("c12", GAIN_FOOD,        5, FOOD,  "medicine"),
    _green("c13", GAIN_FOOD,        3, FOOD,  "weaving"),
    _green("c14", GAIN_FOOD,        1, FOOD,  "weaving"),
    _sand("c15",  GAIN_FOOD,        3, FOOD,  FARMER, 2),
    _sand("c16",  GAIN_FOOD,        4, FOOD,  BUILDER, 1),
    _sand("c17",  GAIN_FOOD,        2, FOOD,  BUILDER, 2),
    _green("c18", GAIN_RESOURCE,    2, STONE, "transport"),
    _sand("c19",  GAIN_RESOURCE,    1, STONE, FARMER, 1),
    _sand("c20",  GAIN_RESOURCE,    1, STONE, SHAMAN, 1),
    _sand("c21",  GAIN_RESOURCE,    1, GOLD,  SHAMAN, 1),
    _sand("c22",  GAIN_RESOURCE,    1, CLAY,  SHAMAN, 2),
    _green("c23", RESOURCE_DICE,    2, GOLD,  "art"),
    _sand("c24",  RESOURCE_DICE,    2, STONE, SHAMAN, 1),
    _sand("c25",  RESOURCE_DICE,    2, WOOD,  SHAMAN, 2),
    _green("c26", POINTS,           3, -1,    "music"),
    _green("c27", POINTS,           3, -1,    "music"),
    _sand("c28",  POINTS,           3, -1,    BUILDER, 3),
    _green("c29", TOOL,             1, -1,    "art"),
    _green("c30", AGRICULTURE,      1, -1,    "time"),
    _sand("c31",  AGRICULTURE,      1, -1,    FARMER, 1),
    _green("c32", EXTRA_CARD,       1, -1,    "writing"),
    _sand("c33",  ONE_USE_TOOL,     2, -1,    TOOLMAKER, 2),
    _sand("c34",  ONE_USE_TOOL,     3, -1,    TOOLMAKER, 1),
    _sand("c35",  ONE_USE_TOOL,     4, -1,    TOOLMAKER, 1),
    _green("c36", CHOOSE_RESOURCES, 2, -1,    "medicine"),
)  # fmt: skip

CARD_COUNT: Final = len(CARDS)
CARD_KEYS: Final[tuple[str, ...]] = tuple(card.key for card in CARDS)
ONE_USE_CARDS: Final[tuple[int, ...]] = tuple(
    index for index, card in enumerate(CARDS) if card.top == ONE_USE_TOOL
)
TOOL_VALUES: Final[tuple[int, ...]] = tuple(range(MOST_TOOL_VALUE, 0, -1))
"""Of tool tiles, high to low."""
TOOL_KEYS: Final[tuple[str, ...]] = (
    *map(str, TOOL_VALUES),
    *(CARD_KEYS[card] for card in ONE_USE_CARDS),
)
"""Tool tiles by value, then one-use tools by card."""

TWO_OF_CHOICE: Final = 2
"""Resources that the card of choice gives."""

FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
# Faces of the dice rolled by a dice-for-items card: 1 to 4 are the resources in order.
TOOL_FACE: Final = 5
AGRICULTURE_FACE: Final = 6


@dataclass(frozen=True)
class Building:
    """A building tile: either its exact cost, or how many resources of how many kinds."""

    key: str
    cost: tuple[int, int, int, int] | None = None  # wood, clay, stone, gold
    least: int = 0
    most: int = 0
    kinds: int = 0  # 0 means any


def _fixed(key: str, wood: int, clay: int, stone: int, gold: int) -> Building:
    return Building(key, cost=(wood, clay, stone, gold))


BUILDINGS: Final[tuple[Building, ...]] = (
    #      key   wood clay stone gold
    _fixed("b01", 2,  1,   0,    0),
    _fixed("b02", 2,  0,   1,    0),
    _fixed("b03", 1,  2,   0,    0),
    _fixed("b04", 2,  0,   0,    1),
    _fixed("b05", 1,  1,   1,    0),
    _fixed("b06", 1,  1,   1,    0),
    _fixed("b07", 1,  0,   2,    0),
    _fixed("b08", 0,  2,   1,    0),
    _fixed("b09", 1,  1,   0,    1),
    _fixed("b10", 1,  1,   0,    1),
    _fixed("b11", 0,  1,   2,    0),
    _fixed("b12", 0,  2,   0,    1),
    _fixed("b13", 1,  0,   1,    1),
    _fixed("b14", 1,  0,   1,    1),
    _fixed("b15", 0,  1,   1,    1),
    _fixed("b16", 0,  1,   1,    1),
    _fixed("b17", 0,  0,   2,    1),
    Building("b18", least=4, most=4, kinds=1),
    Building("b19", least=4, most=4, kinds=2),
    Building("b20", least=4, most=4, kinds=3),
    Building("b21", least=4, most=4, kinds=4),
    Building("b22", least=5, most=5, kinds=1),
    Building("b23", least=5, most=5, kinds=2),
    Building("b24", least=5, most=5, kinds=3),
    Building("b25", least=5, most=5, kinds=4),
    Building("b26", least=1, most=7),
    Building("b27", least=1, most=7),
    Building("b28", least=1, most=7),
)  # fmt: skip

BUILDING_COUNT: Final = len(BUILDINGS)
BUILDING_KEYS: Final[tuple[str, ...]] = tuple(building.key for building in BUILDINGS)


def value_of(wood: int, clay: int, stone: int, gold: int) -> int:
    """Return the points that resources are worth when a building is paid with them."""
    return (
        wood * DIVISORS[WOOD]
        + clay * DIVISORS[CLAY]
        + stone * DIVISORS[STONE]
        + gold * DIVISORS[GOLD]
    )
