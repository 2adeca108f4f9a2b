"""Measure from outside how long a server pauses: ping it, and note how long the answer takes.

Usage: python -m bench.load.prober ADDRESS TABLE, until a line comes in.

A ping of a WebSocket is answered as soon as the server looks at its sockets, and costs it little; a
pause may be longer than that by the time between two pings. The table is one that nobody plays at.
The prober also notes how late it woke up itself: where that is long, the machine was busy, and not
the server.
"""

import json
import select
import socket
import sys
import time

from bench.load.line import PING, PONG, packed, upgrade

EVERY_SECONDS = 0.01
READY = "probing"
LONGEST_HEAD = 10  # bytes


class Probe:
    """One connection, and what it has measured."""

    def __init__(self, address: str, table: str) -> None:
        host, _, port = address.partition("//")[2].rpartition(":")
        self._socket = socket.create_connection((host, int(port)))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(upgrade(address, f"/api/tables/{table}/socket", ""))
        self._buffer = b""
        while b"\r\n\r\n" not in self._buffer:
            self._read()
        self._buffer = self._buffer.partition(b"\r\n\r\n")[2]
        self.waits: list[float] = []
        self.late: list[float] = []  # by how much the prober itself woke up too late

    def _read(self) -> None:
        data = self._socket.recv(65_536)
        if not data:
            sys.exit("The server closed the prober's connection.")
        self._buffer += data

    def _message(self) -> tuple[int, bytes]:
        """Wait for the next message."""
        while len(self._buffer) < 2:  # noqa: PLR2004 (bytes of the shortest head)
            self._read()
        size, start = self._buffer[1], 2
        if size >= 126:  # noqa: PLR2004 (then two or eight more bytes say it)
            start = 4 if size == 126 else LONGEST_HEAD  # noqa: PLR2004
            while len(self._buffer) < start:
                self._read()
            size = int.from_bytes(self._buffer[2:start], "big")
        while len(self._buffer) < start + size:
            self._read()
        kind, message = self._buffer[0] & 0x0F, self._buffer[start : start + size]
        self._buffer = self._buffer[start + size :]
        return kind, message

    def ping(self) -> None:
        """Note how long the server takes to answer."""
        began = time.perf_counter()
        self._socket.sendall(packed(PING, b""))
        while (heard := self._message())[0] != PONG:
            if heard[0] == PING:
                self._socket.sendall(packed(PONG, heard[1]))
        self.waits.append(time.perf_counter() - began)

    def rest(self) -> None:
        """Wait for the next time, and note whether it came late."""
        wake = time.perf_counter() + EVERY_SECONDS
        time.sleep(EVERY_SECONDS)
        self.late.append(time.perf_counter() - wake)


def main() -> None:
    """Ping until told to stop, and print the figures."""
    probe = Probe(*sys.argv[1:])
    print(READY, flush=True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        probe.ping()
        probe.rest()
    print(json.dumps({"waits": probe.waits, "late": probe.late}))


if __name__ == "__main__":
    main()
