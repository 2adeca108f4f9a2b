"""Lines to a server: they carry messages both ways until they break."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Final, Protocol

import msgspec

from grotto.remote.session import Session
from grotto.wire.frames import ClientMessage, ServerMessage

DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


class NoLine(Exception):
    """There is no line, or not any more."""


class Blocked(NoLine):
    """Something refuses lines of this kind."""


class Line(Protocol):
    """A line that carries messages both ways."""

    def messages(self) -> Iterator[ServerMessage]:
        """Yield what the server says, until the line is closed.

        Raises:
            NoLine: when it breaks.
        """

    def send(self, message: ClientMessage) -> None:
        """Say something to the server.

        Raises:
            NoLine: when it cannot be said.
        """

    def close(self) -> None:
        """Hang up."""


Opener = Callable[[Session, str, str], AbstractContextManager[Line]]
"""Opens a line to a table, with a query that says what was seen already."""
