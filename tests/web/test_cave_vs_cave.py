"""The board of Cave vs Cave: everything has a name, and rooms show where they fit."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.tables import table_for

UNREACHABLE: Final = """(board) => [...board.querySelectorAll("[data-target=open]")]
    .filter((target) => target.tabIndex < 0 || !target.ariaLabel && !target.textContent.trim())
    .map((target) => target.outerHTML)"""


def test_everything_that_glows_has_a_name_and_can_be_reached_by_keys(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1))
    tile = at.board.locator("[data-tile=undergrowth][data-target=open]")
    tile.wait_for()
    assert at.board.evaluate(UNREACHABLE) == []

    tile.focus()
    at.page.keyboard.press("Enter")
    wood = at.board.get_by_role("button", name="Gain 2 wood")
    wood.wait_for()
    assert at.board.evaluate(UNREACHABLE) == []

    version = at.version
    wood.focus()
    at.page.keyboard.press("Enter")
    at.wait_for_news(version)


def test_a_room_that_is_looked_at_shows_where_it_fits(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave"))

    at.board.locator("[data-room=shelf]").hover()
    expect(at.board.get_by_role("img", name=re.compile("^It fits"))).to_be_visible()

    at.board.locator("[data-room=tunnel]").hover()
    expect(at.board.get_by_role("img", name=re.compile("wall"))).not_to_have_count(0)
    somebody.picture("cave-vs-cave-fit")


def test_a_cavern_can_be_pressed_while_the_answers_of_a_room_are_open(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    for action in ("take excavation", "dig b4", "done", "exchange gold", "take housework"):
        at.play(action)
    version = at.version

    at.board.locator("[data-room=grindstone]").click()
    expect(at.page.locator(".chooser [data-row]")).to_have_count(2)
    at.board.locator('[data-cell="0 a3"]').hover()
    expect(at.board.locator('[data-cell="0 a3"] .ghost')).to_be_visible()
    at.page.mouse.down()
    at.page.mouse.up()

    at.wait_for_news(version)
    expect(at.board.get_by_role("button", name=re.compile("^A3: Grindstone"))).to_be_visible()
