"""Food: what the family will need, and what a famine would cost."""

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import (
    BEGGING,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    RUBY,
    RUBY_FOOD,
    SHEEP,
    VEGETABLE,
    WILD_BOAR,
)
from grotto.games.caverna.furnishings import SLAUGHTERING_CAVE
from grotto.games.caverna.player import owns

MEALS = {SHEEP: 1.0, DONKEY: 1.5, WILD_BOAR: 2.0, CATTLE: 3.0}
"""The food of an animal; donkeys are best eaten in pairs."""
PAIR = 2

Provision = tuple[float, float]
"""Something to eat: what it costs, and how much food it gives."""


def food_worth(view: Outlook) -> float:
    """Return what food in stock is worth, less all that the family will eat."""
    food = view.goods[FOOD]
    needed = view.need + view.dwarfs * view.meals
    spare = max(0.0, food - needed) * weights.SPARE_FOOD
    return spare - max(0.0, needed - food) * weights.FOOD_PRICE - famine(view)


def famine(view: Outlook) -> float:
    """Return what the next feeding costs beyond the usual price of food."""
    short = view.need - view.goods[FOOD]
    if short <= 0:
        return 0.0
    return view.urgency * max(0.0, feeding_cost(view, short) - short * weights.FOOD_PRICE)


def feeding_cost(view: Outlook, short: float) -> float:
    """Return what it costs to make so much food of other things, or to beg for it."""
    cost = 0.0
    for price, food in sorted(provisions(view), key=_per_food):
        if short <= 0 or price > -BEGGING * min(food, short):
            continue
        cost += price
        short -= food
    if short < 0:
        return cost + short * weights.FOOD_PRICE
    return cost - BEGGING * short


def _per_food(provision: Provision) -> float:
    return provision[0] / provision[1]


def provisions(view: Outlook) -> list[Provision]:
    """List what can be turned into food."""
    goods, home = view.goods, view.home
    grain, vegetables = goods[GRAIN], goods[VEGETABLE]
    if not view.reaped:
        grain += (home.grain[0] | home.grain[1] | home.grain[2]).bit_count()
        vegetables += (home.vegetables[0] | home.vegetables[1]).bit_count()
    found: list[Provision] = [(weights.GRAIN_PRICE, 1.0)] * grain
    found += [(weights.VEGETABLE_PRICE, 2.0)] * vegetables
    found += [(1.0 + weights.RUBY_USE * view.fade, RUBY_FOOD)] * goods[RUBY]
    if goods[GOLD] > 1:
        found.append((2.0, 1.0))
        found += [(1.0, 1.0)] * (goods[GOLD] - 2)
    return found + animals(view)


def animals(view: Outlook) -> list[Provision]:
    """List the animals: the last of a type and the parents of others are dear."""
    more = 1.0 if owns(view.player, SLAUGHTERING_CAVE) else 0.0
    young = weights.BIRTH * view.breedings
    found: list[Provision] = []
    for animal, food in MEALS.items():
        count = view.goods[animal]
        found += [(1.0, food + more)] * (count - PAIR)
        if count >= PAIR:
            found.append((1.0 + young, food + more))
        if count:
            found.append((3.0, food + more))
    return found
