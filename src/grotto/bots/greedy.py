"""The greedy bot: it looks one action ahead, in any game that has an evaluation."""

from typing import Any, final

from grotto.bots.bot import Bot
from grotto.bots.evaluation import Evaluation
from grotto.bots.search.policy import LUCK, best_of, tried, worths_of
from grotto.bots.search.search import Thought
from grotto.core.action import Action
from grotto.core.stream import Stream
from grotto.play.position import Position


@final
class GreedyBot(Bot):
    """Plays what leads to the best state at once; chance that follows is averaged."""

    def __init__(self, evaluation: Evaluation[Any], seed: int) -> None:
        self._evaluation = evaluation
        self._stream = Stream(seed)

    def choose(self, position: Position) -> Action:
        """Return the offer with the best worth."""
        return self.explain(position)[0]

    def explain(self, position: Position) -> tuple[Action, list[Thought]]:
        world = position.world(self._stream)
        offers = tried(self._evaluation, world, position.offers)
        luck = self._stream.below(LUCK)
        worths = worths_of(position.game, self._evaluation, world, offers, position.seat, luck)
        thoughts = [Thought(offer, worth, []) for offer, worth in zip(offers, worths, strict=True)]
        return best_of(offers, worths, self._stream), thoughts
