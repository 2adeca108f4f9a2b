"""Opening a database: SQLite in a file by default, PostgreSQL where several processes share it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grotto.server import metrics
from grotto.server.errors import NoSuchDatabase, StorageFailed
from grotto.server.settings import sqlite_file

MIGRATIONS: Final = Path(__file__).with_name("migrations")
BUSY_MS: Final = 5_000
MIGRATING: Final = 0x6772  # the lock of who changes the schema
KINDS: Final = ("sqlite", "postgresql", "postgres")
PATIENCE: Final = 10
"""Seconds after which a database that does not answer has failed."""


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
    """Return the address for a driver that waits; migrations use it."""
    parsed = make_url(url)
    driver = "sqlite" if parsed.get_backend_name() == "sqlite" else "postgresql+psycopg"
    return parsed.set(drivername=driver).render_as_string(hide_password=False)


def async_url(url: str) -> str:
    """Return the address for a driver that does not wait."""
    parsed = make_url(url)
    driver = "sqlite+aiosqlite" if parsed.get_backend_name() == "sqlite" else "postgresql+psycopg"
    return parsed.set(drivername=driver).render_as_string(hide_password=False)


def is_shared(url: str) -> bool:
    """Tell whether several processes may serve this database."""
    return make_url(url).get_backend_name() != "sqlite"


def open_database(url: str, *, pool: int = 8) -> AsyncEngine:
    """Return an engine; every SQLite connection is set up to survive a power cut.

    Errors do not quote what was to be written, since that may be secret.
    """
    if is_shared(url):
        return create_async_engine(
            async_url(url),
            pool_size=pool,
            pool_pre_ping=True,
            hide_parameters=True,
            pool_timeout=PATIENCE,
            connect_args={
                "connect_timeout": PATIENCE,
                "tcp_user_timeout": PATIENCE * 1_000,
                "options": f"-c statement_timeout={PATIENCE}s",
            },
        )
    engine = create_async_engine(async_url(url), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def open_for_thread(url: URL) -> Engine:
    """Return an engine for a thread that writes into an SQLite file."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(url: str) -> None:
    """Bring a database to the newest schema; an empty one gets all of it."""
    engine = create_engine(sync_url(url), hide_parameters=True)
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


_TURNS: Final[WeakKeyDictionary[Engine, asyncio.Lock]] = WeakKeyDictionary()


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection to read with.

    Raises:
        StorageFailed: when the database does not answer.
    """
    with metrics.STORAGE.labels("read").time(), clear_errors():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection to write with: all is written at the end, or nothing.

    Raises:
        IntegrityError: when the schema forbids what is written.
        StorageFailed: when the database does not answer, or cannot keep what is written.
    """
    with metrics.STORAGE.labels("write").time(), clear_errors():
        async with turn(engine), engine.begin() as connection:
            yield connection


def turn(engine: AsyncEngine) -> AbstractAsyncContextManager[None]:
    """Wait for one's turn to write: SQLite lets one write at a time, and the others guess when."""
    if engine.dialect.name != "sqlite":
        return nullcontext()
    return _TURNS.setdefault(engine.sync_engine, asyncio.Lock())


@contextmanager
def clear_errors() -> Iterator[None]:
    """Say in our words what a database could not do.

    Raises:
        StorageFailed: instead of all that may pass.
    """
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolExhausted) as error:
        raise StorageFailed from error
