"""Work in the background: it goes on as long as the server runs, and begins anew when it fails."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog

LOG: Final = structlog.get_logger()

Work = Callable[[], Coroutine[Any, Any, None]]

AGAIN: Final = 1.0
"""Seconds until work begins anew that has failed."""


@asynccontextmanager
async def in_background(*works: Work) -> AsyncIterator[None]:
    """Work until the end of `with`."""
    tasks = [asyncio.create_task(_for_ever(work)) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def _for_ever(work: Work) -> None:
    """Nothing that fails in the background may stop it for good, and nobody waits for its end."""
    while True:
        (end,) = await asyncio.gather(work(), return_exceptions=True)
        LOG.error("work in the background has failed", exc_info=end)
        await asyncio.sleep(AGAIN)
