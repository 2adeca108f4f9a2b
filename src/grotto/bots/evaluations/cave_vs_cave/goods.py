"""What goods are worth, and what deeds bring."""

from collections.abc import Sequence

from grotto.bots.evaluations.cave_vs_cave import weights
from grotto.games.cave_vs_cave.components import (
    EMMER,
    FLAX,
    FOOD,
    GAIN,
    GOLD,
    LIMITS,
    REPLENISH,
    TRADE,
    Deed,
    Goods,
)


def goods_worth(held: Sequence[int], fade: float) -> float:
    """Return what goods are worth; towards the end only gold is."""
    worth = 0.0
    for count, price, plenty in zip(held, weights.PRICES, weights.PLENTY, strict=True):
        useful = min(count, plenty)
        worth += price * (useful + weights.BEYOND * (count - useful))
    return held[GOLD] + fade * worth


def after(held: Sequence[int], deed: Deed) -> list[int] | None:
    """Return the goods after a gain, a trade or a replenishing; None when it cannot be paid."""
    if deed.kind == REPLENISH:
        return [max(count, level) for count, level in zip(held, deed.get, strict=True)]
    if any(least and count >= least for count, least in zip(held, deed.below, strict=True)):
        return None
    left = [count - cost for count, cost in zip(held, deed.pay, strict=True)]
    left = fed(left)
    if min(left) < 0:
        return None
    return [min(count + got, most) for count, got, most in zip(left, deed.get, LIMITS, strict=True)]


def fed(left: list[int]) -> list[int]:
    """Cover missing food by free exchanges: emmer first, then flax, then gold."""
    for good in (EMMER, FLAX, GOLD):
        if left[FOOD] < 0 < left[good]:
            moved = min(-left[FOOD], left[good])
            left[good] -= moved
            left[FOOD] += moved
    return left


def gain_of(held: Sequence[int], deed: Deed, fade: float) -> float:
    """Return what a deed about goods would bring now; nothing when it is better left alone."""
    if deed.kind not in (GAIN, TRADE, REPLENISH):
        return 0.0
    changed = after(held, deed)
    if changed is None:
        return 0.0
    return max(0.0, goods_worth(changed, fade) - goods_worth(held, fade))


def plain_worth(amounts: Goods) -> float:
    """Return what goods are worth to somebody who can use them all."""
    return amounts[GOLD] + float(
        sum(count * price for count, price in zip(amounts, weights.PRICES, strict=True))
    )
