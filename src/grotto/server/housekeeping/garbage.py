"""Garbage: objects that only hold each other. Python stops everything to search all there are.

It would do so twice a minute when a thousand tables are played, and everybody would wait for most
of a second. What is short-lived is still found at once; the whole search is made at times of ours.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

LOG: Final = structlog.get_logger()

EVERY: Final = 900.0
"""Seconds between two searches of everything: what closed connections leave behind is little."""

NEVER: Final = 1_000_000_000


@contextmanager
def searched_rarely() -> Iterator[None]:
    """Let Python search only among what is new, until the end of `with`."""
    usual = gc.get_threshold()
    gc.set_threshold(*usual[:2], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def set_aside() -> None:
    """Never search what is there by now: it stays."""
    gc.collect()
    gc.freeze()


async def search_now_and_then() -> None:
    """Search everything from time to time, and say how long all had to wait."""
    while True:
        await asyncio.sleep(EVERY)
        began = time.perf_counter()
        found = gc.collect()
        LOG.info("garbage", found=found, ms=round((time.perf_counter() - began) * 1000, 1))
