"""Cave vs Cave on its drawn board: everything that can be done is pressed where it lies."""

from collections import Counter
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.playing import Answering, any_of, play_to_the_end, sit_down

BOARD: Final = "[data-board=cave_vs_cave]"

KINDS: Final = {
    "side": ".choices [data-target=open]",
    "room": "[data-room][data-target=open]",
    "border": "[data-border][data-target=open]",
    "cell": "[data-cell][data-target=open]",
    "part": ".part[data-target=open]",
    "tile": "[data-tile][data-target=open]",
    "done": ".done[data-target=open]",
}
"""What is pressed on the board, dearest first: rooms are furnished before turns are ended."""

TURNS: Final = 22  # of each player in a whole game
TURNS_ALONE: Final = 19

UNREACHABLE: Final = """(board) => [...board.querySelectorAll("[data-target=open]")]
    .filter((target) => target.tabIndex < 0 || !target.ariaLabel && !target.textContent.trim())
    .map((target) => target.outerHTML)"""


class OnTheBoard(Answering):
    """Presses what glows on the board; where it stands for several answers, one is picked."""

    def __init__(self) -> None:
        self.pressed: Counter[str] = Counter()

    def __call__(self, page: Page, chance: Random) -> None:
        """Press the dearest thing that can be done."""
        board = page.locator(BOARD)
        board.locator("[data-target=open]").first.wait_for()
        for kind, selector in KINDS.items():
            if board.locator(selector).count():
                self.pressed[kind] += 1
                self.press(page, any_of(board.locator(selector), chance), chance)
                return

    def press(self, page: Page, target: Locator, chance: Random) -> None:
        """Press a target once; several answers open beside it."""
        target.click()
        rows = page.locator("[role=dialog] [data-row]")
        if rows.count():
            any_of(rows, chance).click()


class ByFingerOnTheBoard(OnTheBoard):
    """Taps what glows, and confirms below."""

    def press(self, page: Page, target: Locator, chance: Random) -> None:
        """Tap a target; several answers are listed in the sheet."""
        target.tap()
        if not page.locator(".buttons .primary").count():
            any_of(page.locator(".sheet [data-row]"), chance).tap()
        page.locator(".buttons .primary").tap()


def test_two_caves_are_played_to_the_end_with_a_mouse(visit: Visiting) -> None:
    person = visit()
    sit_down(person.page, "cave_vs_cave", seats=2)
    playing = OnTheBoard()

    play_to_the_end(person.page, 1, playing)

    person.picture("cave-vs-cave-over")
    assert playing.pressed["tile"] == TURNS


def test_one_cave_is_played_to_the_end_with_a_mouse(visit: Visiting) -> None:
    person = visit(language="uk", scheme="dark")
    sit_down(person.page, "cave_vs_cave", seats=1)
    playing = OnTheBoard()

    play_to_the_end(person.page, 2, playing)

    person.picture("cave-vs-cave-alone-over")
    assert playing.pressed["tile"] == TURNS_ALONE


def test_two_caves_are_played_to_the_end_on_a_phone(visit: Visiting) -> None:
    person = visit(PHONE)
    sit_down(person.page, "cave_vs_cave", seats=2)
    playing = ByFingerOnTheBoard()

    play_to_the_end(person.page, 3, playing)

    person.picture("cave-vs-cave-over")
    assert playing.pressed["tile"] == TURNS


def test_everything_that_glows_has_a_name_and_can_be_reached_by_keys(visit: Visiting) -> None:
    person = visit()
    sit_down(person.page, "cave_vs_cave", seats=1)
    board = person.page.locator(BOARD)
    board.locator("[data-tile=undergrowth][data-target=open]").wait_for()
    assert board.evaluate(UNREACHABLE) == []

    board.locator("[data-tile=undergrowth]").focus()
    person.page.keyboard.press("Enter")
    board.locator(".part[data-target=open]").first.wait_for()

    assert board.evaluate(UNREACHABLE) == []
    board.locator("[data-cell='0 a4']").focus()
    person.page.keyboard.press("Enter")
    board.locator(".part[aria-label='Gain 1 wood'][data-target=open]").wait_for()


def test_a_room_that_is_looked_at_shows_where_it_fits(visit: Visiting) -> None:
    person = visit()
    sit_down(person.page, "cave_vs_cave", seats=2)
    board = person.page.locator(BOARD)
    board.locator(".cave").nth(1).wait_for()
    tunnel, shelf = board.locator("[data-room=tunnel]"), board.locator("[data-room=shelf]")

    shelf.hover()
    board.locator(".verdict.fits").wait_for()

    tunnel.hover()
    board.locator(".missing").wait_for()
