"""Every screen is for everybody: axe finds nothing serious, nothing scrolls, and fingers hit."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.web.at_table import AtTable
from tests.web.axe import SCHEMES, serious_on
from tests.web.browser import DESK, PHONE, WIDE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import GOLDEN, table_for, table_from, waiting_table_for

SCROLL: Final = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""

SMALL: Final = """([finger, on_board]) => {
    const pressed = "button, a[href], input, select, summary, [role=button]";
    const area = (node) => (node.closest("label") ?? node).getBoundingClientRect();
    const inText = (node) => getComputedStyle(node).display === "inline";
    const isThere = (node) =>
        node.checkVisibility({ checkOpacity: true, visibilityProperty: true }) &&
        !node.matches(":disabled, [aria-disabled=true], [tabindex='-1']") &&
        !node.closest("[inert], [data-small]");
    const least = (node) => node.closest("[data-board]") ? on_board : finger;
    return [...document.querySelectorAll(pressed)]
        .filter((node) => isThere(node) && !inText(node))
        .map((node) => [node, area(node)])
        .map(([node, { width, height }]) => ({ node, width, height }))
        .filter(({ node, width, height }) => width > 1 && Math.min(width, height) < least(node))
        .map(({ node, width, height }) =>
            `${node.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`);
}"""

FINGER: Final = 43.5
ON_BOARD: Final = 39.5
"""What is a little smaller on a board is in the list of answers as well, as large as all others."""


def address(path: str) -> Callable[[Visit], None]:
    """A page that has an address."""

    def go(visit: Visit) -> None:
        visit.page.goto(path)
        visit.page.get_by_role("heading", level=1).wait_for()

    return go


def settings(visit: Visit) -> None:
    """The settings, over the home page."""
    address("/")(visit)
    visit.page.get_by_role("button", name="Settings").click()
    visit.page.get_by_role("dialog").wait_for()


def waiting_room(visit: Visit) -> None:
    """A table that has not begun."""
    address(waiting_table_for(visit, "stone_age"))(visit)


def table(game: str, seats: int = 2) -> Callable[[Visit], None]:
    """A table where one is asked."""

    def sit(visit: Visit) -> None:
        AtTable(visit).open(table_for(visit, game, seats)).wait_for_turn()
        visit.page.locator("[data-board] > *").first.wait_for()

    return sit


def finished(visit: Visit) -> None:
    """The end of a game."""
    AtTable(visit).open(table_from(visit, GOLDEN / "stone_age" / "stack-2.game"))
    visit.page.get_by_role("table").first.wait_for()


def replay(visit: Visit) -> None:
    """A moment of a game that is over."""
    path = table_from(visit, GOLDEN / "cave_vs_cave" / "won-2.game")
    AtTable(visit).open(f"{path}?at=40").expect_moment("past")


SCREENS: Final = {
    "home": address("/"),
    "new": address("/new/caverna"),
    "rules": address("/rules/cave_vs_cave"),
    "me": address("/me"),
    "replay-page": address("/replay"),
    "settings": settings,
    "waiting-room": waiting_room,
    "stone-age": table("stone_age"),
    "cave-vs-cave": table("cave_vs_cave"),
    "lost-mines": table("lost_mines", 3),
    "caverna": table("caverna"),
    "finished": finished,
    "replay": replay,
}

TABLES: Final = ("stone-age", "cave-vs-cave", "lost-mines", "caverna", "finished", "replay")


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_by_day_and_by_night(visit: Visiting, screen: str) -> None:
    somebody = visit()
    SCREENS[screen](somebody)

    found = serious_on(somebody.page)
    for scheme in SCHEMES:
        somebody.page.emulate_media(color_scheme=scheme)
        somebody.picture(f"{screen}-{scheme}")

    assert found == []


@pytest.mark.parametrize("screen", SCREENS)
def test_fingers_hit_everything_on_a_phone(visit: Visiting, screen: str) -> None:
    somebody = visit(PHONE)
    SCREENS[screen](somebody)
    somebody.picture(screen)

    assert somebody.page.evaluate(SCROLL)[0] <= 0
    assert somebody.page.evaluate(SMALL, [FINGER, ON_BOARD]) == []


@pytest.mark.parametrize("screen", TABLES[:4])
def test_fingers_hit_every_answer_of_the_list(visit: Visiting, screen: str) -> None:
    somebody = visit(PHONE)
    SCREENS[screen](somebody)

    somebody.page.locator("[data-pull=up]").tap()

    somebody.page.locator("[data-row]").first.wait_for()
    somebody.picture(f"{screen}-answers")
    assert somebody.page.evaluate(SMALL, [FINGER, ON_BOARD]) == []


@pytest.mark.parametrize("screen", TABLES)
def test_a_table_needs_no_scrolling(visit: Visiting, screen: str) -> None:
    somebody = visit()
    SCREENS[screen](somebody)

    for width, height in (DESK, WIDE):
        somebody.page.set_viewport_size({"width": width, "height": height})
        somebody.size = (width, height)
        somebody.picture(screen)
        across, down = somebody.page.evaluate(SCROLL)
        assert max(across, down) <= 0
