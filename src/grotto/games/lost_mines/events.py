"""What happens in the turns of The Lost Mines; see `vocabulary` for what the fields hold.

Cards that a viewer may not know are `UNKNOWN`. Slots are counted from 1.
"""

from dataclasses import dataclass
from typing import Final

from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.components import CARD_KEYS
from grotto.games.lost_mines.vocabulary import LostMinesEvent


@dataclass(frozen=True)
class CardDrawn(LostMinesEvent):
    """`seat` drew a card."""

    seat: int
    card: int


@dataclass(frozen=True)
class PathLaid(LostMinesEvent):
    """`seat` laid a path card, upright or turned."""

    seat: int
    card: int
    cell: int
    way: int


@dataclass(frozen=True)
class Overcome(LostMinesEvent):
    """`seat` overcame an obstacle with a tool."""

    seat: int
    tool: int
    cell: int


@dataclass(frozen=True)
class MinePeeked(LostMinesEvent):
    """`seat` looked at a mine in secret."""

    seat: int
    cell: int
    mine: int

    def variant(self) -> str:
        return "" if self.mine == UNKNOWN else "seen"


@dataclass(frozen=True)
class TreasurePeeked(LostMinesEvent):
    """`seat` looked at the treasure of a slot in secret."""

    seat: int
    number: int
    treasure: int

    def variant(self) -> str:
        return "" if self.treasure == UNKNOWN else "seen"


@dataclass(frozen=True)
class DwarfPeeked(LostMinesEvent):
    """`seat` looked at the dwarf card of another in secret."""

    seat: int
    target: int
    clan: int
    role: int

    def variant(self) -> str:
        return "" if self.role == UNKNOWN else "seen"


@dataclass(frozen=True)
class Guarded(LostMinesEvent):
    """`seat` put a trap or a troll on a path."""

    seat: int
    card: int
    edge: int

    def variant(self) -> str:
        return CARD_KEYS[self.card]


@dataclass(frozen=True)
class TrollLeft(LostMinesEvent):
    """The troll of `seat` went away."""

    seat: int
    edge: int


@dataclass(frozen=True)
class Struck(LostMinesEvent):
    """A thunderstorm of `seat` destroyed a path card."""

    seat: int
    card: int
    cell: int


@dataclass(frozen=True)
class TokenLost(LostMinesEvent):
    """A trap or a troll left the board: no card carries it, or it has acted and does not stay."""

    card: int
    edge: int

    def variant(self) -> str:
        return CARD_KEYS[self.card]


@dataclass(frozen=True)
class Discarded(LostMinesEvent):
    """`seat` discarded one or two cards face down; others do not know which."""

    seat: int
    count: int
    cards: tuple[int, ...]

    def variant(self) -> str:
        return "known" if self.cards else ""


@dataclass(frozen=True)
class Moved(LostMinesEvent):
    """The dwarf of `seat` moved one space on."""

    seat: int
    origin: int
    cell: int


@dataclass(frozen=True)
class CardLost(LostMinesEvent):
    """A trap took a card from the hand of `seat`."""

    seat: int
    card: int


@dataclass(frozen=True)
class MineRevealed(LostMinesEvent):
    """`seat` was the first to enter a mine."""

    seat: int
    cell: int
    mine: int


CHOSEN: Final = 0
FORCED: Final = 1


@dataclass(frozen=True)
class MineTurned(LostMinesEvent):
    """A mine that `seat` has opened lies so: by choice, or because only so it fits."""

    seat: int
    cell: int
    way: int
    forced: int

    def variant(self) -> str:
        return "forced" if self.forced else ""


@dataclass(frozen=True)
class DragonTaken(LostMinesEvent):
    """`seat` woke the dragon."""

    seat: int


@dataclass(frozen=True)
class TreasureTaken(LostMinesEvent):
    """`seat` took the treasure of a slot, face down."""

    seat: int
    number: int
    symbol: int


@dataclass(frozen=True)
class Skipped(LostMinesEvent):
    """`seat` has no cards and skips its turn."""

    seat: int


@dataclass(frozen=True)
class EndProposed(LostMinesEvent):
    """`seat` proposes to end the round."""

    seat: int


@dataclass(frozen=True)
class Voted(LostMinesEvent):
    """`seat` answered such a proposal: ``agree`` or ``refuse``."""

    seat: int
    vote: str
