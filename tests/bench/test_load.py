"""A very small load runs from end to end; no speed is asked for."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SMALL = (
    "--seconds 1 --paces 0.3 --moves 8 --long-moves 10 --saturating 3 --spectators 5 --masters 4"
)


def run(words: str, output: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench.load", *SMALL.split(), *words.split()]
    command += ["--output", str(output)]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(output.read_text())
    return found


def test_every_stage_is_measured(tmp_path: Path) -> None:
    stages = run("--tables 6 --game cave_vs_cave", tmp_path / "load.json")["stages"]

    titles = [title.partition(" ")[0] for title in stages]
    assert titles == ["Opening", "A", "Memory", "A", "Spectators", "As", "Bytes:", "Masters:"]
    played = stages["A move at each table every 0.3 s"]
    assert played["seats with a socket"] == 24
    assert played["moves per second"] > 0
    assert played["refused moves"] == played["tables that got stuck"] == 0
    assert stages["A server that was killed (kill -9)"]["clients"] == 24
    watched = stages["Spectators at one table (caverna), a move a second"]
    assert watched["spectators who saw each move, fewest"] in (0, 5)
    assert stages["Bytes: cave_vs_cave, 2 seats"]["first frame of round 8, kB"] > 0
    masters = stages["Masters: 4 tables"]
    assert masters["answers of masters per second"] > 0
    assert 0 < masters["the part of their searches they had time for, %"] <= 100
    assert masters["masters that a quick bot answered for"] == 0


def test_two_processes_share_tables_and_a_curve_is_drawn(tmp_path: Path) -> None:
    words = "--curve 3 6 --database postgresql --processes 2 --mix --loads 2"
    stages = run(words, tmp_path / "load.json")["stages"]

    assert list(stages) == ["Curve: 3 tables", "Curve: 6 tables"]
    assert all(point["moves per second"] > 0 for point in stages.values())
    assert (tmp_path / "load.svg").read_text().startswith("<svg")
