"""A search over several own turns in a row: a beam of plans, judged where they end.

All plans see the same world, so this is for games with little or no luck: where there is much of
it, plans would be chosen for luck that they foresaw.
"""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import Line, turns_of
from grotto.bots.search.policy import LUCK
from grotto.bots.search.search import Inquiry, Search, Thought
from grotto.bots.search.turns import until_own_turn
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.state import State
from grotto.core.stream import Stream

_FIRST: Final = 0


@final
@mypyc_attr(acyclic=True)
class Plan:
    """A first answer, where some turns after it lead, and what is expected there."""

    __slots__ = ("first", "points", "state", "worth")

    def __init__(self, first: Action, line: Line) -> None:
        self.first = first
        self.state: State = line.state
        self.points = line.points
        self.worth = line.worth


def worth_of_plan(plan: Plan) -> float:
    """Return the worth of a plan, to sort by."""
    return plan.worth


@final
class PlanSearch(Search):
    """Keeps the best plans of some own turns, whatever they begin with."""

    def __init__(self, width: int, plans: int, turns: int, reply: int = 1) -> None:
        self.width = width  # of the beam that looks for the turn to answer in
        self.plans = plans  # that are made longer by a turn,
        self.turns = turns  # until so many own turns are over, or the game is,
        self.reply = reply  # which a beam of this width looks for

    def steps(self) -> int:
        """Return how many turns are thought through at most."""
        return 1 + self.plans * (self.turns - 1)

    def think(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return the first answers of the best plans."""
        world, luck = inquiry.world(stream), stream.below(LUCK)
        lines = turns_of(
            inquiry.game,
            inquiry.evaluation,
            world,
            inquiry.offers,
            inquiry.seat,
            self.width,
            Stream(luck),
            budget,
        )
        budget.spend()
        found = [Plan(line.actions[_FIRST], line) for line in lines]
        longest = found
        for _ in range(self.turns - 1):
            beam = _best(longest, self.plans)
            if budget.is_over() or len({plan.first.text() for plan in beam}) == 1:
                break
            longer: list[Plan] = []
            for plan in beam:
                if budget.is_over():
                    break
                longer += self._longer(inquiry, plan, luck, budget)
                budget.spend()
            else:
                longer.sort(key=worth_of_plan, reverse=True)
                longest = longer
        if not budget.is_over():
            budget.spend(self.steps() - budget.spent)  # nothing more was worth a thought
        return _by_first_answer(longest + found)

    def _longer(self, inquiry: Inquiry, plan: Plan, luck: int, budget: Budget) -> list[Plan]:
        """Return a plan made longer by every turn that a beam finds, or as it is at the end."""
        game: Game[Any] = inquiry.game
        evaluation: Evaluation[Any] = inquiry.evaluation
        state, stream = plan.state.copy(), Stream(luck)
        if not until_own_turn(game, evaluation, state, inquiry.seat, stream):
            line = Line([], state, plan.worth)
            line.points = evaluation.points(state)
            line.worth = evaluation.goal(line.points, inquiry.seat)
            return [Plan(plan.first, line)]
        offers = state.legal_actions()
        lines = turns_of(game, evaluation, state, offers, inquiry.seat, self.reply, stream, budget)
        return [Plan(plan.first, line) for line in lines]


def _best(plans: list[Plan], count: int) -> list[Plan]:
    """Return the best plans that lead to different states; `plans` are sorted."""
    best: list[Plan] = []
    seen: set[object] = set()
    for plan in plans:
        key = plan.state.key()
        if key not in seen:
            seen.add(key)
            best.append(plan)
            if len(best) == count:
                break
    return best


def _by_first_answer(plans: list[Plan]) -> list[Thought]:
    """Return one thought for each first answer: that about the first plan which begins with it."""
    thoughts: list[Thought] = []
    seen: set[str] = set()
    for plan in plans:
        if plan.first.text() not in seen:
            seen.add(plan.first.text())
            thoughts.append(Thought(plan.first, plan.worth, plan.points))
    return thoughts
