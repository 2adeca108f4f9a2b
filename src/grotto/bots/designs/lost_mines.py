"""How the levels of The Lost Mines think."""

from typing import Final

from grotto.bots.design import Design
from grotto.bots.search.search import Search
from grotto.bots.search.tree import TreeSearch
from grotto.bots.search.turns import TurnSearch


def player(_seats: int) -> Search:
    """Compare whole turns where they end, in several worlds: who has which role matters."""
    return TurnSearch(width=4, candidates=4, worlds=4, turns=0, patience=4)


def master(_seats: int) -> Search:
    """Play the best turns on until the next own one is over."""
    return TurnSearch(width=6, candidates=6, worlds=8, turns=1, reply=0, patience=4)


def rival(_seats: int) -> Search:
    """Grow a tree of own answers, in which the others do what is usual.

    It takes three times as long as the master: in the same time it would hardly begin.
    """
    return TreeSearch(25, temperature=0.15, quiet=True, replies=1, glancing=True)


DESIGN: Final = Design(player, master, rival)
