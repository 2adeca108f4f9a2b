"""The question, its answers, taking back and the log: on no screen one lies over another."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.web.at_table import AtTable
from tests.web.browser import SIZES
from tests.web.conftest import Visiting
from tests.web.positions import play_on
from tests.web.tables import table_for

SEATS: Final = {"stone_age": 4, "cave_vs_cave": 2, "caverna": 7, "lost_mines": 9}

PARTS: Final = """[data-prompt], [data-absent], .answers, .outcome:has(.outcome), .back,
    .button, [role=tablist], [role=tabpanel]"""

OVERLAPS: Final = """(parts) => {
    const found = [...document.querySelectorAll("aside, .sheet")]
        .flatMap((panel) => [...panel.querySelectorAll(parts)]);
    const clips = (node) => getComputedStyle(node).overflow !== "visible";
    const inSight = (node) => {
        let { left, right, top, bottom } = node.getBoundingClientRect();
        for (let at = node.parentElement; at; at = at.parentElement) {
            if (!clips(at)) continue;
            const box = at.getBoundingClientRect();
            [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
    };
    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const boxes = found.map((node) => ({ node, box: inSight(node) }));
    return boxes.flatMap(({ node, box }, at) => boxes.slice(at + 1)
        .filter((other) => !node.contains(other.node) && !other.node.contains(node))
        .filter((other) => meet(box, other.box))
        .map((other) => `${node.className} - ${other.node.className}`));
}"""
"""Pairs of parts that lie over each other, as far as they are in sight."""

HIDDEN: Final = """() => [...document.querySelectorAll(
    ":is(aside, .sheet) :is([data-prompt], .back, .back .button, .outcome .button)")]
    .filter((node) => {
        const { left, top, bottom } = node.getBoundingClientRect();
        const middle = document.elementFromPoint(left + 8, (top + bottom) / 2);
        return top < 0 || bottom > innerHeight || !node.contains(middle);
    })
    .map((node) => node.outerHTML.slice(0, 120))"""
"""What must always be in sight, and is not."""

SPILLS: Final = """() => [...document.querySelectorAll(
    ":is(aside, .sheet) :is(.answers, .outcome, .back, [data-prompt], .button, [role^=tab])")]
    .filter((node) => getComputedStyle(node).overflow === "visible")
    .filter((node) => node.scrollHeight > node.clientHeight + 1 ||
        node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.outerHTML.slice(0, 120))"""
"""Parts whose content runs out of them."""


def after(answers: int) -> Callable[[dict[str, Any]], bool]:
    """Tell that so many answers were given."""
    given = -1

    def until(_view: dict[str, Any]) -> bool:
        nonlocal given
        given += 1
        return given >= answers

    return until


def choose(at: AtTable) -> None:
    """Choose an answer by keys, so that its outcome is told."""
    at.page.keyboard.press("Escape")
    pull = at.page.locator("[data-pull=up]")
    if pull.count():
        pull.click()
    first = at.page.locator(".answers [data-row]").first
    is_group = first.get_attribute("data-row") == "group"
    if is_group and first.get_attribute("aria-expanded") == "false":
        first.click()
    at.page.keyboard.press("2" if is_group else "1")
    at.page.locator(".outcome .button").first.wait_for()


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("answers", [0, 3])
def test_nothing_beside_the_board_lies_over_another(
    visit: Visiting, game: str, answers: int
) -> None:
    somebody = visit(language="ru")
    path = play_on(somebody, table_for(somebody, game, SEATS[game]), after(answers))
    at = AtTable(somebody).open(path).wait_for_turn()
    at.page.locator("[data-board] > *").first.wait_for()

    for width, height in SIZES:
        at.page.set_viewport_size({"width": width, "height": height})
        somebody.size = (width, height)
        somebody.picture(f"side-{game}-{answers}")
        told = {"asked": at.page.evaluate(OVERLAPS, PARTS) + at.page.evaluate(SPILLS)}
        choose(at)
        somebody.picture(f"side-{game}-{answers}-chosen")
        told["chosen"] = at.page.evaluate(OVERLAPS, PARTS) + at.page.evaluate(SPILLS)
        told["hidden"] = at.page.evaluate(HIDDEN)
        assert told == {"asked": [], "chosen": [], "hidden": []}, (width, height)
