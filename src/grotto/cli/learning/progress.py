"""What somebody has learned at this machine: finished lessons, and how far the others have come."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from grotto.cli.saves import state_folder
from grotto.lessons import Course

FILE: Final = "lessons.json"


class Progress:
    """A small file; where it cannot be read or written, lessons begin anew."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or state_folder() / FILE
        self._done: list[str] = []
        self._begun: dict[str, list[str]] = {}
        with suppress(OSError, ValueError, KeyError, TypeError):
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            self._done = [str(lesson) for lesson in kept["done"]]
            self._begun = {
                str(lesson): [str(answer) for answer in answers]
                for lesson, answers in kept["begun"].items()
            }

    def has(self, game: str, lesson: str) -> bool:
        """Tell whether a lesson was finished."""
        return _name(game, lesson) in self._done

    def answers(self, game: str, lesson: str) -> list[str]:
        """Return the answers that somebody gave who has left a lesson."""
        return self._begun.get(_name(game, lesson), [])

    def next_of(self, course: Course) -> str:
        """Return the first lesson that was not finished; the first one when all were."""
        left = (lesson for lesson in course.ids if not self.has(course.game, lesson))
        return next(left, course.ids[0])

    def keep(self, game: str, lesson: str, answers: list[str]) -> None:
        """Note how far somebody has come."""
        self._begun[_name(game, lesson)] = list(answers)
        self._write()

    def finish(self, game: str, lesson: str) -> None:
        """Note that a lesson is finished."""
        name = _name(game, lesson)
        self._begun.pop(name, None)
        self._done = [*dict.fromkeys([*self._done, name])]
        self._write()

    def _write(self) -> None:
        kept = {"done": self._done, "begun": self._begun}
        with suppress(OSError):
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            new = self._path.with_suffix(".part")
            new.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
            new.replace(self._path)


def _name(game: str, lesson: str) -> str:
    return f"{game}/{lesson}"
