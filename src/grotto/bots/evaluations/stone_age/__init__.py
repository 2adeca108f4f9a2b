"""Stone Age: what a state is worth for a seat, in points at the end of the game.

The law of this folder: everything is counted in expected final points, so that all can be added up.
"""

from typing import Final, final

from grotto.bots.evaluation import Evaluation
from grotto.bots.evaluations.stone_age.outlook import outlook
from grotto.bots.evaluations.stone_age.plans import plans_worth
from grotto.bots.evaluations.stone_age.standing import standing
from grotto.core.seats import NOBODY
from grotto.games.stone_age.game import StoneAgeState


@final
class StoneAgeEvaluation(Evaluation[StoneAgeState]):
    """Own expected points against the average of the others."""

    def worth(self, state: StoneAgeState, seat: int) -> float:
        """Return the lead of `seat`: what shortens the game takes from the others too."""
        if state.to_act() == NOBODY:
            return _lead(list(map(float, state.outcome().totals)), seat)
        own = plans_worth(state, seat)
        others = range(len(state.players))
        points = [own if other == seat else standing(outlook(state, other)) for other in others]
        return _lead(points, seat)

    def points(self, state: StoneAgeState) -> list[float]:
        """Return what every seat may expect once its figures have done their work."""
        return [plans_worth(state, seat) for seat in range(len(state.players))]

    def foresees(self, state: StoneAgeState) -> bool:
        """Rolls and draws are weighed by their odds."""
        return True


def _lead(points: list[float], seat: int) -> float:
    """Return how far `seat` is ahead of the others on average."""
    others = float(sum(points)) - points[seat]
    return points[seat] - others / (len(points) - 1)


EVALUATION: Final = StoneAgeEvaluation()

__all__ = ["EVALUATION", "StoneAgeEvaluation"]
