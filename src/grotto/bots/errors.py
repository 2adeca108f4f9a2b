"""Errors of the bots."""

from collections.abc import Sequence
from typing import ClassVar

from grotto.core.errors import TableError


class UnknownBot(TableError):
    """There is no bot of this level, or not for this game."""

    code: ClassVar[str] = "bot/unknown"

    def __init__(self, level: str, known: Sequence[str]) -> None:
        names = ", ".join(known)
        super().__init__(
            f"no bot is called {level!r} here; there are: {names}", {"level": level, "known": names}
        )
