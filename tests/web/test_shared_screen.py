"""What every game shows alike: one's goods on a phone, whom a question asks, and what is said."""

from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.tables import table_for, table_for_two


def test_on_a_phone_goods_and_a_sentence_for_newcomers_stand_beside_the_question(
    visit: Visiting,
) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "caverna", 2)).wait_for_turn()

    expect(at.page.locator("[data-goods]")).to_be_in_viewport(ratio=0.9)
    expect(at.page.locator("[data-newcomer]")).to_contain_text("dwarf")
    somebody.picture("goods-line")
    at.change_settings().get_by_role("radio", name="Never").check(force=True)
    expect(at.page.locator("[data-newcomer]")).to_have_count(0)


def test_on_the_smallest_phone_what_was_tapped_stays_in_sight_above_what_it_leads_to(
    visit: Visiting,
) -> None:
    somebody = visit((320, 568))
    at = AtTable(somebody).open(table_for(somebody, "stone_age", 3)).wait_for_turn()
    card = at.page.locator("[data-place=card_1]")

    card.tap()

    expect(at.page.locator(".outcome .changes")).to_be_visible()
    expect(at.button("Do it")).to_be_in_viewport(ratio=0.9)
    expect(card).to_be_in_viewport(ratio=0.9)


def test_where_people_share_a_screen_the_question_names_who_is_asked(visit: Visiting) -> None:
    somebody = visit()
    path = table_for(somebody, "cave_vs_cave", 2, ("Olena", "Bohdan"), first_player="1")
    at = AtTable(somebody).open(path).wait_for_turn()

    expect(at.page.locator("[data-asked]")).to_contain_text("Bohdan")


def test_where_people_share_a_small_screen_goods_and_home_say_whose_they_are(
    visit: Visiting,
) -> None:
    somebody, people = visit(PHONE), ("Olena", "Bohdan")
    caves = table_for(somebody, "cave_vs_cave", 2, people, first_player="1")
    at = AtTable(somebody).open(caves).wait_for_turn()
    expect(at.board.locator("[data-goods] .whose")).to_be_visible()
    somebody.picture("shared-cave_vs_cave")

    farms = table_for(somebody, "caverna", 2, people, first_player="1")
    at = AtTable(somebody).open(farms).wait_for_turn()

    expect(at.board.get_by_role("button", name="Home of Bohdan")).to_have_text("Bohdan")
    somebody.picture("shared-caverna")


def test_what_is_said_is_seen_on_a_phone_and_read_in_the_chat(visit: Visiting) -> None:
    host, friend = visit(PHONE), visit()
    path = table_for_two(host, friend, "stone_age")
    at, other = AtTable(host).open(path), AtTable(friend).open(path)

    at.page.wait_for_timeout(2500)  # by then everything has come that was said before
    other.tab("Chat").click()
    other.page.get_by_role("textbox", name="Say something to all").fill("Good luck!")
    other.button("Send").click()

    expect(at.page.locator("[data-said]")).to_contain_text("Bob: Good luck!")
    expect(at.page.locator("[data-chat-news]")).to_be_visible()
    at.button("Open the chat").click()
    expect(at.page.get_by_role("tabpanel")).to_contain_text("Good luck!")
    expect(at.page.locator("[data-chat-news]")).to_have_count(0)


def test_what_was_said_comes_first_where_log_and_chat_are_opened(visit: Visiting) -> None:
    host, friend = visit(PHONE), visit()
    path = table_for_two(host, friend, "stone_age")
    at, other = AtTable(host).open(path), AtTable(friend).open(path)
    other.tab("Chat").click()
    other.page.get_by_role("textbox", name="Say something to all").fill("Good luck!")
    other.button("Send").click()
    expect(at.page.locator("[data-chat-news]")).to_be_visible()

    at.page.locator("[data-open-panel]").tap()

    expect(at.page.get_by_role("tabpanel")).to_contain_text("Good luck!")
