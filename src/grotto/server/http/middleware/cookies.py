"""The cookie of a session: scripts cannot read it, and other sites cannot send it."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

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
