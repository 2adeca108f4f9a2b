"""The desk of reviews: finished games are judged in the background, one after the other.

Each gets a process of its own, with limits on time and memory, that lets everything else go first.
"""

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import structlog

from grotto.bots import thinking_for
from grotto.core.errors import TableError
from grotto.server.bots.reviewer import Told
from grotto.server.errors import TooManyRequests
from grotto.server.processes import NoResult, at_work, tell
from grotto.server.storage.reviews import Reviews
from grotto.server.tables.hub import Hub
from grotto.server.tables.records import exported
from grotto.server.tables.room import Room
from grotto.wire.reviews import Review

LOG: Final = structlog.get_logger()

MOST_WAITING: Final = 50
"""Games that may wait for their review."""

WAIT: Final = 60
"""Seconds after which one may ask again when too many do."""

BEAT: Final = 1.0
"""Seconds after which we note again how far we are."""

_LONGEST_LINE: Final = 1 << 22


class ReviewDesk:
    """Makes the reviews that are asked for."""

    def __init__(
        self,
        reviews: Reviews,
        hub: Hub,
        seconds: float,
        megabytes: int,
        command: Sequence[str] | None = None,
    ) -> None:
        self._reviews = reviews
        self._hub = hub
        self._seconds = seconds
        self._command = command or (
            sys.executable,
            "-m",
            "grotto.server.bots.reviewer",
            str(megabytes),
        )
        self._waiting: dict[str, None] = {}  # in the order in which they were asked for
        self._under_way = ""  # the game that is being judged,
        self._done = 0  # and how many of its moves are
        self._asked = asyncio.Event()
        self.most = MOST_WAITING

    async def ask(self, room: Room) -> None:
        """See to it that there is, or will be, a review of a finished game.

        Raises:
            RecordWithheld: when the game is not over.
            OtherRules: when it was played by other rules than we know.
            UnknownBot: when nobody can judge this game.
            TooManyRequests: when too many games wait.
        """
        async with room.settled():
            exported(room)  # refuses what is not over
            game = room.playing()
        thinking_for(game.game)
        if len(self._waiting) >= self.most:
            raise TooManyRequests(WAIT)
        if await self._reviews.claim(room.spec.id, len(game.history), self._hub.now()):
            self._waiting[room.spec.id] = None
            self._asked.set()

    async def work(self) -> None:
        """Make one review after the other, for ever."""
        while True:
            await self._asked.wait()
            await self.work_off()
            self._asked.clear()

    async def work_off(self) -> None:
        """Make all reviews that wait."""
        while self._waiting:
            table = self._under_way = next(iter(self._waiting))
            self._done = 0
            try:
                await self._make(table)
            finally:
                self._under_way = ""
                del self._waiting[table]

    async def report(self) -> None:
        """Note again and again how far we are, so that nobody else begins the same."""
        while True:
            await asyncio.sleep(BEAT)
            if self._waiting:
                await self._reviews.keep([*self._waiting], self._hub.now())
            if self._under_way:
                await self._reviews.report(self._under_way, self._done, self._hub.now())

    async def _make(self, table: str) -> None:
        try:
            room = await self._hub.room(table)
            async with room.settled():
                record = exported(room)
            async with at_work(self._command, self._seconds, _LONGEST_LINE) as (asked, answers):
                review = await _reviewed(asked, answers, record, self._note)
        except (NoResult, TableError) as error:
            LOG.warning("review failed", table=table, why=str(error))
            await self._reviews.fail(table)
        else:
            await self._reviews.finish(table, review)

    def _note(self, done: int) -> None:
        self._done = done


async def _reviewed(
    asked: StreamWriter, answers: StreamReader, record: str, note: Callable[[int], None]
) -> Review:
    """Hand a record over, and listen until there is a review."""
    tell(asked, record.encode())
    await asked.drain()
    asked.close()
    while True:
        told = msgspec.json.decode(await answers.readline(), type=Told)
        if told.problem:
            raise NoResult(told.problem)
        if told.review is not None:
            return told.review
        note(told.done)
