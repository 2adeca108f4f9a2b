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

    def grown(self, paths: list[Line], luck: int, number: int, *, last: bool) -> list[Line]:
        """Return the best paths that are a turn longer, or over."""
        inquiry, luck = self.inquiry, self.luck_of_turn(luck, number)
        most = min(self.paths, LAST_TWO) if last else self.paths
        longer: list[Line] = []
        for path in paths:
            state, stream = path.state.copy(), Stream(luck)
            self.deal(state, luck, stream)
            if until_own_turn(inquiry.game, inquiry.evaluation, state, inquiry.seat, stream):
                turns = self.turns_from(state, stream)[:most]
                longer += [self.ended(turn.after(path.first), luck) for turn in turns]
            else:
                longer.append(self._judged(path.first, state, luck))
        return self.kept(longer)

    def ended(self, line: Line, luck: int) -> Line:
        """Bring a turn that chance has interrupted to its end, with the luck of its world."""
        stream = Stream(luck)
        for _ in range(LONGEST):
            if line.state.to_act() != CHANCE:
                break
            state = line.state.copy()
            self.deal(state, luck, stream)
            if not goes_on(state, self.inquiry.seat):
                break
            line = self.best_turn_from(state, stream).after(line.first)
        return line

    def luck_of_turn(self, luck: int, number: int) -> int:
        """Return the luck that a later turn of a plan meets in a world."""
        return luck + number

    def deal(self, state: State, _luck: int, stream: Stream) -> None:
        """Answer for chance as long as it is asked."""
        while state.to_act() == CHANCE:
            state.apply(self.inquiry.game.deal(state, stream))

    def turns_from(self, state: State, stream: Stream) -> list[Line]:
        """Return good turns that begin in a state, the best first: those of one beam."""
        offers = state.legal_actions()
        return turns_of(self.inquiry, state, offers, self.reply, stream, self.budget)

    def best_turn_from(self, state: State, stream: Stream) -> Line:
        """Return the best way to go on with a turn."""
        offers = state.legal_actions()
        return turns_of(self.inquiry, state, offers, self.reply, stream, self.budget)[0]

    def kept(self, longer: list[Line]) -> list[Line]:
        """Return the best paths that lead to different states."""
        return best_lines(longer, self.paths, set())

    def _judged(self, first: int, state: State, luck: int) -> Line:
        """Return where a first turn has led to, with what all may expect there."""
        line = Line([], state, 0.0)
        judge(self.inquiry, line, luck)
        line.first = first
        return line
