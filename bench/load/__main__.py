"""Put a real server under load and measure what people at its tables would feel.

Servers, database and players are processes of one machine, and share it. Nothing else should run
meanwhile.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bench.load import proc, stages
from bench.load.asked import Asked, read
from bench.load.figures import Stages
from bench.load.meter import waiting_processes
from bench.load.results import Run
from bench.load.server import Tree
from bench.load.setup import Setup
from bench.load.stage_bytes import sizes
from bench.load.stage_curve import curve, possible
from bench.load.stage_masters import masters
from bench.load.stage_spectators import spectators
from bench.run import header

STAGES: dict[str, Callable[[Setup], Stages]] = {
    "opening": stages.opening,
    "pace": stages.pace,
    "restart": stages.restart,
    "spectators": spectators,
    "saturation": stages.saturation,
    "bytes": sizes,
    "masters": masters,
}
"""All stages in the order in which they are measured."""


def about(asked: Asked, build: str) -> str:
    """Say what was measured on what."""
    machine = f"{header().partition(';')[0]}, {os.cpu_count()} cores for everything together"
    processes = "1 process" if asked.processes == 1 else f"{asked.processes} processes"
    mixed = ", seats of a table at different ones" if asked.mix else ""
    folder = Tree(asked.server, asked.interpreted).folder
    server = f"server: {folder}, {build}, {processes}{mixed}, {asked.database}"
    load = f"load: {asked.loads} process(es), every seat of every table has a socket"
    said = f"asked for: {' '.join(sys.argv[1:]) or 'all'}"
    return "\n".join([machine, server, load, said, *_fewer(asked)])


def _fewer(asked: Asked) -> list[str]:
    """Say that not as many tables are measured as were asked for, and why."""
    if not asked.curve or max(asked.curve) <= (most := max(possible(asked))):
        return []
    files = f"a process may hold {proc.most_sockets()} sockets here"
    return [f"not more than {most} tables: {files}; take more --processes and more --loads"]


def measured(asked: Asked, folder: Path) -> Stages:
    """Measure everything that is asked for."""
    setup = Setup(asked, folder)
    try:
        if asked.curve:
            setup.prepare(max(possible(asked)), long=False)
            return curve(setup)
        if asked.stages == ["bytes"]:  # it makes tables of its own
            setup.servers.start()
        else:
            setup.prepare(asked.tables, long="opening" in asked.stages)
        found: Stages = {}
        for name, measure in STAGES.items():
            if name in asked.stages:
                found |= measure(setup)
        return found
    finally:
        setup.close()


def main() -> None:
    """Measure, print the figures, and write them down."""
    asked, console = read(), Console()
    proc.allow_many_sockets()
    build = Tree(asked.server, asked.interpreted).build()
    before = waiting_processes()
    with tempfile.TemporaryDirectory() as folder:
        found = measured(asked, Path(folder))
    run = Run(about(asked, build), build, before, waiting_processes(), found)
    run.show(console)
    run.write(asked.output)


if __name__ == "__main__":
    main()
