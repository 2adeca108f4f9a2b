"""What a table is from the beginning to the end."""

from typing import Final

from msgspec import Struct

from grotto.core.options import Value
from grotto.play.dealer import commitment_of

NO_CLOCK: Final = "none"


class Clock(Struct, frozen=True, kw_only=True):
    """How much time players have: none is counted, a bank with increments, or days per move."""

    kind: str = NO_CLOCK  # none, bank or days
    seconds: float = 0.0  # in the bank at first, or per move
    increment: float = 0.0  # added whenever a seat passes the turn on


class Spec(Struct, frozen=True, kw_only=True):
    """The facts of a table."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    visibility: str  # public, unlisted or private
    pace: str  # live or correspondence
    clock: Clock
    seed: str  # secret until the game is over
    host: str  # id of a person
    created: float
    invite: str = ""  # opens a private table to whoever knows it
    auto_start: bool = False  # begin as soon as every seat is taken
    opening: str = ""  # moves of a record that the table goes on from, one a line
    provable: bool = True  # all that chance answers follows from the seed

    @property
    def opening_moves(self) -> int:
        """How many moves of a record the table goes on from."""
        return len(self.opening.splitlines())

    @property
    def commitment(self) -> str:
        """What may be shown of the seed before it is published."""
        return commitment_of(self.seed) if self.provable else ""
