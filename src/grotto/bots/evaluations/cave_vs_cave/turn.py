"""The turn in progress: what the effects that are left can still bring."""

from collections.abc import Iterable, Sequence

from grotto.bots.evaluations.cave_vs_cave import weights
from grotto.bots.evaluations.cave_vs_cave.goods import fed, gain_of, goods_worth
from grotto.bots.evaluations.cave_vs_cave.standing import Outlook, room_worth, standing
from grotto.core.bags import members
from grotto.core.decision import Decision
from grotto.games.cave_vs_cave.components import (
    BUILD,
    CELLS,
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
from grotto.games.cave_vs_cave.game import CaveState, Player
from grotto.games.cave_vs_cave.rules.cave import (
    FITTING,
    accessible,
    accessible_by_undermining,
    borders_around,
    walls_of,
)
from grotto.games.cave_vs_cave.rules.digging import DigAgain
from grotto.games.cave_vs_cave.rules.furnishing import ChooseSide, may_furnish_blue
from grotto.games.cave_vs_cave.rules.turns import CarryOut
from grotto.games.cave_vs_cave.rules.using import MANY_ROOMS_ROOMS, ONE_ROOM_ROOMS, InRoom
from grotto.games.cave_vs_cave.rules.walls import WALL_ROOMS, free_borders
from grotto.games.cave_vs_cave.state import turns_each, walls_left


def turn_worth(state: CaveState, seat: int, view: Outlook) -> float:
    """Add up what the pending questions of `seat` in this turn can still bring."""
    asked = [entry for entry in state.agenda if entry.seat == seat]
    return weights.READY * float(sum(_question_worth(entry, state, view) for entry in asked))


def _question_worth(entry: Decision[CaveState], state: CaveState, view: Outlook) -> float:
    if isinstance(entry, CarryOut):
        return _tile_worth(state, view)
    if isinstance(entry, InRoom):
        return _effects_worth(_open(ROOMS[entry.room].effects, entry.left), state, view)
    if isinstance(entry, DigAgain):
        return dig_worth(view, accessible(view.player))
    return weights.BARE_CAVERN * view.fade if isinstance(entry, ChooseSide) else 0.0


def _open(effects: tuple[Effect, ...], left: int) -> list[Effect]:
    return [effect for index, effect in enumerate(effects) if left >> index & 1]


def _tile_worth(state: CaveState, view: Outlook) -> float:
    printed = TILES[state.tile].effects
    effects = _open(printed, state.left)
    worth = _effects_worth([effect for effect in effects if effect[0].kind != FURNISH], state, view)
    worth += furnish_worth(state, view, [effect for effect in effects if effect[0].kind == FURNISH])
    if state.uses:
        worth += use_worth(state, view, state.uses)
    if state.left >> len(printed) and view.player.goods[FOOD]:  # the Prospecting Site
        worth += weights.PROSPECTING
    return worth


def _effects_worth(effects: Iterable[Effect], state: CaveState, view: Outlook) -> float:
    return float(sum(max(deed_worth(deed, state, view) for deed in effect) for effect in effects))


def deed_worth(deed: Deed, state: CaveState, view: Outlook) -> float:
    """Return what a deed other than furnishing would bring now."""
    if deed.kind == USE:
        return _first_use_worth(state, view, deed.count)
    if deed.kind == DIG:
        return _digs_worth(deed, view)
    if deed.kind == BUILD:
        return build_worth(state, view)
    if deed.kind == RAZE:
        return _gained(view, deed.get) if view.player.walls else 0.0
    return gain_of(view.player.goods, deed, view.fade)


def _gained(view: Outlook, get: Goods) -> float:
    held = view.player.goods
    more = [count + got for count, got in zip(held, get, strict=True)]
    return goods_worth(more, view.fade) - goods_worth(held, view.fade)


def dig_worth(view: Outlook, cells: int) -> float:
    """Return what the best of some digs brings."""
    if not cells:
        return 0.0
    before = standing(view)
    return (
        max(
            standing(view.changed(_dug(view.player, cell), view.display)) for cell in members(cells)
        )
        - before
    )


def _dug(player: Player, cell: int) -> Player:
    twin = player.copy()
    twin.hidden ^= 1 << cell
    twin.empty |= 1 << cell
    twin.goods[FOOD] += CELLS[cell].food
    return twin


def _undermined(player: Player) -> int:
    return accessible_by_undermining(player, all_walls=True)


def _digs_worth(deed: Deed, view: Outlook) -> float:
    cells = _undermined(view.player) if deed.through_walls else accessible(view.player)
    left = fed([held - cost for held, cost in zip(view.player.goods, deed.pay, strict=True)])
    if not cells or min(left) < 0:
        return 0.0
    price = goods_worth(view.player.goods, view.fade) - goods_worth(left, view.fade)
    return max(0.0, deed.count * dig_worth(view, cells) - price)


def build_worth(state: CaveState, view: Outlook) -> float:
    """Return what the best wall around an empty cavern brings, and what the Dungeon pays for it."""
    if not walls_left(state):
        return 0.0
    player, before, best = view.player, standing(view), 0.0
    for border in members(borders_around(player.empty) & free_borders(player)):
        twin = player.copy()
        twin.walls |= 1 << border
        best = max(best, standing(view.changed(twin, view.display)) - before)
    return best + (weights.WALL_GOLD if player.rooms & WALL_ROOMS else 0.0)


def _first_use_worth(state: CaveState, view: Outlook, count: int) -> float:
    rooms = view.player.rooms
    if count > 1:
        return use_worth(state, view, count + (rooms & MANY_ROOMS_ROOMS != 0))
    wood = weights.PRICES[0] * view.fade if rooms & ONE_ROOM_ROOMS else 0.0
    return use_worth(state, view, count) + wood


def use_worth(state: CaveState, view: Outlook, count: int) -> float:
    """Return what the best rooms that were not used yet would bring."""
    rooms = members(view.player.rooms & ORANGE_ROOMS & ~state.used)
    gains = [_effects_worth(ROOMS[room].effects, state, view) for room in rooms]
    return float(sum(sorted(gains, reverse=True)[:count]))


def furnish_worth(state: CaveState, view: Outlook, effects: Sequence[Effect]) -> float:
    """Return what furnishing now, as often as effects are open, brings more than hoping for it."""
    after = view
    for effect in effects:
        after = _furnished(after, [_surcharge(state, deed) for deed in effect])
    return max(0.0, standing(after) - standing(view)) if after is not view else 0.0


def _surcharge(state: CaveState, deed: Deed) -> Goods:
    return goods(food=turns_each(state)) if deed.per_turn else deed.pay


def _furnished(view: Outlook, surcharges: Sequence[Goods]) -> Outlook:
    """Return the outlook after the best furnishing at one of the surcharges, if there is any."""
    player = view.player
    rooms = view.display if may_furnish_blue(player) else view.display & ORANGE_ROOMS
    best, chosen = 0.0, view
    for cell in members(player.empty):
        for room in members(rooms & FITTING[walls_of(player, cell)]):
            for surcharge in surcharges:
                left = _paid(player, room, surcharge)
                if min(left) >= 0:
                    worth = room_worth(view, room) + goods_worth(left, view.fade)
                    if worth > best:
                        best, chosen = worth, _with_room(view, room, cell, left)
    return chosen


def _paid(player: Player, room: int, surcharge: Goods) -> list[int]:
    prices = zip(player.goods, ROOMS[room].cost, surcharge, strict=True)
    return fed([held - cost - extra for held, cost, extra in prices])


def _with_room(view: Outlook, room: int, cell: int, left: list[int]) -> Outlook:
    twin = view.player.copy()
    twin.goods = left
    twin.rooms |= 1 << room
    twin.empty &= ~(1 << cell)
    return view.changed(twin, view.display & ~(1 << room))
