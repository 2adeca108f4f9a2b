"""Lessons in the terminal: taken step by step, left and gone on with."""

from itertools import cycle

import pytest

from grotto.cli.learning.orders import ORDERS
from grotto.cli.orders import own_word
from grotto.i18n.texts import LANGUAGES, Texts
from grotto.lessons import Lesson, Walk, find_lesson
from tests.cli.conftest import Terminal
from tests.lessons.taking import answers_meant, take_step
from tests.lessons.test_courses import LESSONS

LEARN = ("learn", "stone_age", "--lang", "en")


def answers_to(lesson: Lesson) -> list[str]:
    """What somebody types who takes a lesson, and is never wrong."""
    walk, typed = Walk(lesson), list[str]()
    while not walk.over:
        typed += answers_meant(walk) if walk.asks else [""]
        take_step(walk)
    return typed


@pytest.mark.parametrize(
    ("lesson", "language"),
    list(zip(LESSONS, cycle(LANGUAGES))),
    ids=lambda one: one if isinstance(one, str) else f"{one.game}-{one.id}",
)
def test_every_lesson_can_be_taken_in_the_terminal(
    terminal: Terminal, lesson: Lesson, language: str
) -> None:
    texts = Texts(language)

    result = terminal.run(
        "learn", lesson.game, lesson.id, "--lang", language, answers=answers_to(lesson)
    )

    assert result.status == 0, result.err
    praise = texts.line("cli-learn-finished", name=texts.line(lesson.name))
    assert praise in " ".join(result.out.split())


def test_a_wrong_answer_is_explained_and_asked_again(terminal: Terminal) -> None:
    result = terminal.run(*LEARN, answers=["", "send hut 2", "quit"])

    assert "In the hut two figures become three" in result.out
    assert result.out.count("Where do your figures go? At home: 5.") == 2


def test_who_leaves_goes_on_with_the_same_step(terminal: Terminal) -> None:
    terminal.run(*LEARN, answers=["", "send tool_maker 1", "quit"])

    result = terminal.run(*LEARN, answers=["quit"])

    assert "You have begun this lesson before" in result.out
    assert "Step 3 of 13" in result.out


def test_a_step_is_said_once_more_if_one_likes(terminal: Terminal) -> None:
    result = terminal.run(*LEARN, answers=["", "again", "quit"])

    assert result.out.count("Step 2 of 13") == 2


def test_the_list_says_what_was_finished(terminal: Terminal) -> None:
    before = terminal.run(*LEARN, "--list").out
    terminal.run(*LEARN, answers=answers_to(find_lesson("stone_age")))

    after = terminal.run(*LEARN, "--list").out

    assert "first: Your first round (5 minutes)" in before
    assert "finished" not in before
    assert "– finished" in after


def test_the_list_has_groups(terminal: Terminal) -> None:
    lines = terminal.run(*LEARN, "--list").out.splitlines()

    begin, chapters, puzzles = (
        lines.index(line)
        for line in (
            "To begin with",
            "The rules, chapter by chapter",
            "Puzzles: the best of this turn",
        )
    )
    assert begin < chapters < puzzles < lines.index("  chain: A chain of purchases (puzzle)")


def test_a_puzzle_gives_one_hint_more_each_time_and_takes_a_turn_back(terminal: Terminal) -> None:
    answers = ["hint", "hint", "act card_1", "pay clay", "rewind", "rewind", "quit"]

    result = terminal.run("learn", "stone_age", "chain", "--lang", "en", answers=answers)

    said = " ".join(result.out.split())  # however its lines are broken
    assert said.count("Which cards give what the building on the first stack wants?") == 2
    assert said.count("Buy the cheap two cards first") == 1
    assert "One wood buys the gold" not in said
    assert said.count("Resources: 4 wood, 2 clay.") > 1
    assert "A lesson takes back by itself what was wrong." in said


def test_a_lesson_without_hints_says_so(terminal: Terminal) -> None:
    result = terminal.run(*LEARN, answers=["", "hint", "quit"])

    assert "There is no more to say about this step" in result.out


def test_help_lists_what_can_be_ordered_and_nothing_is_taken_back(terminal: Terminal) -> None:
    result = terminal.run(*LEARN, answers=["help", "", "undo", "quit"])

    assert "again: say once more what this step is about" in result.out
    assert "undo:" not in result.out
    assert "“undo”" in result.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("learn", "stone_age", "last"), "There is no lesson “last”. Lessons: first, placing"),
        (("learn", "chess"), "chess"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(
    terminal: Terminal, words: tuple[str, ...], sentence: str
) -> None:
    result = terminal.run(*words, "--lang", "en")

    assert result.status == 2
    assert sentence in result.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_a_word_of_its_own(language: str) -> None:
    words = [own_word(order, Texts(language)) for order in ORDERS]

    assert len(words) == len({*words})
