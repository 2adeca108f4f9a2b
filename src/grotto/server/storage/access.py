"""Reaching a database: whatever it cannot do for us now is said in one way."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grotto.server import figures
from grotto.server.errors import StorageFailed

_TURNS: Final[WeakKeyDictionary[Engine, asyncio.Lock]] = WeakKeyDictionary()


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection to read with.

    Raises:
        StorageFailed: when the database does not answer.
    """
    with figures.STORAGE.labels("read").time(), clear_errors():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection to write with: all is written at the end, or nothing.

    Raises:
        IntegrityError: when the schema forbids what is written.
        StorageFailed: when the database does not answer, or cannot keep what is written.
    """
    with figures.STORAGE.labels("write").time(), clear_errors():
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
