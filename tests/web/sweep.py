"""Whole games of Caverna and The Lost Mines in a real browser; `make web-sweep` plays them all.

python -m tests.web.sweep --game caverna --seats 7 --by mouse
"""

import argparse
import sys
import time
from collections import Counter
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, expect, sync_playwright

from grotto.server.logs import set_up_logs
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PATIENCE, PHONE, Visit, launch
from tests.web.sweepers import COUNT, Sweeper
from tests.web.tables import table_for
from tests.web.watching import Watch, kinds_of
from tools.folders import Folder

MOTION: Final = """localStorage["grotto.settings"] = '{"speed": "fast", "motion": true}';"""
NAMES: Final = ("Ann", "Bob", "Cid")
MOST: Final = {"twin tile": 2, "act: furnish": 2, "walk": 2, "feed: feed": 1}
MOST_IN_A_TURN: Final = 5


class Game(NamedTuple):
    """A whole game to be played."""

    game: str
    seats: int
    by: str
    people: int = 1
    moves: bool = False


GAMES: Final = (
    Game("lost_mines", 3, "mouse"),
    Game("caverna", 2, "mouse"),
    Game("lost_mines", 6, "keys"),
    Game("caverna", 1, "keys"),
    Game("lost_mines", 9, "touch"),
    Game("caverna", 4, "touch"),
    Game("caverna", 7, "mouse", moves=True),
    Game("lost_mines", 3, "mouse", people=2, moves=True),
    Game("caverna", 2, "mouse", people=2),
)


def wanted(only: argparse.Namespace) -> list[Game]:
    """Choose the games that were asked for; one that is in no list is made."""
    if only.seats and only.by:
        return [Game(only.game, only.seats, only.by, only.people, only.moves)]
    return [game for game in GAMES if only.game in {None, game.game}]


def sweep(browser: Browser, origin: str, game: Game, answers: int | None = None) -> Sweeper:
    """Play one game; the sweeper knows what happened."""
    size = PHONE if game.by == "touch" else DESK
    visit = Visit(browser, origin, size, "en", "light", moves=game.moves)
    visit.context.add_init_script(COUNT)
    if game.moves:
        visit.context.add_init_script(MOTION)
    watch = Watch(visit)
    path = table_for(visit, game.game, game.seats, NAMES[: game.people])
    at = AtTable(visit).open(path)
    sweeper = Sweeper(at, watch, game.by, luck=game.seats)
    try:
        sweeper.play(answers)
    except (AssertionError, Error) as error:
        visit.picture(f"sweep-{game.game}-{game.seats}-{game.by}")
        sweeper.broken.append(f"STOPPED: {error}")
    finally:
        watch.leaks += [f"the browser complains: {text}" for text in visit.complaints]
        visit.close()
    return sweeper


def report(game: Game, sweeper: Sweeper, seconds: float) -> bool:
    """Say what happened; tell whether all went well."""
    watch = sweeper.watch
    say = sys.stdout.write
    say(f"== {game} {sweeper.answers} answers, {watch.frames} frames, {seconds:.0f} s\n")
    for name, counts in sorted(sweeper.presses.items()):
        most = MOST.get(name)
        bad = most is not None and max(counts) > most and game.by != "touch"
        say(f"   {name}: {dict(sorted(counts.items()))}{'  TOO MANY' if bad else ''}\n")
    if sweeper.turns:
        bad = max(sweeper.turns) > MOST_IN_A_TURN and game.by != "touch"
        turns = dict(sorted(sweeper.turns.items()))
        say(f"   turns without conversions: {turns}{'  TOO MANY' if bad else ''}\n")
    if sweeper.listed:
        say(f"   only in the list: {dict(sweeper.listed)}\n")
    for text, count in Counter(sweeper.broken).most_common(8):
        say(f"   BROKEN {count}x {text}\n")
    for text, count in Counter(watch.leaks).most_common(8):
        say(f"   LEAK {count}x {text}\n")
    sys.stdout.flush()
    return not watch.leaks and not any("STOPPED" in text for text in sweeper.broken)


def main() -> int:
    """Play the games, and list the kinds of questions that never came."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["caverna", "lost_mines"])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--by", choices=["mouse", "keys", "touch"])
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--moves", action="store_true", help="with motion on")
    parser.add_argument("--answers", type=int, help="so many at most")
    only = parser.parse_args()
    kinds: dict[str, set[str]] = {}
    is_well = True
    expect.set_options(timeout=PATIENCE)
    set_up_logs("warning")
    folder = Folder()
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
        bot_pause=0.0,
    )
    with Running(settings) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in wanted(only):
            began = time.monotonic()
            sweeper = sweep(browser, server.origin, game, only.answers)
            is_well = report(game, sweeper, time.monotonic() - began) and is_well
            kinds.setdefault(game.game, set()).update(sweeper.watch.kinds)
        browser.close()
    folder.close()
    for name, seen in kinds.items():
        never = sorted(kinds_of(name) - seen)
        sys.stdout.write(f"{name}: asked {sorted(seen)}; never {never}\n")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
