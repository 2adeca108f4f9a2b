"""A search over several own turns in a row: a beam of lines that grow turn by turn.

Every world has its own luck, which all lines of it meet; what a first turn is worth is averaged
over worlds, so that none is chosen for the luck of one of them. Lines are compared where turns are
over: what chance interrupts goes on with the luck of its world.
"""

from typing import Final, final

from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import (
    LONGEST,
    Line,
    best_lines,
    goes_on,
    judge,
    turn_by_offer,
    turns_of,
    worth_of_line,
)
from grotto.bots.search.policy import LUCK, tried
from grotto.bots.search.search import Inquiry, Search, Thought
from grotto.bots.search.turns import (
    LAST_TWO,
    Trial,
    by_first_answer,
    follow,
    turn_of_each,
    until_own_turn,
    worth_of_trial,
)
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream

PATIENCE: Final = 4
"""After so many worlds the worse half of first turns drops out, and again after as many more."""


def judged_line(inquiry: Inquiry, first: int, state: State, luck: int) -> Line:
    """Return where a first turn has led to, with what all may expect there."""
    line = Line([], state, 0.0)
    judge(inquiry.game, inquiry.evaluation, line, inquiry.seat, luck)
    line.first = first
    return line


def ended(inquiry: Inquiry, line: Line, width: int, luck: int, budget: Budget) -> Line:
    """Bring a turn that chance has interrupted to its end, with the luck of its world."""
    game, evaluation, seat = inquiry.game, inquiry.evaluation, inquiry.seat
    stream = Stream(luck)
    for _ in range(LONGEST):
        if line.state.to_act() != CHANCE:
            break
        state = line.state.copy()
        while state.to_act() == CHANCE:
            state.apply(game.deal(state, stream))
        if not goes_on(state, seat):
            break
        offers = state.legal_actions()
        best = turns_of(game, evaluation, state, offers, seat, width, stream, budget)[0]
        best.first = line.first
        line = best
    return line


def turns_by_answer(inquiry: Inquiry, width: int, stream: Stream, budget: Budget) -> list[Trial]:
    """Return the best turn that begins with each answer, the best first: one step."""
    world = inquiry.world(stream)
    offers = tried(inquiry.evaluation, world, inquiry.offers)
    trials = turn_of_each(inquiry, world, offers, width, stream, budget)
    trials.sort(key=worth_of_trial, reverse=True)
    budget.spend()
    return trials


@final
class DeepSearch(Search):
    """Follows the best lines over several own turns."""

    def __init__(
        self,
        width: int,
        paths: int,
        worlds: int,
        turns: int,
        reply: int = 0,
        *,
        apart: bool = False,
    ) -> None:
        self.width = width  # of the beam that looks for the ways to play one turn
        self.paths = paths  # that are kept after every turn,
        self.worlds = worlds  # in so many worlds,
        self.turns = turns  # until so many more own turns are over,
        self.reply = reply or width  # which a beam of this width looks for,
        self.apart = apart  # or one for each answer that such a turn may begin with

    def steps(self) -> int:
        """Return how many turns are looked for, and once the first."""
        return 1 + self.worlds * self.turns

    def think(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return the best first turns, each by its first answer."""
        trials = turns_by_answer(inquiry, self.width, stream, budget)
        best = trials[: self.paths]
        for number in range(1, self.worlds + 1):
            if len(best) == 1 or not self._try_in_a_world(inquiry, best, stream, budget):
                break
            best.sort(key=worth_of_trial, reverse=True)
            if number % PATIENCE == 0 and len(best) > LAST_TWO:
                best = best[: (len(best) + 1) // 2]
        return by_first_answer(best + trials)

    def weigh(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return a thought about every offer, in their order, each with its share of the paths."""
        start, offers = inquiry.world(stream), inquiry.offers
        trials = turn_of_each(inquiry, start, offers, self.width, stream, budget)
        paths = max(1, self.paths // len(trials))
        share = DeepSearch(self.width, paths, self.worlds, self.turns, self.reply, apart=self.apart)
        for number in range(self.worlds):
            world, luck = inquiry.world(stream), stream.below(LUCK)
            ends = share._ends_of(inquiry, trials, world, luck, budget)
            if number and budget.is_over():
                break  # but the first world counts as far as it was followed
            for trial, end in zip(trials, ends, strict=True):
                trial.add(end.points, inquiry.evaluation, inquiry.seat)
        return [trial.thought() for trial in trials]

    def _ends_of(
        self, inquiry: Inquiry, trials: list[Trial], world: State, luck: int, budget: Budget
    ) -> list[Line]:
        """Follow every trial with paths of its own, all equally far; return the best of each."""
        every = [[self._begun(inquiry, 0, trial, world, luck, budget)] for trial in trials]
        for turn in range(self.turns):
            if budget.is_over():
                break
            budget.spend()
            last = turn == self.turns - 1
            every = [self._grown(inquiry, own, luck + turn, budget, last=last) for own in every]
        return [own[0] for own in every]

    def _begun(
        self,
        inquiry: Inquiry,
        number: int,
        trial: Trial,
        world: State,
        luck: int,
        budget: Budget,
    ) -> Line:
        """Return the path that begins with a first turn, where that is over in a world."""
        state = world.copy()
        follow(state, trial.actions, inquiry.seat)
        path = judged_line(inquiry, number, state, luck)
        return ended(inquiry, path, self.reply, luck, budget)

    def _try_in_a_world(
        self, inquiry: Inquiry, trials: list[Trial], stream: Stream, budget: Budget
    ) -> bool:
        """Follow all trials in one more world; tell whether there was time for it."""
        world, luck = inquiry.world(stream), stream.below(LUCK)
        paths = [
            self._begun(inquiry, number, trial, world, luck, budget)
            for number, trial in enumerate(trials)
        ]
        ends = _Ends(len(trials), inquiry.seat)
        ends.note(paths)
        for turn in range(self.turns):
            if budget.is_over():
                if trials[0].worlds:
                    return False
                break  # the first world counts as far as it was followed
            budget.spend()
            if _is_open(paths):
                last = turn == self.turns - 1
                paths = self._grown(inquiry, paths, luck + turn, budget, last=last)
                ends.note(paths)
        for number in range(len(trials)):
            trials[number].add(ends.points_of(number), inquiry.evaluation, inquiry.seat)
        return True

    def _grown(
        self, inquiry: Inquiry, paths: list[Line], luck: int, budget: Budget, *, last: bool
    ) -> list[Line]:
        """Return the best paths that are a turn longer, or over."""
        longer: list[Line] = []
        most = min(self.paths, LAST_TWO) if last else self.paths
        game, evaluation, seat = inquiry.game, inquiry.evaluation, inquiry.seat
        for path in paths:
            state, stream = path.state.copy(), Stream(luck)
            if not until_own_turn(game, evaluation, state, seat, stream):
                longer.append(judged_line(inquiry, path.first, state, luck))
                continue
            for line in self._turns_from(inquiry, state, stream, budget)[:most]:
                line.first = path.first
                longer.append(ended(inquiry, line, self.reply, luck, budget))
        return best_lines(longer, self.paths, set())

    def _turns_from(
        self, inquiry: Inquiry, state: State, stream: Stream, budget: Budget
    ) -> list[Line]:
        """Return good turns that begin in a state, the best first."""
        game, evaluation, seat = inquiry.game, inquiry.evaluation, inquiry.seat
        offers, width = state.legal_actions(), self.reply
        if not self.apart:
            return turns_of(game, evaluation, state, offers, seat, width, stream, budget)
        offers = tried(evaluation, state, offers)
        lines = turn_by_offer(game, evaluation, state, offers, seat, width, stream, budget)
        lines.sort(key=worth_of_line, reverse=True)
        return lines


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
