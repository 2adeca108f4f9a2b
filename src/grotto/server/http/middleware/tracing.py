"""Every request gets an id, a line in the log and its place in the figures."""

import time
from collections.abc import Callable
from contextvars import Context, copy_context
from secrets import token_hex
from typing import Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grotto.server import metrics

LOG: Final = structlog.get_logger()
NOWHERE: Final = "nowhere"
"""The route of requests that none has answered."""

FAILED: Final = 500
_QUIET: Final = frozenset(("/health", "/ready", "/metrics"))  # asked every few seconds


class Tracing:
    """Wraps an application, as its outermost layer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=token_hex(8))
        if scope["type"] == "websocket":  # it outlives its request: see `SocketTrace`
            await self._app(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, answer = time.perf_counter(), Answer(send)
        try:
            await self._app(scope, receive, answer.send)
        finally:
            route = route_of(scope)
            seconds = time.perf_counter() - began
            metrics.REQUESTS.labels(route, str(answer.status)).observe(seconds)
            if route not in _QUIET:
                LOG.info("request", route=route, status=answer.status, ms=_milliseconds(began))


class Answer:
    """What goes back to a client; its status is a failure as long as nothing was sent."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = FAILED

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)


class SocketTrace:
    """The line in the log and the place in the figures of one socket."""

    __slots__ = ("context", "_began", "_route")

    def __init__(self) -> None:
        metrics.SOCKETS.inc()
        self._began = time.perf_counter()
        self._route = NOWHERE
        self.context: Context | None = None  # what every line in the log bears

    def note(self, scope: Scope) -> None:
        """Note what the request has led to."""
        self._route, self.context = route_of(scope), copy_context()

    def fail(self, error: BaseException) -> None:
        """Write down what broke."""
        self._in_context(LOG.error, "our fault", route=self._route, exc_info=error)

    def end(self) -> None:
        """Write down that the socket is closed."""
        metrics.SOCKETS.dec()
        self._in_context(LOG.info, "socket", route=self._route, ms=_milliseconds(self._began))

    def _in_context(self, write: Callable[..., None], event: str, **more: object) -> None:
        (self.context or copy_context()).run(write, event, **more)


def _milliseconds(since: float) -> float:
    return round((time.perf_counter() - since) * 1000, 1)


def route_of(scope: Scope) -> str:
    """Return the pattern of the route that has answered; there are only so many."""
    path: str = getattr(scope.get("route"), "path", NOWHERE)
    return path
