"""Beside the board: a long log is read page by page, and scores are counted for those who look."""

import json

from playwright.sync_api import Locator, Page, expect

from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.players import TRIBES, Player
from tests.web.tables import GOLDEN, table_for, table_from

RECORD = GOLDEN / "stone_age" / "stack-4.game"

PLACE = "node => node.getBoundingClientRect().top"
BEFORE = "move => Number(document.querySelector('[data-move]').dataset.move) < move"


def said_by(page: Page) -> list[dict[str, object]]:
    """What the page says through its sockets."""
    said: list[dict[str, object]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))),
    )
    return said


def asks(said: list[dict[str, object]]) -> list[object]:
    """Whether scores were wanted, or no longer."""
    return [one["on"] for one in said if one["type"] == "scores"]


def first_move(page: Page) -> Locator:
    return page.locator("[data-move]").first


def number(entry: Locator) -> int:
    return int(entry.get_attribute("data-move") or "0")


def test_earlier_pages_of_the_log_come_when_one_scrolls_up(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_from(somebody, RECORD))
    first = number(first_move(at.page))
    seen = at.page.locator(f'[data-move="{first}"]')
    assert first > 100

    seen.hover()
    at.page.mouse.wheel(0, -100_000)

    expect(at.page.locator(f'[data-move="{first - 1}"]')).to_be_attached()
    expect(seen).to_be_in_viewport()
    assert number(first_move(at.page)) > 1


def test_who_reads_earlier_pages_keeps_their_place(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_from(somebody, RECORD))
    seen = at.page.locator(f'[data-move="{number(first_move(at.page))}"]')
    earlier = at.button("Show what happened earlier")
    earlier.scroll_into_view_if_needed()
    at.page.wait_for_load_state("networkidle")
    before = seen.evaluate(PLACE)

    earlier.dispatch_event("click")
    at.page.wait_for_load_state("networkidle")

    assert abs(seen.evaluate(PLACE) - before) < 2


def test_the_log_is_leafed_back_to_its_beginning_by_keyboard(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_from(somebody, GOLDEN / "stone_age" / "stack-2.game"))
    earlier = at.button("Show what happened earlier")

    earlier.focus()
    while earlier.count():
        first = number(first_move(at.page))
        at.page.keyboard.press("Enter")
        at.page.wait_for_function(BEFORE, arg=first)

    assert number(first_move(at.page)) == 1
    expect(at.page.locator("[data-move] button").first).to_be_focused()
    expect(at.page.get_by_text("earlier moves are listed now")).to_be_attached()


def test_who_looks_back_far_sees_that_moment_in_the_log(visit: Visiting) -> None:
    somebody = visit()
    path = table_from(somebody, RECORD)

    at = AtTable(somebody).open(f"{path}?at=41")

    expect(at.page.locator('[data-move="41"].now')).to_be_in_viewport()


def test_scores_are_counted_only_while_somebody_looks_at_them(visit: Visiting) -> None:
    somebody = visit()
    said = said_by(somebody.page)
    at = AtTable(somebody).open(table_for(somebody, "stone_age")).wait_for_turn()
    assert asks(said) == []

    at.tab("Scores").click()
    sheet = at.page.get_by_role("tabpanel").get_by_role("table")
    expect(sheet).to_contain_text("Olena")
    Player(at, TRIBES).play(2)
    expect(sheet).to_contain_text("Olena")
    somebody.page.reload()
    at.wait_for_turn()
    at.tab("Scores").click()
    expect(sheet).to_contain_text("Olena")
    at.tab("Log").click()

    expect(at.page.locator("[data-move]").first).to_be_visible()
    assert asks(said) == [True, True, False]
