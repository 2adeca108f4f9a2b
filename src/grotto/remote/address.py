"""Addresses of servers, as people type or paste them."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit

from grotto.remote.errors import WrongAddress

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
_SCHEME: Final = re.compile(r"[a-z]+://", re.IGNORECASE)
_TABLE: Final = re.compile(r"/tables/(?P<id>[\w-]{1,64})/?")


@dataclass(frozen=True)
class Address:
    """Where a server is, and which of its tables is meant, if any."""

    origin: str  # scheme, host and port
    table: str = ""
    invite: str = ""  # to a private table

    @property
    def is_here(self) -> bool:
        """Whether it is this machine: no proxy leads there."""
        return urlsplit(self.origin).hostname in LOOPBACK

    @property
    def sockets(self) -> str:
        """The same origin for sockets."""
        return f"ws{self.origin.removeprefix('http')}"

    def link(self, table: str, invite: str = "") -> str:
        """Return what to send to a friend."""
        return f"{self.origin}/tables/{table}" + _asking(invite)


def table_path(table: str, rest: str = "", invite: str = "", **asked: int) -> str:
    """Return where the server is asked about a table.

    >>> table_path("kV3xQ", "/lines", "word", before=12)
    '/api/tables/kV3xQ/lines?invite=word&before=12'
    """
    return f"/api/tables/{table}{rest}" + _asking(invite, **asked)


def _asking(invite: str, **asked: int) -> str:
    words = {"invite": invite, **asked} if invite else asked
    return f"?{urlencode(words)}" if words else ""


def read_address(text: str) -> Address:
    """Read an address, such as ``example.org:8000``, or the link of a table.

    Raises:
        WrongAddress: when it is none.

    >>> read_address("localhost:8000").origin
    'http://localhost:8000'
    >>> read_address("https://example.org/tables/kV3xQ").table
    'kV3xQ'
    """
    whole = text if _SCHEME.match(text) else f"http://{text}"
    try:
        parts = urlsplit(whole)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise WrongAddress(text) from error
    table = _TABLE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not host or not (table or parts.path in ("", "/")):
        raise WrongAddress(text)
    name = f"[{host}]" if ":" in host else host
    origin = f"{parts.scheme}://{name}" + (f":{port}" if port is not None else "")
    invite = dict(parse_qsl(parts.query)).get("invite", "")
    return Address(origin, table["id"] if table else "", invite)
