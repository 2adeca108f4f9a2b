"""Play the levels against each other, and fail when one has become weaker than was published.

Usage: python -m bench.strength [MATCH …] [--games 24] [--jobs 2] [--publish|--more] [--table]

Without names all matches are played. A level is weaker when what it reaches now, with all doubt in
its favour, is less than what was published, with all doubt against it. `--publish` keeps the new
results instead of the old ones. `--more` goes on where the published games ended, until there are
as many as wanted, and keeps the results after every few games: it may be stopped at any time, and
no game is counted twice. Several runs may play different matches at once. Whoever has changed a bot
begins anew with `--publish`. `--table` prints what is kept as Markdown.
"""

import argparse
import fcntl
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from grotto.arena.figures import TWO_SIGMAS, wilson
from grotto.arena.match import arrangements, match
from grotto.arena.simulate import simulate
from grotto.core import COMPILED

KEPT: Final = Path(__file__).with_name("strength.json")
SEED: Final = "strength"
BATCH: Final = 4
"""At least so many games are played before they are kept, when games are added."""


@dataclass(frozen=True)
class Match:
    """One bot among others of one level, or alone."""

    game: str
    hero: str
    others: str = ""
    seats: int = 2

    @property
    def name(self) -> str:
        """What it is called."""
        return "-".join(filter(None, [self.game, str(self.seats), self.hero, self.others]))

    @property
    def line_up(self) -> list[str]:
        """Who plays, the hero first."""
        return [self.hero, *[self.others] * (self.seats - 1)]

    @property
    def seatings(self) -> int:
        """So many games have the same luck."""
        return len(arrangements(self.line_up))


@dataclass(frozen=True)
class Measured:
    """What came of a match: shares of first places, or points where somebody plays alone."""

    name: str
    games: int
    result: float
    low: float  # of the 95 % interval
    high: float
    fair: float = 0.0  # the share of first places if all were equally good


DUELS: Final = (
    ("master", "greedy"),
    ("master", "player"),
    ("player", "novice"),
    ("novice", "random"),
)
MATCHES: Final = (
    *(Match(game, *duel) for game in ("stone_age", "cave_vs_cave", "caverna") for duel in DUELS),
    Match("stone_age", "master", "greedy", 4),
    Match("caverna", "master", "greedy", 4),
    Match("caverna", "master", "greedy", 7),
    *(Match("lost_mines", "master", "greedy", seats) for seats in (3, 5, 9)),
    *(Match("lost_mines", *duel, 3) for duel in DUELS[1:]),
    Match("cave_vs_cave", "master", seats=1),
    Match("caverna", "master", seats=1),
    Match("stone_age", "master", "rival"),
    Match("cave_vs_cave", "master", "rival"),
    Match("stone_age", "rival", "greedy", 4),
    *(Match("caverna", "rival", "greedy", seats) for seats in (2, 4, 7)),
    *(Match("lost_mines", "rival", "greedy", seats) for seats in (3, 5, 9)),
    Match("cave_vs_cave", "rival", seats=1),
    Match("caverna", "rival", seats=1),
)
"""Rivals search as the masters of their games do not.

Where a direct match would take long they meet the same others with the same luck as the masters.
"""


def play(wanted: Match, games: int, jobs: int, bar: Progress, played: int = 0) -> Measured:
    """Play one match; seats are rotated, and every rotation has the same luck.

    Games that were `played` before are not played again.
    """
    task = bar.add_task(wanted.name, total=games)
    tell = lambda done: bar.update(task, completed=done)  # noqa: E731 (a callback of one line)
    game, line_up, first = wanted.game, wanted.line_up, -(-played // wanted.seatings)
    if wanted.seats == 1:
        scores = simulate(game, 1, games, line_up, SEED, jobs, progress=tell, first=first).scores[0]
        return points_of(wanted, games, scores.mean, scores.sd)
    result = match(game, line_up, games, SEED, jobs, progress=tell, first=first)
    hero = next(standing for standing in result.by_bot if standing.name == wanted.hero)
    return share_of(wanted, hero.games, hero.wins)


def share_of(wanted: Match, games: int, wins: float) -> Measured:
    """Tell which part of the first places somebody got, and how sure that is."""
    return Measured(wanted.name, games, wins / games, *wilson(wins, games), 1 / wanted.seats)


def points_of(wanted: Match, games: int, mean: float, sd: float) -> Measured:
    """Tell what somebody got alone, and how sure that is."""
    error = TWO_SIGMAS * sd / games**0.5
    return Measured(wanted.name, games, mean, mean - error, mean + error)


def together(wanted: Match, before: Measured, now: Measured) -> Measured:
    """Add games to those that were played before."""
    games = before.games + now.games
    mean = (before.result * before.games + now.result * now.games) / games
    if wanted.seats > 1:
        return share_of(wanted, games, mean * games)
    squares = [
        (row.games - 1) * row.games * ((row.high - row.low) / 2 / TWO_SIGMAS) ** 2
        + row.games * (row.result - mean) ** 2
        for row in (before, now)
    ]
    return points_of(wanted, games, mean, (sum(squares) / (games - 1)) ** 0.5)


def play_on(wanted: Match, games: int, jobs: int, bar: Progress) -> Measured:
    """Add games to what is published until there are as many as wanted; keep every batch."""
    found = kept().get(wanted.name)
    while (played := found.games if found else 0) < games or found is None:
        now = play(wanted, min(BATCH, games - played), jobs, bar, played)
        found = together(wanted, found, now) if found else now
        keep([found])
    return found


def kept() -> dict[str, Measured]:
    """Return what was published, by match."""
    return {row["name"]: Measured(**row) for row in json.loads(KEPT.read_text())}


def keep(found: list[Measured]) -> None:
    """Publish results; matches that were not played keep theirs."""
    with _alone():
        every = kept() | {row.name: row for row in found}
        order = {wanted.name: place for place, wanted in enumerate(MATCHES)}
        rows = sorted(every.values(), key=lambda row: order[row.name])
        half_written = KEPT.with_suffix(".new")
        half_written.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")
        half_written.replace(KEPT)


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other run keeps its results: several may play different matches at once."""
    folder = os.open(KEPT.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def table() -> str:
    """Return what was published as Markdown."""
    head = ["| match | games | result | 95 % interval | fair share |", "|---|---|---|---|---|"]
    by_name = kept()
    rows = [
        f"| {_words(wanted)} | {row.games} | {_figures(wanted, row)} |"
        for wanted in MATCHES
        if (row := by_name.get(wanted.name))
    ]
    return "\n".join(head + rows)


def _words(wanted: Match) -> str:
    if wanted.seats == 1:
        return f"{wanted.game}, {wanted.hero} alone"
    others = wanted.others if wanted.seats == 2 else f"{wanted.seats - 1} × {wanted.others}"  # noqa: PLR2004
    return f"{wanted.game}, {wanted.hero} against {others}"


def _figures(wanted: Match, row: Measured) -> str:
    if wanted.seats == 1:
        return f"{row.result:.1f} points | {row.low:.1f}–{row.high:.1f} | –"
    return f"{row.result:.0%} | {row.low:.0%}–{row.high:.0%} | {row.fair:.0%}"


def is_weaker(now: Measured, published: Measured | None) -> bool:
    """Tell whether a level has become weaker, beyond all doubt."""
    return published is not None and now.high < published.low


def main() -> int:
    """Play, print and compare."""
    parser = argparse.ArgumentParser(prog="bench.strength", description=__doc__.splitlines()[0])
    names = [wanted.name for wanted in MATCHES]
    parser.add_argument("matches", nargs="*", metavar="MATCH", help=", ".join(names))
    parser.add_argument("--games", type=int, default=24, help="games of every match, at least")
    parser.add_argument("--jobs", type=int, default=2, help="processes to use")
    parser.add_argument("--publish", action="store_true", help="keep the results")
    parser.add_argument("--more", action="store_true", help="add games to those that were kept")
    parser.add_argument("--table", action="store_true", help="print what is kept, and play nothing")
    args = parser.parse_args()
    if unknown := sorted(set(args.matches) - set(names)):
        parser.error(f"no such match: {', '.join(unknown)}; there are: {', '.join(names)}")
    if args.table:
        print(table())
        return 0
    return compare(args)


def compare(args: argparse.Namespace) -> int:
    """Play what is wanted; fail when a level is weaker than it was."""
    if not COMPILED:
        print("The engine is not compiled: this takes very long.", file=sys.stderr)
    published, weaker = kept(), 0
    with Progress(console=Console(stderr=True)) as bar:
        for wanted in MATCHES:
            if args.matches and wanted.name not in args.matches:
                continue
            if args.more:
                now = play_on(wanted, args.games, args.jobs, bar)
            else:
                now = play(wanted, args.games, args.jobs, bar)
            worse = not (args.publish or args.more) and is_weaker(now, published.get(wanted.name))
            weaker += worse
            words = f"{_words(wanted)}: {now.games} games, {_figures(wanted, now)}"
            print(f"{words}{'   WEAKER than published' if worse else ''}", flush=True)
            if args.publish:
                keep([now])
    return 1 if weaker else 0


if __name__ == "__main__":
    sys.exit(main())
