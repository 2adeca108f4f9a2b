"""The forecast: what a cave will bring by the end of the game, added up from a few named parts."""

from typing import Final

from grotto.bots.evaluations.cave_vs_cave.numbers import N
from grotto.bots.evaluations.cave_vs_cave.standing import profit
from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    GOLD,
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

POINTS: Final[list[int]] = [room.points for room in ROOMS]
WOODS: Final[list[int]] = [room.cost[WOOD] for room in ROOMS]
STONES: Final[list[int]] = [room.cost[STONE] for room in ROOMS]
GOLDS: Final[list[int]] = [room.cost[GOLD] for room in ROOMS]
FIRST_BLUE: Final = 20


def prepare() -> None:
    """Work out tables from the numbers."""
    if not N.profits:
        N.profits = [profit(room) if ORANGE_ROOMS >> room & 1 else 0.0 for room in range(ROOM_COUNT)]
    N.goods = []
    for good in range(6):
        row: list[float] = []
        for count in range(LIMITS[good] + 1):
            useful = min(count, N.plenty[good])
            row.append(N.prices[good] * (float(useful) + N.beyond * float(count - useful)))
        N.goods.append(row)
    N.fades = [min(1.0, (turns / N.fade_turns) ** 1.5) for turns in range(40)]
    N.order = sorted(
        [room for room in range(ROOM_COUNT) if ORANGE_ROOMS >> room & 1],
        key=lambda room: -N.profits[room],
    )
    N.costs = [
        float(WOODS[room]) * N.prices[WOOD]
        + float(STONES[room]) * N.prices[STONE]
        + float(GOLDS[room]) * (1.0 + N.prices[GOLD])
        for room in range(ROOM_COUNT)
    ]


prepare()


def turns_to_come(state: CaveState, seat: int) -> int:
    """Count the turns of a seat that have not begun."""
    own = CHOOSE_TILE[seat]
    turns = 0
    for entry in state.agenda:
        if entry is own:
            turns += 1
    rounds = rounds_of(state)
    for number in range(state.round, len(rounds)):
        turns += rounds[number]
    return turns


def room_points(rooms: int) -> int:
    """Add up the points of rooms."""
    points = 0
    while rooms:
        lowest = rooms & -rooms
        points += POINTS[lowest.bit_length() - 1]
        rooms ^= lowest
    return points


def goods_worth(held: list[int], turns: int) -> float:
    """Return what goods are worth; towards the end only gold is."""
    table = N.goods
    worth = 0.0
    for good in range(6):
        worth += table[good][held[good]]
    return float(held[GOLD]) + N.fades[turns] * worth


def best_profits(rooms: int) -> tuple[float, float, float]:
    """Return what the best three rooms bring when used."""
    first, second, third = 0.0, 0.0, 0.0
    found = 0
    for room in N.order:
        if rooms >> room & 1:
            found += 1
            if found == 1:
                first = N.profits[room]
            elif found == 2:
                second = N.profits[room]
            else:
                third = N.profits[room]
                break
    return first, second, third


def use_of(first: float, second: float, third: float) -> float:
    """Return what rooms with such profits bring in a turn."""
    return N.use_1 * first + N.use_2 * second + N.use_3 * third


def blue_worth(rooms: int) -> float:
    """Return what the blue rooms bring in a turn."""
    worth = 0.0
    if rooms & BLUE_ROOMS:
        for index in range(5):
            if rooms >> (FIRST_BLUE + index) & 1:
                worth += N.blue[index]
    return worth


def room_worths(
    player: Player, rooms: int, turns: int, first: float, second: float, third: float
) -> list[float]:
    """Return what furnishing each of some rooms would bring, its price paid, by room."""
    worths = [0.0] * ROOM_COUNT
    left = float(turns)
    used = use_of(first, second, third)
    while rooms:
        lowest = rooms & -rooms
        rooms ^= lowest
        room = lowest.bit_length() - 1
        gain = N.profits[room]
        more = 0.0
        if room >= FIRST_BLUE:
            more = N.blue[room - FIRST_BLUE]
        elif gain > first:
            more = use_of(gain, first, second) - used
        elif gain > second:
            more = use_of(first, gain, second) - used
        elif gain > third:
            more = use_of(first, second, gain) - used
        worths[room] = float(POINTS[room]) + left * more - N.costs[room]
    return worths


def lacking(held: list[int], room: int) -> int:
    """Count the goods that a room costs and a player has not."""
    found = 0
    if WOODS[room] > held[WOOD]:
        found += WOODS[room] - held[WOOD]
    if STONES[room] > held[STONE]:
        found += STONES[room] - held[STONE]
    if GOLDS[room] > held[GOLD]:
        found += GOLDS[room] - held[GOLD]
    return found


def hopes_of(player: Player, display: int, worths: list[float]) -> list[float]:
    """Give every cavern the best room that fits it."""
    hopes: list[float] = []
    held = player.goods
    rooms = display
    for cell in members(player.empty):
        best, hope = -1, N.bare
        fitting = FITTING[walls_of(player, cell)] & rooms
        while fitting:
            lowest = fitting & -fitting
            fitting ^= lowest
            room = lowest.bit_length() - 1
            worth = worths[room] - N.surcharge
            if worth > hope:
                worth *= 1.0 - N.lacking * float(min(lacking(held, room), 5))
                if worth > hope:
                    best, hope = room, worth
        hopes.append(hope)
        if best >= 0:
            rooms &= ~(1 << best)
    return hopes


def prospects(player: Player, hopes: list[float], turns: int) -> float:
    """Return what is hoped for from the caverns."""
    expected = N.furnishings * float(turns)
    if expected <= 0.0:
        return 0.0
    for _ in range(player.hidden.bit_count()):
        hopes.append(N.bare * N.face_down)
    hopes.sort(reverse=True)
    worth, part = 0.0, N.hope
    for hope in hopes:
        worth += min(1.0, expected) * hope * part
        part *= N.rarer
        expected -= 1.0
        if expected <= 0.0:
            break
    return worth


def furnishable(player: Player, display: int) -> int:
    """Return the rooms on display that a player may furnish by their colour."""
    return display if may_furnish_blue(player) else display & ORANGE_ROOMS


def forecast(player: Player, display: int, turns: int) -> float:
    """Return the points that a seat may expect when none of its turns is in progress."""
    first, second, third = best_profits(player.rooms)
    rooms = furnishable(player, display)
    hopes: list[float] = []
    if turns and player.empty:
        worths = room_worths(player, rooms, turns, first, second, third)
        hopes = hopes_of(player, rooms, worths)
    return (
        float(room_points(player.rooms))
        + goods_worth(player.goods, turns)
        + float(turns) * (use_of(first, second, third) + blue_worth(player.rooms))
        + prospects(player, hopes, turns)
        - N.wall_cost * float(player.walls.bit_count())
    )
