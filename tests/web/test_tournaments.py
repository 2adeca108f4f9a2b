"""A tournament in browsers: somebody makes it, others join, bots fill in, the server dies and comes
back, and in the end everybody sees who has won, and why."""

import asyncio
import csv
import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from grotto.server.tables import playing
from tests.server.running import Running
from tests.server.visits import key
from tests.web.axe import serious_on
from tests.web.browser import PHONE, Visit
from tests.web.conftest import Visiting, settings_for_tests
from tests.web.tables import asked_of_server


def wait_for_round(page: Page, number: int) -> None:
    """Wait until a round has begun and one's own table is ready."""
    expect(page.locator(f"[data-stand='playing'][data-round='{number}']")).to_be_visible()
    expect(page.get_by_role("link", name="To your table")).to_be_visible()


def play_round(server: Running, page: Page, number: int) -> None:
    """Play all tables of a round to their end, those of bots too."""
    round_tables = page.locator(f"[data-round-tables='{number}'] a[href^='/tables/']")
    expect(round_tables).to_have_count(2)
    for link in round_tables.all():
        play_out(server, str(link.get_attribute("href")).rpartition("/")[2])


def play_out(server: Running, table: str) -> None:
    """Let people take the last answer whenever they are asked, until the game is over."""

    async def play_on() -> None:
        room = await server.services.hub.room(table)
        while True:
            async with room.settled():  # a bot may be writing its move down
                if room.status != "playing":
                    break
                place, version = room.ledger.places[room.to_act], room.version
                text = room.playing().options()[-1]
            if place.person is None:
                await asyncio.sleep(0.01)  # a bot thinks
            else:
                await playing.play(room, place.person, key(), version, text)

    server.call(play_on())


def make_cup(ann: Visit, origin: str) -> str:
    """Make a tournament of four for one round of Stone Age at a table; return its path."""
    ann.page.goto(f"{origin}/tournaments")
    ann.page.get_by_role("button", name="New tournament").click()
    form = ann.page.locator("[data-new-tournament]")
    form.get_by_label("Name of the tournament").fill("Cup of the Cave")
    form.get_by_label("Name of the tournament").blur()
    form.get_by_label("Game", exact=True).select_option("stone_age")
    form.get_by_role("spinbutton", name="Places").fill("4")
    form.get_by_role("spinbutton", name="Places").blur()
    form.get_by_label("Level of these bots").select_option("random")
    form.get_by_text("House rules").click()
    form.get_by_role("spinbutton", name="Number of rounds").fill("1")
    form.get_by_role("spinbutton", name="Number of rounds").blur()
    ann.picture("tournament-new")
    form.get_by_role("button", name="Make the tournament").click()
    ann.page.wait_for_url(re.compile("/tournaments/.+"))
    return ann.page.url.removeprefix(origin)


def first_round(server: Running, ann: Visit, others: Sequence[Visit]) -> str:
    """Make a tournament that others join, begin it, and play its first round."""
    path = make_cup(ann, server.origin)
    for other in others:
        other.page.goto(f"{server.origin}{path}")
        other.page.get_by_role("button", name="Take part").click()
        expect(other.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(ann.page.locator("[data-standings] tbody tr")).to_have_count(3)
    others[0].picture("tournament-open")
    ann.page.get_by_role("button", name="Begin").click()
    wait_for_round(ann.page, 1)
    play_round(server, ann.page, 1)
    wait_for_round(ann.page, 2)
    others[0].picture("tournament-played")
    return path


def last_round(server: Running, ann: Visit, path: str) -> None:
    """Go on after a restart: to one's table and back, and play all tables to their end."""
    ann.page.goto(f"{server.origin}{path}")
    wait_for_round(ann.page, 2)
    ann.page.get_by_role("link", name="To your table").click()
    expect(ann.page.get_by_role("link", name="Tournament", exact=True)).to_be_visible()
    ann.page.goto(f"{server.origin}{path}")
    play_round(server, ann.page, 2)
    expect(ann.page.locator("[data-won]")).to_be_visible()
    ann.picture("tournament-over")


def test_three_people_and_a_bot_play_through_a_restart(visit: Visiting) -> None:
    ann, ben, eva = visit(), visit(PHONE, scheme="dark"), visit()
    for one in (ann, ben, eva):
        one.forgive("ERR_CONNECTION_REFUSED")
    with settings_for_tests() as settings:
        with Running(settings) as server:
            path = first_round(server, ann, (ben, eva))
        with Running(settings) as server:
            last_round(server, ann, path)
            with ann.page.expect_download() as taken:
                ann.page.get_by_role("link", name="Results as CSV").click()
            rows = list(csv.reader(taken.value.path().read_text("utf-8").splitlines()))
            serious = serious_on(ann.page)

    assert [row[0] for row in rows[1:5]] == ["1", "2", "3", "4"]
    assert serious == []


def test_a_knock_out_is_shown_as_a_bracket_in_ukrainian(visit: Visiting) -> None:
    olena, taras = visit(language="uk"), visit(PHONE, language="ru")
    clock = {"kind": "bank", "seconds": 600}
    made = asked_of_server(
        olena, "/tournaments", name="Olena", title="Кубок печери", game="cave_vs_cave",
        format="knockout", places=4, clock=clock, level="random",
    )  # fmt: skip
    cup = made["card"]["id"]
    taras.page.goto(f"/tournaments/{cup}")
    taras.page.get_by_role("button", name="Участвовать").tap()
    olena.page.goto(f"/tournaments/{cup}")
    olena.page.get_by_role("button", name="Почати").click()
    expect(olena.page.locator("[data-round-tables='1'] li a")).to_have_count(2)
    olena.picture("tournament-bracket")
    taras.picture("tournament-bracket")

    expect(taras.page.get_by_role("link", name="К вашему столу")).to_be_visible()
    expect(olena.page.locator("[data-ties] li")).to_have_count(6)
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert taras.page.evaluate(fits)
    taras.page.goto("/tournaments")
    expect(taras.page.get_by_text("Кубок печери")).to_be_visible()
    taras.picture("tournament-list")
