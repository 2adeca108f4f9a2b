"""Load processes: each holds the sockets of some tables, and does one job after the other.

They are apart from the process that measures, so that counting and showing progress delays nobody.
"""

import asyncio
import gc
import multiprocessing
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from rich.console import Console
from rich.progress import Progress

from bench.load import proc
from bench.load.seats import Place, Played, Tally
from bench.load.spectators import Spectator

AT_ONCE = 40  # tables of one process that connect together
GLANCE_SECONDS = 0.5  # between two looks at how far the jobs are
SCREEN = Console(stderr=True)

T = TypeVar("T")
Report = Callable[[int], None]


class Crowd:
    """Those who sit in one load process."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.tally = Tally()
        self.tables: dict[str, Played] = {}
        self.spectators: list[Spectator] = []

    async def each(
        self, tables: Sequence[str], do: Callable[[Played], Awaitable[object]], report: Report
    ) -> None:
        """Do something with some tables, so many at once."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(table: str) -> None:
            async with turn:
                await do(self.tables[table])
            report(1)

        await asyncio.gather(*(one(table) for table in tables))


# ---- jobs ----------------------------------------------------------------------------------------


class Job(Generic[T]):
    """Something that a load process does; jobs and results travel between processes."""

    async def do(self, crowd: Crowd, report: Report) -> T:
        """Do it, and report now and then how much more was done."""
        raise NotImplementedError


@dataclass(frozen=True)
class Come(Job[Tally]):
    """Let people take their seats, and wait until all see their tables."""

    places: tuple[Place, ...]

    async def do(self, crowd: Crowd, report: Report) -> Tally:
        crowd.tally.forget()
        for place in self.places:
            if place.id not in crowd.tables:
                crowd.tables[place.id] = Played(place, crowd.tally)
        await crowd.each([place.id for place in self.places], Played.open, report)
        return crowd.tally


@dataclass(frozen=True)
class PlayTo(Job[None]):
    """Play one table to a move, as fast as the server answers."""

    place: Place
    moves: int

    async def do(self, crowd: Crowd, report: Report) -> None:
        table = Played(self.place, Tally())
        await table.open()
        while await table.settled() and table.moves < self.moves:
            report(1)
            table.move(crowd.luck)
        await table.close()


@dataclass(frozen=True)
class Play(Job[Tally]):
    """Play at tables until a time; without a pace as fast as the server answers."""

    tables: tuple[str, ...]
    pace: float
    until: float

    async def do(self, crowd: Crowd, report: Report) -> Tally:
        crowd.tally.forget()
        playing = [crowd.tables[table] for table in self.tables]
        await asyncio.gather(
            *(table.play_until(self.until, self.pace, crowd.luck) for table in playing)
        )
        return crowd.tally


@dataclass(frozen=True)
class Go(Job[None]):
    """Let people leave."""

    tables: tuple[str, ...]

    async def do(self, crowd: Crowd, report: Report) -> None:
        await crowd.each(self.tables, Played.close, report)


# ---- processes -----------------------------------------------------------------------------------


class LoadProcess:
    """A process with a crowd, as the process that measures has it."""

    def __init__(self, seed: int) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        self._process = spawning.Process(target=work, args=(theirs, seed), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process.pid is not None
        return self._process.pid

    def end(self) -> None:
        """Let it end."""
        self.pipe.send(None)
        self._process.join()


def work(pipe: Connection, seed: int) -> None:
    """Do what is asked, until nothing more is; this is what a load process runs."""
    gc.disable()  # nobody may pause
    proc.allow_many_sockets()
    asyncio.run(_work(pipe, Crowd(seed)))


async def _work(pipe: Connection, crowd: Crowd) -> None:
    while (job := await asyncio.to_thread(_next, pipe)) is not None:
        try:
            result = await job.do(crowd, pipe.send)
        except Exception as error:  # noqa: BLE001 (the process that measures says it)
            pipe.send(Failure(f"{type(error).__name__}: {error}"))
        else:
            pipe.send(Done(result))


def _next(pipe: Connection) -> Job[Any] | None:
    try:
        job: Job[Any] | None = pipe.recv()
    except EOFError:  # nobody measures any more
        return None
    return job


@dataclass(frozen=True)
class Done:
    """A job is done."""

    result: Any


class Failure(Exception):
    """A job could not be done."""


Work = Sequence[tuple[LoadProcess, Job[T]]]


def together(what: str, work: "Work[T]", total: int | None) -> list[T]:
    """Let processes do their jobs side by side; return the results, in the same order.

    Raises:
        Failure: when one of them could not.
    """
    if not work:
        return []
    with Progress(console=SCREEN, refresh_per_second=2) as progress:
        task = progress.add_task(what, total=total)
        results = _results(work, lambda done: progress.advance(task, done))
        progress.update(task, completed=total)
        return results


def together_until(what: str, work: "Work[T]", until: float) -> list[T]:
    """Do the same for jobs which end at a time."""
    began = time.perf_counter()
    with Progress(console=SCREEN, refresh_per_second=2) as progress:
        task = progress.add_task(what, total=until - began)

        def show(_: int) -> None:
            progress.update(task, completed=min(until, time.perf_counter()) - began)

        return _results(work, show)


def _results(work: "Work[T]", show: Report) -> list[T]:
    for process, job in work:
        process.pipe.send(job)
    results: dict[Connection, T] = {}
    pipes = [process.pipe for process, _ in work]
    while len(results) < len(pipes):
        ready = wait([pipe for pipe in pipes if pipe not in results], GLANCE_SECONDS)
        show(0)
        for pipe in ready:
            assert isinstance(pipe, Connection)
            message = pipe.recv()
            if isinstance(message, Failure):
                raise message
            if isinstance(message, Done):
                results[pipe] = message.result
            else:
                show(message)
    return [results[pipe] for pipe in pipes]
