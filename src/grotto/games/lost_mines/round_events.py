"""What happens before the first turn of a round and after its last, as people are told.

One message per class in every language. Roles that a viewer may not know are `UNKNOWN`.
"""

from dataclasses import dataclass

from grotto.core.event import Event
from grotto.core.phrase import Phrase, Who
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.components import CLANS, SYMBOLS, UNKNOWN


@dataclass(frozen=True)
class RoundBegun(Event):
    """A round is set up; `seat` will begin."""

    number: int
    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-round-begun", {"number": self.number, "who": Who(self.seat)}
        )


@dataclass(frozen=True)
class TreasureLaid(Event):
    """A treasure was laid out; its back is seen."""

    slot: int
    symbol: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-treasure-laid",
            {"number": self.slot + 1, "symbol": SYMBOLS[self.symbol]},
        )


@dataclass(frozen=True)
class DwarfDealt(Event):
    """`seat` got a dwarf card; only its clan is seen by the others."""

    seat: int
    clan: int
    role: int

    def phrase(self) -> Phrase:
        """Say it."""
        who = Who(self.seat)
        if self.role == UNKNOWN:
            return Phrase("lost_mines-event-dwarf-dealt", {"who": who, "clan": CLANS[self.clan]})
        dwarf = phrases.dwarf(self.clan, self.role)
        return Phrase("lost_mines-event-dwarf-known", {"who": who, "dwarf": dwarf})


@dataclass(frozen=True)
class RoundEnded(Event):
    """A round is over because of ``treasures``, ``cards`` or a ``vote``."""

    number: int
    cause: str

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-event-round-ended", {"number": self.number, "cause": self.cause})


@dataclass(frozen=True)
class RoleRevealed(Event):
    """`seat` shows its dwarf card."""

    seat: int
    clan: int
    role: int

    def phrase(self) -> Phrase:
        """Say it."""
        dwarf = phrases.dwarf(self.clan, self.role)
        return Phrase("lost_mines-event-role-revealed", {"who": Who(self.seat), "dwarf": dwarf})


@dataclass(frozen=True)
class FindShown(Event):
    """A treasure found by `seat` is turned up."""

    seat: int
    treasure: int

    def phrase(self) -> Phrase:
        """Say it."""
        treasure = phrases.treasure(self.treasure)
        return Phrase("lost_mines-event-find-shown", {"who": Who(self.seat), "treasure": treasure})


@dataclass(frozen=True)
class RoundScored(Event):
    """`seat` got points for a round."""

    seat: int
    points: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-round-scored", {"who": Who(self.seat), "points": self.points}
        )
