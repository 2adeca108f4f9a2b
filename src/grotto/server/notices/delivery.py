"""Delivery: a notice goes out through the channel that somebody has chosen."""

import asyncio
from secrets import token_urlsafe
from typing import Final

from grotto.server.notices import push, webhook
from grotto.server.notices.errors import Failure, Unreachable
from grotto.server.notices.links import Links
from grotto.server.notices.mail import Postman
from grotto.server.notices.outgoing import Outgoing
from grotto.server.notices.words import Saying, test_of
from grotto.server.settings import Settings
from grotto.server.storage.channels import (
    MAIL,
    PUSH,
    PUSHING,
    SIGNING,
    Channel,
    Channels,
    Wishes,
    new_secret,
)

MOST_SECONDS: Final = 40.0
"""Of one attempt, whatever the other side does; less than the first pause before the next."""


class Delivery:
    """All ways out of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._outgoing = Outgoing(private=settings.private_webhooks)
        self.links: Links
        self.pusher: push.Pusher
        self.postman: Postman | None = None

    async def open(self, channels: Channels) -> None:
        """Take the keys of this server; the first time they are made, and kept.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        self.links = Links(await channels.key(SIGNING, new_secret()))
        key = await channels.key(PUSHING, push.new_key())
        self.pusher = push.Pusher(self._outgoing, key, self._settings.contact)
        smtp = self._settings.smtp
        self.postman = None if smtp is None else Postman(smtp, self.links)

    async def send(self, channel: Channel, saying: Saying, badge: int, at: float) -> None:
        """Send a notice through a channel; `badge` is how many tables wait in all.

        Raises:
            Failure: when it is not taken.
        """
        try:
            async with asyncio.timeout(MOST_SECONDS):
                await self._send(channel, saying, badge, at)
        except TimeoutError as error:
            raise Unreachable from error

    async def _send(self, channel: Channel, saying: Saying, badge: int, at: float) -> None:
        if channel.kind == PUSH:
            await self.pusher.send(channel, saying, badge, at)
        elif channel.kind == MAIL:
            if self.postman is None:
                raise Failure
            await self.postman.send(channel, saying, at)
        else:
            await webhook.send(self._outgoing, channel, saying, at)

    async def send_test(self, channel: Channel, wishes: Wishes, at: float) -> None:
        """Send a notice that only says that notices arrive.

        Raises:
            Failure: when it is not taken.
        """
        await self.send(channel, test_of(channel, wishes, token_urlsafe(6)), 0, at)

    async def close(self) -> None:
        """Close all connections."""
        await self._outgoing.close()
