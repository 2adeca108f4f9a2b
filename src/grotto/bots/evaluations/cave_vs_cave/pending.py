"""What is left of a turn, at a glance."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluations.cave_vs_cave.forecast import (
    best_profits,
    furnishable,
    goods_worth,
    lacking,
    room_worths,
    GOLDS,
)
from grotto.bots.evaluations.cave_vs_cave.numbers import N
from grotto.core.seats import CHANCE
from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import (
    BUILD,
    DIG,
    EMMER,
    FLAX,
    FOOD,
    FURNISH,
    GAIN,
    GOLD,
    JUNCTION_ROOM,
    LIMITS,
    ORANGE_ROOMS,
    RAZE,
    REPLENISH,
    ROOMS,
    TILES,
    TRADE,
    USE,
    Deed,
)
from grotto.games.cave_vs_cave.game import CaveState, Player
from grotto.games.cave_vs_cave.rules.cave import FITTING, accessible, walls_of
from grotto.games.cave_vs_cave.rules.digging import DigAgain
from grotto.games.cave_vs_cave.rules.furnishing import ChooseSide
from grotto.games.cave_vs_cave.rules.turns import CarryOut
from grotto.games.cave_vs_cave.rules.using import MANY_ROOMS_ROOMS, ONE_ROOM_ROOMS, InRoom
from grotto.games.cave_vs_cave.state import turns_each, walls_left


@final
@mypyc_attr(acyclic=True)
class Doing:
    """A deed in a form that is quick to weigh."""

    def __init__(self, deed: Deed) -> None:
        self.kind: Final = deed.kind
        self.pay: Final[list[int]] = list(deed.pay)
        self.get: Final[list[int]] = list(deed.get)
        self.below: Final[list[int]] = list(deed.below)
        self.limited: Final = any(deed.below)
        self.count: Final = deed.count
        self.per_turn: Final = deed.per_turn
        self.through_walls: Final = deed.through_walls


TILE_DOINGS: Final[list[list[list[Doing]]]] = [
    [[Doing(deed) for deed in effect] for effect in tile.effects] for tile in TILES
]
ROOM_DOINGS: Final[list[list[list[Doing]]]] = [
    [[Doing(deed) for deed in effect] for effect in room.effects] for room in ROOMS
]


def pending(state: CaveState, seat: int, turns: int) -> float:
    """Return what the questions to a seat in this turn can still bring."""
    worth = 0.0
    player = state.players[seat]
    for entry in state.agenda:
        if entry.seat == CHANCE:
            worth += N.surprise * N.fades[turns]
        elif entry.seat != seat:
            continue
        elif isinstance(entry, CarryOut):
            worth += tile_worth(state, player, turns)
        elif isinstance(entry, InRoom):
            worth += room_worth(state, player, entry.room, entry.left, turns)
        elif isinstance(entry, DigAgain):
            worth += dig_worth(player, turns)
        elif isinstance(entry, ChooseSide):
            worth += N.bare * N.fades[turns]
    return N.ready * worth


def dig_worth(player: Player, turns: int) -> float:
    """Return what a dig brings."""
    return N.dig * N.fades[turns] if accessible(player) else 0.0


def room_worth(state: CaveState, player: Player, room: int, left: int, turns: int) -> float:
    """Return what using a room would bring now."""
    if room == JUNCTION_ROOM:
        return junction_worth(player.goods, turns)
    worth = 0.0
    effects = ROOM_DOINGS[room]
    for index in range(len(effects)):
        if left >> index & 1:
            best = 0.0
            for doing in effects[index]:
                best = max(best, doing_worth(doing, state, player, turns))
            worth += best
    return worth


def junction_worth(held: list[int], turns: int) -> float:
    """Hand in three goods of which one has most."""
    prices: list[float] = []
    fade = N.fades[turns]
    for good in range(6):
        count = held[good]
        if count:
            price = fade * (N.goods[good][count] - N.goods[good][count - 1])
            if good == GOLD:
                price += 1.0
            prices.append(price)
    if len(prices) < 3:
        return 0.0
    prices.sort()
    return max(0.0, 2.0 + fade * 2.0 * N.prices[GOLD] - prices[0] - prices[1] - prices[2])


def doing_worth(doing: Doing, state: CaveState, player: Player, turns: int) -> float:
    """Return what a deed other than furnishing and using rooms brings."""
    kind = doing.kind
    if kind == DIG:
        return digs_worth(doing, player, turns)
    if kind == BUILD:
        return N.build * N.fades[turns] if walls_left(state) else 0.0
    if kind == RAZE:
        return 2.0 + N.fades[turns] if player.walls else 0.0
    held = player.goods
    fade = N.fades[turns]
    if kind == REPLENISH:
        worth = 0.0
        for good in range(6):
            level = doing.get[good]
            if level > held[good]:
                worth += fade * (N.goods[good][level] - N.goods[good][held[good]])
                if good == GOLD:
                    worth += 1.0
        return worth
    if doing.limited and held[1] >= doing.below[1]:
        return 0.0
    return trade_worth(doing, held, fade)


def trade_worth(doing: Doing, held: list[int], fade: float) -> float:
    """Return what a gain or trade brings; nothing when it cannot be paid."""
    worth = 0.0
    for good in range(6):
        pay = doing.pay[good]
        get = doing.get[good]
        if pay or get:
            have = held[good]
            if pay > have:
                return 0.0
            after = min(have - pay + get, LIMITS[good])
            worth += fade * (N.goods[good][after] - N.goods[good][have])
            if good == GOLD:
                worth += float(after - have)
    return max(0.0, worth)


def digs_worth(doing: Doing, player: Player, turns: int) -> float:
    """Return what one or two digs bring, less the price."""
    if not player.hidden or not (doing.through_walls or accessible(player)):
        return 0.0
    price = 0.0
    held, fade = player.goods, N.fades[turns]
    for good in range(6):
        cost = doing.pay[good]
        if cost:
            if held[good] < cost:
                return 0.0
            price += fade * (N.goods[good][held[good]] - N.goods[good][held[good] - cost])
            if good == GOLD:
                price += float(cost)
    return max(0.0, float(doing.count) * N.dig * fade - price)


def tile_worth(state: CaveState, player: Player, turns: int) -> float:
    """Return what is left of a tile."""
    effects = TILE_DOINGS[state.tile]
    left = state.left
    worth = 0.0
    furnish: list[Doing] = []
    for index in range(len(effects)):
        if left >> index & 1:
            best = 0.0
            for doing in effects[index]:
                if doing.kind == FURNISH:
                    furnish.append(doing)
                elif doing.kind == USE:
                    best = max(best, use_worth(state, player, first_uses(player, doing.count), turns))
                    if doing.count == 1 and player.rooms & ONE_ROOM_ROOMS:
                        best += N.prices[0] * N.fades[turns]
                else:
                    best = max(best, doing_worth(doing, state, player, turns))
            worth += best
    if left >> len(effects) and player.goods[FOOD]:
        worth += 0.8
    if furnish:
        worth += furnish_worth(state, player, furnish, turns)
    if state.uses:
        worth += use_worth(state, player, state.uses, turns)
    return worth


def first_uses(player: Player, count: int) -> int:
    """Return how many rooms may be used."""
    return count + 1 if count > 1 and player.rooms & MANY_ROOMS_ROOMS else count


def use_worth(state: CaveState, player: Player, count: int, turns: int) -> float:
    """Return what the best rooms that were not used yet would bring."""
    gains: list[float] = []
    rooms = player.rooms & ORANGE_ROOMS & ~state.used
    while rooms:
        lowest = rooms & -rooms
        rooms ^= lowest
        gains.append(room_worth(state, player, lowest.bit_length() - 1, 3, turns))
    gains.sort(reverse=True)
    worth = 0.0
    for number in range(min(count, len(gains))):
        worth += gains[number]
    return worth


def furnish_worth(state: CaveState, player: Player, furnish: list[Doing], turns: int) -> float:
    """Return what the best rooms bring that can be paid for."""
    first, second, third = best_profits(player.rooms)
    rooms = furnishable(player, state.display)
    worths = room_worths(player, rooms, turns, first, second, third)
    held = player.goods
    food = held[FOOD] + held[EMMER] + held[FLAX]
    cheapest, free_gold = 99, held[GOLD]
    surcharge_gold = 99
    for doing in furnish:
        if doing.per_turn:
            cheapest = min(cheapest, turns_each(state))
        else:
            cheapest = min(cheapest, doing.pay[FOOD]) if not doing.pay[GOLD] else cheapest
            surcharge_gold = min(surcharge_gold, doing.pay[GOLD]) if doing.pay[GOLD] else surcharge_gold
    best, fee = 0.0, 0.0
    if food >= cheapest:
        fee = float(cheapest) * 0.37
    elif food + free_gold >= cheapest:
        fee = float(food) * 0.4 + float(cheapest - food)
        free_gold -= cheapest - food
    elif surcharge_gold <= free_gold:
        fee = float(surcharge_gold)
        free_gold -= surcharge_gold
    else:
        return 0.0
    if cheapest == 0:
        fee = 0.0
    for cell in members(player.empty):
        fitting = FITTING[walls_of(player, cell)] & rooms
        while fitting:
            lowest = fitting & -fitting
            fitting ^= lowest
            room = lowest.bit_length() - 1
            if worths[room] > best and GOLDS[room] <= free_gold and not lacking(held, room):
                best = worths[room]
    rest = N.hope * N.bare * N.fades[turns]
    return max(0.0, best - fee - rest)
