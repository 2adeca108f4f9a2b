"""Many contests, in one process or in several; a process that dies loses no game.

Results come as they are ready, each with the number of its contest. What a contest comes to follows
from the contest alone, so it makes no difference who plays it, when, or how often.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Final

from grotto.arena.contest import Contest, Finish
from grotto.arena.errors import WorkersDied
from grotto.arena.guard import hold_guarded
from grotto.bots import RANDOM

Progress = Callable[[int], None]
"""Told now and then how many games are done."""

Numbered = tuple[int, Contest]
"""A contest with its number."""

Result = tuple[int, Finish]
"""How the contest of that number ended."""

Chunk = tuple[Numbered, ...]
"""Contests that are handed out together."""

FAST_CHUNK: Final = 50
"""Games of random bots handed to a process at once: each takes milliseconds only."""

SLOW_CHUNK: Final = 1
"""The same for bots that think: a stop waits for the games that have begun."""

MOST_DEATHS: Final = 3
"""Processes may end so often, one after the other, without a single game being over."""

_WAITING: Final = 3  # chunks handed out for each process, so that none has to wait for us


def hold_all(
    contests: Sequence[Contest], jobs: int = 1, progress: Progress | None = None
) -> list[Finish]:
    """Play all contests in up to `jobs` processes, and return the results in their order.

    Raises:
        WorkersDied: when processes end before they have played anything.
    """
    finishes: dict[int, Finish] = {}
    for results in hold_each(list(enumerate(contests)), jobs):
        finishes.update(results)
        if progress is not None:
            progress(len(finishes))
    return [finishes[number] for number in range(len(contests))]


def hold_each(contests: Sequence[Numbered], jobs: int = 1) -> Iterator[list[Result]]:
    """Play contests in up to `jobs` processes; the results come as they are ready.

    Raises:
        WorkersDied: when processes end before they have played anything.
    """
    workers = min(jobs, len(chunks_of(contests)))
    if workers > 1:
        return hold_in_processes(contests, workers)
    return map(hold_chunk, chunks_of(contests))


def chunks_of(contests: Sequence[Numbered]) -> list[Chunk]:
    """Divide contests into what is handed out at once."""
    fast = all(set(contest.levels) == {RANDOM} for _, contest in contests)
    size = FAST_CHUNK if fast else SLOW_CHUNK
    return [tuple(contests[start : start + size]) for start in range(0, len(contests), size)]


def hold_chunk(chunk: Chunk) -> list[Result]:
    """Play some contests in this process."""
    return [(number, hold_guarded(contest)) for number, contest in chunk]


def hold_in_processes(contests: Sequence[Numbered], workers: int) -> Iterator[list[Result]]:
    """Play contests in so many processes of their own; those that die are replaced.

    Raises:
        WorkersDied: when processes end before they have played anything.
    """
    left = {chunk[0][0]: chunk for chunk in chunks_of(contests)}  # by its first contest
    deaths = 0
    while left:
        try:
            for results in _in_one_pool([*left.values()], workers):
                deaths = 0
                del left[results[0][0]]
                yield results
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise WorkersDied(deaths) from error


def _in_one_pool(chunks: Sequence[Chunk], workers: int) -> Iterator[list[Result]]:
    """Play chunks until all are played.

    Raises:
        BrokenProcessPool: when one of the processes has died.
    """
    coming = iter(chunks)
    with _pool(workers) as pool:
        under_way: set[Future[list[Result]]] = set()
        while True:
            with _deaf_to_stops():
                for chunk in islice(coming, workers * _WAITING - len(under_way)):
                    under_way.add(pool.submit(hold_chunk, chunk))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


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
