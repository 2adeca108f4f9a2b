"""The pulse: keeps served time going, and notices when a clock was set or nobody was served."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError

from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.housekeeping.background import in_background
from grotto.server.served_time import Now, ServedTime
from grotto.server.storage.database import Database
from grotto.server.storage.heartbeat import Beat, Heartbeat
from grotto.server.tables.hub import Hub

LOG: Final = structlog.get_logger()

BEAT_SECONDS: Final = 5.0
"""Between two beats. When a server dies, those to move gain as much at most."""


class Pulse:
    """Keeps the time of one process."""

    def __init__(self, time: ServedTime, heartbeat: Heartbeat, hub: Hub) -> None:
        self._time = time
        self._heartbeat = heartbeat
        self._hub = hub

    async def begin(self) -> None:
        """Go on where the last server stopped: nobody could move since then.

        Raises:
            StorageFailed: when the database does not answer.
        """
        wall = self._time.wall()
        last = await self._heartbeat.last(wall)
        self._time.begin(last.served)
        LOG.info("time goes on", away=round(max(0.0, wall - last.wall), 1))
        metrics.GIVEN_BACK.inc(max(0.0, wall - last.wall))

    async def keep(self) -> None:
        """Beat until the server stops."""
        while True:
            try:
                await self.beat()
            except (StorageFailed, IntegrityError):  # the latter: another process was the first
                LOG.warning("time stands still")
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Prove that we can write; those who were not served for long see their clocks anew.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        self._look_at_the_clock()
        if self._heartbeat.is_stuck:
            return  # nobody can move: time stands still
        known = await self._heartbeat.beat(Beat(self._time(), self._time.wall()))
        still = self._time.prove(known)
        if still:
            LOG.warning("time given back", seconds=round(still, 1))
            metrics.GIVEN_BACK.inc(still)
            self._hub.show_clocks()

    def _look_at_the_clock(self) -> None:
        jump = self._time.look_for_jump()
        if jump:
            LOG.warning("the clock of the machine was set", seconds=round(jump, 1))
            metrics.CLOCK_SET.labels("forward" if jump > 0 else "back").inc()


@asynccontextmanager
async def keeping_time(now: Now, database: Database, hub: Hub) -> AsyncIterator[None]:
    """Keep served time going; a time that somebody else keeps is left alone."""
    if not isinstance(now, ServedTime):
        yield
        return
    pulse = Pulse(now, Heartbeat(database), hub)
    await pulse.begin()
    async with in_background(pulse.keep):
        yield
    with suppress(StorageFailed, IntegrityError):  # then a little time is given back
        await pulse.beat()
