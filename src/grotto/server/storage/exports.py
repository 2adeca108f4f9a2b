"""Exports: all that is kept of somebody, for that person to take along."""

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, Table, select

from grotto.server.storage.database import Database
from grotto.server.storage.schema import (
    CHANNELS,
    CHAT,
    DEEDS,
    ENTRANTS,
    FRIENDS,
    INVITATIONS,
    LEARNED,
    MUTES,
    NOTES,
    PEOPLE,
    PLANS,
    RATING_STEPS,
    RATINGS,
    REPORTS,
    SEATS,
    SESSIONS,
    STANDINGS,
    TABLES,
    TOURNAMENTS,
    VACATIONS,
    WISHES,
)

Kept = dict[str, list[dict[str, Any]]]
"""Rows by what they are about."""

_OWN: Final[dict[str, tuple[Table, Column[Any], tuple[str, ...]]]] = {
    "person": (PEOPLE, PEOPLE.c.id, ("name", "login", "created", "page", "shown", "named")),
    "browsers": (SESSIONS, SESSIONS.c.person, ("created", "seen")),
    "results": (
        STANDINGS,
        STANDINGS.c.person,
        ("table", "seat", "game", "seats", "rank", "points", "gone", "at"),
    ),
    "ratings": (RATINGS, RATINGS.c.player, ("game", "scale", "mu", "sigma", "games")),
    "rating_steps": (
        RATING_STEPS,
        RATING_STEPS.c.player,
        ("game", "scale", "table", "at", "mu", "sigma", "games"),
    ),
    "moderated": (DEEDS, DEEDS.c.person, ("what", "about", "table", "at")),
    "said": (CHAT, CHAT.c.person, ("table", "name", "said", "at")),
    "notes": (NOTES, NOTES.c.person, ("table", "seat", "body")),
    "muted": (MUTES, MUTES.c.person, ("name",)),
    "lessons": (LEARNED, LEARNED.c.person, ("game", "lesson", "done", "at")),
    "told": (CHANNELS, CHANNELS.c.person, ("kind", "address", "confirmed", "created")),
    "wishes": (
        WISHES,
        WISHES.c.person,
        ("language", "zone", "quiet_from", "quiet_until", "digest_at", "invitations"),
    ),
    "invitations": (INVITATIONS, INVITATIONS.c.person, ("table", "state", "at")),
    "invited": (INVITATIONS, INVITATIONS.c.by, ("table", "state", "at")),
    "reported": (REPORTS, REPORTS.c.by, ("table", "said", "at")),
    "tournaments": (ENTRANTS, ENTRANTS.c.person, ("tournament", "name", "left")),
    "tournaments_made": (
        TOURNAMENTS,
        TOURNAMENTS.c.host,
        ("id", "title", "game", "format", "status", "created"),
    ),
    "seats": (SEATS, SEATS.c.person, ("table", "seat", "name")),
    "vacation": (VACATIONS, VACATIONS.c.person, ("until", "year", "days")),
    "plans": (PLANS, PLANS.c.person, ("table", "seat", "answers")),
}
"""What belongs to a person, and which columns of it; secrets of the server stay here."""

_TABLE: Final = ("id", "game", "rules", "seats", "options", "visibility", "pace", "clock", "status")


class Exports:
    """Takes out of one database what belongs to a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> Kept:
        """Return all that is kept of somebody, but for the records of games.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, person)

    async def totals(self, table: str) -> tuple[int, ...]:
        """Return what everybody has reached in a finished game; nothing where that is not kept.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_totals, table)


def _totals(connection: Connection, table: str) -> tuple[int, ...]:
    wanted = select(STANDINGS.c.points).where(STANDINGS.c.table == table)
    return tuple(connection.execute(wanted.order_by(STANDINGS.c.seat)).scalars())


def _of(connection: Connection, person: str) -> Kept:
    kept = {
        what: _rows(connection, table, columns, column == person)
        for what, (table, column, columns) in _OWN.items()
    }
    mine = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
    kept["tables"] = _rows(connection, TABLES, _TABLE, mine | (TABLES.c.host == person))
    friends = select(PEOPLE.c.name, FRIENDS.c.mutual, FRIENDS.c.at).where(
        FRIENDS.c.person == person, PEOPLE.c.id == FRIENDS.c.friend
    )
    kept["friends"] = [dict(row) for row in connection.execute(friends).mappings().all()]
    return kept


def _rows(
    connection: Connection, table: Table, columns: tuple[str, ...], those: ColumnElement[bool]
) -> list[dict[str, Any]]:
    wanted = select(*(table.c[column] for column in columns)).where(those)
    return [dict(row) for row in connection.execute(wanted).mappings().all()]
