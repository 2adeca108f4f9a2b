"""The agenda: which tables the server has to look after, so that no restart forgets one."""

from sqlalchemy import select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from grotto.games import GAMES
from grotto.server.storage.database import reading, writing
from grotto.server.storage.schema import TABLES


class DueTables:
    """The agenda of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def due(self, now: float, most: int) -> list[str]:
        """Return tables where time has run out, a question lapses, or a bot should have answered.

        Tables of other rules are not ours: another Grotto may still look after them.

        Raises:
            StorageFailed: when the database does not answer.
        """
        ours = [(game.info.id, game.info.rules_version) for game in GAMES.values()]
        is_ours = tuple_(TABLES.c.game, TABLES.c.rules).in_(ours)
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.due <= now, is_ours)
            .order_by(TABLES.c.due)
            .limit(most)
        )
        async with reading(self._engine) as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def idle(self, status: str, since: float, most: int) -> list[str]:
        """Return tables where nothing has changed for long.

        Raises:
            StorageFailed: when the database does not answer.
        """
        wanted = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed < since)
        async with reading(self._engine) as connection:
            return [row.id for row in await connection.execute(wanted.limit(most))]

    async def put_off(self, table: str, now: float, until: float | None) -> None:
        """Look after a table later, unless something has happened there: then it is not due.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        still_due = (TABLES.c.id == table, TABLES.c.due <= now)
        async with writing(self._engine) as connection:
            await connection.execute(update(TABLES).where(*still_due).values(due=until))
