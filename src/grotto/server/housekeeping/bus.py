"""The bus: how a process hears what others have written into the database that they share."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from secrets import token_urlsafe
from typing import Any, Final

import structlog

from grotto.core.errors import TableError
from grotto.server.errors import StorageFailed
from grotto.server.housekeeping.background import in_background
from grotto.server.storage.database import Database
from grotto.server.storage.signals import (
    AUDIENCE,
    CHAT,
    HIDDEN,
    LOG,
    MUTES,
    PEOPLE,
    Signal,
    announce_all,
    read_signal,
)
from grotto.server.tables.audience import Onlookers
from grotto.server.tables.hub import Hub

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between attempts to reach a database that has gone away: each pause is twice as long."""

BEAT: Final = 20.0
"""Seconds after which a process says again who looks at its tables."""

SELDOM: Final = 0.1
"""Seconds between two times that a process says who has come or gone."""

_LOG = structlog.get_logger()


class Bus:
    """Listens at one database for the rooms of one process."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._database = database
        self._hub = hub
        self._name = token_urlsafe(6)  # of this process, for the others
        self._tables: dict[str, None] = {}  # that others have to hear of, in order
        self._changed = asyncio.Event()
        self._pause = FIRST_PAUSE
        self._reading: set[asyncio.Task[None]] = set()
        hub.on_presence.append(self._note_change)

    async def listen(self) -> None:
        """Listen for ever, through every failure of the database."""
        while True:
            try:
                await self._listen()
            except StorageFailed as error:
                why = type(error.__cause__).__name__
                _LOG.warning("database lost", pause=self._pause, why=why)
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _listen(self) -> None:
        """Listen first and read what was missed then, so that nothing falls between."""
        async with self._database.listen() as payloads:
            self._pause = FIRST_PAUSE
            self._begin(self._catch_up_all())
            async for payload in payloads:
                self._hear(payload)

    def _hear(self, payload: str) -> None:
        signal = read_signal(payload)
        if signal is None:
            return
        if signal.kind == LOG:
            self._begin(_until_done(partial(self._hub.catch_up, signal.table, signal.number)))
        elif signal.kind in (PEOPLE, AUDIENCE):
            self._hear_of_people(signal)
        elif signal.kind == CHAT:
            self._begin(_until_done(partial(self._hub.hear, signal.table)))
        elif signal.kind == HIDDEN:
            self._hub.hide(signal.table, signal.number)
        elif signal.kind == MUTES:
            self._begin(_until_done(partial(self._hub.heed_mutes, signal.table)))

    def _hear_of_people(self, signal: Signal) -> None:
        """Hear who looks at a table through another process."""
        process, _, said = signal.more.partition(" ")
        people = frozenset(said.split())
        if process == self._name:
            return
        if signal.kind == PEOPLE:
            self._hub.hear_of(signal.table, process, people)
        else:
            found = Onlookers(people=people, others=max(0, signal.number))
            self._hub.crowds.hear_of(signal.table, process, found)

    async def _catch_up_all(self) -> None:
        for table in self._hub.tables():
            await _until_done(partial(self._hub.catch_up, table, sys.maxsize))
            await _until_done(partial(self._hub.hear, table))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let rooms read while we listen on."""
        task = asyncio.create_task(work)
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def tell(self) -> None:
        """Say who looks at tables here, whenever that changes."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            await self._tell()
            await asyncio.sleep(SELDOM)

    async def beat(self) -> None:
        """Say it again now and then, and forget those who do not."""
        while True:
            await asyncio.sleep(BEAT)
            self._hub.forget_silent()
            for table in self._hub.tables():
                if self._hub.people_at(table) or self._hub.crowds.here(table).count:
                    self._note_change(table)

    def _note_change(self, table: str) -> None:
        self._tables[table] = None
        self._changed.set()

    async def _tell(self) -> None:
        tables, self._tables = self._tables, {}
        signals = [signal for table in tables for signal in self._signals(table)]
        with suppress(StorageFailed):  # it is said again with the next beat
            await self._database.tell(announce_all, signals)

    def _signals(self, table: str) -> list[Signal]:
        """Return what others have to hear of a table: who sits there, and who looks on."""
        looking = self._hub.crowds.here(table)
        return [
            Signal(PEOPLE, table, 0, self._said_of(self._hub.people_at(table))),
            Signal(AUDIENCE, table, looking.others, self._said_of(looking.people)),
        ]

    def _said_of(self, people: frozenset[str]) -> str:
        return " ".join((self._name, *sorted(people)))

    async def stop(self) -> None:
        """Leave what is being read."""
        reading = list(self._reading)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)


async def _until_done(attempt: Callable[[], Awaitable[None]]) -> None:
    """Try until the database answers."""
    while True:
        try:
            return await attempt()
        except StorageFailed:
            await asyncio.sleep(LONGEST_PAUSE)
        except TableError as error:
            _LOG.warning("table cannot be read", code=error.code)
            return None


@asynccontextmanager
async def listening(database: Database, hub: Hub) -> AsyncIterator[None]:
    """Hear what other processes write; nobody else serves an SQLite file, so all is quiet there."""
    if not database.is_shared:
        yield
        return
    bus = Bus(database, hub)
    try:
        async with in_background(bus.listen, bus.tell, bus.beat):
            yield
    finally:
        await bus.stop()
