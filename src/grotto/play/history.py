"""What was played at a table, and how far it can be taken back."""

from collections.abc import Container, Iterator
from enum import Enum
from typing import Final, NamedTuple

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.state import State

KEPT: Final = 8
"""The states before so many of the last choices are kept,"""
SPARSE: Final = 32
"""and of older ones each of so many."""


class Source(Enum):
    """Who answered a question."""

    CHOICE = "choice"
    CHANCE = "chance"
    REFEREE = "referee"


class Played(NamedTuple):
    """One action in a game's history, with what happened because of it."""

    seat: int
    action: Action
    source: Source
    events: tuple[Event, ...]
    barrier: bool  # it revealed something: undo must not cross it
    question: str  # what chance was asked; empty when a seat was


class Checkpoint(NamedTuple):
    """A choice: it was move `number` and was made by `seat`."""

    number: int
    seat: int
    turn: int  # in whose turn it was made
    begins_turn: bool  # nothing of that turn had happened before


class Checkpoints:
    """The choices of a game, with states before some of them to take them back from.

    The last ones are kept as they are; of older ones only every so many, for a long game would fill
    the memory otherwise. Between two that are kept one replays.
    """

    def __init__(self) -> None:
        self._choices: list[Checkpoint] = []
        self._states: dict[int, State] = {}  # before the choice with this index

    def __len__(self) -> int:
        """Count the choices."""
        return len(self._choices)

    @property
    def last(self) -> Checkpoint:
        """The last choice."""
        return self._choices[-1]

    def __reversed__(self) -> Iterator[Checkpoint]:
        """Go through the choices, the last one first."""
        return reversed(self._choices)

    def last_of(self, seats: Container[int]) -> Checkpoint | None:
        """Return the last choice of some seats."""
        return next((choice for choice in reversed(self._choices) if choice.seat in seats), None)

    def last_but(self, seats: Container[int]) -> Checkpoint | None:
        """Return the last choice of any other seat than these."""
        others = (choice for choice in reversed(self._choices) if choice.seat not in seats)
        return next(others, None)

    def add(self, number: int, seat: int, state: State) -> None:
        """Remember a choice, and the state before it."""
        index = len(self._choices)
        self._choices.append(Checkpoint(number, seat, state.turn(), state.begins_turn()))
        self._states[index] = state
        aged = index - KEPT
        if aged >= 0 and aged % SPARSE:
            self._states.pop(aged, None)

    def nearest(self, number: int) -> tuple[int, State | None]:
        """Return the last state that is kept of before move `number`, and its own number."""
        kept = [index for index in self._states if self._choices[index].number <= number]
        if not kept:
            return 0, None
        return self._choices[max(kept)].number, self._states[max(kept)]

    def pop(self) -> tuple[Checkpoint, int, State]:
        """Forget the last choice; return it, and a state before it with the number of its move."""
        choice = self._choices.pop()
        index = len(self._choices)
        nearest = max(kept for kept in self._states if kept <= index)
        number = choice.number if nearest == index else self._choices[nearest].number
        state = self._states.pop(index, None) or self._states[nearest].copy()
        return choice, number, state
