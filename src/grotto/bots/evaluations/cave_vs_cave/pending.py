"""What is left of the turn in progress, at a glance: nothing is tried out, all is looked up."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluations.cave_vs_cave import forecast_weights as weights
from grotto.bots.evaluations.cave_vs_cave.forecast import (
    FADES,
    GOLDS,
    HELD,
    furnishable,
    lacking,
    room_worths,
)
from grotto.core.bags import members
from grotto.core.seats import CHANCE
from grotto.games.cave_vs_cave.components import (
    BUILD,
    DIG,
    EMMER,
    FLAX,
    FOOD,
    FURNISH,
    GOLD,
    GOOD_COUNT,
    JUNCTION_ROOM,
    LIMITS,
    ORANGE_ROOMS,
    RAZE,
    REPLENISH,
    ROOMS,
    STONE,
    TILES,
    USE,
    WOOD,
    Deed,
    Effect,
)
from grotto.games.cave_vs_cave.game import CaveState, Player
from grotto.games.cave_vs_cave.rules.cave import FITTING, accessible, walls_of
from grotto.games.cave_vs_cave.rules.digging import DigAgain
from grotto.games.cave_vs_cave.rules.furnishing import ChooseSide
from grotto.games.cave_vs_cave.rules.turns import CarryOut
from grotto.games.cave_vs_cave.rules.using import ONE_ROOM_ROOMS, InRoom, rooms_to_use
from grotto.games.cave_vs_cave.state import turns_each, walls_left

THREE_GOODS: Final = 3
TWO_GOLD: Final = 2.0
"""What the Junction Room takes and gives."""

OUT_OF_REACH: Final = 99
ALL_EFFECTS: Final = 3
"""No room has more than two effects."""


@final
@mypyc_attr(acyclic=True)
class Doing:
    """A deed in a form that is quick to weigh."""

    __slots__ = ("below", "count", "get", "kind", "pay", "per_turn", "through_walls")

    def __init__(self, deed: Deed) -> None:
        self.kind: Final = deed.kind
        self.pay: Final[list[int]] = list(deed.pay)
        self.get: Final[list[int]] = list(deed.get)
        self.below: Final = deed.below[STONE] or LIMITS[STONE] + 1  # only stone is ever limited
        self.count: Final = deed.count
        self.per_turn: Final = deed.per_turn
        self.through_walls: Final = deed.through_walls


def _doings(effects: tuple[Effect, ...]) -> list[list[Doing]]:
    return [[Doing(deed) for deed in effect] for effect in effects]


TILE_DOINGS: Final[list[list[list[Doing]]]] = [_doings(tile.effects) for tile in TILES]
ROOM_DOINGS: Final[list[list[list[Doing]]]] = [_doings(room.effects) for room in ROOMS]


def pending(state: CaveState, seat: int, turns: int) -> float:
    """Return what the questions to a seat in this turn can still bring."""
    worth, player = 0.0, state.players[seat]
    for entry in state.agenda:
        if entry.seat == CHANCE:
            worth += weights.SURPRISE * FADES[turns]
        elif entry.seat != seat:
            continue
        elif isinstance(entry, CarryOut):
            worth += tile_worth(state, player, turns)
        elif isinstance(entry, InRoom):
            worth += use_worth(state, player, entry.room, entry.left, turns)
        elif isinstance(entry, DigAgain):
            worth += weights.DIG * FADES[turns] if accessible(player) else 0.0
        elif isinstance(entry, ChooseSide):
            worth += weights.BARE_CAVERN * FADES[turns]
    return weights.READY * worth


# ---- tiles ---------------------------------------------------------------------------------------


def tile_worth(state: CaveState, player: Player, turns: int) -> float:
    """Return what is left of the tile in use."""
    effects, worth = TILE_DOINGS[state.tile], 0.0
    furnishings: list[Doing] = []
    for index in range(len(effects)):
        if state.left >> index & 1:
            if effects[index][0].kind == FURNISH:
                furnishings += effects[index]
            else:
                worth += best_worth(effects[index], state, player, turns)
    if state.left >> len(effects) and player.goods[FOOD]:
        worth += weights.PROSPECTING
    if furnishings:
        worth += furnish_worth(state, player, furnishings, turns)
    if state.uses:
        worth += uses_worth(state, player, state.uses, turns)
    return worth


def best_worth(effect: list[Doing], state: CaveState, player: Player, turns: int) -> float:
    """Return what the best alternative of an effect brings."""
    best = 0.0
    for doing in effect:
        best = max(best, doing_worth(doing, state, player, turns))
    return best


def doing_worth(doing: Doing, state: CaveState, player: Player, turns: int) -> float:
    """Return what a deed other than furnishing would bring now."""
    kind, fade = doing.kind, FADES[turns]
    if kind == USE:
        return first_uses_worth(doing.count, state, player, turns)
    if kind == DIG:
        return digs_worth(doing, player, fade)
    if kind == BUILD:
        return weights.BUILD * fade if walls_left(state) else 0.0
    if kind == RAZE:
        return weights.RAZE + fade if player.walls else 0.0
    if kind == REPLENISH:
        return replenish_worth(doing.get, player.goods, fade)
    return trade_worth(doing, player.goods, fade) if player.goods[STONE] < doing.below else 0.0


def replenish_worth(levels: list[int], held: list[int], fade: float) -> float:
    """Return what raising goods to some levels brings."""
    worth = 0.0
    for good in range(GOOD_COUNT):
        worth += change_worth(good, held[good], max(held[good], levels[good]), fade)
    return worth


def trade_worth(doing: Doing, held: list[int], fade: float) -> float:
    """Return what a gain or a trade brings; nothing when it cannot be paid."""
    worth = 0.0
    for good in range(GOOD_COUNT):
        pay, get = doing.pay[good], doing.get[good]
        if pay or get:
            if pay > held[good]:
                return 0.0
            after = min(held[good] - pay + get, LIMITS[good])
            worth += change_worth(good, held[good], after, fade)
    return max(0.0, worth)


def change_worth(good: int, before: int, after: int, fade: float) -> float:
    """Return what it brings to have another number of a good."""
    worth = fade * (HELD[good][after] - HELD[good][before])
    return worth + float(after - before) if good == GOLD else worth


def digs_worth(doing: Doing, player: Player, fade: float) -> float:
    """Return what digs bring, less their price; nothing when they cannot be paid."""
    if not player.hidden or not (doing.through_walls or accessible(player)):
        return 0.0
    worth = float(doing.count) * weights.DIG * fade
    for good in range(GOOD_COUNT):
        cost = doing.pay[good]
        if cost > player.goods[good]:
            return 0.0
        if cost:
            worth += change_worth(good, player.goods[good], player.goods[good] - cost, fade)
    return max(0.0, worth)


# ---- rooms ---------------------------------------------------------------------------------------


def first_uses_worth(count: int, state: CaveState, player: Player, turns: int) -> float:
    """Return what an action brings that uses some rooms, with the blue rooms that help it."""
    worth = uses_worth(state, player, rooms_to_use(player, count), turns)
    if count == 1 and player.rooms & ONE_ROOM_ROOMS:
        worth += weights.PRICES[WOOD] * FADES[turns]
    return worth


def uses_worth(state: CaveState, player: Player, count: int, turns: int) -> float:
    """Return what the best rooms that were not used yet would bring."""
    rooms = members(player.rooms & ORANGE_ROOMS & ~state.used)
    gains = [use_worth(state, player, room, ALL_EFFECTS, turns) for room in rooms]
    gains.sort(reverse=True)
    worth = 0.0
    for number in range(min(count, len(gains))):
        worth += gains[number]
    return worth


def use_worth(state: CaveState, player: Player, room: int, left: int, turns: int) -> float:
    """Return what the open effects of a room would bring now."""
    if room == JUNCTION_ROOM:
        return junction_worth(player.goods, FADES[turns])
    worth, effects = 0.0, ROOM_DOINGS[room]
    for index in range(len(effects)):
        if left >> index & 1:
            worth += best_worth(effects[index], state, player, turns)
    return worth


def junction_worth(held: list[int], fade: float) -> float:
    """Return what the Junction Room brings when the three goods are handed in that cost least."""
    prices = [
        change_worth(good, held[good] - 1, held[good], fade)
        for good in range(GOOD_COUNT)
        if held[good]
    ]
    if len(prices) < THREE_GOODS:
        return 0.0
    prices.sort()
    gained = TWO_GOLD * (1.0 + fade * weights.PRICES[GOLD])
    return max(0.0, gained - prices[0] - prices[1] - prices[2])


# ---- furnishing ----------------------------------------------------------------------------------


def furnish_worth(state: CaveState, player: Player, ways: list[Doing], turns: int) -> float:
    """Return what the best room brings that can be paid now, more than hoping for it does."""
    rooms = furnishable(player, state.display)
    fee, gold = surcharge(state, player.goods, ways)
    if gold < 0:
        return 0.0
    worths, best = room_worths(player, rooms, turns), 0.0
    for cell in members(player.empty):
        for room in members(FITTING[walls_of(player, cell)] & rooms):
            if worths[room] > best and GOLDS[room] <= gold and not lacking(player.goods, room):
                best = worths[room]
    return max(0.0, best - fee - weights.HOPE * weights.BARE_CAVERN * FADES[turns])


def surcharge(state: CaveState, held: list[int], ways: list[Doing]) -> tuple[float, int]:
    """Return what the cheapest way costs, and the gold that is left then: less than 0 for none."""
    food, gold = OUT_OF_REACH, OUT_OF_REACH
    for doing in ways:
        if doing.per_turn:
            food = min(food, turns_each(state))
        elif doing.pay[GOLD]:
            gold = min(gold, doing.pay[GOLD])
        else:
            food = min(food, doing.pay[FOOD])
    edible = held[FOOD] + held[EMMER] + held[FLAX]
    if edible >= food:
        return float(food) * weights.FOOD_FEE, held[GOLD]
    if edible + held[GOLD] >= food:
        missing = food - edible
        return float(edible) * weights.CROP_FEE + float(missing), held[GOLD] - missing
    return float(gold), held[GOLD] - gold
