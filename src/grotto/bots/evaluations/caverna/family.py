"""The family: dwarfs and their turns, room for more of them, and their weapons."""

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import MOST_DWARFS, STONE, WOOD
from grotto.games.caverna.furnishings import ADDITIONAL_DWELLING, DWELLING, FURNISHINGS
from grotto.games.caverna.player import owns
from grotto.games.caverna.rules.dwarfs import can_grow, room_for_dwarfs


def family_worth(view: Outlook) -> float:
    """Add up dwarfs, the turns they will have, the hope for more of them, and weapons."""
    return view.dwarfs + weights.TURN * view.turns + growth_hope(view) + weapons_worth(view)


def newborn_worth(view: Outlook, rounds: int) -> float:
    """Return what one more dwarf brings in so many rounds, less what it eats."""
    if rounds < 0:
        return 0.0
    eaten = view.meals * weights.FOOD_PRICE * rounds / max(1, view.rounds)
    return 1.0 + weights.TURN * rounds - eaten


def growth_hope(view: Outlook) -> float:
    """Return the hope for dwarfs that find room, or for a dwelling to come."""
    if can_grow(view.player):
        spare = room_for_dwarfs(view.player) - view.dwarfs
        if view.dwarfs >= MOST_DWARFS:
            spare = 1
        first = newborn_worth(view, view.rounds)
        second = newborn_worth(view, view.rounds - 1) if spare > 1 else 0.0
        return weights.GROWTH_HOPE * (first + weights.GROWTH_HOPE * second)
    if view.dwarfs >= MOST_DWARFS or view.turns < 2:
        return 0.0
    return weights.PROJECT * progress(view) * newborn_worth(view, view.rounds - 1)


def progress(view: Outlook) -> float:
    """Return which part of what a dwelling needs is at hand: a cavern, wood and stone."""
    cost = FURNISHINGS[DWELLING].cost
    wood = min(1.0, view.goods[WOOD] / cost[WOOD])
    stone = min(1.0, view.goods[STONE] / cost[STONE])
    cavern = 1.0 if view.home.caverns else 0.0
    return (wood + stone + cavern) / 3


def weapons_worth(view: Outlook) -> float:
    """Return what expeditions of armed dwarfs will bring more than other turns."""
    chances = weights.EXPEDITIONS * view.rounds
    armed = [weapon for weapon in view.player.weapons if weapon]
    return chances * (weights.ARMED * len(armed) + weights.STRENGTH * sum(armed))
