"""The simulation: worlds are sound, a seed is one world for ever, and planted bugs are found."""

import os
import subprocess
import sys

import pytest

from tests.simulation import lost_writes
from tests.simulation.checker import wrong_in
from tests.simulation.planted import FOUND_LAST, MOST_SEEDS, PLANTED
from tests.simulation.world import run

SEEDS = 16
"""Worlds that every run of the tests lives through; `make soak` lives through more."""

HASHES = ("0", "1")
TELL = "from tests.simulation.world import run; print(run(5).digest, run(9).digest)"


@pytest.mark.parametrize("seed", range(1, SEEDS + 1))
def test_nothing_is_lost_or_doubled_or_leaked_whatever_goes_wrong(seed: int) -> None:
    assert wrong_in(run(seed)) == []


def test_the_same_seed_is_the_same_world() -> None:
    assert run(3).digest == run(3).digest


def test_a_seed_is_the_same_world_in_every_process() -> None:
    told = {_told(hash_seed) for hash_seed in HASHES}

    assert len(told) == 1
    assert len(told.pop().split()) == 2


def _told(hash_seed: str) -> str:
    """Return the traces of some worlds, from a process whose sets have another order."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.check_output([sys.executable, "-c", TELL], env=environment, text=True)


def test_what_was_flushed_outlives_a_power_cut_and_only_that() -> None:
    """The shim counts flushes below SQLite; the command says so where there is no C compiler."""
    assert _soaked() == 0
    assert _soaked("--planted", "do_not_flush") == (0 if lost_writes.why_not() else 1)


def _soaked(*more: str) -> int:
    command = [sys.executable, "-m", "tests.simulation", "--lost-writes", "--seeds", "3", *more]
    return subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode


@pytest.mark.parametrize("name", sorted(PLANTED))
def test_a_planted_bug_is_found(name: str) -> None:
    seeds = (FOUND_LAST.get(PLANTED[name], 1), *range(1, MOST_SEEDS + 1))
    with PLANTED[name]():
        assert any(wrong_in(run(seed)) for seed in seeds)
