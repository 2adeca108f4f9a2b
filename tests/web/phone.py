"""Whole games on a phone without ever opening the list of answers; `make web-phone` plays them.

The list is a fallback: everything can be done on the board. It ends with 1 if something could not.

python -m tests.web.phone --game stone_age --seats 4
"""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, Error, expect, sync_playwright

from grotto.server.logs import set_up_logs
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import PATIENCE, PHONE, Visit, launch
from tests.web.players import CAVES, TRIBES, Likes, OnBoard
from tests.web.sweep import Game, sweep
from tests.web.tables import table_for
from tools.folders import Folder

GAMES: Final = {
    "stone_age": (2, 3, 4),
    "cave_vs_cave": (1, 2),
    "caverna": (1, 2),
    "lost_mines": (3, 5, 9),
}
"""How many play."""

LIKES: Final[dict[str, Likes]] = {"stone_age": TRIBES, "cave_vs_cave": CAVES}
"""What somebody likes who presses whatever glows; in other games they know what they want."""

PROGRESS: Final = 25
"""So many answers make a line."""


def play(browser: Browser, server: Running, game: str, seats: int) -> str:
    """Play one game; return what stopped it, if anything did."""
    if game not in LIKES:
        return sweep_one(browser, server, game, seats)
    visit = Visit(browser, server.origin, PHONE, "en", "light")
    player = OnBoard(AtTable(visit).open(table_for(visit, game, seats)), LIKES[game], luck=seats)
    began = time.monotonic()
    try:
        while not player.at.is_over:
            player.play(PROGRESS)
            sys.stdout.write(f"  {player.answers} answers, {time.monotonic() - began:.0f} s\n")
            sys.stdout.flush()
    except (AssertionError, Error) as error:
        return f"{game} with {seats} seats stopped after {player.answers} answers: {error}"
    finally:
        visit.keep(f"phone-{game}-{seats}")
        visit.close()
    return "; ".join(visit.complaints)


def sweep_one(browser: Browser, server: Running, game: str, seats: int) -> str:
    """Play one game of those whose answers take several presses; return what went wrong."""
    swept = sweep(browser, server, Game(game, seats, "touch"))
    sys.stdout.write(f"  {swept.answers} answers\n")
    faults = [*swept.watch.leaks, *(text for text in swept.broken if "STOPPED" in text)]
    faults += [f"{answer} was only in the list, {n} times" for answer, n in swept.listed.items()]
    faults += [] if swept.at_the_end else ["the game did not come to its end"]
    return "; ".join(f"{game} with {seats} seats: {fault}" for fault in faults)


def play_all(browser: Browser, server: Running, parts: list[tuple[str, int]]) -> Iterator[str]:
    """Play one game after the other, and tell what went wrong as soon as it is known."""
    for number, (game, seats) in enumerate(parts, 1):
        sys.stdout.write(f"== {number} of {len(parts)}: {game} with {seats} seats\n")
        sys.stdout.flush()
        try:
            fault = play(browser, server, game, seats)
        except (AssertionError, Error) as error:
            fault = f"{game} with {seats} seats could not be played: {error}"
        sys.stdout.write(f"FAULT {fault}\n" if fault else "  no fault\n")
        sys.stdout.flush()
        if fault:
            yield fault


def main() -> int:
    """Play the games that are asked for, and say what went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.phone", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--seats", type=int)
    only = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    set_up_logs("error")
    parts = [
        (game, seats)
        for game, counts in GAMES.items()
        for seats in counts
        if only.game in {None, game} and only.seats in {None, seats}
    ]
    folder, faults = Folder(), list[str]()
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
        bot_pause=0.0,
        bot_beat=0.0,
        bot_seconds=300.0,  # a busy machine takes long to start a process
    )
    try:
        with Running(settings) as server, sync_playwright() as playwright:
            browser = launch(playwright)
            faults.extend(play_all(browser, server, parts))
            browser.close()
    finally:  # whoever stops it wants to know as well
        sys.stdout.write("\n".join([*faults, f"{len(faults)} faults"]) + "\n")
        sys.stdout.flush()
        folder.close()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
