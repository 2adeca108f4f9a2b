"""The supply of a player: what can be paid, and what is missing [CAV-5.6]."""

from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.components import NOTHING, Goods
from grotto.games.caverna.player import Player


def can_pay(player: Player, price: Goods) -> bool:
    """Tell whether the supply holds a price."""
    held = player.goods
    for good, count in enumerate(price):  # noqa: SIM110 (a generator is slow)
        if count and held[good] < count:
            return False
    return True


def pay(player: Player, price: Goods) -> None:
    """Return goods to the general supply."""
    held = player.goods
    for good, count in enumerate(price):
        if count:
            held[good] -= count


def missing(player: Player, price: Goods) -> Goods:
    """Return what the supply lacks for a price."""
    return tuple(max(0, asked - held) for asked, held in zip(price, player.goods, strict=True))


def too_poor(player: Player, target: str, price: Goods, rule: str) -> Refusal | None:
    """Explain what is missing for a price, if anything is."""
    lack = missing(player, price)
    if lack == NOTHING:
        return None
    args = {"price": phrases.stocks(price), "missing": phrases.stocks(lack)}
    return Refusal(target, Phrase("caverna-reason-too-poor", dict(args)), rule)


def plus(one: Goods, other: Goods) -> Goods:
    """Add goods to goods."""
    both = list(one)
    for good, count in enumerate(other):
        if count:
            both[good] += count
    return tuple(both)


def times(gets: Goods, count: int) -> Goods:
    """Take goods several times."""
    return tuple(count * amount for amount in gets)


def one_of(good: int, count: int) -> Goods:
    """Name so many of one good."""
    gets = list(NOTHING)
    gets[good] = count
    return tuple(gets)
