"""A WebSocket that is written byte by byte, by a client that keeps to no rule."""

import socket
from types import TracebackType
from typing import Self

import httpx

from tests.server.running import PATIENCE, Running

TEXT, PING, PONG, PIECE = 0x81, 0x89, 0x8A, 0x00
"""First bytes of frames: a whole text, a ping, a pong, and a piece that is not the last."""
FIRST_PIECE = 0x01

_NO_MASK = bytes(4)  # which is a mask, and costs nothing
_SMALL = 4096


def framed(kind: int, payload: bytes = b"") -> bytes:
    """Return a frame as clients send it."""
    assert len(payload) < 126
    return bytes((kind, 0x80 | len(payload))) + _NO_MASK + payload


def connect(server: Running) -> socket.socket:
    """Open a connection that takes little at a time."""
    host, _, port = server.origin[7:].partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SMALL)
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    return line


class RawSocket:
    """A socket of a browser to a table, until the end of `with`."""

    def __init__(self, server: Running, browser: httpx.Client, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        self._line = connect(server)
        self._line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\n"
            f"Host: {server.origin[7:]}\r\nOrigin: {server.origin}\r\nCookie: {cookies}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: Z3JvdHRvIHVuZGVyIGxvYQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert self._line.recv(12) == b"HTTP/1.1 101"

    def send(self, sent: bytes) -> bool:
        """Send bytes; tell whether the other side still takes them."""
        try:
            self._line.sendall(sent)
        except OSError:
            return False
        return True

    def is_cut(self) -> bool:
        """Read to the end; tell whether there is one that nobody has announced."""
        last = b""
        try:
            while said := self._line.recv(65_536):
                last = said
        except ConnectionResetError:
            return True
        return b"\x88\x02" not in last[-4:]  # a polite close has a code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._line.close()
