"""What clients send and hear: requests of HTTP and sockets, as bytes through a line."""

import json
import re
from dataclasses import dataclass
from typing import Any

import h11
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from tests.simulation.network import Line, Lost

HOST = "grotto.test"
ORIGIN = f"http://{HOST}"


@dataclass
class Answer:
    """What a server has answered to a request."""

    status: int
    body: Any
    cookie: str  # empty if none was given


async def ask(line: Line, method: str, path: str, cookie: str, body: object) -> Answer:
    """Send a request, and wait for the answer.

    Raises:
        Lost: when the line ends before.
    """
    said = json.dumps(body).encode()
    line.send(_head(method, path, cookie, len(said)) + said)
    connection, parts, status, given = h11.Connection(h11.CLIENT), list[bytes](), 0, ""
    connection.send(h11.Request(method=method, target=path, headers=[("Host", HOST)]))
    connection.send(h11.EndOfMessage())
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await line.read())
        elif isinstance(event, h11.Response):
            status, given = event.status_code, _cookie_in(event)
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
        elif isinstance(event, h11.EndOfMessage):
            line.hang_up()
            return Answer(status, json.loads(b"".join(parts) or b"null"), given)
        else:
            raise Lost


def _head(method: str, path: str, cookie: str, length: int) -> bytes:
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {HOST}",
        f"Origin: {ORIGIN}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def _cookie_in(event: h11.Response) -> str:
    for name, value in event.headers:
        found = re.match(rb"([^=]+=[^;]+)", value) if name == b"set-cookie" else None
        if found:
            return found[1].decode()
    return ""


class Refused(Exception):
    """The server does not let somebody in."""

    def __init__(self, status: int) -> None:
        super().__init__(str(status))
        self.status = status


class Socket:
    """A socket to a table."""

    def __init__(self, line: Line, path: str, cookie: str) -> None:
        self.line = line
        self._protocol = ClientProtocol(parse_uri(f"ws://{HOST}{path}"))
        request = self._protocol.connect()
        request.headers["Origin"] = ORIGIN
        if cookie:
            request.headers["Cookie"] = cookie
        self._protocol.send_request(request)
        self._flush()
        self._heard: list[bytes] = []

    def _flush(self) -> None:
        data = b"".join(self._protocol.data_to_send())
        if data:
            self.line.send(data)

    def send(self, message: object) -> None:
        """Send a message."""
        self._protocol.send_text(json.dumps(message).encode())
        self._flush()

    async def hear(self) -> bytes:
        """Wait for a message.

        Raises:
            Lost: when the line has ended.
            Refused: when the server does not let somebody in.
        """
        while not self._heard:
            self._protocol.receive_data(await self.line.read())
            for event in self._protocol.events_received():
                self._take(event)
            self._flush()
        return self._heard.pop(0)

    def _take(self, event: object) -> None:
        if isinstance(event, Response) and event.status_code != 101:
            raise Refused(event.status_code)
        if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
            self._heard.append(bytes(event.data))
        elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE:
            raise Lost
