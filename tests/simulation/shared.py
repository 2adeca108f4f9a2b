"""A model of PostgreSQL, as far as several processes share tables through it.

Statements are carried out by SQLite in memory, one transaction at a time, all of it at one moment.
What is modelled: how long answers take, connections that fail before a statement or after a commit,
partitions, and announcements (`NOTIFY`), which are heard if and only if a transaction is committed,
in its order, by who listens at that moment. Isolation between transactions that overlap is not:
here none do.
"""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from contextvars import copy_context
from typing import TypeVar

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event, literal, select
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.pool import StaticPool

from grotto.server.storage import signals
from grotto.server.storage.rows import Bulk, Row

T = TypeVar("T")
Rows = list[Row]

PATIENCE_SECONDS = 10.0
"""After so long a database that does not answer has failed."""


class _Dialect(SQLiteDialect_pysqlite):
    """Says that it is PostgreSQL, so that the server announces what it writes."""

    name = "postgresql"
    supports_statement_cache = True


class SharedDatabase:
    """The database itself, which outlives all processes."""

    def __init__(
        self, template: bytes, loop: asyncio.AbstractEventLoop, luck: random.Random
    ) -> None:
        self.loop = loop
        self.luck = luck
        self.context = copy_context()  # of no process
        self.plain = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.plain.deserialize(template)
        self.plain.execute("PRAGMA foreign_keys=ON")
        self._engine = _engine_on(self.plain)
        event.listen(self._engine, "before_execute", self._announce, retval=True)
        self._announced: list[str] = []  # in the transaction that is under way
        self._listeners: dict[Connections, asyncio.Queue[str | None]] = {}

    def _announce(
        self, _connection: Connection, statement: object, many: Rows, one: Row, _options: object
    ) -> tuple[object, Rows, Row]:
        """Note what a transaction announces; SQLite could not."""
        if statement is not signals._NOTIFY:
            return statement, many, one
        self._announced += [text for row in (many or [one]) for text in row["payloads"]]
        return select(literal(1)), [], {}

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Carry out a transaction; who listens hears what it has announced."""
        self._announced = []
        with self._engine.connect() as connection:  # rolled back at its end, unless committed
            self.plain.execute("BEGIN IMMEDIATE")
            made = work(connection)
            self.plain.commit()
        for payload in self._announced:
            for listener, queue in self._listeners.items():
                listener.send(payload, queue)
        return made

    def look(self, work: Callable[[Connection], T]) -> T:
        """Carry out what only reads."""
        with self._engine.connect() as connection:
            return work(connection)

    def listen(self, who: "Connections") -> asyncio.Queue[str | None]:
        """Let a process hear what is announced from now on."""
        queue = self._listeners[who] = asyncio.Queue()
        return queue

    def drop(self, who: "Connections") -> None:
        """End the connection through which a process listens; what is under way is lost."""
        queue = self._listeners.pop(who, None)
        if queue is not None:
            while not queue.empty():
                queue.get_nowait()
            queue.put_nowait(None)

    def close(self) -> None:
        """Forget everything."""
        self._engine.dispose()
        self.plain.close()


def _engine_on(plain: sqlite3.Connection) -> Engine:
    engine = create_engine("sqlite://", creator=lambda: plain, poolclass=StaticPool)
    dialect = _Dialect(paramstyle="named")
    dialect.dbapi = engine.dialect.dbapi
    engine.dialect = dialect
    return engine


class Connections:
    """The connections of one process, as the server uses them."""

    def __init__(self, database: SharedDatabase, survives: Callable[[str], bool]) -> None:
        self._database = database
        self._survives = survives  # whether the process does, at a named step
        self._luck = database.luck
        self._heard_at = 0.0
        self.is_cut = False  # there is a partition between this process and the database
        self.failing = 0.0  # how likely it is that an answer gets lost

    async def read(self, work: Callable[[Connection], T]) -> T:
        await self._travel()
        made = self._database.look(work)
        await self._travel()
        return made

    async def write(self, work: Callable[[Connection], T]) -> T:
        await self._travel()
        await self._step("before commit")
        made = self._database.transact(work)
        await self._step("after commit")
        await self._travel()
        return made

    async def write_together(self, bulks: Sequence[Bulk]) -> None:
        def work(connection: Connection) -> None:
            for bulk in bulks:
                connection.execute(bulk.statement, bulk.rows)

        await self.write(work)

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[str]]:
        await self._travel()
        queue = self._database.listen(self)
        try:
            await self._travel()
            yield _payloads(queue)
        finally:
            self._database.drop(self)

    def send(self, payload: str, queue: asyncio.Queue[str | None]) -> None:
        """Carry an announcement to the process, after those before it."""
        if self.is_cut:
            return  # the connection is found dead when the partition ends
        loop = self._database.loop
        self._heard_at = max(self._heard_at + 1e-6, loop.time() + self._luck.uniform(0.0, 0.4))
        context = self._database.context  # it is heard even if who has written it dies
        loop.call_at(self._heard_at, queue.put_nowait, payload, context=context)

    def lose_listener(self) -> None:
        """Let the connection break through which the process listens."""
        self._database.drop(self)

    async def _step(self, name: str) -> None:
        if not self._survives(name):
            await self._database.loop.create_future()  # for ever

    async def _travel(self) -> None:
        """Let a message go one way; it may get lost."""
        slow = self._luck.random() < 0.1
        await asyncio.sleep(self._luck.uniform(0.0, 0.6 if slow else 0.01))
        if self.is_cut:
            await asyncio.sleep(PATIENCE_SECONDS)
        if self.is_cut or self._luck.random() < self.failing:
            raise psycopg.OperationalError("server closed the connection unexpectedly")

    async def close(self) -> None:
        self._database.drop(self)


async def _payloads(queue: asyncio.Queue[str | None]) -> AsyncIterator[str]:
    while (payload := await queue.get()) is not None:
        yield payload
    raise psycopg.OperationalError("server closed the connection unexpectedly")
