"""The writer: writes down in one transaction what many tables want written at the same time.

A transaction costs a disk's flush, however much it holds. While one is under way the next wait, and
then all of them are written together. Nobody gets an answer before his entries are safe, and who
fails does not take others with him.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, event, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from grotto.server.errors import StorageFailed
from grotto.server.storage.database import clear_errors, open_for_thread, turn, writing
from grotto.server.storage.schema import LOG, SEATS, TABLES
from grotto.server.storage.signals import LOG as NEW_ENTRIES
from grotto.server.storage.signals import Signal, announce

MOST: Final = 200
"""Tables that are written together; what waits for a large transaction waits long."""

Row = dict[str, Any]

_ADD: Final = insert(LOG)
_SUM_UP: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("status", "to_act", "version", "changed", "due")})
)
_STAND_UP: Final = delete(SEATS).where(SEATS.c.table == bindparam("which"))
_SIT_DOWN: Final = insert(SEATS)


class Page(Struct, frozen=True, kw_only=True):
    """What one table wants written: rows for each of our tables."""

    table: str
    version: int
    entries: list[Row]
    summary: Row
    seats: list[Row] = []  # all of them, when somebody has sat down or got up


class Writer:
    """Writes for one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._thread = _Thread(engine) if engine.dialect.name == "sqlite" else None

    async def write(self, page: Page) -> None:
        """Return when a page is safe.

        Raises:
            IntegrityError: when the schema forbids what is written.
            StorageFailed: when the database does not answer, or cannot keep what is written.
        """
        safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, safe))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await safe

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write_together(batch)
        finally:
            self._writing = None

    async def _write_together(self, batch: list[tuple[Page, asyncio.Future[None]]]) -> None:
        answer: IntegrityError | StorageFailed | None = StorageFailed()
        try:
            await self._write([page for page, _ in batch])
            answer = None
        except IntegrityError as error:
            answer = error
            for alone in batch if len(batch) > 1 else ():
                await self._write_together([alone])
        except StorageFailed as error:
            answer = error
        finally:
            _answer(batch, answer)

    async def _write(self, pages: list[Page]) -> None:
        pages.sort(key=lambda page: page.table)  # two processes must not wait for each other
        if self._thread is not None:
            async with turn(self._engine):
                await self._thread.write(pages)
            return
        async with writing(self._engine) as connection:
            await connection.run_sync(_write, pages)
            for page in pages:
                await announce(connection, Signal(NEW_ENTRIES, page.table, page.version))


def _answer(
    batch: list[tuple[Page, asyncio.Future[None]]], error: IntegrityError | StorageFailed | None
) -> None:
    for _, safe in batch:
        if safe.done():  # it was answered alone, or nobody waits for it any more
            continue
        if error is None:
            safe.set_result(None)
        else:
            safe.set_exception(error)


class _Thread:
    """A thread with a connection to SQLite, which has no other way of not making us wait."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = open_for_thread(engine.url)
        self._pool = ThreadPoolExecutor(1, "writer")
        event.listen(engine.sync_engine, "engine_disposed", lambda _: self._close())

    async def write(self, pages: list[Page]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, self._write, pages)

    def _write(self, pages: list[Page]) -> None:
        with clear_errors(), self._engine.begin() as connection:
            _write(connection, pages)

    def _close(self) -> None:
        self._pool.shutdown()
        self._engine.dispose()


def _write(connection: Connection, pages: Sequence[Page]) -> None:
    connection.execute(_ADD, [entry for page in pages for entry in page.entries])
    connection.execute(_SUM_UP, [{"which": page.table, **page.summary} for page in pages])
    seated = [page for page in pages if page.seats]
    if seated:
        connection.execute(_STAND_UP, [{"which": page.table} for page in seated])
        connection.execute(_SIT_DOWN, [seat for page in seated for seat in page.seats])
