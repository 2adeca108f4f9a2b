"""Databases that a load makes for itself: an SQLite file, or a PostgreSQL of its own."""

from pathlib import Path
from typing import Protocol

from bench.load import proc
from tools.postgres import SAFE, Postgres

KINDS = ("sqlite", "postgresql")


class Database(Protocol):
    """Where servers keep their tables; what they acknowledge is on the disk."""

    url: str

    def seconds_of_cpu(self) -> float:
        """Return how long its own processes have worked."""

    def close(self) -> None:
        """Remove it."""


class SqliteFile:
    """A file, which one server writes itself: its work is the server's work."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'grotto.db'}"

    def seconds_of_cpu(self) -> float:
        return 0.0

    def close(self) -> None:
        return


class OwnPostgres:
    """A PostgreSQL with processes of its own, on the disk of this machine."""

    def __init__(self) -> None:
        self._postgres = Postgres(SAFE, on_disk=True)
        self.url = self._postgres.url(self._postgres.new_database())

    def seconds_of_cpu(self) -> float:
        return proc.seconds_of_family(self._postgres.pid)

    def close(self) -> None:
        self._postgres.close()


def new_database(kind: str, folder: Path) -> Database:
    """Make an empty database."""
    return OwnPostgres() if kind == "postgresql" else SqliteFile(folder)
