"""People: guests first, accounts when they like, and the sessions of their browsers."""

from hashlib import sha256
from secrets import token_urlsafe

from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from grotto.server.storage.access import reading, writing
from grotto.server.storage.schema import PEOPLE, SESSIONS


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays."""

    id: str
    name: str
    account: bool


def hashed(token: str) -> str:
    """Return what is kept of a session's token."""
    return sha256(token.encode()).hexdigest()


class People:
    """The people of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def new_guest(self, name: str, at: float) -> tuple[Person, str]:
        """Welcome a guest; return also the token for the cookie."""
        person, token = token_urlsafe(9), token_urlsafe(32)
        async with writing(self._engine) as connection:
            await connection.execute(insert(PEOPLE).values(id=person, name=name, created=at))
            await connection.execute(
                insert(SESSIONS).values(token=hashed(token), person=person, created=at, seen=at)
            )
        return Person(id=person, name=name, account=False), token

    async def of_session(self, token: str) -> Person | None:
        """Return whose session a token opens."""
        wanted = (
            select(PEOPLE)
            .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.token == hashed(token))
        )
        async with reading(self._engine) as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        return Person(id=row.id, name=row.name, account=row.login is not None)
