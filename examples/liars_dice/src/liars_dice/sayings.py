"""What is asked and told: fields, from which sentences and values on the wire follow."""

from dataclasses import dataclass
from typing import Final

from grotto.core.asked import Asked
from grotto.core.event import Event
from grotto.core.nouns import NUMBER, NUMBERS, SEAT
from grotto.core.saying import Vocabulary
from liars_dice.actions import Dice

VOCABULARY: Final = Vocabulary(
    "liars_dice",
    {
        "bidder": SEAT,
        "count": NUMBER,
        "dice": NUMBERS,
        "face": NUMBER,
        "left": NUMBER,
    },
)


@dataclass(frozen=True)
class BidAsked(Asked):
    """`seat` bids more than `count` dice of `face`, or doubts them; 0 dice when nobody has bid."""

    seat: int
    count: int
    face: int

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def variant(self) -> str:
        return "" if self.count else "first"


class LiarsDiceEvent(Event):
    """An event of this game."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY


@dataclass(frozen=True)
class Rolled(LiarsDiceEvent):
    """`seat` has rolled under the cup; others do not see the dice."""

    seat: int
    dice: Dice

    def variant(self) -> str:
        return "" if self.dice else "unseen"


@dataclass(frozen=True)
class BidMade(LiarsDiceEvent):
    """`seat` claims that at least `count` dice show `face`."""

    seat: int
    count: int
    face: int


@dataclass(frozen=True)
class Doubted(LiarsDiceEvent):
    """`seat` does not believe `bidder`."""

    seat: int
    bidder: int


@dataclass(frozen=True)
class Shown(LiarsDiceEvent):
    """`seat` lifts the cup."""

    seat: int
    dice: Dice


@dataclass(frozen=True)
class Counted(LiarsDiceEvent):
    """All in all `count` dice count as `face`."""

    count: int
    face: int


@dataclass(frozen=True)
class DieLost(LiarsDiceEvent):
    """`seat` puts a die away and has `left` ones."""

    seat: int
    left: int

    def variant(self) -> str:
        return "" if self.left else "last"
