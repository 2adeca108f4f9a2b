"""What tables cost, from few to many, and what gives out first."""

import os

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.load import proc
from bench.load.asked import Asked
from bench.load.figures import PAUSE, SEEN_P99, Figures, Stages, felt, mishaps, used
from bench.load.meter import Usage
from bench.load.setup import SEATS, Setup

CURVE = "Curve"
KEEPS_UP = 95.0  # percent of the moves that the pace asks for
LATE_MS = 100.0  # at the 99th percentile: people notice it
FULL = 90.0  # percent of a core, for something that has only one
ALL_CORES_FULL = 95.0
FREE_MEMORY = 5.0  # percent
BUSY_OTHERS = 20.0  # percent of a core: then the figures are not ours alone
COLUMNS = {
    "tables": "tables",
    "moves/s": "moves per second",
    "p50": "until all others see a move, p50, ms",
    "p99": SEEN_P99,
    "pause": PAUSE,
    "ms/move": "the server's time for a move, ms",
    "server": "the busiest server process, % of a core",
    "load": "the busiest load process, % of a core",
    "data": "the database's share of a core, %",
    "cores": "all cores together, %",
    "MB": "memory of the servers, MB",
}
"""What is shown of every point."""


def possible(asked: Asked) -> list[int]:
    """Return the numbers of tables that are measured: no process may have too many sockets."""
    most = proc.most_sockets() * min(asked.processes, asked.loads) // SEATS
    return sorted({min(count, most) for count in asked.curve})


def curve(setup: Setup) -> Stages:
    """Let more and more tables be played at the same pace, on the same server."""
    return {f"{CURVE}: {count} tables": _point(setup, count) for count in possible(setup.asked)}


def _point(setup: Setup, count: int) -> Figures:
    places, pace = setup.tables[:count], setup.asked.paces[-1]
    came = setup.come(f"People come to {count} tables", places)
    what = f"{count} tables, a move every {pace:g} s"
    tally, usage = setup.measured(what, places, pace, setup.asked.seconds)
    figures: Figures = {
        "tables": len(places),
        "connections that had to be tried again": came.retries,
        "moves per second": round(tally.moves / usage.seconds, 1),
        "of the moves that the pace asks for, %": _kept_up(
            tally.moves, len(places) / pace * usage.seconds
        ),
    }
    return figures | felt(tally) | used(tally, usage) | _ceilings(setup, usage) | mishaps(tally)


def _kept_up(made: int, wanted: float) -> float:
    """Return how many percent of the moves were made that people would make without waiting."""
    return round(min(100.0, 100 * made / wanted), 1)


def _ceilings(setup: Setup, usage: Usage) -> Figures:
    """Return how near each thing is to its ceiling, in percent of it."""
    cores = os.cpu_count() or 1
    return {
        "the busiest server process, % of a core": usage.percent(max(usage.servers)),
        "the busiest load process, % of a core": usage.percent(max(usage.loads)),
        "all cores together, %": round(usage.percent(usage.machine) / cores, 1),
        "memory of the servers, MB": round(setup.servers.megabytes()),
        "memory that is free, %": round(100 * proc.share_of_free_memory(), 1),
    }


def laid_out_curve(stages: Stages) -> Table:
    """Lay the points out, one in a row."""
    table = Table(title="Cost against number of tables", box=SIMPLE_HEAD, padding=0)
    for heading in COLUMNS:
        table.add_column(heading, justify="right", no_wrap=True)
    table.caption = "p50, p99 and pause in ms; server, load, database and all cores in %"
    for figures in stages.values():
        table.add_row(*(_short(figures.get(name, 0)) for name in COLUMNS.values()))
    return table


def _short(value: float) -> str:
    """Write a figure with no more digits than matter."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"  # noqa: PLR2004 (three digits)


def first_limit(stages: Stages) -> str:
    """Say at which point people begin to wait, and what was at its ceiling there."""
    for figures in stages.values():
        slow = figures["of the moves that the pace asks for, %"] < KEEPS_UP
        if slow or figures[SEEN_P99] > LATE_MS:
            return f"At {figures['tables']:g} tables people begin to wait. {_full(figures)}"
    return "No limit was reached."


def _full(figures: Figures) -> str:
    """Name what was at its ceiling; the load before the server, for it spoils all figures."""
    ceilings = (
        ("the load itself: this says nothing of the server", _of(figures, "load process"), FULL),
        ("the server: a process has one core", _of(figures, "server process"), FULL),
        ("the database's processes", figures.get("the database's share of a core, %", 0.0), FULL),
        ("all cores of the machine", figures["all cores together, %"], ALL_CORES_FULL),
        ("memory", 100 - figures["memory that is free, %"], 100 - FREE_MEMORY),
    )
    others = figures["other programs' share of a core, %"]
    if others > BUSY_OTHERS:
        return f"Other programs took {others:g} % of a core, so nobody can say why. Do it again."
    full = [f"{name} ({share:g} %)" for name, share, most in ceilings if share >= most]
    if full:
        return f"At its ceiling: {'; '.join(full)}."
    return (
        "Nothing was at its ceiling on average: it waits for the disk, or for single long pauses."
    )


def _of(figures: Figures, process: str) -> float:
    return figures[f"the busiest {process}, % of a core"]
