"""Audiences: what may be told of people who look on at a table."""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, select

from grotto.server.storage.database import Database
from grotto.server.storage.schema import MUTES, PEOPLE

MOST_NAMED: Final = 30
"""People of an audience who are told by name; the others are counted."""


class Spectator(Struct, frozen=True, kw_only=True):
    """Somebody who looks on and lets others know it."""

    person: str
    name: str
    muted: frozenset[str]  # people who are not to know it


class Audiences:
    """Who of the people of one database may be named."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def named(self, people: frozenset[str]) -> list[Spectator]:
        """Return those who have an account and let everybody know where they look on.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_named, people) if people else []


def _named(connection: Connection, people: frozenset[str]) -> list[Spectator]:
    wanted = (
        select(PEOPLE.c.id, PEOPLE.c.name)
        .where(PEOPLE.c.id.in_(people), PEOPLE.c.named, PEOPLE.c.login.is_not(None))
        .order_by(PEOPLE.c.login)
        .limit(MOST_NAMED)
    )
    found = connection.execute(wanted).all()
    muted = _muted_by(connection, [row.id for row in found])
    return [
        Spectator(person=row.id, name=row.name, muted=frozenset(muted.get(row.id, ())))
        for row in found
    ]


def _muted_by(connection: Connection, people: list[str]) -> dict[str, list[str]]:
    wanted = select(MUTES.c.person, MUTES.c.muted).where(MUTES.c.person.in_(people))
    found: dict[str, list[str]] = {}
    for row in connection.execute(wanted).all():
        found.setdefault(row.person, []).append(row.muted)
    return found
