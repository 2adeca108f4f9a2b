"""The review of a finished game: a chart, luck and choice, and the moves that cost most."""

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from grotto.bots import new_bot
from grotto.core import records
from grotto.core.options import Value
from grotto.play.table import Table
from tests.web.at_table import AtTable
from tests.web.axe import SCHEMES, serious_on
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server
from tests.web.test_screens import FINGER, SCROLL, SMALL

LONG = 120_000  # milliseconds: a review lets everything else go first


@cache
def short_record() -> str:
    """A game of two rounds between bots that choose at random."""
    options: dict[str, Value] = {"first_player": "0", "max_rounds": 2}
    table = Table("stone_age", 2, options, seed="review", names=["Olena", "Bob"])
    bots = [new_bot("random", table.game, seat) for seat in range(2)]
    while not table.over:
        table.play(bots[table.to_act].choose(table.position(table.to_act)).text())
    return records.write(table.record())


def finished_game(somebody: Visit) -> AtTable:
    made = asked_of_server(somebody, "/tables/import", record=short_record(), name="Olena")
    return AtTable(somebody).open(f"/tables/{made['id']}")


def reviewed_game(somebody: Visit) -> AtTable:
    at = finished_game(somebody)
    at.button("Review this game").click()
    expect(chart(at)).to_be_visible(timeout=LONG)
    return at


def chart(at: AtTable) -> Locator:
    return at.page.locator("[data-expected]")


def slips(at: AtTable) -> Locator:
    return at.page.locator("[data-slip]")


def test_a_review_is_asked_for_once_and_stays_with_the_game(visit: Visiting) -> None:
    somebody = visit()
    at = reviewed_game(somebody)

    expect(at.page.get_by_role("heading", name="Luck and choice")).to_be_visible()
    assert 1 <= slips(at).count() <= 10
    at.page.reload()
    expect(at.button("To the review")).to_be_visible()
    expect(chart(at)).to_be_visible()


def test_a_review_comes_in_sight_below_the_names_of_the_players(visit: Visiting) -> None:
    at = finished_game(visit(PHONE))

    at.button("Review this game").tap()

    expect(chart(at)).to_be_attached(timeout=LONG)
    expect(at.page.locator("[data-table] > header")).to_be_in_viewport(ratio=1)


def test_a_moment_of_the_chart_is_chosen_by_pointer_or_by_key(visit: Visiting) -> None:
    at = reviewed_game(visit())
    slider = at.page.get_by_role("slider", name="Moment in the chart")

    chart(at).click(position={"x": 1, "y": 100})
    expect(slider).to_have_value("1")
    slider.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"^After move 2 of \d+\. Olena: .*\. Bob: .*")
    )


def test_who_looks_at_a_costly_move_comes_back_to_it(visit: Visiting) -> None:
    at = reviewed_game(visit())
    look = slips(at).nth(1).get_by_role("button", name="Look at it")
    move = slips(at).nth(1).get_attribute("data-slip")

    look.click()
    at.expect_moment("past")
    expect(at.page.locator("output")).to_contain_text(f"{move} /")
    at.button("Back to now").click()

    expect(look).to_be_focused()


def test_from_a_costly_move_one_plays_on_at_another_table(visit: Visiting) -> None:
    somebody = visit()
    at = reviewed_game(somebody)
    here = at.page.url

    slips(at).first.get_by_role("button", name="Play on from here").click()

    at.page.wait_for_url(lambda url: url != here)
    at.wait_for_turn()
    at.expect_moment("asked")


PARTS = ("What everybody could expect", "Luck and choice", "The choices that cost most")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_review_is_for_everybody_by_day_and_by_night(
    visit: Visiting, size: tuple[int, int]
) -> None:
    somebody = visit(size)
    at = reviewed_game(somebody)

    for scheme in SCHEMES:
        at.page.emulate_media(color_scheme=scheme)
        for number, part in enumerate(PARTS):
            heading = at.page.get_by_role("heading", name=part)
            heading.evaluate("heading => heading.scrollIntoView()")
            somebody.picture(f"review-{scheme}-{number}")
    assert serious_on(at.page) == []
    assert at.page.evaluate(SCROLL)[0] <= 0
    if size == PHONE:
        assert at.page.evaluate(SMALL, [FINGER, FINGER]) == []
