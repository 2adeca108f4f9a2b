"""What can be wrong with lessons, and with asking for one."""

from collections.abc import Sequence
from typing import ClassVar

from grotto.core.errors import TableError


class BrokenLesson(TableError):
    """A lesson cannot be taught as it is written."""

    code: ClassVar[str] = "lesson/broken"

    def __init__(self, lesson: str, problem: str) -> None:
        super().__init__(f"{lesson}: {problem}", {"lesson": lesson, "problem": problem})


class UnknownLesson(TableError):
    """The course of a game has no such lesson."""

    code: ClassVar[str] = "lesson/unknown"

    def __init__(self, lesson: str, known: Sequence[str]) -> None:
        listed = ", ".join(known)
        super().__init__(
            f"no lesson {lesson!r}; known: {listed}", {"text": lesson, "known": listed}
        )


class NoLessons(TableError):
    """Nobody has written lessons for this game."""

    code: ClassVar[str] = "lesson/none"

    def __init__(self, game: str) -> None:
        super().__init__(f"there are no lessons for {game}", {"game": game})


class NotAsked(TableError):
    """The step of a lesson explains something and asks for no answer."""

    code: ClassVar[str] = "lesson/not-asked"

    def __init__(self) -> None:
        super().__init__("this step asks for no answer")
