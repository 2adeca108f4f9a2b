"""What was painted: which steps were in sight, for how long, as a screen with motion shows them."""

from typing import Any, Final

from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import PATIENCE, Visit

GLANCE: Final = 100  # milliseconds between two looks

FRAME: Final = 60.0
"""Milliseconds by which two looks at a screen may differ: some frames of a busy machine."""

WATCH: Final = """
window.painted = { steps: {}, banners: [], scores: {}, verdicts: [], turned: {}, empty: 0 };
const inSight = (node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0
        && getComputedStyle(node).visibility === "visible";
};
// The goods of the first seat, as numbers: what is counted of each good.
const goods = () => JSON.stringify([...document.querySelectorAll(
    "li[data-spot^='0-'], [data-spot^='good-0-']")].map(
        (node) => [node.dataset.spot, parseInt(node.textContent.match(/\\d+/)?.[0] ?? "")]));
window.goodsNow = goods;
const noteGoods = (step) => {
    const counted = goods();
    if (step.goods.at(-1) !== counted) step.goods.push(counted);
};
let painted = [];  // what the last frame has shown stays until this one
const note = (place, name, now, more) => {
    place[name] ??= { name, from: now, ...more };
    painted.push(place[name]);
};
const look = (now) => {
    const { steps, banners, scores, verdicts, turned } = window.painted;
    for (const one of painted) one.until = now;
    painted = [];
    const step = document.querySelector("[data-step]");
    if (step && inSight(step)) {
        const { step: number, kind, stepMove, lines, lasts } = step.dataset;
        const said = step.textContent.trim();
        const counts = { move: +stepMove, lines: +lines, lasts: +lasts };
        note(steps, number, now, { kind, ...counts, said, goods: [] });
        noteGoods(steps[number]);
    }
    const banner = document.querySelector("[data-banner]");
    if (banner && inSight(banner) && banners.at(-1) !== banner.textContent.trim())
        banners.push(banner.textContent.trim());
    const ended = document.querySelector("[data-table=over] [data-board]");
    if (ended && !ended.firstElementChild) window.painted.empty += 1;
    const told = document.querySelector("[data-scoring]");
    if (told) {
        const { scoring, lasts } = told.dataset;
        const items = [...told.querySelectorAll("article:first-child [data-tally]")];
        note(scores, scoring, now, { lasts: +lasts, items: items.map((one) => one.dataset.tally) });
        if (document.querySelector(".ended li, article.winner")) verdicts.push(scoring);
    }
    const round = document.querySelector("[data-turned]");
    if (round && inSight(round)) {
        const roles = round.querySelectorAll(".role .flip").length;
        note(turned, round.dataset.turned, now, { lasts: +round.dataset.lasts, roles });
    }
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def watch(visit: Visit) -> None:
    """Note from now on what every page paints."""
    visit.context.add_init_script(WATCH)


def steps_of(at: AtTable) -> list[dict[str, Any]]:
    """Return the steps that were painted, in their order."""
    steps: dict[str, dict[str, Any]] = at.page.evaluate("window.painted.steps")
    return sorted(steps.values(), key=lambda step: int(step["name"]))


def banners_of(at: AtTable) -> list[str]:
    """Return what was announced over the board, in its order."""
    banners: list[str] = at.page.evaluate("window.painted.banners")
    return banners


def goods_of(at: AtTable) -> str:
    """Return what is counted of the goods of the first seat now."""
    goods: str = at.page.evaluate("window.goodsNow()")
    return goods


def wait_for_steps(at: AtTable, number: int) -> None:
    """Wait until so many steps were painted."""
    for _ in range(PATIENCE // GLANCE):
        if len(steps_of(at)) >= number:
            return
        at.page.wait_for_timeout(GLANCE)
    raise AssertionError(f"there were no {number} steps")


def scores_of(at: AtTable) -> list[dict[str, Any]]:
    """Return what was painted of the final scoring, in its order."""
    scores: dict[str, dict[str, Any]] = at.page.evaluate("window.painted.scores")
    return sorted(scores.values(), key=lambda score: score["from"])


def empty_of(at: AtTable) -> int:
    """Return how many painted frames had nothing where the board was, at the end of a game."""
    empty: int = at.page.evaluate("window.painted.empty")
    return empty


def turned_of(at: AtTable) -> list[dict[str, Any]]:
    """Return what was turned over at the end of a round of The Lost Mines, in its order."""
    turned: dict[str, dict[str, Any]] = at.page.evaluate("window.painted.turned")
    return sorted(turned.values(), key=lambda one: int(one["name"]))


def wait_until_told(at: AtTable) -> None:
    """Wait until nothing is being told any more and one is asked, or the game is over."""
    at.wait_for_turn()
    expect(at.page.locator("[data-step]")).to_have_count(0)


def expect_readable(things: list[dict[str, Any]]) -> None:
    """Expect each of them to have been in sight for its time."""
    short = [one for one in things if one["until"] - one["from"] < one["lasts"] - FRAME]
    assert not short, short
