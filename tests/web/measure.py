"""How long presses take on full boards: `python -m tests.web.measure` prints figures for the guide.

It presses things at moments of recorded games and notes when the answer is painted, how much
processor time the page has used by then, and how many elements it has. No test does so: figures of
a busy machine say nothing about the client.
"""

import argparse
import statistics
import sys
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from grotto.server.logs import set_up_logs
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PATIENCE, Visit, launch
from tests.web.players import Lister, anything
from tests.web.questions import Asked, table_asking
from tests.web.tables import table_for
from tools.folders import Folder

FULL: Final = {
    "caverna": (
        Asked("caverna", "place", "won-7", 331, 6),
        Asked("caverna", "place", "won-7", 384, 0),
        Asked("caverna", "place", "shared_victory-7", 445, 0),
        Asked("caverna", "place", "won-7", 483, 6),
    ),
    "lost_mines": (
        Asked("lost_mines", "card", "cards-9", 131, 7),
        Asked("lost_mines", "card", "cards-9", 148, 3),
        Asked("lost_mines", "card", "cards-9", 172, 3),
    ),
    "stone_age": (
        Asked("stone_age", "place", "cards-4", 949, 3),
        Asked("stone_age", "place", "cards-4", 999, 0),
        Asked("stone_age", "place", "stack-4", 1142, 0),
        Asked("stone_age", "place", "stack-4", 1143, 1),
    ),
    "cave_vs_cave": (
        Asked("cave_vs_cave", "take", "won-2", 154, 0),
        Asked("cave_vs_cave", "take", "won-2", 151, 1),
        Asked("cave_vs_cave", "take", "draw-2", 144, 0),
        Asked("cave_vs_cave", "take", "draw-2", 146, 1),
    ),
}
"""Moments at which much lies on a board."""

ANY: Final = ":is([data-place], [data-cell], [data-edge])"
ALONE: Final = {
    "stone_age": ":is([data-place=field], [data-place=tool_maker], [data-place^=card],"
    " [data-place^=building])",
    "cave_vs_cave": "[data-tile]",
}
"""What one press answers, where other places stand for several answers."""

TIMES: Final = 10
"""Presses at each moment; each is taken back again."""
WARM: Final = 2
"""So many of them come first and do not count: a page that was just opened is slower."""

SEATS: Final = {"caverna": 7, "lost_mines": 9, "stone_age": 4, "cave_vs_cave": 2}
TURNS: Final = 6

NOTE: Final = """() => {
    const screen = document.querySelector("[data-table]");
    const before = screen.dataset.version;
    window.painted = new Promise((done) => {
        let pressed = 0;
        addEventListener("pointerdown", ({ timeStamp }) => { pressed = timeStamp; },
            { capture: true, once: true });
        const watch = new MutationObserver(() => {
            if (screen.dataset.version === before) return;
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        });
        watch.observe(screen, { attributes: true, attributeFilter: ["data-version"] });
    });
}"""
"""Notes how many milliseconds pass from the next press until its answer is painted."""


class Press(NamedTuple):
    """What one press has taken, in milliseconds."""

    painted: float
    busy: float


def processor_ms(line: CDPSession) -> float:
    """Return how much processor time the page has used so far, in milliseconds.

    What whoever drives the browser has asked of it is not counted: people do not ask that.
    """
    told: dict[str, Any] = line.send("Performance.getMetrics")
    values = {one["name"]: float(one["value"]) for one in told["metrics"]}
    return (values["TaskDuration"] - values["DevToolsCommandDuration"]) * 1000


def press_once(at: AtTable, line: CDPSession, chosen: int) -> Press:
    """Press an answer on the board."""
    page = at.page
    game = at.board.get_attribute("data-board") or ""
    targets = at.board.locator(f"{ALONE.get(game, ANY)}[data-target=open]")
    for card in at.board.locator("[data-card][data-target=open]").all():
        if not targets.count():
            card.click()
    thing = targets.nth(chosen % targets.count())
    thing.hover()
    page.wait_for_timeout(300)  # what the pointer shows is painted
    page.evaluate(NOTE)
    version, before = at.version, processor_ms(line)
    page.mouse.down()  # the pointer is there
    page.mouse.up()
    painted = float(page.evaluate("() => window.painted"))
    used = processor_ms(line) - before
    at.wait_for_news(version)
    return Press(painted, used)


def take_back(at: AtTable) -> bool:
    """Take the answer back; tell whether that was possible."""
    undo, version = at.button("Undo"), at.version
    if not undo.is_enabled():
        return False
    undo.click()
    at.wait_for_news(version)
    at.page.wait_for_timeout(300)
    return True


def presses_at(browser: Browser, server: Running, asked: Asked) -> tuple[list[Press], int]:
    """Press things at one moment; return what it took, and how many elements there are."""
    visit = Visit(browser, server.origin, DESK, "en", "light")
    at = AtTable(visit).open(table_asking(visit, asked)).wait_for_turn()
    line = visit.context.new_cdp_session(visit.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    at.board.locator("[data-target=open]").first.wait_for()
    pressed = [press_once(at, line, 0)]
    while len(pressed) < TIMES and take_back(at):
        pressed.append(press_once(at, line, len(pressed)))
    elements = at.page.locator("*").count()
    visit.close()
    return pressed[WARM:], elements


def turns_of(browser: Browser, server: Running, game: str, level: str) -> list[float]:
    """Return how many seconds pass until it is one's turn again, at "fast"."""
    visit = Visit(browser, server.origin, DESK, "en", "light", moves=True)
    at = AtTable(visit).open(table_for(visit, game, SEATS[game], level=level))
    player, waited = Lister(at.wait_for_turn(), anything), list[float]()
    while len(waited) < TURNS and not at.is_over:
        player.answer_once()
        if at.screen.get_attribute("data-table") in {"asked", "over"}:
            continue  # the same turn goes on
        began = at.page.evaluate("() => performance.now()")
        at.wait_for_turn()
        waited.append((at.page.evaluate("() => performance.now()") - began) / 1000)
    visit.close()
    return waited


def percentile(values: list[float], part: float) -> float:
    """Return the value below which so many of a hundred are."""
    return statistics.quantiles(values, n=100, method="inclusive")[round(part) - 1]


def main() -> int:
    """Measure, and print figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.measure", description=__doc__)
    parser.add_argument("--game", choices=list(FULL))
    parser.add_argument("--level", default="greedy", help="of the bots, for turns that come back")
    only = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    set_up_logs("error")
    folder = Folder()
    cost = PasswordCost(kibibytes=64, passes=1)
    database = sqlite_file(folder.path / "grotto.db")
    settings = Settings(database=database, limits=NO_LIMITS, password_cost=cost)
    with Running(settings) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in [only.game] if only.game else list(FULL):
            pressed: list[Press] = []
            most = 0
            for asked in FULL[game]:
                some, elements = presses_at(browser, server, asked)
                pressed, most = pressed + some, max(most, elements)
            painted = [one.painted for one in pressed]
            busy = [one.busy for one in pressed]
            say = sys.stdout.write
            say(f"{game}: {len(pressed)} presses, {most} elements\n")
            for name, values in (("painted", painted), ("processor", busy)):
                middle, high = statistics.median(values), percentile(values, 95)
                say(f"   {name}: half within {middle:.0f} ms, 95 of 100 within {high:.0f} ms\n")
            turns = turns_of(browser, server, game, only.level)
            say(f"   turns come back after {', '.join(f'{one:.1f}' for one in turns)} s\n")
            sys.stdout.flush()
        browser.close()
    folder.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
