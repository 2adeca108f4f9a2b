"""Errors of tables: what cannot be set up so."""

from typing import ClassVar

from grotto.core.errors import TableError


class WrongSeed(TableError):
    """A seed is one line of printable text."""

    code: ClassVar[str] = "table/seed"

    def __init__(self, seed: str) -> None:
        super().__init__(f"{seed!r} cannot be a seed: it is not one line of printable text")


class WrongNames(TableError):
    """There is one name for every seat, or none at all."""

    code: ClassVar[str] = "table/names"

    def __init__(self, count: int, seats: int) -> None:
        super().__init__(f"{count} names for {seats} seats", {"count": count, "seats": seats})


class NoTurnToEnd(TableError):
    """Nobody waits for this seat to end its turn."""

    code: ClassVar[str] = "turn/nothing-to-end"

    def __init__(self) -> None:
        super().__init__("no turn waits for its end")


class TurnHeld(TableError):
    """Nothing is left of a turn but to end it, or to take something back."""

    code: ClassVar[str] = "turn/held"

    def __init__(self) -> None:
        super().__init__("the turn has only to be ended, or something taken back")
