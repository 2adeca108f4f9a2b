"""Memory: tables that nobody looks at leave it, and garbage is searched when we want.

Garbage are objects that only hold each other, and Python stops everything to search for them. Left
to itself it searches ever more of what is there, and with a thousand tables in memory all of it
takes most of a second. So we search at times of our own: several times a second among what is new,
which takes a few milliseconds, and whatever is still there then is set aside and not searched
again. What was set aside and becomes garbage later waits until nobody plays.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from grotto.server.tables.hub import Hub

LOG: Final = structlog.get_logger()

EVERY: Final = 0.25
"""Seconds between two searches among what is new."""
EVERYTHING: Final = 600.0
"""Seconds after which everything is searched, as soon as nobody plays,"""
AT_LATEST: Final = 12 * 3600.0
"""and after which it is searched even if somebody does."""
SWEEPS: Final = 10
"""How often we sweep within the time after which a table is idle."""


@contextmanager
def searched_by_us() -> Iterator[None]:
    """Let Python not search by itself, until the end of `with`."""
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


async def search_for_ever(is_quiet: Callable[[], bool]) -> None:
    """Search at our own times, until the server stops."""
    searched = time.monotonic()
    search_new()
    while True:
        await asyncio.sleep(EVERY)
        search_new()
        waited = time.monotonic() - searched
        if waited > (EVERYTHING if is_quiet() else AT_LATEST):
            search_all()
            searched = time.monotonic()


def search_new() -> None:
    """Search among what is new, and set aside what is left."""
    gc.collect()
    gc.freeze()


def search_all() -> None:
    """Search everything, and say how long all had to wait."""
    began = time.perf_counter()
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    LOG.info("garbage", found=found, ms=round((time.perf_counter() - began) * 1000, 1))


async def sweep_for_ever(hub: Hub, idle: float) -> None:
    """Sweep now and then, until the server stops."""
    while True:
        await asyncio.sleep(idle / SWEEPS)
        hub.sweep(idle)
