"""Connections to an SQLite file: one reads in the thread of the loop, one writes in its own.

A local file answers sooner than another thread wakes up, so nobody waits for a thread to read.
Writing waits for the disk; one thread writes one piece of work after the other.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Final, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError

from grotto.server.storage.rows import Bulk, Row, Statement

T = TypeVar("T")

BUSY_MS: Final = 5_000
"""How long a write waits for a program that holds the file,"""
READ_BUSY_MS: Final = 500
"""and a read, for which everybody waits."""

_READ: Final = (f"busy_timeout={READ_BUSY_MS}", "query_only=ON")
_WRITE: Final = (
    f"busy_timeout={BUSY_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",  # what was written survives a power cut
    "foreign_keys=ON",
)
_NAMED: Final = sqlite.dialect(paramstyle="named")


class SqliteFile:
    """The two connections to one file."""

    def __init__(self, url: URL) -> None:
        self._reader = _KeptOpen(_open(url, _READ))
        self._writer = _KeptOpen(_open(url, _WRITE))
        event.listen(self._writer.engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what somebody reads, without waiting for anybody."""
        return self._reader.lend(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write all of a piece of work or nothing, when it is its turn."""
        return await self._in_thread(partial(self._writer.lend, work))

    async def write_together(self, bulks: Sequence[Bulk]) -> None:
        """Carry out statements in one transaction."""
        await self.write(partial(_write_together, bulks=bulks))

    async def close(self) -> None:
        """Finish what was begun, and close both connections."""
        await self._in_thread(self._writer.close)
        self._thread.shutdown()
        self._reader.close()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class _KeptOpen:
    """A connection that stays open until it fails: then the next piece of work gets a new one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._connection: Connection | None = None

    def lend(self, work: Callable[[Connection], T]) -> T:
        """Carry out a piece of work in a transaction of its own."""
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except (IntegrityError, sqlite3.IntegrityError):
            raise
        except (DBAPIError, sqlite3.Error):
            self._connection.invalidate()
            self.close()
            raise

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _open(url: URL, pragmas: Sequence[str]) -> Engine:
    """Return an engine; errors do not quote what was to be written, since that may be secret.

    Transactions are begun by us. Where nobody begins one, each statement sees what was written
    last, and nothing is held when it has been read.
    """
    engine = create_engine(
        url.set(drivername="sqlite"),
        poolclass=NullPool,
        hide_parameters=True,
        connect_args={"isolation_level": None},
    )

    def prepare(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", prepare)
    return engine


def change_at_once(engine: Engine) -> None:
    """Let all that one transaction of an engine does be done at once, changes of tables too.

    The driver would begin none before such a change, and a process that dies would leave a half.
    """

    def prepare(connection: DBAPIConnection, _record: object) -> None:
        cast("sqlite3.Connection", connection).isolation_level = None

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", _begin)


def fetch_plainly(connection: Connection, statement: Statement, values: Row) -> list[Any]:
    """Return what a statement finds, by the driver alone."""
    text, constants = _compiled(statement)
    return _plain(connection).execute(text, constants | values).fetchall()


def _plain(connection: Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.dbapi_connection)


def _begin(connection: Connection) -> None:
    """Take the file at once: who reads first and writes then must not find it changed between."""
    _plain(connection).execute("BEGIN IMMEDIATE")


def _write_together(connection: Connection, bulks: Sequence[Bulk]) -> None:
    """Carry out statements by the driver alone, which takes a fraction of SQLAlchemy's time."""
    plain = _plain(connection)
    for bulk in bulks:
        plain.executemany(_compiled(bulk.statement)[0], bulk.rows)


@cache
def _compiled(statement: Statement) -> tuple[str, Row]:
    """Return a statement as the driver reads it, and the values that it brings itself."""
    compiled = statement.compile(dialect=cast("Any", _NAMED))
    return str(compiled), dict(compiled.params)
