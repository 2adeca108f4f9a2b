"""How bots think in Caverna: in whole turns, and alone in plans of several turns."""

from typing import Final

from grotto.bots.design import Design
from grotto.bots.search.plans import PlanSearch
from grotto.bots.search.search import Search
from grotto.bots.search.turns import TurnSearch

ALONE: Final = 1
FEW: Final = 2


def player(_seats: int) -> Search:
    """Return a search that looks for the best turn."""
    return TurnSearch(width=2)


def master(seats: int) -> Search:
    """Return a search that looks beyond the turn: alone, nobody gets in the way of a plan."""
    if seats == ALONE:
        return PlanSearch(width=6, plans=8, turns=6, reply=3)
    if seats == FEW:
        return PlanSearch(width=4, plans=4, turns=2, reply=2)
    return TurnSearch(width=4)


DESIGN: Final = Design(player, master)
