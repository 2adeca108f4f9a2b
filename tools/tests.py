"""Run pytest; a few tests that wait for other processes, and were late, are run once more, alone.

On a machine that is busy a browser, a database or a terminal may be later than any test can wait.
What the rules, the engine or the bots do hangs on nobody, so a failure there counts at once.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

FAILED: Final = 1
"""The exit status of pytest when tests have failed, and nothing else was wrong."""
MOST: Final = 10
"""More failures than these are no accident."""
WAITING: Final = ("tests/web/", "tests/server/", "tests/cli/", "tests/remote/", "tests/arena/")
"""Folders of tests that wait for other processes."""
CACHE: Final = Path(".pytest_cache/v/cache/lastfailed")

Pytest = Callable[[Sequence[str]], int]


def second_chance(failed: Sequence[str]) -> list[str]:
    """Return the tests to run once more: all that failed, or none."""
    lucky = [test for test in failed if test.startswith(WAITING)]
    return lucky if len(lucky) == len(failed) <= MOST else []


def run(pytest: Pytest, words: Sequence[str], last_failed: Callable[[], list[str]]) -> int:
    """Run the tests, then perhaps some again in one process; return the exit status."""
    status = pytest(words)
    again = second_chance(last_failed()) if status == FAILED else []
    if not again:
        return status
    print("== Once more, with nothing else beside them ==", *again, sep="\n  ", flush=True)
    return pytest(["-n", "0", *again])


def _pytest(words: Sequence[str]) -> int:
    return subprocess.call([sys.executable, "-m", "pytest", *words])


def _last_failed() -> list[str]:
    return sorted(json.loads(CACHE.read_text(encoding="utf-8"))) if CACHE.exists() else []


def main() -> int:
    """Run what the command line names."""
    CACHE.unlink(missing_ok=True)  # of an earlier run
    return run(_pytest, sys.argv[1:], _last_failed)


if __name__ == "__main__":
    sys.exit(main())
