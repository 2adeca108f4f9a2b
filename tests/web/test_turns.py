"""Turns: taken back whole, and ended by hand by who wants that."""

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.players import CAVES, TRIBES, Lister, Player, Tapper, anything
from tests.web.tables import table_for

HELD = '[data-table="held"][data-busy="false"]'


def end_by_hand(at: AtTable) -> None:
    """Say in the settings that turns end by hand, or by themselves again; wait until it is so."""
    version = at.version
    at.button("Settings").click()
    at.page.get_by_role("switch", name="End my turns by hand").locator("..").click()
    at.page.keyboard.press("Escape")
    expect(at.screen).not_to_have_attribute("data-version", str(version))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nobody_goes_on_before_the_turn_is_ended(visit: Visiting, size: tuple[int, int]) -> None:
    somebody = visit(size)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0"))
    at.wait_for_turn()
    end_by_hand(at)
    player = Player(at, TRIBES) if size == DESK else Tapper(at, TRIBES)
    player.answer_once()
    at.page.locator(HELD).wait_for()
    expect(at.page.locator("[data-prompt]")).to_have_text("Your turn ends when you say so.")
    somebody.picture("held-turn")

    at.button("Undo").click()
    at.wait_for_turn()
    player.answer_once()
    at.page.locator(HELD).wait_for()
    at.button("End turn").click()

    at.wait_for_turn()
    expect(at.button("End turn")).to_have_count(0)


def test_a_turn_that_is_held_is_held_when_the_page_is_loaded_again(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0"))
    at.wait_for_turn()
    end_by_hand(at)
    Player(at, TRIBES).answer_once()
    at.page.locator(HELD).wait_for()

    at.page.reload()
    at.page.locator(HELD).wait_for()
    end_by_hand(at)  # no longer, and so the turn is over

    at.wait_for_turn()


def test_a_whole_turn_is_taken_back(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    end_by_hand(at)
    asked = at.prompt
    Lister(at, CAVES).play_until(at.button("Undo turn"))
    somebody.picture("whole-turn")
    version = at.version

    at.button("Undo turn").click()

    at.wait_for_news(version)
    assert at.prompt == asked
    expect(at.button("Undo")).to_be_disabled()


def test_a_turn_has_keys(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0"))
    at.wait_for_turn()
    end_by_hand(at)
    Lister(at, anything).answer_once()
    at.page.locator(HELD).wait_for()

    at.page.keyboard.press("t")
    at.wait_for_turn()
    Lister(at, anything).answer_once()
    at.page.locator(HELD).wait_for()
    at.page.keyboard.press("e")

    at.wait_for_turn()


@pytest.mark.parametrize(
    ("game", "seats"),
    [("stone_age", 3), ("cave_vs_cave", 2), ("lost_mines", 3), ("caverna", 2)],
)
def test_a_turn_ends_by_hand_in_every_game(visit: Visiting, game: str, seats: int) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, game, seats)).wait_for_turn()
    end_by_hand(at)
    held = at.page.locator(HELD)

    Lister(at, anything).play_until(held)
    expect(at.button("End turn")).to_be_visible()
    somebody.picture(f"held-{game}")
    version = at.version
    at.button("End turn").click()

    at.wait_for_news(version)
