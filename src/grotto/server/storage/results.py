"""Best scores: what people have reached when they played alone."""

from sqlalchemy import Connection, and_, desc, func, select

from grotto.server.storage.database import Database
from grotto.server.storage.schema import RESULTS, SEATS, TABLES
from grotto.wire.daily import BestScore, SoloScores


class Results:
    """The results of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def alone(self, person: str, game: str, most: int) -> SoloScores:
        """Return the best scores of somebody who has played a game alone, the highest first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_alone, person, game, most)


def _alone(connection: Connection, person: str, game: str, most: int) -> SoloScores:
    seated = and_(SEATS.c.table == RESULTS.c.table, SEATS.c.seat == RESULTS.c.seat)
    played = RESULTS.join(TABLES, TABLES.c.id == RESULTS.c.table).join(SEATS, seated)
    theirs = SEATS.c.person == person, TABLES.c.game == game, TABLES.c.seats == 1
    best = (
        select(TABLES.c.id, TABLES.c.daily, RESULTS.c.points, RESULTS.c.at)
        .select_from(played)
        .where(*theirs)
        .order_by(desc(RESULTS.c.points), RESULTS.c.at)
        .limit(most)
    )
    count = select(func.count()).select_from(played).where(*theirs)
    rows = connection.execute(best).all()
    return SoloScores(
        game=game,
        played=int(connection.execute(count).scalar_one()),
        best=[
            BestScore(table=row.id, points=row.points, at=row.at, daily=row.daily) for row in rows
        ],
    )
