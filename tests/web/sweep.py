"""Whole games of Caverna and The Lost Mines in a real browser; `make web-sweep` plays them all.

Every kind of question is asked, by mouse, by keys and by touch; presses are counted; axe looks at
every kind of screen; and whatever comes to one is compared with what its viewer may know. It ends
with 1 if anything is amiss.

python -m tests.web.sweep --game caverna --seats 7 --by mouse
python -m tests.web.sweep --minutes 20            goes as far as that
python -m tests.web.sweep --minutes 20 --resume   goes on from there
"""

import argparse
import sys
import time
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, expect, sync_playwright

from grotto.server.logs import set_up_logs
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PATIENCE, PHONE, Visit, launch
from tests.web.questions import QUESTIONS, Asked, table_asking
from tests.web.sweepers import COUNT, HANDS, Sweeper
from tests.web.swept import Sum
from tests.web.tables import table_for
from tests.web.truth import truth_of
from tests.web.watching import Watch
from tools.folders import Folder

MOTION: Final = """localStorage["grotto.settings"] = '{"speed": "fast", "motion": true}';"""
NAMES: Final = ("Ann", "Bob", "Cid")


class Game(NamedTuple):
    """A whole game to be played."""

    game: str
    seats: int
    by: str
    people: int = 1
    moves: bool = False

    def __str__(self) -> str:
        """Say what is played, and how."""
        people = f", {self.people} people at one screen" if self.people > 1 else ""
        moves = ", with motion" if self.moves else ""
        return f"{self.game} with {self.seats} seats by {self.by}{people}{moves}"


class Question(NamedTuple):
    """A single question to be answered."""

    asked: Asked
    by: str

    @property
    def game(self) -> str:
        """Of which game it is."""
        return self.asked.game

    def __str__(self) -> str:
        """Say what is asked, and how it is answered."""
        return f"{self.game}: {self.asked.kind} {self.asked.verb} by {self.by}"


Part = Game | Question

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


def parts_for(only: argparse.Namespace) -> list[Part]:
    """Choose what was asked for; a game that is in no list is made."""
    if only.seats and only.by:
        return [Game(only.game, only.seats, only.by, only.people, only.moves)]
    hands = [only.by] if only.by else list(HANDS)
    questions = [Question(one, by) for one in QUESTIONS for by in hands]
    parts: list[Part] = [*(() if only.whole else questions), *(() if only.questions else GAMES)]
    return [
        part
        for part in parts
        if only.game in {None, part.game}
        and only.by in {None, part.by}
        and (not only.seats or (isinstance(part, Game) and part.seats == only.seats))
    ]


def sweep(browser: Browser, server: Running, part: Part, answers: int | None = None) -> Sweeper:
    """Play one game, or answer a question that is asked rarely; the sweeper knows what happened."""
    moves = isinstance(part, Game) and part.moves
    visit = Visit(
        browser, server.origin, PHONE if part.by == "touch" else DESK, "en", "light", moves=moves
    )
    visit.context.add_init_script(COUNT)
    if moves:
        visit.context.add_init_script(MOTION)
    if isinstance(part, Game):
        path = table_for(visit, part.game, part.seats, NAMES[: part.people])
        wants, luck = "", part.seats
    else:
        path = table_asking(visit, part.asked)
        wants, luck, answers = part.asked.verb, 1, 1
    watch = Watch(visit, truth_of(server, path))
    at = AtTable(visit).open(path)
    sweeper = Sweeper(at, watch, part.by, luck, wants, judges=True)
    try:
        sweeper.play(answers)
    except (AssertionError, Error) as error:
        sweeper.broken.append(f"STOPPED: {error}")
    finally:
        visit.keep(f"sweep-{part.game}-{part.by}-{luck}")
        watch.leaks += [f"the browser complains: {text}" for text in visit.complaints]
        visit.close()
    return sweeper


def play_all(parts: list[Part], total: Sum, only: argparse.Namespace) -> list[str]:
    """Play one part after the other, as long as there is time; return what was not played."""
    folder, end = Folder(), time.monotonic() + 60 * only.minutes
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
        bot_pause=0.0,
        bot_beat=0.0,
        bot_seconds=300.0,  # a busy machine takes long to start a process
    )
    left = [part for part in parts if not total.has(str(part))]
    with Running(settings) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        while left and time.monotonic() < end:
            part, began = left.pop(0), time.monotonic()
            sys.stdout.write(f"== {len(parts) - len(left)} of {len(parts)}: {part}\n")
            sys.stdout.flush()
            sweeper = sweep(browser, server, part, only.answers)
            is_whole = isinstance(part, Game) and only.answers is None
            total.add(str(part), part.game, part.by, sweeper, is_whole=is_whole)
            total.keep()
            sys.stdout.write(f"   {time.monotonic() - began:.0f} s\n")
        browser.close()
    folder.close()
    return [str(part) for part in left]


def words() -> argparse.ArgumentParser:
    """Return what one can ask for."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.sweep", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=["caverna", "lost_mines"])
    parser.add_argument("--seats", type=int, help="only games with so many")
    parser.add_argument("--by", choices=list(HANDS))
    parser.add_argument("--people", type=int, default=1, help="at one screen, in such a game")
    parser.add_argument("--moves", action="store_true", help="with motion on there")
    parser.add_argument("--answers", type=int, help="so many at most in each game")
    parser.add_argument("--questions", action="store_true", help="only single questions")
    parser.add_argument("--whole", action="store_true", help="only whole games")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin nothing later")
    parser.add_argument("--resume", action="store_true", help="leave out what went well before")
    return parser


def main() -> int:
    """Play the games, and say whether all is as it should be."""
    only = words().parse_args()
    expect.set_options(timeout=PATIENCE)
    set_up_logs("warning")
    total = Sum.kept() if only.resume else Sum()
    parts = parts_for(only)
    left = play_all(parts, total, only)
    games = sorted({part.game for part in parts})
    faults = total.faults
    if not (only.seats or only.by or left):
        faults += total.missing(games, turns=not only.questions)
    lines = [*total.table(games), *faults, f"{len(faults)} faults"]
    lines += [f"not played: {name}" for name in left]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
