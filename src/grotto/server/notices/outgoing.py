"""Requests to addresses that somebody has told us: never into our own network.

A name is looked up once, and the request goes to the address that was found and looked at: a name
that means another machine a moment later leads nowhere else. Redirects are not followed, no proxy
of the environment is asked, and nothing of the answer is read but its status.
"""

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from grotto.server.notices.errors import Gone, NotTaken, Unreachable

SECONDS: Final = 15.0
"""For a whole request: far less than the first pause before a notice is tried again."""
GONE: Final = (404, 410)
SCHEMES: Final = ("https", "http")
OPEN: Final = IPv6Network("2000::/3")
"""All IPv6 addresses of the open network; networks put IPv4 addresses, their own too, elsewhere."""


def is_address(url: str) -> bool:
    """Tell whether something can be sent to an address at all; a password in it would be lost."""
    try:
        parts = urlsplit(url)
        named = parts.username is None and bool(_host_in(parts))
        return parts.scheme in SCHEMES and named and (parts.port or 1) > 0
    except ValueError:
        return False


def _host_in(parts: SplitResult) -> str:
    """Return the host as it is written in requests, whatever letters somebody has typed.

    Raises:
        ValueError: when no host can have that name.
    """
    host = parts.hostname or ""
    return host if ":" in host else host.encode("idna").decode()


class Outgoing:
    """Sends requests; `private` lets them go into our own network too."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._client: httpx.AsyncClient | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send something.

        Raises:
            Gone: when nobody will ever take anything there.
            NotTaken: when it was refused.
            Unreachable: when nobody answers, or we may not ask.
        """
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(url, body, headers)
        except (TimeoutError, OSError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise Unreachable from error
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:  # noqa: PLR2004 (they are the good ones)
            raise NotTaken(status)

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        parts = urlsplit(url)
        host = _host_in(parts)
        address = await self._looked_up(host, parts)
        request = self._opened().build_request(
            "POST",
            parts._replace(netloc=_with_port(address, parts)).geturl(),
            content=body,
            headers={**headers, "Host": _with_port(host, parts)},
            extensions={"sni_hostname": host},
        )
        response = await self._opened().send(request, stream=True)
        await response.aclose()
        return response.status_code

    async def _looked_up(self, host: str, parts: SplitResult) -> str:
        """Return the address of a host, if we may send something there."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (self._private or all(map(is_public, addresses))):
            raise Unreachable
        return addresses[0]

    def _opened(self) -> httpx.AsyncClient:
        if self._client is None:
            self._client = httpx.AsyncClient(follow_redirects=False, trust_env=False)
        return self._client

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None


def _with_port(host: str, parts: SplitResult) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"{name}:{parts.port}" if parts.port else name


def is_public(address: str) -> bool:
    """Tell whether an address is one of the open network; others may hide in IPv6 addresses."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        hides = found.sixtofour or found.teredo
        return found in OPEN and not hides and found.is_global
    bare = found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
    return bare.is_global and not bare.is_multicast
