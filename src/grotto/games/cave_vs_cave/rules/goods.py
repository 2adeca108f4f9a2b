"""Goods: gaining, paying, trading and replenishing, all within the limits [CVC-5]."""

from typing import Final

from grotto.core.bags import members
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.components import (
    FLAX,
    LIMITS,
    NOTHING,
    ON_FLAX,
    PRINTED_FLAX,
    ROOMS,
    Goods,
)
from grotto.games.cave_vs_cave.events import Gained, RoomWorked, Traded
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.state import CaveState


def can_pay(player: Player, price: Goods) -> bool:
    """Tell whether a player holds the whole price."""
    for held, cost in zip(player.goods, price, strict=True):  # noqa: SIM110 (a generator is slow)
        if held < cost:
            return False
    return True


def pay(player: Player, price: Goods) -> None:
    """Hand in the price."""
    if price is NOTHING:
        return
    held = player.goods
    for good, cost in enumerate(price):
        if cost:
            held[good] -= cost


def missing(player: Player, price: Goods) -> Goods:
    """Return what a player lacks of a price."""
    return tuple(max(0, cost - held) for held, cost in zip(player.goods, price, strict=True))


def receive(player: Player, get: Goods) -> Goods:
    """Take goods and return those that were really received: what exceeds a limit is lost."""
    held = player.goods
    got = get
    for good, count in enumerate(get):
        if count:
            taken = min(count, LIMITS[good] - held[good])
            held[good] += taken
            if taken < count:
                got = tuple(taken if at == good else there for at, there in enumerate(got))
    return got


def gain(state: CaveState, seat: int, get: Goods) -> None:
    """Gain goods."""
    got = receive(state.players[seat], get)
    state.tell(Gained, seat, got)
    note_flax(state, seat, get if state.switches.retting_room_counts == PRINTED_FLAX else got)


def trade(state: CaveState, seat: int, price: Goods, get: Goods) -> None:
    """Pay first, then receive; the limits count only after that."""
    player = state.players[seat]
    pay(player, price)
    got = receive(player, get)
    state.tell(Traded, seat, price, got)
    note_flax(state, seat, get if state.switches.retting_room_counts == PRINTED_FLAX else got)


def replenish(state: CaveState, seat: int, levels: Goods) -> None:
    """Raise goods to a level; nothing is ever lost by it."""
    player = state.players[seat]
    got = receive(player, missing(player, levels))
    state.tell(Gained, seat, got)
    note_flax(state, seat, got)


FLAX_ROOMS: Final = sum(1 << number for number, room in enumerate(ROOMS) if room.on == ON_FLAX)


def note_flax(state: CaveState, seat: int, got: Goods) -> None:
    """An effect that brought flax, however much, makes the Retting Room work once [ruling R4]."""
    if got[FLAX] and state.players[seat].rooms & FLAX_ROOMS:
        let_work(state, seat, FLAX_ROOMS)


def let_work(state: CaveState, seat: int, triggered: int) -> None:
    """Let the blue rooms that were triggered bring their goods, unless they sleep [ruling R1]."""
    player = state.players[seat]
    for room in members(player.rooms & triggered & ~state.fresh):
        got = receive(player, ROOMS[room].effects[0][0].get)
        state.tell(RoomWorked, seat, room, got)


def too_poor(player: Player, target: str, price: Goods, rule: str) -> Refusal | None:
    """Explain what a player lacks of a price; None when nothing."""
    if can_pay(player, price):
        return None
    lacking = phrases.amounts(missing(player, price))
    return Refusal(target, Phrase("cave_vs_cave-reason-missing", {"goods": lacking}), rule)
