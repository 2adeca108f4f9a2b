"""The novice: it plays by rules of thumb, as on a first evening, and blunders at times."""

from typing import Any, Final, final

from grotto.bots.bot import Bot
from grotto.bots.evaluation import Evaluation
from grotto.bots.search.policy import best_at_once, tried
from grotto.core.action import Action
from grotto.core.stream import Stream
from grotto.play.position import Position

BLUNDERS: Final = 5
"""One answer of so many is given without a thought."""

LOOKED_AT: Final = 4
"""Answers that a novice looks at: who is new at a table overlooks the others."""


@final
class NoviceBot(Bot):
    """Does what is usual; else it looks at a few answers and takes what seems best at once."""

    def __init__(self, evaluation: Evaluation[Any], seed: int) -> None:
        self._evaluation = evaluation
        self._stream = Stream(seed)

    def choose(self, position: Position) -> Action:
        """Return what a rule of thumb says, the best of a few offers, or any."""
        world = position.world(self._stream)
        offers = tried(self._evaluation, world, position.offers)
        if self._stream.below(BLUNDERS) == 0:
            return offers[self._stream.below(len(offers))]
        usual = self._evaluation.likely(world)
        if usual is not None:
            return usual
        few = self._some_of(offers)
        return best_at_once(
            position.game, self._evaluation, world, few, position.seat, self._stream
        )

    def _some_of(self, offers: list[Action]) -> list[Action]:
        left = list(offers)
        while len(left) > LOOKED_AT:
            del left[self._stream.below(len(left))]
        return left
