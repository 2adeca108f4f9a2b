"""How the levels of Stone Age think.

A turn is a single placing, and what the others take in between decides what it is worth: so a
master grows a tree of its own answers, in which the others answer what is likely.
"""

from typing import Final

from grotto.bots.design import Design
from grotto.bots.search.search import Search
from grotto.bots.search.tree import TreeSearch
from grotto.bots.search.turns import TurnSearch

ITERATIONS: Final = 400
TEMPERATURE: Final = 2.0


def _player(_seats: int) -> Search:
    return TurnSearch(width=4)


def _master(_seats: int) -> Search:
    return TreeSearch(ITERATIONS, TEMPERATURE, replies=1, glancing=True)


def _rival(_seats: int) -> Search:
    return TurnSearch(width=6, candidates=6, worlds=8, turns=2, reply=2, patience=4)


DESIGN: Final = Design(_player, _master, _rival)
