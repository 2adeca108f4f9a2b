"""Somebody who plays anything: picks answers of the list at random, with mouse, keys or finger."""

import json
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

from tests.web.browser import PATIENCE

SETTINGS: Final = {"speed": "fast", "motion": False}
MOST_ANSWERS: Final = 3000
"""No game has more for one seat."""

MAKE: Final = """async (table) => {
    const post = async (path, body) => {
        const answer = await fetch("/api" + path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
        });
        return answer.json();
    };
    const { id } = await post("/tables", { name: "Olena", ...table });
    await post(`/tables/${id}/join`, { name: "Olena", key: "sit" });
    await post(`/tables/${id}/start`, { level: "random", key: "start" });
    return id;
}"""

ASKED: Final = """(seen) => {
    const { table, version } = document.querySelector(".table-screen")?.dataset ?? {};
    return table === "over" || (table === "asked" && version !== seen);
}"""


def sit_down(page: Page, game: str, seats: int, **options: int | str) -> None:
    """Make a table with bots in all other seats, and open it; nothing waits for animations."""
    page.goto("/")
    page.evaluate("(liked) => localStorage.setItem('grotto.settings', liked)", json.dumps(SETTINGS))
    table = page.evaluate(MAKE, {"game": game, "seats": seats, "options": options})
    page.goto(f"/tables/{table}")


def play_to_the_end(page: Page, seed: int, answer: "Answering") -> int:
    """Answer every question until the game is over, and return how many there were."""
    chance, seen = Random(seed), ""
    for answers in range(MOST_ANSWERS):
        page.wait_for_function(ASKED, arg=seen, timeout=2 * PATIENCE)
        screen = page.locator(".table-screen")
        if screen.get_attribute("data-table") == "over":
            return answers
        seen = screen.get_attribute("data-version") or ""
        answer(page, chance)
    raise AssertionError("the game does not end")


class Answering:
    """A way to answer a question."""

    def __call__(self, page: Page, chance: Random) -> None:
        """Answer what is asked."""
        raise NotImplementedError


class ByMouse(Answering):
    """Opens groups and presses answers: one press plays."""

    def __call__(self, page: Page, chance: Random) -> None:
        """Press any answer of the list."""
        row = any_row(page, chance)
        if row.get_attribute("data-row") == "group":
            if row.get_attribute("aria-expanded") != "true":
                row.click()
            row = any_of(page.locator(".inner [data-row]"), chance)
        row.click()


class ByFinger(Answering):
    """Pulls the sheet up, taps an answer, and taps it again."""

    def __call__(self, page: Page, chance: Random) -> None:
        """Tap any answer of the list twice."""
        page.locator(".head .button").tap()
        row = any_row(page, chance)
        if row.get_attribute("data-row") == "group":
            if row.get_attribute("aria-expanded") != "true":
                row.tap()
            row = any_of(page.locator(".inner [data-row]"), chance)
        row.tap()
        page.locator(".buttons .primary").tap()


class ByKeys(Answering):
    """Goes down the list with an arrow, opens a group with Enter, and plays with Enter."""

    def __call__(self, page: Page, chance: Random) -> None:
        """Reach any answer by keys alone."""
        for _ in range(chance.randint(1, 6)):
            page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.dataset.row") == "group":
            if page.locator("[data-row]:focus").get_attribute("aria-expanded") != "true":
                page.keyboard.press("Enter")
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def any_row(page: Page, chance: Random) -> Locator:
    """Return any answer or group in sight that belongs to no open group."""
    return any_of(page.locator("[data-row]:not(.inner *)"), chance)


def any_of(rows: Locator, chance: Random) -> Locator:
    """Return any of these."""
    rows.first.wait_for()
    return rows.nth(chance.randrange(rows.count()))
