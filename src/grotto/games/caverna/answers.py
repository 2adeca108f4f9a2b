"""Every answer of Caverna, built once and shared: hot loops compare them by identity."""

from typing import Final

from grotto.core.action import END, Action, Word
from grotto.core.starting import FIRST
from grotto.games.caverna.actions import (
    NO_CELL,
    SWAPS,
    Buy,
    Fence,
    Forge,
    Furnish,
    Imitate,
    Lay,
    Loot,
    Place,
    Prefer,
    Sell,
    Sow,
    Stable,
    Take,
)
from grotto.games.caverna.components import (
    EDIBLE,
    FARM_ANIMALS,
    FOOD,
    MARKERS,
    MARKET,
    MOST_ORE_SALES,
    MOST_SEATS,
    MOST_SOWN,
    RUBY_BUYS,
    RUBY_FOOD,
    STRONGEST,
    STRONGEST_FORGED,
    Goods,
    goods,
)
from grotto.games.caverna.free_actions import (
    Change,
    Coins,
    Disarm,
    Eat,
    Spend,
    SpendForTile,
    Trade,
)
from grotto.games.caverna.furnishings import EXCHANGES, FURNISHING_COUNT
from grotto.games.caverna.home_board import (
    CAVERN_TUNNEL,
    CELL_COUNT,
    FIELD,
    FOREST,
    MEADOW,
    MEADOW_FIELD,
    MOUNTAIN,
    ORE_MINE,
    PAIRS,
    RUBY_MINE,
    RUBY_PRICE,
    SINGLES,
    Pair,
)
from grotto.games.caverna.loot import LOOT
from grotto.games.caverna.round_actions import (
    FED_WITH,
    PHASES,
    Breed,
    Feed,
    Reveal,
    Save,
    Skip,
    Turn,
)
from grotto.games.caverna.spaces import SPACE_COUNT

MOST_FED: Final = 12
"""Food that six dwarfs need."""
MOST_COINS: Final = 250
"""Nobody ever has more gold."""

# ---- at work -------------------------------------------------------------------------------------

PLACE: Final[list[Place]] = [Place(space) for space in range(SPACE_COUNT)]
PREFER: Final[list[Prefer]] = [Prefer(weapon) for weapon in range(STRONGEST + 1)]
IMITATE: Final[list[Imitate]] = [Imitate(space) for space in range(SPACE_COUNT)]
GROW: Final = Word("grow", "caverna-action-grow")
DONE: Final = Word("done", "caverna-action-done", END)
STAY: Final = Word("pass", "caverna-action-pass", END)
FORGE: Final[list[Forge]] = [Forge(strength) for strength in range(STRONGEST_FORGED + 1)]
LOOT_ITEM: Final[list[Loot]] = [Loot(item) for item in range(len(LOOT))]
SELL: Final[list[Sell]] = [Sell(times) for times in range(1, MOST_ORE_SALES + 1)]
BUY: Final[list[Buy]] = [Buy(good, price) for good, price in MARKET]
SOW: Final[list[list[Sow]]] = [
    [Sow(grain, vegetables) for vegetables in range(MOST_SOWN + 1)]
    for grain in range(MOST_SOWN + 1)
]
"""By fields of grain and of vegetables; nothing of both is not an answer."""

_TAKEN: Final[tuple[Goods, ...]] = (
    goods(dog=1),
    goods(stone=1),
    goods(gold=3),
    goods(wood=1, stone=1, ore=1, food=1, gold=2),
)
TAKE: Final[list[Take]] = [Take(gets) for gets in _TAKEN]


def take_of(gets: Goods) -> Take:
    """Return the answer that takes these goods."""
    return TAKE[_TAKEN.index(gets)]


STABLE: Final[list[Stable]] = [Stable(cell) for cell in range(CELL_COUNT)]
FENCE: Final[list[Fence]] = [Fence(cell, NO_CELL) for cell in range(CELL_COUNT)]
FENCE_PAIR: Final[list[Fence]] = [Fence(pair.cell, pair.other) for pair in PAIRS]
"""By number of the pair."""

LAY: Final[list[list[Lay]]] = [
    [Lay(tile, cell, NO_CELL) for cell in range(CELL_COUNT)] for tile in range(RUBY_MINE + 1)
]
"""Single tiles, by tile and cell."""


LAY_FIRST: Final[list[list[Lay]]] = [
    [Lay(tile, pair.cell, pair.other) for pair in PAIRS] for tile in range(ORE_MINE + 1)
]
LAY_SECOND: Final[list[list[Lay]]] = [
    [Lay(tile, pair.other, pair.cell) for pair in PAIRS] for tile in range(ORE_MINE + 1)
]
"""Twin tiles by tile and pair of cells, and the other way round."""

FURNISH: Final[list[list[list[Furnish]]]] = [
    [
        [Furnish(tile, cell, swaps) for swaps in range(len(SWAPS))] if MOUNTAIN >> cell & 1 else []
        for cell in range(CELL_COUNT)
    ]
    for tile in range(FURNISHING_COUNT)
]
"""By tile, cell and swaps."""

# ---- at any time ---------------------------------------------------------------------------------

SPEND: Final[list[Spend]] = [Spend(good, RUBY_FOOD if good == FOOD else 1) for good in RUBY_BUYS]
SPEND_FOR_TILE: Final[list[list[SpendForTile]]] = [
    [SpendForTile(tile, cell, RUBY_PRICE[tile]) for cell in range(CELL_COUNT)]
    for tile in range(RUBY_MINE + 1)
]
EAT: Final[list[Eat]] = [Eat(good, count, food) for good, count, food in EDIBLE]
CHANGE: Final = Change()
COINS: Final[list[Coins]] = [Coins(gold) for gold in range(MOST_COINS + 1)]
TRADE: Final[list[Trade]] = [Trade(row) for row in range(len(EXCHANGES))]
DISARM: Final[list[list[Disarm]]] = [
    [Disarm(weapon, away) for weapon in range(STRONGEST + 1)] for away in (0, 1)
]

# ---- between turns -------------------------------------------------------------------------------

SAVE: Final[list[Save]] = [Save(space) for space in range(SPACE_COUNT)]
SKIP: Final[list[Skip]] = [Skip(phase) for phase in range(len(PHASES))]
FEED: Final[list[list[Feed]]] = [
    [Feed(food, extra) for food in range(MOST_FED + 1)] for extra in range(len(FED_WITH))
]
BREED: Final[list[Breed]] = [Breed(types) for types in range(1 << len(FARM_ANIMALS))]
"""By set of types."""
REVEAL: Final[list[Reveal]] = [Reveal(space) for space in range(SPACE_COUNT)]
TURN: Final[list[Turn]] = [Turn(marker) for marker in range(len(MARKERS))]


def _paired() -> list[Action]:
    answers: list[Action] = []
    for number, pair in enumerate(PAIRS):
        answers += _laid(number, pair)
    return answers


def _laid(number: int, pair: Pair) -> list[Action]:
    if pair.cells & FOREST:
        fence, first = FENCE_PAIR[number], LAY_FIRST[MEADOW_FIELD][number]
        return [fence, first, LAY_SECOND[MEADOW_FIELD][number]]
    one_way: list[Action] = [LAY_FIRST[tile][number] for tile in range(CAVERN_TUNNEL, ORE_MINE + 1)]
    return [*one_way, LAY_SECOND[CAVERN_TUNNEL][number], LAY_SECOND[ORE_MINE][number]]


def _in_cell(cell: int) -> list[Action]:
    if FOREST >> cell & 1:
        singles = [MEADOW, FIELD]
        answers: list[Action] = [STABLE[cell], FENCE[cell]]
    else:
        singles = [tile for tile in SINGLES if tile not in (MEADOW, FIELD)]
        answers = [LAY[RUBY_MINE][cell]]
        answers += [answer for tile in range(FURNISHING_COUNT) for answer in FURNISH[tile][cell]]
    answers += [LAY[tile][cell] for tile in singles]
    answers += [SPEND_FOR_TILE[tile][cell] for tile in singles]
    return answers


def all_answers() -> list[Action]:
    """List every answer but `Keep`, whose herds are without end."""
    answers: list[Action] = [
        *FIRST[:MOST_SEATS],
        GROW,
        DONE,
        STAY,
        CHANGE,
        *TAKE,
        *SPEND,
        *EAT,
        *TRADE,
    ]
    answers += [*PLACE, *IMITATE, *SAVE, *REVEAL, *TURN, *SKIP, *SELL, *BUY, *LOOT_ITEM]
    answers += [*PREFER[1:], *FORGE[1:], *COINS[2:], *BREED, *DISARM[0][1:], *DISARM[1][1:]]
    answers += [answer for row in FEED for answer in row]
    answers += [answer for row in SOW for answer in row if answer is not SOW[0][0]]
    answers += _paired()
    answers += [answer for cell in range(CELL_COUNT) for answer in _in_cell(cell)]
    return answers
