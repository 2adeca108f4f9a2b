"""Strict headers on every response, and the cookie that a request has earned."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grotto.server.settings import Settings

COOKIE: Final = "grotto_session"


def cookie_name(settings: Settings) -> str:
    """Return the cookie's name; behind HTTPS no other host can plant one with that prefix."""
    return f"__Host-{COOKIE}" if settings.secure_cookies else COOKIE


def token_in(connection: HTTPConnection, settings: Settings) -> str | None:
    """Return what the cookie of a request says."""
    return connection.cookies.get(cookie_name(settings))


def give_cookie(connection: HTTPConnection, token: str) -> None:
    """Let the browser keep a session; the response brings it, even if it is a refusal."""
    connection.state.cookie = token


def take_cookie(connection: HTTPConnection) -> None:
    """Let the browser forget its session."""
    connection.state.cookie = ""


def earned_cookie(scope: Scope, settings: Settings) -> str | None:
    """Return the header that the response to a request must bear, if any."""
    token: str | None = scope.get("state", {}).get("cookie")
    if token is None:
        return None
    carrier = Response()
    carrier.set_cookie(
        cookie_name(settings),
        token,
        max_age=int(settings.session_seconds) if token else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies or scope["scheme"] == "https",
    )
    return carrier.headers["Set-Cookie"]


_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # positions of pieces on a board
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_NOT_NEEDED: Final = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer",
    "microphone", "midi", "payment", "publickey-credentials-get", "usb", "xr-spatial-tracking",
)  # fmt: skip

STRICT: Final = {
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in _POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _NOT_NEEDED),
    "Referrer-Policy": "same-origin",  # the address of a table is its invitation
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY: Final = "max-age=31536000"

_STARTS: Final = ("http.response.start", "websocket.http.response.start")


class StrictHeaders:
    """Lets no response leave without what `STRICT` says."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, and add the headers to its response."""

        async def send_strictly(message: Message) -> None:
            if message["type"] in _STARTS:
                self._add(scope, MutableHeaders(scope=message))
            await send(message)

        await self._app(scope, receive, send_strictly)

    def _add(self, scope: Scope, headers: MutableHeaders) -> None:
        headers.update(STRICT)
        if self._settings.secure_cookies:
            headers["Strict-Transport-Security"] = HTTPS_ONLY
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        cookie = earned_cookie(scope, self._settings)
        if cookie:
            headers.append("Set-Cookie", cookie)
