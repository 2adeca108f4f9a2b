"""The coach at a table: offered, switched on and off, and doubtful before a slip."""

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.axe import serious_on
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.tables import table_for

COACH = "[data-coach]"
OFFER = "[data-coach-switch=offered]"
WASTEFUL = "send hunting_grounds 5"


def coached(visit: Visiting, game: str, seats: int, size: tuple[int, int] = DESK) -> AtTable:
    """Somebody at a first table who wants to be coached."""
    somebody = visit(size)
    at = AtTable(somebody).open(table_for(somebody, game, seats, first_player="0"))
    at.wait_for_turn()
    somebody.picture(f"coach-offer-{game}")
    at.page.locator("[data-coach-switch=offered]").click()
    at.page.locator("[data-kind]").first.wait_for()
    return at


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_coach_names_good_kinds_of_answers_and_doubts_a_slip(
    visit: Visiting, size: tuple[int, int]
) -> None:
    at = coached(visit, "stone_age", 2, size)
    version = at.version

    expect(at.page.locator("[data-newcomer]")).to_contain_text("Send as many figures")
    good = at.page.locator("[data-coached]").first.get_attribute("data-coached")
    expect(at.page.locator("[data-board] [data-pointed]").first).to_be_visible()
    at.page.locator("[data-kind]").first.click()
    expect(at.page.locator("[data-coached], [data-board] [data-pointed]")).to_have_count(0)
    at.page.locator("[data-kind]").first.click()
    at.page.locator(f"[data-coached='{good}']").wait_for()
    at.visit.picture("coach-kinds")
    assert serious_on(at.page) == []
    hunting = at.page.locator("[data-row=group]", has_text="hunting")
    if size == PHONE:
        at.page.locator("[data-pull=up]").tap()
        hunting.tap()
        at.answer(WASTEFUL).tap()
        at.button("Do it").tap()
    else:
        hunting.click()
        at.answer(WASTEFUL).click()

    sure = at.dialog("Are you sure?")
    expect(sure.locator("[data-doubt]")).to_contain_text("points more")
    assert serious_on(at.page) == []
    at.visit.picture("coach-doubt")
    at.button("Think again").click()
    expect(sure).to_be_hidden()
    expect(at.screen).to_have_attribute("data-version", str(version))


def test_whoever_insists_plays_a_slip_and_the_coach_goes_with_one_press(visit: Visiting) -> None:
    at = coached(visit, "stone_age", 2)
    version = at.version
    at.page.locator("[data-row=group]", has_text="hunting").click()
    at.answer(WASTEFUL).click()

    at.button("Play it anyway").click()
    at.wait_for_news(version)
    expect(at.page.locator(COACH)).to_have_count(1)
    at.button("Switch the coach off").click()
    expect(at.page.locator(COACH)).to_have_count(0)
    at.page.reload()
    at.wait_for_turn()

    expect(at.page.locator(f"{COACH}, {OFFER}")).to_have_count(0)
    at.page.keyboard.press("c")
    expect(at.page.locator(COACH)).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "seats"), [("cave_vs_cave", 2), ("caverna", 2), ("lost_mines", 3)]
)
def test_every_game_has_a_coach(visit: Visiting, game: str, seats: int) -> None:
    at = coached(visit, game, seats)

    at.visit.picture(f"coach-{game}")
    expect(at.page.locator("[data-newcomer]")).to_be_visible()


TOPS = "nodes => nodes.map(node => Math.round(node.getBoundingClientRect().top))"


def test_on_a_phone_the_coach_is_offered_in_one_row_with_all_other_buttons(
    visit: Visiting,
) -> None:
    somebody = visit(PHONE, "ru")
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", 1)).wait_for_turn()
    at.page.locator(OFFER).wait_for()

    tops = at.page.locator(f"{OFFER}, [data-pull], [data-hint-button]").evaluate_all(TOPS)

    assert len(tops) == 3
    assert len(set(tops)) == 1
