"""What is in the box of Caverna: goods, weapons, and what depends on how many play [CAV-1].

The home board is in `home_board`, action spaces in `spaces`, furnishing tiles in `furnishings`,
loot in `loot`.
"""

from typing import Final

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
GOLD: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
WILD_BOAR: Final = 11
CATTLE: Final = 12

GOODS: Final[tuple[str, ...]] = (
    "wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold",
    "dog", "sheep", "donkey", "wild_boar", "cattle",
)  # fmt: skip
GOOD_COUNT: Final = 13
FARM_ANIMALS: Final[tuple[int, ...]] = (SHEEP, DONKEY, WILD_BOAR, CATTLE)
FARM_KEYS: Final[tuple[str, ...]] = ("sheep", "donkey", "wild_boar", "cattle")

Goods = tuple[int, ...]
"""How many of each good, by the constants above."""


def goods(
    wood: int = 0,
    stone: int = 0,
    ore: int = 0,
    ruby: int = 0,
    grain: int = 0,
    vegetable: int = 0,
    food: int = 0,
    gold: int = 0,
    dog: int = 0,
    sheep: int = 0,
    donkey: int = 0,
    wild_boar: int = 0,
    cattle: int = 0,
) -> Goods:
    """Name some goods."""
    return (
        wood, stone, ore, ruby, grain, vegetable, food, gold,
        dog, sheep, donkey, wild_boar, cattle,
    )  # fmt: skip


NOTHING: Final[Goods] = goods()

# ---- who plays -----------------------------------------------------------------------------------

MOST_SEATS: Final = 7
LAST_ROUND: Final = 12
SKIPPED_ROUND: Final = 9
"""One and two players leave this round out."""

STARTING_FOOD: Final[tuple[int, ...]] = (1, 1, 2, 3, 3, 3, 3)
"""By place in turn order, counted from the starting player."""
SOLO_FOOD: Final = 2

FIRST_MARKER_ROUND: Final = 6
QUESTION_MARKS: Final = 3
MARKERS: Final[tuple[str, ...]] = ("leaf", "question")
LEAF: Final = 0
QUESTION: Final = 1

OVERFLOW: Final = 6
"""Alone, a space with so many goods is emptied."""
SOLO_MARK: Final = 101
"""Alone, 100 points are to be beaten."""


def leaves(seats: int) -> int:
    """Return how many harvest markers show a leaf: one is left out with two players."""
    return (0, 0, 3, 4, 4, 4, 4, 4)[seats]


# ---- dwarfs and weapons --------------------------------------------------------------------------

FIRST_DWARFS: Final = 2
MOST_DWARFS: Final = 5
"""A sixth one comes only with the Additional dwelling."""
STABLES: Final = 3
STRONGEST_FORGED: Final = 8
STRONGEST: Final = 14

# ---- common actions ------------------------------------------------------------------------------

MOST_SOWN: Final = 2
"""Fields of grain, and also fields of vegetables, in one action."""
GRAIN_SOWN: Final = 3
VEGETABLES_SOWN: Final = 2

MARKET: Final[tuple[tuple[int, int], ...]] = (
    (DOG, 2), (SHEEP, 1), (DONKEY, 1), (WILD_BOAR, 2), (CATTLE, 3),
    (WOOD, 1), (STONE, 1), (ORE, 1), (GRAIN, 1), (VEGETABLE, 2),
)  # fmt: skip
"""What the Weekly market sells, and for how much gold."""

ORE_SOLD: Final = 2
ORE_PRICE: Final[Goods] = goods(gold=2, food=1)
MOST_ORE_SALES: Final = 3

# ---- at any time ---------------------------------------------------------------------------------

RUBY_BUYS: Final[tuple[int, ...]] = (
    WOOD, STONE, ORE, GRAIN, VEGETABLE, GOLD, DOG, SHEEP, DONKEY, WILD_BOAR, CATTLE, FOOD,
)  # fmt: skip
RUBY_FOOD: Final = 2
"""One ruby becomes so much food; of everything else it buys one."""
CATTLE_SURCHARGE: Final = 1
"""Cattle cost this much food on top of the ruby."""

EDIBLE: Final[tuple[tuple[int, int, int], ...]] = (
    # good, how many, food
    (GRAIN, 1, 1),
    (VEGETABLE, 1, 2),
    (SHEEP, 1, 1),
    (DONKEY, 1, 1),
    (DONKEY, 2, 3),
    (WILD_BOAR, 1, 2),
    (CATTLE, 1, 3),
)
"""What can be turned into how much food."""
COINS_LOST: Final = 1
"""Gold that is lost whenever gold is turned into food, one for one."""

# ---- scoring -------------------------------------------------------------------------------------

MISSING_TYPE: Final = -2
UNUSED_SPACE: Final = -1
BEGGING: Final = -3
SMALL_PASTURE_POINTS: Final = 2
LARGE_PASTURE_POINTS: Final = 4
ORE_MINE_POINTS: Final = 3
RUBY_MINE_POINTS: Final = 4
