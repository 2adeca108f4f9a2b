"""Whole games of Stone Age on the drawn board: by mouse, by finger, by the keyboard alone."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import DESK, PATIENCE, PHONE
from tests.web.conftest import Visiting

OPEN = "[data-target=open]"
BOARD = ".stone-age:not(.story)"

# A game of a few rounds has all that can be asked, and is over soon.
MADE = """async () => {
    const post = async (path, body) => (await fetch(`/api/tables${path}`, {
        method: "POST",
        headers: {"Content-Type": "application/json"},
        body: JSON.stringify(body),
    })).json();
    const options = {max_rounds: 5, first_player: "0"};
    const {id} = await post("", {game: "stone_age", seats: 2, name: "Olena", options});
    await post(`/${id}/join`, {name: "Olena", key: "join"});
    await post(`/${id}/start`, {key: "start", level: "random"});
    return id;
}"""

Press = Callable[[Locator], None]


@dataclass
class Player:
    """Somebody who answers on the board alone, and notes what was asked."""

    page: Page
    press: Press
    luck: random.Random
    asked: set[str]

    def sit_down(self) -> None:
        """Begin a game against a bot that answers at once."""
        self.page.goto("/")
        liked = "JSON.stringify({speed: 'fast', motion: false, language: 'en'})"
        self.page.evaluate(f"localStorage.setItem('grotto.settings', {liked})")
        self.page.goto(f"/tables/{self.page.evaluate(MADE)}")
        expect(self.page.locator(BOARD)).to_be_visible()

    def play_to_the_end(self) -> None:
        """Answer whatever is asked until nothing is."""
        while self.is_asked():
            self.answer()

    def is_asked(self) -> bool:
        """Wait until the board asks, or the game is over."""
        story = self.page.locator(".story")
        self.page.locator(f"{BOARD} {OPEN}").or_(story).first.wait_for()
        return not story.is_visible()

    def answer(self) -> None:
        """Answer in the tray that lies on the board, or else at a place."""
        before = self.lines()
        tray = self.page.locator(".tray")
        if tray.is_visible():
            self.answer_in(tray)
        else:
            self.answer_at_a_place()
        self.page.wait_for_function(
            "before => document.querySelector('[data-told]').textContent !== before", arg=before
        )

    def lines(self) -> str:
        """Return what was told last: it changes with every answer."""
        return self.page.locator("[data-told]").inner_text()

    def answer_in(self, tray: Locator) -> None:
        """Lay tools beside the dice, take a die, pay, or do without."""
        self.asked.add(tray.get_attribute("aria-label") or "")
        for tool in tray.locator("button[data-tool]:enabled").all():
            self.press(tool)
        offers = tray.locator(f"[data-offer]{OPEN}")
        self.press(offers.nth(self.luck.randrange(offers.count())))

    def answer_at_a_place(self) -> None:
        """Choose a place that glows, and how many figures go there."""
        places = self.page.locator(f"{BOARD} [data-place]{OPEN}")
        place = places.nth(self.luck.randrange(places.count()))
        self.asked.add(place.get_attribute("data-place") or "")
        self.press(place)
        numbers = self.page.locator(".stepper button")
        if numbers.count():
            self.press(numbers.nth(self.luck.randrange(numbers.count())))


def by_mouse(button: Locator) -> None:
    """Press with a mouse, which has shown what comes before."""
    button.click()


def by_finger(button: Locator) -> None:
    """Tap, and tap again where the first tap has only shown what comes."""
    button.tap()
    if button.is_visible() and button.get_attribute("data-marked") is not None:
        button.tap()


def by_keyboard(button: Locator) -> None:
    """Press Enter, as somebody does who has come there with the tabulator."""
    button.focus()
    button.press("Enter")


WAYS = [
    pytest.param(DESK, by_mouse, id="mouse"),
    pytest.param(PHONE, by_finger, id="finger"),
    pytest.param(DESK, by_keyboard, id="keyboard"),
]


@pytest.mark.parametrize(("size", "press"), WAYS)
def test_a_whole_game_is_played_on_the_board(
    visit: Visiting, size: tuple[int, int], press: Press
) -> None:
    someone = visit(size)
    player = Player(someone.page, press, random.Random(7), set())

    player.sit_down()
    player.play_to_the_end()

    someone.picture("stone-age-story")
    expect(someone.page.locator(".story article")).to_have_count(2)
    assert {"forest", "hunting_grounds"} & player.asked


def test_a_place_says_why_nobody_can_go_there(visit: Visiting) -> None:
    page = visit().page
    player = Player(page, by_mouse, random.Random(1), set())
    player.sit_down()
    page.locator("[data-place=field]").click()
    expect(page.locator(f"{BOARD} [data-place=forest]{OPEN}")).to_be_visible()

    page.locator("[data-place=field]").hover()

    expect(page.locator(".info")).to_contain_text("already have figures", timeout=PATIENCE)
