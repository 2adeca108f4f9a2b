"""The Lost Mines: what a state is worth for a seat, in points of this round ahead of the others.

The law of this folder: only what the seat knows is used, and every good thing is counted in
expected points. A point that somebody finds is worth to the seat what the seat gets of it, less
what the others get of it on average; that is how a role plays itself.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from grotto.bots.evaluation import Evaluation
from grotto.bots.evaluations.lost_mines import weights
from grotto.bots.evaluations.lost_mines.beliefs import Beliefs, betrayal, spreads_of
from grotto.bots.evaluations.lost_mines.finds import attractions, found
from grotto.bots.evaluations.lost_mines.forecast import TERMS, lead, parts
from grotto.bots.evaluations.lost_mines.habits import habit
from grotto.bots.evaluations.lost_mines.hands import hand_worth
from grotto.bots.evaluations.lost_mines.shares import shares
from grotto.bots.evaluations.lost_mines.ways import way_of_dwarf, ways_to_treasure
from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.stream import Stream
from grotto.games.lost_mines.game import LostMinesState
from grotto.games.lost_mines.rules.knowing import DrawMine, DrawTreasure
from grotto.games.lost_mines.rules.moving import LoseCard
from grotto.games.lost_mines.rules.peeking import LookAtTreasure
from grotto.games.lost_mines.rules.voting import Vote


@final
class LostMinesEvaluation(Evaluation[LostMinesState]):
    """Finds, prospects and the hand of a seat, by its role."""

    def worth(self, state: LostMinesState, seat: int) -> float:
        """Return what `seat` may expect of the rounds played and of this one."""
        points = [sum(tally[other].points for tally in state.tallies) for other in _seats(state)]
        worth = points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
        if len(state.secrets.roles) < len(points):  # a new round is being dealt
            return worth
        each = shares(state, seat)
        finds = found(state, seat)
        worth += float(sum(share * value for share, value in zip(each, finds, strict=True)))
        if is_voted_on(state):  # as if all agreed
            return worth
        return worth + prospects(state, seat, each) + hand_worth(state, seat)

    def points(self, state: LostMinesState) -> list[float]:
        """Return what every seat may expect in the end, with the roles of this world.

        While all are asked whether to end the round, it is as if all agreed.
        """
        return [float(sum(row)) for row in parts(state, ending=is_voted_on(state))]

    def goal(self, points: list[float], seat: int) -> float:
        """To be first is what counts."""
        return lead(points, seat)

    def terms(self, state: LostMinesState, seat: int) -> dict[str, float]:
        """Return the parts of the points by name."""
        row = parts(state, ending=is_voted_on(state))[seat]
        return {TERMS[number]: row[number] for number in range(len(TERMS))}

    def likely(self, state: LostMinesState) -> Action | None:
        """Return what a dwarf of that role usually does."""
        return habit(state)

    def weighed(
        self,
        seat: int,
        deal: Callable[[Stream], LostMinesState],
        witnessed: Callable[[], Sequence[Event]],
    ) -> Callable[[Stream], LostMinesState]:
        """Deal roles by what everybody did in this round."""
        world = deal(Stream(0))
        return Beliefs(deal, spreads_of(world, seat, witnessed())).world

    def betrays(self, state: LostMinesState, seat: int, answer: Action) -> float:
        """Who seeks its own gain, or that of the other clan, had better not be found out."""
        return weights.DISCRETION * betrayal(state, seat, answer)

    def foresees(self, state: LostMinesState) -> bool:
        """Only what a seat is about to see, or to lose, is tried out."""
        top = state.agenda[-1]
        if isinstance(top, DrawTreasure):
            return not isinstance(state.agenda[-2], LookAtTreasure)
        return not isinstance(top, (DrawMine, LoseCard))


def is_voted_on(state: LostMinesState) -> bool:
    """Tell whether somebody is asked to agree to the end of the round."""
    return bool(state.agenda) and isinstance(state.agenda[-1], Vote)


def _seats(state: LostMinesState) -> range:
    return range(len(state.hands))


def prospects(state: LostMinesState, seat: int, each: list[float]) -> float:
    """Add up what all dwarfs may still find, the nearer the surer."""
    goals = attractions(state, seat)
    if not goals:
        return 0.0
    best = weights.HOPE * max(value for _, value in goals)
    ways = ways_to_treasure(state, goals)
    total = 0.0
    for other, share in enumerate(each):
        way = way_of_dwarf(state, seat, ways) if other == seat else ways[state.pawns[other]]
        total += share * best * weights.FADING**way
    return total


EVALUATION: Final = LostMinesEvaluation()

__all__ = ["EVALUATION", "LostMinesEvaluation"]
