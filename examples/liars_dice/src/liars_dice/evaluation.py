"""What a position is worth, so that the greedy bot can play: how likely the own bid is true."""

from math import comb
from typing import Final, final

from grotto.bots.evaluation import Evaluation
from grotto.core.action import Action
from liars_dice.actions import DOUBT, FACES, Bid
from liars_dice.rules import bids_above, matching, standing_bid
from liars_dice.state import LiarsDiceState

DOUBTED: Final = 1.0
"""The worth of having doubted, which is only tried where no bid is better."""


@final
class LiarsDiceEvaluation(Evaluation[LiarsDiceState]):
    """Bids what is likely true, and doubts what is likelier wrong."""

    def worth(self, state: LiarsDiceState, seat: int) -> float:
        bid = standing_bid(state)
        return chance_of(bid, state, seat) if bid else DOUBTED

    def tries(self, state: LiarsDiceState, offer: Action) -> bool:
        """Here the dice of others are guessed, so doubt is judged by its odds beforehand."""
        bid, seat = standing_bid(state), state.to_act()
        if offer is not DOUBT or bid is None:
            return True
        raises = [chance_of(higher, state, seat) for higher in bids_above(bid, state)]
        return 1 - chance_of(bid, state, seat) > max(raises, default=0.0)

    def foresees(self, state: LiarsDiceState) -> bool:
        """The rolls of the next round are not tried out."""
        return True


def chance_of(bid: Bid, state: LiarsDiceState, seat: int) -> float:
    """Return how likely `bid` is true for all that `seat` knows, which is the own dice."""
    missing = max(0, bid.count - matching(state.dice[seat], bid.face, state))
    unseen = sum(state.left) - state.left[seat]
    each = matching((*FACES,), bid.face, state) / len(FACES)
    return sum(
        comb(unseen, hits) * each**hits * (1 - each) ** (unseen - hits)
        for hits in range(missing, unseen + 1)
    )


EVALUATION: Final = LiarsDiceEvaluation()
