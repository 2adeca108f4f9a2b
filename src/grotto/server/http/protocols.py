"""What lies below the framework: how connections are read and written.

The framework hears of a request when its headers are there, and until then it waits for ever: here
somebody looks at the clock. And a message to a socket is written at once, without a task that has
to wake up for each of a thousand watchers.
"""

import asyncio
from typing import Any, Final

import h11
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS: Final = 10.0
"""Time for the headers of a request, from the first moment of a connection or of a request."""


_NAME: Final = "grotto.socket"
_TEXT: Final = 0x81  # the last frame of a text
_TWO_BYTES: Final = 126  # the length follows in so many
_EIGHT_BYTES: Final = 127


class ImpatientProtocol(H11Protocol):
    """Waits for the headers of a request, but not for ever."""

    seconds = HEAD_SECONDS

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 (as its parent wants it)
        super().__init__(*args, **more)
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._look_at_the_clock()

    def data_received(self, data: bytes) -> None:
        """Hear something: the rest of the headers, or only a part of them."""
        super().data_received(data)
        self._look_at_the_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _look_at_the_clock(self) -> None:
        if not self._waits():
            self._stop_waiting()
        elif self._late is None:
            self._late = self.loop.call_later(self.seconds, self._give_up)

    def _waits(self) -> bool:
        """Tell whether no request has begun, as far as anybody can see."""
        return self.conn.their_state is h11.IDLE

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self._waits():
            self.transport.close()


class DirectSocket(WebSocketsSansIOProtocol):
    """A socket that text can be written to at once."""

    async def run_asgi(self) -> None:
        """Let the application find this connection, as long as it serves it."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_NAME] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[_NAME]  # or they would hold each other

    @property
    def ready(self) -> bool:
        """Whether it takes more: it is open, and what was written before is on its way."""
        return self.writable.is_set() and not (self.disconnected or self.close_sent)

    def write(self, text: bytes) -> None:
        """Write a message; who is gone misses nothing."""
        if not (self.disconnected or self.close_sent):
            self.transport.write(text_frame(text))

    async def drain(self) -> None:
        """Wait until it takes more.

        Raises:
            WebSocketDisconnect: when the other side is gone.
        """
        await self.writable.wait()
        if self.disconnected:
            raise WebSocketDisconnect


def text_frame(text: bytes) -> bytes:
    r"""Return a message as RFC 6455 writes it: final, unmasked, not compressed.

    >>> text_frame(b"hi")
    b'\x81\x02hi'
    """
    length = len(text)
    if length < _TWO_BYTES:
        return bytes((_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((_TEXT, _EIGHT_BYTES)) + length.to_bytes(8) + text


def direct(socket: WebSocket) -> DirectSocket:
    """Return the connection below a socket."""
    connection: DirectSocket = socket.scope["extensions"][_NAME]
    return connection
