"""Copies of tables inside a database, so that a thousand games need not be played first."""

from collections.abc import Iterator
from itertools import islice

from rich.progress import track
from sqlalchemy import Connection, create_engine, text

from bench.load.crowd import SCREEN
from grotto.server.storage.database import sync_url

PARTS = {"tables": "id", "seats": "table", "log": "table", "snapshots": "table"}
"""What belongs to a table, and the column that says to which; the table itself comes first."""

AT_ONCE = 50  # copies that are written together


def copy_tables(url: str, originals: list[str], copies: int) -> dict[str, list[str]]:
    """Copy every original so many times while no server runs; return the ids of the copies."""
    made = {
        original: [f"{original[:6]}{number:05d}" for number in range(copies)]
        for original in originals
    }
    wanted = iter([(one, copy) for one, named in made.items() for copy in named])
    engine = create_engine(sync_url(url))
    with engine.begin() as connection:
        statements = [_statement(connection, *part) for part in PARTS.items()]
        rounds = -(-len(originals) * copies // AT_ONCE)
        for _ in track(range(rounds), "Copying tables", console=SCREEN):
            _copy(connection, statements, islice(wanted, AT_ONCE))
    engine.dispose()
    return made


def _copy(connection: Connection, statements: list[str], pairs: Iterator[tuple[str, str]]) -> None:
    rows = [{"original": original, "copy": copy} for original, copy in pairs]
    for statement in statements:
        connection.execute(text(statement), rows)


def _statement(connection: Connection, part: str, column: str) -> str:
    """Return what copies the rows of a table in one part of the schema."""
    names = connection.execute(text(f'SELECT * FROM "{part}" WHERE 1 = 0')).keys()  # noqa: S608 (our own names)
    into = ", ".join(f'"{name}"' for name in names)
    taken = ", ".join(":copy" if name == column else f'"{name}"' for name in names)
    return (
        f'INSERT INTO "{part}" ({into}) SELECT {taken} FROM "{part}" WHERE "{column}" = :original'  # noqa: S608
    )
