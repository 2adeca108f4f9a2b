"""The board of Stone Age: places say what they are for, and why nobody can go there."""

import json

from playwright.sync_api import WebSocket, expect

from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.players import TRIBES, Player
from tests.web.tables import table_for


def test_a_place_says_why_nobody_can_go_there(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0"))
    field = at.board.locator("[data-place=field]")
    version = at.wait_for_turn().version
    field.click()
    at.wait_for_news(version)

    field.hover()

    expect(at.board.get_by_text("already have figures")).to_be_visible()


def test_words_about_a_place_go_when_it_was_answered_though_the_mouse_rests_there(
    visit: Visiting,
) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0"))
    field = at.board.locator("[data-place=field]")
    version = at.wait_for_turn().version
    field.hover()
    expect(at.board.locator(".info")).to_be_visible()

    field.click()
    at.wait_for_news(version)

    expect(at.board.locator(".info")).to_have_count(0)


def test_why_not_is_asked_once_for_each_question_and_only_by_who_points(visit: Visiting) -> None:
    somebody = visit()
    asked: list[str] = []

    def note(sent: str | bytes) -> None:
        message = json.loads(sent)
        if message["type"] == "ask_why":
            asked.append(message["action"])

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", note)

    somebody.page.on("websocket", follow)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0"))
    field = at.board.locator("[data-place=field]")
    version = at.wait_for_turn().version
    assert asked == []

    field.hover()
    at.board.locator("[data-place=hut]").hover()
    field.click()
    at.wait_for_news(version)
    at.board.locator("[data-place=river]").hover()
    field.hover()
    field.click(force=True)

    expect(at.page.get_by_role("dialog").get_by_text("already have figures")).to_be_visible()
    assert asked == ["", ""]


def test_the_final_scoring_is_told_step_by_step(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", max_rounds=1))
    Player(at, TRIBES).play_to_the_end()

    told = at.page.get_by_role("heading", name="Final scoring")
    expect(told).to_be_visible()
    expect(at.page.get_by_role("article")).to_have_count(2)
    somebody.picture("stone-age-story")
    at.button("See the board").click()

    expect(at.board.locator("[data-place=forest]")).to_be_visible()
    expect(told).to_have_count(0)
