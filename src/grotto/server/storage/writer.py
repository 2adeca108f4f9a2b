"""The writer: writes down in one transaction what many tables want written at the same time.

A transaction costs a disk's flush, however much it holds. While one is under way the next wait, and
then all of them are written together. Nobody gets an answer before his entries are safe, and who
fails does not take others with him.
"""

import asyncio
from enum import Enum
from typing import Final

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Float,
    Integer,
    String,
    bindparam,
    delete,
    exists,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import StorageFailed
from grotto.server.storage.database import Database
from grotto.server.storage.rows import SUMMARIES, Bulk, Row
from grotto.server.storage.schema import (
    CHANNELS,
    INVITATIONS,
    LOG,
    NOTICES,
    PLANS,
    RATED,
    RESULTS,
    SEATS,
    STANDINGS,
    TABLE_READY,
    TABLES,
    YOUR_TURN,
)
from grotto.server.storage.schema.people import ASKED, ENDED, SITS
from grotto.server.storage.signals import LOG as NEW_ENTRIES
from grotto.server.storage.signals import Signal, announcement

MOST: Final = 200
"""Tables that are written together; what waits for a large transaction waits long."""


def _word(constant: str) -> ColumnElement[str]:
    """Write a word of ours into a statement: rows of a bulk bring all values that it asks for."""
    return literal_column(f"'{constant}'", String)


_ADD: Final = insert(LOG)
_SUM_UP: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({column.name: bindparam(column.name) for column in SUMMARIES.columns})
)
_STAND_UP: Final = delete(SEATS).where(SEATS.c.table == bindparam("which"))
_SIT_DOWN: Final = insert(SEATS)
_REMEMBER: Final = insert(RESULTS)
_STAND: Final = insert(STANDINGS)
_COUNT: Final = insert(RATED)
_UNPLAN: Final = delete(PLANS).where(
    PLANS.c.table == bindparam("which"), PLANS.c.seat == bindparam("where")
)
_FORGET_ASKED: Final = delete(NOTICES).where(
    NOTICES.c.table == bindparam("which"),
    or_(NOTICES.c.kind != _word(TABLE_READY), NOTICES.c.seat == bindparam("last")),
)
"""Whoever has just chosen something has seen that the table is ready; others may not have."""
_READY_UNSENT: Final = NOTICES.alias()
_STILL_READY: Final = (
    update(NOTICES)
    .where(
        NOTICES.c.table == bindparam("which"),
        NOTICES.c.kind == _word(TABLE_READY),
        NOTICES.c.seat == bindparam("where"),
        NOTICES.c.tries == literal_column("0"),
    )
    .values(version=bindparam("now"))
)
"""Whoever is about to send that a table is ready reads again, for it is somebody's turn by now."""
TELL: Final = insert(NOTICES).from_select(
    [NOTICES.c.table, NOTICES.c.channel, NOTICES.c.kind, NOTICES.c.person, NOTICES.c.seat,
     NOTICES.c.version, NOTICES.c.asked, NOTICES.c.due, NOTICES.c.tries],
    select(
        bindparam("which", type_=String),
        CHANNELS.c.id,
        bindparam("kind", type_=String),
        CHANNELS.c.person,
        bindparam("seat", type_=Integer),
        bindparam("version", type_=Integer),
        bindparam("at", type_=Float),
        bindparam("due", type_=Float),
        literal_column("0"),
    ).where(
        CHANNELS.c.person == bindparam("who"),
        CHANNELS.c.confirmed,
        ~exists().where(
            _READY_UNSENT.c.table == bindparam("which"),
            _READY_UNSENT.c.channel == CHANNELS.c.id,
            _READY_UNSENT.c.kind == _word(TABLE_READY),
            _READY_UNSENT.c.tries == literal_column("0"),
        ),
    ),
    include_defaults=False,
)  # fmt: skip
"""A notice for every way in which somebody wants to be told; for most people there is none.

Where somebody has still to hear that a table is ready, that notice says whose turn it is too.
"""
_INVITED_SITS: Final = (
    update(INVITATIONS)
    .where(INVITATIONS.c.table == bindparam("which"), INVITATIONS.c.person == bindparam("who"))
    .values(state=_word(SITS))
)
_INVITE_NO_MORE: Final = (
    update(INVITATIONS)
    .where(INVITATIONS.c.table == bindparam("which"), INVITATIONS.c.state == _word(ASKED))
    .values(state=_word(ENDED))
)
_FORGET_INVITED: Final = delete(INVITATIONS).where(INVITATIONS.c.table == bindparam("which"))


class Waits(Enum):
    """Whether people may still be invited to a table."""

    FOR_PEOPLE = "people"
    FULL = "full"
    NO_MORE = "no more"  # it has just begun, or was closed


class Page(Struct, frozen=True, kw_only=True):
    """What one table wants written: rows for each of our tables."""

    table: str
    version: int
    entries: list[Row]
    summary: Row
    seats: list[Row] = []  # all of them, when somebody has sat down or got up
    results: list[Row] = []  # when a game has just ended that is remembered,
    standings: list[Row] = []  # when any has,
    rated: list[Row] = []  # and when it counts for ratings
    unplanned: list[Row] = []  # seats whose plans do not hold any more
    asked: Row | None = None  # when another person is asked than before: who, and when it is due
    ready: list[Row] = []  # who is told that a table of a tournament has begun
    newcomers: list[Row] = []  # people who have sat down
    waits: Waits = Waits.FOR_PEOPLE


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
    told = [{"which": page.table, **row} for page in pages for row in _told(page)]
    bulks = (
        Bulk(statement=_ADD, rows=[entry for page in pages for entry in page.entries]),
        Bulk(statement=_SUM_UP, rows=[{"which": page.table, **page.summary} for page in pages]),
        Bulk(statement=_STAND_UP, rows=[{"which": page.table} for page in seated]),
        Bulk(statement=_SIT_DOWN, rows=[seat for page in seated for seat in page.seats]),
        Bulk(statement=_REMEMBER, rows=[result for page in pages for result in page.results]),
        Bulk(statement=_FORGET_ASKED, rows=_answered(pages)),
        Bulk(statement=_STILL_READY, rows=_turns(pages)),
        Bulk(statement=TELL, rows=told),
        Bulk(statement=_STAND, rows=[standing for page in pages for standing in page.standings]),
        Bulk(statement=_COUNT, rows=[rated for page in pages for rated in page.rated]),
        Bulk(statement=_UNPLAN, rows=[seat for page in pages for seat in page.unplanned]),
        *_invited_bulks(pages),
    )
    return [bulk for bulk in bulks if bulk.rows]


def _answered(pages: list[Page]) -> list[Row]:
    """Return tables where another person is asked than before, and who has chosen last."""
    return [
        {"which": page.table, "last": page.summary["last_seat"]}
        for page in pages
        if page.asked is not None
    ]


def _turns(pages: list[Page]) -> list[Row]:
    """Return the seats that are asked now, and since which version."""
    return [
        {"which": page.table, "where": page.asked["seat"], "now": page.version}
        for page in pages
        if page.asked
    ]


def _told(page: Page) -> list[Row]:
    asked = [{**page.asked, "kind": YOUR_TURN}] if page.asked else []
    return [*asked, *({**row, "kind": TABLE_READY} for row in page.ready)]


def _invited_bulks(pages: list[Page]) -> tuple[Bulk, ...]:
    """Return what becomes of invitations when people sit down, and when nobody can any more."""
    full = [page.table for page in pages if page.waits is Waits.FULL]
    begun = [page.table for page in pages if page.waits is Waits.NO_MORE]
    newcomers = [
        {"which": page.table, **one}
        for page in pages
        if page.waits is not Waits.NO_MORE
        for one in page.newcomers
    ]
    return (
        Bulk(statement=_INVITED_SITS, rows=newcomers),
        Bulk(statement=_INVITE_NO_MORE, rows=[{"which": table} for table in full]),
        Bulk(statement=_FORGET_INVITED, rows=[{"which": table} for table in begun]),
    )


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
