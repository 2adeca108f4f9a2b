"""Every lesson of every course can be taught: proven by taking it, with right and wrong answers."""

import re
from collections.abc import Iterator

import pytest

from grotto.games import GAMES
from grotto.i18n.rulebook import rulebook_text
from grotto.i18n.texts import LANGUAGES, Texts
from grotto.lessons import Lesson, Walk, course_of, find_lesson
from grotto.lessons.course import CHAPTER
from grotto.lessons.goals import exists, pointed_at
from grotto.lessons.lesson import Lasts
from tests.lessons.taking import (
    finished,
    on_the_way,
    right_answers,
    some_turn,
    verdict_on,
    wrong_answers,
)

TURNS = 12
"""So many whole turns are tried at random."""


def lessons() -> Iterator[Lesson]:
    """All lessons on the shelf."""
    for game in GAMES:
        course = course_of(game)
        yield from (find_lesson(game, lesson) for lesson in (course.ids if course else ()))


def is_whole(game: str) -> bool:
    """Tell whether somebody has written a course for all chapters."""
    course = course_of(game)
    return bool(course and course.of_kind(CHAPTER))


LESSONS = list(lessons())
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


@each
def test_a_lesson_can_be_finished(lesson: Lesson) -> None:
    assert finished(Walk(lesson)).over


@each
def test_whatever_right_answer_is_given_the_lesson_can_be_finished(lesson: Lesson) -> None:
    for walk in on_the_way(lesson):
        for answer in right_answers(walk)[1:]:
            other = finished_after(walk, answer)
            assert other.over, (walk.number, answer)


def finished_after(walk: Walk, answer: str) -> Walk:
    """Take a lesson again up to here, answer, and finish it."""
    again = Walk(walk.lesson)
    for earlier in walk.answers:
        if earlier:
            again.answer(earlier)
        else:
            again.go_on()
    again.answer(answer)
    return finished(again)


@each
def test_whatever_a_step_points_at_is_there(lesson: Lesson) -> None:
    for walk in on_the_way(lesson):
        step, table = walk.step, walk.table
        assert step is not None
        view = table.view(lesson.learner)
        assert all(exists(point, table.offers(), view) for point in step.points), step.key


@each
def test_no_step_points_at_a_wrong_answer(lesson: Lesson) -> None:
    for walk in on_the_way(lesson):
        assert not walk.step or not {*pointed_answers(walk)} & {*wrong_answers(walk)}, walk.step


def pointed_answers(walk: Walk) -> list[str]:
    """Return the answers at which a step points."""
    points, offers = walk.step.points if walk.step else (), walk.table.offers()
    return [offer.action.text() for point in points for offer in pointed_at(point, offers)]


@each
def test_a_step_that_asks_does_so_when_it_is_the_learners_turn(lesson: Lesson) -> None:
    for walk in on_the_way(lesson):
        assert not walk.asks or walk.table.to_act == lesson.learner


@each
def test_every_wrong_answer_is_explained_and_changes_nothing(lesson: Lesson) -> None:
    for walk in on_the_way(lesson):
        before = walk.table.digest()
        for answer, said in wrong_answers(walk).items():
            assert Texts("en").has(said), (answer, said)
        assert walk.table.digest() == before


@each
def test_every_slip_that_is_named_can_be_made(lesson: Lesson) -> None:
    for walk in on_the_way(lesson):
        step = walk.step
        assert step is not None
        if step.lasts is Lasts.ANSWER:
            made = set(wrong_answers(walk).values())
        else:
            made = {verdict_on(walk, slip.example) for slip in step.slips}
        assert set(lesson.excuses(step)[:-1]) <= made, step.key


@each
def test_whatever_is_done_in_a_whole_turn_it_is_taken_or_explained(lesson: Lesson) -> None:
    for walk in on_the_way(lesson):
        step = walk.step
        assert step is not None
        if step.lasts is not Lasts.ANSWER:
            said = {some_turn(walk, seed).said for seed in range(TURNS)}
            assert said <= {"", *lesson.excuses(step)}


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_every_language(lesson: Lesson, language: str) -> None:
    texts = Texts(language)

    missing = [key for key in messages(lesson) if not texts.has(key)]

    assert missing == []


def messages(lesson: Lesson) -> Iterator[str]:
    """Return all that a lesson may say."""
    yield lesson.name
    for step in lesson.steps:
        yield lesson.said(step.key)
        yield from lesson.excuses(step) if step.asks else ()
        yield from lesson.hints(step)


@each
def test_a_lesson_names_its_place_in_the_rulebook(lesson: Lesson) -> None:
    assert lesson.rule in rulebook_text(lesson.game, "en")


@pytest.mark.parametrize("game", [game for game in GAMES if is_whole(game)])
def test_every_chapter_with_rules_of_play_has_a_lesson(game: str) -> None:
    course = course_of(game)
    assert course is not None
    found = [find_lesson(game, chapter) for chapter in course.of_kind(CHAPTER)]
    taught = {chapter_of(rule) for lesson in found for rule in (lesson.rule, *lesson.also)}

    numbers = re.findall(r"^### (\w+-\d+)\.1 ", rulebook_text(game, "en"), re.MULTILINE)

    assert set(numbers) == taught | set(course.untaught)


FIRST = {
    "stone_age": "placed dice-rolled tools-used building-bought card-bought fed",
    "cave_vs_cave": "cavern-dug wall-built room-used room-furnished round-begun",
    "lost_mines": "mine-peeked overcome path-laid moved mine-turned treasure-taken",
    "caverna": "dwarf-placed twin-laid forged looted sown furnished reaped fed",
}
"""What happens in the first lesson of a game, at least: all that a small round is made of."""


@pytest.mark.parametrize("game", FIRST)
def test_the_first_lesson_is_a_whole_small_round(game: str) -> None:
    walk = finished(Walk(find_lesson(game)))

    opening = len(walk.lesson.opening)
    happened = {
        event.plain()["kind"] for move in walk.table.history[opening:] for event in move.events
    }

    assert {*FIRST[game].split()} - happened == set()


READ = 150
"""So many words a minute are read by somebody to whom they are new, in any language."""

ANSWERED = 10
"""Seconds for an answer."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIRST)
def test_the_first_lesson_takes_five_minutes(game: str, language: str) -> None:
    lesson, texts = find_lesson(game), Texts(language)
    said = [texts.line(lesson.said(step.key)) for step in lesson.steps]

    words = sum(len(text.split()) for text in said)
    seconds = words * 60 / READ + ANSWERED * sum(step.asks for step in lesson.steps)

    assert seconds <= 60 * lesson.minutes
    assert lesson.minutes <= 5
    assert max(map(len, said)) <= SHORT


SHORT = 250
"""Letters that leave most of a phone to the board."""


def chapter_of(rule: str) -> str:
    """Return the chapter in which a rule stands."""
    return rule.partition(".")[0]


@each
def test_steps_are_told_apart_by_their_keys(lesson: Lesson) -> None:
    keys = [step.key for step in lesson.steps]

    assert len(keys) == len({*keys})


@each
def test_only_what_a_lesson_says_stands_in_its_catalogue(lesson: Lesson) -> None:
    said = {*messages(lesson)}
    others = {other.name for other in LESSONS if other.name != lesson.name}

    written = [key for key in catalogue_keys(lesson.game) if belongs(key, lesson.name, others)]

    assert set(written) <= said


def belongs(key: str, lesson: str, others: set[str]) -> bool:
    """Tell whether a message is one of this lesson, and of no other with a longer name."""
    longer = [other for other in others if other.startswith(f"{lesson}-")]
    if any(key == other or key.startswith(f"{other}-") for other in longer):
        return False
    return key == lesson or key.startswith(f"{lesson}-")


def catalogue_keys(game: str) -> list[str]:
    """Return the ids of the messages of a game's lessons."""
    from importlib import resources  # noqa: PLC0415

    file = resources.files("grotto.i18n") / "en" / f"lessons_{game}.ftl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [line.split(" = ")[0] for line in lines if " = " in line and line[0].isalpha()]
