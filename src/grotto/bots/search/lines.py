"""Lines: whole turns of one seat, found by a beam and judged where they end."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.bots.search.policy import LUCK, SAMPLES, glance_at, pursued
from grotto.bots.search.search import Inquiry
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream

LONGEST: Final = 60
"""No turn has more answers; a line that has is judged as it stands."""


@final
@mypyc_attr(acyclic=True)
class Line:
    """Answers of one seat in a row, and where they lead; it ends at latest with the turn."""

    __slots__ = ("actions", "first", "points", "state", "worth")

    def __init__(self, actions: list[Action], state: State, worth: float) -> None:
        self.actions = actions
        self.state = state
        self.worth = worth
        self.points: list[float] = []  # what all may expect, where the line was judged
        self.first = 0  # the number of the turn it goes on from, in plans of several turns

    def after(self, first: int) -> "Line":
        """Return the same line as part of a plan that began with another turn."""
        line = Line(self.actions, self.state, self.worth)
        line.points = self.points
        line.first = first
        return line


def worth_of_line(line: Line) -> float:
    """Return the worth of a line, to sort by."""
    return line.worth


def goes_on(state: State, seat: int) -> bool:
    """Tell whether a seat that has answered is asked again within its turn."""
    return state.to_act() == seat and not state.begins_turn()


def turns_of(
    inquiry: Inquiry,
    start: State,
    offers: list[Action],
    width: int,
    stream: Stream,
    budget: Budget,
) -> list[Line]:
    """Return the best whole turns that a beam of some width finds, the best first.

    A turn is followed to its end or to a question to chance, whatever comes first. Lines that lead
    to the same state are one. When there is no more time, turns are judged as far as they got.
    """
    seat, luck = inquiry.seat, stream.below(LUCK)
    active = _longer(inquiry, Line([], start, 0.0), offers, luck)
    ended: list[Line] = []
    seen: set[object] = set()
    beam: list[Line] = []
    for _ in range(LONGEST):
        found = best_lines(active, width, seen)
        if not found:
            break
        beam, active = found, []
        for line in beam:
            if goes_on(line.state, seat):
                active += _longer(inquiry, line, line.state.legal_actions(), luck)
            else:
                ended.append(line)
        if not active or budget.is_over():
            break
    ended += best_lines(active, width, seen)
    if not ended:  # every way leads back to where it came from
        ended = beam
    for line in ended:
        judge(inquiry, line, luck)
    ended.sort(key=worth_of_line, reverse=True)
    return ended


def turn_by_offer(
    inquiry: Inquiry,
    start: State,
    offers: list[Action],
    width: int,
    stream: Stream,
    budget: Budget,
) -> list[Line]:
    """Return the best whole turn that begins with each offer, in their order.

    Turns in progress cannot be compared, so every offer has a beam of its own; all meet one luck.
    """
    luck = stream.below(LUCK)
    return [turns_of(inquiry, start, [offer], width, Stream(luck), budget)[0] for offer in offers]


def best_lines(lines: list[Line], width: int, seen: set[object]) -> list[Line]:
    """Return the best lines that lead to states not yet seen, and remember these."""
    lines.sort(key=worth_of_line, reverse=True)
    best: list[Line] = []
    for line in lines:
        key = line.state.key()
        if key not in seen:
            seen.add(key)
            best.append(line)
            if len(best) == width:
                break
    return best


def _longer(inquiry: Inquiry, line: Line, offers: list[Action], luck: int) -> list[Line]:
    """Return a line made longer by every answer that is worth a try."""
    game, evaluation, seat = inquiry.game, inquiry.evaluation, inquiry.seat
    found: list[Line] = []
    for offer in pursued(evaluation, line.state, offers):
        twin = line.state.copy()
        twin.apply(offer)
        worth = glance_at(game, evaluation, twin, seat, luck)
        found.append(Line([*line.actions, offer], twin, worth))
    return found


def judge(inquiry: Inquiry, line: Line, luck: int) -> None:
    """Judge the state in which a line ends, on average where chance decides about it."""
    line.points = points_of(inquiry.game, inquiry.evaluation, line.state, luck)
    line.worth = inquiry.evaluation.goal(line.points, inquiry.seat)


def points_of(game: Game[Any], evaluation: Evaluation[Any], state: State, luck: int) -> list[float]:
    """Return the points all may expect; final ones when the game is over."""
    who = state.to_act()
    if who == NOBODY:
        return [float(total) for total in state.outcome().totals]
    if who != CHANCE or evaluation.foresees(state):
        return evaluation.points(state)
    stream = Stream(luck)
    sums: list[float] = []
    for _ in range(SAMPLES):
        twin = state.copy()
        while twin.to_act() == CHANCE and not evaluation.foresees(twin):
            twin.apply(game.deal(twin, stream))
        points = evaluation.points(twin) if twin.agenda else points_of(game, evaluation, twin, 0)
        sums = points if not sums else added(sums, points)
    return [total / SAMPLES for total in sums]


def added(sums: list[float], points: list[float]) -> list[float]:
    """Add two rows, number by number."""
    return [sums[i] + points[i] for i in range(len(sums))]
