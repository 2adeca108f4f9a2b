"""The board of Cave vs Cave: it says what it means, and one has rooms, walls and goods in hand."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.fingers import Spot, move_fingers, move_pen
from tests.web.questions import Asked, table_asking
from tests.web.tables import table_for

UNREACHABLE: Final = """(board) => [...board.querySelectorAll("[data-target=open]")]
    .filter((target) => target.tabIndex < 0 || !target.ariaLabel && !target.textContent.trim())
    .map((target) => target.outerHTML)"""

TITLES: Final = """() => {
    window.titles = [];
    new MutationObserver(() => {
        const title = document.querySelector(".bench strong")?.textContent;
        if (title && window.titles.at(-1) !== title) window.titles.push(title);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""What is being carried out, as it was called from moment to moment."""

SELECTED: Final = "() => getSelection().toString()"

FURNISH: Final = Asked("cave_vs_cave", "carry-out", "mastery-1", 95, 0, "furnish")
"""Several rooms fit into two caverns, each at one price."""
PRICES: Final = Asked("cave_vs_cave", "carry-out", "mastery-1", 77, 0, "furnish")
"""A room can be paid with food or with gold."""
BUILD: Final = Asked("cave_vs_cave", "carry-out", "mastery-1", 13, 0, "build")
DIG: Final = Asked("cave_vs_cave", "carry-out", "goal-1", 20, 0, "dig")
LATE: Final = Asked("cave_vs_cave", "carry-out", "won-2", 172, 0)


def asked(somebody: Visit, question: Asked) -> AtTable:
    """Sit where somebody is asked this."""
    at = AtTable(somebody).open(table_asking(somebody, question)).wait_for_turn()
    at.board.locator("[data-stage]").first.wait_for()
    return at


def middle_of(thing: Locator) -> Spot:
    """Return the middle of something that is in sight."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(at: AtTable, piece: Locator, goal: Locator) -> None:
    """Take a piece and let it go somewhere else: by finger on a phone, else by mouse."""
    start, end = middle_of(piece), middle_of(goal)
    if at.visit.size == PHONE:
        move_fingers(at.page, [(start, end)])
        return
    at.page.mouse.move(*start)
    at.page.mouse.down()
    at.page.mouse.move(*end, steps=6)
    at.page.mouse.up()


def test_pointing_at_an_action_tile_says_in_words_what_it_does_now(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()

    at.board.locator("[data-tile=cultivation]").hover()

    said = at.page.locator("[popover]:popover-open")
    expect(said).to_contain_text("gain 2 emmer and 1 flax")
    expect(at.page.locator("[data-tile=cultivation][data-marked]")).to_be_visible()
    expect(said).to_contain_text("Cave Entrance")


def test_everything_that_glows_has_a_name_and_can_be_reached_by_keys(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1))
    tile = at.board.locator("[data-tile=undergrowth][data-target=open]")
    tile.wait_for()
    assert at.board.evaluate(UNREACHABLE) == []

    tile.focus()
    at.page.keyboard.press("Enter")
    wood = at.board.get_by_role("button", name="Gain 2 wood")
    wood.wait_for()
    assert at.board.evaluate(UNREACHABLE) == []

    version = at.version
    wood.focus()
    at.page.keyboard.press("Enter")
    at.wait_for_news(version)


def test_a_room_that_is_looked_at_shows_where_it_fits(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave"))

    at.board.locator("[data-room=shelf]").hover()
    expect(at.board.get_by_role("img", name=re.compile("^It fits"))).to_be_visible()

    at.board.locator("[data-room=tunnel]").hover()
    expect(at.board.get_by_role("img", name=re.compile("wall is|walls are"))).not_to_have_count(0)
    somebody.picture("cave-vs-cave-fit")


def test_a_room_with_several_caverns_is_taken_up_and_put_into_one_of_them(visit: Visiting) -> None:
    at = asked(visit(), FURNISH)
    version = at.version

    at.board.locator("[data-room=stall]").click()
    expect(at.page.locator(".chooser")).to_have_count(0)
    expect(at.board.locator("[data-cell][data-target=open]")).to_have_count(2)
    at.board.locator('[data-cell="0 c5"]').hover()
    expect(at.board.locator('[data-cell="0 c5"] .ghost')).to_be_visible()
    at.page.mouse.down()
    at.page.mouse.up()

    at.wait_for_news(version)
    expect(at.board.get_by_role("button", name=re.compile("^C5: Stall"))).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
def test_a_room_is_dragged_from_the_display_into_a_cavern(
    visit: Visiting, size: tuple[int, int]
) -> None:
    at = asked(visit(size), FURNISH)
    version = at.version

    drag(at, at.board.locator("[data-room=stall]"), at.board.locator('[data-cell="0 b1"]'))

    at.wait_for_news(version)
    expect(at.board.locator('[data-cell="0 b1"] [data-scene=stall]')).to_be_visible()
    assert at.page.evaluate(SELECTED) == ""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
def test_a_wall_is_dragged_from_the_supply_to_where_it_shall_stand(
    visit: Visiting, size: tuple[int, int]
) -> None:
    at = asked(visit(size), BUILD)
    version, walls = at.version, at.board.locator("[data-walls]")
    left = int(walls.get_attribute("data-walls") or "0")

    drag(at, walls, at.board.locator('[data-border="0 a1-a2"]'))

    at.wait_for_news(version)
    expect(walls).to_have_attribute("data-walls", str(left - 1))


def test_rooms_and_walls_are_dragged_by_a_pen(visit: Visiting) -> None:
    at = asked(visit(), FURNISH)
    version = at.version
    stall, cavern = at.board.locator("[data-room=stall]"), at.board.locator('[data-cell="0 b1"]')

    move_pen(at.page, (middle_of(stall), middle_of(cavern)))

    at.wait_for_news(version)
    expect(cavern.locator("[data-scene=stall]")).to_be_visible()
    at = asked(at.visit, BUILD)
    version, walls = at.version, at.board.locator("[data-walls]")
    move_pen(at.page, (middle_of(walls), middle_of(at.board.locator('[data-border="0 a1-a2"]'))))
    at.wait_for_news(version)
    assert at.page.evaluate(SELECTED) == ""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
def test_what_is_dropped_where_it_cannot_go_goes_back(
    visit: Visiting, size: tuple[int, int]
) -> None:
    at = asked(visit(size), FURNISH)
    version = at.version

    drag(at, at.board.locator("[data-room=stall]"), at.board.locator('[data-cell="0 a1"]'))

    expect(at.board.locator("[data-room=stall]")).to_be_visible()
    expect(at.board.locator(".held")).to_have_count(0)
    assert at.version == version
    assert at.page.evaluate(SELECTED) == ""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_price_is_chosen_by_pressing_ones_own_goods(
    visit: Visiting, size: tuple[int, int]
) -> None:
    somebody = visit(size)
    at = asked(somebody, PRICES)
    version = at.version
    gold = at.board.locator('[data-spot="good-0-gold"]')

    drag(
        at,
        at.board.locator("[data-room=sacrificial_altar]"),
        at.board.locator('[data-cell="0 b5"]'),
    )
    somebody.picture("cave-vs-cave-price")
    if size == DESK:
        gold.locator("button.head").click()
    else:
        gold.tap()
        at.button("Do it").tap()

    at.wait_for_news(version)
    expect(at.board.locator('[data-cell="0 b5"] [data-scene=sacrificial_altar]')).to_be_visible()
    expect(gold).to_contain_text("9")


def test_the_list_of_prices_covers_no_good_that_is_paid_with(visit: Visiting) -> None:
    at = asked(visit(), PRICES)

    at.board.locator("[data-room=sacrificial_altar]").click()
    at.board.locator('[data-cell="0 b3"]').click()

    listed = at.page.locator(".chooser").bounding_box()
    assert listed is not None
    for good in ("food", "gold"):
        paid = at.board.locator(f'[data-spot="good-0-{good}"]').bounding_box()
        assert paid is not None
        assert listed["y"] >= paid["y"] + paid["height"] or (
            listed["x"] >= paid["x"] + paid["width"]
        )


def test_a_part_that_cannot_be_paid_says_what_is_missing(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1)).wait_for_turn()
    at.board.locator("[data-tile=excavation]").tap()
    expect(at.page.locator(".outcome .lines")).to_contain_text("Now you could excavate")
    version = at.version
    at.button("Do it").tap()
    at.wait_for_news(version)

    at.board.locator(".part").nth(1).tap(force=True)

    expect(at.page.locator("[popover]:popover-open")).to_contain_text("You still need 1 food.")


def test_a_room_that_is_drawn_belongs_to_no_player_zero(visit: Visiting) -> None:
    at = asked(visit(moves=True), DIG)
    at.page.evaluate(TITLES)

    at.board.locator('[data-cell="0 b4"]').click()
    row = at.page.locator(".chooser [data-row]").first
    if row.is_visible():
        row.click()

    at.wait_for_turn()
    assert not any("Player 0" in title for title in at.page.evaluate("() => window.titles"))


def test_boards_stay_on_their_side_when_two_share_a_screen(visit: Visiting) -> None:
    somebody = visit()
    people = ("Ann", "Bob")
    path = table_for(somebody, "cave_vs_cave", 2, people, first_player="0")
    at = AtTable(somebody).open(path).wait_for_turn()

    def order() -> list[str]:
        caves = at.board.get_by_role("group", name=re.compile("^Cave of"))
        named = [
            (middle_of(cave)[0], cave.get_attribute("aria-label") or "") for cave in caves.all()
        ]
        return [label for _, label in sorted(named)]

    expect(at.board.get_by_role("group", name="Cave of Bob")).to_be_visible()
    before = order()
    for action in ("take undergrowth", "gain wood*2", "done"):
        at.play(action)

    assert order() == before == ["Cave of Ann", "Cave of Bob"]


def test_a_tile_that_was_taken_leaves_its_place_empty(visit: Visiting) -> None:
    somebody = visit()
    path = table_for(somebody, "cave_vs_cave", 2, ("Ann", "Bob"), first_player="0")
    at = AtTable(somebody).open(path).wait_for_turn()
    tiles = at.board.get_by_role("group", name="Action tiles")

    def places() -> list[str]:
        return [
            one.get_attribute("data-tile") or one.get_attribute("aria-label") or ""
            for one in tiles.locator("> *").all()
        ]

    expect(tiles.locator("> *")).to_have_count(12)
    before = places()
    at.play("take undergrowth")

    taken = at.board.locator("[data-tile=undergrowth]")
    expect(taken).to_have_attribute("aria-label", "Undergrowth, taken by Ann")
    expect(taken.locator(".signs")).to_have_count(0)
    assert places() == before


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)], ids=["desk", "phone", "low"])
def test_a_game_alone_shows_its_goal(visit: Visiting, size: tuple[int, int]) -> None:
    at = asked(visit(size), FURNISH)

    goal = at.board.locator("[data-goal='50']")

    expect(goal).to_be_visible()
    expect(goal).to_have_attribute("aria-label", re.compile("Goal: 50 points.*1 point to the goal"))


def test_digging_is_seen_and_then_over(visit: Visiting) -> None:
    somebody = visit(moves=True)
    at = asked(somebody, DIG)

    at.board.locator('[data-cell="0 b4"]').click()
    row = at.page.locator(".chooser [data-row]").first
    if row.is_visible():
        row.click()

    digging = at.board.locator("[data-digging=b4]")
    expect(digging).to_be_attached()
    somebody.picture("cave-vs-cave-digging")
    expect(digging).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_late_game_is_drawn_in_every_language(
    visit: Visiting, size: tuple[int, int], language: str
) -> None:
    somebody = visit(size, language)

    at = asked(somebody, LATE)

    expect(at.board.locator("[data-scene]").first).to_be_visible()
    somebody.picture(f"cave-vs-cave-late-{language}")
