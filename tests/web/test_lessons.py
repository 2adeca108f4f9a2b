"""The first lesson of each game in a browser: desk and phone, all hands, all languages.

`make lessons` takes every combination.
"""

import pytest

from tests.web.axe import serious_on
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.lessons import Learner


@pytest.mark.parametrize(
    ("game", "size", "language", "hands"),
    [
        ("stone_age", DESK, "en", "mouse"),
        ("stone_age", PHONE, "uk", "touch"),
        ("cave_vs_cave", DESK, "ru", "keys"),
        ("cave_vs_cave", PHONE, "en", "touch"),
        ("lost_mines", DESK, "uk", "mouse"),
        ("lost_mines", PHONE, "ru", "touch"),
        ("caverna", DESK, "uk", "keys"),
        ("caverna", PHONE, "ru", "touch"),
    ],
)
def test_the_first_lesson_is_taken_to_its_end(
    visit: Visiting, game: str, size: tuple[int, int], language: str, hands: str
) -> None:
    somebody = visit(size, language)

    learner = Learner(somebody, game, language, hands).take()

    somebody.picture(f"lesson-{game}-{language}")
    assert learner.ringed > 0
    assert learner.wrong == 1
    assert serious_on(somebody.page) == []


def test_a_lesson_in_its_midst_is_fit_for_all_and_the_course_says_how_far_one_is(
    visit: Visiting,
) -> None:
    somebody = visit()
    page = somebody.page
    page.goto("/learn/stone_age/first")
    page.locator("[data-go-on]").click()
    page.locator("[data-lesson-step='2']").wait_for()
    page.wait_for_timeout(350)

    assert serious_on(page) == []
    page.goto("/learn/stone_age")
    page.locator("[data-course-progress='0']").wait_for()
    assert serious_on(page) == []


def test_a_phone_on_its_side_keeps_its_height_for_the_board(visit: Visiting) -> None:
    page = visit((740, 360)).page
    page.goto("/learn/stone_age/first")
    page.locator("[data-board] > *").first.wait_for()

    board, teacher = (
        page.locator(one).bounding_box() for one in ("[data-board]", "[data-lesson-step]")
    )

    assert board
    assert teacher
    assert board["height"] > 300
    assert teacher["x"] >= board["x"] + board["width"]
