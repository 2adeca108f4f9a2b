"""What lies below the framework: how connections are read and written.

The framework hears of a request when its headers are there, and until then it waits for ever: here
somebody looks at the clock. And a message to a socket is written at once, without a task that has
to wake up for each of a thousand watchers.
"""

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, cast

import h11
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grotto.server.http.middleware.tracing import SocketTrace

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


class Listener(Protocol):
    """Is told what comes through a socket."""

    def hear(self, text: str) -> None:
        """Hear a message; what is no text is as good as an empty one."""

    def leave(self) -> None:
        """Hear that the socket is closed, or will be."""


class _Inbox:
    """Stands where uvicorn has a queue: what comes is told at once, and nobody waits for it."""

    __slots__ = ("_listener",)

    def __init__(self, listener: Listener) -> None:
        self._listener: Listener | None = listener

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        if self._listener is None:
            return
        if event["type"] == "websocket.receive":
            self._listener.hear(event.get("text") or "")
        else:
            listener, self._listener = self._listener, None  # or they would hold each other
            listener.leave()


class DirectSocket(WebSocketsSansIOProtocol):
    """A socket that text can be written to at once, and that no task waits for.

    The application lets somebody in as it answers any request, and hands the socket over to a
    listener. From then on a socket at which nothing happens is a few small objects: a task that
    waits would keep all layers of the application alive, for each of thousands.
    """

    _trace: SocketTrace

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it."""
        super().connection_made(transport)
        self._trace = SocketTrace()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._trace.end()

    async def run_asgi(self) -> None:
        """Let the application answer; what it has handed over stays open."""
        scope: dict[str, Any] = cast("dict[str, Any]", self.scope)
        scope["extensions"][_NAME] = self
        try:
            with suppress(ClientDisconnected):
                await self.app(self.scope, self.receive, self.send)
        finally:
            del scope["extensions"][_NAME]  # or they would hold each other
            self._trace.note(scope)
            if not isinstance(self.queue, _Inbox):
                self._refuse()

    def _refuse(self) -> None:
        """Close what nobody has taken over."""
        if not self.handshake_complete:
            self.send_500_response()
        if self.close_timer is None:
            self.transport.close()

    def hand_over(self, listener: Listener) -> None:
        """Tell a listener what has come and will come; the request is not needed any more."""
        come, inbox = self.queue, _Inbox(listener)
        self.queue = cast("asyncio.Queue[Any]", inbox)
        while not come.empty():
            inbox.put_nowait(come.get_nowait())

    async def accept(self) -> None:
        """Let somebody in whose socket was handed over."""
        await self.send({"type": "websocket.accept", "headers": []})
        del self.scope, self.request, self.response

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something for this socket; a server that stops waits for it."""
        task = self.loop.create_task(work, context=self._trace.context)
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)
        return task

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Write down what broke; that ends the socket."""
        super().on_task_complete(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._trace.fail(error)
            self.transport.close()

    def read_on(self) -> None:
        """Take the next message: reading stops at each, until it is answered."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def is_open(self) -> bool:
        """Whether we have not closed it ourselves."""
        return not self.close_sent

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

    async def close(self, code: int) -> None:
        """Close it; the other side is told why."""
        with suppress(ClientDisconnected):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})


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
