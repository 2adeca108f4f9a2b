"""What happens before the first turn of a round and after its last.

Roles that a viewer may not know are `UNKNOWN`. Slots are counted from 1.
"""

from dataclasses import dataclass

from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.vocabulary import LostMinesEvent


@dataclass(frozen=True)
class RoundBegun(LostMinesEvent):
    """A round is set up; `seat` will begin."""

    number: int
    seat: int


@dataclass(frozen=True)
class TreasureLaid(LostMinesEvent):
    """A treasure was laid out on a slot; its back is seen."""

    number: int
    symbol: int


@dataclass(frozen=True)
class DwarfDealt(LostMinesEvent):
    """`seat` got a dwarf card; only its clan is seen by the others."""

    seat: int
    clan: int
    role: int

    def variant(self) -> str:
        return "" if self.role == UNKNOWN else "known"


@dataclass(frozen=True)
class RoundEnded(LostMinesEvent):
    """A round is over because of ``treasures``, ``cards`` or a ``vote``."""

    number: int
    cause: str


@dataclass(frozen=True)
class RoleRevealed(LostMinesEvent):
    """`seat` shows its dwarf card."""

    seat: int
    clan: int
    role: int


@dataclass(frozen=True)
class FindShown(LostMinesEvent):
    """A treasure found by `seat` is turned up."""

    seat: int
    treasure: int


@dataclass(frozen=True)
class RoundScored(LostMinesEvent):
    """`seat` got points for a round."""

    seat: int
    points: int
