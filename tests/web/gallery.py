"""Pictures of every question of Caverna and The Lost Mines, for people to look at; `make screens`.

Each is taken at five sizes, by day and by night, in the language with the longest words. Sheets of
all of them, one for each size, lie in `build/screens/gallery`.

python -m tests.web.gallery --game caverna --size 360x740 --moves
"""

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from grotto.server.logs import set_up_logs
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.axe import SCHEMES
from tests.web.browser import PATIENCE, SCREENS, SIZES, Visit, is_phone, launch
from tests.web.questions import QUESTIONS, Asked, table_asking
from tools.folders import Folder

LONGEST: Final = "ru"
"""The language with the longest texts."""

FOLDER: Final = SCREENS / "gallery"
SETTLED: Final = 700  # milliseconds: what moves has come to rest

SHEET: Final = """<!doctype html>
<meta charset="utf-8">
<style>
    body {{ display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 12px;
            margin: 12px; background: #777; font: 13px sans-serif; }}
    figure {{ margin: 0; background: #fff; }}
    img {{ display: block; width: 100%; }}
</style>
{pictures}
"""
PICTURE: Final = '<figure><img src="{file}"><figcaption>{name}</figcaption></figure>'
SHEET_WIDTH: Final = 1900


class Screen(NamedTuple):
    """A size and a scheme of colours."""

    size: tuple[int, int]
    scheme: str

    def __str__(self) -> str:
        width, height = self.size
        return f"{width}x{height}-{self.scheme}"


def take(
    browser: Browser, server: Running, asked: Asked, sizes: list[tuple[int, int]], *, moves: bool
) -> dict[Screen, Path]:
    """Take pictures of one question."""
    visit = Visit(browser, server.origin, sizes[0], LONGEST, "light", moves=moves)
    at = AtTable(visit).open(table_asking(visit, asked)).wait_for_turn()
    at.page.evaluate("() => document.fonts.ready.then(() => true)")
    taken = {}
    for size in sizes:
        at.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in SCHEMES:
            at.page.emulate_media(color_scheme=scheme)
            at.page.wait_for_timeout(SETTLED)
            screen = Screen(size, scheme)
            taken[screen] = FOLDER / f"{asked.game}-{asked.kind}-{asked.verb}-{screen}.png"
            at.page.screenshot(path=taken[screen])
    visit.close()
    return taken


def lay_out(browser: Browser, screen: Screen, pictures: list[Path]) -> Path:
    """Put all pictures of a screen on one sheet."""
    width, height = screen.size
    columns = 4 if width > height else 7
    each = SHEET_WIDTH // columns - 12
    shown = [PICTURE.format(file=picture.name, name=picture.stem) for picture in pictures]
    page = FOLDER / "sheet.html"
    page.write_text(SHEET.format(columns=columns, width=each, pictures="\n".join(shown)))
    sheet = FOLDER / f"all-{screen}.png"
    tab = browser.new_page(viewport={"width": SHEET_WIDTH + 24, "height": 800})
    tab.goto(page.as_uri())
    tab.screenshot(path=sheet, full_page=True)
    tab.close()
    page.unlink()
    return sheet


def main() -> int:
    """Take the pictures, and say where they are."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.gallery", description=__doc__)
    parser.add_argument("--game", choices=["caverna", "lost_mines"])
    parser.add_argument("--kind", help="only this kind of question")
    parser.add_argument("--size", choices=[f"{width}x{height}" for width, height in SIZES])
    parser.add_argument("--moves", action="store_true", help="with motion on")
    only = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    set_up_logs("error")
    FOLDER.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in SIZES if only.size in {None, f"{size[0]}x{size[1]}"}]
    # Fingers and mice do not share a browser.
    kinds = [[size for size in sizes if is_phone(size) == phone] for phone in (False, True)]
    questions = [
        one for one in QUESTIONS if only.game in {None, one.game} and only.kind in {None, one.kind}
    ]
    folder = Folder()
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
    )
    pictures: dict[Screen, list[Path]] = {}
    with Running(settings) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for asked in questions:
            for some in filter(None, kinds):
                for screen, file in take(browser, server, asked, some, moves=only.moves).items():
                    pictures.setdefault(screen, []).append(file)
        for screen, files in pictures.items():
            sys.stdout.write(f"{lay_out(browser, screen, files)}\n")
        browser.close()
    folder.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
