"""Whole games of Caverna and The Lost Mines in a real browser; `make web-sweep` plays them all.

Every kind of question is asked, by mouse, by keys and by touch; presses are counted; and whatever
reaches a screen is compared with what its viewer may know. It ends with 1 if anything is amiss.

python -m tests.web.sweep --game caverna --seats 7 --by mouse
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, expect, sync_playwright

from grotto.server.logs import set_up_logs
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PATIENCE, PHONE, Visit, launch
from tests.web.questions import QUESTIONS, Asked, table_asking
from tests.web.sweepers import COUNT, FED, HANDS, Sweeper
from tests.web.tables import table_for
from tests.web.truth import truth_of
from tests.web.watching import Watch, kinds_of
from tools.folders import Folder

MOTION: Final = """localStorage["grotto.settings"] = '{"speed": "fast", "motion": true}';"""
NAMES: Final = ("Ann", "Bob", "Cid")
TURN: Final = "turn without conversions"
MOST: Final = {"twin tile": 2, "furnishing": 2, "walk": 2, FED: 1, TURN: 5}
"""So many presses it may take."""
OF_GAME: Final = {name: "lost_mines" if name == "walk" else "caverna" for name in MOST}


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
    if only.questions:
        return []
    if only.seats and only.by:
        return [Game(only.game, only.seats, only.by, only.people, only.moves)]
    return [game for game in GAMES if only.game in {None, game.game}]


def asked_in(only: argparse.Namespace) -> list[tuple[Asked, str]]:
    """Choose the questions to be asked one by one, and what they are answered with."""
    if only.seats:
        return []
    hands = [only.by] if only.by else list(HANDS)
    return [(one, by) for one in QUESTIONS if only.game in {None, one.game} for by in hands]


def sweep(browser: Browser, server: Running, game: Game, answers: int | None = None) -> Sweeper:
    """Play one game; the sweeper knows what happened."""
    visit = _come(browser, server, game.by, moves=game.moves)
    path = table_for(visit, game.game, game.seats, NAMES[: game.people])
    return _play(visit, server, path, game.by, f"{game.game}-{game.seats}", answers, game.seats)


def ask(browser: Browser, server: Running, asked: Asked, by: str) -> Sweeper:
    """Answer one question that is asked rarely; the sweeper knows what happened."""
    visit = _come(browser, server, by)
    path = table_asking(visit, asked)
    return _play(visit, server, path, by, f"{asked.game}-{asked.kind}", 1, wants=asked.verb)


def _come(browser: Browser, server: Running, by: str, *, moves: bool = False) -> Visit:
    size = PHONE if by == "touch" else DESK
    visit = Visit(browser, server.origin, size, "en", "light", moves=moves)
    visit.context.add_init_script(COUNT)
    if moves:
        visit.context.add_init_script(MOTION)
    return visit


def _play(
    visit: Visit,
    server: Running,
    path: str,
    by: str,
    name: str,
    answers: int | None,
    luck: int = 1,
    wants: str = "",
) -> Sweeper:
    watch = Watch(visit, truth_of(server, path))
    sweeper = Sweeper(AtTable(visit).open(path), watch, by, luck, wants)
    try:
        sweeper.play(answers)
    except (AssertionError, Error) as error:
        sweeper.broken.append(f"STOPPED: {error}")
    finally:
        visit.picture(f"sweep-{name}-{by}")
        watch.leaks += [f"the browser complains: {text}" for text in visit.complaints]
        visit.close()
    return sweeper


def too_many(presses: Mapping[str, Counter[int]], turns: Counter[int]) -> list[str]:
    """List what took more presses than it may."""
    counted = {**presses, TURN: turns}
    return [
        f"{name}: {dict(sorted(counted[name].items()))}, at most {most}"
        for name, most in MOST.items()
        if counted.get(name) and max(counted[name]) > most
    ]


class Sum:
    """What has happened in all games so far, and what went wrong."""

    def __init__(self) -> None:
        self.kinds: dict[str, set[str]] = {}
        self.counted: set[str] = set()
        self.faults: list[str] = []

    def add(self, name: str, game: str, sweeper: Sweeper, *, is_whole: bool) -> None:
        """Note a game, and say what happened in it."""
        watch, say = sweeper.watch, sys.stdout.write
        seen = f"{watch.frames} frames, {watch.answers} answers of HTTP and {watch.pages} pages"
        say(f"== {name}: {sweeper.answers} answers; {seen} compared with the truth\n")
        for what, counts in sorted(sweeper.presses.items()):
            say(f"   {what}: {dict(sorted(counts.items()))}\n")
        if sweeper.turns:
            say(f"   {TURN}: {dict(sorted(sweeper.turns.items()))}\n")
        if sweeper.listed:
            say(f"   only in the list: {dict(sweeper.listed)}\n")
        for text, count in Counter(sweeper.broken).most_common(8):
            say(f"   BROKEN {count}x {text}\n")
        faults = [f"{count}x {leak}" for leak, count in Counter(watch.leaks).most_common(8)]
        faults += too_many(sweeper.presses, sweeper.turns)
        faults += [text for text in sweeper.broken if "STOPPED" in text]
        if is_whole and not sweeper.at_the_end:
            faults.append("the game did not come to its end")
        for fault in faults:
            say(f"   FAULT {fault}\n")
        sys.stdout.flush()
        self.faults += [f"{name}: {fault}" for fault in faults]
        self.kinds.setdefault(game, set()).update(watch.kinds)
        self.counted |= {what for what in sweeper.presses if what in MOST}
        self.counted |= {TURN} if sweeper.turns else set()

    def missing(self, games: Collection[str], *, turns: bool = True) -> list[str]:
        """List what should have been seen in some games, and was not; `turns` were played whole."""
        asked = [
            f"{game}: {kind} was never asked"
            for game in games
            for kind in sorted(kinds_of(game) - self.kinds.get(game, set()))
        ]
        return asked + [
            f"{what}: presses were never counted"
            for what, game in OF_GAME.items()
            if game in games and what not in self.counted and (turns or what != TURN)
        ]


def main() -> int:
    """Play the games, and say whether all is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["caverna", "lost_mines"])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--by", choices=list(HANDS))
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--moves", action="store_true", help="with motion on")
    parser.add_argument("--answers", type=int, help="so many at most")
    parser.add_argument("--questions", action="store_true", help="only single questions")
    only = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    set_up_logs("warning")
    folder, total = Folder(), Sum()
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
        bot_pause=0.0,
        bot_beat=0.0,
        bot_seconds=300.0,  # a busy machine takes long to start a process
    )
    with Running(settings) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for asked, by in asked_in(only):
            sweeper = ask(browser, server, asked, by)
            total.add(f"{asked} by {by}", asked.game, sweeper, is_whole=False)
        for game in wanted(only):
            began = time.monotonic()
            sweeper = sweep(browser, server, game, only.answers)
            name = f"{game} in {time.monotonic() - began:.0f} s"
            total.add(name, game.game, sweeper, is_whole=only.answers is None)
        browser.close()
    folder.close()
    faults = total.faults
    if not only.seats:
        games = [only.game] if only.game else ["caverna", "lost_mines"]
        faults += total.missing(games, turns=not only.questions)
    sys.stdout.write("\n".join([*faults, f"{len(faults)} faults"]) + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
