"""Reaching a database: whatever it cannot do for us now is said in one way."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grotto.server import figures
from grotto.server.errors import StorageFailed


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection to read with.

    Raises:
        StorageFailed: when the database does not answer.
    """
    with figures.STORAGE.labels("read").time(), _clear_errors():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection to write with: all is written at the end, or nothing.

    Raises:
        IntegrityError: when the schema forbids what is written.
        StorageFailed: when the database does not answer, or cannot keep what is written.
    """
    with figures.STORAGE.labels("write").time(), _clear_errors():
        async with engine.begin() as connection:
            yield connection


@contextmanager
def _clear_errors() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolExhausted) as error:
        raise StorageFailed from error
