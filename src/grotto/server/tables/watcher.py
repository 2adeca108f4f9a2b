"""A watcher: somebody who looks at a room through one connection."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final, Protocol, TypeVar

import msgspec

from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.tables.audience import EMPTY, Crowd
from grotto.server.tables.frames import Frames, Shown
from grotto.server.tables.room import Room
from grotto.server.tables.viewer import default_viewer, may_look, next_viewer
from grotto.wire.audience import Audience
from grotto.wire.frames import ChatLine, Farewell

T = TypeVar("T")

AGAIN: Final = 1.0
"""Seconds between two attempts to read a table while the database does not answer."""


class Sink(Protocol):
    """Where messages can be written at once."""

    @property
    def ready(self) -> bool:
        """Whether it takes more."""

    def write(self, text: bytes) -> None:
        """Write a message."""


class Watcher:
    """Somebody who looks at a room through one connection.

    It keeps what its client was shown last, shared with all who were shown the same, and no
    messages: when there is time, the next one says all that has changed. So a slow client costs no
    memory. There are thousands of them, and most of the time nothing happens.
    """

    __slots__ = (
        "busy", "farewell", "has_news", "heard", "muted", "on_news", "person", "room", "scores",
        "session", "sink", "viewer", "_chosen", "_crowd", "_frames", "_hidden", "_last", "_since",
        "_stale", "_told",
    )  # fmt: skip

    def __init__(
        self,
        room: Room,
        frames: Frames,
        person: str | None,
        since: int,
        seat: int | None = None,
    ) -> None:
        self.room = room
        self.person = person
        self.session = ""  # when it ends, the connection does
        self.muted: Collection[str] = ()  # people who are not heard
        self.heard = 0  # the last line of chat
        self.viewer = default_viewer(room, person) if seat is None else seat
        self.scores = False  # somebody looks at how all would score now
        self.sink: Sink | None = None
        self._frames = frames
        self._crowd = EMPTY  # who looks on,
        self._hidden: list[ChatLine] = []  # lines that the client has to forget
        self._told: Audience | None = None  # and what the client was told of it
        self._chosen = seat is not None  # somebody has said whose eyes these are
        self._since = since
        self._last: Shown | None = None  # what the client has
        self._stale = True  # there is something new to see, not only to hear
        self.has_news = True  # there is something to see or to hear that could not be shown at once
        self.on_news: Callable[[], None] = _wait_to_be_asked
        self.busy = asyncio.Lock()  # held while a command is carried out
        self.farewell: Farewell | None = None  # what is said last; then the connection is closed

    @property
    def version(self) -> int:
        """The version of the table that somebody may know of."""
        return self.room.seen_by(self.person).version

    # ---- what is new ----------------------------------------------------------------------------

    def mark(self) -> None:
        """Note that there is something new to see; `show` follows."""
        self._stale = True

    def tell(self) -> None:
        """Say that there is something new to see."""
        self._stale = True
        self._ring()

    def hear_more(self) -> None:
        """Say that somebody has said something, if it can be heard by now."""
        if self.heard < self.room.talk.last_until(self.room.heard_until(self.person)):
            self._ring()

    def take_back(self, line: ChatLine) -> None:
        """Take a line away that was hidden, if it was heard."""
        if line.number <= self.heard:
            self._hidden.append(line)
            self._ring()

    def see_crowd(self, crowd: Crowd) -> None:
        """Say that others look on than before."""
        if crowd is not self._crowd:
            self._crowd = crowd
            self._ring()

    def _ring(self) -> None:
        self.has_news = True
        self.on_news()

    def dismiss(self, farewell: Farewell) -> None:
        """Ask the client to go; it gets the newest frame before."""
        self.farewell = farewell
        self.tell()

    def leave(self) -> None:
        """Look away: nobody shows anything any more."""
        self.sink, self.on_news = None, _wait_to_be_asked  # they hold this watcher, too

    def look(self, seat: int) -> None:
        """Look through the eyes of another of one's own seats."""
        if may_look(self.room, self.person, seat):
            self._chosen = True
            self._turn_to(seat)
            self.tell()

    def look_at_scores(self, *, on: bool) -> None:
        """Look at how all would score now, or look away."""
        self.scores = on
        self.tell()

    def look_again(self) -> None:
        """Have the whole frame sent: the client has missed something."""
        self._last, self._since = None, 0
        self.tell()

    def _turn_to(self, seat: int) -> None:
        """Look through the eyes of a seat; what another one was told is told anew."""
        if seat != self.viewer:
            self.viewer, self._since, self._last = seat, 0, None

    def _next_viewer(self) -> int:
        if self._chosen:
            return next_viewer(self.room, self.person, self.viewer)
        return default_viewer(self.room, self.person)

    # ---- telling it -----------------------------------------------------------------------------

    def show(self) -> None:
        """Write what is new at once; if that cannot be, whoever waits for news does it later."""
        if not self._stale:
            return
        if self.sink is None or not self.sink.ready or self.farewell or not self.room.is_settled:
            self._ring()
            return
        self._write(self.sink)

    def _write(self, sink: Sink) -> None:
        message = self._next_message()
        if message:
            sink.write(message)

    def _next_message(self) -> bytes:
        """Return what the client has to hear next to see the table as it is; often nothing."""
        self._stale = False
        self._turn_to(self._next_viewer())
        frames = self._frames.seen_by(self.person)
        shown = frames.shown(self.person, self.viewer, scores=self.scores)
        last, self._last = self._last, shown
        if last is None or shown.version < last.version:  # who signs out may be shown less
            message, kind = frames.whole(shown, self._since), _FRAME
        else:
            message, kind = frames.update(last, shown), _UPDATE
        self._since = shown.version
        if message:
            kind.inc()
        return message

    async def write_news(self, sink: Sink) -> None:
        """Write what is new."""
        self.has_news = False
        if self._stale:
            await self._settled(lambda: self._write(sink))
        for told in (*self._words(), *self._audience()):
            sink.write(msgspec.json.encode(told))

    async def news(self) -> tuple[bytes, list[ChatLine | Audience]]:
        """Wait until there is something new, and return it: what is to see, and what to hear."""
        if not self.has_news:
            arrived = asyncio.Event()
            self.on_news = arrived.set
            await arrived.wait()
        self.has_news = False
        message = await self._settled(self._next_message) if self._stale else b""
        return message, [*self._words(), *self._audience()]

    def _audience(self) -> list[Audience]:
        """Return who looks on, if the client was told otherwise; at first it thinks of nobody."""
        told = self._crowd.told_to(self.person, self.muted)
        if told == self._told or (self._told is None and not told.count):
            return []
        self._told = told
        return [told]

    def _words(self) -> list[ChatLine]:
        until = self.room.heard_until(self.person)
        hidden, self._hidden = self._hidden, []
        words = [*hidden, *self.room.talk.since(self.heard, self.muted, until)]
        self.heard = max(self.heard, self.room.talk.last_until(until))
        return words

    async def _settled(self, look: Callable[[], T]) -> T:
        """Wait for the database, if it has to be asked, and look."""
        while True:
            with suppress(StorageFailed):
                async with self.room.settled():
                    return look()
            await asyncio.sleep(AGAIN)


def _wait_to_be_asked() -> None:
    """Do nothing: whoever shows things asks whether there is something new."""


_FRAME: Final = metrics.SENT.labels("frame")
_UPDATE: Final = metrics.SENT.labels("update")
