"""What clients have done and seen, as they remember it themselves."""

from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]


@dataclass
class Asked:
    """A command, sent once or several times with one key, and all answers to it."""

    table: str
    message: Message
    by_http: bool = False
    acks: list[int] = field(default_factory=list)  # versions
    refusals: list[str] = field(default_factory=list)  # codes

    @property
    def key(self) -> str:
        """The key of the command."""
        return str(self.message["key"])

    @property
    def kind(self) -> str:
        """What is asked for."""
        return str(self.message["type"])

    @property
    def expected(self) -> int | None:
        """The version for which it was meant; none if for any."""
        return self.message.get("expected")


@dataclass
class Sight:
    """What was on a screen at one moment."""

    version: int
    viewer: int
    frame: Message


@dataclass
class Memory:
    """All that one client remembers."""

    name: str
    table: str = ""
    asked: dict[str, Asked] = field(default_factory=dict)
    versions: list[int] = field(default_factory=list)  # of what was on the screen, in order
    sights: list[Sight] = field(default_factory=list)  # some of it
    last: Sight | None = None
    lines: list[Message] = field(default_factory=list)  # of the log
    chat: list[Message] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)  # all messages, until the game is over
    complaints: list[str] = field(default_factory=list)  # what no client should ever meet
