"""A WebSocket with no more than a load needs, since the load shares the machine with the server.

A library would do more for every message than the server does. Messages are handed on as they come;
what the client sends is masked with zeros, which the standard allows and which costs nothing.
"""

import asyncio
import time
from collections.abc import Callable
from typing import cast

COOKIE = "grotto_session"
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80  # the part that ends a message; servers send every message in one part
MASKED = 0x80
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
NO_MASK = bytes(4)
PATIENCE_SECONDS = 120.0

Hear = Callable[[bytes, float], None]


class Refused(Exception):
    """A server did not let us in."""


class HungUp(Exception):
    """A server closed a connection before it said anything, since it has too much to do."""


def upgrade(address: str, path: str, token: str) -> bytes:
    """Return the request that opens a socket; without a token it is a stranger's."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {address.partition('//')[2]}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: Z3JvdHRvIHVuZGVyIGxvYQ==",
        "Sec-WebSocket-Version: 13",
        f"Origin: {address}",
    ]
    if token:
        lines.append(f"Cookie: {COOKIE}={token}")
    return "\r\n".join([*lines, "", ""]).encode()


def packed(kind: int, payload: bytes) -> bytes:
    """Return a message as a client sends it."""
    size = len(payload)
    if size <= SHORT:
        head = bytes((LAST | kind, MASKED | size))
    else:
        head = bytes((LAST | kind, MASKED | TWO_BYTES)) + size.to_bytes(2, "big")
    return head + NO_MASK + payload


class Line(asyncio.Protocol):
    """One socket: whatever comes is heard at once, with the time."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(HungUp())
        self.closed.set()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._buffer += data
        if not self._is_open and not self._has_answer():
            return
        while self._take(now):
            pass

    def _has_answer(self) -> bool:
        """Read whether the server lets us in, once it has said so."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            if not self.opened.done():
                self.opened.set_exception(Refused(self._buffer.decode(errors="replace")))
            return False
        del self._buffer[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _take(self, now: float) -> bool:
        """Take one message from what has come, if it is there as a whole."""
        buffer = self._buffer
        if len(buffer) < 2:  # noqa: PLR2004 (bytes of the shortest head)
            return False
        size, start = buffer[1], 2
        if size >= TWO_BYTES:
            start = 4 if size == TWO_BYTES else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, message = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._receive(kind, message, now)
        return True

    def _receive(self, kind: int, message: bytes, now: float) -> None:
        if kind == TEXT:
            self._hear(message, now)
        elif kind == PING:
            self._write(packed(PONG, message))
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(packed(TEXT, text))

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def close(self) -> None:
        """Go without waiting for the server's farewell."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(packed(CLOSE, b""))
            self._transport.close()


async def open_line(address: str, path: str, token: str, hear: Hear) -> Line:
    """Open a socket.

    Raises:
        Refused: when the server does not let us in.
        HungUp: when it has too much to do.
    """
    host, _, port = address.partition("//")[2].rpartition(":")
    request = upgrade(address, path, token)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, hear), host, int(port))
    await asyncio.wait_for(line.opened, PATIENCE_SECONDS)
    return line
