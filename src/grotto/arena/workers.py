"""Many contests, in one process or in several; the results come in the order of the contests."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Final

from grotto.arena.contest import Contest, Finish, hold
from grotto.bots import RANDOM

Progress = Callable[[int], None]
"""Told now and then how many games are done."""

FAST_CHUNK: Final = 50
"""Games of random bots handed to a process at once: each takes milliseconds only."""

SLOW_CHUNK: Final = 1
"""The same for bots that think: a stop waits for the games that have begun."""


def hold_all(
    contests: Sequence[Contest], jobs: int = 1, progress: Progress | None = None
) -> list[Finish]:
    """Play all contests in up to `jobs` processes."""
    chunks = list(_chunks(contests))
    workers = min(jobs, len(chunks))
    if workers > 1:
        return _in_processes(chunks, workers, progress or _quiet)
    return _in_this_process(chunks, progress or _quiet)


def _quiet(_done: int) -> None:
    """Tell nobody."""


def _chunks(contests: Sequence[Contest]) -> Iterator[tuple[Contest, ...]]:
    fast = all(set(contest.levels) == {RANDOM} for contest in contests)
    size = FAST_CHUNK if fast else SLOW_CHUNK
    for start in range(0, len(contests), size):
        yield tuple(contests[start : start + size])


def _hold_chunk(chunk: tuple[Contest, ...]) -> list[Finish]:
    return [hold(contest) for contest in chunk]


def _in_this_process(chunks: list[tuple[Contest, ...]], progress: Progress) -> list[Finish]:
    finishes: list[Finish] = []
    for chunk in chunks:
        finishes += _hold_chunk(chunk)
        progress(len(finishes))
    return finishes


def _in_processes(
    chunks: list[tuple[Contest, ...]], workers: int, progress: Progress
) -> list[Finish]:
    with _pool(workers) as pool:
        with _deaf_to_stops():
            futures = [pool.submit(_hold_chunk, chunk) for chunk in chunks]
        done = 0
        for future in as_completed(futures):
            done += len(future.result())
            progress(done)
        return _in_order(futures)


def _in_order(futures: list[Future[list[Finish]]]) -> list[Finish]:
    return [finish for future in futures for finish in future.result()]


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Lend some processes; all of them end, even on Ctrl-C, and games not yet begun are dropped."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_stops_to_the_boss)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_stops() -> Iterator[None]:
    """Ignore Ctrl-C for the moment in which processes start, for they inherit it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


def _leave_stops_to_the_boss() -> None:
    """Ctrl-C reaches all processes; only the one that waits for the results answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
