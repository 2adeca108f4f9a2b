"""Vacations: until when somebody is away, and how many days of a year were taken.

This says what a person wants; the log of each table says since when a clock stands there. Whoever
finds a table that does not know it yet writes it down there (`unsettled`), so nothing is lost when
a server dies between the two.
"""

from collections.abc import Callable
from contextlib import suppress
from math import floor
from typing import Final

from msgspec import Struct, structs
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import StorageFailed
from grotto.server.log.ledger import OPEN, PLAYING
from grotto.server.served_time import DAY_SECONDS
from grotto.server.storage.database import Database
from grotto.server.storage.errors import NotOnVacation, OnVacation, TooLongVacation
from grotto.server.storage.rows import SPECS, Rows
from grotto.server.storage.schema import SEATS, TABLES, VACATIONS

TRIES: Final = 5
"""How often something is written that another process has just written first."""


class Vacation(Struct, frozen=True, kw_only=True):
    """The last vacation of somebody, and the days that were taken in the year in which it began."""

    person: str
    until: float = 0.0  # in served time
    year: int = 0
    days: int = 0

    def left_in(self, year: int, allowed: int) -> int:
        """Return how many days are left in a year."""
        return max(0, allowed - (self.days if year == self.year else 0))


class Unsettled(Struct, frozen=True, kw_only=True):
    """A table that does not know yet until when somebody is away."""

    table: str
    person: str
    until: float


_ROWS: Final = Rows(VACATIONS, Vacation)


class Vacations:
    """The vacations of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> Vacation:
        """Return the last vacation of somebody; one that is long over where there was none.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, person)

    async def begin(self, person: str, now: float, days: int, year: int, allowed: int) -> Vacation:
        """Begin a vacation of some days, out of those that are allowed in a year.

        Raises:
            OnVacation: when there is one already.
            TooLongVacation: when fewer days are left.
            StorageFailed: when the database cannot be written.
        """

        def begun(known: Vacation) -> Vacation:
            if known.until > now:
                raise OnVacation
            left = known.left_in(year, allowed)
            if days > left:
                raise TooLongVacation(left)
            taken = allowed - left + days
            return Vacation(person=person, until=now + days * DAY_SECONDS, year=year, days=taken)

        return await self._change(person, begun)

    async def end(self, person: str, now: float) -> Vacation:
        """End a vacation; days that have not begun are given back.

        Raises:
            NotOnVacation: when there is none.
            StorageFailed: when the database cannot be written.
        """

        def ended(known: Vacation) -> Vacation:
            if known.until <= now:
                raise NotOnVacation
            unused = floor((known.until - now) / DAY_SECONDS)
            return structs.replace(known, until=now, days=known.days - unused)

        return await self._change(person, ended)

    async def _change(self, person: str, change: Callable[[Vacation], Vacation]) -> Vacation:
        for _ in range(TRIES):
            with suppress(IntegrityError):  # two first ones at the same time
                return await self._database.write(_change, person, change)
        raise StorageFailed

    async def unsettled(self, now: float, most: int, person: str = "") -> list[Unsettled]:
        """Return slow tables where clocks do not stand as people want it; of one person, or of all.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_unsettled, now, most, person)


def _of(connection: Connection, person: str) -> Vacation:
    wanted = select(*_ROWS.columns).where(VACATIONS.c.person == person)
    row = connection.execute(wanted).first()
    return Vacation(person=person) if row is None else _ROWS.read(row)


def _change(
    connection: Connection, person: str, change: Callable[[Vacation], Vacation]
) -> Vacation:
    this = VACATIONS.c.person == person
    row = connection.execute(select(*_ROWS.columns).where(this).with_for_update()).first()
    changed = change(Vacation(person=person) if row is None else _ROWS.read(row))
    values = _ROWS.row(changed)
    if row is None:
        connection.execute(insert(VACATIONS), values)
    else:
        connection.execute(update(VACATIONS).where(this).values(values))
    return changed


def _unsettled(connection: Connection, now: float, most: int, person: str) -> list[Unsettled]:
    wanted = (
        select(SEATS.c.person, VACATIONS.c.until, *SPECS.columns)
        .select_from(
            VACATIONS.join(SEATS, SEATS.c.person == VACATIONS.c.person).join(
                TABLES, TABLES.c.id == SEATS.c.table
            )
        )
        .where(
            TABLES.c.status.in_((OPEN, PLAYING)),
            SEATS.c.away != VACATIONS.c.until,
            or_(VACATIONS.c.until > now, SEATS.c.away > now),
            *([VACATIONS.c.person == person] if person else []),
        )
        .order_by(TABLES.c.due, TABLES.c.id)
    )
    rows = connection.execute(wanted).all()
    slow = [row for row in rows if SPECS.read(row, 2).is_slow]
    return [Unsettled(table=row.id, person=row.person, until=row.until) for row in slow[:most]]


def move_vacation(connection: Connection, old: str, new: str) -> None:
    """Let the vacation of a guest be that of an account: the longer one, and all days taken."""
    both = [_of(connection, person) for person in (new, old)]
    last = max(both, key=lambda one: one.until)
    days = sum(one.days for one in both if one.year == last.year)
    connection.execute(delete(VACATIONS).where(VACATIONS.c.person.in_((old, new))))
    if last.year:
        moved = structs.replace(last, person=new, days=days)
        connection.execute(insert(VACATIONS), _ROWS.row(moved))
