"""The bus: how a process hears what others have written into the database that they share."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

import psycopg
import structlog
from psycopg import AsyncConnection, sql
from sqlalchemy import make_url

from grotto.server.errors import StorageFailed
from grotto.server.storage.database import is_shared
from grotto.server.storage.signals import CHANNEL, CHAT, LOG, MUTES, read_signal
from grotto.server.tables.hub import Hub

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between attempts to reach a database that has gone away: each pause is twice as long."""

ALIVE: Final = {"connect_timeout": "5", "keepalives_idle": "10", "keepalives_interval": "5"}
"""How soon a database is missed that went away without a word."""

_LOG = structlog.get_logger()


class Bus:
    """Listens at one database for the rooms of one process."""

    def __init__(self, url: str, hub: Hub) -> None:
        address = make_url(url).set(drivername="postgresql").update_query_dict(ALIVE)
        self._address = address.render_as_string(hide_password=False)
        self._hub = hub
        self._pause = FIRST_PAUSE
        self._reading: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Listen for ever, through every failure of the database."""
        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                _LOG.warning("database lost", pause=self._pause, why=type(error).__name__)
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _listen(self) -> None:
        """Listen first and read what was missed then, so that nothing falls between."""
        async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            self._pause = FIRST_PAUSE
            self._read(self._hub.catch_up_all)
            async for heard in connection.notifies():
                self._hear(heard.payload)

    def _hear(self, payload: str) -> None:
        signal = read_signal(payload)
        if signal is None:
            return
        if signal.kind == LOG:
            self._read(partial(self._hub.catch_up, signal.table, signal.number))
        elif signal.kind == CHAT:
            self._read(partial(self._hub.hear, signal.table))
        elif signal.kind == MUTES:
            self._read(partial(self._hub.heed_mutes, signal.table))

    def _read(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Let rooms read while we listen on."""
        task = asyncio.create_task(_until_done(attempt))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

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


@asynccontextmanager
async def listening(url: str, hub: Hub) -> AsyncIterator[None]:
    """Hear what other processes write; nobody else serves an SQLite file, so all is quiet there."""
    if not is_shared(url):
        yield
        return
    bus = Bus(url, hub)
    task = asyncio.create_task(bus.listen())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await bus.stop()
