"""What happens in a game of Stone Age, as declared fields; see `vocabulary` for what they hold."""

from dataclasses import dataclass

from grotto.core.nouns import UNKNOWN
from grotto.games.stone_age.vocabulary import StoneAgeEvent


@dataclass(frozen=True)
class Started(StoneAgeEvent):
    """`seat` begins the game."""

    seat: int


@dataclass(frozen=True)
class CardRevealed(StoneAgeEvent):
    """A card was turned up on a space, which sets its price."""

    card: int
    space: int


@dataclass(frozen=True)
class BuildingRevealed(StoneAgeEvent):
    """A building tile was turned up on a stack."""

    building: int
    stack: int


@dataclass(frozen=True)
class Placed(StoneAgeEvent):
    """`seat` sent figures to a place."""

    seat: int
    place: int
    count: int


@dataclass(frozen=True)
class DiceRolled(StoneAgeEvent):
    """Dice fell for `seat`, who wants a good."""

    seat: int
    good: int
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True)
class ItemsRolled(StoneAgeEvent):
    """Dice fell for the card that `seat` bought: one item for everybody."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class ToolsUsed(StoneAgeEvent):
    """`seat` added tools to a roll."""

    seat: int
    tools: tuple[int, ...]  # how many of each, by `TOOL_KEYS`
    total: int


@dataclass(frozen=True)
class Gained(StoneAgeEvent):
    """`seat` took goods from the supply, perhaps none."""

    seat: int
    good: int
    count: int

    def variant(self) -> str:
        return "" if self.count else "nothing"


@dataclass(frozen=True)
class ToolGained(StoneAgeEvent):
    """`seat` has a new or better tool; `value` is what its tools add up to now."""

    seat: int
    value: int


@dataclass(frozen=True)
class FigureBorn(StoneAgeEvent):
    """`seat` has one figure more."""

    seat: int
    figures: int


@dataclass(frozen=True)
class AgricultureRaised(StoneAgeEvent):
    """`seat` went one step up the agriculture track."""

    seat: int
    level: int


@dataclass(frozen=True)
class NothingGained(StoneAgeEvent):
    """A gain was lost because `seat` is at a limit: ``figures``, ``agriculture`` or ``tools``."""

    seat: int
    limit: str


@dataclass(frozen=True)
class CardBought(StoneAgeEvent):
    """`seat` paid for a card."""

    seat: int
    card: int
    paid: tuple[int, int, int, int]


@dataclass(frozen=True)
class BuildingBought(StoneAgeEvent):
    """`seat` paid for a building and scored for it."""

    seat: int
    building: int
    paid: tuple[int, int, int, int]
    points: int


@dataclass(frozen=True)
class Declined(StoneAgeEvent):
    """`seat` took its figure home without buying."""

    seat: int
    place: int


@dataclass(frozen=True)
class PointsScored(StoneAgeEvent):
    """`seat` scored points by a card."""

    seat: int
    points: int


@dataclass(frozen=True)
class CardDrawn(StoneAgeEvent):
    """`seat` drew a card that it alone may see."""

    seat: int
    card: int

    def variant(self) -> str:
        return "unseen" if self.card == UNKNOWN else ""


@dataclass(frozen=True)
class DeckWasEmpty(StoneAgeEvent):
    """`seat` found no card to draw."""

    seat: int


@dataclass(frozen=True)
class CardKept(StoneAgeEvent):
    """`seat` keeps a card whose top half may be used later."""

    seat: int
    card: int


@dataclass(frozen=True)
class CardCashed(StoneAgeEvent):
    """`seat` took two resources for its card of choice."""

    seat: int
    taken: tuple[int, int, int, int]


@dataclass(frozen=True)
class Harvested(StoneAgeEvent):
    """`seat` took food for its agriculture."""

    seat: int
    food: int


@dataclass(frozen=True)
class Fed(StoneAgeEvent):
    """`seat` fed its people with food, and with resources where it was short."""

    seat: int
    paid: tuple[int, ...]  # by good, food last


@dataclass(frozen=True)
class Starved(StoneAgeEvent):
    """`seat` could not or would not feed its people."""

    seat: int
    missing: int
    points: int


@dataclass(frozen=True)
class RoundBegun(StoneAgeEvent):
    """A round begins with the placing of `seat`."""

    number: int
    seat: int


@dataclass(frozen=True)
class GameEnded(StoneAgeEvent):
    """The game is over: ``cards``, ``stack`` or ``rounds`` ran out."""

    cause: str
