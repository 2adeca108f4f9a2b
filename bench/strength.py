"""Play the levels against each other, and fail when one has become weaker than was published.

Usage: python -m bench.strength [MATCH …] [--games 24] [--jobs 2] [--publish] [--table]

Without names all matches are played. A level is weaker when what it reaches now, with all doubt in
its favour, is less than what was published, with all doubt against it. `--publish` keeps the new
results instead, `--table` prints what is kept as Markdown.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from grotto.arena.figures import TWO_SIGMAS
from grotto.arena.match import match
from grotto.arena.simulate import simulate
from grotto.core import COMPILED

KEPT: Final = Path(__file__).with_name("strength.json")


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
)


def play(wanted: Match, games: int, jobs: int, bar: Progress) -> Measured:
    """Play one match; seats are rotated, and every rotation has the same luck."""
    task = bar.add_task(wanted.name, total=games)
    tell = lambda done: bar.update(task, completed=done)  # noqa: E731 (a callback of one line)
    if wanted.seats == 1:
        scores = simulate(
            wanted.game, 1, games, [wanted.hero], "strength", jobs, progress=tell
        ).scores[0]
        error = TWO_SIGMAS * scores.sd / games**0.5
        return Measured(wanted.name, games, scores.mean, scores.mean - error, scores.mean + error)
    line_up = [wanted.hero, *[wanted.others] * (wanted.seats - 1)]
    result = match(wanted.game, line_up, games, "strength", jobs, progress=tell)
    hero = next(standing for standing in result.by_bot if standing.name == wanted.hero)
    return Measured(wanted.name, hero.games, hero.win_share, *hero.interval, hero.fair_share)


def kept() -> dict[str, Measured]:
    """Return what was published, by match."""
    return {row["name"]: Measured(**row) for row in json.loads(KEPT.read_text())}


def keep(found: list[Measured]) -> None:
    """Publish results; matches that were not played keep theirs."""
    together = kept() | {row.name: row for row in found}
    order = {wanted.name: place for place, wanted in enumerate(MATCHES)}
    rows = sorted(together.values(), key=lambda row: order[row.name])
    KEPT.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")


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
    published, found, weaker = kept(), [], 0
    with Progress(console=Console(stderr=True)) as bar:
        for wanted in MATCHES:
            if args.matches and wanted.name not in args.matches:
                continue
            now = play(wanted, args.games, args.jobs, bar)
            found.append(now)
            worse = not args.publish and is_weaker(now, published.get(wanted.name))
            weaker += worse
            words = f"{_words(wanted)}: {now.games} games, {_figures(wanted, now)}"
            print(f"{words}{'   WEAKER than published' if worse else ''}", flush=True)
            if args.publish:
                keep([now])
    return 1 if weaker else 0


if __name__ == "__main__":
    sys.exit(main())
