"""The family: dwarfs and their turns, room for more of them, and their weapons."""

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import MOST_DWARFS, STONE, WOOD
from grotto.games.caverna.furnishings import DWELLING, FURNISHINGS
from grotto.games.caverna.rules.dwarfs import can_grow, room_for_dwarfs


def family_worth(view: Outlook) -> float:
    """Add up dwarfs, the turns they will have, the hope for more of them, and weapons."""
    return view.dwarfs + turns_worth(view, weights.TURN) + growth_hope(view) + weapons_worth(view)


def turns_worth(view: Outlook, turn: float) -> float:
    """Return what all turns to come bring, if the last ones bring `turn`; early ones bring more."""
    now = view.turns_now * (turn + weights.EARLIER_TURN * view.rounds)
    return now + view.dwarfs * rounds_worth(view.rounds, turn)


def rounds_worth(rounds: int, turn: float) -> float:
    """Return what one dwarf brings in the last so many rounds."""
    return rounds * (turn + weights.EARLIER_TURN * (rounds - 1) / 2)


def newborn_worth(view: Outlook, rounds: int, turn: float) -> float:
    """Return what one more dwarf brings in so many rounds, less what it eats."""
    if rounds < 0:
        return 0.0
    eaten = view.meals * weights.FOOD_PRICE * rounds / max(1, view.rounds)
    return 1.0 + rounds_worth(rounds, turn) - eaten


def growth_hope(view: Outlook) -> float:
    """Return the hope for dwarfs that find room, or for a dwelling to come."""
    if can_grow(view.player):
        spare = room_for_dwarfs(view.player) - view.dwarfs
        if view.dwarfs >= MOST_DWARFS:
            spare = 1
        first = newborn_worth(view, view.rounds, weights.TURN)
        second = newborn_worth(view, view.rounds - 1, weights.TURN) if spare > 1 else 0.0
        return weights.GROWTH_HOPE * (first + weights.GROWTH_HOPE * second)
    if view.dwarfs >= MOST_DWARFS:
        return 0.0
    return project_worth(view)


def project_worth(view: Outlook) -> float:
    """Return what the goods for a dwelling are worth more than others, as far as they are there."""
    dwelling = FURNISHINGS[DWELLING]
    wood, stone = dwelling.cost[WOOD], dwelling.cost[STONE]
    held = min(view.goods[WOOD], wood) + min(view.goods[STONE], stone)
    ready = (held + (view.home.caverns > 0)) / (wood + stone + 1)
    newborn = newborn_worth(view, view.rounds - 1, weights.TURN)
    hope = dwelling.points + weights.GROWTH_HOPE * newborn
    return max(0.0, ready * weights.PROJECT * hope - view.fade * weights.PLAIN_GOOD * held)


def weapons_worth(view: Outlook) -> float:
    """Return what expeditions of armed dwarfs will bring more than other turns."""
    chances = weights.EXPEDITIONS * view.rounds
    armed = [weapon for weapon in view.player.weapons if weapon]
    return chances * (weights.ARMED * len(armed) + weights.STRENGTH * sum(armed))
