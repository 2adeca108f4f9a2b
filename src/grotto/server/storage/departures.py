"""Departures: somebody is forgotten. Games stay, under no name; all else of them is gone.

A name stands in the log of every table at which somebody has sat. It is taken out there, the chain
of the log is written anew, and one more entry tells rooms in memory that they have to read.
"""

from collections.abc import Collection
from contextlib import suppress
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, exists, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import StorageFailed
from grotto.server.log import entries as log
from grotto.server.log.entries import Entry, chained
from grotto.server.storage.accounts import TRIES
from grotto.server.storage.claims import leave_tournaments, tables_of
from grotto.server.storage.database import Database
from grotto.server.storage.invitations import forget_invitations
from grotto.server.storage.people import end_sessions
from grotto.server.storage.rows import ENTRIES
from grotto.server.storage.schema import (
    CHANNELS,
    CHAT,
    DEEDS,
    FRIENDS,
    LEARNED,
    LOG,
    MUTES,
    NOTES,
    NOTICES,
    PEOPLE,
    PLANS,
    RECOVERY_CODES,
    REPORTS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TOURNAMENTS,
    VACATIONS,
    WISHES,
)
from grotto.server.storage.schema.metadata import written
from grotto.server.storage.signals import LOG as NEW_ENTRIES
from grotto.server.storage.signals import Signal, announce_all
from grotto.server.storage.tables import entries_of
from grotto.server.storage.tournaments import CANCELLED, OPEN

NO_NAME: Final = "—"
"""What stands where a name was."""


_NOBODY: Final = {
    "name": NO_NAME,
    "login": None,
    "skeleton": None,
    "password": None,
    "page": "private",
    "link": None,
    "shown": False,
    "here": None,
    "named": False,
    "moderator": False,
}


class Traces(Struct, frozen=True, kw_only=True):
    """Where somebody may have left a name."""

    ids: frozenset[str]  # one's own, and those of the guests whom one has been
    tables: frozenset[str]  # where one has ever sat, or said something


class Departures:
    """Lets people of one database be forgotten."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def forget(self, person: str, at: float) -> dict[str, int]:
        """Forget somebody; return the tables where the name stood, with their new versions.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        traces = await self._database.read(_traces_of, person)
        for _ in range(TRIES):
            with suppress(IntegrityError):  # somebody moved at one of the tables meanwhile
                return await self._database.write(_forget, person, traces, at)
        raise StorageFailed


def _traces_of(connection: Connection, person: str) -> Traces:
    """Look into logs: seats that were given up, or held as a guest, stand nowhere else."""
    claimed = select(LOG.c.body).where(LOG.c.kind == written(log.CLAIM), LOG.c.person == person)
    ids = frozenset((person, *connection.execute(claimed).scalars()))
    sat = select(LOG.c.table).where(LOG.c.kind == written(log.SIT), LOG.c.person.in_(ids))
    talked = select(CHAT.c.table).where(CHAT.c.person == person)
    return Traces(ids=ids, tables=frozenset(connection.execute(sat.union(talked)).scalars()))


def _forget(connection: Connection, person: str, traces: Traces, at: float) -> dict[str, int]:
    own = {row.id for row in tables_of(connection, person)}
    wanted = select(TABLES.c.id, TABLES.c.version, TABLES.c.to_act).where(
        TABLES.c.id.in_(own | traces.tables)
    )
    found = connection.execute(wanted.order_by(TABLES.c.id)).all()
    for row in found:
        gone = Entry(number=row.version + 1, kind=log.GONE, person=person, at=at, asked=row.to_act)
        _forget_at(connection, row.id, gone, traces.ids)
    left = {row.id: row.version + 1 for row in found}
    announce_all(connection, [Signal(NEW_ENTRIES, *one) for one in left.items()])
    _forget_belongings(connection, person)
    _forget_deeds(connection, person)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(_NOBODY))
    return left


def _forget_at(connection: Connection, table: str, gone: Entry, ids: Collection[str]) -> None:
    """Take a name out of a log; the entry that says so is refused if the log has grown."""
    connection.execute(insert(LOG), ENTRIES.row(gone, table=table))
    chain = ""
    for entry in entries_of(connection, table, 0):
        body = NO_NAME if entry.kind == log.SIT and entry.person in ids else entry.body
        nameless = Entry(
            number=entry.number,
            kind=entry.kind,
            seat=entry.seat,
            person=entry.person,
            body=body,
            at=entry.at,
            asked=entry.asked,
            key=entry.key,
            digest=entry.digest,
        )
        chain = chained(chain, nameless)
        this = (LOG.c.table == table, LOG.c.number == entry.number)
        kept = chain if entry.chain or entry.number == gone.number else ""
        if (body, kept) != (entry.body, entry.chain):
            connection.execute(update(LOG).where(*this).values(body=body, chain=kept))
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=gone.number))
    seated = update(SEATS).where(SEATS.c.table == table, SEATS.c.person == gone.person)
    connection.execute(seated.values(name=NO_NAME))


def _forget_deeds(connection: Connection, person: str) -> None:
    """Take somebody out of what moderators have done; that it was done stays written."""
    nameless = {"about": NO_NAME, "said": "", "person": None}
    connection.execute(update(DEEDS).where(DEEDS.c.person == person).values(nameless))
    name = select(PEOPLE.c.name).where(PEOPLE.c.id == person, PEOPLE.c.login.is_not(None))
    done = update(DEEDS).where(DEEDS.c.by == name.scalar_subquery())
    connection.execute(done.values(by=NO_NAME))


def _forget_belongings(connection: Connection, person: str) -> None:
    _take_back_words(connection, person)
    connection.execute(delete(NOTES).where(NOTES.c.person == person))
    connection.execute(delete(LEARNED).where(LEARNED.c.person == person))
    connection.execute(delete(MUTES).where(or_(MUTES.c.person == person, MUTES.c.muted == person)))
    reports = or_(REPORTS.c.by == person, REPORTS.c.about == person)
    connection.execute(delete(REPORTS).where(reports))
    friends = or_(FRIENDS.c.person == person, FRIENDS.c.friend == person)
    connection.execute(delete(FRIENDS).where(friends))
    forget_invitations(connection, person)
    for belongings in (VACATIONS, PLANS):
        connection.execute(delete(belongings).where(belongings.c.person == person))
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    for table in (NOTICES, CHANNELS, WISHES):
        connection.execute(delete(table).where(table.c.person == person))
    _leave_tournaments(connection, person)
    end_sessions(connection, person)


def _leave_tournaments(connection: Connection, person: str) -> None:
    """Take a name out of tournaments; nobody waits for those which their organiser cannot begin."""
    leave_tournaments(connection, person, {"name": NO_NAME}, true())
    made = update(TOURNAMENTS).where(TOURNAMENTS.c.host == person, TOURNAMENTS.c.status == OPEN)
    connection.execute(made.values(status=CANCELLED))


def _take_back_words(connection: Connection, person: str) -> None:
    """Forget what somebody has said; the last line of a table leaves its number behind.

    Else the next line would bear it again, and whoever has heard the one would not hear the other.
    """
    theirs, other = CHAT.c.person == person, CHAT.alias()
    followed = exists().where(other.c.table == CHAT.c.table, other.c.number > CHAT.c.number)
    connection.execute(delete(CHAT).where(theirs, followed))
    empty = {"person": "", "name": "", "said": "", "key": None}
    connection.execute(update(CHAT).where(theirs).values(empty))
