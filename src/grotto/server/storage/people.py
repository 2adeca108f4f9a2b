"""People: guests first, accounts when they like, and the sessions of their browsers."""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Delete,
    bindparam,
    delete,
    desc,
    exists,
    insert,
    select,
    update,
)

from grotto.server.storage.database import Database, fetch
from grotto.server.storage.schema import (
    ENTRANTS,
    MUTES,
    PEOPLE,
    SEATS,
    SESSIONS,
    TABLES,
    TOURNAMENTS,
)

MOST_BROWSERS: Final = 100
"""Sessions that one person may have."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays."""

    id: str
    name: str
    account: bool
    moderator: bool = False  # those who run the server have said so


class Session(Struct, frozen=True, kw_only=True):
    """A browser that is known."""

    id: str  # a hash of what is in the cookie
    person: Person
    seen: float
    muted: frozenset[str]  # people whom this one does not want to hear


PERSON: Final = (
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.login.is_not(None).label("account"),
    PEOPLE.c.moderator,
)
"""The columns that `read_person` reads."""

_NOBODY: Final[frozenset[str]] = frozenset()

# Built once, for it is read whenever a browser asks for anything. Who has muted nobody is one row.
_SESSION: Final = (
    select(*PERSON, SESSIONS.c.token, SESSIONS.c.seen, MUTES.c.muted)
    .select_from(
        SESSIONS.join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person).outerjoin(
            MUTES, MUTES.c.person == PEOPLE.c.id
        )
    )
    .where(SESSIONS.c.token == bindparam("session"), SESSIONS.c.seen >= bindparam("since"))
)


def hashed(token: str) -> str:
    """Return what is kept of a session's token."""
    return sha256(token.encode()).hexdigest()


class People:
    """The people of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def new_guest(self, name: str, at: float) -> tuple[Person, str]:
        """Welcome a guest; return also the token for the cookie."""
        person = Person(id=new_person_id(), name=name, account=False)
        return person, await self._database.write(_welcome, person, at)

    async def session(self, token: str, since: float) -> Session | None:
        """Return what a token opens, if it was used since then."""
        return await self._database.read(_session, token, since)

    async def renew(self, session: str, at: float) -> None:
        """Note that a session is used."""
        await self._database.write(_renew, session, at)

    async def end(self, session: str) -> None:
        """Forget one session."""
        await self._database.write(_end, session)

    async def end_all(self, person: str) -> None:
        """Forget all sessions of somebody."""
        await self._database.write(end_sessions, person)

    async def still_open(self, sessions: list[str], since: float) -> dict[str, str]:
        """Return those sessions which are still good, and whose they are."""
        return await self._database.read(_still_open, sessions, since)

    async def forget_absent(self, since: float) -> None:
        """Forget sessions that were not used since then, and guests who left nothing behind."""
        await self._database.write(_forget_absent, since)


def _welcome(connection: Connection, person: Person, at: float) -> str:
    """Write down a guest; return the token for the cookie."""
    connection.execute(insert(PEOPLE), {"id": person.id, "name": person.name, "created": at})
    return open_session(connection, person.id, at)


def _session(connection: Connection, token: str, since: float) -> Session | None:
    rows = fetch(connection, _SESSION, {"session": hashed(token), "since": since})
    if not rows:
        return None
    *person, session, seen, first_muted = rows[0]
    muted = _NOBODY if first_muted is None else frozenset(row[-1] for row in rows)
    return Session(id=session, person=read_person(person), seen=seen, muted=muted)


def read_person(row: Sequence[Any]) -> Person:
    """Return the person who stands in a row that begins with the columns of `PERSON`."""
    person, name, account, moderator = row[:4]
    return Person(id=person, name=name, account=bool(account), moderator=bool(moderator))


def _renew(connection: Connection, session: str, at: float) -> None:
    connection.execute(update(SESSIONS).where(SESSIONS.c.token == session).values(seen=at))


def _end(connection: Connection, session: str) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token == session))


def _still_open(connection: Connection, sessions: list[str], since: float) -> dict[str, str]:
    wanted = select(SESSIONS.c.token, SESSIONS.c.person).where(
        SESSIONS.c.token.in_(sessions), SESSIONS.c.seen >= since
    )
    return {row.token: row.person for row in connection.execute(wanted).all()}


def _forget_absent(connection: Connection, since: float) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < since))
    connection.execute(
        delete(PEOPLE).where(
            PEOPLE.c.login.is_(None),
            PEOPLE.c.created < since,
            ~exists().where(SESSIONS.c.person == PEOPLE.c.id),
            ~exists().where(SEATS.c.person == PEOPLE.c.id),
            ~exists().where(TABLES.c.host == PEOPLE.c.id),
            ~exists().where(TOURNAMENTS.c.host == PEOPLE.c.id),
            ~exists().where(ENTRANTS.c.person == PEOPLE.c.id),
        )
    )


def open_session(connection: Connection, person: str, at: float) -> str:
    """Let one more browser be known; return the token for its cookie."""
    token = token_urlsafe(32)
    row = {"token": hashed(token), "person": person, "created": at, "seen": at}
    connection.execute(insert(SESSIONS), row)
    connection.execute(_old_sessions(person))
    return token


def _old_sessions(person: str) -> Delete:
    """Forget the browsers that somebody has not used for longest, if there are too many."""
    mine = SESSIONS.c.person == person
    newest = (
        select(SESSIONS.c.token).where(mine).order_by(desc(SESSIONS.c.seen)).limit(MOST_BROWSERS)
    )
    return delete(SESSIONS).where(mine, SESSIONS.c.token.not_in(newest))


def end_sessions(connection: Connection, person: str) -> None:
    """Forget all sessions of somebody."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))


def new_person_id() -> str:
    """Return an id for somebody new."""
    return token_urlsafe(9)
