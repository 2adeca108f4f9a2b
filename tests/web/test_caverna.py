"""The board of Caverna: all spaces at a glance, what comes, and expeditions."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import PHONE, SIZES, Visit
from tests.web.conftest import Visiting
from tests.web.players import Player, by_words
from tests.web.positions import play_on
from tests.web.tables import table_for

ENOUGH: Final = 40
"""Answers: a few rounds."""

MOST_ELEMENTS: Final = 3000

FARMERS: Final = by_words({"done": 0.2, "pass": 0.2})
"""Who does whatever glows, and stops rarely."""

CUT_OFF: Final = """() => [...document.querySelectorAll("[data-place]")]
    .filter((space) => {
        const { top, bottom, left, right } = space.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        const isWhole = space.scrollHeight <= space.clientHeight + 2;
        return !isInside || !isWhole;
    })
    .map((space) => space.dataset.place)"""
"""Spaces that are not wholly in sight."""


def late_table(somebody: Visit, seats: int) -> str:
    """Make a table where somebody places a dwarf in the last round."""

    def until(view: dict[str, Any]) -> bool:
        return bool(view["round"] == view["rounds"] and view["question"]["kind"] == "place")

    return play_on(somebody, table_for(somebody, "caverna", seats), until)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_spaces_of_seven_seats_are_in_sight_in_the_last_round(
    visit: Visiting, language: str
) -> None:
    somebody = visit(language=language)
    at = AtTable(somebody).open(late_table(somebody, 7)).wait_for_turn()

    expect(at.board.locator("[data-place]")).to_have_count(34)
    assert at.page.evaluate(CUT_OFF) == []
    assert at.page.evaluate("document.querySelectorAll('*').length") <= MOST_ELEMENTS
    for width, height in SIZES:
        at.page.set_viewport_size({"width": width, "height": height})
        somebody.size = (width, height)
        somebody.picture(f"caverna-late-{language}")


@pytest.mark.parametrize("seats", [2, 7])
def test_a_few_rounds_are_played_with_a_mouse(visit: Visiting, seats: int) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "caverna", seats))

    player = Player(at, FARMERS).play(ENOUGH)

    assert player.answers == ENOUGH
    somebody.picture(f"caverna-mouse-{seats}")


def test_cards_face_down_tell_what_may_be_under_them(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "caverna", 3)).wait_for_turn()

    below = at.board.get_by_role("img", name="Comes in round 9, one of these")
    expect(below).to_have_count(1)
    expect(at.board.locator("[data-round]")).to_have_count(11)


def test_pointing_at_a_space_tells_why_one_cannot_go_there(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "caverna", 1)).wait_for_turn()
    at.play("place ore_mining_1")

    at.board.locator("[data-place=ore_mining_1]").hover()

    expect(at.page.locator("[popover]:popover-open")).to_contain_text("Ore mining")
    expect(at.page.locator("[popover]:popover-open")).to_contain_text("A dwarf is there already")


def test_loot_is_chosen_changed_and_brought_home_in_its_order(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "caverna", 1)).wait_for_turn()
    for action in ("place ore_mining_1", "place blacksmithing", "forge 2"):
        at.play(action)
    loot = at.board.locator("[data-loot]")
    expect(loot).to_have_count(23)
    expect(at.board.locator("[data-loot=cattle]")).to_have_attribute("data-open", "false")

    for item in ("wood", "dog", "grain", "wood"):
        at.board.locator(f"[data-loot={item}]").click()
    expect(at.board.locator("[data-loot=dog]")).to_have_accessible_name("1 dog: number 1")
    somebody.picture("caverna-expedition")
    at.board.get_by_role("button", name="Set out for 2 items").click()

    last = at.page.locator("[data-move]", has_text="brings loot home: 1 grain")
    expect(last).to_have_count(1)
    expect(loot).to_have_count(0)


def test_a_phone_goes_where_the_question_is(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "caverna", 1)).wait_for_turn()
    spaces = at.board.locator("[data-part=spaces]")
    home = at.board.locator("[data-part=home]")
    expect(spaces).to_have_attribute("aria-pressed", "true")

    space = at.board.locator("[data-place=slash_and_burn]")
    space.scroll_into_view_if_needed()
    version = at.version
    space.tap()
    at.button("Do it").tap()
    at.wait_for_news(version)

    expect(home).to_have_attribute("aria-pressed", "true")
    spaces.tap()
    expect(space).to_be_visible()
