"""Standing: what a seat has is worth, for the rounds to come and at the end."""

from typing import Final

from grotto.bots.evaluations.stone_age import weights
from grotto.bots.evaluations.stone_age.outlook import (
    MOST_TOOLS,
    Bottoms,
    Outlook,
    one_use_pips,
)
from grotto.games.stone_age.components import (
    FOOD,
    GOLD,
    MOST_AGRICULTURE,
    MOST_FIGURES,
    STARVING_PENALTY,
    SYMBOLS,
)

SET: Final = len(SYMBOLS)


def standing(view: Outlook) -> float:
    """Add up everything but plans on the board."""
    return (
        view.points
        + culture_worth(view.bottoms, view.rounds)
        + people_worth(view, view.bottoms)
        + workforce_worth(view)
        + pieces_worth(view)
        - hunger_cost(view, view.food)
    )


def culture_worth(owned: Bottoms, rounds: float) -> float:
    """A set scores its square, so every symbol makes those to come more valuable."""
    first, second = owned.first, owned.second
    hope = min(float(SET - first), weights.CULTURE_PER_ROUND * rounds)
    return first * first + second * second + 2 * first * hope


def people_worth(view: Outlook, owned: Bottoms) -> float:
    """People score what they multiply, which will have grown by the end."""
    rounds = view.rounds
    agriculture = min(view.agriculture + weights.FARMER_GROWTH * rounds, float(MOST_AGRICULTURE))
    tools = min(view.tools + weights.TOOLMAKER_GROWTH * rounds, float(MOST_TOOLS))
    buildings = view.buildings + weights.BUILDER_GROWTH * rounds
    figures = min(view.figures + weights.SHAMAN_GROWTH * rounds, float(MOST_FIGURES))
    return (
        owned.farmers * agriculture
        + owned.toolmakers * tools
        + owned.builders * buildings
        + owned.shamans * figures
    )


def workforce_worth(view: Outlook) -> float:
    """Figures and tools work in every round to come; a one-use tool works once."""
    per_round = view.figures * weights.FIGURE_TURN + view.tools * weights.TOOL_TURN
    once = one_use_pips(view.one_use) * weights.ONE_USE_PIP * min(1.0, view.rounds)
    return per_round * view.rounds + once


def tools_worth(view: Outlook) -> float:
    """Return the part of the tools in what the workforce is worth."""
    once = one_use_pips(view.one_use) * weights.ONE_USE_PIP * min(1.0, view.rounds)
    return view.tools * weights.TOOL_TURN * view.rounds + once


def pieces_worth(view: Outlook) -> float:
    """Resources are worth their price as far as they can still be spent, and one point beyond."""
    owned, surplus = 0.0, 0.0
    pieces, prices = view.pieces, view.prices
    for good in range(FOOD):
        count = pieces[good]
        owned += count
        surplus += useful(count) * (prices[good] - 1)
    if view.two_of_choice:
        owned += 2
        surplus += 2 * (prices[GOLD] - 1)
    if not owned:
        return 0.0
    spent = min(1.0, weights.SPENT_PER_ROUND * (view.rounds + 0.5) / owned)
    return owned + surplus * spent


def useful(count: float) -> float:
    """Many pieces of one kind wait long for a building that takes them."""
    if count <= weights.KIND_ROOM:
        return count
    return weights.KIND_ROOM + (count - weights.KIND_ROOM) * weights.CROWDED


def hunger_cost(view: Outlook, food: float) -> float:
    """Follow the meals to come: what is missing is hunted or starved, whichever is cheaper."""
    cost, meals, weight = 0.0, view.meals_due, 1.0
    eaten = float(view.agriculture - view.figures)
    while meals > 0:
        food += eaten
        if food < 0:
            lacking = min(float(STARVING_PENALTY), -food * weights.MEAL)
            cost += weight * min(1.0, meals) * lacking
            food = 0.0
        meals -= 1
        weight *= weights.LATER_MEAL
    return cost - food * weights.FOOD_LEFT
