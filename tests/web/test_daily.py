"""The deal of the day, games alone, and the rulebook that opens at what one points at."""

import re

from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, new_key, table_for, waiting_table_for


def test_the_deal_of_the_day_is_one_press_away(visit: Visiting) -> None:
    somebody = visit(PHONE)
    somebody.page.goto("/")
    today = somebody.page.locator("[data-daily=cave_vs_cave]")

    today.get_by_role("button", name="play today’s deal").tap()

    at = AtTable(somebody).wait_for_turn()
    expect(at.page.locator("[data-daily-deal]")).to_be_visible()
    expect(at.page.locator("[data-solo-goal]")).to_have_text("Target 50")
    expect(at.page.locator("[data-hint-button]")).to_have_count(0)
    somebody.page.goto("/")
    today.get_by_role("button").tap()
    expect(at.page).to_have_url(re.compile("/tables/"))


def test_who_has_closed_a_try_sees_the_results(visit: Visiting) -> None:
    somebody = visit()
    made = asked_of_server(somebody, "/daily/cave_vs_cave", name="Olena")
    asked_of_server(somebody, f"/tables/{made['id']}/close", key=new_key())

    somebody.page.goto("/")

    today = somebody.page.locator("[data-daily=cave_vs_cave]")
    expect(today).to_contain_text("You have closed your try.")
    expect(today.get_by_role("button")).to_have_count(0)


def test_whoever_is_at_the_machine_itself_is_told_that_a_link_leads_nowhere_else(
    visit: Visiting,
) -> None:
    somebody = visit()

    somebody.page.goto(waiting_table_for(somebody, "stone_age"))

    expect(somebody.page.locator("[data-unreachable]")).to_be_visible()


def test_the_rulebook_opens_at_what_one_points_at(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0")).wait_for_turn()
    wanted = at.page.locator("article.wanted")

    at.page.keyboard.press("b")
    expect(wanted).to_have_attribute("data-rule", "STA-2.1")
    at.page.keyboard.press("Escape")
    at.page.locator("[data-row]").filter(has_text=re.compile("hut", re.IGNORECASE)).first.hover()
    at.page.keyboard.press("b")
    expect(wanted).to_have_attribute("data-rule", "STA-5.4")

    at.page.locator("[data-contents] summary").click()
    at.page.get_by_role("button", name="8. Feeding").click()
    expect(at.page.get_by_role("heading", name="8. Feeding")).to_be_in_viewport()
    somebody.picture("rulebook")


def test_a_rule_has_its_picture(visit: Visiting) -> None:
    somebody = visit()

    somebody.page.goto("/rules/stone_age#STA-4.2")

    drawn = somebody.page.locator("[data-picture=dice]")
    expect(drawn.locator("svg")).not_to_have_count(0)
    expect(drawn).to_contain_text("4 wood")
