"""A database: SQLite in a file by default, PostgreSQL where several processes share it.

All who read or write hand over a plain function of a connection; it is carried out where that is
right for the kind of database.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar, runtime_checkable

import psycopg
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Select, create_engine, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolExhausted

from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.settings import sqlite_file
from grotto.server.storage.errors import DiskFull, NoSuchDatabase
from grotto.server.storage.health import READING, TELLING, WRITING, Health
from grotto.server.storage.postgres import PostgresPool
from grotto.server.storage.rows import Bulk, Row
from grotto.server.storage.sqlite import SqliteFile, change_at_once, fetch_plainly

MIGRATIONS: Final = Path(__file__).with_name("migrations")
MIGRATING: Final = 0x6772  # the lock of who changes the schema
KINDS: Final = ("sqlite", "postgresql", "postgres")
POOL: Final = 8
"""Connections to PostgreSQL that are kept open."""

_READING: Final = metrics.STORAGE.labels(READING)
_WRITING: Final = metrics.STORAGE.labels(WRITING)
_FULL: Final = frozenset((sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE))
"""What SQLite says of a full disk, or of a file that has reached a quota or a limit of its size."""
_TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")

P = ParamSpec("P")
T = TypeVar("T")


class Storage(Protocol):
    """Connections to a database of some kind, with errors in the words of their driver."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what somebody reads."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write all of a piece of work or nothing."""

    async def write_together(self, bulks: Sequence[Bulk]) -> None:
        """Carry out statements in one transaction."""

    async def close(self) -> None:
        """Finish what was begun, and close all connections."""


@runtime_checkable
class SharedStorage(Storage, Protocol):
    """Connections to a database through which several processes hear of each other."""

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        """Hear what is announced from now on."""


class Database:
    """One database, whatever its kind.

    What it cannot do now ends as `StorageFailed`, and the next call tries again. What the schema
    forbids is an `IntegrityError`.
    """

    def __init__(self, address: str, storage: Storage | None = None) -> None:
        self.url = make_url(sync_url(address))
        self._open = storage or _open(self.url)
        self.is_shared = isinstance(self._open, SharedStorage)
        self.health = Health(None if self.is_shared else Path(self.url.database or ""))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what `work` reads; each of its statements sees what was written last.

        Raises:
            StorageFailed: when the database does not answer.
        """
        with _READING.time(), self.health.watched(READING), clear_errors():
            return await self._open.read(lambda connection: work(connection, *args, **more))

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Carry out `work` in one transaction: all is safe when this returns, or nothing happened.

        Raises:
            IntegrityError: when the schema forbids what is written.
            StorageFailed: when the database does not answer, or cannot keep what is written.
        """
        with _WRITING.time(), self.health.watched(WRITING), clear_errors():
            return await self._open.write(lambda connection: work(connection, *args, **more))

    async def tell(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Carry out `work` that keeps nothing: that it succeeds does not prove that we can write.

        Raises:
            StorageFailed: when the database does not answer.
        """
        with self.health.watched(TELLING), clear_errors():
            return await self._open.write(lambda connection: work(connection, *args, **more))

    async def write_together(self, bulks: Sequence[Bulk]) -> None:
        """Carry out statements in one transaction, as quickly as the database can.

        Raises:
            IntegrityError: when the schema forbids what is written.
            StorageFailed: when the database does not answer, or cannot keep what is written.
        """
        with _WRITING.time(), self.health.watched(WRITING), clear_errors():
            await self._open.write_together(bulks)

    async def touch(self) -> None:
        """Write something that changes nothing, to see whether that is possible.

        Raises:
            StorageFailed: when it is not.
        """
        await self.write(_touch)

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[str]]:
        """Hear what processes announce from now on; only where several share a database.

        Raises:
            StorageFailed: when the database does not answer, now or later.
        """
        assert isinstance(self._open, SharedStorage)
        with clear_errors():
            async with self._open.listen() as payloads:
                yield payloads

    async def close(self) -> None:
        """Finish what is being written, and close all connections."""
        await self._open.close()


def _touch(connection: Connection) -> None:
    connection.execute(_TOUCH)


def _open(url: URL) -> Storage:
    is_file = url.get_backend_name() == "sqlite"
    return SqliteFile(url) if is_file else PostgresPool(url, POOL)


def fetch(connection: Connection, statement: Select[Any], values: Row) -> Sequence[Sequence[Any]]:
    """Return the rows that a statement finds, in the order of its columns.

    For what is read whenever somebody comes: SQLAlchemy would take most of the time for itself.
    """
    if connection.dialect.name == "sqlite":
        return fetch_plainly(connection, statement, values)
    return connection.execute(statement, values).all()


@contextmanager
def clear_errors() -> Iterator[None]:
    """Say in our words what a database could not do.

    Raises:
        IntegrityError: when the schema forbids what is written, whichever library says so.
        DiskFull: when there is no room for what is written.
        StorageFailed: instead of all else that may pass.
    """
    try:
        yield
    except IntegrityError:
        raise
    except (sqlite3.IntegrityError, psycopg.IntegrityError) as error:
        raise IntegrityError(None, None, error) from error
    except (DBAPIError, PoolExhausted, sqlite3.Error, psycopg.Error) as error:
        raise (DiskFull() if _is_full(error) else StorageFailed()) from error


def _is_full(error: Exception) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", None) in _FULL
    return isinstance(cause, psycopg.errors.DiskFull)


def read_database(given: str) -> str:
    """Return the address of a database; a word without a kind is the path of an SQLite file.

    Raises:
        NoSuchDatabase: when Grotto can keep nothing there.
    """
    address = given if "://" in given else sqlite_file(Path(given))
    try:
        parsed = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise NoSuchDatabase from error
    kind = parsed.get_backend_name()
    if kind not in KINDS or (kind == "sqlite" and not _is_file(parsed)):
        raise NoSuchDatabase
    return address


def _is_file(url: URL) -> bool:
    """Tell whether an SQLite database lies in a file; what lies in memory would be lost."""
    return url.database not in (None, "", ".", ":memory:")


def sync_url(url: str) -> str:
    """Return an address with the driver that we use."""
    parsed = make_url(url)
    driver = "sqlite" if parsed.get_backend_name() == "sqlite" else "postgresql+psycopg"
    return parsed.set(drivername=driver).render_as_string(hide_password=False)


def is_shared(url: str) -> bool:
    """Tell whether several processes may serve this database."""
    return make_url(url).get_backend_name() != "sqlite"


def migrate(url: str) -> None:
    """Bring a database to the newest schema; an empty one gets all of it."""
    engine = create_engine(sync_url(url), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        change_at_once(engine)
    try:
        _upgrade(engine)
    finally:
        engine.dispose()


@cache
def newest_schema() -> str:
    """Return the name of the newest schema."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _upgrade(engine: Engine) -> None:
    config = _config()
    with engine.begin() as connection:
        _wait_for_others(connection)
        _share(config, connection)
        command.upgrade(config, "head")


def _wait_for_others(connection: Connection) -> None:
    """Let one process after the other see whether there is something to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def _share(config: Config, connection: Connection) -> None:
    config.attributes["connection"] = connection
