"""A watcher: somebody who looks at a room through one connection."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from grotto.server.errors import StorageFailed
from grotto.server.tables.frames import frame_for
from grotto.server.tables.room import Room
from grotto.server.tables.viewer import default_viewer, may_look, next_viewer
from grotto.wire.frames import ChatLine, Farewell, Frame

AGAIN: Final = 1.0
"""Seconds between two attempts to read a table while the database does not answer."""


class Watcher:
    """Somebody who looks at a room through one connection.

    It keeps no frames: when it has time it takes the newest one, which stands for all before. So a
    slow client costs no memory.
    """

    def __init__(self, room: Room, person: str | None, since: int, seat: int | None = None) -> None:
        self.room = room
        self.person = person
        self.session = ""  # when it ends, the connection does
        self.muted: Collection[str] = ()  # people who are not heard
        self.heard = 0  # the last line of chat
        self.viewer = default_viewer(room, person) if seat is None else seat
        self._chosen = seat is not None  # somebody has said whose eyes these are
        self._since = since
        self._stale = True  # there is something new to see, not only to hear
        self._news = asyncio.Event()
        self._news.set()
        self.busy = asyncio.Lock()  # held while a command is carried out
        self.farewell: Farewell | None = None  # what is said last; then the connection is closed

    def dismiss(self, farewell: Farewell) -> None:
        """Ask the client to go; it gets the newest frame before."""
        self.farewell = farewell
        self.tell()

    def tell(self) -> None:
        """Say that there is something new to see."""
        self._stale = True
        self._news.set()

    def hear(self) -> None:
        """Say that somebody has said something."""
        self._news.set()

    def look(self, seat: int) -> None:
        """Look through the eyes of another of one's own seats."""
        if may_look(self.room, self.person, seat):
            self._chosen = True
            self._turn_to(seat)
            self.tell()

    def _turn_to(self, seat: int) -> None:
        """Look through the eyes of a seat; what another one was told is told anew."""
        if seat != self.viewer:
            self.viewer, self._since = seat, 0

    def _next_viewer(self) -> int:
        if self._chosen:
            return next_viewer(self.room, self.person, self.viewer)
        return default_viewer(self.room, self.person)

    async def news(self) -> tuple[Frame | None, list[ChatLine]]:
        """Wait until there is something new, and return the newest frame and what was said.

        There is no frame where there is nothing new to see.
        """
        await self._news.wait()
        self._news.clear()
        frame = await self._newest() if self._stale else None
        words = self.room.talk.since(self.heard, self.muted)
        self.heard = max(self.heard, self.room.talk.last)
        return frame, words

    async def _newest(self) -> Frame:
        """Wait for the database, if it has to be asked, and look."""
        while True:
            self._stale = False
            with suppress(StorageFailed):
                async with self.room.settled():
                    self._turn_to(self._next_viewer())
                    frame = frame_for(self.room, self.person, self.viewer, self._since)
                self._since = frame.version
                return frame
            await asyncio.sleep(AGAIN)
