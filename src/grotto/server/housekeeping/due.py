"""The keeper: looks after tables when time runs out, also those that nobody has in memory.

What is due stands in the database, so that a restart forgets nothing.
"""

import asyncio
from typing import Final

import structlog

from grotto.core.errors import TableError
from grotto.server import metrics
from grotto.server.errors import StaleVersion, StorageFailed, WrongMoment
from grotto.server.log.ledger import OPEN, PLAYING
from grotto.server.storage.tables import Store
from grotto.server.tables.absence import run_out_of_time
from grotto.server.tables.ending import close_idle
from grotto.server.tables.hub import Hub
from grotto.server.tables.old_rules import FROZEN
from grotto.server.tables.room import Now, Room
from grotto.server.tables.undo import let_lapse

LOG = structlog.get_logger()

A_DAY: Final = 24 * 3600.0
OPEN_DAYS: Final = 3
"""Days after which a table is closed that has not begun,"""
PLAYING_DAYS: Final = 60
"""and one where nobody has played."""
AT_ONCE: Final = 100
"""Tables that are looked after in one round."""
LATER: Final = 3600.0
"""Seconds after which something is tried again that has failed."""
PAUSE: Final = 1.0
"""Seconds between two rounds."""
SWEEP_EVERY: Final = 600.0
"""Seconds between two searches for tables that nobody plays at."""


class Keeper:
    """Looks after the tables of one database."""

    def __init__(self, store: Store, hub: Hub, now: Now, guest_days: float = 0.0) -> None:
        self._store = store
        self._hub = hub
        self._now = now
        self._guest_days = guest_days  # 0 keeps all tables

    async def keep(self) -> None:
        """Look after tables until the server stops."""
        swept = float("-inf")
        while True:
            try:
                await self.look_round()
                if self._now() - swept > SWEEP_EVERY:
                    swept = self._now()
                    await self.sweep()
            except StorageFailed:
                LOG.warning("tables have to wait")
            await asyncio.sleep(PAUSE)

    async def look_round(self) -> None:
        """Do everything that is due; no table waits for another.

        Raises:
            StorageFailed: when the database does not answer.
        """
        tables = await self._store.due.due(self._now(), AT_ONCE)
        ends = await asyncio.gather(*map(self._attend, tables), return_exceptions=True)
        for table, end in zip(tables, ends, strict=True):
            if end is not None:
                await self._settle(table, end)

    async def _attend(self, table: str) -> None:
        await self._do_what_is_due(await self._hub.room(table))

    async def _settle(self, table: str, failure: BaseException) -> None:
        """Look after a table later that cannot be looked after now, whatever is wrong with it."""
        if isinstance(failure, StorageFailed):
            raise failure
        if isinstance(failure, (StaleVersion, WrongMoment)):
            return  # somebody was faster
        LOG.warning("table cannot be looked after", table=table, exc_info=failure)
        await self._put_off(table, self._now() + LATER)

    async def _put_off(self, table: str, until: float | None) -> None:
        await self._store.due.put_off(table, self._now(), until)

    async def _do_what_is_due(self, room: Room) -> None:
        async with room.settled():
            version, due, asked_back = room.version, room.due(), room.ledger.asked_back
            bot, is_frozen = room.bot_to_act(), room.status == FROZEN
        if is_frozen:
            await self._put_off(room.spec.id, self._now() + LATER)  # its rules may come back
        elif due is None or due > self._now():
            await self._put_off(room.spec.id, due)  # the database thinks otherwise
        elif bot:
            await self._put_off(room.spec.id, self._now() + LATER)
            self._hub.nudge(room)
        elif asked_back is not None and due >= asked_back.at + room.patience:
            await let_lapse(room, version)
        else:
            await run_out_of_time(room, version)

    async def sweep(self) -> None:
        """Close tables that nobody plays at, and remove those that guests have left long ago.

        Raises:
            StorageFailed: when the database does not answer.
        """
        for status, days in ((OPEN, OPEN_DAYS), (PLAYING, PLAYING_DAYS)):
            since = self._now() - days * A_DAY
            for table in await self._store.due.idle(status, since, AT_ONCE):
                await self._close(table, since)
        if self._guest_days:
            await self._remove_left(self._now() - self._guest_days * A_DAY)

    async def _remove_left(self, since: float) -> None:
        """Remove tables that are over or closed, that only guests had, and that nobody looks at."""
        for table in await self._store.due.left_by_guests(since, AT_ONCE):
            self._hub.forget(table)
            if self._hub.loaded(table) is None and await self._store.due.remove(table, since):
                metrics.REMOVED.inc()
                LOG.info("table of guests removed", table=table)

    async def _close(self, table: str, since: float) -> None:
        try:
            await close_idle(await self._hub.room(table), since)
        except StorageFailed:
            raise
        except TableError as error:
            LOG.warning("table cannot be closed", table=table, code=error.code)
