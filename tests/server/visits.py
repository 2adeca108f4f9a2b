"""Visits: what people in browsers do at tables, in few words."""

from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection

from grotto.wire.offers import Menu, offers_in
from tests.server.running import Running

_KEYS = (f"visit-{number}" for number in count())


def key() -> str:
    """Return a key that was not used before."""
    return next(_KEYS)


def actions_in(frame: dict[str, Any]) -> list[str]:
    """Return every answer that a frame offers, in notation."""
    menus = msgspec.convert(frame["question"]["menus"], list[Menu])
    return [offered.action for offered in offers_in(menus)]


class Visitor:
    """Somebody with a browser."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        self.name = name
        self.browser: httpx.Client = server.browser()

    def make(self, game: str = "stone_age", seats: int = 2, **facts: object) -> dict[str, str]:
        """Make a table."""
        body = {"game": game, "seats": seats, "name": self.name, **facts}
        made: dict[str, str] = self.browser.post("/api/tables", json=body).json()
        return made

    def do(self, table: str, what: str, invite: str = "", **facts: object) -> httpx.Response:
        """Do something at a table."""
        params = {"invite": invite} if invite else {}
        body = {"key": key(), **facts}
        return self.browser.post(f"/api/tables/{table}/{what}", params=params, json=body)

    def join(self, table: str, invite: str = "", **facts: object) -> httpx.Response:
        """Sit down."""
        return self.do(table, "join", invite, name=self.name, **facts)

    def say(self, table: str, kind: str, **facts: object) -> httpx.Response:
        """Send a message as one would through a socket."""
        body = {"type": kind, "key": key(), **facts}
        return self.browser.post(f"/api/tables/{table}/commands", json=body)

    def see(self, table: str, **params: object) -> dict[str, Any]:
        """Look at a table."""
        chosen = {name: str(value) for name, value in params.items()}
        seen: dict[str, Any] = self.browser.get(f"/api/tables/{table}", params=chosen).json()
        return seen

    def move(self, table: str, offer: int = 0) -> httpx.Response:
        """Choose an offer."""
        frame = self.see(table)
        action = actions_in(frame)[offer]
        return self.say(table, "play", expected=frame["version"], action=action)

    def socket(self, table: str, query: str = "") -> ClientConnection:
        """Open a socket."""
        return self.server.socket(self.browser, f"/api/tables/{table}/socket{query}")


SECRET = "correct horse"
"""The password of everybody who is known."""


def known(server: Running, name: str) -> Visitor:
    """Return somebody with an account."""
    visitor = Visitor(server, name)
    body = {"name": name, "password": SECRET}
    visitor.browser.post("/api/me/sign-up", json=body).raise_for_status()
    return visitor
