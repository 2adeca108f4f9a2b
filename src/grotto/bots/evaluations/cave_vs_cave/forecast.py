"""The forecast: what a cave will have brought by the end of the game, part by part.

It is what searches ask for again and again: tables hold all that does not depend on the state.
"""

from typing import Final

from grotto.bots.evaluations.cave_vs_cave import forecast_weights as weights
from grotto.bots.evaluations.cave_vs_cave.standing import profit
from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    GOLD,
    GOOD_COUNT,
    LIMITS,
    ORANGE_ROOMS,
    ROOM_COUNT,
    ROOMS,
    STONE,
    WOOD,
)
from grotto.games.cave_vs_cave.game import CaveState, Player
from grotto.games.cave_vs_cave.rules.cave import FITTING, walls_of
from grotto.games.cave_vs_cave.rules.furnishing import may_furnish_blue
from grotto.games.cave_vs_cave.rules.turns import CHOOSE_TILE
from grotto.games.cave_vs_cave.state import rounds_of

# ---- tables --------------------------------------------------------------------------------------

POINTS: Final[list[int]] = [room.points for room in ROOMS]
WOODS: Final[list[int]] = [room.cost[WOOD] for room in ROOMS]
STONES: Final[list[int]] = [room.cost[STONE] for room in ROOMS]
GOLDS: Final[list[int]] = [room.cost[GOLD] for room in ROOMS]
"""By room; rooms cost wood, stone and gold only."""

COSTS: Final[list[float]] = [
    float(WOODS[room]) * weights.PRICES[WOOD]
    + float(STONES[room]) * weights.PRICES[STONE]
    + float(GOLDS[room]) * (1.0 + weights.PRICES[GOLD])
    for room in range(ROOM_COUNT)
]
"""What the price of a room is worth."""

FIRST_BLUE: Final = BLUE_ROOMS.bit_length() - BLUE_ROOMS.bit_count()
"""Blue rooms have the last numbers."""

PROFITS: Final[list[float]] = [
    profit(room) if ORANGE_ROOMS >> room & 1 else 0.0 for room in range(ROOM_COUNT)
]
BY_PROFIT: Final[list[int]] = sorted(
    members(ORANGE_ROOMS), key=lambda room: PROFITS[room], reverse=True
)
"""What using an orange room brings, and these rooms, the best first."""

FADES: Final[list[float]] = [
    min(1.0, (turns / weights.FADE_TURNS) ** 1.5) for turns in range(weights.MOST_TURNS + 1)
]
"""How much goods other than gold are worth, by the turns to come."""


def _worths_of(good: int) -> list[float]:
    """Return what goods of a kind are worth, by their number."""
    price, plenty = weights.PRICES[good], weights.PLENTY[good]
    return [
        price * (min(count, plenty) + weights.BEYOND * max(0, count - plenty))
        for count in range(LIMITS[good] + 1)
    ]


HELD: Final[list[list[float]]] = [_worths_of(good) for good in range(GOOD_COUNT)]
"""What goods are worth while there is time, by good and number."""

# ---- parts ---------------------------------------------------------------------------------------


def turns_to_come(state: CaveState, seat: int) -> int:
    """Count the turns of a seat that have not begun."""
    own, turns = CHOOSE_TILE[seat], 0
    for entry in state.agenda:
        if entry is own:
            turns += 1
    rounds = rounds_of(state)
    for number in range(state.round, len(rounds)):
        turns += rounds[number]
    return turns


def room_points(rooms: int) -> float:
    """Add up the points of rooms."""
    points = 0
    while rooms:
        lowest = rooms & -rooms
        points += POINTS[lowest.bit_length() - 1]
        rooms ^= lowest
    return float(points)


def goods_worth(held: list[int], turns: int) -> float:
    """Return what goods are worth beyond the points of gold; in the end they are worth nothing."""
    worth = 0.0
    for good in range(GOOD_COUNT):
        worth += HELD[good][held[good]]
    return FADES[turns] * worth


def best_profits(rooms: int) -> tuple[float, float, float]:
    """Return what using the best three rooms brings."""
    first, second, third, found = 0.0, 0.0, 0.0, 0
    for room in BY_PROFIT:
        if rooms >> room & 1:
            found += 1
            if found == 1:
                first = PROFITS[room]
            elif found == 1 + 1:
                second = PROFITS[room]
            else:
                third = PROFITS[room]
                break
    return first, second, third


def uses_worth(first: float, second: float, third: float) -> float:
    """Return what the best three rooms bring in a turn, by what using them brings."""
    return weights.BEST_USES * first + weights.SECOND_USES * second + weights.THIRD_USES * third


def blue_worth(rooms: int) -> float:
    """Return what the blue rooms of a cave bring in a turn."""
    worth, blue = 0.0, rooms & BLUE_ROOMS
    while blue:
        lowest = blue & -blue
        worth += weights.BLUE_PROFITS[lowest.bit_length() - 1 - FIRST_BLUE]
        blue ^= lowest
    return worth


def room_worths(player: Player, rooms: int, turns: int) -> list[float]:
    """Return what furnishing each of some rooms would bring, its price paid, by room."""
    first, second, third = best_profits(player.rooms)
    worths, used = [0.0] * ROOM_COUNT, uses_worth(first, second, third)
    while rooms:
        lowest = rooms & -rooms
        rooms ^= lowest
        room = lowest.bit_length() - 1
        gain, more = PROFITS[room], 0.0
        if room >= FIRST_BLUE:
            more = weights.BLUE_PROFITS[room - FIRST_BLUE]
        elif gain > first:
            more = uses_worth(gain, first, second) - used
        elif gain > second:
            more = uses_worth(first, gain, second) - used
        elif gain > third:
            more = uses_worth(first, second, gain) - used
        worths[room] = float(POINTS[room]) + float(turns) * more - COSTS[room]
    return worths


def lacking(held: list[int], room: int) -> int:
    """Count the goods that a room costs and that are not at hand."""
    return (
        max(0, WOODS[room] - held[WOOD])
        + max(0, STONES[room] - held[STONE])
        + max(0, GOLDS[room] - held[GOLD])
    )


def furnishable(player: Player, display: int) -> int:
    """Return the rooms on display that a player may furnish by their colour."""
    return display if may_furnish_blue(player) else display & ORANGE_ROOMS


def hopes_of(player: Player, rooms: int, turns: int) -> list[float]:
    """Give every cavern the best room that fits it and is not given away yet."""
    hopes: list[float] = []
    worths = room_worths(player, rooms, turns)
    for cell in members(player.empty):
        best, hope = 0, weights.BARE_CAVERN
        fitting = FITTING[walls_of(player, cell)] & rooms
        while fitting:
            lowest = fitting & -fitting
            fitting ^= lowest
            worth = worths[lowest.bit_length() - 1] - weights.SURCHARGE
            if worth > hope:
                worth *= at_hand(player.goods, lowest.bit_length() - 1)
                if worth > hope:
                    best, hope = lowest, worth
        hopes.append(hope)
        rooms &= ~best
    return hopes


def at_hand(held: list[int], room: int) -> float:
    """Return how much a room counts by what is missing of its price."""
    return 1.0 - weights.LACKING * float(min(lacking(held, room), weights.MOST_LACKING))


def prospects(player: Player, display: int, turns: int) -> float:
    """Return what is hoped for from the caverns, as many as there is time to furnish."""
    if not turns:
        return 0.0
    hopes = hopes_of(player, furnishable(player, display), turns)
    hopes += [weights.BARE_CAVERN * weights.FACE_DOWN] * player.hidden.bit_count()
    hopes.sort(reverse=True)
    worth, part, expected = 0.0, weights.HOPE, weights.FURNISHINGS * float(turns)
    for hope in hopes:
        worth += min(1.0, expected) * hope * part
        part *= weights.RARER
        expected -= 1.0
        if expected <= 0.0:
            break
    return worth


def income(rooms: int, turns: int) -> float:
    """Return what the rooms of a cave bring in the turns to come; the best are used most."""
    first, second, third = best_profits(rooms)
    return float(turns) * (uses_worth(first, second, third) + blue_worth(rooms))


def forecast(player: Player, display: int, turns: int) -> float:
    """Return the points that a seat may expect, but for what is left of the turn in progress."""
    return (
        room_points(player.rooms)
        + float(player.goods[GOLD])
        + goods_worth(player.goods, turns)
        + income(player.rooms, turns)
        + prospects(player, display, turns)
        - weights.WALL_COST * float(player.walls.bit_count())
    )
