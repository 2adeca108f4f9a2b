"""What a lesson is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from grotto.core.options import Value

Fields = Mapping[str, str | int | bool]
"""Fields of an event, or parts of an answer, by name."""


@dataclass(frozen=True)
class Happened:
    """Something has to happen: an event of this kind, with these fields."""

    kind: str
    fields: Fields = field(default_factory=dict)


@dataclass(frozen=True)
class Shows:
    """A number or word of the learner's view has to be at least, at most or exactly something."""

    path: tuple[str, ...]  # keys and places in lists, from the view inwards
    least: int | None = None
    most: int | None = None
    exactly: str | int | bool | None = None


Condition = Happened | Shows


@dataclass(frozen=True)
class Pointer:
    """What a step points at: answers of a kind, or a part of what is seen."""

    verb: str = ""
    about: Fields = field(default_factory=dict)  # parts of the answers
    path: tuple[str, ...] = ()  # of the view, when it is no answer
    spot: str = ""  # of the drawn board, where that is


@dataclass(frozen=True)
class Slip:
    """A wrong answer that is worth an explanation of its own."""

    key: str  # of the explanation
    when: tuple[Condition, ...]
    example: tuple[str, ...] = ()  # answers of a whole turn that make it


class Lasts(Enum):
    """How long the learner answers before a step looks at what came of it."""

    ANSWER = "answer"
    TURN = "turn"
    ROUND = "round"  # as long as nobody else is asked


@dataclass(frozen=True)
class Measure:
    """A number that has to be as high as it can get: what a puzzle asks for."""

    best: int  # proven by search
    path: tuple[str, ...] = ()  # of the view; without it, the points if the game ended now


@dataclass(frozen=True)
class Step:
    """Something that is said; where there are goals, an answer is wanted that reaches them."""

    key: str  # of what is said
    points: tuple[Pointer, ...] = ()
    goals: tuple[Condition, ...] = ()
    slips: tuple[Slip, ...] = ()
    then: tuple[str, ...] = ()  # what chance and the others answer after it, in notation
    lasts: Lasts = Lasts.ANSWER
    measure: Measure | None = None
    solution: tuple[str, ...] = ()  # answers that reach the goals; without them, the first that do
    hints: tuple[str, ...] = ()  # keys of help, one after the other; the last gives it away

    @property
    def asks(self) -> bool:
        """Whether the learner has to answer."""
        return bool(self.goals) or self.measure is not None


@dataclass(frozen=True)
class Lesson:
    """A lesson, as it is written down."""

    game: str
    id: str
    seats: int
    steps: tuple[Step, ...]
    learner: int = 0  # the seat of whoever learns
    options: Mapping[str, Value] = field(default_factory=dict)
    opening: tuple[str, ...] = ()  # moves that lead to the position, answers of chance included
    rule: str = ""  # where the rulebook speaks of it,
    also: tuple[str, ...] = ()  # and other chapters of which it tells
    minutes: int = 3

    @property
    def name(self) -> str:
        """The message that names it."""
        return f"{self.game}-lesson-{self.id}"

    def said(self, key: str) -> str:
        """Return the message that a step, or an explanation, says."""
        return f"{self.name}-{key}"

    def hints(self, step: Step) -> list[str]:
        """Return the messages that help with a step, one after the other."""
        return [self.said(f"{step.key}-hint-{key}") for key in step.hints]

    def excuses(self, step: Step) -> list[str]:
        """Return the messages that explain wrong answers of a step; the last one for all others."""
        named = [f"{step.key}-wrong-{slip.key}" for slip in step.slips]
        return [self.said(key) for key in (*named, f"{step.key}-wrong")]
