"""Beside the board: a long log is read page by page, and scores are counted for those who look."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.players import TRIBES, Player
from tests.web.tables import GOLDEN, table_for, table_from

RECORD = GOLDEN / "stone_age" / "stack-4.game"

PLACE = "node => node.getBoundingClientRect().top"
TO_THE_TOP = "node => node.closest('.log').scrollTo({ top: 0 })"
AT_ITS_END = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log");
    return Math.round(scrollHeight - scrollTop - clientHeight) === 0;
}"""
GROW_UNHEARD = """() => {
    const log = document.querySelector(".log");
    log.scrollTop -= 5;
    const lines = document.createElement("li");
    lines.style.height = "300px";
    log.querySelector("ol").append(lines);
}"""
"""Lets many lines come before the browser has told the page that it was scrolled."""
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


@pytest.mark.parametrize(("moves", "answers"), [(True, 2), (False, 6)], ids=["motion", "no-motion"])
def test_the_log_follows_many_lines_at_once(visit: Visiting, *, moves: bool, answers: int) -> None:
    somebody = visit(moves=moves)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", seats=4)).wait_for_turn()
    player = Player(at, TRIBES)

    at.page.evaluate(GROW_UNHEARD)
    for _ in range(answers):
        player.play(1)
        at.page.wait_for_function(AT_ITS_END)


def test_who_comes_back_to_now_sees_what_is_newest(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", seats=4)).wait_for_turn()
    Player(at, TRIBES).play(8)
    at.page.locator('[data-move="3"] button').click()
    at.expect_moment("past")

    at.page.keyboard.press("Escape")

    at.wait_for_turn()
    expect(at.page.locator("[data-move]").last).to_be_in_viewport()
    Player(at, TRIBES).play(2)
    expect(at.page.locator("[data-move]").last).to_be_in_viewport()


def test_earlier_pages_of_the_log_come_when_one_scrolls_up(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_from(somebody, RECORD))
    first = number(first_move(at.page))
    seen = at.page.locator(f'[data-move="{first}"]')
    assert first > 100

    seen.evaluate(TO_THE_TOP)

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


def test_one_key_leads_to_the_log_and_arrows_from_line_to_line(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", seats=4)).wait_for_turn()
    Player(at, TRIBES).play(4)
    newest = at.moves

    at.page.keyboard.press("l")
    expect(at.page.locator("[data-move] button").last).to_be_focused()
    at.page.keyboard.press("ArrowUp")
    at.page.keyboard.press("ArrowUp")
    reached = at.page.locator("[data-move]:has(:focus)")
    before = number(reached)
    at.page.keyboard.press("Enter")

    at.expect_moment("past")
    assert before < newest
    expect(reached).to_have_class(re.compile("now"))
    at.page.keyboard.press("Escape")
    at.wait_for_turn()


def test_tab_meets_the_log_once(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_from(somebody, GOLDEN / "stone_age" / "stack-2.game"))

    expect(at.page.locator('[data-move] [tabindex="0"]')).to_have_count(1)


def test_who_looks_back_far_sees_that_moment_in_the_log(visit: Visiting) -> None:
    somebody = visit()
    path = table_from(somebody, RECORD)

    at = AtTable(somebody).open(f"{path}?at=41")

    expect(at.page.locator('[data-move="41"].now')).to_be_in_viewport()


def test_scores_of_now_are_asked_for_once_and_stand_beside_names_and_in_their_tab(
    visit: Visiting,
) -> None:
    somebody = visit()
    said = said_by(somebody.page)
    at = AtTable(somebody).open(table_for(somebody, "stone_age")).wait_for_turn()
    expect(at.page.locator(".chip [data-projected]")).to_have_count(2)

    at.tab("Scores").click()
    sheet = at.page.get_by_role("tabpanel").get_by_role("table")
    expect(sheet).to_contain_text("Olena")
    Player(at, TRIBES).play(2)
    expect(sheet).to_contain_text("Olena")
    at.tab("Log").click()

    expect(at.page.locator("[data-move]").first).to_be_visible()
    assert asks(said) == [True]
