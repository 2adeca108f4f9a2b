"""Goods: gaining, paying, and the tiles that answer a gain with another [CAV-5.6, CAV-9]."""

from typing import Final

from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.components import GOOD_COUNT, NOTHING, SHEEP, Goods
from grotto.games.caverna.events import Gained, TileGave
from grotto.games.caverna.furnishings import ECHOES
from grotto.games.caverna.player import Player, owns
from grotto.games.caverna.rules.crowding import make_room
from grotto.games.caverna.state import CavernaState

_ECHOING: Final[int] = sum(1 << echo.tile for echo in ECHOES)


def receive(state: CavernaState, seat: int, gets: Goods) -> None:
    """Add goods to the supply; what answers such a gain follows, and animals need room."""
    if gets == NOTHING:
        return
    player = state.players[seat]
    held = player.goods
    for good in range(GOOD_COUNT):
        held[good] += gets[good]
    if state.log is not None:
        state.log.append(Gained(seat, gets))
    if player.tiles & _ECHOING:
        echo(state, seat, gets)
    if any_animals(gets):
        make_room(state, seat)


def any_animals(gets: Goods) -> bool:
    """Tell whether farm animals are among some goods."""
    for good in range(SHEEP, GOOD_COUNT):
        if gets[good]:
            return True
    return False


def echo(state: CavernaState, seat: int, gets: Goods) -> None:
    """Some tiles give one good for each of another that is gained, wherever it comes from."""
    player = state.players[seat]
    for row in ECHOES:
        if gets[row.gained] and owns(player, row.tile):
            give(state, seat, row.tile, row.gives, gets[row.gained])


def give(state: CavernaState, seat: int, tile: int, good: int, count: int) -> None:
    """A tile gives so many of one good."""
    gets = list(NOTHING)
    gets[good] = count
    if state.log is not None:
        state.log.append(TileGave(seat, tile, tuple(gets)))
    receive(state, seat, tuple(gets))


def can_pay(player: Player, price: Goods) -> bool:
    """Tell whether the supply holds a price."""
    held = player.goods
    for good in range(GOOD_COUNT):
        if held[good] < price[good]:
            return False
    return True


def pay(player: Player, price: Goods) -> None:
    """Return goods to the general supply."""
    held = player.goods
    for good in range(GOOD_COUNT):
        held[good] -= price[good]


def missing(player: Player, price: Goods) -> Goods:
    """Return what the supply lacks for a price."""
    return tuple(
        max(0, asked - held) for asked, held in zip(price, player.goods, strict=True)
    )


def too_poor(player: Player, target: str, price: Goods, rule: str) -> Refusal | None:
    """Explain what is missing for a price, if anything is."""
    lack = missing(player, price)
    if lack == NOTHING:
        return None
    args = {"price": phrases.amounts(price), "missing": phrases.amounts(lack)}
    return Refusal(target, Phrase("caverna-reason-too-poor", dict(args)), rule)


def plus(one: Goods, other: Goods) -> Goods:
    """Add goods to goods."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def times(gets: Goods, count: int) -> Goods:
    """Take goods several times."""
    return tuple(count * amount for amount in gets)
