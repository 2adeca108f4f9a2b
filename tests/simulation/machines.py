"""Machines: each runs one process of the real server, which may die at any step and start again."""

import asyncio
import random
from collections.abc import Callable
from contextvars import copy_context
from functools import cache
from math import inf
from typing import Any, TypeVar

import msgspec
import uvicorn
from fastapi import FastAPI
from uvicorn.server import ServerState

from grotto.bots import RANDOM
from grotto.server.app import Outside, new_app
from grotto.server.bots.pool import NoThought, Pool
from grotto.server.bots.worker import Memory, Think, think
from grotto.server.http.protocols import DirectSocket
from grotto.server.http.requests import ImpatientProtocol
from grotto.server.served_time import ServedTime
from grotto.server.services import Services
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings
from grotto.server.storage.database import Database
from tests.simulation.loop import PROCESS, VirtualLoop
from tests.simulation.network import Line

T = TypeVar("T")

IDLE_SECONDS = 15.0  # rooms leave the memory soon, so that they are read again often
SETTINGS = Settings(
    database="postgresql://nowhere",
    limits=NO_LIMITS,
    bot_pause=0.05,
    idle_seconds=IDLE_SECONDS,
    password_cost=PasswordCost(kibibytes=64, passes=1),
)


class InOrder(dict[object, None]):
    """A set that keeps the order in which things came; that of a real one differs every time."""

    def add(self, one: object) -> None:
        self[one] = None

    def remove(self, one: object) -> None:
        del self[one]

    def discard(self, one: object) -> None:
        self.pop(one, None)


class Thinkers(Pool):
    """Bots that think here, at random; now and then none has an answer."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(1, 1.0, 1)
        self._luck = luck
        self._memory = Memory()

    async def think(self, asked: Think, most_seconds: float = inf) -> str:
        await asyncio.sleep(self._luck.uniform(0.01, 0.5))
        if self._luck.random() < 0.05:
            raise NoThought("Simulated")
        return think(msgspec.structs.replace(asked, level=RANDOM), self._memory).action


class Process:
    """One life of a server on a machine."""

    def __init__(self, machine: "Machine") -> None:
        self.machine = machine
        self.dead = False
        self.is_open = False
        self.context = copy_context()
        self.context.run(PROCESS.set, self)
        self.lines: list[Line] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.frozen: list[asyncio.Handle] = []
        self.app = application(machine.number)
        self.app.state.machine = machine
        self._state = ServerState()
        self._state.connections, self._state.tasks = InOrder(), InOrder()  # type: ignore[assignment]
        self._stop = asyncio.Event()
        self.main = machine.loop.create_task(self._serve(), context=self.context)
        self.main.add_done_callback(self._end)

    def _end(self, _main: asyncio.Task[None]) -> None:
        """Let the machine know when a process ends by itself, since it could not start."""
        if self.machine.process is self and not self._stop.is_set():
            self.machine.give_up(self.machine)

    async def _serve(self) -> None:
        """Live as `run.Server` lets a server live."""
        async with self.app.router.lifespan_context(self.app):
            self.is_open = True
            self.machine.note_change()
            await self._stop.wait()
            self.is_open = False
            self.machine.note_change()
            await self.services.hub.stop()
            for connection in list(self._state.connections):
                connection.shutdown()
            while self._state.tasks:
                await asyncio.sleep(0.01)

    @property
    def services(self) -> Services:
        """The parts of the server."""
        services: Services = self.app.state.services
        return services

    def accept(self, transport: asyncio.Transport) -> asyncio.BaseProtocol:
        """Let somebody in."""
        return ImpatientProtocol(
            config=configuration(self.machine.number),
            server_state=self._state,
            app_state={},
            _loop=self.machine.loop,
        )

    def carry_out(self, thread: str, work: Callable[[], T]) -> T:
        """Do the work of a thread."""
        return self.machine.carry_out(work) if thread == "writer" else work()

    async def stop(self) -> None:
        """Stop as one does who is asked to."""
        self._stop.set()
        await asyncio.wait({self.main})


class Machine:
    """A machine, with or without a process that runs."""

    def __init__(
        self,
        number: int,
        loop: VirtualLoop,
        luck: random.Random,
        open_database: Callable[["Machine"], Database],
        carry_out: Callable[["Machine", Callable[[], Any]], Any],
        now: Callable[[], float],
        note_change: Callable[[], None],
        give_up: Callable[["Machine"], None],
    ) -> None:
        self.number = number
        self.loop = loop
        self.luck = luck
        self.now = now
        self.note_change = note_change  # whenever it begins or ceases to serve
        self.give_up = give_up  # when a process has ended by itself
        self.open_database = open_database
        self._carry_out = carry_out
        self.process: Process | None = None
        self.graves: list[Process] = []

    @property
    def name(self) -> str:
        """What the trace calls it."""
        return f"machine {self.number}"

    @property
    def is_open(self) -> bool:
        """Whether it lets somebody in."""
        return self.process is not None and self.process.is_open

    def carry_out(self, work: Callable[[], T]) -> T:
        """Write to the disk of this machine."""
        made: T = self._carry_out(self, work)
        return made

    def start(self) -> None:
        """Start a process."""
        assert self.process is None
        self.process = Process(self)

    def kill(self, *, silently: bool = False) -> None:
        """Kill the process: all that it knew and was doing is gone."""
        process, self.process = self.process, None
        if process is None:
            return
        process.dead = True
        self.note_change()
        self.loop.freeze(process)
        self.graves.append(process)
        for line in process.lines:
            if silently:
                line.fall_silent()
            else:
                line.lose_server()

    async def stop(self) -> None:
        """Stop the process as one does who is asked to."""
        if self.process is not None:
            stopping = self.process
            await stopping.stop()
            if self.process is stopping:
                self.process = None
                self.graves.append(stopping)
                for line in stopping.lines:
                    line.lose_server()


def _machine_of(app: FastAPI) -> Machine:
    machine: Machine = app.state.machine
    return machine


@cache
def application(number: int) -> FastAPI:  # noqa: ARG001 (each machine has its own)
    """Return the application of a machine.

    To put routes together takes longer than a whole game, so it is done once. All that a server
    remembers is made anew whenever it starts.
    """
    found: list[FastAPI] = []
    outside = Outside(
        open_database=lambda _address: _machine_of(found[0]).open_database(_machine_of(found[0])),
        new_pool=lambda _settings: Thinkers(_machine_of(found[0]).luck),
    )
    served = ServedTime(
        lambda: _machine_of(found[0]).loop.time() if found else 0.0,
        lambda: _machine_of(found[0]).now() if found else 0.0,
    )
    app = new_app(SETTINGS, served, outside)
    found.append(app)
    return app


@cache
def configuration(number: int) -> uvicorn.Config:
    """Return how uvicorn serves it, as `run.Server` says."""
    config = uvicorn.Config(
        application(number),
        log_config=None,
        loop="asyncio",
        http=ImpatientProtocol,
        ws=DirectSocket,
        ws_per_message_deflate=False,
        ws_max_size=16 * SETTINGS.limits.message,
        server_header=False,
        lifespan="off",
    )
    config.load()
    return config
