"""The usual line to a server: a WebSocket."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, cast

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grotto.remote.lines import DECODER, Blocked, Known, Line, NoLine
from grotto.remote.session import Session
from grotto.wire.frames import ClientMessage, ServerMessage

OPENING: Final = 10.0
"""Seconds until a socket is open, or given up."""
CLOSING: Final = 1.0
"""Seconds for a farewell to be answered."""
LARGEST: Final = 16 << 20
"""Bytes of a frame."""


class SocketLine:
    """A WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def messages(self) -> Iterator[ServerMessage]:
        """Yield what the server says, until the line is closed.

        Raises:
            NoLine: when it breaks.
        """
        try:
            for text in self._socket:
                yield DECODER.decode(text)
        except (ConnectionClosed, OSError, msgspec.DecodeError) as error:
            raise NoLine from error

    def send(self, message: ClientMessage) -> ServerMessage | None:
        """Say something to the server, which answers among its other messages.

        Raises:
            NoLine: when it cannot be said.
        """
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except (ConnectionClosed, OSError) as error:
            raise NoLine from error
        return None

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


@contextmanager
def socket_line(session: Session, table: str, known: Known) -> Iterator[Line]:
    """Open a socket, and close it in the end.

    Raises:
        Blocked: when something refuses it.
        NoLine: when nobody answers.
    """
    with ExitStack() as stack:
        try:
            socket = stack.enter_context(
                connect(
                    f"{session.address.sockets}/api/tables/{table}/socket?{known.query}",
                    origin=cast("Origin", session.address.origin),
                    additional_headers=session.headers,
                    open_timeout=OPENING,
                    close_timeout=CLOSING,
                    max_size=LARGEST,
                    proxy=None if session.address.is_here else True,
                )
            )
        except (InvalidHandshake, TimeoutError) as error:
            raise Blocked from error
        except (ConnectionClosed, OSError) as error:  # a server may go while it opens
            raise NoLine from error
        yield SocketLine(socket)
