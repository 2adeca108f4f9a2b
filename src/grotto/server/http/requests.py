"""How requests are read and answered, below the framework.

The framework hears of a request when its headers are there, and until then it waits for ever: here
somebody looks at the clock. A client that does not take what is written is cut off, for what waits
for it fills our memory.
"""

import asyncio
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.flow_control import CLOSE_HEADER
from uvicorn.protocols.http.h11_impl import H11Protocol

from grotto.server import metrics
from grotto.server.errors import TooManySockets
from grotto.server.http.strict import StrictConnection
from grotto.server.limits import Doors, Named, neighbourhood
from grotto.server.settings import Settings

HEAD_SECONDS: Final = 10.0
"""Time for the headers of a request, from the first moment of a connection or of a request."""
STALLED_SECONDS: Final = 30.0
"""Time for a client to take what was written, once more waits for it than a buffer may hold."""
LAST_SECONDS: Final = 20.0
"""Time for a client to take what is left when we hang up."""

_CHUNKED: Final = b"transfer-encoding"


def cut(transport: asyncio.Transport, why: str) -> None:
    """End a connection at once; to close it politely is to wait for who does not read."""
    if not transport.is_closing():
        metrics.CUT.labels(why).inc()
    transport.abort()


class ImpatientProtocol(H11Protocol):
    """Waits for headers, and until what was written is taken, but not for ever."""

    seconds = HEAD_SECONDS
    stalled_seconds = STALLED_SECONDS
    last_seconds = LAST_SECONDS
    doors: ClassVar[Doors | None] = None  # connections of every address; without them all may come
    proxies: ClassVar[Named] = Named(())  # who brings the connections of many

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 (as its parent wants it)
        super().__init__(*args, **more)
        self.conn = StrictConnection(h11.SERVER)
        self._late: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._counted = ""  # the address for which this connection counts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        try:
            self._count()
        except TooManySockets:
            cut(transport, "too-many")
            return
        self._look_at_the_clock()

    def data_received(self, data: bytes) -> None:
        """Hear something: the rest of the headers, or only a part of them."""
        super().data_received(data)
        self._look_at_the_clock()

    def handle_events(self) -> None:
        """Serve what has come; where bodies come in chunks a connection serves one request.

        Programs that read chunks otherwise than we do could think that another request begins.
        """
        super().handle_events()
        chunked = self.headers and any(name == _CHUNKED for name, _ in self.headers)
        if chunked and CLOSE_HEADER not in self.headers:
            self.headers.append(CLOSE_HEADER)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, which is counted by itself."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._let_go()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait for a client that takes no more."""
        super().pause_writing()
        self._stalled = self.loop.call_later(
            self.stalled_seconds, cut, self.transport, "stalled-request"
        )

    def resume_writing(self) -> None:
        """Go on: the client has taken what waited for it."""
        self._forget_stall()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Hang up: nobody asks any more."""
        super().timeout_keep_alive_handler()
        self._cut_later()

    def _count(self) -> None:
        host = self.client[0] if self.client else ""
        if self.doors is not None and host and host not in self.proxies:
            address = neighbourhood(host)
            self.doors.open(address)
            self._counted = address

    def _let_go(self) -> None:
        """Count it no more, and wait for nothing."""
        self._stop_waiting()
        self._forget_stall()
        if self._counted and self.doors is not None:
            self.doors.close(self._counted)
            self._counted = ""

    def _forget_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

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
            self._cut_later()

    def _cut_later(self) -> None:
        self.loop.call_later(self.last_seconds, self.transport.abort)


def requests_with(settings: Settings) -> type[ImpatientProtocol]:
    """Return the protocol of connections that keep to the limits of a server."""
    doors = Doors(settings.limits.connections_of_address)
    more = {"doors": doors, "proxies": Named(settings.proxies)}
    return type("LimitedProtocol", (ImpatientProtocol,), more)
