"""Upkeep: what a running server does now and then without being asked."""

import asyncio
from typing import Final

import structlog

from grotto.server.errors import StorageFailed
from grotto.server.http.desk import Desk
from grotto.server.settings import AN_HOUR

LOG = structlog.get_logger()

SECONDS: Final = 20.0
"""How long a connection may outlive its session, when that ends at another process."""

TOGETHER: Final = 500
"""Sessions that the database is asked about at a time."""


async def keep_up(desk: Desk) -> None:
    """Look after sessions until the server stops."""
    swept = float("-inf")
    while True:
        try:
            await dismiss_signed_out(desk)
            if desk.now() - swept > AN_HOUR:
                swept = desk.now()
                await desk.people.forget_absent(desk.oldest_session())
        except StorageFailed:
            LOG.warning("upkeep has to wait")
        await asyncio.sleep(SECONDS)


async def dismiss_signed_out(desk: Desk) -> None:
    """End the connections whose sessions have ended elsewhere, or were not used for too long."""
    watching = desk.hub.sessions()
    known = list(watching)
    for first in range(0, len(known), TOGETHER):
        some = known[first : first + TOGETHER]
        good = await desk.people.still_open(some, desk.oldest_session())
        desk.hub.sign_out([session for session in some if good.get(session) != watching[session]])
