"""At the table: taking back, other languages, several people at one screen, and the rulebook."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.players import CAVES, TRIBES, Lister, Player, anything
from tests.web.tables import table_for, table_for_two


def test_a_choice_is_taken_back_and_played_again(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    asked = at.prompt
    expect(at.button("Undo")).to_be_disabled()
    Player(at, CAVES).play(1)
    then, version = at.prompt, at.version
    expect(at.page.get_by_text("Your last choice can be taken back.")).to_be_visible()

    at.button("Undo").click()
    version = at.wait_for_news(version).version
    assert at.prompt == asked
    expect(at.button("Undo")).to_be_disabled()

    at.button("Redo").click()
    at.wait_for_news(version)
    assert at.prompt == then
    expect(at.button("Redo")).to_be_disabled()


def test_undo_and_redo_have_keys(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    asked = at.prompt
    Player(at, CAVES).play(1)
    then, version = at.prompt, at.version

    at.page.keyboard.press("u")
    version = at.wait_for_news(version).version
    assert at.prompt == asked

    at.page.keyboard.press("r")
    at.wait_for_news(version)
    assert at.prompt == then


def test_all_others_are_asked_where_undo_does_not_reach(visit: Visiting) -> None:
    host, friend = visit(), visit()
    path = table_for_two(host, friend, "stone_age", first_player="0")
    ann, bob = AtTable(host).open(path), AtTable(friend).open(path)
    asked = ann.wait_for_turn().prompt
    Player(ann, TRIBES).answer_once()
    Player(bob, TRIBES).answer_once()
    ann.wait_for_version(bob.version)

    expect(ann.button("Undo")).to_be_disabled()
    expect(ann.page.locator("[data-reach]")).not_to_be_empty()
    host.picture("no-undo")
    ann.button("Ask all to go back").click()
    bob.button("Agree").click()

    expect(ann.page.locator("[data-prompt]")).to_have_text(asked)


@pytest.mark.parametrize("game", ["stone_age", "cave_vs_cave", "lost_mines", "caverna"])
def test_languages_change_in_the_middle_of_a_game_and_nothing_is_lost(
    visit: Visiting, game: str
) -> None:
    somebody = visit()
    seats = 3 if game == "lost_mines" else 2
    at = AtTable(somebody).open(table_for(somebody, game, seats))
    Lister(at, anything).play(2)
    version, prompt = at.version, at.prompt
    at.tab("Chat").click()
    draft = at.page.get_by_role("textbox").last
    draft.fill("Good luck!")

    settings = at.change_settings()
    prompts = {prompt}
    for language, lang in (("Українська", "uk"), ("Русский", "ru")):
        settings = at.page.get_by_role("dialog").filter(has=at.page.get_by_text(language))
        settings.get_by_text(language, exact=True).click()
        expect(at.page.locator("html")).to_have_attribute("lang", lang)
        prompts.add(at.prompt)
        somebody.picture(f"{game}-{lang}")
    at.page.keyboard.press("Escape")

    assert len(prompts) == 3
    assert at.version == version
    expect(draft).to_have_value("Good luck!")
    Lister(at, anything).play(2)


def test_nothing_of_a_hand_is_behind_the_curtain(visit: Visiting) -> None:
    somebody = visit()
    people = ("Ann", "Bob", "Cid")
    at = AtTable(somebody).open(table_for(somebody, "lost_mines", 3, people))
    curtain = at.page.get_by_role("button", name=re.compile("^I am "))
    somebody.picture("curtain")
    assert "hand" not in at.page.content().lower().replace("hand_over", "").replace("hand the", "")

    first = curtain.inner_text()
    curtain.click()
    hand = at.page.get_by_role("region", name="Hand")
    expect(hand.get_by_role("button").first).to_be_visible()
    cards = hand.get_by_role("button").all_inner_texts()
    Lister(at, anything).play_until(curtain)

    assert curtain.inner_text() != first
    expect(hand).to_have_count(0)
    expect(at.board).to_have_count(0)
    assert cards
    shown = at.page.locator("body").inner_text()
    assert not [card for card in cards if card in shown]


def test_a_refusal_explains_itself_and_opens_its_rule(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age"))
    shut = at.board.locator("[data-target=shut]").first
    Player(at, TRIBES).play_until(shut)

    shut.click(force=True)
    somebody.picture("refusal")
    link = at.page.get_by_role("button", name=re.compile(r"^Rule STA-"))
    rule = link.inner_text().removeprefix("Rule ")
    link.click()

    book = at.dialog("Stone Age")
    expect(book.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    somebody.picture("rulebook")
    at.page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_confirming_twice_shows_before_it_plays(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    at.change_settings().get_by_text("Two presses").click()
    at.page.keyboard.press("Escape")
    version = at.version
    tile = at.board.locator("[data-tile][data-target=open]").first

    tile.click()
    expect(at.button("Do it")).to_be_visible()
    assert at.version == version
    tile.click()

    assert at.wait_for_news(version).version > version
