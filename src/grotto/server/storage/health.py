"""The health of a database: whether it can be written, and how much room its disk has."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog

from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.storage.errors import DiskFull

REPORT: Final = structlog.get_logger()

FULL: Final = "disk-full"
AWAY: Final = "writes-fail"
LOW: Final = "disk-low"
"""What may be wrong, in the words of readiness and log."""


class Health:
    """What is known of one database; `path` is that of an SQLite file."""

    def __init__(self, path: Path | None) -> None:
        self.least_free = 0  # bytes; with less a server is not ready
        self.failing = ""  # why the last piece of work was not written; empty if it was
        self._path = path
        self._low = False

    @contextmanager
    def watched(self, work: str) -> Iterator[None]:
        """Note how a piece of work ends."""
        try:
            yield
        except StorageFailed as error:
            why = FULL if isinstance(error, DiskFull) else AWAY
            metrics.STORAGE_FAILED.labels(work, why).inc()
            if work == WRITING:
                self._turn(why)
            raise
        if self.failing and work == WRITING:
            self._turn("")

    def _turn(self, why: str) -> None:
        """Write down when writing begins to fail, and when it succeeds again."""
        if why and why != self.failing:
            REPORT.error("the database cannot be written", why=why)
        elif not why:
            REPORT.warning("the database can be written again")
        self.failing = why

    def free(self) -> int | None:
        """Return how many bytes the disk has room for; None if it is not ours to know."""
        if self._path is None:
            return None
        try:
            disk = os.statvfs(self._path)
        except OSError:
            return None
        return disk.f_bavail * disk.f_frsize

    def look(self) -> None:
        """Measure the room on the disk, and write down when there begins to be little."""
        free = self.free()
        if free is None:
            return
        metrics.DISK_FREE.set(free)
        if self._is_low(free) and not self._low:
            REPORT.error("the disk is nearly full", free=free, least=self.least_free)
        self._low = self._is_low(free)

    def _is_low(self, free: int | None) -> bool:
        return free is not None and free < self.least_free

    def problems(self) -> list[str]:
        """List what is wrong now."""
        low = [LOW] if self._is_low(self.free()) else []
        return [*([self.failing] if self.failing else []), *low]


READING: Final = "read"
WRITING: Final = "write"
TELLING: Final = "tell"  # other processes
"""Kinds of work."""
