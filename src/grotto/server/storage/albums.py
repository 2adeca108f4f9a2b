"""Albums of finished games: one for each, made once, in the background."""

from typing import Final

from sqlalchemy import Connection, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError

from grotto.server.storage.database import Database
from grotto.server.storage.schema import ALBUMS, TABLES

OVER: Final = "over"


class Albums:
    """The albums of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str) -> bytes | None:
        """Return the book of a finished game, if there is one.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, table)

    async def missing(self, most: int) -> list[str]:
        """Return some finished games of which no album was made yet, the oldest first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_missing, most)

    async def keep(self, table: str, book: bytes, now: float, problem: str = "") -> None:
        """Keep a book for ever, or note why there is none; what another process has kept stays.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        row = {"table": table, "made": now, "problem": problem, "book": book}
        try:
            await self._database.write(_keep, row)
        except IntegrityError:
            return  # another process was faster, or the table is gone

    async def forget_failures(self) -> None:
        """Let albums be tried again that could not be made: their rules may be here now.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_forget_failures)


def _of(connection: Connection, table: str) -> bytes | None:
    wanted = select(ALBUMS.c.book).where(ALBUMS.c.table == table, ALBUMS.c.problem == "")
    book: bytes | None = connection.execute(wanted).scalar()
    return book


def _missing(connection: Connection, most: int) -> list[str]:
    made = exists().where(ALBUMS.c.table == TABLES.c.id)
    wanted = select(TABLES.c.id).where(TABLES.c.status == OVER, ~made)
    return list(connection.execute(wanted.order_by(TABLES.c.changed).limit(most)).scalars())


def _keep(connection: Connection, row: dict[str, object]) -> None:
    connection.execute(insert(ALBUMS), row)


def _forget_failures(connection: Connection) -> None:
    connection.execute(delete(ALBUMS).where(ALBUMS.c.problem != ""))
