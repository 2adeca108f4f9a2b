"""Games that go on from a record say so in lists, in the waiting room and at the table."""

import pytest
from playwright.sync_api import expect

from grotto.core import records
from grotto.play.table import Table
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, new_key

TOLD = "[data-from-record]"


def brought_table(host: Visit) -> str:
    """Make a public table that goes on from a record; the host sits down."""
    game = Table("stone_age", 2, {"first_player": "0"}, seed="known")
    game.play("send forest 3")
    made = asked_of_server(
        host,
        "/tables/import",
        record=records.write(game.record()),
        name="Olena",
        visibility="public",
    )
    path = f"/tables/{made['id']}"
    asked_of_server(host, f"{path}/join", name="Olena", seat=0, key=new_key())
    return path


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_comes_is_told_before_sitting_down(visit: Visiting, size: tuple[int, int]) -> None:
    host, friend = visit(), visit(size)
    path = brought_table(host)
    page = friend.page
    page.goto("/")
    row = page.locator("li", has=page.locator(f"a[href='{path}']"))
    expect(row.locator(TOLD)).to_have_text("From a record")

    page.goto(path)
    expect(page.locator(TOLD)).to_contain_text("of a record that the host has brought")
    sit = page.get_by_role("button", name="Sit down", exact=True)
    friend.picture("waiting-room-from-record")
    friend.forgive("409")
    sit.click()
    expect(page.get_by_role("alert")).to_contain_text("goes on from a record")
    page.get_by_text("I know it, and want to play all the same").click()
    sit.click()

    expect(sit).to_have_count(0)
    expect(page.get_by_role("region", name="Who plays?")).to_contain_text("you")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_table_says_where_its_game_comes_from(
    visit: Visiting, size: tuple[int, int], language: str
) -> None:
    host = visit(size, language)
    path = brought_table(host)
    asked_of_server(host, f"{path}/start", key=new_key(), level="random")

    at = AtTable(host).open(path)

    expect(at.page.locator(f"header {TOLD}")).to_be_in_viewport()
    host.picture(f"from-record-{language}")
