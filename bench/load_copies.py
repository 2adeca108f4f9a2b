"""Copies of tables inside an SQLite file, so that a thousand games need not be played first."""

import sqlite3
from pathlib import Path

PARTS = ("seats", "log", "snapshots")
"""What belongs to a table, by its id in the column `table`."""


def copy_tables(database: Path, originals: list[str], copies: int) -> dict[str, list[str]]:
    """Copy every original so many times while no server runs; return the ids of the copies."""
    made: dict[str, list[str]] = {}
    with sqlite3.connect(database) as connection:
        for original in originals:
            made[original] = [f"{original[:7]}{number:04d}" for number in range(copies)]
            for copy in made[original]:
                _copy(connection, "tables", "id", original, copy)
                for part in PARTS:
                    _copy(connection, part, "table", original, copy)
    connection.close()
    return made


def _copy(
    connection: sqlite3.Connection, table: str, column: str, original: str, copy: str
) -> None:
    found = connection.execute(f'SELECT * FROM "{table}" WHERE "{column}" = ?', (original,))  # noqa: S608 (our own names)
    place = [described[0] for described in found.description].index(column)
    rows = [(*row[:place], copy, *row[place + 1 :]) for row in found]
    marks = ", ".join("?" for _ in found.description)
    connection.executemany(f'INSERT INTO "{table}" VALUES ({marks})', rows)  # noqa: S608
