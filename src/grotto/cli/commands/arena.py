"""`grotto arena`: all against all, with ratings, tables and plots, and the doubt told."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

from grotto.arena.cluster import cluster, hold_on_cluster
from grotto.arena.standings import BotStanding, Standings, standings_of
from grotto.arena.tournament import Crew, Plan, Played, plan_of, play
from grotto.arena.writing import write_results
from grotto.cli.columns import columns
from grotto.cli.commands.results import give, jobs_of
from grotto.cli.options import read_options
from grotto.cli.problems import needing
from grotto.cli.progress import progress_bar
from grotto.cli.screen import Screen
from grotto.cli.seating import clean
from grotto.games import find_game

TOLD: Final = 5
"""So many faults are told one by one,"""
PAIRS: Final = 15
"""and so many pairs."""
LONGEST: Final = 24
"""Letters of a bot's name; of longer ones the tables here show the end, where commands differ."""


def run(args: Namespace, screen: Screen) -> int:
    """Play a tournament, show the standings, and write them down where that was asked for."""
    _need_extras(args)
    sys.path.insert(0, "")  # modules of bots lie where one works
    label = find_game(args.game).info
    options = read_options(label, args.option)
    seed = clean(args.seed)
    plan = plan_of(label.id, args.bots, args.seats, seed, options, float(args.seconds))
    standings = standings_of(_played(plan, args, screen))
    if args.out is not None:
        write_results(standings, Path(args.out), screen.texts)
    status = give(standings, args, screen, _show)
    if args.out is not None and not args.json:
        screen.tell("cli-arena-written", folder=args.out)
    return status


def _need_extras(args: Namespace) -> None:
    """Refuse at once, and not after hours of play, what this installation cannot do."""
    with needing("arena"):
        import_module("openskill")
        for module in ("pyarrow", "matplotlib") if args.out is not None else ():
            import_module(module)
    if args.ray is not None:
        with needing("ray"):
            import_module("ray")


def _played(plan: Plan, args: Namespace, screen: Screen) -> Played:
    folder = None if args.out is None else Path(args.out)
    with (
        _crew(args.ray) as crew,
        progress_bar(screen, plan.games(args.games)) as progress,
    ):
        return play(plan, args.games, jobs_of(args), folder, progress, crew)


@contextmanager
def _crew(address: str | None) -> Iterator[Crew | None]:
    """Lend a cluster to play on, where one was named."""
    if address is None:
        yield None
        return
    with cluster(address):
        yield lambda contests: hold_on_cluster(contests, address)


def _show(standings: Standings, screen: Screen) -> None:
    plan, texts = standings.played.plan, screen.texts
    screen.tell(
        "cli-arena",
        game=texts.line(f"{plan.game}-name"),
        games=standings.games,
        seats=plan.seats,
        seatings=len(plan.seatings),
    )
    _show_bots(standings, screen)
    if len(standings.bots) > 1:
        _show_pairs(standings, screen)
    _show_seats(standings, screen)
    _show_faults(standings, screen)
    screen.show()
    screen.tell("cli-arena-note")


def _show_bots(standings: Standings, screen: Screen) -> None:
    """Show bots; where some committed faults, these are told instead of the fair share."""
    has_faults = any(bot.faults for bot in standings.bots)
    last = "faults" if has_faults else "fair"
    rows = [
        [*_bot_row(bot), str(len(bot.faults)) if has_faults else f"{bot.fair_share:.0%}"]
        for bot in standings.bots
    ]
    _show_table(["bot", "rating", "wins", "interval", "mean", last], rows, screen)


def _bot_row(bot: BotStanding) -> list[str]:
    mean = bot.mean_score
    return [
        _short(bot.name),
        f"{bot.rating.mu:.1f} ± {bot.rating_doubt:.1f}",
        f"{bot.win_share:.1%}",
        _interval(bot.win_interval),
        "–" if mean is None else f"{mean:.1f} ± {bot.score_doubt:.1f}",
    ]


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def _interval(ends: tuple[float, float]) -> str:
    return f"{ends[0]:.0%}–{ends[1]:.0%}"


def _show_pairs(standings: Standings, screen: Screen) -> None:
    """Show every pair once, the better bot first."""
    order = [bot.name for bot in standings.bots]
    rows = [
        [
            _short(duel.name),
            _short(duel.other),
            f"{duel.share:.1%}",
            _interval(duel.interval),
            str(duel.meetings),
        ]
        for duel in standings.duels
        if order.index(duel.name) < order.index(duel.other)
    ]
    _show_table(["bot", "against", "ahead", "interval", "meetings"], rows[:PAIRS], screen)
    if len(rows) > PAIRS:
        screen.tell("cli-arena-more-pairs", count=len(rows) - PAIRS)


def _show_seats(standings: Standings, screen: Screen) -> None:
    rows = []
    for seat in standings.seats:
        mean = "–" if seat.mean_score is None else f"{seat.mean_score:.1f}"
        share = f"{seat.wins / seat.games:.1%}"
        rows.append([str(seat.seat + 1), share, _interval(seat.interval), mean])
    _show_table(["seat", "wins", "interval", "mean"], rows, screen)


def _show_table(keys: list[str], rows: list[list[str]], screen: Screen) -> None:
    heads = [screen.texts.line(f"cli-column-{key}") for key in keys]
    screen.show()
    for line in columns([heads, *rows]):
        screen.show(line)


def _show_faults(standings: Standings, screen: Screen) -> None:
    faults = sorted(
        ((number, bot.name, fault) for bot in standings.bots for number, fault in bot.faults),
        key=lambda one: one[0],
    )
    if not faults:
        return
    screen.show()
    for number, name, fault in faults[:TOLD]:
        screen.tell(
            f"cli-arena-{fault.kind}", number=number + 1, bot=name, detail=fault.detail or "–"
        )
    if len(faults) > TOLD:
        screen.tell("cli-arena-more-faults", count=len(faults) - TOLD)
