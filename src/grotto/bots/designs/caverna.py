"""How bots think in Caverna: in whole turns, and alone in plans of several turns."""

from typing import Final

from grotto.bots.design import Design
from grotto.bots.search.deep import DeepSearch
from grotto.bots.search.search import Search
from grotto.bots.search.tree import TreeSearch
from grotto.bots.search.turns import TurnSearch

ALONE: Final = 1
FEW: Final = 2
TO_THE_END: Final = 40
"""More turns than anybody has in a game."""


def player(_seats: int) -> Search:
    """Return a search that looks for the best turn."""
    return TurnSearch(width=2)


def master(seats: int) -> Search:
    """Return a search that plans: alone to the end, since nobody gets in the way of a plan."""
    if seats == ALONE:
        return DeepSearch(width=3, paths=10, worlds=1, turns=TO_THE_END, reply=2)
    if seats == FEW:
        return DeepSearch(width=2, paths=6, worlds=1, turns=4, reply=2)
    return DeepSearch(width=2, paths=3, worlds=1, turns=1, reply=1)


def rival(seats: int) -> Search:
    """Return a tree of own answers, in which the others answer what is likely.

    It takes about as long as the master, with many seats a little longer.
    """
    iterations = 200 if seats <= FEW else 40
    return TreeSearch(iterations, temperature=1.0, quiet=True, replies=1, glancing=True)


DESIGN: Final = Design(player, master, rival)
