"""The rulebook is searched in every language, and what one likes is kept."""

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.tables import table_for


@pytest.mark.parametrize(
    ("language", "word"), [("en", "wood"), ("ru", "дерево"), ("uk", "деревина")]
)
def test_the_rules_are_searched_in_three_languages(
    visit: Visiting, language: str, word: str
) -> None:
    somebody = visit(language=language)
    page = somebody.page
    page.goto("/rules/stone_age")
    expect(page.locator("[data-rule]").first).to_be_attached()

    page.get_by_role("searchbox").fill(word)

    found = page.locator("[data-found]")
    expect(found.first).to_be_visible()
    rule = found.first.get_attribute("data-found")
    found.first.click()
    expect(page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    somebody.picture(f"rules-{language}")


@pytest.mark.parametrize(
    ("game", "seats", "what", "rule"),
    [
        ("stone_age", 2, '[data-spot="0-food"]', "STA-8.2"),
        ("stone_age", 2, "[data-about=symbols]", "STA-11.1"),
        ("stone_age", 2, "[data-spot=deck]", "STA-10.1"),
        ("cave_vs_cave", 2, "[data-spot=walls]", "CVC-6.2"),
        ("caverna", 2, '[data-spot="seat-0-ruby"]', "CAV-7.4"),
        ("lost_mines", 3, "[data-about=path]", "MIN-3.1"),
    ],
)
def test_the_rulebook_opens_at_the_rule_of_what_one_points_at(
    visit: Visiting, game: str, seats: int, what: str, rule: str
) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, game, seats)).wait_for_turn()

    at.board.locator(what).first.hover()
    at.page.keyboard.press("b")

    book = at.page.get_by_role("dialog")
    expect(book.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()


def test_on_a_phone_the_rulebook_opens_at_the_rule_of_what_was_tapped(visit: Visiting) -> None:
    somebody = visit(PHONE)
    path = table_for(somebody, "cave_vs_cave", 2, first_player="0")
    at = AtTable(somebody).open(path).wait_for_turn()

    at.page.locator("[data-goods] [data-target=open]").first.tap()
    at.page.locator("[data-read]").tap()

    book = at.page.get_by_role("dialog")
    expect(book.locator('[data-rule="CVC-5.6"]')).to_be_in_viewport()


def test_settings_are_kept_when_the_page_is_loaded_again(visit: Visiting) -> None:
    somebody = visit()
    page = somebody.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Dark", exact=True).click()
    page.get_by_text("Two presses").click()
    page.get_by_role("switch", name="Pieces move").check(force=True)
    somebody.picture("settings")

    page.reload()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "on")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Two presses")).to_be_checked()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()


def test_a_chosen_language_is_kept_when_the_page_is_loaded_again(visit: Visiting) -> None:
    somebody = visit()
    page = somebody.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Українська", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")

    page.reload()

    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("heading", level=1)).to_have_text("У що зіграємо?")
