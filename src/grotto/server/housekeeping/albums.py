"""The archivist: sees to it that there is an album of every finished game.

Games that end are noted at once. Finished games of a database that had no albums yet, or that ended
while nobody was there, are found when the server starts, and now and then. One process makes one
album after the other, as long as there are any to make, and lets everything else go first.
"""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from grotto.core import records
from grotto.core.errors import TableError
from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.limits import Now
from grotto.server.log.ledger import Ledger
from grotto.server.log.spec import Spec
from grotto.server.processes import ended, pipes_of, started, tell
from grotto.server.storage.tables import Store
from grotto.server.tables.album_making import Bound, Finished
from grotto.server.tables.old_rules import plain_record
from grotto.server.tables.room import OVER, Room

LOG: Final = structlog.get_logger()

EVERY: Final = 600.0
"""Seconds between two searches for finished games without an album."""
AT_ONCE: Final = 50
"""Games that are looked for at a time."""
PATIENCE_SECONDS: Final = 300.0
"""After which an album will not come any more."""
CRASHED: Final = "album/crashed"
"""What is noted when the process has died, or has taken too long."""

_LONGEST_LINE: Final = 1 << 26


class Archivist:
    """Makes the albums of one database."""

    def __init__(
        self, store: Store, now: Now, megabytes: int, command: Sequence[str] | None = None
    ) -> None:
        self._store = store
        self._now = now
        self._ended = asyncio.Event()
        self._process: Process | None = None
        self._command = command or (
            sys.executable,
            "-m",
            "grotto.server.tables.album_making",
            str(megabytes),
        )

    def look_at(self, room: Room) -> None:
        """Notice that a game is over."""
        if room.status == OVER and room.game is not None:
            self._ended.set()

    async def work(self) -> None:
        """Make albums until the server stops."""
        await self._store.albums.forget_failures()
        while True:
            self._ended.clear()
            with suppress(StorageFailed):  # it is tried again
                await self.make_all()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), EVERY)

    async def make_all(self) -> None:
        """Make every album that is missing.

        Raises:
            StorageFailed: when the database does not answer, or cannot be written.
        """
        while tables := await self._store.albums.missing(AT_ONCE):
            await self._make(tables)

    async def _make(self, tables: Sequence[str]) -> None:
        process = self._process = await started(self._command, _LONGEST_LINE)
        try:
            for table in tables:
                await self._keep(table, await self._bound(process, table))
                if process.returncode is not None or process.stdin is None:
                    return  # the others get a process that lives
        finally:
            await self.stop()

    async def stop(self) -> None:
        """End the process, if one is at work."""
        if self._process is not None:
            await ended(self._process)

    async def _bound(self, process: Process, table: str) -> Bound:
        """Let the process make an album; whatever goes wrong there is an answer too."""
        try:
            finished = finished_game(*await self._store.load(table))
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await _asked(process, finished)
        except StorageFailed:
            raise
        except TableError as error:
            return Bound(problem=error.code)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError):
            await ended(process)
            return Bound(problem=CRASHED)

    async def _keep(self, table: str, made: Bound) -> None:
        await self._store.albums.keep(table, made.book, self._now(), made.problem)
        metrics.ALBUMS.labels("failed" if made.problem else "made").inc()
        if made.problem:
            LOG.warning("no album", table=table, problem=made.problem)


def finished_game(spec: Spec, ledger: Ledger) -> Finished:
    """Return what is needed of a game to make its album."""
    digests = [made.digest for made in ledger.moves]
    return Finished(record=records.write(plain_record(spec, ledger)), digests=digests)


async def _asked(process: Process, finished: Finished) -> Bound:
    questions, answers = pipes_of(process)
    tell(questions, msgspec.json.encode(finished) + b"\n")
    await questions.drain()
    return msgspec.json.decode(await answers.readline(), type=Bound)
