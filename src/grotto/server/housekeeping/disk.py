"""The disk: how much room it has, and whether it can be written again after that has failed."""

import asyncio
from contextlib import suppress
from typing import Final

from grotto.server.errors import StorageFailed
from grotto.server.storage.database import Database

SECONDS: Final = 5.0
"""How often we look."""


async def watch_disk(database: Database) -> None:
    """Look at the disk until the server stops; a failure is shown for some seconds at least."""
    await look(database)
    while True:
        known = database.health.failing
        await asyncio.sleep(SECONDS)
        if known or not database.health.failing:
            await look(database)


async def look(database: Database) -> None:
    """Measure the disk; where writing has failed, try whether it succeeds now."""
    database.health.look()
    if database.health.failing:
        with suppress(StorageFailed):
            await database.touch()
