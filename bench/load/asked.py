"""What may be asked of a load, on its command line."""

import argparse
from pathlib import Path

from bench.load.databases import KINDS
from bench.run import RESULTS, ROOT
from grotto.games import GAMES

STAGES = ("opening", "pace", "restart", "spectators", "saturation", "bytes", "masters")
EXAMPLES = """examples:
  make bench-load                                               everything, at a thousand tables
  make bench-load ARGS="--tables 200 --seconds 20 --paces 2"    a small run
  make bench-load ARGS="--server /tmp/before"                   the server of another tree
  make bench-load ARGS="--stages bytes --game caverna --seats 7"
  make bench-load ARGS="--stages masters --tables 24"
  make bench-load ARGS="--curve 250 500 1000 2000 5000"
  make bench-load ARGS="--curve 250 500 1000 --database postgresql --processes 2"
"""


class Asked(argparse.Namespace):
    """Everything one may say."""

    tables: int
    paces: list[float]
    seconds: float
    saturating: int
    spectators: int
    masters: int
    stages: list[str]
    curve: list[int]
    server: Path
    interpreted: bool
    processes: int
    mix: bool
    database: str
    loads: int
    game: str
    seats: int
    moves: int
    long_moves: int
    output: Path
    seed: int


def read(words: list[str] | None = None) -> Asked:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="bench.load",
        description="Put a real server under load and measure what people would feel.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_what(parser)
    _add_server(parser)
    asked = parser.parse_args(words, Asked())
    if asked.processes > 1 and asked.database == "sqlite":
        parser.error("several processes need --database postgresql")
    asked.server = asked.server.resolve()
    return asked


def _add_what(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--stages", nargs="+", choices=STAGES, default=list(STAGES), metavar="STAGE")
    add("--tables", type=int, default=1000, help="of four people")
    add("--paces", type=float, nargs="+", default=[10.0, 4.0], help="seconds from move to move")
    add("--seconds", type=float, default=60.0, help="of playing at each pace")
    add("--saturating", type=int, default=60, help="tables that play as fast as they can")
    add("--spectators", type=int, default=2000, help="at one table")
    add("--masters", type=int, default=100, help="tables at which only masters sit")
    add("--curve", type=int, nargs="+", default=[], help="only this: so many tables, one by one")
    add("--game", choices=list(GAMES), help="only this one in the stage `bytes`")
    add("--seats", type=int, help="in the stage `bytes`; as many as there can be if not said")
    add("--moves", type=int, default=150, help="made at each table before it is measured")
    add("--long-moves", type=int, default=500, help="of the game that is opened")
    add("--seed", type=int, default=1)
    add("--output", type=Path, default=RESULTS.with_name("load.json"))


def _add_server(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--server", type=Path, default=ROOT, help="the tree whose server is measured")
    add("--interpreted", action="store_true", help="the server runs on plain sources")
    add("--processes", type=int, default=1, help="servers that share the database")
    add("--mix", action="store_true", help="the seats of each table are at different processes")
    add("--database", choices=KINDS, default="sqlite")
    add("--loads", type=int, default=1, help="processes that hold the sockets of seats")
