"""Sweeping: tables at which nobody has looked for a while leave the memory, and nothing else."""

import asyncio
from typing import Final

from grotto.server.tables.hub import Hub

SWEEPS: Final = 10
"""How often we sweep within the time after which a table is idle."""


async def sweep_for_ever(hub: Hub, idle: float) -> None:
    """Sweep now and then, until the server stops."""
    while True:
        await asyncio.sleep(idle / SWEEPS)
        hub.sweep(idle)
