"""The sheets of Caverna: tray, catalogue of furnishings, harvest and scoring pad."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from grotto.play.table import Table
from tests.web.at_table import AtTable
from tests.web.axe import serious_on
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.moments import Wanted, offered, question_of, table_at

PRESSES: Final = """() => {
    window.presses = 0;
    addEventListener("click", () => (window.presses += 1), true);
}"""
"""Counts what is pressed from now on."""


def can_feed(table: Table) -> bool:
    """The family is fed, and there is food for it."""
    asked = question_of(table)
    return asked["kind"] == "feed" and offered(table, f"feed {asked['need']}") == 1


def is_short(table: Table) -> bool:
    """The family is fed, there is not enough food, and something could become food."""
    asked = question_of(table)
    return (
        asked["kind"] == "feed"
        and not offered(table, f"feed {asked['need']}")
        and offered(table, "eat") > 0
    )


def has_ruby(table: Table) -> bool:
    """A dwarf is placed, and there are rubies."""
    return question_of(table)["kind"] == "place" and offered(table, "ruby meadow") > 0


def may_furnish(table: Table) -> bool:
    """Several caverns may be furnished."""
    return offered(table, "furnish carpenter") > 1


def first_dwarf(table: Table) -> bool:
    """A game has just begun."""
    return question_of(table)["kind"] == "place"


def at_moment(visit: Visiting, wanted: Wanted, size: tuple[int, int] = DESK) -> AtTable:
    """Somebody alone at a table, at a moment of the game."""
    somebody = visit(size)
    at = AtTable(somebody).open(table_at(somebody, "caverna", wanted)).wait_for_turn()
    at.page.evaluate(PRESSES)
    return at


def sheet(at: AtTable, name: str) -> Locator:
    """A sheet that lies over the board."""
    return at.page.locator(f"[data-sheet={name}]")


def open_sheet(at: AtTable, name: str) -> Locator:
    """Open a sheet by its button."""
    at.page.locator(f"[data-open={name}]").click()
    expect(sheet(at, name)).to_be_visible()
    return sheet(at, name)


def presses(at: AtTable) -> int:
    """How often something was pressed."""
    count: int = at.page.evaluate("() => window.presses")
    return count


# ---- harvest -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_feeding_with_enough_food_takes_one_press(visit: Visiting, size: tuple[int, int]) -> None:
    at = at_moment(visit, can_feed, size)
    version, agree = at.version, sheet(at, "harvest").locator("[data-offer^=feed]")
    expect(agree).to_be_visible()
    at.visit.picture("caverna-feeding")

    if size == PHONE:
        agree.tap()
    else:
        agree.click()
    at.wait_for_news(version)

    assert presses(at) == 1
    expect(agree).to_have_count(0)


def test_feeding_takes_one_key_as_well(visit: Visiting) -> None:
    at = at_moment(visit, can_feed)
    version = at.version
    expect(sheet(at, "harvest")).to_be_visible()

    at.page.keyboard.press("Enter")

    at.wait_for_news(version)


def test_who_has_not_enough_food_agrees_once_to_what_is_proposed(visit: Visiting) -> None:
    at = at_moment(visit, is_short)
    agree = sheet(at, "harvest").locator("[data-agree]")
    expect(agree).to_be_visible()
    at.visit.picture("caverna-feeding-short")

    agree.click()
    if agree.filter(has_text="Yes, beg").is_visible():
        agree.click()

    expect(sheet(at, "harvest").locator("[data-agree]")).to_have_count(0)
    assert presses(at) <= 2


def test_begging_is_asked_twice(visit: Visiting) -> None:
    at = at_moment(visit, can_feed)
    version = at.version
    sheet(at, "harvest").get_by_role("button", name="Pay less and beg").click()
    sheet(at, "harvest").locator('[data-beg="feed 0"]').click()

    expect(sheet(at, "harvest").get_by_role("alert")).to_contain_text("Really take")
    at.visit.picture("caverna-begging")
    assert at.version == version

    sheet(at, "harvest").locator("[data-beg=yes]").click()
    at.wait_for_news(version)
    expect(at.page.locator("[data-move]").filter(has_text="begging")).not_to_have_count(0)


def test_begging_is_asked_twice_in_the_list_of_answers_too(visit: Visiting) -> None:
    at = at_moment(visit, can_feed)
    version, beg = at.version, at.page.locator('aside [data-row="feed 0"]')
    beg.click()

    expect(beg).to_have_class(re.compile("chosen"))
    assert at.version == version

    beg.click()
    at.wait_for_news(version)


def test_begging_is_asked_twice_before_the_board_is_loaded(visit: Visiting) -> None:
    somebody = visit()
    somebody.page.route("**/assets/Board-*.js", lambda _: None)  # it never comes
    at = AtTable(somebody).open(table_at(somebody, "caverna", can_feed)).wait_for_turn()
    version, beg = at.version, at.page.locator('aside [data-row="feed 0"]')
    beg.click()

    expect(beg).to_have_class(re.compile("chosen"))
    expect(at.board.locator("*")).to_have_count(0)
    assert at.version == version


# ---- tray ----------------------------------------------------------------------------------------


def test_rubies_are_in_the_tray_and_nowhere_else(visit: Visiting) -> None:
    at = at_moment(visit, has_ruby)
    expect(at.page.locator("[data-row^=ruby]")).to_have_count(0)

    open_sheet(at, "tray")

    expect(at.page.locator('[data-sheet=tray] [data-row="ruby wood"]')).to_be_visible()
    at.visit.picture("caverna-tray")


def test_the_tray_trades_a_ruby_and_counts_on(visit: Visiting) -> None:
    at = at_moment(visit, has_ruby)
    tray, version = open_sheet(at, "tray"), at.version

    tray.locator('[data-row="ruby vegetable"]').click()
    at.wait_for_news(version)

    expect(tray).to_be_visible()
    expect(tray.locator('[data-row="eat vegetable"]')).to_be_visible()


def test_a_tile_of_the_tray_glows_on_the_board_only_when_it_was_taken_up(visit: Visiting) -> None:
    at = at_moment(visit, has_ruby)
    open_sheet(at, "tray").locator("[data-tile=meadow]").click()

    expect(at.page.locator('[data-row^="ruby meadow"]')).not_to_have_count(0)
    expect(at.page.locator('[data-row^="place"]')).to_have_count(0)

    at.page.keyboard.press("Escape")
    expect(at.page.locator('[data-row^="ruby meadow"]')).to_have_count(0)


def test_the_tray_is_used_with_fingers(visit: Visiting) -> None:
    at = at_moment(visit, has_ruby, PHONE)
    version = at.version
    at.page.locator("[data-open=tray]").tap()
    at.visit.picture("caverna-tray")
    ruby = sheet(at, "tray").locator('[data-row="ruby gold"]')

    ruby.tap()
    ruby.tap()

    at.wait_for_news(version)


# ---- furnishings ---------------------------------------------------------------------------------


def test_the_catalogue_is_there_at_any_time_and_filters(visit: Visiting) -> None:
    at = at_moment(visit, first_dwarf)
    catalogue = open_sheet(at, "catalogue")
    tiles = catalogue.locator("[data-furnishing]")
    expect(catalogue.get_by_role("status")).to_have_text("48 tiles")

    catalogue.get_by_role("button", name="Dwellings").click()
    expect(tiles).to_have_count(6)
    catalogue.get_by_role("button", name="All").click()
    catalogue.get_by_role("searchbox").fill("PARLOR sheep")
    expect(tiles).to_have_count(1)
    expect(tiles).to_have_attribute("data-furnishing", "weaving_parlor")

    catalogue.get_by_role("searchbox").fill("")
    catalogue.get_by_role("button", name="Affordable").click()
    expect(catalogue.locator("[data-furnishing=dog_school]")).to_be_visible()
    expect(catalogue.locator("[data-furnishing=couple_dwelling]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_cavern_is_furnished_by_two_presses(visit: Visiting, size: tuple[int, int]) -> None:
    at = at_moment(visit, may_furnish, size)
    version, card = at.version, sheet(at, "catalogue").locator("[data-furnishing=carpenter]")
    at.visit.picture("caverna-furnishing")

    card.get_by_role("button").first.click()
    card.get_by_role("button", name=re.compile("^Furnish")).first.click()
    at.wait_for_news(version)

    assert presses(at) == 2
    open_sheet(at, "catalogue").get_by_role("searchbox").fill("Carpenter")
    expect(card).to_contain_text("Owned by Olena")


def test_a_tile_that_was_pressed_lies_in_the_cavern_that_is_pressed_next(visit: Visiting) -> None:
    at = at_moment(visit, may_furnish)
    version, card = at.version, sheet(at, "catalogue").locator("[data-furnishing=carpenter]")

    card.get_by_role("button").first.click()
    expect(card.get_by_role("button", name=re.compile("^Furnish")).first).to_be_in_viewport()
    at.board.locator("[data-cell][data-target=open]").last.click()
    at.wait_for_news(version)

    assert presses(at) == 2
    open_sheet(at, "catalogue").get_by_role("searchbox").fill("Carpenter")
    expect(card).to_contain_text("Owned by Olena")


# ---- scoring pad ---------------------------------------------------------------------------------


def test_the_scoring_pad_tells_what_its_lines_consist_of(visit: Visiting) -> None:
    at = at_moment(visit, can_feed)
    pad = open_sheet(at, "pad")

    unused = pad.get_by_role("row", name=re.compile("^Unused cells"))
    expect(unused).to_contain_text("forest")
    expect(pad.get_by_role("row")).to_have_count(15)
    at.visit.picture("caverna-pad")


# ---- for everybody -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tray", "catalogue", "pad", "harvest"])
def test_axe_finds_nothing_serious_in_a_sheet(visit: Visiting, name: str) -> None:
    at = at_moment(visit, can_feed if name == "harvest" else has_ruby)
    if name != "harvest":
        open_sheet(at, name)

    assert serious_on(at.page) == []
