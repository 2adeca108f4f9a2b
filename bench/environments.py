"""Time our environments beside PettingZoo's, RLCard's and OpenSpiel's, in one run.

Every sample is a process of its own, and all take turns, so that noise hits them alike.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.contestants import OPENSPIEL, OURS, PETTINGZOO, RLCARD
from bench.run import COMPILED, ROOT, header, short

RESULTS = ROOT / "build" / "bench_environments.json"
PEERS = {
    **{name: f"PettingZoo {name}" for name in PETTINGZOO},
    **{name: f"RLCard {name}" for name in RLCARD},
    **{name: f"OpenSpiel {name}" for name in OPENSPIEL},
}
Contender = tuple[str, str]
"""A name and a build; peers have none."""


def contenders() -> list[Contender]:
    """List who takes part; the compiled build only where there is one."""
    builds = ["interpreted", "compiled"] if COMPILED.exists() else ["interpreted"]
    return [*((name, "") for name in PEERS), *((game, build) for game in OURS for build in builds)]


def sample(contender: Contender, seconds: float) -> float:
    """Measure one contender once; return its steps a second."""
    name, build = contender
    path = f"{COMPILED}{os.pathsep}{ROOT}" if build == "compiled" else str(ROOT)
    answer = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "bench.contestants", name, str(seconds)],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": path, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )
    report = json.loads(answer.stdout.splitlines()[-1])
    if build and report["compiled"] != (build == "compiled"):
        sys.exit(f"The {build} build of {name} was to be measured, but another one answered.")
    return float(report["steps"])


def measure(rounds: int, seconds: float) -> dict[Contender, float]:
    """Let all take turns; return the median of each."""
    taken: dict[Contender, list[float]] = {one: [] for one in contenders()}
    turns = [one for _ in range(rounds) for one in taken]
    for one in track(turns, "Measuring environments", console=Console(stderr=True)):
        taken[one].append(sample(one, seconds))
    return {one: statistics.median(rates) for one, rates in taken.items()}


def table_of(medians: dict[Contender, float]) -> Table:
    """Lay out our games as rows, and how many times each peer they reach."""
    table = Table(title="environment steps a second, with observation and mask, one core")
    table.add_column("ours", no_wrap=True)
    table.add_column("steps/s", justify="right")
    for name, label in PEERS.items():
        library, _, title = label.partition(" ")
        table.add_column(f"{library}\n{title}\n{short(medians[name, ''])}", justify="right")
    for (name, build), rate in medians.items():
        if build:
            times = [f"{rate / medians[peer, '']:.3g}×" for peer in PEERS]
            table.add_row(f"{name}, {OURS[name]} seats, {build}", short(rate), *times)
    return table


def main() -> None:
    """Measure, print the table, and write the results down."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="samples of each contender")
    parser.add_argument("--seconds", type=float, default=1.0, help="time of a sample")
    asked, _ = parser.parse_known_args()  # `make bench` gives both programs the same words
    console = Console()
    console.print(header(), highlight=False)
    medians = measure(asked.rounds, asked.seconds)
    console.print(table_of(medians))
    rates = {" ".join(one).strip(): rate for one, rate in medians.items()}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"on": header(), "steps": rates}, indent=2) + "\n")


if __name__ == "__main__":
    main()
