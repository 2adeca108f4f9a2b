"""The page of statistics: games are summed up when somebody asks, and stay so for everybody."""

import re

from playwright.sync_api import expect

from grotto.core import records
from grotto.core.options import Value
from grotto.play.table import Table
from tests.web.axe import serious_on
from tests.web.browser import PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server

LONG = 180_000  # milliseconds: the sum lets everything else go first
SHORT: dict[str, Value] = {"first_player": "0", "max_rounds": 1}


def finish_games(somebody: Visit, count: int) -> None:
    for number in range(count):
        game = Table("stone_age", 2, SHORT, seed=f"page {number}", names=["Olena", "Bob"])
        while not game.over:
            game.play(game.options()[-1 - number % len(game.options())])
        asked_of_server(
            somebody, "/tables/import", record=records.write(game.record()), name="Olena"
        )


def test_statistics_are_reached_from_a_game_and_made_when_asked_for(visit: Visiting) -> None:
    somebody = visit()
    page = somebody.page
    finish_games(somebody, 5)
    page.goto(f"{somebody.origin}/")
    page.get_by_role("link", name="Stone Age: statistics").click()
    page.get_by_role("button", name=re.compile(r"Sum up \d+ games")).click()

    expect(page.get_by_role("heading", name="Seats")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("heading", name="Rules that mattered")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_on(page) == []
    somebody.picture("statistics")


def test_the_page_of_statistics_fits_a_phone_in_every_language(visit: Visiting) -> None:
    somebody = visit(PHONE, language="uk", scheme="dark")
    somebody.page.goto(f"{somebody.origin}/statistics/lost_mines")

    expect(somebody.page.get_by_text("Статистика починається з 5.")).to_be_visible()
    assert somebody.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    somebody.picture("statistics-none")
