"""Connections to PostgreSQL, through which several processes share their tables."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, TypeVar, cast

import psycopg
from psycopg import AsyncConnection
from sqlalchemy import URL, Connection
from sqlalchemy.dialects import registry
from sqlalchemy.ext.asyncio import create_async_engine

from grotto.server.storage.rows import Bulk, Statement

T = TypeVar("T")

PATIENCE_SECONDS: Final = 10
"""After so long a database that does not answer has failed."""

_DIALECT: Final = registry.load("postgresql.psycopg")()


class PostgresPool:
    """Some connections to one database."""

    def __init__(self, url: URL, size: int) -> None:
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

    async def close(self) -> None:
        """Close all connections."""
        await self._writing.dispose()


async def _write_together(plain: AsyncConnection[Any], bulks: Sequence[Bulk]) -> None:
    """Send the commit with what is written; PostgreSQL skips it after a statement that fails."""
    async with plain.pipeline(), plain.cursor() as cursor:
        for bulk in bulks:
            await cursor.executemany(_text(bulk.statement), bulk.rows)
        await plain.commit()


@cache
def _text(statement: Statement) -> bytes:
    return str(statement.compile(dialect=cast("Any", _DIALECT))).encode()
