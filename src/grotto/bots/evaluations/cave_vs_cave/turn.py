"""The turn in progress: what the effects that are left can still bring."""

from collections.abc import Iterable

from grotto.bots.evaluations.cave_vs_cave import weights
from grotto.bots.evaluations.cave_vs_cave.goods import fed, gain_of, goods_worth
from grotto.bots.evaluations.cave_vs_cave.standing import Outlook, room_worth
from grotto.core.bags import members
from grotto.core.decision import Decision
from grotto.games.cave_vs_cave.components import (
    BUILD,
    DIG,
    FOOD,
    FURNISH,
    ORANGE_ROOMS,
    RAZE,
    ROOMS,
    TILES,
    USE,
    Deed,
    Effect,
    Goods,
    goods,
)
from grotto.games.cave_vs_cave.game import CaveState
from grotto.games.cave_vs_cave.rules.cave import FITTING, accessible, walls_of
from grotto.games.cave_vs_cave.rules.digging import DigAgain
from grotto.games.cave_vs_cave.rules.furnishing import ChooseSide, may_furnish_blue
from grotto.games.cave_vs_cave.rules.turns import CarryOut
from grotto.games.cave_vs_cave.rules.using import MANY_ROOMS_ROOMS, ONE_ROOM_ROOMS, InRoom
from grotto.games.cave_vs_cave.rules.walls import WALL_ROOMS
from grotto.games.cave_vs_cave.state import turns_each, walls_left


def turn_worth(state: CaveState, seat: int, view: Outlook) -> float:
    """Add up what the pending questions of `seat` in this turn can still bring."""
    asked = [entry for entry in state.agenda if entry.seat == seat]
    return weights.READY * sum(_question_worth(entry, state, view) for entry in asked)


def _question_worth(entry: Decision[CaveState], state: CaveState, view: Outlook) -> float:
    if isinstance(entry, CarryOut):
        return _tile_worth(state, view)
    if isinstance(entry, InRoom):
        effects = ROOMS[entry.room].effects
        return _effects_worth(_open(effects, entry.left), state, view)
    if isinstance(entry, DigAgain):
        return dig_worth(view) if accessible(view.player) else 0.0
    return weights.BARE_CAVERN if isinstance(entry, ChooseSide) else 0.0


def _open(effects: tuple[Effect, ...], left: int) -> list[Effect]:
    return [effect for index, effect in enumerate(effects) if left >> index & 1]


def _tile_worth(state: CaveState, view: Outlook) -> float:
    worth = _effects_worth(_open(TILES[state.tile].effects, state.left), state, view)
    if state.uses:
        worth += use_worth(state, view, state.uses)
    if state.left >> len(TILES[state.tile].effects):  # the Prospecting Site
        worth += 0.5 if view.player.goods[FOOD] else 0.0
    return worth


def _effects_worth(effects: Iterable[Effect], state: CaveState, view: Outlook) -> float:
    return sum(max(deed_worth(deed, state, view) for deed in effect) for effect in effects)


def deed_worth(deed: Deed, state: CaveState, view: Outlook) -> float:
    """Return what a deed would bring now."""
    if deed.kind == USE:
        return _first_use_worth(state, view, deed.count)
    if deed.kind == DIG:
        return _digs_worth(deed, view)
    if deed.kind == BUILD:
        rewarded = 2.0 if view.player.rooms & WALL_ROOMS else 0.0
        return rewarded + weights.WALL * view.fade if walls_left(state) else 0.0
    if deed.kind == RAZE:
        return _gained(view, deed.get) - weights.WALL if view.player.walls else 0.0
    if deed.kind == FURNISH:
        surcharge = goods(food=turns_each(state)) if deed.per_turn else deed.pay
        return furnish_worth(view, surcharge)
    return gain_of(view.player.goods, deed, view.fade)


def _gained(view: Outlook, get: Goods) -> float:
    held = view.player.goods
    more = [count + got for count, got in zip(held, get, strict=True)]
    return goods_worth(more, view.fade) - goods_worth(held, view.fade)


def dig_worth(view: Outlook) -> float:
    """A cavern is worth digging as long as there is time to furnish it."""
    wanted = weights.FURNISHINGS * view.turns
    return weights.DIG * view.fade if view.player.empty.bit_count() < wanted + 1 else 0.1


def _digs_worth(deed: Deed, view: Outlook) -> float:
    cells = view.player.hidden if deed.through_walls else accessible(view.player)
    left = fed([held - cost for held, cost in zip(view.player.goods, deed.pay, strict=True)])
    if not cells or min(left) < 0:
        return 0.0
    price = goods_worth(view.player.goods, view.fade) - goods_worth(left, view.fade)
    return max(0.0, deed.count * dig_worth(view) - price)


def _first_use_worth(state: CaveState, view: Outlook, count: int) -> float:
    rooms = view.player.rooms
    if count > 1:
        return use_worth(state, view, count + (rooms & MANY_ROOMS_ROOMS != 0))
    wood = 0.85 * view.fade if rooms & ONE_ROOM_ROOMS else 0.0
    return use_worth(state, view, count) + wood


def use_worth(state: CaveState, view: Outlook, count: int) -> float:
    """Return what the best rooms that were not used yet would bring."""
    rooms = members(view.player.rooms & ORANGE_ROOMS & ~state.used)
    gains = sorted(
        (_effects_worth(ROOMS[room].effects, state, view) for room in rooms), reverse=True
    )
    return sum(gains[:count])


def furnish_worth(view: Outlook, surcharge: Goods) -> float:
    """Return what furnishing now brings more than the mere prospect of it."""
    player, best = view.player, 0.0
    rooms = view.display if may_furnish_blue(player) else view.display & ORANGE_ROOMS
    fitting = 0
    for cell in members(player.empty):
        fitting |= FITTING[walls_of(player, cell)]
    for room in members(rooms & fitting):
        cost = zip(player.goods, ROOMS[room].cost, surcharge, strict=True)
        left = fed([held - price - extra for held, price, extra in cost])
        if min(left) >= 0:
            price = goods_worth(player.goods, view.fade) - goods_worth(left, view.fade)
            best = max(best, room_worth(view, room) - price)
    return best * (1 - weights.HOPE / 2)
