"""Every puzzle asks for the best of a turn: search proves what that is."""

from collections.abc import Iterator

import pytest

from grotto.games import GAMES
from grotto.i18n.texts import LANGUAGES, Texts
from grotto.lessons import Lesson, Step, Walk, course_of, find_lesson
from grotto.lessons.course import PUZZLE
from grotto.lessons.errors import BrokenLesson
from grotto.lessons.reading import read_lesson
from grotto.lessons.search import search_step
from tests.lessons.taking import on_the_way

ONE_IN = 3
"""A puzzle is none if more than one turn in so many is best."""


def puzzles() -> Iterator[Lesson]:
    """All puzzles on the shelf."""
    for game in GAMES:
        course = course_of(game)
        yield from (find_lesson(game, id_) for id_ in (course.of_kind(PUZZLE) if course else ()))


PUZZLES = list(puzzles())
each = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")


def measured_steps(puzzle: Lesson) -> Iterator[tuple[Walk, Step]]:
    """Go through a puzzle, and stop where the best is asked for."""
    for walk in on_the_way(puzzle):
        if walk.step and walk.step.measure:
            yield walk, walk.step


@each
def test_search_finds_nothing_better_than_the_solution(puzzle: Lesson) -> None:
    assert any(step.measure for step in puzzle.steps)

    for walk, step in measured_steps(puzzle):
        found = search_step(walk)
        assert step.measure is not None
        assert found.best == step.measure.best, found.line
        assert found.ways * ONE_IN <= found.turns, (found.ways, found.turns)
        assert found == search_step(walk, any_answer=-1)


@each
def test_a_puzzle_gives_hints_and_explains_what_was_best(puzzle: Lesson) -> None:
    assert all(len(step.hints) > 1 for _, step in measured_steps(puzzle))
    assert not puzzle.steps[-1].asks


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_was_not_best_is_told_how_far_it_was(puzzle: Lesson, language: str) -> None:
    for _, step in measured_steps(puzzle):
        for excuse in puzzle.excuses(step):
            said = Texts(language).line(excuse, reached=4711, best=4712, missing=1)
            assert "4711" in said.replace("\u00a0", "").replace(",", ""), excuse


def test_a_turn_that_is_not_the_best_is_measured_and_taken_back() -> None:
    walk = Walk(find_lesson("stone_age", "chain"))
    before = walk.table.digest()

    answers = ["act card_1", "decline", "act card_2", "decline", "act card_3", "decline"]
    answers += ["act building_2", "pay wood*2+clay"]
    reactions = [walk.answer(answer) for answer in answers]

    assert all(reaction.right for reaction in reactions[:-1])
    assert reactions[-1].said == "stone_age-lesson-chain-turn-wrong-stone"
    assert reactions[-1].about == {"reached": 13, "best": 32, "missing": 19}
    assert walk.table.digest() == before


def test_a_turn_that_is_not_over_can_be_taken_back() -> None:
    walk = Walk(find_lesson("stone_age", "chain"))
    before = walk.table.digest()
    walk.answer("act card_1")
    walk.answer("pay clay")
    assert walk.tried == 2

    walk.take_back()

    assert (walk.tried, walk.given, walk.table.digest()) == (0, [], before)


def test_a_step_may_last_as_long_as_nobody_else_is_asked_in_a_round() -> None:
    text = (
        'seats = 2\nopening = ["reveal c29", "reveal c17", "reveal c09", "reveal c14",'
        '"reveal b03", "reveal b26", "first 0", "send forest 3", "send hunting_grounds 5"]\n'
        '[[step]]\nkey = "a"\nlasts = "round"\nthen = ["roll 3 4 5"]\nmeasure = { best = 5 }'
    )
    walk = Walk(read_lesson("stone_age", "puzzle", text))

    walk.answer("send card_1 1")
    walk.answer(
        "send tool_maker 1"
    )  # it is the neighbour's placing no more: that one has no figures
    walk.answer("act tool_maker")

    assert (walk.tried, walk.number, walk.table.round) == (3, 0, 1)


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ('measure = { best = 3 }\ngoal = [{ event = "fed" }]', "search knows no events"),
        ('measure = { best = "much" }', "`best` has to be a int"),
        ("measure = { most = 3 }", "`most` is not known here"),
        ('lasts = "long"', "`lasts` is no 'long'"),
        ('slip = [{ key = "a", examples = ["b"] }]', "`examples` is not known here"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_said(step: str, problem: str) -> None:
    with pytest.raises(BrokenLesson, match=problem):
        read_lesson("stone_age", "puzzle", f'seats = 2\n[[step]]\nkey = "turn"\n{step}')


def test_a_measure_that_is_nowhere_in_the_view_is_said() -> None:
    text = 'seats = 2\n[[step]]\nkey = "a"\nmeasure = { view = "players.0.fame", best = 3 }'
    walk = Walk(read_lesson("stone_age", "puzzle", text))

    with pytest.raises(BrokenLesson, match="the view has no such number"):
        walk.answer("send forest 1")
