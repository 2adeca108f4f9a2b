"""Vacations reach every table: also those that somebody sits down at later, or after a restart."""

import asyncio
from typing import Final

import structlog

from grotto.core.errors import TableError
from grotto.server.errors import NoNeed, StorageFailed
from grotto.server.storage.vacations import Unsettled, Vacations
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Now
from grotto.server.tables.vacation import note_vacation

LOG = structlog.get_logger()

EVERY_SECONDS: Final = 5.0
"""Between two looks for tables that do not know of a vacation."""
AT_ONCE: Final = 100
"""Tables that are told in one round."""


class VacationKeeper:
    """Lets the logs of all tables say what people want."""

    def __init__(self, vacations: Vacations, hub: Hub, now: Now) -> None:
        self._vacations = vacations
        self._hub = hub
        self._now = now

    async def work(self) -> None:
        """Look for tables until the server stops."""
        while True:
            try:
                await self.settle()
            except StorageFailed:
                LOG.warning("vacations have to wait")
            await asyncio.sleep(EVERY_SECONDS)

    async def settle(self, person: str = "") -> None:
        """Tell all tables what they do not know yet; those of one person, or of all.

        Raises:
            StorageFailed: when the database does not answer.
        """
        for wanted in await self._vacations.unsettled(self._now(), AT_ONCE, person):
            await self._tell(wanted)

    async def _tell(self, wanted: Unsettled) -> None:
        try:
            await note_vacation(await self._hub.room(wanted.table), wanted)
        except StorageFailed:
            raise
        except NoNeed:
            return  # another process was faster, or the time had run out before
        except TableError as error:
            LOG.warning("vacation not noted", table=wanted.table, code=error.code)
