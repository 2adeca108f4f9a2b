"""A search over several own turns in a row: a beam of lines that grow turn by turn.

Every world has its own luck, which all lines of it meet; what a first turn is worth is averaged
over worlds, so that none is chosen for the luck of one of them.
"""

from typing import Final, final

from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import Line
from grotto.bots.search.plans import Plans
from grotto.bots.search.policy import LUCK, pursued
from grotto.bots.search.search import Inquiry, Search, Thought
from grotto.bots.search.turns import (
    LAST_TWO,
    Trial,
    by_first_answer,
    turn_of_each,
    worth_of_trial,
)
from grotto.core.state import State
from grotto.core.stream import Stream

PATIENCE: Final = 4
"""After so many worlds the worse half of first turns drops out, and again after as many more."""


def turns_by_answer(inquiry: Inquiry, width: int, stream: Stream, budget: Budget) -> list[Trial]:
    """Return the best turn that begins with each answer, the best first: one step."""
    world = inquiry.world(stream)
    offers = pursued(inquiry.evaluation, world, inquiry.offers)
    trials = turn_of_each(inquiry, world, offers, width, stream, budget)
    trials.sort(key=worth_of_trial, reverse=True)
    budget.spend()
    return trials


class DeepSearch(Search):
    """Follows the best lines over several own turns."""

    def __init__(self, width: int, paths: int, worlds: int, turns: int, reply: int = 0) -> None:
        self.width = width  # of the beam that looks for the ways to play one turn
        self.paths = paths  # that are kept after every turn,
        self.worlds = worlds  # in so many worlds,
        self.turns = turns  # until so many more own turns are over,
        self.reply = reply or width  # which beams of this width look for

    def plans_for(self, inquiry: Inquiry, paths: int, budget: Budget) -> Plans:
        """Return how plans grow, of which so many are kept after every turn."""
        return Plans(inquiry, paths, self.reply, budget)

    def followed(self, _inquiry: Inquiry, trials: list[Trial]) -> list[Trial]:
        """Return the first turns to follow, of all of them, the best first."""
        return trials[: self.paths]

    def steps(self) -> int:
        """Return how many turns are looked for, and once the first."""
        return 1 + self.worlds * self.turns

    def think(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return the best first turns, each by its first answer."""
        trials = turns_by_answer(inquiry, self.width, stream, budget)
        plans = self.plans_for(inquiry, self.paths, budget)
        best = self.followed(inquiry, trials)
        for number in range(1, self.worlds + 1):
            if len(best) == 1 or not self._try_in_a_world(plans, best, stream):
                break
            best.sort(key=worth_of_trial, reverse=True)
            if number % PATIENCE == 0 and len(best) > LAST_TWO:
                best = best[: (len(best) + 1) // 2]
        return by_first_answer(best + trials)

    def weigh(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return a thought about every offer, in their order, each with its share of the paths."""
        start, offers = inquiry.world(stream), inquiry.offers
        trials = turn_of_each(inquiry, start, offers, self.width, stream, budget)
        share = self.plans_for(inquiry, max(1, self.paths // len(trials)), budget)
        for number in range(self.worlds):
            world, luck = inquiry.world(stream), stream.below(LUCK)
            ends = self._ends_of(share, trials, world, luck)
            if number and budget.is_over():
                break  # but the first world counts as far as it was followed
            for trial, end in zip(trials, ends, strict=True):
                trial.add(end.points, inquiry.evaluation, inquiry.seat)
        return [trial.thought() for trial in trials]

    def _ends_of(self, plans: Plans, trials: list[Trial], world: State, luck: int) -> list[Line]:
        """Follow every trial with paths of its own, all equally far; return the best of each."""
        every = [[plans.begun(0, trial, world, luck)] for trial in trials]
        for turn in range(self.turns):
            if plans.budget.is_over():
                break
            last = turn == self.turns - 1
            every = [plans.grown(own, luck, turn, last=last) for own in every]
            plans.budget.spend()
        return [own[0] for own in every]

    def _try_in_a_world(self, plans: Plans, trials: list[Trial], stream: Stream) -> bool:
        """Follow all trials in one more world; tell whether there was time for it."""
        inquiry, budget = plans.inquiry, plans.budget
        world, luck = inquiry.world(stream), stream.below(LUCK)
        paths = [plans.begun(number, trials[number], world, luck) for number in range(len(trials))]
        ends = _Ends(len(trials), inquiry.seat)
        ends.note(paths)
        for turn in range(self.turns):
            if budget.is_over():
                if trials[0].worlds:
                    return False
                break  # the first world counts as far as it was followed
            if _is_open(paths):
                paths = plans.grown(paths, luck, turn, last=turn == self.turns - 1)
                ends.note(paths)
            budget.spend()
        for number in range(len(trials)):
            trials[number].add(ends.points_of(number), inquiry.evaluation, inquiry.seat)
        return True


def _is_open(paths: list[Line]) -> bool:
    """Tell whether it is still open which first turn is best, and the game goes on."""
    rivals, is_played = False, False
    for path in paths:
        rivals = rivals or path.first != paths[0].first
        is_played = is_played or bool(path.state.agenda)
    return rivals and is_played


@final
class _Ends:
    """What the best path of every first turn came to.

    A first turn that was left behind stays as far behind as it was then.
    """

    def __init__(self, count: int, seat: int) -> None:
        self.seat = seat
        self.points: list[list[float]] = [[] for _ in range(count)]
        self.behind = [0.0] * count
        self.last = [0] * count
        self.bests: list[float] = []

    def note(self, paths: list[Line]) -> None:
        """Take down what paths have come to, the best first turn of all first."""
        best = max([path.worth for path in paths])
        self.bests.append(best)
        for path in paths:
            first = path.first
            if self.last[first] < len(self.bests) or best - path.worth < self.behind[first]:
                self.last[first] = len(self.bests)
                self.behind[first] = best - path.worth
                self.points[first] = path.points

    def points_of(self, number: int) -> list[float]:
        """Return what all may expect after a first turn, as if it had been followed to the end."""
        points = self.points[number].copy()
        points[self.seat] += self.bests[-1] - self.bests[self.last[number] - 1]
        return points
