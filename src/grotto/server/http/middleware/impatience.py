"""Connections that say nothing are closed: whoever opens many of them would lock others out.

The framework hears of a request when its headers are there. Until then it waits for ever, so the
protocol below it has to look at the clock.
"""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS: Final = 10.0
"""Time for the headers of a request, from the first moment of a connection or of a request."""


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
