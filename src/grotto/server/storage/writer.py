"""The writer: writes down in one transaction what many tables want written at the same time.

A transaction costs a disk's flush, however much it holds. While one is under way the next wait, and
then all of them are written together. Nobody gets an answer before his entries are safe, and who
fails does not take others with him.
"""

import asyncio
from typing import Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import StorageFailed
from grotto.server.storage.database import Database
from grotto.server.storage.rows import SUMMARIES, Bulk, Row
from grotto.server.storage.schema import LOG, SEATS, TABLES
from grotto.server.storage.signals import LOG as NEW_ENTRIES
from grotto.server.storage.signals import Signal, announcement

MOST: Final = 200
"""Tables that are written together; what waits for a large transaction waits long."""

_ADD: Final = insert(LOG)
_SUM_UP: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({column.name: bindparam(column.name) for column in SUMMARIES.columns})
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

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

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

    async def finish(self) -> None:
        """Return when nothing waits to be written any more."""
        while self._writing is not None:
            await asyncio.wait({self._writing})

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write_together(batch)
        finally:
            self._writing = None

    async def _write_together(self, batch: list[tuple[Page, asyncio.Future[None]]]) -> None:
        try:
            await self._database.write_together(self._bulks([page for page, _ in batch]))
            _answer(batch, None)
        except IntegrityError as error:
            for alone in batch if len(batch) > 1 else ():
                await self._write_together([alone])
            _answer(batch, error)
        except StorageFailed as error:
            _answer(batch, error)
        finally:
            if not all(safe.done() for _, safe in batch):  # we are being stopped
                _answer(batch, StorageFailed())

    def _bulks(self, pages: list[Page]) -> list[Bulk]:
        pages.sort(key=lambda page: page.table)  # two processes must not wait for each other
        bulks = _bulks(pages)
        if self._database.is_shared:
            bulks.append(
                announcement(Signal(NEW_ENTRIES, page.table, page.version) for page in pages)
            )
        return bulks


def _bulks(pages: list[Page]) -> list[Bulk]:
    """Return the statements for some pages; rows of one kind are written together."""
    seated = [page for page in pages if page.seats]
    bulks = (
        Bulk(statement=_ADD, rows=[entry for page in pages for entry in page.entries]),
        Bulk(statement=_SUM_UP, rows=[{"which": page.table, **page.summary} for page in pages]),
        Bulk(statement=_STAND_UP, rows=[{"which": page.table} for page in seated]),
        Bulk(statement=_SIT_DOWN, rows=[seat for page in seated for seat in page.seats]),
    )
    return [bulk for bulk in bulks if bulk.rows]


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
