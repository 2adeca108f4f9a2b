"""The soak: live through as many worlds as one likes.

Usage: python -m tests.simulation [--seed N | --seeds N | --minutes N] [--first N] [--planted NAME]
       [--lost-writes]

A failure prints its seed, what is wrong, and the last things that happened; `--seed` lives through
the very same world again and prints all of it.
"""

import argparse
import subprocess
import sys
import time
from contextlib import nullcontext

from tests.simulation import lost_writes
from tests.simulation.checker import wrong_in
from tests.simulation.planted import PLANTED
from tests.simulation.world import Outcome, run

LAST = 40
"""Lines of the trace that are printed when something is wrong."""
MOST_WRONG = 10
EVERY_SECONDS = 5.0


def main() -> int:
    """Live through worlds, and fail when something is wrong in one of them."""
    asked = _arguments()
    if asked.lost_writes and not lost_writes.is_on():
        return _with_shim()
    planted = PLANTED[asked.planted]() if asked.planted else nullcontext()
    with planted:
        if asked.seed is not None:
            return _one(asked.seed)
        return _many(asked.first, asked.seeds, asked.minutes)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, help="live through this world, and tell all")
    parser.add_argument("--seeds", type=int, default=100, help="live through so many (100)")
    parser.add_argument("--minutes", type=float, help="as many as there is time for")
    parser.add_argument("--first", type=int, default=1, help="the first of them (1)")
    parser.add_argument("--planted", choices=sorted(PLANTED), help="with a bug that we know")
    parser.add_argument("--lost-writes", action="store_true", help="see flushes below SQLite")
    return parser.parse_args()


def _with_shim() -> int:
    """Begin anew in a process that has the shim."""
    if why := lost_writes.why_not():
        print(f"The trial of lost writes is left out: {why}.")
        return 0
    command = [sys.executable, "-m", "tests.simulation", *sys.argv[1:]]
    return subprocess.run(command, env=lost_writes.environment(), check=False).returncode


def _one(seed: int) -> int:
    outcome = run(seed)
    print("\n".join(outcome.trace))
    wrong = wrong_in(outcome)
    _tell(outcome, wrong, last=0)
    return 1 if wrong else 0


def _many(first: int, seeds: int, minutes: float | None) -> int:
    began = told = time.monotonic()
    failed, lived = list[int](), 0
    for seed in range(first, sys.maxsize if minutes else first + seeds):
        if minutes and time.monotonic() - began > 60 * minutes:
            break
        outcome = run(seed)
        lived += 1
        wrong = wrong_in(outcome)
        if wrong:
            failed.append(seed)
            _tell(outcome, wrong, LAST)
        if time.monotonic() - told > EVERY_SECONDS:
            told = time.monotonic()
            print(f"{lived} seeds, {len(failed)} failed, {told - began:.0f} s", flush=True)
    print(f"{lived} seeds were run, {len(failed)} failed{': ' if failed else '.'}", *failed)
    return 1 if failed else 0


def _tell(outcome: Outcome, wrong: list[str], last: int) -> None:
    print("\n".join(outcome.trace[-last:] if last else []))
    for one in wrong[:MOST_WRONG]:
        print(f"wrong: {one}")
    print(f"seed {outcome.seed}: {len(wrong)} things are wrong; trace {outcome.digest[:16]}")
    if wrong:
        print(f'Again: make soak ARGS="--seed {outcome.seed}"', flush=True)


if __name__ == "__main__":
    sys.exit(main())
