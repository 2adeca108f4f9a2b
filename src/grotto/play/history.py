"""What was played at a table, and how far it can be taken back."""

from dataclasses import dataclass
from enum import Enum

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.state import State


class Source(Enum):
    """Who answered a question."""

    CHOICE = "choice"
    CHANCE = "chance"
    REFEREE = "referee"


@dataclass(frozen=True)
class Played:
    """One action in a game's history, with what happened because of it."""

    seat: int
    action: Action
    source: Source
    events: tuple[Event, ...]
    barrier: bool  # it revealed something: undo must not cross it
    question: str  # what chance was asked; empty when a seat was


@dataclass(frozen=True)
class Checkpoint:
    """The state before a choice, which was move `number` and was made by `seat`."""

    number: int
    seat: int
    state: State
