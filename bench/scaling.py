"""Measure how much faster two processes play than one, and a cluster of two processors than of one.

Usage: python -m bench.scaling [--games 60] [--rounds 3] [--no-ray]

The sides take turns, and only the time between the first result and the last counts, so that
starting up does not. Games a second mean something on a machine that is otherwise quiet. On a busy
one, two things are counted that other programs hardly change: the work of the processor for a game,
of all processes together, and how much of its time a worker had nothing to do. Time in which it
wanted to run and others did is left out. Both together tell how many games a second there would be
if the processors were free.
"""

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from grotto.arena.cluster import LOCAL, cluster, hold_on_cluster
from grotto.arena.contest import Contest
from grotto.arena.workers import Numbered, Result, hold_in_processes
from grotto.core import COMPILED

AIMS: Final = {"processes": 1.8, "Ray": 1.7}
RESULTS: Final = Path(__file__).resolve().parent.parent / "build" / "scaling.json"
BOTS: Final = ("greedy", "greedy", "greedy", "greedy")

_USER, _TICKS = 11, os.sysconf("SC_CLK_TCK")  # of /proc/PID/stat, after the name
_NANOSECONDS: Final = 1e9

Crew = Callable[[Sequence[Numbered]], Iterator[list[Result]]]


class Turns(NamedTuple):
    """How a process has used its time so far, in seconds."""

    ran: float  # by a processor, all of its threads
    waited: float  # for one, in the thread that plays


class Pace(NamedTuple):
    """How fast a crew plays, and what it costs."""

    games: float  # a second
    work: float  # seconds of the processor for a game
    busy: float  # processors that its workers would use if they were free

    def on_free(self) -> float:
        """Return the games a second that there would be on processors that are free."""
        return self.busy / self.work


def turns() -> dict[int, Turns]:
    """Return how this process and all below it have used their time, by process."""
    parents, found = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = path.read_text().rpartition(")")[2].split()
            waited = int(path.with_name("schedstat").read_text().split()[1]) / _NANOSECONDS
            parents[int(path.parent.name)] = int(fields[1])
            ran = sum(map(int, fields[_USER : _USER + 2])) / _TICKS
            found[int(path.parent.name)] = Turns(ran, waited)
    ours, below = {os.getpid()}, {os.getpid()}
    while below:
        below = {pid for pid, parent in parents.items() if parent in below} - ours
        ours |= below
    return {pid: found[pid] for pid in ours if pid in found}


def between(before: dict[int, Turns], after: dict[int, Turns]) -> list[Turns]:
    """Return how every process used the time between, whoever ran longest first."""
    none = Turns(0.0, 0.0)
    passed = [
        Turns(now.ran - before.get(pid, none).ran, now.waited - before.get(pid, none).waited)
        for pid, now in after.items()
    ]
    return sorted(passed, reverse=True)


def busy_of(workers: list[Turns], seconds: float) -> float:
    """Return how many processors some processes would use if they never had to wait for one."""
    return sum(one.ran / max(seconds - one.waited, one.ran) for one in workers if one.ran > 0)


def pace(crew: Crew, workers: int, games: int) -> Pace:
    """Measure a crew from its first result to its last."""
    contests = [(n, Contest("stone_age", BOTS, f"scaling/{n}", {})) for n in range(games)]
    results = iter(crew(contests))
    next(results)
    start, before = time.perf_counter(), turns()
    end, after = start, before
    for played, _ in enumerate(results, 1):
        if played == games - 1:  # as long as its processes are there
            end, after = time.perf_counter(), turns()
    used, seconds = between(before, after), end - start
    work = sum(one.ran for one in used)
    return Pace((games - 1) / seconds, work / (games - 1), busy_of(used[:workers], seconds))


def in_processes(workers: int, games: int) -> Pace:
    """Measure some processes."""
    return pace(lambda contests: hold_in_processes(contests, workers), workers, games)


def on_cluster(processors: int, games: int) -> Pace:
    """Measure a cluster that lives as long as it is measured."""
    with cluster(LOCAL, processors):
        return pace(lambda contests: hold_on_cluster(contests, LOCAL), processors, games)


def measured(side: Callable[[int, int], Pace], games: int, rounds: int) -> tuple[Pace, Pace]:
    """Let one and two take turns; return the medians of both."""
    taken: dict[int, list[Pace]] = {1: [], 2: []}
    for _ in range(rounds):
        for workers, paces in taken.items():
            paces.append(side(workers, games))
    one, two = (Pace(*map(statistics.median, zip(*paces, strict=True))) for paces in taken.values())
    return one, two


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.scaling", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="games of every sample")
    parser.add_argument("--rounds", type=int, default=3, help="samples of each side")
    parser.add_argument("--no-ray", action="store_true", help="measure processes only")
    asked = parser.parse_args()
    build = "compiled" if COMPILED else "interpreted"
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    print(f"{build}, {cores} cores; {load:.1f} processes wanted to run before this began")
    sides = {"processes": in_processes} | ({} if asked.no_ray else {"Ray": on_cluster})
    found = {}
    for name, side in sides.items():
        one, two = measured(side, asked.games, asked.rounds)
        times, on_free = two.games / one.games, two.on_free() / one.on_free()
        found[name] = {"one": one._asdict(), "two": two._asdict(), "times": times, "free": on_free}
        print(
            f"{name}: {one.games:.2f} → {two.games:.2f} games/s, {times:.2f} × (aim: "
            f"{AIMS[name]} ×); a game takes {one.work:.3f} → {two.work:.3f} s of the processor, "
            f"workers use {one.busy:.2f} → {two.busy:.2f} of them: {on_free:.2f} × where they are "
            "free"
        )
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"load": load, "cores": cores, **found}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
