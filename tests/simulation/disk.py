"""A disk: what was not flushed is gone after a power cut, and writes may fail or take long.

The server writes with the real SQLite into a file. A process that is killed leaves the file as it
is; a power cut leaves what was flushed. Whether a commit was flushed is asked of the connection
that made it: SQLite flushes every commit when it is told `synchronous=FULL`, and only then. In the
trial of lost writes a shim below SQLite keeps what was flushed, and nobody is asked.
"""

import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, NullPool, create_engine, make_url

from grotto.server.settings import sqlite_file
from grotto.server.storage.database import Database, sync_url
from grotto.server.storage.sqlite import SqliteFile
from tests.simulation import lost_writes

T = TypeVar("T")

FULL = 2  # what SQLite calls the level at which every commit is flushed


class Disk:
    """The disk of one machine, with one database on it."""

    def __init__(self, folder: Path, template: Path, luck: random.Random) -> None:
        self._folder = folder
        self._luck = luck
        self._lives = 0
        self.path = self._new_path()
        shutil.copy(template, self.path)
        self._safe = folder / "safe"  # files as they were flushed last
        self._safe.mkdir()
        self._flushed: Path | None = None  # one of those, unless nothing has changed since
        self._open: SqliteFile | None = None
        self.failing = 0.0  # how likely it is that a write fails

    def _new_path(self) -> Path:
        self._lives += 1
        return self._folder / f"life{self._lives}.db"

    def open(self) -> Database:
        """Open the database as a process that starts does."""
        self._flushed = self._copy(self.path, self._safe / self.path.name)
        address = sqlite_file(self.path)
        self._open = SqliteFile(make_url(sync_url(address)))
        return Database(address, self._open)

    def carry_out(self, work: Callable[[], T]) -> T:
        """Write, or fail: before anything has happened, or when it is not known what has.

        Raises:
            sqlite3.OperationalError: when it fails.
        """
        fails = self._luck.random() < self.failing
        if fails and self._luck.random() < 0.5:
            raise sqlite3.OperationalError("database or disk is full")
        made = work()
        if not lost_writes.is_on() and self._flushes():
            self._flushed = None
        if fails:
            raise sqlite3.OperationalError("disk I/O error")
        return made

    def _flushes(self) -> bool:
        connection = self._open._writer._connection if self._open else None
        if connection is None:
            return False
        level = connection.connection.dbapi_connection.execute("PRAGMA synchronous")  # type: ignore[union-attr]
        return bool(level.fetchone()[0] >= FULL)

    def look(self, work: Callable[[Connection], T]) -> T:
        """Read what is there, whatever any process thinks."""
        engine = create_engine(sync_url(sqlite_file(self.path)), poolclass=NullPool)
        with engine.connect() as connection:
            return work(connection)

    def lose_process(self) -> None:
        """Keep what the killed process has written."""
        self._begin_anew(self.path)

    def lose_power(self) -> None:
        """Keep what was flushed."""
        self._begin_anew(self._flushed or self.path)

    def _begin_anew(self, kept: Path) -> None:
        """Go on with another file: the connections of the dead process still hold the old one."""
        old, self.path = self.path, self._copy(kept, self._new_path())
        if self._open is not None:
            self._open._writer.close()
            self._open._reader.close()
            self._open = None
        for path in self._folder.glob(f"{old.name}*"):
            path.unlink()

    def _copy(self, source: Path, target: Path) -> Path:
        for end in ("", "-wal"):
            part = source.with_name(source.name + end)
            if part.exists():
                shutil.copy(part, target.with_name(target.name + end))
        return target
