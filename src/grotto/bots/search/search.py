"""The interface of a search: a question as a seat sees it, and what came of thinking about it."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import Any, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.state import State
from grotto.core.stream import Stream


@final
class Inquiry:
    """A question to a seat: what it may answer, and worlds that it cannot tell from the truth."""

    __slots__ = ("evaluation", "game", "offers", "seat", "world")

    def __init__(
        self,
        game: Game[Any],
        evaluation: Evaluation[Any],
        seat: int,
        offers: list[Action],
        world: Callable[[Stream], State],
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.seat = seat
        self.offers = offers
        self.world = world  # every call deals all secrets anew


@final
class Thought:
    """What a search thinks of one answer: its worth, and the points all seats may expect then."""

    __slots__ = ("action", "points", "worth")

    def __init__(self, action: Action, worth: float, points: list[float]) -> None:
        self.action = action
        self.worth = worth
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(metaclass=ABCMeta):
    """A way to look ahead. It remembers nothing between two questions."""

    @abstractmethod
    def think(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return thoughts about the answers that seem best, the best one first.

        There is always one, however small the budget is.
        """

    @abstractmethod
    def weigh(self, inquiry: Inquiry, stream: Stream, budget: Budget) -> list[Thought]:
        """Return a thought about every offer, in their order, of which none drops out.

        All of them get the same effort, so that their points can be compared.
        """

    @abstractmethod
    def steps(self) -> int:
        """Return how many steps a whole search takes, when nothing ends it early."""
