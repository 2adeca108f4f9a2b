"""The greedy bot: it looks one action ahead, in any game that has an evaluation."""

from typing import Any, Final, final

from grotto.bots.bot import Bot
from grotto.bots.evaluation import Evaluation
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.play.position import Position

FEW_ANSWERS: Final = 6
"""As many answers of chance as one die has are all weighed; of more, some are tried out."""

SAMPLES: Final = 8
"""How often chance is tried out."""

CLOSE: Final = 1e-9
"""Worths that differ by less are equal: floating-point sums come in different orders."""


@final
class GreedyBot(Bot):
    """Plays what leads to the best state at once; chance that follows is averaged."""

    def __init__(self, evaluation: Evaluation[Any], seed: int) -> None:
        self._evaluation = evaluation
        self._stream = Stream(seed)

    def choose(self, position: Position) -> Action:
        """Return the offer with the best worth."""
        world = position.world(self._stream)
        offers = [offer for offer in position.offers if self._evaluation.tries(world, offer)]
        luck = self._stream.below(1 << 31)
        worths = [self._worth_of(offer, world, position, luck) for offer in offers]
        best = max(worths)
        ties = [offer for offer, worth in zip(offers, worths, strict=True) if worth >= best - CLOSE]
        return ties[self._stream.below(len(ties))]

    def _worth_of(self, offer: Action, world: State, position: Position, luck: int) -> float:
        """Try an offer; all offers meet the same luck, so that it cannot decide between them."""
        state = world.copy()
        state.apply(offer)
        return self._expected(state, position.game, position.seat, Stream(luck))

    def _expected(self, state: State, game: Game[Any], seat: int, stream: Stream) -> float:
        if state.to_act() != CHANCE or self._evaluation.foresees(state):
            return self._evaluation.worth(state, seat)
        answers = state.legal_actions()
        if len(answers) <= FEW_ANSWERS:
            return sum(
                game.odds(state, answer) * self._after(state, answer, game, seat, stream)
                for answer in answers
            )
        drawn = [game.deal(state, stream) for _ in range(SAMPLES)]
        return sum(self._after(state, answer, game, seat, stream) for answer in drawn) / SAMPLES

    def _after(
        self, state: State, answer: Action, game: Game[Any], seat: int, stream: Stream
    ) -> float:
        """Let chance answer; what it answers next is tried out once, lest the tries multiply."""
        twin = state.copy()
        twin.apply(answer)
        while twin.to_act() == CHANCE and not self._evaluation.foresees(twin):
            twin.apply(game.deal(twin, stream))
        return self._evaluation.worth(twin, seat)
