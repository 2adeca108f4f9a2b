"""Put a real server under load and measure what people at its tables would feel.

The server is a process of its own on this machine, with an SQLite file; the players are sockets in
this process, so both share the machine. Nothing else should run meanwhile.
"""

import argparse
import asyncio
import gc
import json
import os
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.load_stages import Figures, Load
from bench.run import RESULTS, header
from grotto.core import COMPILED

AIMS = {
    "until all others see a move, p99, ms": 100,
    "to open it at its last move, ms": 100,
    "to open it in the middle, ms": 100,
    "of an active table, kB": 1000,
    "tables": 1000,
}
"""What we want, by figures, at most; of tables, at least."""


def shown(stage: str, figures: Figures) -> Table:
    """Lay the figures of one stage out."""
    table = Table(title=stage, title_justify="left", show_header=False, width=76)
    table.add_column(ratio=1)
    table.add_column(justify="right", width=6)
    table.add_column(style="dim", width=12)
    for name, figure in figures.items():
        aim = f"aim: {AIMS[name]}" if name in AIMS else ""
        table.add_row(name, f"{figure:g}", aim)
    return table


def asked_for() -> argparse.Namespace:
    """Read what is to be measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument(
        "--paces", type=float, nargs="+", default=[10.0, 4.0], help="seconds from move to move"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="of playing at each pace")
    parser.add_argument("--saturating", type=int, default=60, help="tables that play at once then")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def about(asked: argparse.Namespace) -> str:
    """Say what was measured on what."""
    build = "compiled" if COMPILED else "interpreted"
    machine = f"{header().partition(';')[0]}, {os.cpu_count()} cores for server and load together"
    return f"{machine}; engine: {build}; {vars(asked)}"


def main() -> None:
    """Measure, print the tables, and write the results down."""
    asked, console = asked_for(), Console()
    busy = os.getloadavg()[0]
    gc.disable()  # the players must not pause
    with tempfile.TemporaryDirectory() as folder:
        stages = asyncio.run(Load(asked, Path(folder)).run())
    console.print(about(asked), highlight=False)
    console.print(f"Before it began {busy:.1f} other processes wanted to run.", highlight=False)
    for stage, figures in stages.items():
        console.print(shown(stage, figures))
    RESULTS.parent.mkdir(exist_ok=True)
    path = RESULTS.with_name("load.json")
    path.write_text(
        json.dumps({"on": about(asked), "busy": busy, "stages": stages}, indent=2) + "\n"
    )


if __name__ == "__main__":
    main()
