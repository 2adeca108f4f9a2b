"""What people say at tables, whom they do not want to hear, and what they note for themselves."""

from contextlib import suppress
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row, delete, desc, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grotto.server.errors import StorageFailed
from grotto.server.storage.database import reading, writing
from grotto.server.storage.schema import CHAT, MUTES, NOTES, PEOPLE
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


class Chat:
    """The words of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def say(self, saying: Saying) -> Spoken:
        """Write a line down, once, and return it with its number.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        for _ in range(MOST_TRIES):
            with suppress(IntegrityError):
                async with writing(self._engine) as connection:
                    return await _said_before(connection, saying) or await _say(connection, saying)
        raise StorageFailed

    async def tail(self, table: str, after: int = 0) -> list[Spoken]:
        """Return the last lines of a table, the oldest first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        wanted = (
            select(CHAT)
            .where(CHAT.c.table == table, CHAT.c.number > after)
            .order_by(desc(CHAT.c.number))
            .limit(REMEMBERED)
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(wanted)).all()
        return [_spoken(row) for row in reversed(rows)]

    async def mute(self, person: str, muted: str) -> None:
        """Let somebody not hear somebody else any more.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        with suppress(IntegrityError):  # it is so already
            async with writing(self._engine) as connection:
                await connection.execute(insert(MUTES).values(person=person, muted=muted))
                await announce(connection, Signal(NEW_MUTES, person, 0))

    async def unmute(self, person: str, muted: str) -> None:
        """Let somebody hear somebody else again.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        wanted = delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == muted)
        async with writing(self._engine) as connection:
            await connection.execute(wanted)
            await announce(connection, Signal(NEW_MUTES, person, 0))

    async def muted_by(self, person: str) -> dict[str, str]:
        """Return whom somebody does not want to hear, with their names.

        Raises:
            StorageFailed: when the database does not answer.
        """
        wanted = select(PEOPLE.c.id, PEOPLE.c.name).join(MUTES, MUTES.c.muted == PEOPLE.c.id)
        async with reading(self._engine) as connection:
            rows = (await connection.execute(wanted.where(MUTES.c.person == person))).all()
        return {row.id: row.name for row in rows}

    async def note(self, table: str, person: str, seat: int) -> str:
        """Return what somebody has noted at a seat.

        Raises:
            StorageFailed: when the database does not answer.
        """
        async with reading(self._engine) as connection:
            body = (
                await connection.execute(select(NOTES.c.body).where(*_page(table, person, seat)))
            ).scalar()
        return str(body or "")

    async def write_note(self, table: str, person: str, seat: int, body: str) -> None:
        """Keep what somebody notes at a seat, in the place of what was there.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        page = {"table": table, "person": person, "seat": seat}
        for _ in range(MOST_TRIES):
            with suppress(IntegrityError):  # the first note was written in two places at once
                async with writing(self._engine) as connection:
                    done = await connection.execute(
                        update(NOTES).where(*_page(table, person, seat)).values(body=body)
                    )
                    if not done.rowcount:
                        await connection.execute(insert(NOTES).values({**page, "body": body}))
                    return
        raise StorageFailed


def _page(table: str, person: str, seat: int) -> tuple[Any, ...]:
    return NOTES.c.table == table, NOTES.c.person == person, NOTES.c.seat == seat


async def _said_before(connection: AsyncConnection, saying: Saying) -> Spoken | None:
    same = select(CHAT).where(
        CHAT.c.table == saying.table, CHAT.c.person == saying.person, CHAT.c.key == saying.key
    )
    row = (await connection.execute(same)).first()
    return None if row is None else _spoken(row)


async def _say(connection: AsyncConnection, saying: Saying) -> Spoken:
    last = select(func.max(CHAT.c.number)).where(CHAT.c.table == saying.table)
    number = int((await connection.execute(last)).scalar() or 0) + 1
    values = {
        "table": saying.table,
        "number": number,
        "person": saying.person,
        "seat": saying.seat,
        "name": saying.name,
        "said": saying.said,
        "at": saying.at,
        "key": saying.key,
    }
    await connection.execute(insert(CHAT).values(values))
    old = delete(CHAT).where(CHAT.c.table == saying.table, CHAT.c.number <= number - KEPT)
    await connection.execute(old)
    await announce(connection, Signal(NEW_WORDS, saying.table, number))
    line = ChatLine(
        number=number, seat=saying.seat, name=saying.name, said=saying.said, at=saying.at
    )
    return Spoken(person=saying.person, line=line)


def _spoken(row: Row[Any]) -> Spoken:
    line = ChatLine(number=row.number, seat=row.seat, name=row.name, said=row.said, at=row.at)
    return Spoken(person=row.person, line=line)
