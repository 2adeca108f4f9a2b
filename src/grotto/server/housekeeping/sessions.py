"""Sessions: those that have ended or were not used for long are noticed now and then."""

import asyncio
from typing import Final

import structlog

from grotto.server.errors import StorageFailed
from grotto.server.services import Services
from grotto.server.settings import AN_HOUR

LOG = structlog.get_logger()

SECONDS: Final = 20.0
"""How long a connection may outlive its session, when that ends at another process."""

TOGETHER: Final = 500
"""Sessions that the database is asked about at a time."""


async def keep_up(services: Services) -> None:
    """Look after sessions until the server stops."""
    swept = float("-inf")
    while True:
        try:
            await dismiss_signed_out(services)
            if services.now() - swept > AN_HOUR:
                swept = services.now()
                await services.people.forget_absent(services.oldest_session())
        except StorageFailed:
            LOG.warning("upkeep has to wait")
        await asyncio.sleep(SECONDS)


async def dismiss_signed_out(services: Services) -> None:
    """End the connections whose sessions have ended elsewhere, or were not used for too long."""
    watching = services.hub.sessions()
    known = list(watching)
    for first in range(0, len(known), TOGETHER):
        some = known[first : first + TOGETHER]
        good = await services.people.still_open(some, services.oldest_session())
        services.hub.sign_out(
            [session for session in some if good.get(session) != watching[session]]
        )
