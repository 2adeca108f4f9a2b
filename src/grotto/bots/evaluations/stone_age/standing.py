"""Standing: what a seat has is worth, for the rounds to come and at the end."""

from grotto.bots.evaluations.stone_age import weights
from grotto.bots.evaluations.stone_age.outlook import Outlook, bottoms, one_use_pips
from grotto.games.stone_age.components import (
    BUILDER,
    DIVISORS,
    FARMER,
    GOLD,
    MOST_AGRICULTURE,
    MOST_FIGURES,
    MOST_TOOLS,
    SHAMAN,
    STARVING_PENALTY,
    SYMBOLS,
    TOOLMAKER,
)


def standing(view: Outlook) -> float:
    """Add up everything but plans on the board."""
    return (
        view.points
        + culture_worth(view.cards, view.rounds)
        + people_worth(view)
        + workforce_worth(view)
        + pieces_worth(view)
        - hunger_cost(view, view.food)
    )


def culture_worth(cards: int, rounds: float) -> float:
    """A set scores its square, so every symbol makes those to come more valuable."""
    first, second, _ = bottoms(cards)
    hope = min(len(SYMBOLS) - first, weights.CULTURE_PER_ROUND * rounds)
    return first * first + second * second + 2 * first * hope


def people_worth(view: Outlook) -> float:
    """People score what they multiply, which will have grown by the end."""
    _, _, people = bottoms(view.cards)
    rounds, growth = view.rounds, weights.GROWTH
    return (
        people[FARMER] * min(view.agriculture + growth[FARMER] * rounds, MOST_AGRICULTURE)
        + people[TOOLMAKER] * min(view.tools + growth[TOOLMAKER] * rounds, MOST_TOOLS)
        + people[BUILDER] * (view.buildings + growth[BUILDER] * rounds)
        + people[SHAMAN] * min(view.figures + growth[SHAMAN] * rounds, MOST_FIGURES)
    )


def workforce_worth(view: Outlook) -> float:
    """Figures and tools work in every round to come; a one-use tool works once, if there is a round left."""
    per_round = view.figures * weights.FIGURE_TURN + view.tools * weights.TOOL_TURN
    once = one_use_pips(view.one_use) * weights.ONE_USE_PIP * min(1.0, view.rounds)
    return per_round * view.rounds + once


def prices(rounds: float) -> list[float]:
    """Return what one piece of each resource is worth: towards the end only the single point of a left-over."""
    spendable = 1 - weights.SPENDING_FADES**rounds
    return [1 + (value - 1 - weights.BUILDING_FIGURE) * spendable for value in DIVISORS[: GOLD + 1]]


def pieces_worth(view: Outlook) -> float:
    """Resources are worth their price as far as they can still be spent, and one point beyond."""
    owned = sum(view.pieces)
    if view.two_of_choice:
        owned += 2
    if not owned:
        return 0.0
    each = prices(view.rounds)
    whole = sum(count * price for count, price in zip(view.pieces, each, strict=True))
    if view.two_of_choice:
        whole += 2 * each[GOLD]
    spent = min(1.0, weights.SPENT_PER_ROUND * (view.rounds + 0.5) / owned)
    return owned + (whole - owned) * spent


def hunger_cost(view: Outlook, food: float) -> float:
    """Follow the meals to come: what is missing is hunted, paid for or starved, whichever is cheapest."""
    cost, meals = 0.0, view.meals_due
    while meals > 0:
        food += view.agriculture - view.figures
        if food < 0:
            cost += min(1.0, meals) * min(STARVING_PENALTY, -food * weights.MEAL)
            food = 0.0
        meals -= 1
    return cost - food * weights.FOOD_LEFT
