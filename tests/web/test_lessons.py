"""The first lesson of each game in a browser: desk and phone, all hands, all languages.

`make lessons` takes every combination.
"""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.axe import serious_on
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.lessons import RINGS, Learner

SIDEWAYS: Final = (740, 360)
"""A phone that lies on its side."""


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


def test_what_lies_in_a_folded_mat_is_unfolded_for_whoever_learns_about_it(visit: Visiting) -> None:
    somebody = visit(PHONE)
    page = somebody.page
    page.goto("/learn/stone_age/scoring")

    page.locator("[data-spot='0-cards']").wait_for()
    page.locator("[data-ring]").wait_for()

    assert page.evaluate(RINGS)["astray"] == 0


def test_where_a_card_goes_comes_in_sight_when_it_is_taken_up(visit: Visiting) -> None:
    page = visit(PHONE).page
    page.goto("/learn/lost_mines/first")
    for number in (1, 2):
        page.locator(f"[data-lesson-step='{number}']").wait_for()
        page.locator("[data-go-on]").tap()
    page.locator("[data-board] [data-pointed]").first.tap()

    mine = page.locator("[data-cell=j3][data-pointed]")

    expect(mine).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_on_a_phone_the_board_has_the_room_of_the_header(
    visit: Visiting, size: tuple[int, int]
) -> None:
    page = visit(size).page
    page.goto("/learn/stone_age/first")

    page.locator("[data-board]").wait_for()

    expect(page.locator(".table-screen > header")).to_be_hidden()


def test_no_roll_of_its_beginning_lies_before_a_puzzle(visit: Visiting) -> None:
    page = visit().page
    page.goto("/learn/stone_age/gold")

    page.locator("[data-ring]").wait_for()

    expect(page.locator("[data-spot=roll]")).to_have_count(0)


def test_a_phone_on_its_side_keeps_its_height_for_the_board(visit: Visiting) -> None:
    page = visit(SIDEWAYS).page
    page.goto("/learn/stone_age/first")
    page.locator("[data-board] > *").first.wait_for()

    board, teacher = (
        page.locator(one).bounding_box() for one in ("[data-board]", "[data-lesson-step]")
    )

    assert board
    assert teacher
    assert board["height"] > 300
    assert teacher["x"] >= board["x"] + board["width"]


def test_what_was_opened_for_an_exchange_does_not_cover_the_next_step(visit: Visiting) -> None:
    somebody = visit(PHONE)

    Learner(somebody, "caverna", "en", "touch", "rubies").take()

    expect(somebody.page.locator("[data-sheet=tray]")).to_have_count(0)
