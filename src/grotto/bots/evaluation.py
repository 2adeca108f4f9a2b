"""The interface of an evaluation: what a state is worth for a seat, and what all may expect."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.state import State
from grotto.core.stream import Stream

StateT = TypeVar("StateT", bound=State)
"""The state class of one game."""


def lead(points: list[float], seat: int) -> float:
    """Return how far a seat is ahead of the others on average; alone, its points."""
    if len(points) == 1:
        return points[seat]
    others = float(sum(points)) - points[seat]
    return points[seat] - others / (len(points) - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[StateT], metaclass=ABCMeta):
    """Judges the states of one game. Searches ask for points, the greedy bot for worths."""

    @abstractmethod
    def worth(self, state: StateT, seat: int) -> float:
        """Return what `state` is worth for `seat`; more is better, and only differences matter."""

    def tries(self, state: StateT, offer: Action) -> bool:
        """Tell whether `offer` is to be tried at all: some can never be better than others."""
        return True

    def pursues(self, state: StateT, offer: Action) -> bool:
        """Tell whether searches try `offer`: they may leave out more than who looks one ahead."""
        return self.tries(state, offer)

    def foresees(self, state: StateT) -> bool:
        """Tell whether `worth` weighs the roll or draw that comes next, so that none is tried."""
        return False

    def glance(self, state: StateT, seat: int) -> float:
        """Return a cheap worth, to put answers in order before the best few are judged."""
        return self.worth(state, seat)

    def likely(self, state: StateT) -> Action | None:
        """Return what the seat that is asked would probably answer, if no tries are needed for it.

        Secrets of the state are what a world deals, so a seat may use its own.
        """
        return None

    def points(self, state: StateT) -> list[float]:
        """Return the points that every seat may expect in the end.

        They are compared where turns begin and where chance is asked, not in the midst of turns.
        """
        return [self.worth(state, seat) for seat in range(len(state.outcome().totals))]

    def goal(self, points: list[float], seat: int) -> float:
        """Return what a seat wants to be as much as possible: its points ahead of the others."""
        return lead(points, seat)

    def weighed(
        self,
        seat: int,
        deal: Callable[[Stream], StateT],
        witnessed: Callable[[], Sequence[Event]],
    ) -> Callable[[Stream], StateT]:
        """Return how to deal worlds for a seat by what it has witnessed, the likelier the oftener.

        Where all worlds are as likely, or nobody asks, they are dealt as they come.
        """
        return deal

    def betrays(self, state: StateT, seat: int, answer: Action) -> float:
        """Return what it costs, in points, that an answer tells the others a secret of the seat."""
        return 0.0

    def terms(self, state: StateT, seat: int) -> dict[str, float]:
        """Return the parts that a seat's expected points are added up from, by name.

        Every name has messages, so that the reasons of a choice can be told.
        """
        return {}
