"""Whether others can reach this server, and where: for links that somebody sends to friends."""

import socket
from contextlib import closing
from ipaddress import ip_address
from typing import Final

from fastapi import Request

from grotto.server.http.deps import TheServices
from grotto.server.http.health import is_from_here
from grotto.server.http.routing import WireRouter
from grotto.server.settings import WILDCARDS
from grotto.wire.bodies import Reach

REACH = WireRouter("/api/reach", ["server"])

NOWHERE: Final = ("192.0.2.1", 9)
"""An address for examples: to aim at it tells which way we would go, and nothing is sent."""


@REACH.get("")
async def tell_reach(request: Request, services: TheServices) -> Reach:
    """Tell who plays on this very machine where others find it; all others have found it."""
    if not is_from_here(request):
        return Reach(others=True)
    host = services.settings.host
    if host in WILDCARDS:
        host = _own_address()
    if not host or _is_loopback(host):
        return Reach(others=False)
    name = f"[{host}]" if ":" in host else host
    return Reach(others=True, origin=f"http://{name}:{request.scope['server'][1]}")


def _own_address() -> str:
    """Return the address of this machine in its network; nothing if it is in none."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as aiming:
        try:
            aiming.connect(NOWHERE)
        except OSError:
            return ""
        address: str = aiming.getsockname()[0]
    return address


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
