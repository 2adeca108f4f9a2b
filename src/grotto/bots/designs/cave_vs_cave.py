"""How the levels think in Cave vs Cave: whole turns, and several of them in a row."""

from typing import Final

from grotto.bots.design import Design
from grotto.bots.search.broad import BroadSearch
from grotto.bots.search.deep import DeepSearch
from grotto.bots.search.search import Search
from grotto.bots.search.tree import TreeSearch
from grotto.bots.search.turns import TurnSearch


def _player(_seats: int) -> Search:
    return TurnSearch(width=4)


def _master(seats: int) -> Search:
    """Alone nobody replies, so that longer plans come true."""
    if seats == 1:
        return BroadSearch(width=6, paths=6, worlds=4, turns=4, reply=3)
    return DeepSearch(width=6, paths=6, worlds=12, turns=1)


def _rival(seats: int) -> Search:
    iterations = 1000 if seats == 1 else 600  # in as much time as the master takes
    return TreeSearch(iterations, temperature=0.7, quiet=True, replies=1, glancing=True)


DESIGN: Final = Design(_player, _master, _rival)
