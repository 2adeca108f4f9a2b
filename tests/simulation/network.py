"""The network: connections in memory, whose bytes take a while, get lost, or wait for slow readers.

The server's side is a real transport for the real protocols. Within one direction of one connection
bytes keep their order; between connections nothing does.
"""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any, Protocol

HIGH_BYTES, LOW_BYTES = 8_192, 2_048
"""Unread bytes from which on a server has to wait, and below which it may write again: few."""

ONE_AFTER_THE_OTHER = 1e-6
"""Seconds between two arrivals: a loop does what is due at one moment in any order."""


class Lost(Exception):
    """A connection is gone, or nobody is there."""


class Served(Protocol):
    """The server's end of a connection."""

    dead: bool
    is_open: bool
    context: Context

    def accept(self, transport: asyncio.Transport) -> asyncio.BaseProtocol:
        """Let somebody in."""


class Line:
    """One connection between a client and a process."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, luck: random.Random, process: Served, name: str
    ) -> None:
        self.loop = loop
        self.luck = luck
        self.process = process
        self.name = name  # of the client
        self.is_broken = False  # bytes vanish, in both directions
        self.slow_until = 0.0  # until then the client does not read
        self._latency = luck.choice((0.001, 0.02, 0.3))
        self._up_at = self._down_at = 0.0
        self._context = copy_context()  # of the client
        self._inbox: deque[bytes | None] = deque()  # for the client; None is the end
        self._arrived = asyncio.Event()
        self.transport = ServerSide(self)
        self._soon(self._connect, up=True)

    # ---- the client's side ----------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send bytes; they may arrive in two pieces, of which the second may never come."""
        cut = self.luck.randrange(len(data)) if self.luck.random() < 0.2 else len(data)
        for piece in (data[:cut], data[cut:]):
            if piece:
                self._soon(lambda piece=piece: self.transport.deliver(piece), up=True)  # type: ignore[misc]

    async def read(self) -> bytes:
        """Wait for bytes.

        Raises:
            Lost: when the connection has ended.
        """
        while not self._inbox:
            self._arrived.clear()
            await self._arrived.wait()
        data = self._inbox.popleft()
        if data is None:
            self._inbox.append(None)
            raise Lost
        return data

    def hang_up(self) -> None:
        """Close it from the client's side."""
        self._soon(self.transport.end, up=True)
        self._receive(None)

    # ---- what may happen to it ------------------------------------------------------------------

    def cut(self) -> None:
        """Break it: what is under way is lost, and both sides hear of it."""
        self.is_broken = True
        delay = self._latency * self.luck.random()
        self.loop.call_later(delay, self._receive, None, context=self._context)
        context = self.process.context
        self.loop.call_later(delay, self.transport.break_off, context=context)

    def lose_server(self) -> None:
        """Let the client hear that the process has died, after what it had sent, or instead."""
        self.is_broken = self.is_broken or self.luck.random() < 0.5
        if self.is_broken:
            self.loop.call_later(self._latency, self._receive, None, context=self._context)
        else:
            self._soon(lambda: self._receive(None), up=False)

    def fall_silent(self) -> None:
        """Break it, and nobody hears of it: the line is half open for both."""
        self.is_broken = True

    # ---- between them ---------------------------------------------------------------------------

    def _connect(self) -> None:
        self.transport.open(self.process)

    def _soon(self, arrive: Callable[[], None], *, up: bool) -> None:
        """Let something arrive after what was sent before it in the same direction."""
        at = self.loop.time() + self._latency * (0.5 + self.luck.random())
        if up:
            at = self._up_at = max(at, self._up_at + ONE_AFTER_THE_OTHER)
        else:
            at = max(at, self._down_at + ONE_AFTER_THE_OTHER, self.slow_until)
            self._down_at = at
        context = self.process.context if up and not self.process.dead else self._context
        self.loop.call_at(at, self._arrive, arrive, up, context=context)

    def _arrive(self, arrive: Callable[[], None], up: bool) -> None:  # noqa: FBT001
        if up and self.process.dead:
            self._receive(None)
        elif not self.is_broken:
            arrive()

    def down(self, data: bytes | None) -> None:
        """Carry something to the client, unless who sends it is dead."""
        if not self.process.dead:
            self._soon(lambda: self._take(data), up=False)

    def _take(self, data: bytes | None) -> None:
        self._receive(data)
        if data is not None:
            self.loop.call_soon(self.transport.drain, len(data), context=self.process.context)

    def _receive(self, data: bytes | None) -> None:
        self._inbox.append(data)
        self._arrived.set()


class ServerSide(asyncio.Transport):
    """A transport as the protocols of the server know it."""

    def __init__(self, line: Line) -> None:
        super().__init__({"peername": (line.name, 40_000), "sockname": ("10.0.0.1", 80)})
        self._line = line
        self._protocol: Any = None
        self._waiting: list[bytes] = []  # while reading is paused
        self._reads = True
        self._closing = False
        self._ended = False
        self._unread = 0  # bytes that the client has not taken
        self._is_paused = False  # the protocol was asked not to write

    def open(self, process: Served) -> None:
        """Meet the protocol."""
        self._protocol = process.accept(self)
        self._protocol.connection_made(self)

    def deliver(self, data: bytes) -> None:
        """Hand over what has come."""
        if self._protocol is None or self._closing:
            return
        if self._reads:
            self._protocol.data_received(data)
        else:
            self._waiting.append(data)

    def end(self) -> None:
        """Hear that the client sends no more."""
        if self._protocol is not None and not self._closing:
            self._protocol.eof_received()
            self.close()

    def break_off(self) -> None:
        """Hear that the connection is broken."""
        if self._protocol is not None:
            self._closing = True
            self._lose(ConnectionResetError())

    def drain(self, count: int) -> None:
        """Hear that the client has taken so many bytes."""
        self._unread -= count
        if self._is_paused and self._unread < LOW_BYTES and not self._ended:
            self._is_paused = False
            self._protocol.resume_writing()

    def _lose(self, error: Exception | None) -> None:
        if not self._ended:
            self._ended = True
            self._protocol.connection_lost(error)

    # ---- as protocols use it --------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._closing or not data:
            return
        self._unread += len(data)
        self._line.down(bytes(data))
        if self._unread > HIGH_BYTES and not self._is_paused:
            self._is_paused = True
            self._protocol.pause_writing()

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._line.down(None)
            self._line.loop.call_soon(self._lose, None)

    def abort(self) -> None:
        if not self._ended:
            self._closing = True
            self._line.cut()

    def is_closing(self) -> bool:
        return self._closing

    def pause_reading(self) -> None:
        self._reads = False

    def resume_reading(self) -> None:
        self._reads = True
        waiting, self._waiting = self._waiting, []
        for data in waiting:
            self._line.loop.call_soon(self.deliver, data)

    def is_reading(self) -> bool:
        return self._reads

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        protocol: asyncio.BaseProtocol = self._protocol
        return protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Limits are those above."""

    def get_write_buffer_size(self) -> int:
        return self._unread
