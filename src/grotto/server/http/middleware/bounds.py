"""What is refused before anybody looks at it: too much, too often, or from a foreign page.

Who may act: our own pages, and programs. Never a page of somebody else with our cookie. Browsers
say truthfully where a request comes from: in `Sec-Fetch-Site` nowadays, and in `Origin` with
everything that is not a plain look. Programs say neither. They may do without a cookie what anybody
may; one that sends a cookie must say our `Origin`, for a very old browser that says nothing looks
just like it.
"""

import asyncio
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grotto.server.errors import ForeignOrigin, ServerError, TooLarge, TooSlow
from grotto.server.http.answers import refusal
from grotto.server.http.middleware.headers import token_in
from grotto.server.limits import Gate, neighbourhood
from grotto.server.settings import Limits, Settings
from grotto.server.storage.people import hashed

_COUNTED: Final = ("/api/", "/ready")
"""Paths where a database is asked, or more; all others cost next to nothing."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_OWN: Final = ("same-origin", "none")


class Bounds:
    """Refuses requests that come too often, are too long, or never end."""

    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate) -> None:
        self._app = app
        self._settings = settings
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._count(HTTPConnection(scope))
            arrived = await self._arrived(scope, receive)
        except ServerError as error:
            await refusal(error)(scope, receive, send)
        except ClientDisconnect:
            return
        else:
            await self._app(scope, arrived, send)

    def _count(self, connection: HTTPConnection) -> None:
        if not connection.scope["path"].startswith(_COUNTED):
            return
        self._gate.addresses.spend(address_of(connection))
        token = token_in(connection, self._settings)
        if token is not None:
            self._gate.sessions.spend(hashed(token))

    async def _arrived(self, scope: Scope, receive: Receive) -> Receive:
        """Return a way to receive a request whose body is here already, and not too long."""
        headers = HTTPConnection(scope).headers
        if scope["type"] != "http" or not {"content-length", "transfer-encoding"} & {*headers}:
            return receive
        limits = self._settings.limits
        if int(headers.get("content-length", 0)) > limits.body:
            raise TooLarge(limits.body)
        try:
            async with asyncio.timeout(limits.body_seconds):
                body = await _read(receive, limits)
        except TimeoutError as error:
            raise TooSlow from error
        return _again(body, receive)


async def _read(receive: Receive, limits: Limits) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > limits.body:
            raise TooLarge(limits.body)
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return waiting.pop() if waiting else await receive()

    return received


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from, as far as limits care."""
    return neighbourhood(connection.client.host) if connection.client else "here"


class OwnPagesOnly:
    """Refuses what a foreign page asks for: changes, and sockets."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] == "lifespan" or scope.get("method") in _SAFE or self._is_own(scope):
            await self._app(scope, receive, send)
        else:
            await refusal(ForeignOrigin())(scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        connection = HTTPConnection(scope)
        origin, site = (connection.headers.get(name) for name in ("origin", "sec-fetch-site"))
        if origin in self._settings.origins:
            return True
        if site is not None:
            return site in _OWN
        if origin is not None:
            return _names(origin, connection.headers.get("host", ""))
        return token_in(connection, self._settings) is None


def _names(origin: str, host: str) -> bool:
    """Tell whether an origin is a page of this host; a proxy may have taken HTTPS off."""
    named = origin.partition("://")[2].lower()
    return bool(named) and named == host.lower()
