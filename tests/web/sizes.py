"""Every board at every size: it is in sight, nothing is cut off or covered; `make sizes`.

A full late position of each game is looked at with every number of seats, in windows from 320×360
to 1920×1080. `fits.js` finds in the page what does not fit. All of it takes most of an hour:

python -m tests.web.sizes --game stone_age --seats 4 --step 200 --moves --language uk
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from grotto.server.logs import set_up_logs
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import PATIENCE, SCREENS, Visit, is_phone, launch
from tests.web.late import SEATS, late_position
from tests.web.questions import table_asking
from tools.folders import Folder

Size = tuple[int, int]

CHOSEN: Final[tuple[Size, ...]] = (
    (320, 360), (320, 568), (360, 740), (640, 360), (700, 900), (768, 1024),
    (844, 390), (960, 1080), (1024, 768), (1220, 660), (1366, 768), (1920, 1080),
)  # fmt: skip
"""The sizes of the short version, which is a test."""

WIDTHS: Final = (320, 1920)
HEIGHTS: Final = (360, 1080)
FITS: Final = (Path(__file__).parent / "fits.js").read_text()

LEAST: Final = {"board": 0.3, "stage": 0.18, "side": 120}
"""Shares of the screen that a board and what is played on have at least, and pixels each way."""

TABS: Final = "[data-tab=scores]"
PANEL: Final = "[data-open-panel]"


class Look(NamedTuple):
    """A game at a late moment, in a window."""

    game: str
    seats: int
    size: Size

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.game}-{self.seats} {width}×{height}"


def all_sizes(step: int) -> list[Size]:
    """Return a grid of sizes from the smallest to the largest, with those of the short version."""
    widths = [*range(WIDTHS[0], WIDTHS[1], step), WIDTHS[1]]
    heights = [*range(HEIGHTS[0], HEIGHTS[1], step), HEIGHTS[1]]
    return sorted({(width, height) for width in widths for height in heights} | set(CHOSEN))


def apart(sizes: Iterable[Size]) -> list[list[Size]]:
    """Tell sizes for fingers from sizes for a mouse: they do not share a browser."""
    found = list(sizes)
    kinds = ([size for size in found if is_phone(size) == phone] for phone in (False, True))
    return [kind for kind in kinds if kind]


def sit_down(visit: Visit, game: str, seats: int) -> AtTable:
    """Sit down at a late moment; the page can tell what does not fit."""
    at = AtTable(visit).open(table_asking(visit, late_position(game, seats))).wait_for_turn()
    at.page.locator("[data-board] > *").first.wait_for()
    at.page.evaluate(FITS)
    return at


def faults_at(at: AtTable, size: Size) -> list[str]:
    """Return what does not fit in a window of this size: on the table, and in the score tab."""
    width, height = at.visit.size = size
    at.page.set_viewport_size({"width": width, "height": height})
    if at.page.evaluate("() => visualViewport.scale") != 1:
        at.page.reload()  # a phone that was turned keeps its zoom
        at.wait_for_turn().page.evaluate(FITS)
    found: list[str] = at.page.evaluate("(least) => fits.faults(least)", LEAST)
    return found + scores_at(at)


def scores_at(at: AtTable) -> list[str]:
    """Return what cannot be read in the score tab, which may lie in a drawer."""
    panel = at.page.locator(PANEL)
    if panel.count():
        panel.dispatch_event("click")
    at.page.locator(TABS).dispatch_event("click")
    at.page.locator("[role=tabpanel] table").wait_for()
    found: list[str] = at.page.evaluate("() => fits.written('[role=tabpanel] table')")
    at.page.locator("[data-tab=log]").dispatch_event("click")
    if panel.count():
        at.page.locator("dialog[open] header .button").dispatch_event("click")
    return [f"scores: {one}" for one in found]


def faults_in(
    browser: Browser, origin: str, looks: Iterable[Look], *, language: str, moves: bool
) -> Iterator[tuple[Look, list[str]]]:
    """Go through sizes of one game with one number of seats, and tell what does not fit at each."""
    by_size = {look.size: look for look in looks}
    for sizes in apart(by_size):
        visit = Visit(browser, origin, sizes[0], language, "light", moves=moves)
        first = by_size[sizes[0]]
        at = sit_down(visit, first.game, first.seats)
        for size in sizes:
            found = faults_at(at, size)
            if found:
                visit.keep(f"sizes-{first.game}-{first.seats}")
            yield by_size[size], found
        visit.close()


def main() -> int:
    """Sweep, tell as one goes what does not fit, and end with 1 if anything did not."""
    only = _arguments().parse_args()
    expect.set_options(timeout=PATIENCE)
    set_up_logs("error")
    sizes = all_sizes(only.step)
    if only.chosen:
        sizes = list(CHOSEN)
    if only.size:
        width, height = map(int, only.size.split("x"))
        sizes = [(width, height)]
    pairs = [
        (game, seats)
        for game, every in SEATS.items()
        for seats in every
        if only.game in {None, game} and only.seats in {None, seats}
    ]
    folder = Folder()
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
    )
    counts: Counter[str] = Counter()
    with Running(settings) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for done, (game, seats) in enumerate(pairs):
            looks = [Look(game, seats, size) for size in sizes]
            sys.stdout.write(f"{done * len(sizes)} of {len(pairs) * len(sizes)}: {game}-{seats}\n")
            for look, found in faults_in(
                browser, server.origin, looks, language=only.language, moves=only.moves
            ):
                _tell(look, found)
                counts.update([game] if found else [])
        browser.close()
    folder.close()
    sys.stdout.write(f"sizes at which something does not fit: {dict(counts) or 'none'}; ")
    sys.stdout.write(f"pictures of them are in {SCREENS}\n")
    return 1 if counts else 0


def _tell(look: Look, found: list[str]) -> None:
    sys.stdout.write("".join(f"  {look} {one}\n" for one in found))
    sys.stdout.flush()


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.web.sizes", description=__doc__)
    parser.add_argument("--game", choices=list(SEATS))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--size", help="only this one, such as 700x900")
    parser.add_argument("--chosen", action="store_true", help="only the sizes of the test")
    parser.add_argument("--step", type=int, default=60, help="pixels from one size to the next")
    parser.add_argument("--language", default="ru")
    parser.add_argument("--moves", action="store_true", help="with motion on")
    return parser


if __name__ == "__main__":
    sys.exit(main())
