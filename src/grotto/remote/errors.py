"""What can go wrong between a client and a server."""

from typing import ClassVar, Final

from grotto.core.errors import TableError
from grotto.core.phrase import Phrase
from grotto.wire.frames import Problem
from grotto.wire.texts import off_wire

BUSY: Final = (408, 429)
OUT_OF_ORDER: Final = 500
"""Statuses of answers, this one and above."""


class RemoteError(TableError):
    """Base of all that can go wrong on the way to a server."""

    code: ClassVar[str] = "remote/error"


class WrongAddress(RemoteError):
    """This is no address of a server."""

    code: ClassVar[str] = "remote/wrong-address"

    def __init__(self, address: str) -> None:
        super().__init__(f"{address!r} is no address of a server", {"address": address})


class Unreachable(RemoteError):
    """No server answers there."""

    code: ClassVar[str] = "remote/unreachable"

    def __init__(self, address: str) -> None:
        super().__init__(f"no server answers at {address}", {"address": address})


class NotAServer(RemoteError):
    """Something answers there, but it is no Grotto that we understand."""

    code: ClassVar[str] = "remote/not-a-server"

    def __init__(self, address: str, status: int) -> None:
        super().__init__(
            f"what answers at {address} with status {status} is no Grotto, or a newer one",
            {"address": address},
        )


class NoAnswer(RemoteError):
    """The server has not answered in time; the command may have been carried out."""

    code: ClassVar[str] = "remote/no-answer"

    def __init__(self) -> None:
        super().__init__("the server has not answered in time")


class Refused(RemoteError):
    """The server refuses; nothing has changed there. `why` is the stable code that it gave."""

    code: ClassVar[str] = "remote/refused"

    def __init__(self, problem: Problem, status: int = 0) -> None:
        super().__init__(f"refused: {problem.code}")
        self.status = status  # of the answer, where it came over HTTP
        self.why = problem.code
        self.version = problem.version
        self._text = off_wire(problem.text)

    @property
    def passes(self) -> bool:
        """Whether the server may answer otherwise by itself: it is busy, or out of order."""
        return self.status in BUSY or self.status >= OUT_OF_ORDER

    def phrase(self) -> Phrase:
        """Say it as the server does."""
        return self._text


class OtherRules(RemoteError):
    """The table is played by rules of another version of Grotto."""

    code: ClassVar[str] = "remote/other-rules"

    def __init__(self, game: str) -> None:
        super().__init__(f"the rules of {game} are not ours", {"game": game})
