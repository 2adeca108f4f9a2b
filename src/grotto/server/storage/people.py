"""People: guests first, accounts when they like, and the sessions of their browsers."""

from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Delete, Row, Select, delete, desc, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grotto.server.storage.database import reading, writing
from grotto.server.storage.schema import PEOPLE, SEATS, SESSIONS, TABLES

MOST_BROWSERS: Final = 100
"""Sessions that one person may have."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays."""

    id: str
    name: str
    account: bool


class Session(Struct, frozen=True, kw_only=True):
    """A browser that is known."""

    id: str  # a hash of what is in the cookie
    person: Person
    seen: float


def hashed(token: str) -> str:
    """Return what is kept of a session's token."""
    return sha256(token.encode()).hexdigest()


class People:
    """The people of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def new_guest(self, name: str, at: float) -> tuple[Person, str]:
        """Welcome a guest; return also the token for the cookie."""
        person = Person(id=new_person_id(), name=name, account=False)
        async with writing(self._engine) as connection:
            row = {"id": person.id, "name": name, "created": at}
            await connection.execute(insert(PEOPLE).values(row))
            token = await open_session(connection, person.id, at)
        return person, token

    async def session(self, token: str, since: float) -> Session | None:
        """Return what a token opens, if it was used since then."""
        wanted = _sessions().where(SESSIONS.c.token == hashed(token), SESSIONS.c.seen >= since)
        async with reading(self._engine) as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else _session(row)

    async def renew(self, session: str, at: float) -> None:
        """Note that a session is used."""
        async with writing(self._engine) as connection:
            await connection.execute(
                update(SESSIONS).where(SESSIONS.c.token == session).values(seen=at)
            )

    async def end(self, session: str) -> None:
        """Forget one session."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == session))

    async def end_all(self, person: str) -> None:
        """Forget all sessions of somebody."""
        async with writing(self._engine) as connection:
            await end_sessions(connection, person)

    async def still_open(self, sessions: list[str], since: float) -> dict[str, str]:
        """Return those sessions which are still good, and whose they are."""
        wanted = select(SESSIONS.c.token, SESSIONS.c.person).where(
            SESSIONS.c.token.in_(sessions), SESSIONS.c.seen >= since
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(wanted)).all()
        return {row.token: row.person for row in rows}

    async def forget_absent(self, since: float) -> None:
        """Forget sessions that were not used since then, and guests who left nothing behind."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < since))
            await connection.execute(
                delete(PEOPLE).where(
                    PEOPLE.c.login.is_(None),
                    PEOPLE.c.created < since,
                    ~exists().where(SESSIONS.c.person == PEOPLE.c.id),
                    ~exists().where(SEATS.c.person == PEOPLE.c.id),
                    ~exists().where(TABLES.c.host == PEOPLE.c.id),
                )
            )


async def open_session(connection: AsyncConnection, person: str, at: float) -> str:
    """Let one more browser be known; return the token for its cookie."""
    token = token_urlsafe(32)
    row = {"token": hashed(token), "person": person, "created": at, "seen": at}
    await connection.execute(insert(SESSIONS).values(row))
    await connection.execute(_old_sessions(person))
    return token


def _old_sessions(person: str) -> Delete:
    """Forget the browsers that somebody has not used for longest, if there are too many."""
    mine = SESSIONS.c.person == person
    newest = (
        select(SESSIONS.c.token).where(mine).order_by(desc(SESSIONS.c.seen)).limit(MOST_BROWSERS)
    )
    return delete(SESSIONS).where(mine, SESSIONS.c.token.not_in(newest))


async def end_sessions(connection: AsyncConnection, person: str) -> None:
    """Forget all sessions of somebody."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))


def new_person_id() -> str:
    """Return an id for somebody new."""
    return token_urlsafe(9)


def _sessions() -> Select[Any]:
    return select(
        PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, SESSIONS.c.token, SESSIONS.c.seen
    ).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)


def _session(row: Row[Any]) -> Session:
    person = Person(id=row.id, name=row.name, account=row.login is not None)
    return Session(id=row.token, person=person, seen=row.seen)
