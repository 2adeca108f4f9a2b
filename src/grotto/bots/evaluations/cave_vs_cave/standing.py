"""Standing: points, goods, what the rooms will bring, and what the caverns are good for."""

from functools import cache
from math import ceil

from grotto.bots.evaluations.cave_vs_cave import weights
from grotto.bots.evaluations.cave_vs_cave.goods import goods_worth, plain_worth
from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    DIG,
    ORANGE_ROOMS,
    REPLENISH,
    ROOMS,
    TRADE,
    Deed,
)
from grotto.games.cave_vs_cave.game import CaveState, Player
from grotto.games.cave_vs_cave.rules import scoring
from grotto.games.cave_vs_cave.rules.cave import FITTING, walls_of
from grotto.games.cave_vs_cave.rules.furnishing import may_furnish_blue
from grotto.games.cave_vs_cave.rules.goods import missing
from grotto.games.cave_vs_cave.rules.turns import CHOOSE_TILE
from grotto.games.cave_vs_cave.state import rounds_of


class Outlook:
    """What a seat has, and how much time is left to make something of it."""

    def __init__(self, player: Player, display: int, turns: int) -> None:
        self.player = player
        self.display = display
        self.turns = turns  # to come, besides the one in progress
        self.fade = min(1.0, (turns / weights.FADE_TURNS) ** 1.5)  # how much goods are worth

    def changed(self, player: Player, display: int) -> "Outlook":
        """Return the outlook at another cave and display."""
        return Outlook(player, display, self.turns)


def outlook(state: CaveState, seat: int) -> Outlook:
    """Return the outlook of a seat."""
    now = sum(entry is CHOOSE_TILE[seat] for entry in state.agenda)
    return Outlook(state.players[seat], state.display, now + sum(rounds_of(state)[state.round :]))


def standing(view: Outlook) -> float:
    """Add up everything but what can still be done in this turn."""
    player = view.player
    return (
        points_of(player.rooms)
        + goods_worth(player.goods, view.fade)
        + income(player.rooms, view.turns)
        + prospects(view)
        - weights.WALL_COST * player.walls.bit_count()
    )


@cache
def points_of(rooms: int) -> int:
    """Return the points of a set of rooms."""
    return scoring.points_of(rooms)


@cache
def profit(room: int) -> float:
    """Return what using an orange room brings, once."""
    return float(sum(max(map(_deed_profit, effect)) for effect in ROOMS[room].effects))


def _deed_profit(deed: Deed) -> float:
    if deed.kind == DIG:
        return weights.DIG_PROFIT
    gained = plain_worth(deed.get) - plain_worth(deed.pay)
    if deed.kind == TRADE:
        return gained * weights.TRADES_HAPPEN
    return gained * weights.REPLENISHES if deed.kind == REPLENISH else gained


@cache
def income(rooms: int, turns: int) -> float:
    """Return what the rooms of a cave bring in the turns to come; the best are used most."""
    profits = sorted((profit(room) for room in members(rooms & ORANGE_ROOMS)), reverse=True)
    used = float(sum(often * gain for often, gain in zip(weights.USES, profits, strict=False)))
    blue = float(sum(weights.BLUE_PROFIT[ROOMS[room].on] for room in members(rooms & BLUE_ROOMS)))
    return turns * (used + blue)


def room_worth(view: Outlook, room: int) -> float:
    """Return what furnishing a room brings, but for its price."""
    rooms = view.player.rooms
    more = income(rooms | 1 << room, view.turns) - income(rooms, view.turns)
    return ROOMS[room].points + more


def prospects(view: Outlook) -> float:
    """Return what is hoped for from the caverns, as many as there is time to furnish."""
    expected = weights.FURNISHINGS * view.turns
    if not expected:
        return 0.0
    hopes = _hopes(view)
    hopes += [weights.BARE_CAVERN * weights.FACE_DOWN] * view.player.hidden.bit_count()
    hopes.sort(reverse=True)
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
        best, hope = -1, weights.BARE_CAVERN
        for room in members(FITTING[walls_of(player, cell)] & rooms):
            if worths[room] > hope:
                best, hope = room, worths[room]
        hopes.append(hope)
        if best >= 0:
            rooms &= ~(1 << best)
    return hopes


def _hope(view: Outlook, room: int) -> float:
    """Return what a room would bring, less its price, and less again when that is not at hand."""
    cost = ROOMS[room].cost
    net = room_worth(view, room) - plain_worth(cost) - weights.SURCHARGE
    lacking = sum(missing(view.player, cost))
    return net * (1 - weights.LACKING * min(lacking, weights.MOST_LACKING))
