"""What happens at any time and between turns, as people are told: one message per class."""

from dataclasses import dataclass

from grotto.core.event import Event
from grotto.core.phrase import Phrase, Who
from grotto.games.caverna import phrases
from grotto.games.caverna.components import FOOD, NOTHING, Goods


@dataclass(frozen=True)
class RubySpent(Event):
    """`seat` spent rubies, and perhaps food, for goods or for a landscape tile."""

    seat: int
    paid: Goods
    goods: Goods  # nothing if it was a tile

    def phrase(self) -> Phrase:
        """Say it."""
        who, paid = Who(self.seat), phrases.amounts(self.paid)
        if self.goods == NOTHING:
            return Phrase("caverna-event-ruby-spent-on-tile", {"who": who, "paid": paid})
        gets = phrases.amounts(self.goods)
        return Phrase("caverna-event-ruby-spent", {"who": who, "paid": paid, "goods": gets})


@dataclass(frozen=True)
class Eaten(Event):
    """`seat` turned something into food."""

    seat: int
    goods: Goods
    food: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-eaten",
            {
                "who": Who(self.seat),
                "paid": phrases.amounts(self.goods),
                "goods": phrases.amount(FOOD, self.food),
            },
        )


@dataclass(frozen=True)
class Exchanged(Event):
    """`seat` used the exchange of a tile."""

    seat: int
    tile: int
    paid: Goods
    goods: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-exchanged",
            {
                "who": Who(self.seat),
                "tile": phrases.furnishing(self.tile),
                "paid": phrases.amounts(self.paid),
                "goods": phrases.amounts(self.goods),
            },
        )


@dataclass(frozen=True)
class Disarmed(Event):
    """`seat` traded a weapon for as much food as it was strong."""

    seat: int
    strength: int

    def phrase(self) -> Phrase:
        """Say it."""
        gets = phrases.amount(FOOD, self.strength)
        return Phrase(
            "caverna-event-disarmed",
            {"who": Who(self.seat), "strength": self.strength, "goods": gets},
        )


@dataclass(frozen=True)
class HarvestBegun(Event):
    """A harvest of some kind began."""

    harvest: str

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-harvest-begun", {"harvest": self.harvest})


@dataclass(frozen=True)
class PhaseSkipped(Event):
    """`seat` leaves out a part of the harvest."""

    seat: int
    phase: str

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-phase-skipped", {"who": Who(self.seat), "phase": self.phase})


@dataclass(frozen=True)
class Reaped(Event):
    """`seat` took crops from the fields."""

    seat: int
    goods: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-reaped", {"who": Who(self.seat), "goods": phrases.amounts(self.goods)}
        )


@dataclass(frozen=True)
class Fed(Event):
    """`seat` fed the family."""

    seat: int
    paid: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        who = Who(self.seat)
        if self.paid == NOTHING:
            return Phrase("caverna-event-fed-nothing", {"who": who})
        return Phrase("caverna-event-fed", {"who": who, "paid": phrases.amounts(self.paid)})


@dataclass(frozen=True)
class Begged(Event):
    """`seat` took begging markers."""

    seat: int
    count: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-begged", {"who": Who(self.seat), "count": self.count})


@dataclass(frozen=True)
class Bred(Event):
    """Animals of `seat` had young."""

    seat: int
    kinds: tuple[int, ...]  # 0 or 1 by type

    def phrase(self) -> Phrase:
        """Say it."""
        born = phrases.stocks(phrases.animals(self.kinds))
        return Phrase("caverna-event-bred", {"who": Who(self.seat), "animals": born})


@dataclass(frozen=True)
class MarkerTurned(Event):
    """The harvest marker of the round was turned over."""

    harvest: str  # what it means

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-marker-turned", {"harvest": self.harvest})


@dataclass(frozen=True)
class SpaceSaved(Event):
    """`seat` paid a ruby, so that a space keeps its goods."""

    seat: int
    space: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-space-saved", {"who": Who(self.seat), "space": phrases.space(self.space)}
        )


@dataclass(frozen=True)
class SpaceEmptied(Event):
    """Too many goods had gathered on a space, and they are lost."""

    space: int
    goods: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-space-emptied",
            {"space": phrases.space(self.space), "goods": phrases.stocks(self.goods)},
        )


@dataclass(frozen=True)
class Delivered(Event):
    """`seat` received what suppliers bring at the beginning of a round."""

    seat: int
    goods: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-delivered", {"who": Who(self.seat), "goods": phrases.amounts(self.goods)}
        )
