"""Courses: the lessons of a game, in the order in which one takes them.

They lie beside each other in one folder, `lessons/courses/<game>` or `lessons` of a package:
`course.toml` names them, and each has a file of its own.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Final

from grotto.lessons.errors import BrokenLesson, NoLessons, UnknownLesson
from grotto.lessons.lesson import Lesson
from grotto.lessons.reading import read_lesson, read_toml
from grotto.packages import is_built_in, package_of

COURSE: Final = "course"
LESSON: Final = "lesson"
CHAPTER: Final = "chapter"
PUZZLE: Final = "puzzle"
KINDS: Final = (LESSON, CHAPTER, PUZZLE)


@dataclass(frozen=True)
class Entry:
    """A lesson in the list of a course."""

    id: str
    kind: str  # lesson, chapter or puzzle


@dataclass(frozen=True)
class Course:
    """All lessons of a game; the first one is for whoever has never played it."""

    game: str
    entries: tuple[Entry, ...]
    untaught: tuple[str, ...] = ()  # chapters of the rulebook that nobody needs to learn

    @property
    def ids(self) -> list[str]:
        """What the lessons are called."""
        return [entry.id for entry in self.entries]

    def of_kind(self, kind: str) -> list[str]:
        """What the lessons of a kind are called."""
        return [entry.id for entry in self.entries if entry.kind == kind]

    def after(self, lesson: str) -> str:
        """Return the lesson that follows one; nothing after the last."""
        following = dict(zip(self.ids, self.ids[1:], strict=False))
        return following.get(lesson, "")


@lru_cache
def course_of(game: str) -> Course | None:
    """Return the course of a game; None where nobody has written one.

    Raises:
        BrokenLesson: when it cannot be read.
        BrokenGame: when the package of the game does not load.
    """
    text = _file(game, COURSE)
    if text is None:
        return None
    written = read_toml(f"{game}/{COURSE}", text)
    entries = [Entry(str(lesson), kind) for kind in KINDS for lesson in written.get(f"{kind}s", ())]
    if not entries:
        raise BrokenLesson(f"{game}/{COURSE}", "it names no lessons")
    return Course(game, tuple(entries), tuple(map(str, written.get("untaught", ()))))


@lru_cache
def find_lesson(game: str, lesson: str = "") -> Lesson:
    """Return a lesson of a game; the first one if none is named.

    Raises:
        NoLessons: when the game has none.
        UnknownLesson: when it has others.
        BrokenLesson: when it cannot be read.
    """
    course = course_of(game)
    if course is None:
        raise NoLessons(game)
    wanted = lesson or course.ids[0]
    if wanted not in course.ids:
        raise UnknownLesson(wanted, course.ids)
    text = _file(game, wanted)
    if text is None:
        raise BrokenLesson(f"{game}/{wanted}", "there is no such file")
    return read_lesson(game, wanted, text)


def _file(game: str, name: str) -> str | None:
    """Return a file of a course, wherever the game lives."""
    if is_built_in(game):
        file = resources.files("grotto.lessons").joinpath("courses", game, f"{name}.toml")
        return file.read_text(encoding="utf-8") if file.is_file() else None
    package = package_of(game)
    return package.read(f"lessons/{name}.toml") if package else None
