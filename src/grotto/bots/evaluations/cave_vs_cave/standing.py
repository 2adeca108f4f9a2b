"""Standing: points, goods, what the rooms will bring, and what the caverns are good for."""

from dataclasses import dataclass
from functools import cache
from math import ceil

from grotto.bots.evaluations.cave_vs_cave import weights
from grotto.bots.evaluations.cave_vs_cave.goods import goods_worth, plain_worth
from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    DIG,
    DIGGING_CAVE,
    ENTRANCE,
    ORANGE_ROOMS,
    REPLENISH,
    ROOMS,
    TRADE,
    Deed,
)
from grotto.games.cave_vs_cave.game import CaveState, Player
from grotto.games.cave_vs_cave.rules.cave import FITTING, walls_of
from grotto.games.cave_vs_cave.rules.furnishing import may_furnish_blue
from grotto.games.cave_vs_cave.rules.goods import missing
from grotto.games.cave_vs_cave.rules.scoring import points_of
from grotto.games.cave_vs_cave.rules.turns import CHOOSE_TILE
from grotto.games.cave_vs_cave.state import rounds_of


@dataclass(frozen=True)
class Outlook:
    """What a seat has, and how much time is left to make something of it."""

    player: Player
    display: int
    turns: int  # to come, besides the one in progress
    fade: float  # how much goods are still worth


def outlook(state: CaveState, seat: int) -> Outlook:
    """Return the outlook of a seat."""
    now = sum(entry is CHOOSE_TILE[seat] for entry in state.agenda)
    turns = now + sum(rounds_of(state)[state.round :])
    fade = min(1.0, turns / weights.FADE_TURNS)
    return Outlook(state.players[seat], state.display, turns, fade)


def standing(view: Outlook) -> float:
    """Add up everything but what can still be done in this turn."""
    return (
        points_of(view.player.rooms)
        + goods_worth(view.player.goods, view.fade)
        + income(view.player.rooms, view.turns)
        + prospects(view)
    )


@cache
def profit(room: int) -> float:
    """Return what using an orange room brings, once."""
    return sum(max(map(_deed_profit, effect)) for effect in ROOMS[room].effects)


def _deed_profit(deed: Deed) -> float:
    if deed.kind == DIG:
        return weights.DIG - plain_worth(deed.pay) + 1
    gained = plain_worth(deed.get) - plain_worth(deed.pay)
    if deed.kind == TRADE:
        return gained * weights.TRADES_HAPPEN
    return gained * 0.7 if deed.kind == REPLENISH else gained


@cache
def income(rooms: int, turns: int) -> float:
    """Return what the rooms of a cave bring in the turns to come; the best are used most."""
    profits = sorted((profit(room) for room in members(rooms & ORANGE_ROOMS)), reverse=True)
    used = sum(often * gain for often, gain in zip(weights.USES, profits, strict=False))
    blue = sum(weights.BLUE_PROFIT[ROOMS[room].on] for room in members(rooms & BLUE_ROOMS))
    return turns * (used + blue)


def room_worth(view: Outlook, room: int) -> float:
    """Return what furnishing a room brings, but for its price."""
    rooms = view.player.rooms
    more = income(rooms | 1 << room, view.turns) - income(rooms, view.turns)
    return ROOMS[room].points + more


def prospects(view: Outlook) -> float:
    """Return what is hoped for from the caverns, as many as there is time to furnish."""
    player = view.player
    hopes = _hopes(view) + [weights.BARE_CAVERN * weights.FACE_DOWN] * player.hidden.bit_count()
    hopes.sort(reverse=True)
    expected = weights.FURNISHINGS * view.turns
    worth = 0.0
    for number, hope in enumerate(hopes[: ceil(expected)]):
        worth += min(1.0, expected - number) * hope * weights.HOPE * weights.RARER**number
    return worth


def _hopes(view: Outlook) -> list[float]:
    """Give every empty cavern the best room on display that fits it and is not given away yet."""
    player, hopes = view.player, list[float]()
    rooms = view.display if may_furnish_blue(player) else view.display & ORANGE_ROOMS
    worths = {room: _hope(view, room) for room in members(rooms)}
    for cell in members(player.empty):
        fitting = members(FITTING[walls_of(player, cell)] & rooms)
        best = max(fitting, key=lambda room: worths[room], default=ENTRANCE)
        if best == ENTRANCE or worths[best] < weights.BARE_CAVERN:
            hopes.append(weights.BARE_CAVERN * min(1.0, view.fade + 0.2))
        else:
            hopes.append(worths[best])
            rooms &= ~(1 << best)
    return hopes


def _hope(view: Outlook, room: int) -> float:
    """Return what a room would bring, less its price, and less again when that is not at hand."""
    cost = ROOMS[room].cost
    net = room_worth(view, room) - plain_worth(cost) - weights.SURCHARGE
    lacking = sum(missing(view.player, cost))
    return float(net * weights.UNAFFORDABLE**lacking)


__all__ = ["DIGGING_CAVE", "Outlook", "income", "outlook", "profit", "room_worth", "standing"]
