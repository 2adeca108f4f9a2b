"""A session with one server: who asks is known there by a cookie."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import httpx
import msgspec

from grotto.remote.address import Address
from grotto.remote.errors import NotAServer, Refused, Unreachable
from grotto.wire.frames import Problem

PATIENCE: Final = 10.0
"""Seconds for one answer."""

Answer = TypeVar("Answer")


class Session:
    """Asks over HTTP, and reads what comes back."""

    def __init__(self, address: Address, cookies: Mapping[str, str]) -> None:
        self.address = address
        self.cookies = dict(cookies)  # what the server knows this session by
        self.http = httpx.Client(
            base_url=address.origin,
            headers={"Origin": address.origin},
            timeout=PATIENCE,
            trust_env=not address.is_here,
        )

    def close(self) -> None:
        """Let the connections go."""
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        """What requests say of us; we keep cookies ourselves, since there is one server only."""
        said = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": said} if said else {}

    def ask(
        self, method: str, path: str, kind: type[Answer], body: Mapping[str, Any] | None = None
    ) -> Answer:
        """Ask once and return the answer.

        Raises:
            Refused: when the server refuses.
            Unreachable: when no server answers.
            NotAServer: when something else answers.
        """
        return self._read(self._send(method, path, body), kind)

    def text(self, path: str) -> str:
        """Get a text.

        Raises:
            Refused: when the server refuses.
            Unreachable: when no server answers.
            NotAServer: when something else answers.
        """
        response = self._send("GET", path, None)
        if not response.is_success:
            raise self._refusal(response)
        return response.text

    def _send(self, method: str, path: str, body: Mapping[str, Any] | None) -> httpx.Response:
        try:
            response = self.http.request(method, path, json=body, headers=self.headers)
        except httpx.TransportError as error:
            raise Unreachable(self.address.origin) from error
        self.cookies |= dict(response.cookies)
        self.http.cookies.clear()
        return response

    def _read(self, response: httpx.Response, kind: type[Answer]) -> Answer:
        if not response.is_success:
            raise self._refusal(response)
        try:
            return msgspec.json.decode(response.content, type=kind)
        except msgspec.DecodeError as error:
            raise NotAServer(self.address.origin, response.status_code) from error

    def _refusal(self, response: httpx.Response) -> Exception:
        """Return what a server refuses with; a proxy before it may say that it is gone."""
        try:
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.DecodeError:
            if response.status_code in (502, 503, 504):
                return Unreachable(self.address.origin)
            return NotAServer(self.address.origin, response.status_code)
        return Refused(problem, response.status_code)
