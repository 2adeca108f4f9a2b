"""What tables cost, from few to many, and what gives out first."""

import os

from bench.load import proc
from bench.load.figures import SEEN_P99, Figures, Stages, felt, mishaps, used
from bench.load.meter import Usage
from bench.load.setup import Setup

CURVE = "Curve"
KEEPS_UP = 95.0  # percent of the moves that the pace asks for
LATE_MS = 100.0  # at the 99th percentile: people notice it
FULL = 90.0  # percent of a core, for something that has only one
ALL_CORES_FULL = 95.0
FREE_MEMORY = 5.0  # percent


def curve(setup: Setup) -> Stages:
    """Let more and more tables be played at the same pace, on the same server."""
    return {f"{CURVE}: {count} tables": _point(setup, count) for count in sorted(setup.asked.curve)}


def _point(setup: Setup, count: int) -> Figures:
    places, pace = setup.tables[:count], setup.asked.paces[-1]
    setup.come(f"People come to {count} tables", places)
    what = f"{count} tables, a move every {pace:g} s"
    tally, usage = setup.measured(what, places, pace, setup.asked.seconds)
    figures: Figures = {
        "tables": len(places),
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
    full = [f"{name} ({share:g} %)" for name, share, most in ceilings if share >= most]
    if full:
        return f"At its ceiling: {'; '.join(full)}."
    return (
        "Nothing was at its ceiling on average: it waits for the disk, or for single long pauses."
    )


def _of(figures: Figures, process: str) -> float:
    return figures[f"the busiest {process}, % of a core"]
