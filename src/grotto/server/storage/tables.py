"""Reading and writing tables and their logs."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Row, desc, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grotto.server.errors import NoSuchTable, StaleVersion, StorageFailed
from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import FORM, OPEN, PLAYING, Ledger, Place, new_ledger
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.chat import Chat
from grotto.server.storage.database import newest_schema, reading, writing
from grotto.server.storage.due import DueTables
from grotto.server.storage.lists import PublicTables
from grotto.server.storage.schema import LOG, SEATS, SNAPSHOTS, TABLES
from grotto.server.storage.writer import Page, Writer

SCHEMA_NOW: Final = "SELECT version_num FROM alembic_version"
SNAPSHOT_EVERY: Final = 64
"""After so many entries the ledger is written down as a whole."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables show of one; written together with every change."""

    status: str
    to_act: int
    places: list[Place]
    at: float
    due: float | None = None  # when the server has to look after the table


class Store:
    """The tables of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._scribe = Writer(engine)
        self.chat = Chat(engine)
        self.due = DueTables(engine)
        self.lobby = PublicTables(engine)

    async def create(self, spec: Spec, summary: Summary) -> None:
        """Write a new table down, before anybody hears of it; one that is there stays as it is.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        row = {
            "id": spec.id,
            "game": spec.game,
            "rules": spec.rules,
            "seats": spec.seats,
            "options": _json(spec.options),
            "visibility": spec.visibility,
            "pace": spec.pace,
            "clock": _json(spec.clock),
            "seed": spec.seed,
            "host": spec.host,
            "invite": spec.invite,
            "auto_start": spec.auto_start,
            "opening": spec.opening,
            "provable": spec.provable,
            "status": summary.status,
            "to_act": summary.to_act,
            "version": 0,
            "created": spec.created,
            "changed": spec.created,
        }
        with suppress(IntegrityError):  # it is there
            async with writing(self._engine) as connection:
                await connection.execute(insert(TABLES).values(row))
                await connection.execute(insert(SEATS), _seat_rows(spec.id, summary.places))

    async def append(self, table: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Add entries to a log, all of them or none; they are safe when this returns.

        Raises:
            StaleVersion: when somebody else has added entries meanwhile.
            StorageFailed: when the database cannot be written.
        """
        page = Page(
            table=table,
            version=entries[-1].number,
            entries=[_row(table, entry) for entry in entries],
            summary=_summary_row(entries[-1].number, summary),
            seats=_seat_rows(table, summary.places) if _seating(entries) else [],
        )
        try:
            await self._scribe.write(page)
        except IntegrityError as error:
            raise StaleVersion(entries[0].number - 1, await self.version(table)) from error

    async def write_snapshot(self, table: str, ledger: Ledger) -> None:
        """Write down what a log amounts to; the log itself stays.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        with suppress(IntegrityError):  # another process has just written one
            async with writing(self._engine) as connection:
                await _write_snapshot(connection, table, ledger)

    async def load(self, table: str) -> tuple[Spec, Ledger]:
        """Return a table as its log says: the last snapshot, and the entries after it.

        Raises:
            NoSuchTable: when there is none.
        """
        async with reading(self._engine) as connection:
            known = await _last_snapshot(connection, table)
            fresh = await _entries(connection, table, known.version if known else 0)
            # Last of all, for what changes it is in the log too: it is never behind the ledger.
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        if row is None:
            raise NoSuchTable
        ledger = known or new_ledger(row.seats)
        for entry in fresh:
            ledger.note(entry)
        return _spec(row), ledger

    async def is_ready(self) -> bool:
        """Tell whether the database answers, and has the schema that we know or a later one."""
        try:
            async with reading(self._engine) as connection:
                found = (await connection.execute(text(SCHEMA_NOW))).scalar()
        except StorageFailed:
            return False
        return found is not None and found >= newest_schema()

    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the entries of a log after a version."""
        async with reading(self._engine) as connection:
            return await _entries(connection, table, after)

    async def version(self, table: str) -> int:
        """Return how many entries a log has."""
        newest = select(LOG.c.number).where(LOG.c.table == table).order_by(desc(LOG.c.number))
        async with reading(self._engine) as connection:
            return int((await connection.execute(newest.limit(1))).scalar() or 0)

    async def unfinished(self, person: str) -> int:
        """Return how many tables somebody has made that are not over."""
        wanted = select(func.count()).where(
            TABLES.c.host == person, TABLES.c.status.in_((OPEN, PLAYING))
        )
        async with reading(self._engine) as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def version_of(self, table: str, key: str) -> int | None:
        """Return the version that a command has led to, if it was carried out before."""
        known = select(LOG.c.number).where(LOG.c.table == table, LOG.c.key == key)
        async with reading(self._engine) as connection:
            number = (await connection.execute(known)).scalar()
        return None if number is None else int(number)


def _seating(entries: Sequence[Entry]) -> bool:
    return any(entry.kind in log.SEATING for entry in entries)


def _seat_rows(table: str, places: list[Place]) -> list[dict[str, Any]]:
    return [
        {"table": table, "seat": seat, "person": at.person, "name": at.name, "level": at.level}
        for seat, at in enumerate(places)
    ]


def _summary_row(version: int, summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "to_act": summary.to_act,
        "version": version,
        "changed": summary.at,
        "due": summary.due,
    }


async def _write_snapshot(connection: AsyncConnection, table: str, ledger: Ledger) -> None:
    values = {"version": ledger.version, "ledger": _json(ledger)}
    done = await connection.execute(
        update(SNAPSHOTS).where(SNAPSHOTS.c.table == table).values(values)
    )
    if not done.rowcount:
        await connection.execute(insert(SNAPSHOTS).values({"table": table, **values}))


async def _last_snapshot(connection: AsyncConnection, table: str) -> Ledger | None:
    found = await connection.execute(select(SNAPSHOTS.c.ledger).where(SNAPSHOTS.c.table == table))
    written = found.scalar()
    return None if written is None else _ledger(written)


def _ledger(written: str) -> Ledger | None:
    """Read a snapshot; nothing if another Grotto has written it, for the log says it all."""
    try:
        ledger = msgspec.json.decode(written, type=Ledger)
    except msgspec.DecodeError:
        return None
    return ledger if ledger.form == FORM else None


async def _entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    wanted = select(LOG).where(LOG.c.table == table, LOG.c.number > after).order_by(LOG.c.number)
    rows = (await connection.execute(wanted)).all()
    return [
        Entry(
            number=row.number,
            kind=row.kind,
            seat=row.seat,
            person=row.person,
            body=row.body,
            at=row.at,
            asked=row.asked,
            key=row.key,
        )
        for row in rows
    ]


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table": table, **msgspec.structs.asdict(entry)}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _spec(row: Row[Any]) -> Spec:
    return Spec(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=msgspec.json.decode(row.options),
        visibility=row.visibility,
        pace=row.pace,
        clock=msgspec.json.decode(row.clock, type=Clock),
        seed=row.seed,
        host=row.host,
        created=row.created,
        invite=row.invite,
        auto_start=row.auto_start,
        opening=row.opening,
        provable=row.provable,
    )
