"""Errors of the arena."""

from collections.abc import Sequence
from typing import ClassVar

from grotto.core.errors import TableError


class WrongLineUp(TableError):
    """A line-up has not one bot for every seat."""

    code: ClassVar[str] = "arena/line-up"

    def __init__(self, bots: Sequence[str], seats: int) -> None:
        named = ", ".join(bots) or "–"
        super().__init__(
            f"{seats} seats cannot be filled with {len(bots)} bots: {named}",
            {"bots": named, "count": len(bots), "seats": seats},
        )


class NoGames(TableError):
    """A result needs at least one game."""

    code: ClassVar[str] = "arena/no-games"

    def __init__(self, games: int) -> None:
        super().__init__(f"cannot play {games} games, at least one is needed", {"games": games})
