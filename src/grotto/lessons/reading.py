"""Reading lessons: TOML becomes a `Lesson`, and whatever is wrong with it is said clearly."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from grotto.lessons.errors import BrokenLesson
from grotto.lessons.lesson import (
    Condition,
    Happened,
    Lasts,
    Lesson,
    Measure,
    Pointer,
    Shows,
    Slip,
    Step,
)

_OF_LESSON: Final = {
    "seats", "learner", "options", "opening", "rule", "also", "minutes", "step",
}  # fmt: skip
_OF_STEP: Final = {
    "key", "point", "goal", "slip", "then", "lasts", "measure", "solution", "hints",
}  # fmt: skip
_OF_VIEW: Final = {"view", "least", "most", "is"}

Written = Mapping[str, Any]
"""A table of TOML: what it holds is looked at when it is read."""


def read_lesson(game: str, lesson: str, text: str) -> Lesson:
    """Read a lesson.

    Raises:
        BrokenLesson: when it is no lesson.
    """
    where = f"{game}/{lesson}"
    written = read_toml(where, text)
    _expect_known(where, written, _OF_LESSON)
    steps = tuple(_step(where, step) for step in written.get("step", ()))
    if not steps:
        raise BrokenLesson(where, "it has no steps")
    return Lesson(
        game=game,
        id=lesson,
        seats=_take(where, written, "seats", int),
        steps=steps,
        learner=_take(where, written, "learner", int, 0),
        options=_take(where, written, "options", dict, {}),
        opening=_lines(where, written, "opening"),
        rule=_take(where, written, "rule", str, ""),
        also=_lines(where, written, "also"),
        minutes=_take(where, written, "minutes", int, 3),
    )


def read_toml(where: str, text: str) -> Written:
    """Read a file.

    Raises:
        BrokenLesson: when it is no TOML.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BrokenLesson(where, str(error)) from error


def _step(where: str, written: Written) -> Step:
    key = _take(where, written, "key", str)
    where = f"{where}/{key}"
    _expect_known(where, written, _OF_STEP)
    return Step(
        key=key,
        points=tuple(_pointer(where, point) for point in written.get("point", ())),
        goals=_conditions(where, written.get("goal", ())),
        slips=tuple(_slip(where, slip) for slip in written.get("slip", ())),
        then=_lines(where, written, "then"),
        lasts=_lasts(where, written),
        measure=_measure(where, written),
        solution=_lines(where, written, "solution"),
        hints=_lines(where, written, "hints"),
    )


def _lasts(where: str, written: Written) -> Lasts:
    given = _take(where, written, "lasts", str, Lasts.ANSWER.value)
    if given not in [lasts.value for lasts in Lasts]:
        raise BrokenLesson(where, f"`lasts` is no {given!r}")
    return Lasts(given)


def _measure(where: str, written: Written) -> Measure | None:
    given: Written = _take(where, written, "measure", dict, {})
    if not given:
        return None
    _expect_known(where, given, {"view", "best"})
    if any("event" in goal for goal in written.get("goal", ())):
        raise BrokenLesson(where, "search knows no events: its goals have to be in the view")
    path = _path(_take(where, given, "view", str, ""))
    return Measure(_take(where, given, "best", int), path)


def _slip(where: str, written: Written) -> Slip:
    key = _take(where, written, "key", str)
    _expect_known(where, written, {"key", "when", "example"})
    return Slip(key, _conditions(where, written.get("when", ())), _lines(where, written, "example"))


def _conditions(where: str, written: list[Written]) -> tuple[Condition, ...]:
    return tuple(_condition(where, condition) for condition in written)


def _condition(where: str, written: Written) -> Condition:
    if "event" in written:
        fields = {name: value for name, value in written.items() if name != "event"}
        return Happened(_take(where, written, "event", str), fields)
    _expect_known(where, written, _OF_VIEW)
    return Shows(
        path=_path(_take(where, written, "view", str)),
        least=written.get("least"),
        most=written.get("most"),
        exactly=written.get("is"),
    )


def _pointer(where: str, written: Written) -> Pointer:
    if "view" in written:
        _expect_known(where, written, {"view", "spot"})
        path = _path(_take(where, written, "view", str))
        return Pointer(path=path, spot=_take(where, written, "spot", str, ""))
    about = {name: value for name, value in written.items() if name != "verb"}
    return Pointer(_take(where, written, "verb", str), about)


def _path(written: str) -> tuple[str, ...]:
    return tuple(written.split(".")) if written else ()


def _lines(where: str, written: Written, name: str) -> tuple[str, ...]:
    """Read moves: a list of them, or a text with one on each line."""
    given = written.get(name, ())
    lines = given.splitlines() if isinstance(given, str) else given
    if not all(isinstance(line, str) for line in lines):
        raise BrokenLesson(where, f"`{name}` is no list of moves")
    return tuple(line.strip() for line in lines if line.strip())


def _take(where: str, written: Written, name: str, kind: type, default: Any = None) -> Any:  # noqa: ANN401
    """Return a value of the kind that it has to be."""
    value = written.get(name, default)
    if not isinstance(value, kind):
        raise BrokenLesson(where, f"`{name}` has to be a {kind.__name__}")
    return value


def _expect_known(where: str, written: Written, known: set[str]) -> None:
    for name in written:
        if name not in known:
            raise BrokenLesson(where, f"`{name}` is not known here")
