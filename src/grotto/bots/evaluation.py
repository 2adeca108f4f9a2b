"""The interface of an evaluation: what a state is worth for a seat."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from grotto.core.action import Action
from grotto.core.state import State

StateT = TypeVar("StateT", bound=State)
"""The state class of one game."""


class Evaluation(ABC, Generic[StateT]):
    """Judges the states of one game; more is better, and only differences matter."""

    @abstractmethod
    def worth(self, state: StateT, seat: int) -> float:
        """Return what `state` is worth for `seat`."""

    def tries(self, state: StateT, offer: Action) -> bool:
        """Tell whether `offer` is to be tried at all: some can never be better than others."""
        return True

    def foresees(self, state: StateT) -> bool:
        """Tell whether `worth` weighs the roll or draw that comes next, so that none is tried."""
        return False
