"""What is on a screen is bounded and can be read: few elements, no small print, no broken words."""

from typing import Final, NamedTuple

import pytest

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import GOLDEN, table_from

ELEMENTS: Final = 3000
"""So many may be in the page, with everything around the board."""


class Position(NamedTuple):
    """A moment of a recorded game."""

    game: str
    record: str
    move: int


POSITIONS: Final = (
    Position("stone_age", "stack-2", 800),
    Position("stone_age", "stack-4", 1200),
    Position("cave_vs_cave", "won-2", 90),
    Position("cave_vs_cave", "won-2", 170),
    Position("caverna", "won-7", 500),
    Position("caverna", "shared_victory-7", 400),
    Position("lost_mines", "cards-9", 130),
    Position("lost_mines", "cards-9", 195),
)
"""Every drawn board, at moments at which much lies on it."""

PRINTED: Final = {"stone_age": 9.5, "cave_vs_cave": 7.0}
"""Pixels of the smallest name on tiles of these boards, which say it large when one points at them.

Boards that are not listed have no small print at all. What lies in a `[data-miniature]` is a
picture of something that is seen large when it is pressed.
"""

COUNT: Final = "() => document.querySelectorAll('*').length"

SMALL_PRINT: Final = """(printed) => {
    const root = getComputedStyle(document.documentElement);
    const rem = parseFloat(root.fontSize);
    const least = parseFloat(root.getPropertyValue("--text-s")) * rem - 0.05;
    const scaleOf = (node) => node instanceof SVGElement ? node.getScreenCTM?.()?.a ?? 1 : 1;
    const isRead = ({ node }) => !node.closest("[data-miniature]");
    const sizeOf = (node) => parseFloat(getComputedStyle(node).fontSize) * scaleOf(node);
    const leastAt = (node) => node.closest("[data-board]") && printed ? printed : least;
    return texts()
        .filter(isRead)
        .filter(({ node }) => sizeOf(node) < leastAt(node))
        .map(({ node, text }) => `${text} ${sizeOf(node).toFixed(1)}`);
}"""

BROKEN_WORDS: Final = """() => texts().flatMap(({ text, leaf }) =>
    [...text.matchAll(/[\\p{L}\\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(leaf, index);
            range.setEnd(leaf, index + word.length);
            const tops = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
            return Math.max(...tops) - Math.min(...tops) > 4;
        })
        .map(([word]) => word))"""

TEXTS: Final = """window.texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const leaf = walker.currentNode;
        const node = leaf.parentElement;
        const isThere = leaf.data.trim() && !node.closest(".visually-hidden, title, script, style")
            && node.checkVisibility({ checkOpacity: true, visibilityProperty: true });
        if (isThere) found.push({ node, leaf, text: leaf.data });
    }
    return found;
};"""
"""Finds all writing that can be seen, with the elements it stands in."""


def looking_at(visit: Visit, position: Position) -> AtTable:
    """Look at a moment of a recorded game."""
    record = GOLDEN / position.game / f"{position.record}.game"
    at = AtTable(visit).open(f"{table_from(visit, record)}?at={position.move}")
    at.expect_moment("past")
    at.page.locator("[data-board] > *").first.wait_for()
    at.page.evaluate("() => document.fonts.ready.then(() => true)")
    at.page.evaluate(TEXTS)
    return at


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: "-".join(map(str, position)))
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_board_is_light_and_can_be_read(
    visit: Visiting, position: Position, size: tuple[int, int]
) -> None:
    somebody = visit(size, language="uk")
    at = looking_at(somebody, position)
    somebody.picture(f"measured-{position.game}-{position.move}")

    assert at.page.evaluate(COUNT) <= ELEMENTS
    assert at.page.evaluate(SMALL_PRINT, PRINTED.get(position.game, 0)) == []
    assert at.page.evaluate(BROKEN_WORDS) == []
