"""What a lesson points at has its place on the drawn board, where rings are put around it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from grotto.lessons import Lesson
from tests.lessons.test_courses import LESSONS

CLIENT = Path(__file__).parents[2] / "client" / "src"
WRITTEN = re.compile(r'data-spot=(?:"([^"]*)"|(\{\w+\}))')
GAP = re.compile(r"\{[\w.]+\}")

each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


def patterns(game: str) -> Iterator[re.Pattern[str]]:
    """Return what spots of a board look like, as its components declare them."""
    for file in sorted((CLIENT / "games" / game).rglob("*.svelte")):
        for named, whole in WRITTEN.findall(file.read_text(encoding="utf-8")):
            parts = map(re.escape, GAP.split(named or whole))
            yield re.compile(r"(\w+)".join(parts))


@cache
def written_keys(game: str) -> str:
    """Return all that names pieces of a game, and parts of its board."""
    files = [CLIENT / "wire" / f"{game}.ts", *sorted((CLIENT / "games" / game).rglob("*.ts"))]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def is_drawn(spot: str, game: str) -> bool:
    """Tell whether a board has a spot: what fills a gap is a number, or a key of the game."""
    keys = written_keys(game)
    found = (pattern.fullmatch(spot) for pattern in patterns(game))
    return any(
        all(part.isdecimal() or f'"{part}"' in keys for part in match.groups())
        for match in found
        if match
    )


@each
def test_every_spot_that_a_lesson_names_is_drawn(lesson: Lesson) -> None:
    spots = [point.spot for step in lesson.steps for point in step.points if point.spot]

    assert [spot for spot in spots if not is_drawn(spot, lesson.game)] == []


@each
def test_whatever_is_seen_and_pointed_at_has_a_spot(lesson: Lesson) -> None:
    steps = [step.key for step in lesson.steps for point in step.points if point.path]
    spots = [step.key for step in lesson.steps for point in step.points if point.spot]

    assert steps == spots


@each
def test_every_step_points_at_something_unless_it_is_a_riddle(lesson: Lesson) -> None:
    pointless = [step for step in lesson.steps if not step.points]

    assert [step.key for step in pointless if not step.hints] == []


def test_names_that_no_board_knows_are_found() -> None:
    names = ("0-food", "card_1", "0-fame", "card_9", "0-")

    assert [name for name in names if is_drawn(name, "stone_age")] == ["0-food", "card_1"]
