"""Lessons: what a browser is told while somebody learns, and what it says.

A lesson needs no table: a browser says all answers so far, and is shown where they lead.
"""

from typing import Annotated, Final

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.wire.bodies import Body
from grotto.wire.frames import AskAhead, AskPreview, AskWhy, Between, Frame
from grotto.wire.keys import Notation
from grotto.wire.texts import Text

MOST_ANSWERS: Final = 200

Answers = Annotated[list[Notation], Limits(max_length=MOST_ANSWERS)]
"""Right answers from the beginning on; empty ones stand for what was only read."""


class ListedLesson(Struct, frozen=True, kw_only=True):
    """A lesson in the list of a course."""

    id: str
    kind: str  # lesson, chapter or puzzle
    minutes: int
    name: Text


class ListedCourse(Struct, frozen=True, kw_only=True):
    """The lessons of a game, in the order in which one takes them."""

    game: str
    lessons: list[ListedLesson]


class Learned(Struct, frozen=True, kw_only=True):
    """How far somebody has come with a lesson."""

    game: str
    lesson: str
    done: bool
    answers: list[str]


class KeepLearned(Body, frozen=True, kw_only=True):
    """Somebody has come so far with a lesson."""

    done: bool = False
    answers: Answers


class PointedAt(Struct, frozen=True, kw_only=True):
    """What a step points at: answers, in notation, and spots of a board by name."""

    actions: list[str]
    spots: list[str]


class LessonStep(Struct, frozen=True, kw_only=True):
    """What a teacher says."""

    number: int  # from 1 on
    text: Text
    asks: bool  # an answer is wanted; else one goes on when one has read it
    points: PointedAt
    hints: list[Text]  # help, one after the other, for whoever wants it
    tried: int = 0  # so many of the answers belong to this step, which looks at a whole turn


class LessonState(Struct, frozen=True, kw_only=True):
    """Where a learner stands."""

    frame: Frame
    between: list[Between]  # how the table looked since the answers that were said
    answers: list[str]  # so far: the next request says them again
    steps: int  # of the lesson
    step: LessonStep | None  # none at the end
    wrong: Text | None = None  # why the last answer was not taken; nothing has changed then
    next: str = ""  # the lesson that follows, at the end
    rule: str = ""  # where the rulebook speaks of it


class TakeLesson(Body, frozen=True, kw_only=True):
    """Go on with a lesson; without an action, show where the answers lead."""

    answers: Answers
    action: Notation | None = None  # empty: go on where nothing is asked


class AskInLesson(Body, frozen=True, kw_only=True):
    """Ask something about the position of a lesson."""

    answers: Answers
    message: AskPreview | AskWhy | AskAhead
