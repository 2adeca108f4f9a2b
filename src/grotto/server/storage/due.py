"""The agenda: which tables the server has to look after, so that no restart forgets one."""

from sqlalchemy import Connection, select, tuple_, update

from grotto.games import GAMES
from grotto.server.storage.database import Database
from grotto.server.storage.schema import TABLES


class DueTables:
    """The agenda of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: float, most: int) -> list[str]:
        """Return tables where time has run out, a question lapses, or a bot should have answered.

        Tables of other rules are not ours: another Grotto may still look after them.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_due, now, most)

    async def idle(self, status: str, since: float, most: int) -> list[str]:
        """Return tables where nothing has changed for long.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_idle, status, since, most)

    async def put_off(self, table: str, now: float, until: float | None) -> None:
        """Look after a table later, unless something has happened there: then it is not due.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_put_off, table, now, until)


def _due(connection: Connection, now: float, most: int) -> list[str]:
    ours = [(game.info.id, game.info.rules_version) for game in GAMES.values()]
    is_ours = tuple_(TABLES.c.game, TABLES.c.rules).in_(ours)
    wanted = select(TABLES.c.id).where(TABLES.c.due <= now, is_ours).order_by(TABLES.c.due)
    return list(connection.execute(wanted.limit(most)).scalars())


def _idle(connection: Connection, status: str, since: float, most: int) -> list[str]:
    wanted = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed < since)
    return list(connection.execute(wanted.limit(most)).scalars())


def _put_off(connection: Connection, table: str, now: float, until: float | None) -> None:
    still_due = (TABLES.c.id == table, TABLES.c.due <= now)
    connection.execute(update(TABLES).where(*still_due).values(due=until))
