"""Home boards of Caverna: tiles are laid by two presses, in one draw, or by keys alone."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.tables import table_for

PRESSES: Final = """() => {
    window.presses = 0;
    for (const kind of ["pointerdown", "keydown"])
        addEventListener(kind, ({ key }) => {
            if (key === undefined || key === "Enter") window.presses += 1;
        }, true);
}"""
"""Counts what is pressed from now on; arrows only lead from cell to cell."""

LEAST: Final = """(cells) => Math.min(...cells.map((cell) => cell.getBoundingClientRect().width))"""


def alone(visit: Visiting, size: tuple[int, int] = DESK) -> AtTable:
    """Somebody alone at a table, who is asked for the first dwarf."""
    somebody = visit(size)
    return AtTable(somebody).open(table_for(somebody, "caverna", seats=1)).wait_for_turn()


def go_to(at: AtTable, space: str) -> None:
    """Place a dwarf on a space of the board."""
    version = at.version
    place = at.board.locator(f"[data-place={space}]")
    if at.visit.size == PHONE:
        place.tap()
        at.button("Do it").tap()
    else:
        place.click()
    at.wait_for_news(version)


def cell(at: AtTable, key: str) -> Locator:
    """A cell of one's own home."""
    return at.board.locator(f'[data-cell="0 {key}"]')


def expect_land(at: AtTable, **lies: str) -> None:
    """Expect this to lie on these cells."""
    for key, land in lies.items():
        expect(cell(at, key)).to_have_accessible_name(re.compile(f"^{key.upper()}: {land}\\b"))


def presses(at: AtTable) -> int:
    """How often something was pressed."""
    count: int = at.page.evaluate("() => window.presses")
    return count


def take_back(at: AtTable) -> None:
    """Take the last choice back."""
    version = at.version
    at.button("Undo").click()
    at.wait_for_news(version)


def test_a_twin_tile_is_laid_by_two_presses(visit: Visiting) -> None:
    at = alone(visit)
    go_to(at, "slash_and_burn")
    at.page.evaluate(PRESSES)
    version = at.version

    cell(at, "c4").click()
    at.visit.picture("caverna-home-first-cell")
    cell(at, "b4").click()

    at.wait_for_news(version)
    assert presses(at) == 2
    expect_land(at, c4="meadow", b4="field")


def test_a_twin_tile_is_laid_by_drawing_over_two_cells(visit: Visiting) -> None:
    at = alone(visit)
    go_to(at, "slash_and_burn")
    at.page.evaluate(PRESSES)
    version = at.version

    cell(at, "c3").hover()
    at.page.mouse.down()
    cell(at, "c4").hover()
    at.page.mouse.up()

    at.wait_for_news(version)
    assert presses(at) == 1
    expect_land(at, c3="meadow", c4="field")


def test_a_twin_tile_is_laid_by_keys_alone_and_turned_round(visit: Visiting) -> None:
    at = alone(visit)
    go_to(at, "slash_and_burn")
    at.page.evaluate(PRESSES)
    version = at.version

    cell(at, "c4").focus()
    for key in ("Enter", "ArrowLeft", "Enter"):
        at.page.keyboard.press(key)
    at.wait_for_news(version)
    assert presses(at) == 2
    expect_land(at, c4="meadow", b4="field")

    take_back(at)
    version = at.version
    cell(at, "c4").focus()
    for key in ("Enter", "x", "ArrowLeft", "Enter"):
        at.page.keyboard.press(key)
    at.wait_for_news(version)
    expect_land(at, c4="field", b4="meadow")


def test_a_finger_lays_a_twin_tile_by_two_taps(visit: Visiting) -> None:
    at = alone(visit, PHONE)
    go_to(at, "slash_and_burn")
    at.visit.picture("caverna-home-lay")
    version = at.version
    glowing = at.board.locator("[data-cell][data-target=open]")
    assert glowing.evaluate_all(LEAST) >= 44

    cell(at, "c4").tap()
    at.visit.picture("caverna-home-first-cell")
    cell(at, "c3").tap()

    at.wait_for_news(version)
    at.board.locator("[data-part=home]").tap()
    expect_land(at, c4="meadow", c3="field")


def test_a_cell_says_why_nothing_can_be_laid_there(visit: Visiting) -> None:
    at = alone(visit)
    go_to(at, "slash_and_burn")

    cell(at, "a1").hover()
    expect(at.board.get_by_text("The first tile in the forest must cover C4.")).to_be_visible()
    cell(at, "f1").hover()
    expect(at.page.get_by_text("This belongs in the forest.")).to_be_visible()


def test_what_the_cells_bring_is_counted_before(visit: Visiting) -> None:
    at = alone(visit)
    go_to(at, "slash_and_burn")

    cell(at, "c4").click()
    cell(at, "b4").hover()

    expect(at.board.get_by_text("Brings 1 food", exact=True)).to_be_visible()


def test_a_cavern_is_furnished_by_two_presses(visit: Visiting) -> None:
    at = alone(visit)
    go_to(at, "wood_gathering")
    go_to(at, "housework")
    at.page.keyboard.press("Escape")  # the catalogue is put away: the cavern comes first
    at.page.evaluate(PRESSES)
    version = at.version

    cell(at, "d3").click()
    at.page.locator('.chooser [data-row="furnish cuddle_room d3"]').click()

    at.wait_for_news(version)
    assert presses(at) == 2
    expect_land(at, d3="Cuddle room")


@pytest.mark.parametrize("seats", [2, 7])
def test_the_homes_of_all_others_are_seen_and_one_press_makes_one_large(
    visit: Visiting, seats: int
) -> None:
    somebody = visit()
    path = table_for(somebody, "caverna", seats=seats, first_player="0")
    at = AtTable(somebody).open(path).wait_for_turn()
    others = at.board.get_by_role("button", name=re.compile("^Show the home of"))
    expect(others).to_have_count(seats - 1)

    others.first.click()

    shown = at.page.get_by_role("dialog").get_by_role("region", name=re.compile("^Home of"))
    expect(shown.last).to_be_visible()
    somebody.picture(f"caverna-others-{seats}")


def test_drawing_over_the_board_selects_nothing(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "caverna", 2)).wait_for_turn()
    dwarf = at.board.locator("[data-place=housework]").bounding_box()
    frame = at.board.bounding_box()
    assert dwarf is not None
    assert frame is not None
    version = at.version

    at.page.mouse.move(dwarf["x"] + 20, dwarf["y"] + 20)
    at.page.mouse.down()
    at.page.mouse.move(frame["x"] + frame["width"] - 20, frame["y"] + 20, steps=8)
    at.page.mouse.up()

    assert at.page.evaluate("() => getSelection().toString()") == ""
    assert at.version == version
