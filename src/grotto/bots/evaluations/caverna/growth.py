"""Growth as searches see it: room for more dwarfs, and what a further dwelling still needs."""

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
    hope, likely = 0.0, 1.0
    dwarfs, room = view.dwarfs, most_dwarfs(view.player)
    while dwarfs < room and rounds > 0:
        likely *= weights.ROOM_HOPE
        hope += likely * newborn_worth(view, rounds)
        dwarfs += 1
        rounds -= 1
    if dwarfs >= MOST_DWARFS or rounds <= 0:
        return hope
    return hope + likely * dwelling_hope(view, rounds)


def dwelling_hope(view: Outlook, rounds: int) -> float:
    """Return what the goods for a dwelling are worth more than others, as far as they are there."""
    dwelling = FURNISHINGS[DWELLING]
    wood, stone = dwelling.cost[WOOD], dwelling.cost[STONE]
    held = min(view.goods[WOOD], wood) + min(view.goods[STONE], stone)
    ready = (held + (view.home.caverns > 0)) / (wood + stone + 1)
    hope = dwelling.points + weights.ROOM_HOPE * newborn_worth(view, rounds)
    return max(0.0, ready * weights.DWELLING_HOPE * hope - view.fade * weights.PLAIN_GOOD * held)
