"""Cave vs Cave: what a state is worth for a seat, in points at the end of the game.

The law of this folder: every good thing is counted in expected final points, so that all can be
added up.
"""

from typing import Final, final

from grotto.bots.evaluation import Evaluation
from grotto.bots.evaluations.cave_vs_cave import weights
from grotto.bots.evaluations.cave_vs_cave.forecast import (
    forecast,
    goods_worth,
    income,
    prospects,
    room_points,
    turns_to_come,
)
from grotto.bots.evaluations.cave_vs_cave.forecast_weights import WALL_COST
from grotto.bots.evaluations.cave_vs_cave.meals import needs_food
from grotto.bots.evaluations.cave_vs_cave.pending import pending
from grotto.bots.evaluations.cave_vs_cave.standing import outlook, standing
from grotto.bots.evaluations.cave_vs_cave.turn import turn_worth
from grotto.core.action import Action
from grotto.core.seats import NOBODY
from grotto.games.cave_vs_cave.actions import Exchange
from grotto.games.cave_vs_cave.components import GOLD
from grotto.games.cave_vs_cave.game import CaveState
from grotto.games.cave_vs_cave.state import NO_TILE


@final
class CaveEvaluation(Evaluation[CaveState]):
    """Own expected points, less a part of those of the opponent."""

    def worth(self, state: CaveState, seat: int) -> float:
        """Return the lead of `seat`, or alone its points."""
        if state.to_act() == NOBODY:
            totals = state.outcome().totals
            return totals[seat] - weights.OPPONENT * (sum(totals) - totals[seat])
        view = outlook(state, seat)
        others = [other for other in range(len(state.players)) if other != seat]
        against = float(sum(standing(outlook(state, other)) for other in others))
        own = standing(view) + turn_worth(state, seat, view)
        return own - weights.OPPONENT * against

    def points(self, state: CaveState) -> list[float]:
        """Return what everybody may expect, with what is left of the turn in progress."""
        return [self.glance(state, seat) for seat in range(len(state.players))]

    def glance(self, state: CaveState, seat: int) -> float:
        """Return what a seat may expect."""
        turns = turns_to_come(state, seat)
        return forecast(state.players[seat], state.display, turns) + pending(state, seat, turns)

    def terms(self, state: CaveState, seat: int) -> dict[str, float]:
        """Return the parts of what a seat may expect."""
        player, turns = state.players[seat], turns_to_come(state, seat)
        return {
            "rooms": room_points(player.rooms),
            "gold": float(player.goods[GOLD]),
            "goods": goods_worth(player.goods, turns),
            "uses": income(player.rooms, turns),
            "caverns": prospects(player, state.display, turns),
            "walls": -WALL_COST * float(player.walls.bit_count()),
            "turn": pending(state, seat, turns),
        }

    def tries(self, state: CaveState, offer: Action) -> bool:
        """Whatever is exchanged before a tile is taken can as well be exchanged after it."""
        return state.tile != NO_TILE or not isinstance(offer, Exchange)

    def pursues(self, state: CaveState, offer: Action) -> bool:
        """Alone, nothing is exchanged for food that the turn cannot need."""
        if not isinstance(offer, Exchange) or len(state.players) > 1:
            return self.tries(state, offer)
        return state.tile != NO_TILE and needs_food(state, state.to_act())

    def foresees(self, state: CaveState) -> bool:
        """A room that is still to be turned up may be any: what it is good for is hoped for."""
        return True


EVALUATION: Final = CaveEvaluation()

__all__ = ["EVALUATION", "CaveEvaluation"]
