"""Single statements on a database, for what no part of the server would read or change."""

from typing import Any

from sqlalchemy import Connection, Executable, Row

from grotto.server.storage.database import Database


async def found(database: Database, statement: Executable) -> list[Row[Any]]:
    """Return what a statement finds."""

    def read(connection: Connection) -> list[Row[Any]]:
        return list(connection.execute(statement).all())

    return await database.read(read)


async def change(database: Database, statement: Executable) -> None:
    """Carry out a statement that changes something."""

    def write(connection: Connection) -> None:
        connection.execute(statement)

    await database.write(write)
