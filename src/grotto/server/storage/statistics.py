"""Statistics of finished games: the newest of each game and number of seats.

Private games are never counted. What is under way is known to the process that makes it, and to
nobody else: when that is gone, whoever wants statistics asks again.
"""

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from grotto.server.storage.albums import OVER
from grotto.server.storage.database import Database
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import STATISTICS, TABLES
from grotto.server.storage.schema.metadata import written
from grotto.wire.statistics import CountBySeats


class Kept(Struct, frozen=True, kw_only=True):
    """Statistics that were made some time ago."""

    game: str
    seats: int
    games: int
    made: float
    reports: dict[str, str]  # HTML by language


_KEPT: Rows[Kept] = Rows(STATISTICS, Kept)


class StatisticsStore:
    """The statistics of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str, seats: int) -> Kept | None:
        """Return the statistics of a game, if there are any.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, game, seats)

    async def counts(self, game: str, rules: int) -> list[CountBySeats]:
        """Return how many finished games there are, by the number of seats.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_counts, game, rules)

    async def finished(self, game: str, rules: int, seats: int, most: int) -> list[str]:
        """Return tables whose game is over, the newest first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_finished, game, rules, seats, most)

    async def keep(self, kept: Kept) -> None:
        """Keep statistics instead of those before.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        try:
            await self._database.write(_keep, _KEPT.row(kept))
        except IntegrityError:  # another process was faster: there is a row now
            await self._database.write(_keep, _KEPT.row(kept))


def _is_counted(game: str, rules: int) -> ColumnElement[bool]:
    return and_(
        TABLES.c.game == game,
        TABLES.c.rules == rules,
        TABLES.c.status == written(OVER),
        TABLES.c.visibility != "private",
    )


def _of(connection: Connection, game: str, seats: int) -> Kept | None:
    wanted = select(*_KEPT.columns).where(STATISTICS.c.game == game, STATISTICS.c.seats == seats)
    row = connection.execute(wanted).first()
    return None if row is None else _KEPT.read(row)


def _counts(connection: Connection, game: str, rules: int) -> list[CountBySeats]:
    wanted = select(TABLES.c.seats, func.count()).where(_is_counted(game, rules))
    rows = connection.execute(wanted.group_by(TABLES.c.seats).order_by(TABLES.c.seats)).all()
    return [CountBySeats(seats=seats, games=games) for seats, games in rows]


def _finished(connection: Connection, game: str, rules: int, seats: int, most: int) -> list[str]:
    wanted = select(TABLES.c.id).where(_is_counted(game, rules), TABLES.c.seats == seats)
    newest = wanted.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
    return list(connection.execute(newest).scalars())


def _keep(connection: Connection, row: dict[str, Any]) -> None:
    same = (STATISTICS.c.game == row["game"], STATISTICS.c.seats == row["seats"])
    connection.execute(delete(STATISTICS).where(*same))
    connection.execute(insert(STATISTICS), row)
