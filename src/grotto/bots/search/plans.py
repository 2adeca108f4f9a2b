"""Plans: lines of several own turns in a row, that grow turn by turn in the luck of a world.

They are compared where turns are over: what chance interrupts goes on with the luck of its world.
"""

from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import LONGEST, Line, best_lines, goes_on, judge, turns_of
from grotto.bots.search.search import Inquiry
from grotto.bots.search.turns import LAST_TWO, Trial, follow, until_own_turn
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream


class Plans:
    """How plans for the answer to one question begin, grow and are kept."""

    def __init__(self, inquiry: Inquiry, paths: int, reply: int, budget: Budget) -> None:
        self.inquiry = inquiry
        self.paths = paths  # that are kept after every turn,
        self.reply = reply  # which beams of this width look for
        self.budget = budget

    def begun(self, number: int, trial: Trial, world: State, luck: int) -> Line:
        """Return the path that begins with a first turn, where that is over in a world."""
        state = world.copy()
        follow(state, trial.actions, self.inquiry.seat)
        return self.ended(self._judged(number, state, luck), luck)

    def grown(self, paths: list[Line], luck: int, *, last: bool) -> list[Line]:
        """Return the best paths that are a turn longer, or over."""
        longer: list[Line] = []
        most = min(self.paths, LAST_TWO) if last else self.paths
        inquiry = self.inquiry
        for path in paths:
            state, stream = path.state.copy(), Stream(luck)
            if not until_own_turn(inquiry.game, inquiry.evaluation, state, inquiry.seat, stream):
                longer.append(self._judged(path.first, state, luck))
                continue
            for line in self.turns_from(state, stream)[:most]:
                line.first = path.first
                longer.append(self.ended(line, luck))
        return best_lines(longer, self.paths, set())

    def turns_from(self, state: State, stream: Stream) -> list[Line]:
        """Return good turns that begin in a state, the best first: those of one beam."""
        offers = state.legal_actions()
        return turns_of(self.inquiry, state, offers, self.reply, stream, self.budget)

    def ended(self, line: Line, luck: int) -> Line:
        """Bring a turn that chance has interrupted to its end, with the luck of its world."""
        inquiry, stream = self.inquiry, Stream(luck)
        for _ in range(LONGEST):
            if line.state.to_act() != CHANCE:
                break
            state = line.state.copy()
            while state.to_act() == CHANCE:
                state.apply(inquiry.game.deal(state, stream))
            if not goes_on(state, inquiry.seat):
                break
            offers = state.legal_actions()
            best = turns_of(inquiry, state, offers, self.reply, stream, self.budget)[0]
            best.first = line.first
            line = best
        return line

    def _judged(self, first: int, state: State, luck: int) -> Line:
        """Return where a first turn has led to, with what all may expect there."""
        line = Line([], state, 0.0)
        judge(self.inquiry, line, luck)
        line.first = first
        return line
