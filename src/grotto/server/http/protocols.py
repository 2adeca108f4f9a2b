"""How sockets are read and written, below the framework.

A message to a socket is written at once, without a task that has to wake up for each of a thousand
watchers. A client that sends too much, or does not take what is written, is cut off.
"""

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final, Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from grotto.server.http.middleware.tracing import SocketTrace
from grotto.server.http.requests import LAST_SECONDS, STALLED_SECONDS, cut
from grotto.server.limits import Bucket
from grotto.server.settings import Limits, Settings

AT_ONCE: Final = 2_048
"""Bytes of a socket that are read before we look whether they were too many messages."""
MOST_PIECES: Final = 16
"""Pieces in which one message may come; empty ones would never end."""


_NAME: Final = "grotto.socket"
_TEXT: Final = 0x81  # the last frame of a text
_TWO_BYTES: Final = 126  # the length follows in so many
_EIGHT_BYTES: Final = 127


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

    stalled_seconds = STALLED_SECONDS
    last_seconds = LAST_SECONDS
    limits: ClassVar[Limits] = Limits()

    _trace: SocketTrace
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it."""
        super().connection_made(transport)
        self._trace = SocketTrace()
        self._control = Bucket(self.limits.pings)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._forget_stall()
        super().connection_lost(exc)
        self._trace.end()

    # ---- who does not read, and who says too much -----------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read what has come, but not all at once: who says too much is not heard to the end."""
        for first in range(0, len(data), AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + AT_ONCE])

    def cut(self, why: str) -> None:
        """End it at once."""
        cut(self.transport, why)

    def pause_writing(self) -> None:
        """Wait for a client that takes no more; until it does, nothing of it is read."""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.stalled_seconds, self.cut, "stalled-socket")
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Go on: the client has taken what waited for it."""
        self._forget_stall()
        super().resume_writing()
        if not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _forget_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._control.take(self.loop.time()):
            self.cut("pings")
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Hear an answer to our ping; who was not asked so often is cut off."""
        if self._control.take(self.loop.time()):
            self.cut("pings")
        else:
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Put a message together that comes in pieces."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.cut("pieces")

    def keepalive_timeout(self) -> None:
        """Cut off a client that does not answer pings."""
        self.stop_keepalive()
        self.cut("silent")

    def handle_close(self, event: Frame) -> None:
        """Hang up: the client has said goodbye."""
        super().handle_close(event)
        self._cut_later()

    def handle_parser_exception(self) -> None:
        """Hang up: what the client has said is no message."""
        super().handle_parser_exception()
        self._cut_later()

    def shutdown(self) -> None:
        """Hang up: the server stops."""
        super().shutdown()
        self._cut_later()

    def _cut_later(self) -> None:
        """Give a client time to take what is left, and no more."""
        self.loop.call_later(self.last_seconds, self.transport.abort)

    # ---- serving --------------------------------------------------------------------------------

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
            self._hang_up()

    def _hang_up(self) -> None:
        self.transport.close()
        self._cut_later()

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
            self._hang_up()

    def read_on(self) -> None:
        """Take the next message: reading stops at each, until it is answered."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if self.writable.is_set():
                self.transport.resume_reading()

    def read_soon(self) -> None:
        """Take the next message when this one is done with, which needs no answer."""
        self.loop.call_soon(self.read_on)

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
            self._cut_later()


def sockets_with(settings: Settings) -> type[DirectSocket]:
    """Return the protocol of sockets that keep to the limits of a server."""
    return type("LimitedSocket", (DirectSocket,), {"limits": settings.limits})


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
