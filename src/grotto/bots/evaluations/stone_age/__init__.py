"""Stone Age: what a state is worth for a seat, in points at the end of the game.

The law of this folder: everything is counted in expected final points, so that all can be added up.
"""

from typing import Final, final

from grotto.bots.evaluation import Evaluation, lead
from grotto.bots.evaluations.stone_age.outlook import outlook
from grotto.bots.evaluations.stone_age.plans import expected_points, plans_worth, terms_of
from grotto.bots.evaluations.stone_age.standing import standing
from grotto.bots.evaluations.stone_age.tempo import tempo_of
from grotto.core.seats import NOBODY
from grotto.games.stone_age.game import StoneAgeState
from grotto.games.stone_age.rules.acting import ChoosePlace
from grotto.games.stone_age.rules.placing import PlaceFigures


@final
class StoneAgeEvaluation(Evaluation[StoneAgeState]):
    """Own expected points against the average of the others."""

    def worth(self, state: StoneAgeState, seat: int) -> float:
        """Return the lead of `seat`: what shortens the game takes from the others too."""
        if state.to_act() == NOBODY:
            return lead(list(map(float, state.outcome().totals)), seat)
        tempo = tempo_of(state)
        points = [
            plans_worth(state, seat, tempo)
            if other == seat
            else standing(outlook(state, other, tempo))
            for other in range(len(state.players))
        ]
        return lead(points, seat)

    def glance(self, state: StoneAgeState, seat: int) -> float:
        """Return the same as `worth` but for what is the same wherever the seat places figures."""
        top = state.agenda[-1] if state.agenda else None
        placing = isinstance(top, PlaceFigures)
        if placing or (isinstance(top, ChoosePlace) and state.players[seat].home == 0):
            return plans_worth(state, seat, tempo_of(state))
        return self.worth(state, seat)

    def points(self, state: StoneAgeState) -> list[float]:
        """Return what every seat may expect once its figures have done their work."""
        tempo = tempo_of(state)
        return [expected_points(state, seat, tempo) for seat in range(len(state.players))]

    def terms(self, state: StoneAgeState, seat: int) -> dict[str, float]:
        """Return the parts of the expected points: what a seat has, and what its figures plan."""
        return terms_of(state, seat, tempo_of(state))

    def foresees(self, state: StoneAgeState) -> bool:
        """Rolls and draws are weighed by their odds."""
        return True


EVALUATION: Final = StoneAgeEvaluation()

__all__ = ["EVALUATION", "StoneAgeEvaluation"]
