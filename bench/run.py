"""Time every game, interpreted and compiled, beside OpenSpiel's backgammon in the same run.

Every sample is a process of its own, and the contenders take turns, so that noise hits all alike.
Seconds differ from machine to machine; the ratios to the peer hardly do, and only they are stored.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from grotto.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
RESULTS = ROOT / "build" / "bench.json"
BASELINE = ROOT / "bench" / "baseline.json"
PEER = "OpenSpiel backgammon"
USUAL_SEATS = 4
MILLION = 1e6
SEATS = {"lost_mines": 5}

# What is measured: name -> how it reads in the table, and the peer's rate it is compared with.
MEASURES = {
    "playout": ("decisions/s, own loop", "decisions"),  # the engine's own: the way of search
    "decisions": ("decisions/s", "decisions"),  # from a Python loop: the way the peer is driven
    "copies": ("copies/s", "copies"),
    "lists": ("legal-action lists/s", "lists"),
    "applies": ("applies/s", "applies"),
    "search": ("iterations/s of tree search", "search"),  # theirs plays out, ours judges
}

Rates = dict[str, float]
Contender = tuple[str, str]  # game and build; the peer has no build


def seats_of(game: str) -> int:
    """Return how many seats a game is timed with."""
    return SEATS.get(game, min(USUAL_SEATS, max(GAMES[game].info.seats)))


def contenders() -> list[Contender]:
    """List who takes part; the compiled build only where there is one."""
    builds = ["interpreted", "compiled"] if COMPILED.exists() else ["interpreted"]
    return [(PEER, ""), *((game, build) for game in GAMES for build in builds)]


def sample(contender: Contender, seconds: float) -> Rates:
    """Measure one contender once, in a process of its own."""
    game, build = contender
    command = ["bench.peer"] if game == PEER else ["bench.ours", game, str(seats_of(game))]
    path = f"{COMPILED}{os.pathsep}{ROOT}" if build == "compiled" else str(ROOT)
    answer = subprocess.run(
        [sys.executable, "-m", *command, str(seconds)],
        check=True,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path},
    )
    report = json.loads(answer.stdout)
    if game != PEER and report["compiled"] != (build == "compiled"):
        sys.exit(f"The {build} build of {game} was to be measured, but another one answered.")
    rates: Rates = report["rates"]
    return rates


def measure(rounds: int, seconds: float) -> dict[Contender, Rates]:
    """Let the contenders take turns; return the median of each rate."""
    names = contenders()
    taken: dict[Contender, list[Rates]] = {name: [] for name in names}
    turns = [name for _ in range(rounds) for name in names]
    for name in track(turns, "Measuring", console=Console(stderr=True)):
        taken[name].append(sample(name, seconds))
    return {
        name: {key: statistics.median(rates[key] for rates in samples) for key in samples[0]}
        for name, samples in taken.items()
    }


def ratios(medians: dict[Contender, Rates]) -> dict[str, dict[str, Rates]]:
    """Return game -> build -> measure -> how many times the peer's rate."""
    peer = medians[PEER, ""]
    found: dict[str, dict[str, Rates]] = {}
    for (game, build), rates in medians.items():
        if game != PEER:
            times = {key: round(rates[key] / peer[MEASURES[key][1]], 2) for key in rates}
            found.setdefault(game, {})[build] = times
    return found


def short(number: float) -> str:
    """Write a rate as people say it: 1.52 M, 83.1 k."""
    return f"{number / MILLION:.2f} M" if number >= MILLION else f"{number / 1e3:.1f} k"


def cell(rate: float, times: float, before: float | None) -> str:
    """Write one rate with its ratio to the peer, and what the ratio was in the baseline."""
    was = f"\n(was {before:.3g}×)" if before is not None else ""
    return f"{short(rate)}  {times:.3g}×{was}"


def each(rates: Rates) -> str:
    """Write how long one copy takes."""
    return f"{MILLION / rates['copies']:.2f} µs"


def table_of(
    game: str, medians: dict[Contender, Rates], baseline: dict[str, dict[str, Rates]]
) -> Table:
    """Lay out one game: a row per measure, a column per build, and the peer."""
    builds = ratios(medians)[game]
    peer = medians[PEER, ""]
    table = Table(title=f"{game}, {seats_of(game)} seats", title_justify="left")
    table.add_column("random play, one core", no_wrap=True)
    for heading in (*builds, PEER):
        table.add_column(heading, justify="right")
    for key, (label, peer_key) in MEASURES.items():
        cells = []
        for build, times in builds.items():
            before = baseline.get(game, {}).get(build, {}).get(key)
            cells.append(cell(medians[game, build][key], times[key], before))
        table.add_row(label, *cells, short(peer[peer_key]))
    table.add_row("time per copy", *(each(medians[game, build]) for build in builds), each(peer))
    table.caption = f"× = times {PEER}, measured in the same run"
    return table


def cpu() -> str:
    """Name the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def header() -> str:
    """Say what was measured on what."""
    builds = "interpreted and compiled" if COMPILED.exists() else "interpreted only"
    return f"Python {platform.python_version()} on {cpu()}; builds: {builds}"


def main() -> None:
    """Measure, print the tables, and write the results down."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="samples of each contender")
    parser.add_argument("--seconds", type=float, default=0.4, help="time for each rate of a sample")
    parser.add_argument("--save-baseline", action="store_true", help="store the ratios")
    asked = parser.parse_args()
    console = Console()
    console.print(header(), highlight=False)
    medians = measure(asked.rounds, asked.seconds)
    found = ratios(medians)
    baseline = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    for game in found:
        console.print(table_of(game, medians, baseline))
    rates = {" ".join(name).strip(): values for name, values in medians.items()}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(
        json.dumps({"on": header(), "rates": rates, "ratios": found}, indent=2) + "\n"
    )
    if asked.save_baseline:
        BASELINE.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
