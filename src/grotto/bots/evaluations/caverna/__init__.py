"""Caverna: what a state is worth for a seat, in points at the end of the game.

The law of this folder: everything is counted in expected final points, so that all can be added up.
"""

from typing import Final, final

from grotto.bots.evaluation import Evaluation
from grotto.bots.evaluations.caverna.choices import is_worth_a_try
from grotto.bots.evaluations.caverna.forecast import terms_of, turn_forecast
from grotto.bots.evaluations.caverna.standing import standing
from grotto.bots.evaluations.caverna.turn import end_of_turn
from grotto.core.action import Action
from grotto.games.caverna.game import CavernaState


@final
class CavernaEvaluation(Evaluation[CavernaState]):
    """Own expected points: what others have is hardly ever taken from oneself."""

    def worth(self, state: CavernaState, seat: int) -> float:
        """Return what `seat` may expect once its turn in progress is over."""
        return standing(end_of_turn(state, seat, standing), seat)

    def glance(self, state: CavernaState, seat: int) -> float:
        """Return what a search expects for `seat` once its turn in progress is over."""
        return turn_forecast(state, seat)

    def points(self, state: CavernaState) -> list[float]:
        """Return what everybody may expect once a turn in progress is over."""
        return [turn_forecast(state, seat) for seat in range(len(state.players))]

    def terms(self, state: CavernaState, seat: int) -> dict[str, float]:
        """Return family, growth, weapons, food and all else that a seat may expect."""
        return terms_of(state, seat)

    def tries(self, state: CavernaState, offer: Action) -> bool:
        """Of answers that come to the same one is enough."""
        return is_worth_a_try(state, offer)

    def foresees(self, state: CavernaState) -> bool:
        """Cards and markers to come are weighed by what is known of them."""
        return True


EVALUATION: Final = CavernaEvaluation()

__all__ = ["EVALUATION", "CavernaEvaluation"]
