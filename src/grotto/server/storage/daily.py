"""Deals of days: drawn once for everybody, secret until the day is over; and who tried them."""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, desc, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from grotto.server.storage.database import Database
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import DEALS, PEOPLE, RESULTS, SEATS, TABLES
from grotto.wire.daily import DailyResult


class Deal(Struct, frozen=True, kw_only=True):
    """What everybody plays on a day."""

    day: str
    game: str
    rules: int
    seed: str  # secret until the day is over


class Try(Struct, frozen=True, kw_only=True):
    """The table at which somebody has tried the deal of a day."""

    table: str
    status: str


_DEALS: Final = Rows(DEALS, Deal)


class Daily:
    """The deals of days in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def deal(self, wanted: Deal) -> Deal:
        """Return the deal of a day and a game: the one that is kept, or else the wanted one.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        kept = await self._database.read(_deal, wanted.day, wanted.game)
        if kept is not None:
            return kept
        try:
            await self._database.write(_keep, wanted)
        except IntegrityError:  # another process was faster
            return await self.deal(wanted)
        return wanted

    async def first_try(self, person: str, day: str, game: str) -> Try | None:
        """Return where somebody has tried a deal first; only that counts.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_first_try, person, day, game)

    async def results(
        self, day: str, game: str, person: str | None, most: int
    ) -> list[DailyResult]:
        """Return the best results of a day, and that of somebody wherever it ranks.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_results, day, game, person, most)

    async def finished(self, day: str, game: str) -> int:
        """Return how many have played a deal to its end.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_finished, day, game)


def _deal(connection: Connection, day: str, game: str) -> Deal | None:
    wanted = select(*_DEALS.columns).where(DEALS.c.day == day, DEALS.c.game == game)
    row = connection.execute(wanted).first()
    return None if row is None else _DEALS.read(row)


def _keep(connection: Connection, deal: Deal) -> None:
    connection.execute(insert(DEALS), _DEALS.row(deal))


def _first_try(connection: Connection, person: str, day: str, game: str) -> Try | None:
    wanted = (
        select(TABLES.c.id, TABLES.c.status)
        .where(*_of_day(day, game), TABLES.c.host == person)
        .order_by(TABLES.c.created)
        .limit(1)
    )
    row = connection.execute(wanted).first()
    return None if row is None else Try(table=row.id, status=row.status)


def _of_day(day: str, game: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return TABLES.c.daily == day, TABLES.c.game == game


def _counted(day: str, game: str) -> list[ColumnElement[bool]]:
    """Say which results count: a guest with a try who signs in to an account has perhaps two."""
    other = TABLES.alias()
    earlier = exists().where(
        other.c.daily == day,
        other.c.game == game,
        other.c.host == TABLES.c.host,
        other.c.created < TABLES.c.created,
    )
    return [*_of_day(day, game), ~earlier]


def _ranked(day: str, game: str) -> Select[tuple[int, str, str, str, bool, int, int, float]]:
    best_first = (desc(RESULTS.c.lead), desc(RESULTS.c.points))
    seated = and_(SEATS.c.table == RESULTS.c.table, SEATS.c.seat == RESULTS.c.seat)
    return (
        select(
            func.rank().over(order_by=best_first).label("rank"),
            TABLES.c.id,
            SEATS.c.person,
            SEATS.c.name,
            PEOPLE.c.login.is_not(None).label("account"),
            RESULTS.c.points,
            RESULTS.c.lead,
            RESULTS.c.at,
        )
        .select_from(
            RESULTS.join(TABLES, TABLES.c.id == RESULTS.c.table)
            .join(SEATS, seated)
            .join(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        )
        .where(*_counted(day, game))
    )


def _results(
    connection: Connection, day: str, game: str, person: str | None, most: int
) -> list[DailyResult]:
    ranked = _ranked(day, game).subquery()
    in_order = select(ranked).order_by(ranked.c.rank, ranked.c.at)
    rows = list(connection.execute(in_order.limit(most)).all())
    if person is not None and all(row.person != person for row in rows):
        rows += connection.execute(in_order.where(ranked.c.person == person)).all()
    return [
        DailyResult(
            rank=row.rank,
            name=row.name,
            account=bool(row.account),
            points=row.points,
            lead=row.lead,
            yours=row.person == person,
            table=row.id,
        )
        for row in rows
    ]


def _finished(connection: Connection, day: str, game: str) -> int:
    played = RESULTS.join(TABLES, TABLES.c.id == RESULTS.c.table)
    wanted = select(func.count()).select_from(played).where(*_counted(day, game))
    return int(connection.execute(wanted).scalar_one())
