"""The interface of a design: the searches of the levels that look ahead."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grotto.bots.search.search import Search
from grotto.bots.search.tree import TreeSearch
from grotto.bots.search.turns import TurnSearch


def _rival(_seats: int) -> Search:
    return TreeSearch(100, temperature=2.0, quiet=True)


@dataclass(frozen=True)
class Design:
    """How the levels of one game think, by the number of seats.

    The rival is no level: it searches as the master does not, a tree instead of turns or the other
    way round, and matches between the two show which of them is better.
    """

    player: Callable[[int], Search]
    master: Callable[[int], Search]
    rival: Callable[[int], Search] = _rival


def _player(_seats: int) -> Search:
    return TurnSearch(width=4)


def _master(_seats: int) -> Search:
    return TurnSearch(width=6, candidates=4, worlds=4, reply=2)


USUAL: Final = Design(_player, _master)
"""How games think that have no design of their own."""
