"""Goods: what materials can still buy, and gold and rubies."""

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import GOLD, ORE, RUBY, STONE, WOOD
from grotto.games.caverna.furnishings import DELIVERED

Steps = tuple[tuple[int, float], ...]
"""The worth of the first so many, the next so many …"""


def goods_worth(view: Outlook) -> float:
    """Add up the supply, and what is still to be delivered."""
    held = view.goods.copy()
    for rounds, good in zip(view.player.deliveries, DELIVERED, strict=True):
        held[good] += min(rounds, view.rounds)
    materials = (
        stepwise(weights.WOOD_PRICES, held[WOOD])
        + stepwise(weights.STONE_PRICES, held[STONE])
        + stepwise(weights.ORE_PRICES, held[ORE])
        + weights.RUBY_USE * held[RUBY]
    )
    return held[GOLD] + held[RUBY] + view.fade * materials


def stepwise(prices: Steps, count: int) -> float:
    """Add up what so many are worth: each step of plenty is worth less."""
    worth = 0.0
    for most, price in prices:
        worth += price * min(count, most)
        count -= most
        if count <= 0:
            break
    return worth
