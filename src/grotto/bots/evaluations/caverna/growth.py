"""Growth as searches see it: what a newborn will bring, less the turns that it still takes."""

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.family import newborn_worth
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import MOST_DWARFS, STONE, WOOD
from grotto.games.caverna.furnishings import DWELLING, FURNISHINGS
from grotto.games.caverna.rules.dwarfs import most_dwarfs


def growth_worth(view: Outlook) -> float:
    """Return what is hoped for from dwarfs that find room, and from the next dwelling."""
    rounds = view.rounds - view.wait
    if not view.wait and not view.turns_now:
        rounds -= 1  # nobody is left to see to it in this round
    hope = 0.0
    dwarfs, room = view.dwarfs, most_dwarfs(view.player)
    while dwarfs < room and rounds > 0:
        hope += max(0.0, newborn_worth(view, rounds, weights.WELL_USED_TURN) - weights.GROWING)
        dwarfs += 1
        rounds -= 1
    if dwarfs >= MOST_DWARFS or rounds <= 0:
        return hope
    return hope + dwelling_hope(view, rounds)


def dwelling_hope(view: Outlook, rounds: int) -> float:
    """Return what the next dwelling and its dwarf will bring, less goods and turns for them."""
    dwelling = FURNISHINGS[DWELLING]
    wood, stone = dwelling.cost[WOOD], dwelling.cost[STONE]
    held = min(view.goods[WOOD], wood) + min(view.goods[STONE], stone)
    missing = 1.0 - (held + (view.home.caverns > 0)) / (wood + stone + 1)
    newborn = newborn_worth(view, rounds, weights.WELL_USED_TURN)
    gain = dwelling.points + newborn - weights.PLAIN_GOOD * (wood + stone)
    effort = weights.GROWING + weights.BUILDING + weights.GATHERING * missing
    return max(0.0, gain - effort)
