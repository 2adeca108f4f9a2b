"""`grotto dataset`: games between bots as a table of choices, to learn from."""

from argparse import Namespace
from pathlib import Path

from grotto.cli.commands.results import jobs_of
from grotto.cli.options import read_options
from grotto.cli.problems import needing
from grotto.cli.progress import progress_bar
from grotto.cli.screen import Screen
from grotto.cli.seating import clean
from grotto.games import find_game


def run(args: Namespace, screen: Screen) -> int:
    """Write a dataset, or go on with one."""
    with needing("envs"):
        from grotto.envs.dataset import Plan, write_dataset  # noqa: PLC0415 (an extra)
    label = find_game(args.game).info
    seats = label.seats[0] if args.seats is None else args.seats
    options = read_options(label, args.option)
    plan = Plan.of(label.id, seats, args.bots, clean(args.seed), options)
    with progress_bar(screen, args.games) as progress:
        rows = write_dataset(plan, args.games, Path(args.out), jobs_of(args), progress)
    screen.tell("cli-dataset", file=args.out, games=args.games, rows=rows)
    return 0
