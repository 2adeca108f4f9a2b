"""A gateway between clients and a server: it can block sockets, and cut every line."""

import socket
import threading
from types import TracebackType
from typing import Self

FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Gateway:
    """Passes everything on to a port of this machine, from `with` to its end."""

    def __init__(self, port: int, *, blocks_sockets: bool = False) -> None:
        self._port = port
        self._blocks = blocks_sockets
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self.opened = 0  # lines that were let through
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> Self:
        self._run(self._accept)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        _hang_up(self._listening)
        self.cut()
        for thread in self._threads:
            thread.join(10)

    def cut(self) -> None:
        """Cut every line in the middle."""
        for line in self._lines:
            _hang_up(line)
        self._lines = []

    def _run(self, task: object, *args: socket.socket) -> None:
        assert callable(task)
        thread = threading.Thread(target=task, args=args, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            self._run(self._connect, client)

    def _connect(self, client: socket.socket) -> None:
        head = _received(client)
        if self._blocks and b"upgrade: websocket" in head.lower():
            client.sendall(FORBIDDEN)
            _hang_up(client)
            return
        server = socket.create_connection(("127.0.0.1", self._port))
        self._lines += [client, server]
        self.opened += 1
        server.sendall(head)
        self._run(_pass_on, client, server)
        _pass_on(server, client)


def _pass_on(source: socket.socket, sink: socket.socket) -> None:
    while read := _received(source):
        try:
            sink.sendall(read)
        except OSError:
            break
    _hang_up(source)
    _hang_up(sink)


def _received(source: socket.socket) -> bytes:
    try:
        return source.recv(1 << 16)
    except OSError:
        return b""


def _hang_up(line: socket.socket) -> None:
    try:
        line.shutdown(socket.SHUT_RDWR)
    except OSError:
        return
    finally:
        line.close()
