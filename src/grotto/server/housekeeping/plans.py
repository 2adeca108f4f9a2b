"""Plans are played: somebody looks every second for seats that are asked and have left one.

What waits stands in the database. So a restart forgets nothing, several processes may look at the
same time, and how long it takes says nothing about what was planned.
"""

import asyncio
from typing import Final

import structlog

from grotto.core.errors import TableError
from grotto.server.errors import StaleVersion, StorageFailed, WrongMoment
from grotto.server.storage.plans import Plan, Plans
from grotto.server.tables.errors import PlanFailed
from grotto.server.tables.hub import Hub
from grotto.server.tables.planning import IMPOSSIBLE, play_planned

LOG = structlog.get_logger()

EVERY_SECONDS: Final = 1.0
"""Between two looks."""
AT_ONCE: Final = 50
"""Plans that are read together."""


class PlanKeeper:
    """Plays the plans of one database."""

    def __init__(self, plans: Plans, hub: Hub) -> None:
        self._plans = plans
        self._hub = hub

    async def work(self) -> None:
        """Look for plans until the server stops."""
        while True:
            try:
                await self.play_all()
            except StorageFailed:
                LOG.warning("plans have to wait")
            await asyncio.sleep(EVERY_SECONDS)

    async def play_all(self) -> None:
        """Play every plan whose seat is asked; plans that have to wait hold up no others.

        Raises:
            StorageFailed: when the database does not answer.
        """
        found = await self._plans.ready(AT_ONCE)
        while found:
            for plan in found:
                await self._play(plan)
            found = await self._plans.ready(AT_ONCE, after=found[-1].table)

    async def _play(self, plan: Plan) -> None:
        try:
            await play_planned(await self._hub.room(plan.table), plan)
        except StorageFailed:
            raise
        except (StaleVersion, WrongMoment):
            return  # somebody was faster, or people settle whether to go back: it waits
        except PlanFailed as failed:
            await self._plans.fail(plan, failed.why)
        except TableError as error:
            LOG.warning("plan cannot be played", table=plan.table, code=error.code)
            await self._plans.fail(plan, IMPOSSIBLE)
