"""What happens in a game of Stone Age, as people are told.

One message per class in every language.
"""

from dataclasses import dataclass

from grotto.core.event import Event
from grotto.core.phrase import Phrase, Who
from grotto.games.stone_age import phrases
from grotto.games.stone_age.components import GOODS, PLACES

UNKNOWN_CARD = -1
"""Stands for a card that the viewer may not know."""


@dataclass(frozen=True)
class Started(Event):
    """`seat` begins the game."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-event-started", {"who": Who(self.seat)})


@dataclass(frozen=True)
class CardRevealed(Event):
    """A card was turned up on a space, which sets its price."""

    card: int
    space: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-card-revealed", {"card": phrases.card(self.card), "space": self.space}
        )


@dataclass(frozen=True)
class BuildingRevealed(Event):
    """A building tile was turned up on a stack."""

    building: int
    stack: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-building-revealed",
            {"building": phrases.building(self.building), "stack": self.stack},
        )


@dataclass(frozen=True)
class Placed(Event):
    """`seat` sent figures to a place."""

    seat: int
    place: int
    count: int

    def phrase(self) -> Phrase:
        """Say it."""
        place = PLACES[self.place].key
        return Phrase(
            "stone_age-event-placed", {"who": Who(self.seat), "place": place, "count": self.count}
        )


@dataclass(frozen=True)
class DiceRolled(Event):
    """Dice fell for `seat`."""

    seat: int
    dice: tuple[int, ...]

    def phrase(self) -> Phrase:
        """Say it."""
        dice = " ".join(map(str, self.dice))
        return Phrase(
            "stone_age-event-dice-rolled",
            {"who": Who(self.seat), "dice": dice, "total": sum(self.dice)},
        )


@dataclass(frozen=True)
class ItemsRolled(Event):
    """Dice fell for the card that `seat` bought: one item for everybody."""

    seat: int
    dice: tuple[int, ...]

    def phrase(self) -> Phrase:
        """Say it."""
        dice = " ".join(map(str, self.dice))
        return Phrase("stone_age-event-items-rolled", {"who": Who(self.seat), "dice": dice})


@dataclass(frozen=True)
class ToolsUsed(Event):
    """`seat` added tools to a roll."""

    seat: int
    values: tuple[int, ...]
    cards: int
    total: int

    def phrase(self) -> Phrase:
        """Say it."""
        tools = phrases.tools(self.values, self.cards)
        return Phrase(
            "stone_age-event-tools-used",
            {"who": Who(self.seat), "tools": tools, "total": self.total},
        )


@dataclass(frozen=True)
class Gained(Event):
    """`seat` took goods from the supply, perhaps none."""

    seat: int
    good: int
    count: int

    def phrase(self) -> Phrase:
        """Say it."""
        if self.count == 0:
            return Phrase(
                "stone_age-event-gained-nothing", {"who": Who(self.seat), "good": GOODS[self.good]}
            )
        return Phrase(
            "stone_age-event-gained",
            {"who": Who(self.seat), "goods": (phrases.amount(self.good, self.count),)},
        )


@dataclass(frozen=True)
class ToolGained(Event):
    """`seat` has a new or better tool; `value` is what its tools add up to now."""

    seat: int
    value: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-event-tool-gained", {"who": Who(self.seat), "value": self.value})


@dataclass(frozen=True)
class FigureBorn(Event):
    """`seat` has one figure more."""

    seat: int
    figures: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-event-figure-born", {"who": Who(self.seat), "count": self.figures})


@dataclass(frozen=True)
class AgricultureRaised(Event):
    """`seat` went one step up the agriculture track."""

    seat: int
    level: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-agriculture-raised", {"who": Who(self.seat), "level": self.level}
        )


@dataclass(frozen=True)
class NothingGained(Event):
    """A gain was lost because `seat` is at a limit: ``figures``, ``agriculture`` or ``tools``."""

    seat: int
    limit: str

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-nothing-gained", {"who": Who(self.seat), "limit": self.limit}
        )


@dataclass(frozen=True)
class CardBought(Event):
    """`seat` paid for a card."""

    seat: int
    card: int
    paid: tuple[int, int, int, int]

    def phrase(self) -> Phrase:
        """Say it."""
        paid = phrases.amounts(self.paid)
        return Phrase(
            "stone_age-event-card-bought",
            {"who": Who(self.seat), "card": phrases.card(self.card), "goods": paid},
        )


@dataclass(frozen=True)
class BuildingBought(Event):
    """`seat` paid for a building and scored for it."""

    seat: int
    building: int
    paid: tuple[int, int, int, int]
    points: int

    def phrase(self) -> Phrase:
        """Say it."""
        paid = phrases.amounts(self.paid)
        return Phrase(
            "stone_age-event-building-bought",
            {"who": Who(self.seat), "goods": paid, "points": self.points},
        )


@dataclass(frozen=True)
class Declined(Event):
    """`seat` took its figure home without buying."""

    seat: int
    place: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-declined", {"who": Who(self.seat), "place": PLACES[self.place].key}
        )


@dataclass(frozen=True)
class PointsScored(Event):
    """`seat` scored points by a card."""

    seat: int
    points: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-points-scored", {"who": Who(self.seat), "points": self.points}
        )


@dataclass(frozen=True)
class CardDrawn(Event):
    """`seat` drew a card that it alone may see, or none, when the deck is empty."""

    seat: int
    card: int

    def phrase(self) -> Phrase:
        """Say it."""
        if self.card == UNKNOWN_CARD:
            return Phrase("stone_age-event-card-drawn-unseen", {"who": Who(self.seat)})
        return Phrase(
            "stone_age-event-card-drawn", {"who": Who(self.seat), "card": phrases.card(self.card)}
        )


@dataclass(frozen=True)
class DeckWasEmpty(Event):
    """`seat` found no card to draw."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-event-deck-was-empty", {"who": Who(self.seat)})


@dataclass(frozen=True)
class CardKept(Event):
    """`seat` keeps a card whose top half may be used later."""

    seat: int
    card: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-card-kept", {"who": Who(self.seat), "card": phrases.card(self.card)}
        )


@dataclass(frozen=True)
class CardCashed(Event):
    """`seat` took two resources for its card of choice."""

    seat: int
    taken: tuple[int, int, int, int]

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-card-cashed",
            {"who": Who(self.seat), "goods": phrases.amounts(self.taken)},
        )


@dataclass(frozen=True)
class Harvested(Event):
    """`seat` took food for its agriculture."""

    seat: int
    food: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-event-harvested", {"who": Who(self.seat), "count": self.food})


@dataclass(frozen=True)
class Fed(Event):
    """`seat` fed its people with food, and with resources where it was short."""

    seat: int
    food: int
    paid: tuple[int, int, int, int]

    def phrase(self) -> Phrase:
        """Say it."""
        paid = phrases.amounts((*self.paid, self.food))
        return Phrase("stone_age-event-fed", {"who": Who(self.seat), "goods": paid})


@dataclass(frozen=True)
class Starved(Event):
    """`seat` could not or would not feed its people."""

    seat: int
    missing: int
    points: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-starved",
            {"who": Who(self.seat), "count": self.missing, "points": self.points},
        )


@dataclass(frozen=True)
class RoundBegun(Event):
    """A round begins with the placing of `first`."""

    number: int
    first: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-event-round-begun", {"number": self.number, "who": Who(self.first)}
        )


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over: ``cards``, ``stack`` or ``rounds`` ran out."""

    cause: str

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-event-game-ended", {"cause": self.cause})
