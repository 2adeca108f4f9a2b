"""Results of runs: written down, read back, shown side by side and as a picture."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console

from bench.load.chart import picture
from bench.load.figures import SEEN_P99, Figures, Stages, aim_of, laid_out
from bench.load.stage_curve import CURVE, first_limit, laid_out_curve

PANELS = {
    "the server's time for a move, ms": "The server's time for a move, ms",
    SEEN_P99: "Until all others see a move, 99th percentile, ms",
    "memory of the servers, MB": "Memory of the servers, MB",
}
"""What the picture of a curve shows, by figure."""


@dataclass(frozen=True)
class Run:
    """One run of the load."""

    on: str  # which machine, and what was asked for
    build: str
    busy_before: float  # processes that wanted to run
    busy_after: float
    stages: Stages

    def curve(self) -> Stages:
        """Return the points of the curve, if one was measured."""
        return {name: point for name, point in self.stages.items() if name.startswith(CURVE)}

    def write(self, path: Path) -> None:
        """Write it down, and a picture of the curve beside it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=2) + "\n")
        if self.curve():
            path.with_suffix(".svg").write_text(drawn({"": self}))

    def show(self, console: Console) -> None:
        """Print all of it."""
        console.print(self.on, highlight=False)
        busy = f"{self.busy_before:.1f} before and {self.busy_after:.1f} after"
        console.print(f"Processes that wanted to run: {busy}.", highlight=False)
        curve = self.curve()
        for stage, figures in self.stages.items():
            if stage not in curve:
                console.print(laid_out(stage, figures, self.build))
        if curve:
            console.print(laid_out_curve(curve))
            console.print(first_limit(curve), highlight=False)


def read(path: Path) -> Run:
    """Read a run back."""
    return Run(**json.loads(path.read_text()))


def drawn(runs: Mapping[str, Run]) -> str:
    """Draw the curves of some runs, by their names."""
    panels = {
        title: {
            name: [(point["tables"], point[figure]) for point in run.curve().values()]
            for name, run in runs.items()
        }
        for figure, title in PANELS.items()
    }
    return picture(panels, "tables of four people")


def side_by_side(runs: Mapping[str, Run]) -> str:
    """Write the figures of some runs as Markdown tables, a column for each."""
    stages = dict.fromkeys(stage for run in runs.values() for stage in run.stages)
    parts = []
    for stage in stages:
        columns = [run.stages.get(stage, {}) for run in runs.values()]
        names = dict.fromkeys(name for column in columns for name in column)
        lines = [f"| {stage} | {' | '.join(runs)} | aim |", f"|---|{'---:|' * (len(runs) + 1)}"]
        lines += [_row(name, columns, _aim(stage, name, runs)) for name in names]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _row(name: str, columns: list[Figures], aim: str) -> str:
    values = " | ".join(f"{column[name]:g}" if name in column else "–" for column in columns)
    return f"| {name} | {values} | {aim} |"


def _aim(stage: str, name: str, runs: Mapping[str, Run]) -> str:
    """Write what we want; the last run is the newest."""
    newest = [*runs.values()][-1]
    aim = aim_of(stage, name, newest.stages.get(stage, {}), newest.build)
    return "" if aim is None else str(aim)


def main() -> None:
    """Show runs side by side. Usage: python -m bench.load.results BEFORE.json AFTER.json."""
    runs = {Path(path).stem: read(Path(path)) for path in sys.argv[1:]}
    print(side_by_side(runs))
    curves = {name: run for name, run in runs.items() if run.curve()}
    for name, run in curves.items():
        print(f"\n{name}: {first_limit(run.curve())}")
    if curves:
        path = Path(sys.argv[-1]).with_name("curves.svg")
        path.write_text(drawn(curves))
        print(f"\nThe curves are drawn in {path}.")


if __name__ == "__main__":
    main()
