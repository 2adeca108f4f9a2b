"""The random bot: every offer is as good as any other."""

from typing import final

from grotto.bots.bot import Bot
from grotto.core.action import Action
from grotto.core.stream import Stream
from grotto.play.position import Position


@final
class RandomBot(Bot):
    """Answers at random, every offer with the same odds."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, position: Position) -> Action:
        """Return any of the offers."""
        offers = position.offers
        return offers[self._stream.below(len(offers))]
