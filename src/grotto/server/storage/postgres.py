"""Connections to PostgreSQL, through which several processes share their tables."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final, TypeVar, cast

import psycopg
from psycopg import AsyncConnection, sql
from sqlalchemy import URL, Connection
from sqlalchemy.dialects import registry
from sqlalchemy.ext.asyncio import create_async_engine

from grotto.server.storage.rows import Bulk, Statement
from grotto.server.storage.signals import CHANNEL

T = TypeVar("T")

PATIENCE_SECONDS: Final = 10
"""After so long a database that does not answer has failed."""

ALIVE: Final = {"connect_timeout": "5", "keepalives_idle": "10", "keepalives_interval": "5"}
"""How soon a database is missed that went away without a word."""

_DIALECT: Final = registry.load("postgresql.psycopg")()


class PostgresPool:
    """Some connections to one database."""

    def __init__(self, url: URL, size: int) -> None:
        alive = url.set(drivername="postgresql").update_query_dict(ALIVE)
        self._address = alive.render_as_string(hide_password=False)
        self._writing = create_async_engine(
            url,
            pool_size=size,
            pool_pre_ping=True,
            hide_parameters=True,  # errors do not quote what was to be written
            pool_timeout=PATIENCE_SECONDS,
            connect_args={
                "connect_timeout": PATIENCE_SECONDS,
                "tcp_user_timeout": PATIENCE_SECONDS * 1_000,
                "options": f"-c statement_timeout={PATIENCE_SECONDS}s",
            },
        )
        # Without a transaction two messages less are waited for; each statement sees what was
        # written last, which is what a transaction of PostgreSQL would show it too.
        self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what somebody reads."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write all of a piece of work or nothing."""
        async with self._writing.begin() as connection:
            return await connection.run_sync(work)

    async def write_together(self, bulks: Sequence[Bulk]) -> None:
        """Carry out statements in one transaction: all are sent before any answer is read."""
        async with self._writing.connect() as connection:
            opened = await connection.get_raw_connection()
            plain = cast("AsyncConnection[Any]", opened.driver_connection)
            try:
                await _write_together(plain, bulks)
            except psycopg.OperationalError:
                await connection.invalidate()
                raise

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[str]]:
        """Hear what is announced from now on, through a connection of its own."""
        async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            yield _payloads(connection)

    async def close(self) -> None:
        """Close all connections."""
        await self._writing.dispose()


async def _payloads(connection: AsyncConnection[Any]) -> AsyncIterator[str]:
    async for heard in connection.notifies():
        yield heard.payload


async def _write_together(plain: AsyncConnection[Any], bulks: Sequence[Bulk]) -> None:
    """Send the commit with what is written; PostgreSQL skips it after a statement that fails."""
    async with plain.pipeline(), plain.cursor() as cursor:
        for bulk in bulks:
            await cursor.executemany(_text(bulk.statement), bulk.rows)
        await plain.commit()


@cache
def _text(statement: Statement) -> bytes:
    return str(statement.compile(dialect=cast("Any", _DIALECT))).encode()
