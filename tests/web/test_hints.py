"""Hints: a bot that thinks well says what it would answer and why, when one asks."""

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.tables import table_for

HINT = "[data-hint]"


def at_turn(visit: Visiting, game: str, seats: int, size: tuple[int, int] = DESK) -> AtTable:
    somebody = visit(size)
    at = AtTable(somebody).open(table_for(somebody, game, seats, first_player="0"))
    return at.wait_for_turn()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_is_shown_on_the_board_before_it_is_played(
    visit: Visiting, size: tuple[int, int]
) -> None:
    at = at_turn(visit, "stone_age", 2, size)
    version = at.version

    at.button("Hint").first.click()
    best = at.page.locator(HINT).first
    best.wait_for()
    expect(at.page.locator(HINT)).to_have_count(3)
    expect(best).to_contain_text("points")
    expect(at.board.locator("[data-pointed]").first).to_be_visible()
    at.visit.picture("hints")
    if size == DESK:
        best.hover()
    else:
        best.tap()
    at.page.locator("[data-hint][data-marked]").wait_for()
    expect(at.page.locator(HINT)).to_have_count(1 if size == PHONE else 3)
    expect(at.screen).to_have_attribute("data-version", str(version))  # shown, not yet played
    expect(at.board.locator("[data-marked]").first).to_be_in_viewport()
    at.visit.picture("hint-pointed-at")
    best.click()

    at.wait_for_news(version)
    expect(at.page.locator(HINT)).to_have_count(0)
    expect(at.board.locator("[data-pointed]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats"), [("cave_vs_cave", 2), ("caverna", 2), ("lost_mines", 3)]
)
def test_every_game_has_hints_by_a_key(visit: Visiting, game: str, seats: int) -> None:
    at = at_turn(visit, game, seats)

    at.page.keyboard.press("h")

    at.page.locator(HINT).first.wait_for()
    at.visit.picture(f"hints-{game}")
