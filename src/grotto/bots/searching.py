"""Bots that look ahead: they search in re-dealt worlds, as long as they may."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Any, Final, final

from grotto.bots.bot import Bot
from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.bots.search.search import Inquiry, Search, Thought
from grotto.core.action import Action
from grotto.core.stream import Stream
from grotto.play.position import Position

ALL_STEPS: Final = 1 << 62
"""More steps than any search has."""


def inquiry_at(position: Position, evaluation: Evaluation[Any], offers: list[Action]) -> Inquiry:
    """Return the question of a position about some offers, with worlds by what was witnessed."""
    deal = evaluation.weighed(position.seat, position.world, position.witnessed)
    return Inquiry(position.game, evaluation, position.seat, offers, deal)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Search for no cyclic garbage until the end of `with`.

    A search makes and drops millions of states, none of which is part of a cycle. Looking for
    cycles among them took a seventh of the time of a master.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@final
class SearchBot(Bot):
    """Answers with what its search thinks best."""

    def __init__(
        self,
        evaluation: Evaluation[Any],
        by_seats: Callable[[int], Search],
        seed: int,
        seconds: float = inf,
        steps: int = ALL_STEPS,
    ) -> None:
        self._evaluation = evaluation
        self._by_seats = by_seats  # the search for a number of seats
        self._stream = Stream(seed)
        self._seconds = seconds  # to think about one answer, at most,
        self._steps = steps  # in so many steps

    def choose(self, position: Position) -> Action:
        """Return the best answer, or one that is about as good and tells the others less."""
        return self.explain(position)[0]

    def explain(self, position: Position) -> tuple[Action, list[Thought]]:
        inquiry = inquiry_at(position, self._evaluation, position.offers)
        thoughts = self._thoughts_about(inquiry, position.seats)
        nobody_reads_answers = inquiry.world == position.world  # all worlds are as likely
        if len(thoughts) == 1 or nobody_reads_answers:
            return thoughts[0].action, thoughts
        best, other = thoughts[:2]  # the two that were compared to the end
        world = position.world(Stream(0))  # the own secrets are the same in every world
        costs = [
            self._evaluation.betrays(world, position.seat, thought.action)
            for thought in (best, other)
        ]
        spared = costs[0] - costs[1]
        chosen = other if spared > max(0.0, best.worth - other.worth) else best
        return chosen.action, thoughts

    def think(self, position: Position) -> list[Thought]:
        """Return what there is to say about the best answers, the best one first."""
        inquiry = inquiry_at(position, self._evaluation, position.offers)
        return self._thoughts_about(inquiry, position.seats)

    def _thoughts_about(self, inquiry: Inquiry, seats: int) -> list[Thought]:
        search = self._by_seats(seats)
        budget = Budget(min(search.steps(), self._steps), self._seconds)
        with undisturbed():
            thoughts = search.think(inquiry, self._stream, budget)
        self.depth = min(1.0, budget.spent / search.steps())
        return thoughts
