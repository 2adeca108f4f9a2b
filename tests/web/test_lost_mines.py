"""The board of The Lost Mines: cards, walks, secrets and rounds, alone or at a shared screen."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.at_table import AtTable
from tests.web.browser import PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.players import Player, Tapper, by_words
from tests.web.questions import Asked, table_asking
from tests.web.tables import table_for

DIGGING: Final = by_words({
    "offer discard": 0.2, "Discard": 0.05, "cell": 20, "offer peek": 20, "offer": 4, "stop": 0.1,
    "Stay": 0.1, "pull": 0.01,
})  # fmt: skip
"""Who plays cards and goes on, rather than discards and stays."""

MOTION: Final = """localStorage["grotto.settings"] = '{"speed": "fast", "motion": true}';"""

HANDS: Final = {5: 5, 9: 4}
"""Cards of a full hand, by seats."""
PHONES: Final = ((360, 740), (390, 844), (740, 360), (844, 390))
TABLETS: Final = ((683, 768), (768, 1024), (1024, 768))

MOST_ELEMENTS: Final = 3000
FINGER: Final = 43.5


def cards_of(at: AtTable) -> Locator:
    """The cards in one's hand."""
    return at.board.locator("[data-card]")


def fits_of(at: AtTable) -> Locator:
    """Where the card that is taken up can go on the map."""
    return at.board.locator("[data-cell], [data-edge]")


def sit_down(somebody: Visit, seats: int) -> AtTable:
    """Sit at a table with bots, and wait for the first question."""
    path = table_for(somebody, "lost_mines", seats, first_player="0")
    at = AtTable(somebody).open(path).wait_for_turn()
    cards_of(at).first.wait_for()
    return at


def take_up_what_fits(at: AtTable) -> Locator:
    """Take up a card that fits somewhere on the map; return where."""
    for card in cards_of(at).all():
        card.click()
        if fits_of(at).count():
            return fits_of(at)
        card.click()
    raise AssertionError("no card fits anywhere")


@pytest.mark.parametrize("seats", [3, 9])
def test_a_card_shows_where_it_fits_only_when_it_is_taken_up(visit: Visiting, seats: int) -> None:
    somebody = visit()
    at = sit_down(somebody, seats)
    assert fits_of(at).count() == 0

    fits = take_up_what_fits(at)
    version = at.version
    somebody.picture(f"lost-mines-held-{seats}")
    assert at.page.locator("*").count() < MOST_ELEMENTS
    fits.first.click()

    expect(at.screen).not_to_have_attribute("data-version", str(version))


def test_a_card_is_dragged_to_where_it_goes(visit: Visiting) -> None:
    at = sit_down(visit(), 3)
    place = take_up_what_fits(at).first.bounding_box()
    card = at.board.locator("[data-card][aria-pressed=true]")
    version = at.version
    assert place is not None

    card.hover()
    at.page.mouse.down()
    at.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + 40, steps=4)
    at.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=2)
    at.page.mouse.up()

    expect(at.screen).not_to_have_attribute("data-version", str(version))


def test_a_walk_takes_two_presses_at_most_and_every_round_ends_in_sight(visit: Visiting) -> None:
    somebody = visit()
    somebody.context.add_init_script(MOTION)
    at = sit_down(somebody, 3)
    goals = at.board.locator(".goal")
    player = Player(at, DIGGING).play_until(goals.first)
    somebody.picture("lost-mines-walk")
    version = at.version

    goals.last.click()
    walk = at.board.locator("[data-walk]")
    if walk.is_visible():
        walk.click()
    expect(at.screen).not_to_have_attribute("data-version", str(version))
    expect(goals).to_have_count(0)

    story = at.board.locator("[data-story]")
    player.play_until(story)
    somebody.picture("lost-mines-round")
    expect(story.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    at.button("Go on").click()
    expect(story).to_have_count(0)


def test_a_phone_shows_cells_that_fingers_hit(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = sit_down(somebody, 9)
    for card in cards_of(at).all():
        card.tap()
        if at.board.locator("[data-cell]").count():
            break
    somebody.picture("lost-mines-held")

    box = at.board.locator("[data-cell]").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER

    player = Tapper(at, DIGGING).play(12)
    assert player.answers == 12 or at.is_over
    somebody.picture("lost-mines-later")


def expect_hand_in_sight(at: AtTable, count: int) -> None:
    """Expect all cards in the window, large enough for a finger, with nothing scrolled."""
    expect(cards_of(at)).to_have_count(count)
    for card in cards_of(at).all():
        expect(card).to_be_in_viewport(ratio=0.999)
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    assert at.board.locator(".frame").evaluate("frame => frame.scrollTop") == 0


@pytest.mark.parametrize("seats", HANDS)
@pytest.mark.parametrize("sizes", [PHONES, TABLETS], ids=["phones", "tablets"])
def test_the_whole_hand_is_in_sight(
    visit: Visiting, sizes: tuple[tuple[int, int], ...], seats: int
) -> None:
    somebody = visit(sizes[0], language="ru")
    at = sit_down(somebody, seats)
    for width, height in sizes:
        somebody.size = (width, height)
        at.page.set_viewport_size({"width": width, "height": height})
        expect_hand_in_sight(at, HANDS[seats])
        assert at.board.locator(".tray.idle").evaluate("row => row.scrollWidth <= row.clientWidth")

        cards_of(at).last.click()
        expect(cards_of(at).last).to_have_attribute("aria-pressed", "true")
        expect_hand_in_sight(at, HANDS[seats])
        somebody.picture(f"lost-mines-hand-{seats}")
        cards_of(at).last.click()


LOOK_ANYWHERE: Final = Asked("lost_mines", "card", "cards-9", 95, 2, "peek")
"""A card in hand can look at nine treasures and eight dwarfs."""


@pytest.mark.parametrize("size", PHONES)
def test_all_goals_of_a_look_are_below_the_map_of_a_phone(
    visit: Visiting, size: tuple[int, int]
) -> None:
    somebody = visit(size, language="ru")
    at = AtTable(somebody).open(table_asking(somebody, LOOK_ANYWHERE)).wait_for_turn()

    at.board.locator("[data-card=peek_treasure_dwarf]").click()

    expect(at.board.locator(".tray [data-offer^=peek]")).to_have_count(17)
    assert at.board.locator(".tray.many").evaluate("tray => tray.scrollWidth <= tray.clientWidth")
    somebody.picture("lost-mines-goals")


def test_drawing_over_the_board_selects_nothing(visit: Visiting) -> None:
    at = sit_down(visit(), 5)
    frame = at.board.bounding_box()
    assert frame is not None
    right, top = frame["x"] + frame["width"], frame["y"]
    version = at.version

    at.page.mouse.move(frame["x"] + 40, top + frame["height"] - 30)
    at.page.mouse.down()
    at.page.mouse.move(right - 40, top + 40, steps=8)
    at.page.mouse.up()

    assert at.page.evaluate("() => getSelection().toString()") == ""
    assert at.version == version


def test_a_card_without_room_for_its_name_still_says_it(visit: Visiting) -> None:
    at = sit_down(visit(PHONE, language="ru"), 5)
    for card in cards_of(at).all():
        name = card.get_attribute("title") or ""
        assert name
        expect(card).to_have_accessible_name(name)


def pass_until_somebody_can_look(at: AtTable, curtain: Locator) -> None:
    """Let people discard, so that nobody can move, until one has a card to look with."""
    while True:
        curtain.click()
        at.wait_for_turn()
        cards_of(at).first.wait_for()
        if at.board.locator("[data-card^=peek]").count():
            return
        cards_of(at).first.click()
        at.button("Discard it").click()
        curtain.wait_for()


def test_a_secret_stays_until_it_is_seen_and_nobody_else_finds_it(visit: Visiting) -> None:
    somebody = visit()
    people = ("Ann", "Bob", "Cid")
    at = AtTable(somebody).open(table_for(somebody, "lost_mines", 3, people))
    curtain = at.page.get_by_role("button", name=re.compile("^I am "))
    pass_until_somebody_can_look(at, curtain)

    at.board.locator("[data-card^=peek]").first.click()
    at.board.locator("[data-target=open]:is([data-cell], [data-slot], [data-seat])").first.click()
    look = at.board.locator("[data-look]")
    expect(look).to_contain_text("in secret: ")
    somebody.picture("lost-mines-look")
    expect(curtain).to_have_count(0)

    at.button("I have seen it").click()
    expect(look).to_have_count(0)
    curtain.click()
    cards_of(at).first.wait_for()
    expect(at.page.locator("[data-move]").filter(has_text="in secret.").last).to_be_visible()
    assert "in secret: " not in at.page.content()
    at.button("My notebook").click()
    notebook = at.dialog("My notebook")
    expect(notebook.get_by_text("You have not looked at anything yet.")).to_be_visible()
    expect(notebook.get_by_text("has looked at it")).to_be_visible()
    kept = set(at.page.evaluate("Object.keys(localStorage)"))
    assert kept <= {"grotto.settings", "grotto.first-tables", "grotto.seen"}


def test_a_guess_and_a_note_stay_in_the_browser(visit: Visiting) -> None:
    somebody = visit()
    at = sit_down(somebody, 4)
    at.board.locator('[data-seat="2"]').click()
    sheet = at.dialog("Bot 2")
    sheet.get_by_text("saboteur", exact=True).click()
    sheet.get_by_role("textbox").fill("digs nowhere")
    at.page.keyboard.press("Escape")

    at.page.reload()
    at.board.locator('[data-seat="2"]').click()

    expect(sheet.get_by_role("textbox")).to_have_value("digs nowhere")
    expect(sheet.get_by_role("radio", name="saboteur")).to_be_checked()


def test_the_board_in_words_names_starts_and_mines(visit: Visiting) -> None:
    at = sit_down(visit(), 3)
    words = at.board.get_by_role("region", name="The forest in words")

    expect(words).to_contain_text("b3: start of the blue clan")
    expect(words).to_contain_text("j1: unknown mine; face down")
    assert "thunderstorm on" not in words.inner_text()
