"""Who may act: our own pages, and programs. Never a page of somebody else with our cookie.

Browsers say truthfully where a request comes from: in `Sec-Fetch-Site` nowadays, and in `Origin`
with everything that is not a plain look. Programs say neither. They may do without a cookie what
anybody may; one that sends a cookie must say our `Origin`, for a very old browser that says nothing
looks just like it.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from grotto.server.errors import ForeignOrigin
from grotto.server.http.answers import refusal
from grotto.server.http.middleware.cookies import token_in
from grotto.server.settings import Settings

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_OWN: Final = ("same-origin", "none")


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
