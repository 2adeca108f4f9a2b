"""The rater: counts finished games for ratings, in the order in which they have ended.

A game waits in the database from the moment that it ends, so that none is lost when a server dies.
Several processes may try at the same time: each game is counted once.
"""

import asyncio
from contextlib import suppress
from typing import Final

from grotto.server.errors import StorageFailed
from grotto.server.log.ledger import CLOSED
from grotto.server.storage.ratings import Ratings
from grotto.server.tables.room import OVER, Room

EVERY_SECONDS: Final = 60.0
"""Between two looks for games that ended while nobody was there."""


class Rater:
    """Counts the games of one database."""

    def __init__(self, ratings: Ratings) -> None:
        self._ratings = ratings
        self._ended = asyncio.Event()

    def look_at(self, room: Room) -> None:
        """Notice that a game is over whose result counts."""
        if room.spec.rated and room.status in (OVER, CLOSED):
            self._ended.set()

    async def work(self) -> None:
        """Count games until the server stops."""
        while True:
            self._ended.clear()
            with suppress(StorageFailed):  # it is tried again
                await self._ratings.fold()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), EVERY_SECONDS)
