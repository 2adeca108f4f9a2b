"""What a table is from the beginning to the end."""

from typing import Final

from msgspec import Struct

from grotto.core.options import Value
from grotto.play.dealer import commitment_of

NO_CLOCK: Final = "none"
BANK: Final = "bank"
DAYS: Final = "days"


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
    rated: bool = False  # the result counts for the ratings of those who play
    experience: str = ""  # for whom the table is: newcomers, experienced, or anybody
    delay: int = 0  # seconds after which those who look on see what happens
    daily: str = ""  # the day whose deal is played there, such as 2026-11-17
    tournament: str = ""  # the id of the one it belongs to

    @property
    def is_contest(self) -> bool:
        """Whether the result counts for more than this table: nobody gets help there."""
        return self.rated or bool(self.tournament)

    @property
    def is_slow(self) -> bool:
        """Whether people have days for an answer: there they may be on vacation, and plan ahead."""
        unhurried = self.pace == "correspondence" and self.clock.kind == NO_CLOCK
        return unhurried or self.clock.kind == DAYS

    @property
    def opening_moves(self) -> int:
        """How many moves of a record the table goes on from."""
        return len(self.opening.splitlines())

    @property
    def commitment(self) -> str:
        """What may be shown of the seed before it is published."""
        return commitment_of(self.seed) if self.provable else ""
