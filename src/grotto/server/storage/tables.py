"""Reading and writing tables and their logs."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from msgspec import structs
from sqlalchemy import (
    BindParameter,
    Connection,
    and_,
    bindparam,
    desc,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from grotto.server import metrics
from grotto.server.errors import NoSuchTable, StaleVersion, StorageFailed
from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import FORM, OPEN, PLAYING, Ledger, new_ledger
from grotto.server.log.spec import Spec
from grotto.server.storage.albums import Albums
from grotto.server.storage.audiences import Audiences
from grotto.server.storage.chat import Chat, Spoken, tail_of
from grotto.server.storage.database import Database, fetch, newest_schema
from grotto.server.storage.lists import DueTables, PublicTables
from grotto.server.storage.plans import Plans
from grotto.server.storage.rows import (
    ENTRIES,
    RESULTS,
    SPECS,
    SUMMARIES,
    Asked,
    Row,
    Summary,
    rated_rows,
    seat_rows,
    standing_rows,
)
from grotto.server.storage.schema import LOG, SEATS, SNAPSHOTS, TABLES
from grotto.server.storage.writer import Page, Waits, Writer

REPORT: Final = structlog.get_logger()

SNAPSHOT_EVERY: Final = 64
"""After so many entries the ledger is written down as a whole."""

# These are built once, for they are read whenever somebody comes to a table.
_SCHEMA_NOW: Final = text("SELECT version_num FROM alembic_version")
_THIS: Final[BindParameter[str]] = bindparam("this")
_TABLE: Final = (
    select(SNAPSHOTS.c.ledger, LOG.c.chain, *SPECS.columns)
    .select_from(
        TABLES.outerjoin(SNAPSHOTS, SNAPSHOTS.c.table == TABLES.c.id).outerjoin(
            LOG, and_(LOG.c.table == TABLES.c.id, LOG.c.number == SNAPSHOTS.c.version)
        )
    )
    .where(TABLES.c.id == _THIS)
)
_ENTRIES: Final = (
    select(*ENTRIES.columns)
    .where(LOG.c.table == _THIS, LOG.c.number > bindparam("after"))
    .order_by(LOG.c.number)
)
_VERSION: Final = (
    select(LOG.c.number).where(LOG.c.table == _THIS).order_by(desc(LOG.c.number)).limit(1)
)
_VERSION_OF: Final = select(LOG.c.number).where(LOG.c.table == _THIS, LOG.c.key == bindparam("by"))
_UNFINISHED: Final = select(func.count()).where(
    TABLES.c.host == bindparam("host"),
    TABLES.c.status.in_((OPEN, PLAYING)),
    TABLES.c.tournament == "",
)
_RENEW_SNAPSHOT: Final = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table == _THIS)
    .values(version=bindparam("version"), ledger=bindparam("ledger"))
)


class Store:
    """The tables of one database."""

    def __init__(self, database: Database, notice_seconds: float = 0.0) -> None:
        self._database = database
        self._notice_seconds = notice_seconds  # until somebody who is asked is told so
        self._writer = Writer(database)
        self.chat = Chat(database)
        self.plans = Plans(database)
        self.due = DueTables(database)
        self.lobby = PublicTables(database)
        self.albums = Albums(database)
        self.audiences = Audiences(database)
        self.health = database.health
        self._refused: set[str] = set()  # tables whose snapshot does not belong to their log

    async def create(self, spec: Spec, summary: Summary) -> None:
        """Write a new table down, before anybody hears of it; one that is there stays as it is.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        with suppress(IntegrityError):  # it is there
            await self._database.write(_create, spec, summary)

    async def append(self, table: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Add entries to a log, all of them or none; they are safe when this returns.

        Raises:
            StaleVersion: when somebody else has added entries meanwhile.
            StorageFailed: when the database cannot be written.
        """
        version = entries[-1].number
        page = Page(
            table=table,
            version=version,
            entries=[ENTRIES.row(entry, table=table) for entry in entries],
            summary=SUMMARIES.row(structs.replace(summary, version=version)),
            seats=seat_rows(table, summary.places) if _seating(entries) else [],
            results=[RESULTS.row(result, table=table) for result in summary.results],
            asked=self._asked(summary.asked, version),
            ready=[self._told(one, version) for one in summary.ready],
            newcomers=_newcomers(entries),
            waits=_waits(entries, summary),
            standings=standing_rows(table, summary.standings),
            rated=rated_rows(table, summary.standings) if summary.counts else [],
            unplanned=[{"which": table, "where": seat} for seat in summary.unplanned],
        )
        try:
            await self._writer.write(page)
        except IntegrityError as error:
            raise StaleVersion(entries[0].number - 1, await self.version(table)) from error

    def _asked(self, asked: Asked | None, version: int) -> Row | None:
        """Return what is written for who is asked: empty when nobody has to be told."""
        if asked is None or asked.person is None:
            return None if asked is None else {}
        return self._told(asked, version)

    def _told(self, asked: Asked, version: int) -> Row:
        due = asked.at + self._notice_seconds
        told = {"who": asked.person, "seat": asked.seat, "at": asked.at, "due": due}
        return {**told, "version": version}

    async def write_snapshot(self, table: str, ledger: Ledger) -> None:
        """Write down what a log amounts to; the log itself stays.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        written = msgspec.json.encode(ledger).decode()
        with suppress(IntegrityError):  # another process has just written one
            await self._database.write(_write_snapshot, table, ledger.version, written)

    async def load(self, table: str) -> tuple[Spec, Ledger]:
        """Return a table as its log says: the last snapshot, and the entries after it.

        Raises:
            NoSuchTable: when there is none.
            StorageFailed: when the database does not answer.
        """
        spec, ledger = await self._database.read(_load, table, self._refused)
        await self._renew_snapshot(ledger, table)
        return spec, ledger

    async def open(self, table: str) -> tuple[Spec, Ledger, list[Spoken]]:
        """Return a table as its log says, and what was said there last.

        Raises:
            NoSuchTable: when there is none.
            StorageFailed: when the database does not answer.
        """
        spec, ledger, said = await self._database.read(_open, table, self._refused)
        await self._renew_snapshot(ledger, table)
        return spec, ledger, said

    async def _renew_snapshot(self, ledger: Ledger, table: str) -> None:
        """Write another snapshot in the place of one that does not belong to its log."""
        if table not in self._refused:
            return
        self._refused.discard(table)
        metrics.SNAPSHOTS_REFUSED.inc()
        REPORT.warning("snapshot does not belong to its log", table=table, version=ledger.version)
        with suppress(StorageFailed):  # the log has it all
            await self.write_snapshot(table, ledger)

    async def is_ready(self) -> bool:
        """Tell whether the database answers, and has the schema that we know or a later one."""
        try:
            return await self._database.read(_schema_now) >= newest_schema()
        except StorageFailed:
            return False

    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the entries of a log after a version."""
        return await self._database.read(entries_of, table, after)

    async def version(self, table: str) -> int:
        """Return how many entries a log has."""
        return await self._database.read(_version, table)

    async def unfinished(self, person: str) -> int:
        """Return how many tables somebody has made that are not over."""
        return await self._database.read(_unfinished, person)

    async def version_of(self, table: str, key: str) -> int | None:
        """Return the version that a command has led to, if it was carried out before."""
        return await self._database.read(_version_of, table, key)

    async def close(self) -> None:
        """Finish what waits to be written."""
        await self._writer.finish()


def _create(connection: Connection, spec: Spec, summary: Summary) -> None:
    connection.execute(insert(TABLES), SPECS.row(spec) | SUMMARIES.row(summary))
    connection.execute(insert(SEATS), seat_rows(spec.id, summary.places))


def _seating(entries: Sequence[Entry]) -> bool:
    return any(entry.kind in log.SEATING for entry in entries)


def _newcomers(entries: Sequence[Entry]) -> list[Row]:
    """Return the people who sit down; whoever was invited is noted as one who has."""
    return [{"who": entry.person} for entry in entries if entry.kind == log.SIT and entry.person]


def _waits(entries: Sequence[Entry], summary: Summary) -> Waits:
    """Tell whether people may still be invited; nothing is written where that has not changed."""
    kinds = {entry.kind for entry in entries}
    if kinds & {log.START, log.CLOSE}:
        return Waits.NO_MORE
    is_full = all(place.person or place.level or place.name for place in summary.places)
    return Waits.FULL if is_full and kinds & {log.SIT, log.BOT} else Waits.FOR_PEOPLE


def _write_snapshot(connection: Connection, table: str, version: int, written: str) -> None:
    values = {"version": version, "ledger": written}
    done = connection.execute(_RENEW_SNAPSHOT, {"this": table, **values})
    if not done.rowcount:
        connection.execute(insert(SNAPSHOTS), {"table": table, **values})


def _open(
    connection: Connection, table: str, refused: set[str]
) -> tuple[Spec, Ledger, list[Spoken]]:
    return *_load(connection, table, refused), tail_of(connection, table, 0)


def _load(connection: Connection, table: str, refused: set[str]) -> tuple[Spec, Ledger]:
    spec, snapshot, chain = _table(connection, table)
    known = None if snapshot is None else _ledger(snapshot)
    if known is not None and (not chain or known.chain != chain):
        refused.add(table)
        known = None
    ledger = known or new_ledger(spec.seats)
    fresh = entries_of(connection, table, ledger.version)
    if any(entry.kind == log.CLAIM for entry in fresh):
        spec, *_ = _table(connection, table)  # it may have got another host since we read it
    for entry in fresh:
        ledger.note(entry)
    return spec, ledger


def _table(connection: Connection, table: str) -> tuple[Spec, str | None, str | None]:
    """Return a table, the last snapshot of its log, and the chain of the log at that version."""
    rows = fetch(connection, _TABLE, {"this": table})
    if not rows:
        raise NoSuchTable
    snapshot, chain, *spec = rows[0]
    return SPECS.read(spec), snapshot, chain


def _ledger(written: str) -> Ledger | None:
    """Read a snapshot; nothing if another Grotto has written it, for the log says it all."""
    try:
        ledger = msgspec.json.decode(written, type=Ledger)
    except msgspec.DecodeError:
        return None
    return ledger if ledger.form == FORM else None


def entries_of(connection: Connection, table: str, after: int) -> list[Entry]:
    rows = fetch(connection, _ENTRIES, {"this": table, "after": after})
    return [ENTRIES.read(row) for row in rows]


def _schema_now(connection: Connection) -> str:
    return str(connection.execute(_SCHEMA_NOW).scalar() or "")


def _version(connection: Connection, table: str) -> int:
    return int(connection.execute(_VERSION, {"this": table}).scalar() or 0)


def _unfinished(connection: Connection, person: str) -> int:
    return int(connection.execute(_UNFINISHED, {"host": person}).scalar_one())


def _version_of(connection: Connection, table: str, key: str) -> int | None:
    rows = fetch(connection, _VERSION_OF, {"this": table, "by": key})
    return int(rows[0][0]) if rows else None


__all__ = ["SNAPSHOT_EVERY", "Store", "Summary"]
