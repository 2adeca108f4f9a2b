"""Standing: what a seat has is worth, for the rounds to come and at the end."""

from grotto.bots.evaluations.stone_age import weights
from grotto.bots.evaluations.stone_age.outlook import MOST_TOOLS, Outlook, bottoms, one_use_pips
from grotto.games.stone_age.components import (
    BUILDER,
    DIVISORS,
    FARMER,
    GOLD,
    MOST_AGRICULTURE,
    MOST_FIGURES,
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
    """Figures and tools work in every round to come; a one-use tool works once."""
    per_round = view.figures * weights.FIGURE_TURN + view.tools * weights.TOOL_TURN
    once = one_use_pips(view.one_use) * weights.ONE_USE_PIP * min(1.0, view.rounds)
    return per_round * view.rounds + once


def prices(rounds: float) -> list[float]:
    """Return what a piece of each resource is worth: towards the end, the point of a left-over."""
    spendable = 1 - weights.SPENDING_FADES**rounds
    return [1 + (value - 1 - weights.BUILDING_FIGURE) * spendable for value in DIVISORS[: GOLD + 1]]


def pieces_worth(view: Outlook) -> float:
    """Resources are worth their price as far as they can still be spent, and one point beyond."""
    owned = float(sum(view.pieces))
    surplus = float(
        sum(
            useful(count) * (price - 1)
            for count, price in zip(view.pieces, prices(view.rounds), strict=True)
        )
    )
    if view.two_of_choice:
        owned += 2
        surplus += 2 * (prices(view.rounds)[GOLD] - 1)
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
    while meals > 0:
        food += view.agriculture - view.figures
        if food < 0:
            cost += weight * min(1.0, meals) * min(STARVING_PENALTY, -food * weights.MEAL)
            food = 0.0
        meals -= 1
        weight *= weights.LATER_MEAL
    return cost - food * weights.FOOD_LEFT
