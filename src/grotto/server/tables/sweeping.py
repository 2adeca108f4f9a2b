"""Sweeping: tables at which nobody has looked for a while leave the memory, and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from grotto.server.tables.hub import Hub

SWEEPS: Final = 10
"""How often we sweep within the time after which a table is idle."""


@asynccontextmanager
async def sweeping(hub: Hub, idle: float) -> AsyncIterator[None]:
    """Sweep now and then, from `async with` to its end."""
    task = asyncio.create_task(_sweep_for_ever(hub, idle))
    try:
        yield
    finally:
        task.cancel()


async def _sweep_for_ever(hub: Hub, idle: float) -> None:
    while True:
        await asyncio.sleep(idle / SWEEPS)
        hub.sweep(idle)
