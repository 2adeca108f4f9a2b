"""Hands on the board of Stone Age: pieces are dragged and tapped, and a phone needs no list."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.fingers import Spot, move_fingers, move_pen
from tests.web.players import TRIBES, OnBoard
from tests.web.questions import Asked, table_asking
from tests.web.tables import table_for

PAYING: Final = Asked("stone_age", "building", "stack-2", 543, 0)
"""Five resources of two kinds: nineteen ways to pay."""

ROLLED: Final = Asked("stone_age", "tools", "stack-2", 329, 0)

GATHERING: Final = Asked("stone_age", "act", "stack-2", 14, 0)
"""Figures stand on the hunting grounds, and there are no tools yet."""

SHAKEN: Final = """() => {
    window.shaken = false;
    new MutationObserver(() => {
        window.shaken ||= document.querySelector("[data-cup=shaken]") !== null;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

PIPS: Final = "nodes => nodes.map(node => Number(node.dataset.pips))"

PEN: Final = """() => {
    window.pointers = [];
    addEventListener("pointerdown", ({ pointerType }) => window.pointers.push(pointerType), true);
}"""

SELECTED: Final = "() => getSelection().toString()"


def middle(thing: Locator) -> Spot:
    """Return where to press something."""
    box = thing.bounding_box()
    assert box is not None
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def drag(at: AtTable, thing: Locator, to: Locator) -> None:
    """Drag something: by finger on a phone, else with a mouse."""
    if at.visit.size == PHONE:
        move_fingers(at.page, [(middle(thing), middle(to))])
        return
    at.page.mouse.move(*middle(thing))
    at.page.mouse.down()
    at.page.mouse.move(*middle(to), steps=6)
    at.page.mouse.up()


def begun(visit: Visit, seats: int = 2) -> AtTable:
    """Sit down at a game in which one sends figures first."""
    path = table_for(visit, "stone_age", seats, first_player="0", level="random")
    return AtTable(visit).open(path).wait_for_turn()


def asked(visit: Visit, question: Asked) -> AtTable:
    """Sit down at a moment of a recorded game."""
    return AtTable(visit).open(table_asking(visit, question)).wait_for_turn()


def test_figures_are_dragged_to_a_place_by_mouse(visit: Visiting) -> None:
    at = begun(visit())
    figures = at.board.locator("[data-spot='0-home'] [data-draggable]")
    version = at.version

    drag(at, figures.nth(2), at.board.locator("[data-place=forest]"))

    at.wait_for_news(version)
    expect(at.page.get_by_text("Olena sends 3 figures to the forest").first).to_be_attached()
    assert at.page.evaluate(SELECTED) == ""


def test_a_figure_that_is_dropped_nowhere_stays_at_home(visit: Visiting) -> None:
    at = begun(visit())
    figures = at.board.locator("[data-spot='0-home'] [data-draggable]")
    version = at.version

    drag(at, figures.last, at.page.locator("[data-prompt]"))

    expect(figures).to_have_count(5)
    assert at.version == version


def test_a_figure_is_dragged_to_a_place_by_a_finger(visit: Visiting) -> None:
    at = begun(visit(PHONE))
    home = at.board.locator("[data-spot='0-home'][data-draggable]")
    version = at.version

    move_fingers(at.page, [(middle(home), middle(at.board.locator("[data-place=field]")))])

    at.wait_for_news(version)
    assert at.page.evaluate(SELECTED) == ""


def test_figures_are_dragged_to_a_place_by_a_pen(visit: Visiting) -> None:
    at = begun(visit())
    at.page.evaluate(PEN)
    figures = at.board.locator("[data-spot='0-home'] [data-draggable]")
    version = at.version

    move_pen(at.page, (middle(figures.nth(1)), middle(at.board.locator("[data-place=forest]"))))

    at.wait_for_news(version)
    expect(at.page.get_by_text("Olena sends 4 figures to the forest").first).to_be_attached()
    assert at.page.evaluate("() => window.pointers") == ["pen"]
    assert at.page.evaluate(SELECTED) == ""


def test_a_finger_that_brings_figures_says_how_many_beside_the_place(visit: Visiting) -> None:
    at = begun(visit(PHONE))
    home = at.board.locator("[data-spot='0-home'][data-draggable]")
    quarry = at.board.locator("[data-place=quarry]")

    move_fingers(at.page, [(middle(home), middle(quarry))])

    numbers = at.board.locator("[data-chooser]")
    expect(numbers).to_be_visible()
    place, chooser = quarry.bounding_box(), numbers.bounding_box()
    assert place is not None
    assert chooser is not None
    assert chooser["y"] >= place["y"] + place["height"] or (
        chooser["y"] + chooser["height"] <= place["y"]
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
@pytest.mark.parametrize("way", ["tap", "drag"])
def test_goods_are_laid_on_the_tile_that_is_paid_for(
    visit: Visiting, way: str, size: tuple[int, int]
) -> None:
    at = asked(visit(size), PAYING)
    gold = at.board.locator("button[data-good=gold]")
    laid = at.board.locator("[data-laid=gold]")
    tile = at.board.locator("[data-place][data-takes=paid]")
    expect(laid).to_have_count(0)

    if way == "tap":
        gold.click()
    else:
        drag(at, gold, tile)

    expect(laid).to_have_count(1)
    assert at.page.evaluate(SELECTED) == ""
    laid.click()
    expect(laid).to_have_count(0)


def test_what_is_asked_about_a_tile_does_not_cover_it(visit: Visiting) -> None:
    at = asked(visit(), PAYING)

    tile = at.board.locator("[data-place][data-takes=paid]").bounding_box()
    tray = at.board.locator("[data-tray]").bounding_box()

    assert tile is not None
    assert tray is not None
    assert tray["y"] + tray["height"] <= tile["y"] or tray["x"] >= tile["x"] + tile["width"]


@pytest.mark.parametrize(
    ("size", "lies"), [(DESK, "0-tools"), (PHONE, "roll-tools")], ids=["mouse", "finger"]
)
def test_a_tool_is_dragged_to_the_roll(visit: Visiting, size: tuple[int, int], lies: str) -> None:
    at = asked(visit(size), ROLLED)
    mine = at.board.locator(f"[data-spot='{lies}'] [data-tool]").first

    drag(at, mine, at.board.locator("[data-takes=roll] .dice"))

    expect(at.board.locator(".take")).to_have_text("Add tools: +1")
    assert at.page.evaluate(SELECTED) == ""


def test_a_finger_that_takes_no_piece_scrolls_the_board(visit: Visiting) -> None:
    at = begun(visit(PHONE), seats=4)
    quarry = at.board.locator("[data-place=quarry]")
    x, y = middle(quarry)

    move_fingers(at.page, [((x, y), (x, y - 90))])

    expect(at.board.locator("[data-chooser]")).to_have_count(0)
    expect(at.board.locator("[data-marked]")).to_have_count(0)
    assert middle(quarry)[1] < y - 40


def test_who_taps_a_card_reads_what_it_gives(visit: Visiting) -> None:
    at = begun(visit(PHONE))

    at.board.locator("[data-place=card_2]").tap()

    expect(at.page.locator(".outcome .action")).to_contain_text("card for 2 resources")
    expect(at.page.locator(".outcome .lines")).to_contain_text("At once:")


def test_the_board_keeps_its_shape_while_something_is_looked_at(visit: Visiting) -> None:
    at = begun(visit(PHONE), seats=4)
    scene = at.board.locator("[data-planks]")
    before = scene.bounding_box()
    assert before is not None

    at.board.locator("[data-place=hut]").tap()

    expect(at.button("Do it")).to_be_visible()
    after = scene.bounding_box()
    assert after is not None
    assert (after["width"], after["height"]) == (before["width"], before["height"])


def test_how_many_are_sent_is_asked_instead_of_what_was_looked_at_before(visit: Visiting) -> None:
    at = begun(visit(PHONE))
    at.board.locator("[data-place=card_1]").tap()
    expect(at.button("Do it")).to_be_visible()

    at.board.locator("[data-place=forest]").tap()

    expect(at.board.locator("[data-chooser]")).to_be_visible()
    expect(at.button("Do it")).to_have_count(0)


def test_words_about_a_card_cover_no_other_card(visit: Visiting) -> None:
    at = begun(visit())

    at.board.locator("[data-place=card_1]").hover()

    words = at.board.locator(".info").bounding_box()
    card = at.board.locator("[data-place=card_3]").bounding_box()
    assert words is not None
    assert card is not None
    assert words["y"] + words["height"] <= card["y"] + 1


def test_dice_are_shaken_in_a_cup_and_every_full_group_of_pips_gives_a_piece(
    visit: Visiting,
) -> None:
    at = asked(visit(moves=True), GATHERING)
    at.page.evaluate(SHAKEN)

    at.board.locator("[data-place=hunting_grounds]").click()

    roll = at.board.locator("[data-lies=true]")
    expect(roll).to_be_visible()
    groups = roll.locator("[data-pips]").evaluate_all(PIPS)
    assert at.page.evaluate("() => window.shaken")
    assert set(groups[:-1]) <= {2}
    expect(roll.locator(".piece")).to_have_count(sum(groups) // 2)


def test_a_short_game_is_played_on_a_phone_without_the_list_of_answers(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", max_rounds=2))

    OnBoard(at, TRIBES).play_to_the_end()

    assert at.is_over
