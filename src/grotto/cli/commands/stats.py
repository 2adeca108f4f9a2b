"""`grotto stats`: what many games tell about the game itself."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grotto.arena.journal import check_place, write_whole
from grotto.arena.stats.figures import Statistics, Worth
from grotto.arena.stats.report import Report
from grotto.arena.stats.sources import LeftOut, recorded, simulated
from grotto.bots import GREEDY, levels_for
from grotto.cli.columns import columns
from grotto.cli.commands.results import give, jobs_of
from grotto.cli.options import read_options
from grotto.cli.progress import progress_bar
from grotto.cli.screen import Screen
from grotto.cli.seating import clean
from grotto.games import find_game
from grotto.i18n.texts import with_minuses

FEW: Final = 3
"""So many of the best and of the worst of each kind are shown; the report has all."""


def run(args: Namespace, screen: Screen) -> int:
    """Sum games up, show the most important, and write the report."""
    if args.out is not None:
        check_place(Path(args.out))
    left_out: list[LeftOut] = []
    if args.records is None:
        found = _simulated(args, screen)
    else:
        with progress_bar(screen, args.games, "cli-stats-reading") as progress:
            folder = Path(args.records)
            found, left_out = recorded(find_game(args.game).info.id, folder, args.seats, progress)
    if args.out is not None:
        write_whole(Path(args.out), Report(found, screen.texts).html().encode())
    status = give(found, args, screen, _show)
    if not args.json:
        _tell_rest(args.out, left_out, screen)
    return status


def _simulated(args: Namespace, screen: Screen) -> Statistics:
    game = find_game(args.game)
    seats = game.info.seats[0] if args.seats is None else args.seats
    usual = [GREEDY if GREEDY in levels_for(game) else levels_for(game)[-1]]
    options = read_options(game.info, args.option)
    with progress_bar(screen, args.games) as progress:
        return simulated(
            game.info.id,
            seats,
            args.games,
            args.bots or usual,
            clean(args.seed),
            jobs_of(args),
            options,
            progress,
        )


def _tell_rest(out: str | None, left_out: Sequence[LeftOut], screen: Screen) -> None:
    screen.show()
    if left_out:
        first = left_out[0]
        screen.tell(
            "cli-stats-left-out",
            count=len(left_out),
            name=first.name,
            problem=screen.texts.say(first.problem),
        )
    if out is None:
        screen.tell("cli-stats-no-report")
    else:
        screen.tell("cli-stats-written", path=out)


def _show(found: Statistics, screen: Screen) -> None:
    texts = screen.texts
    screen.show(texts.line("stats-title", game=texts.line(f"{found.game}-name")))
    screen.tell("stats-about", games=found.games, seats=found.seats, rules=found.rules)
    rows = [
        [
            str(one.seat + 1),
            f"{one.wins:.1%}",
            f"{one.low:.0%}–{one.high:.0%}",
            f"{one.mean:.1f} ± {one.doubt:.1f}",
        ]
        for one in found.by_seat
    ]
    _table(["seat", "wins", "interval", "mean"], rows, screen)
    for group in found.groups:
        _show_worths(group.label[texts.language], group.pieces, screen)
    _show_worths(texts.line("stats-openings"), found.openings, screen)


def _table(keys: Sequence[str], rows: Sequence[Sequence[str]], screen: Screen) -> None:
    heads = [screen.texts.line(f"cli-column-{key}") for key in keys]
    screen.show()
    for line in columns([heads, *rows]):
        screen.show(line)


def _show_worths(title: str, found: Sequence[Worth], screen: Screen) -> None:
    """Show the best and the worst, as far as that is sure."""
    sure = [one for one in found if one.worth is not None and abs(one.worth) > (one.doubt or 0.0)]
    told = sure if len(sure) <= 2 * FEW else [*sure[:FEW], *sure[-FEW:]]
    if not told:
        return
    screen.show()
    screen.show(f"{title}:")
    for one in told:
        name = one.label[screen.texts.language]
        screen.show(with_minuses(f"  {one.worth:+7.1f} ± {one.doubt:.1f}  {name}"))
