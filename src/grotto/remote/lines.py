"""Lines to a server: they carry messages both ways until they break."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final, Protocol
from urllib.parse import urlencode

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

    def send(self, message: ClientMessage) -> ServerMessage | None:
        """Say something to the server; return the answer if it comes at once.

        Raises:
            NoLine: when it cannot be said on this line.
        """

    def close(self) -> None:
        """Hang up."""


@dataclass(frozen=True)
class Known:
    """What a client knows of a table already."""

    version: int
    heard: int  # the number of the last word
    seat: int | None = None  # whose eyes have seen it; if nobody has chosen, the server does
    invite: str = ""  # to a private table
    scores: bool = False  # whether frames shall tell how the game would end now

    @property
    def query(self) -> str:
        """How it is said when a line is opened."""
        said = {"since": self.version, "heard": self.heard, "seat": self.seat}
        words = {name: value for name, value in said.items() if value is not None}
        wishes = {"invite": self.invite, "scores": "true" if self.scores else ""}
        return urlencode(words | {name: wish for name, wish in wishes.items() if wish})


Opener = Callable[[Session, str, Known], AbstractContextManager[Line]]
"""Opens a line to a table."""
