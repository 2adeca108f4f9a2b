"""The Lost Mines by fingers and by keys: the map is moved, cards are drawn and turned."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.web.at_table import AtTable
from tests.web.browser import PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.fingers import Spot, move_fingers
from tests.web.questions import Asked, table_asking
from tests.web.tables import table_for

LOOK: Final = """() => {
    const all = document.querySelector("[data-board] .all");
    const { e, f, a } = new DOMMatrix(getComputedStyle(all).transform);
    return [e, f, a];
}"""
"""Where the map is and how large."""

BEND: Final = Asked("lost_mines", "card", "cards-3", 22, 2)


def sit_down(somebody: Visit, seats: int) -> AtTable:
    """Sit at a table with bots, and wait for the first question."""
    path = table_for(somebody, "lost_mines", seats, first_player="0")
    at = AtTable(somebody).open(path).wait_for_turn()
    at.board.locator("[data-card]").first.wait_for()
    return at


def middle_of(thing: Locator) -> Spot:
    """Return the middle of something."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def look_of(at: AtTable) -> tuple[float, float, float]:
    """Return where the map is and how large, when it has come to rest."""
    at.page.wait_for_timeout(400)
    left, top, scale = at.page.evaluate(LOOK)
    return left, top, scale


def test_taking_up_a_card_brings_the_map_into_sight(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_asking(somebody, BEND)).wait_for_turn()
    card = at.board.locator("[data-card].card:not(.idle)").first
    card.wait_for()
    at.board.locator(".frame").evaluate("frame => frame.scrollTo(0, 150)")
    expect(card).to_be_in_viewport(ratio=0.9)

    card.tap()

    expect(at.board.locator(".forest")).to_be_in_viewport(ratio=0.99)


def test_two_fingers_make_the_map_larger_one_moves_it_and_a_button_shows_all(
    visit: Visiting,
) -> None:
    somebody = visit(PHONE)
    at = sit_down(somebody, 9)
    x, y = middle_of(at.board.locator(".forest"))
    whole = look_of(at)

    move_fingers(at.page, [((x - 20, y), (x - 110, y - 20)), ((x + 20, y), (x + 110, y + 20))])
    large = look_of(at)
    assert large[2] > 2 * whole[2]
    somebody.picture("lost-mines-pinched")

    move_fingers(at.page, [((x, y), (x - 60, y - 30))])
    moved = look_of(at)
    assert moved[2] == large[2]
    assert moved[0] < large[0] - 40

    at.button("Show everything").tap()
    assert look_of(at) == whole
    at.expect_moment("asked")


def test_a_card_is_drawn_to_its_place_with_a_finger(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_asking(somebody, BEND)).wait_for_turn()
    cards = at.board.locator("[data-card]")
    cards.first.wait_for()
    places = at.board.locator("[data-cell][data-target=open]")
    for card in cards.all():
        card.tap()
        if places.count():
            break
    version = at.version
    look_of(at)

    held = at.board.locator("[data-card][aria-pressed=true]")
    held.scroll_into_view_if_needed()
    move_fingers(at.page, [(middle_of(held), middle_of(places.first))])

    expect(at.screen).not_to_have_attribute("data-version", str(version))


def test_a_key_turns_the_card_that_is_taken_up(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_asking(somebody, BEND)).wait_for_turn()
    at.board.locator("[data-card=plain_curve_ne]").first.click()
    at.board.locator("[data-cell=j2]").hover()
    before = at.board.locator(".forest").inner_html()

    at.page.keyboard.press("x")

    assert at.board.locator(".forest").inner_html() != before
    at.page.keyboard.press("x")
    somebody.picture("lost-mines-turned")


def test_votes_are_in_sight_as_they_come_in(visit: Visiting) -> None:
    somebody = visit()
    asked = Asked("lost_mines", "vote", "cards-6", 179, 5)
    at = AtTable(somebody).open(table_asking(somebody, asked)).wait_for_turn()
    at.board.locator(".vote").first.wait_for()
    somebody.picture("lost-mines-vote")

    assert at.board.locator(".vote").count() == 6
    assert at.board.locator(".vote.yes").count() >= 1
    version = at.version
    at.board.get_by_role("button", name=re.compile("agree", re.IGNORECASE)).first.click()
    expect(at.screen).not_to_have_attribute("data-version", str(version))
