"""Sounds, counted as they begin in a real browser; and leaving, which asks first."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.tables import table_for

LISTEN = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
};
"""


def heard(page: Page) -> int:
    """How many tones and noises have begun."""
    return int(page.evaluate("window.heard"))


def at_turn(visit: Visiting, size: tuple[int, int] = DESK) -> AtTable:
    somebody = visit(size)
    somebody.page.add_init_script(LISTEN)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", 2, first_player="0"))
    return at.wait_for_turn()


def answer(at: AtTable) -> None:
    """Do what a bot would do, and wait until one is asked again."""
    version = at.version
    at.page.keyboard.press("h")
    at.page.locator("[data-hint]").first.click()
    at.wait_for_news(version)


def test_ones_turn_is_heard(visit: Visiting) -> None:
    at = at_turn(visit)
    before = heard(at.page)

    answer(at)

    at.page.wait_for_function(f"window.heard > {before}")


def test_sounds_are_off_and_on_again_with_one_press(visit: Visiting) -> None:
    at = at_turn(visit)

    at.button("Sound off").click()
    before = heard(at.page)
    answer(at)
    assert heard(at.page) == before
    at.page.keyboard.press("m")

    expect(at.button("Sound off")).to_be_visible()


def test_who_wants_to_hears_the_dice_at_once(visit: Visiting) -> None:
    at = at_turn(visit)
    settings = at.change_settings()

    settings.get_by_text("All that happens").click()

    at.page.wait_for_function("window.heard > 0")
    at.visit.picture("settings-sounds")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_leaving_a_running_game_asks_first(visit: Visiting, size: tuple[int, int]) -> None:
    at = at_turn(visit, size)

    at.button("More").click()
    at.button("Leave: a bot plays on").click()
    question = at.dialog("Leave this table?")
    expect(question).to_contain_text("A bot plays on for you at once")
    at.visit.picture("leaving")
    question.get_by_role("button", name="Stay").click()
    expect(question).to_be_hidden()
    at.button("More").click()
    at.button("Leave: a bot plays on").click()
    question.get_by_role("button", name="Leave", exact=True).click()

    expect(at.button("Play myself").first).to_be_visible()
