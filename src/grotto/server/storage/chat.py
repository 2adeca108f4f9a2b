"""What people say at tables, whom they do not want to hear, and what they note for themselves."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, delete, desc, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import StorageFailed
from grotto.server.storage.database import Database, fetch
from grotto.server.storage.friends import forget_friendship
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import CHAT, MUTES, NOTES
from grotto.server.storage.signals import CHAT as NEW_WORDS
from grotto.server.storage.signals import MUTES as NEW_MUTES
from grotto.server.storage.signals import Signal, announce
from grotto.wire.frames import ChatLine

KEPT: Final = 500
"""Lines of chat that are kept of a table."""
MOST_TRIES: Final = 8
"""How often a line is tried while others speak at the same moment."""
REMEMBERED: Final = 100
"""Lines that a room remembers; who comes later or is slow gets no more."""


class Spoken(Struct, frozen=True, kw_only=True):
    """A line of chat, and who said it, which nobody is told."""

    person: str
    line: ChatLine


class Saying(Struct, frozen=True, kw_only=True):
    """Something that is to be said."""

    table: str
    person: str
    seat: int
    name: str
    said: str
    at: float
    key: str


class Note(Struct, frozen=True, kw_only=True):
    """What somebody has noted at a seat."""

    table: str
    person: str
    seat: int
    body: str


_SAYINGS: Final = Rows(CHAT, Saying)
_LINES: Final = Rows(CHAT, ChatLine)
_NOTES: Final = Rows(NOTES, Note)
_TAIL: Final = (
    select(CHAT.c.hidden, CHAT.c.person, *_LINES.columns)
    .where(
        CHAT.c.table == bindparam("this"),
        CHAT.c.number > bindparam("after"),
        CHAT.c.said != "",  # of who was forgotten only a number is left
    )
    .order_by(desc(CHAT.c.number))
    .limit(REMEMBERED)
)
_MUTED: Final = select(MUTES.c.muted, MUTES.c.name).where(MUTES.c.person == bindparam("by"))


class Chat:
    """The words of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, saying: Saying) -> Spoken:
        """Write a line down, once, and return it with its number.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        for _ in range(MOST_TRIES):
            with suppress(IntegrityError):
                return await self._database.write(_say_once, saying)
        raise StorageFailed

    async def tail(self, table: str, after: int = 0) -> list[Spoken]:
        """Return the last lines of a table, the oldest first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(tail_of, table, after)

    async def mute(self, person: str, muted: str, name: str) -> None:
        """Let somebody not hear somebody else any more, who was heard under some name.

        No other name of the muted one is told, least of all that of an account.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        with suppress(IntegrityError):  # it is so already
            await self._database.write(_mute, person, muted, name)

    async def unmute(self, person: str, muted: str) -> None:
        """Let somebody hear somebody else again.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_unmute, person, muted)

    async def muted_by(self, person: str) -> dict[str, str]:
        """Return whom somebody does not want to hear, with the names they were heard under.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_muted_by, person)

    async def apart_from(self, person: str) -> frozenset[str]:
        """Return with whom somebody does not sit at a table: whom one has muted, or who has.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_apart_from, person)

    async def note(self, table: str, person: str, seat: int) -> str:
        """Return what somebody has noted at a seat.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_note, table, person, seat)

    async def write_note(self, table: str, person: str, seat: int, body: str) -> None:
        """Keep what somebody notes at a seat, in the place of what was there.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        note = Note(table=table, person=person, seat=seat, body=body)
        for _ in range(MOST_TRIES):
            with suppress(IntegrityError):  # the first note was written in two places at once
                return await self._database.write(_write_note, note)
        raise StorageFailed


def tail_of(connection: Connection, table: str, after: int) -> list[Spoken]:
    """Return the last lines of a table, the oldest first."""
    rows = fetch(connection, _TAIL, {"this": table, "after": after})
    return [_spoken(row) for row in reversed(rows)]


def _spoken(row: Sequence[Any]) -> Spoken:
    """Return a line of `_TAIL`; of a hidden one nothing is left but its number."""
    hidden, person = row[:2]
    line = _LINES.read(row, 2)
    return Spoken(person=person, line=structs.replace(line, said="") if hidden else line)


def _say_once(connection: Connection, saying: Saying) -> Spoken:
    return _said_before(connection, saying) or _say(connection, saying)


def _said_before(connection: Connection, saying: Saying) -> Spoken | None:
    same = select(*_LINES.columns).where(
        CHAT.c.table == saying.table, CHAT.c.person == saying.person, CHAT.c.key == saying.key
    )
    row = connection.execute(same).first()
    return None if row is None else Spoken(person=saying.person, line=_LINES.read(row))


def _say(connection: Connection, saying: Saying) -> Spoken:
    here = CHAT.c.table == saying.table
    number = int(connection.execute(select(func.max(CHAT.c.number)).where(here)).scalar() or 0) + 1
    row = _SAYINGS.row(saying, number=number)
    connection.execute(insert(CHAT), row)
    connection.execute(delete(CHAT).where(here, CHAT.c.number <= number - KEPT))
    announce(connection, Signal(NEW_WORDS, saying.table, number))
    line = _LINES.read([row[column.name] for column in _LINES.columns])
    return Spoken(person=saying.person, line=line)


def _mute(connection: Connection, person: str, muted: str, name: str) -> None:
    connection.execute(insert(MUTES), {"person": person, "muted": muted, "name": name})
    forget_friendship(connection, person, muted)
    announce(connection, Signal(NEW_MUTES, person, 0))


def _unmute(connection: Connection, person: str, muted: str) -> None:
    connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == muted))
    announce(connection, Signal(NEW_MUTES, person, 0))


def _muted_by(connection: Connection, person: str) -> dict[str, str]:
    return {row.muted: row.name for row in connection.execute(_MUTED, {"by": person}).all()}


def _apart_from(connection: Connection, person: str) -> frozenset[str]:
    muted = select(MUTES.c.muted).where(MUTES.c.person == person)
    muting = select(MUTES.c.person).where(MUTES.c.muted == person)
    return frozenset(connection.execute(union(muted, muting)).scalars())


def _page(table: str, person: str, seat: int) -> tuple[Any, ...]:
    return NOTES.c.table == table, NOTES.c.person == person, NOTES.c.seat == seat


def _note(connection: Connection, table: str, person: str, seat: int) -> str:
    wanted = select(NOTES.c.body).where(*_page(table, person, seat))
    return str(connection.execute(wanted).scalar() or "")


def _write_note(connection: Connection, note: Note) -> None:
    page = _page(note.table, note.person, note.seat)
    done = connection.execute(update(NOTES).where(*page).values(body=note.body))
    if not done.rowcount:
        connection.execute(insert(NOTES), _NOTES.row(note))
