"""A world: machines, disks or a shared database, clients, and what goes wrong; all from a seed."""

import asyncio
import atexit
import logging
import random
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, TypeVar
from unittest.mock import patch

import structlog
from sqlalchemy import Connection

from grotto.games import GAMES
from grotto.server.settings import sqlite_file
from grotto.server.storage.database import Database, migrate
from tests.logs import log_plainly
from tests.simulation import lost_writes
from tests.simulation.clients import Client, TablePlan, is_settled
from tests.simulation.disk import Disk
from tests.simulation.faults import Faults
from tests.simulation.loop import Stuck, VirtualLoop
from tests.simulation.machines import Machine
from tests.simulation.network import Line, Lost
from tests.simulation.shared import Connections, SharedDatabase
from tests.simulation.truth import Truth, read_truth

T = TypeVar("T")

EPOCH = 1_700_000_000.0
CALM_SECONDS = 90.0
"""How long everybody has to come to rest when nothing goes wrong any more."""
BANK_SECONDS = 12.0
"""On clocks: so little that people run out of time who are away."""
QUIET_SECONDS = 8.0
"""A table where nothing is written for so long has come to rest."""


class Died(Exception):
    """The process that was doing this is dead."""


@dataclass
class Outcome:
    """What has happened in a world."""

    seed: int
    clients: list[Client]
    truth: Truth
    down: list[tuple[float, float]]  # when no server was there
    ended: float  # when it was over
    trace: list[str]
    problems: list[str]

    @property
    def digest(self) -> str:
        """A hash of all that has happened."""
        return sha256("\n".join(self.trace).encode()).hexdigest()


@cache
def template() -> Path:
    """Return a file with our schema, made once for all worlds of this process."""
    folder = mkdtemp(prefix="grotto-simulation-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = Path(folder, "template.db")
    migrate(sqlite_file(path))
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    return path


class World:
    """Everything that exists in one simulation."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.luck = random.Random(f"{seed}/world")
        self.trace: list[str] = []
        self.is_settling = False
        self.loop = VirtualLoop(self._thread_seconds)
        self.context = copy_context()
        self._threads = random.Random(f"{seed}/threads")
        self._network = random.Random(f"{seed}/network")
        self.is_shared = self.luck.random() < 0.6 and not lost_writes.is_on()
        self.shared = (
            SharedDatabase(template().read_bytes(), self.loop, random.Random(f"{seed}/database"))
            if self.is_shared
            else None
        )
        self.disk = None if self.shared else Disk(folder, template(), self.luck)
        self.connections: dict[int, Connections] = {}
        self._down: list[tuple[float, float]] = []
        self._down_since: float | None = 0.0
        self.machines = [self._machine(number) for number in range(1 + self.is_shared)]
        self.lines: list[Line] = []
        self.clients: list[Client] = []
        self.faults = Faults(self, random.Random(f"{seed}/faults"))

    def _machine(self, number: int) -> Machine:
        luck = random.Random(f"{self.seed}/machine/{number}")
        now = lambda: EPOCH + self.loop.time()  # noqa: E731
        return Machine(
            number,
            self.loop,
            luck,
            self._open_database,
            self._write,
            now,
            self._note_servers,
            lambda machine: self.faults.end(machine, "cannot start"),
        )

    def _note_servers(self) -> None:
        """Remember when no server was there."""
        serves = any(machine.is_open for machine in self.machines)
        if serves and self._down_since is not None:
            self._down.append((self._down_since, self.loop.time()))
            self._down_since = None
        elif not serves and self._down_since is None:
            self._down_since = self.loop.time()

    # ---- what machines need ---------------------------------------------------------------------

    def _thread_seconds(self, _thread: str) -> tuple[float, float]:
        slow = self._threads.random() < 0.1
        return self._threads.uniform(0.0, 0.8 if slow else 0.01), self._threads.uniform(0.0, 0.01)

    def _open_database(self, machine: Machine) -> Database:
        if self.disk is not None:
            return self.disk.open()
        assert self.shared is not None
        opened = Connections(self.shared, lambda step: self.faults.survives(machine, step))
        opened.failing = self.faults.failing
        self.connections[machine.number] = opened
        return Database("postgresql://model", opened)

    def _write(self, machine: Machine, work: Callable[[], T]) -> T:
        assert self.disk is not None
        if not self.faults.survives(machine, "before commit"):
            raise Died
        made = self.disk.carry_out(work)
        if not self.faults.survives(machine, "after commit"):
            raise Died
        return made

    def look(self, work: Callable[[Connection], T]) -> T:
        """Read the database as it is, whatever any process thinks."""
        if self.shared is not None:
            return self.shared.look(work)
        assert self.disk is not None
        return self.disk.look(work)

    # ---- what clients need ----------------------------------------------------------------------

    def time(self) -> float:
        """Return the seconds since the beginning."""
        return self.loop.time()

    def note(self, who: str, what: str) -> None:
        """Write down what happens."""
        self.trace.append(f"{self.loop.time():12.6f}  {who:<10}  {what}")

    def connect(self, name: str) -> Line:
        """Open a line to some machine.

        Raises:
            Lost: when nobody is there.
        """
        machine = self._network.choice(self.machines)
        process = machine.process
        self.note(name, f"calls {machine.name}")
        if process is None or not process.is_open:
            raise Lost
        line = Line(self.loop, self._network, process, name)
        process.lines.append(line)
        self.lines.append(line)
        return line

    # ---- the story ------------------------------------------------------------------------------

    def lived(self) -> Outcome:
        """Let everything happen, and tell what has happened."""
        try:
            problems = self.loop.run_until_complete(self.live())
        except Stuck:
            problems = ["the world does not come to an end"]
        truth, trace = self.look(read_truth), list(self.trace)
        return Outcome(
            self.seed, self.clients, truth, self._down, self.loop.time(), trace, problems
        )

    async def live(self) -> list[str]:
        """Let everything happen, and come to rest; return what does not."""
        for machine in self.machines:
            machine.start()
        lives = self._people()
        seconds = self.luck.uniform(40.0, 120.0)
        await self.faults.rage(seconds)
        self.note("world", "comes to rest")
        self.is_settling = True
        await self._settle()
        truth = self.look(read_truth)
        problems = [
            f"{client.memory.name} does not come to rest: {client.pending}, {client.looks}, "
            f"{client.frame.get('version')} of {truth.version(client.plan.id)}"
            for client in self.clients
            if not is_settled(client, truth)
        ]
        problems += [repr(task.exception()) for task in lives if task.done()]
        for task in lives:
            task.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        return problems

    def _people(self) -> list[asyncio.Task[None]]:
        lives = []
        for number in range(self.luck.choice((1, 2))):
            plan = self._plan()
            players = self.luck.randint(max(1, min(2, plan.seats)), plan.seats)
            watchers = self.luck.randint(0, 1)
            for one in range(players + watchers):
                name = f"{'ABC'[number]}{'nopqrstu'[one]}{'player' if one < players else 'watcher'}"
                luck = random.Random(f"{self.seed}/{name}")
                client = Client(self, name, luck, plan, self.luck.randint(6, 20))
                self.clients.append(client)
                life = client.live(host=one == 0, plays=one < players)
                lives.append(self.loop.create_task(life))
        return lives

    def _plan(self) -> TablePlan:
        game = self.luck.choice(sorted(GAMES.built_in))
        seats = self.luck.choice([seats for seats in GAMES[game].info.seats if seats <= 4])
        facts: dict[str, Any] = {"auto_start": self.luck.random() < 0.3}
        if self.luck.random() < 0.3:
            facts["clock"] = {"kind": "bank", "seconds": BANK_SECONDS, "increment": 5.0}
        return TablePlan(game, seats, facts)

    async def _settle(self) -> None:
        """Wait until nobody waits for anything, and everybody sees the newest."""
        quiet, before = 0.0, None
        while quiet < QUIET_SECONDS and self.loop.time() < self.faults.ended + CALM_SECONDS:
            await asyncio.sleep(0.5)
            truth = self.look(read_truth)
            settled = all(is_settled(one, truth) for one in self.clients)
            now = {table: truth.version(table) for table in truth.entries}
            quiet = quiet + 0.5 if settled and now == before else 0.0
            before = now

    async def bury(self) -> None:
        """Let all tasks end, now that nothing counts any more."""
        for machine in self.machines:
            machine.kill()
            for process in machine.graves:
                self.loop.thaw(process)
        for _ in range(20):
            left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in left:
                task.cancel()
            if left:
                await asyncio.wait(left, timeout=5.0)
        if self.shared is not None:
            self.shared.close()


def run(seed: int) -> Outcome:
    """Live through the world of a seed."""
    with TemporaryDirectory(prefix="grotto-disk-", dir=_memory()) as folder, _only_from(seed):
        world = World(seed, Path(folder))
        world.loop.set_exception_handler(lambda _loop, _what: None)
        asyncio.set_event_loop(world.loop)
        try:
            return world.lived()
        finally:
            world.loop.begin_anew()
            world.loop.run_until_complete(world.bury())
            asyncio.set_event_loop(None)
            world.loop.close()


def _memory() -> str | None:
    """Return a folder that lies in memory, where there is one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


@contextmanager
def _only_from(seed: int) -> Iterator[None]:
    """Take all that is random from a seed, and keep the logs quiet."""
    state, level = random.getstate(), logging.root.manager.disable
    random.seed(f"{seed}/global")
    logging.disable(logging.CRITICAL)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    fewer = patch("grotto.server.tables.room.SNAPSHOT_EVERY", 8)  # games are short here
    with patch.object(secrets, "_sysrand", random.Random(f"{seed}/secrets")), fewer:
        try:
            yield
        finally:
            random.setstate(state)
            logging.disable(level)
            log_plainly()
