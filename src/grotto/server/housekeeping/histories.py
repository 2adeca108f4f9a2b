"""The historian: writes down how games ended that were over before anybody asked.

A server does so once when it starts, one game after the other; games that end later are written
down with their last move.
"""

import asyncio
from typing import Final

import structlog

from grotto.core.errors import TableError
from grotto.server.limits import Now
from grotto.server.log.ledger import Ledger
from grotto.server.log.spec import Spec
from grotto.server.storage.histories import Histories
from grotto.server.storage.rows import Standing
from grotto.server.storage.tables import Store
from grotto.server.tables.standings import final_standings
from grotto.server.tables.state import OVER, TableState

LOG: Final = structlog.get_logger()

AT_ONCE: Final = 100
"""Games that are looked for at a time."""
PAUSE_SECONDS: Final = 0.05
"""Between two games: others want to play."""


class Historian:
    """Completes the histories of one database."""

    def __init__(self, store: Store, histories: Histories, now: Now) -> None:
        self._store = store
        self._histories = histories
        self._now = now

    async def work(self) -> None:
        """Write down what is missing, and rest."""
        await self.write_missing()
        await asyncio.Event().wait()

    async def write_missing(self) -> int:
        """Write down how games ended of which nobody knows; return how many there were.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        last, written = "", 0
        while tables := await self._histories.missing(last, AT_ONCE):
            for table in tables:
                written += await self._write(table)
                await asyncio.sleep(PAUSE_SECONDS)
            last = tables[-1]
        return written

    async def _write(self, table: str) -> int:
        spec, ledger = await self._store.load(table)
        standings = await asyncio.to_thread(self._standings, spec, ledger)
        if standings:
            await self._histories.write(table, standings)
        return bool(standings)

    def _standings(self, spec: Spec, ledger: Ledger) -> list[Standing]:
        """Play a game again; what cannot be played any more has no end that we could tell."""
        try:
            state = TableState(spec, ledger, self._now)
        except TableError as error:
            LOG.warning("no standings", table=spec.id, problem=error.code)
            return []
        is_over = state.status == OVER and state.game is not None and ledger.moves
        return final_standings(state, ledger.moves[-1].at) if is_over else []
