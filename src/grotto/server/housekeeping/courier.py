"""The courier: sends what the outbox holds, once, or again until it is taken.

Every process has one. A notice that is due within the next seconds is put off by whichever process
sees its person at the table; a notice that is due is claimed by one process, looked at again, and
sent. What fails is tried again later and later. A slow receiver keeps nobody waiting but itself.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import structlog
from msgspec import structs

from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.notices.delivery import Delivery
from grotto.server.notices.errors import Failure, Gone
from grotto.server.notices.times import digest_after, quiet_until, retry_after
from grotto.server.notices.words import digest, one_notice
from grotto.server.served_time import Now, wall_time
from grotto.server.storage.channels import MAIL, Channel, Channels
from grotto.server.storage.lists import Listing
from grotto.server.storage.outbox import Notice, Outbox, Waiting
from grotto.server.storage.schema import TABLE_READY
from grotto.server.tables.hub import Hub

LOG: Final = structlog.get_logger()

PAUSE: Final = 1.0
"""Seconds between two looks at the outbox."""
AHEAD: Final = 15.0
"""So many seconds before a notice is due, those who see its person put it off."""
LOOK_AGAIN: Final = 60.0
"""Seconds for which somebody who looks at the table is left alone,"""
LOOKING: Final = 3600.0
"""and for how long: whoever has not answered by then has only left a page open."""
AT_ONCE: Final = 100
"""Notices that are looked at in one round,"""
SENDING: Final = 20
"""and channels to which something is being sent."""


class Courier:
    """Sends the notices of one database, together with those of other processes."""

    def __init__(
        self,
        outbox: Outbox,
        channels: Channels,
        listing: Listing,
        hub: Hub,
        delivery: Delivery,
        now: Now,
    ) -> None:
        self._outbox = outbox
        self._channels = channels
        self._listing = listing
        self._hub = hub
        self._delivery = delivery
        self._now = now
        self._sending: dict[str, asyncio.Task[None]] = {}  # by channel

    async def work(self) -> None:
        """Send notices until the server stops."""
        try:
            while True:
                try:
                    await self.look_round()
                except StorageFailed:
                    LOG.warning("notices have to wait")
                await asyncio.sleep(PAUSE)
        finally:
            for task in self._sending.values():
                task.cancel()

    async def look_round(self) -> None:
        """Put off what should wait, and begin to send what is due.

        Raises:
            StorageFailed: when the database does not answer.
        """
        now = self._now()
        for waiting in await self._outbox.soon(now + AHEAD, AT_ONCE, now, [*self._sending]):
            await self._look_at(waiting, now)

    async def sent(self) -> None:
        """Return when nothing is being sent any more."""
        while self._sending:
            await asyncio.wait(self._sending.values())

    async def _look_at(self, waiting: Waiting, now: float) -> None:
        notice, channel = waiting.notice, waiting.channel
        if channel is None or not _is_true(waiting, channel):
            await self._outbox.remove(notice)
        elif self._is_looking(notice, now):
            await self._leave_alone(waiting, now)
        elif notice.due <= now:
            later = self._later(waiting, channel)
            if later > 0:
                await self._outbox.put_off(notice, now + later)
            elif channel.id not in self._sending and len(self._sending) < SENDING:
                self._begin(channel.id, self._send(waiting, channel))

    async def _leave_alone(self, waiting: Waiting, now: float) -> None:
        """Put a notice off while its person looks; who has seen that a table is ready knows it."""
        if waiting.notice.kind == TABLE_READY and not waiting.is_asked:
            await self._outbox.remove(waiting.notice)
        else:
            await self._outbox.put_off(waiting.notice, now + LOOK_AGAIN)

    def _is_looking(self, notice: Notice, now: float) -> bool:
        here = notice.person in self._hub.people_at(notice.table)
        return here and now - notice.asked < LOOKING

    def _later(self, waiting: Waiting, channel: Channel) -> float:
        """Return for how many seconds a notice has to wait because its person wants that."""
        wishes, wall = waiting.wishes, wall_time(self._now)
        if channel.kind == MAIL and wishes.digest_at >= 0:
            asked = wall - (self._now() - waiting.notice.asked)
            return digest_after(wishes, asked) - wall
        return quiet_until(wishes, wall) - wall

    def _begin(self, channel: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._sending[channel] = task
        task.add_done_callback(lambda _: self._sending.pop(channel, None))

    async def _send(self, waiting: Waiting, channel: Channel) -> None:
        try:
            claimed = await self._claimed(await self._together(waiting))
            if claimed:
                await self._deliver(claimed, channel)
        except StorageFailed:
            LOG.warning("a notice has to wait", table=waiting.notice.table)

    async def _together(self, waiting: Waiting) -> Sequence[Waiting]:
        """Return what is told at once: of a digest, all that waits for the same channel."""
        if waiting.wishes.digest_at < 0 or waiting.channel is None or waiting.channel.kind != MAIL:
            return [waiting]
        waits, now = await self._outbox.of_channel(waiting.channel.id), self._now()
        return [
            one
            for one in waits
            if one.is_current and (one.notice.due <= now or not one.notice.tries)
        ]

    async def _claimed(self, together: Sequence[Waiting]) -> list[Waiting]:
        """Take notices; they are due again when they would be tried again."""
        waits = {one.notice: retry_after(one.notice.tries) for one in together}
        for one in together:
            if waits[one.notice] is None:
                await self._give_up(one)
        wanted = [one for one in together if waits[one.notice] is not None]
        again_at = [self._now() + (waits[one.notice] or 0.0) for one in wanted]
        ours = await self._outbox.claim([one.notice for one in wanted], again_at)
        return [one for one, is_ours in zip(wanted, ours, strict=True) if is_ours]

    async def _give_up(self, waiting: Waiting) -> None:
        LOG.warning("a notice was given up", table=waiting.notice.table)
        metrics.NOTICES.labels("given-up").inc()
        await self._outbox.remove(waiting.notice)

    async def _deliver(self, claimed: Sequence[Waiting], channel: Channel) -> None:
        wall, first = wall_time(self._now), self._on_the_wall(claimed[0])
        many = [self._on_the_wall(one) for one in claimed]
        is_digest = channel.kind == MAIL and first.wishes.digest_at >= 0
        saying = digest(many, channel) if is_digest else one_notice(first, channel)
        badge = len(await self._listing.waiting_for(first.notice.person))
        try:
            await self._delivery.send(channel, saying, badge, wall)
        except Failure as failure:
            await self._note_failure(channel, failure)
            return
        metrics.NOTICES.labels("taken").inc()
        for one in claimed:
            await self._outbox.remove(one.notice)
        await self._channels.note_trouble(channel, "")

    def _on_the_wall(self, waiting: Waiting) -> Waiting:
        """Return a notice whose deadline is what people call the time."""
        if waiting.deadline is None:
            return waiting
        at = waiting.deadline - self._now() + wall_time(self._now)
        return structs.replace(waiting, deadline=at)

    async def _note_failure(self, channel: Channel, failure: Failure) -> None:
        """Keep a channel that fails for its owner to see; one that is gone is forgotten."""
        LOG.info("a notice was not taken", channel=channel.kind, why=failure.trouble)
        metrics.NOTICES.labels("failed").inc()
        if isinstance(failure, Gone) and channel.kind == "push":
            await self._channels.remove(channel.id)
        elif isinstance(failure, Gone):
            await self._channels.stop(channel.id, failure.trouble)
        else:
            await self._channels.note_trouble(channel, failure.trouble)


def _is_true(waiting: Waiting, channel: Channel) -> bool:
    """Tell whether a notice is still true, and somebody still wants to be told there."""
    is_theirs = channel.confirmed and channel.person == waiting.notice.person
    return waiting.is_current and is_theirs
