"""The first minute: what somebody sees who opens the address, and how they come to play."""

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.players import TRIBES, Player, Tapper


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "What shall we play?"), ("ru", "Во что сыграем?"), ("uk", "У що зіграємо?")],
)
def test_the_page_opens_in_the_language_of_the_browser(
    visit: Visiting, language: str, title: str
) -> None:
    somebody = visit(language=language)

    somebody.page.goto("/")

    expect(somebody.page.locator("html")).to_have_attribute("lang", language)
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text(title)
    somebody.picture(f"home-{language}")


@pytest.mark.parametrize(
    "game", ["Stone Age", "Cave vs Cave", "The Lost Mines", "The Cave Farmers"]
)
def test_one_click_plays_against_bots(visit: Visiting, game: str) -> None:
    somebody = visit()
    somebody.page.goto("/")

    somebody.page.get_by_role("article", name=game).get_by_text("Play now").click()

    at = AtTable(somebody).wait_for_turn()
    expect(somebody.page.get_by_role("heading", level=1)).to_contain_text(game)
    assert at.prompt


def test_a_friend_opens_the_link_on_a_phone_and_sits_down_without_registering(
    visit: Visiting,
) -> None:
    host, friend = visit(), visit(PHONE)
    host.page.goto("/")
    host.page.get_by_role("link", name="Stone Age: a new table").click()
    host.page.get_by_label("Your name").fill("Olena")
    host.page.get_by_role("button", name="Make the table and invite").click()
    link = host.page.get_by_label("Link to this table").input_value()
    host.picture("waiting-room")

    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Taras")
    friend.picture("waiting-room")
    friend.page.get_by_role("button", name="Sit down").tap()

    at, with_phone = AtTable(host), AtTable(friend)
    for player in in_turn(Player(at, TRIBES), Tapper(with_phone, TRIBES)):
        player.answer_once()
    expect(at.page.get_by_role("list", name="Players")).to_contain_text("Taras")
    at.wait_for_version(with_phone.version)


def in_turn(host: Player, friend: Player) -> tuple[Player, Player]:
    """Return who is asked first, and then the other one."""
    host.page.locator("[data-table]").wait_for()
    is_first = host.at.screen.get_attribute("data-table") == "asked"
    return (host, friend) if is_first else (friend, host)
