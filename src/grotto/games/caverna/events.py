"""What happens at work in a game of Caverna, as people are told: one message per class."""

from dataclasses import dataclass
from typing import Final

from grotto.core.event import Event
from grotto.core.phrase import Phrase, Who
from grotto.games.caverna import phrases
from grotto.games.caverna.components import FOOD, GOLD, NOTHING, Goods, goods
from grotto.games.caverna.home_board import LANDSCAPE

SIZES: Final[tuple[str, ...]] = ("", "small", "large")
"""Pastures, by number of cells."""


@dataclass(frozen=True)
class Started(Event):
    """`seat` has the starting player token at first."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-started", {"who": Who(self.seat)})


@dataclass(frozen=True)
class RoundBegun(Event):
    """A round began."""

    number: int
    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-round-begun", {"round": self.number, "who": Who(self.seat)})


@dataclass(frozen=True)
class CardRevealed(Event):
    """A new action space was revealed."""

    space: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-card-revealed", {"space": phrases.space(self.space)})


@dataclass(frozen=True)
class CardTurned(Event):
    """Wish for children was turned over."""

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-card-turned")


@dataclass(frozen=True)
class OrderBroken(Event):
    """`seat` paid a ruby to place a stronger dwarf first."""

    seat: int
    strength: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-order-broken", {"who": Who(self.seat), "strength": self.strength}
        )


@dataclass(frozen=True)
class DwarfPlaced(Event):
    """`seat` placed a dwarf; `strength` is 0 if it is unarmed."""

    seat: int
    space: int
    strength: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-dwarf-placed",
            {"who": Who(self.seat), "space": phrases.space(self.space), "strength": self.strength},
        )


@dataclass(frozen=True)
class Stayed(Event):
    """No space was open to a dwarf of `seat`."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-stayed", {"who": Who(self.seat)})


@dataclass(frozen=True)
class FeePaid(Event):
    """`seat` paid food to use a space."""

    seat: int
    food: int

    def phrase(self) -> Phrase:
        """Say it."""
        paid = phrases.amount(FOOD, self.food)
        return Phrase("caverna-event-fee-paid", {"who": Who(self.seat), "paid": paid})


@dataclass(frozen=True)
class Imitated(Event):
    """`seat` imitated a space."""

    seat: int
    space: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-imitated", {"who": Who(self.seat), "space": phrases.space(self.space)}
        )


@dataclass(frozen=True)
class TokenTaken(Event):
    """`seat` took the starting player token."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-token-taken", {"who": Who(self.seat)})


@dataclass(frozen=True)
class Gained(Event):
    """`seat` received goods."""

    seat: int
    goods: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-gained", {"who": Who(self.seat), "goods": phrases.amounts(self.goods)}
        )


@dataclass(frozen=True)
class TileGave(Event):
    """`seat` received goods by a furnishing tile."""

    seat: int
    tile: int
    goods: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-tile-gave",
            {
                "who": Who(self.seat),
                "tile": phrases.furnishing(self.tile),
                "goods": phrases.amounts(self.goods),
            },
        )


@dataclass(frozen=True)
class TileLaid(Event):
    """`seat` laid a landscape tile, on two cells if it is a twin tile."""

    seat: int
    tile: int
    cells: tuple[int, ...]

    def phrase(self) -> Phrase:
        """Say it."""
        who, tile, cell = Who(self.seat), LANDSCAPE[self.tile], phrases.cell(self.cells[0])
        if len(self.cells) == 1:
            return Phrase("caverna-event-tile-laid", {"who": who, "tile": tile, "cell": cell})
        other = phrases.cell(self.cells[1])
        return Phrase(
            "caverna-event-twin-laid", {"who": who, "tile": tile, "cell": cell, "other": other}
        )


@dataclass(frozen=True)
class Fenced(Event):
    """`seat` fenced a pasture."""

    seat: int
    cells: tuple[int, ...]
    paid: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        who, cells, size = Who(self.seat), phrases.cells(self.cells), SIZES[len(self.cells)]
        if self.paid == NOTHING:
            return Phrase("caverna-event-fenced-free", {"who": who, "size": size, "cells": cells})
        return Phrase(
            "caverna-event-fenced",
            {"who": who, "size": size, "cells": cells, "paid": phrases.amounts(self.paid)},
        )


@dataclass(frozen=True)
class StableBuilt(Event):
    """`seat` built a stable."""

    seat: int
    cell: int
    paid: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        who, cell = Who(self.seat), phrases.cell(self.cell)
        if self.paid == NOTHING:
            return Phrase("caverna-event-stable-built-free", {"who": who, "cell": cell})
        return Phrase(
            "caverna-event-stable-built",
            {"who": who, "cell": cell, "paid": phrases.amounts(self.paid)},
        )


@dataclass(frozen=True)
class Furnished(Event):
    """`seat` furnished a cavern."""

    seat: int
    tile: int
    cell: int
    paid: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        who, tile, cell = Who(self.seat), phrases.furnishing(self.tile), phrases.cell(self.cell)
        if self.paid == NOTHING:
            return Phrase("caverna-event-furnished-free", {"who": who, "tile": tile, "cell": cell})
        return Phrase(
            "caverna-event-furnished",
            {"who": who, "tile": tile, "cell": cell, "paid": phrases.amounts(self.paid)},
        )


@dataclass(frozen=True)
class TileCovered(Event):
    """A furnishing tile of `seat` was covered, and is lost."""

    seat: int
    tile: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-tile-covered",
            {"who": Who(self.seat), "tile": phrases.furnishing(self.tile)},
        )


@dataclass(frozen=True)
class FamilyGrown(Event):
    """`seat` has a newborn dwarf."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-family-grown", {"who": Who(self.seat)})


@dataclass(frozen=True)
class Sown(Event):
    """`seat` sowed fields."""

    seat: int
    goods: Goods  # one for each field

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-sown", {"who": Who(self.seat), "goods": phrases.amounts(self.goods)}
        )


@dataclass(frozen=True)
class Forged(Event):
    """`seat` forged a weapon."""

    seat: int
    strength: int
    paid: int  # ore

    def phrase(self) -> Phrase:
        """Say it."""
        who = Who(self.seat)
        if not self.paid:
            return Phrase("caverna-event-forged-free", {"who": who, "strength": self.strength})
        paid = phrases.amounts(goods(ore=self.paid))
        return Phrase("caverna-event-forged", {"who": who, "strength": self.strength, "paid": paid})


@dataclass(frozen=True)
class Looted(Event):
    """`seat` brought something home from an expedition."""

    seat: int
    item: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-looted", {"who": Who(self.seat), "item": phrases.item(self.item)}
        )


@dataclass(frozen=True)
class Strengthened(Event):
    """A weapon of `seat` became stronger by an expedition."""

    seat: int
    strength: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-strengthened", {"who": Who(self.seat), "strength": self.strength}
        )


@dataclass(frozen=True)
class AllStrengthened(Event):
    """All weapons of `seat` became stronger."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-event-all-strengthened", {"who": Who(self.seat)})


@dataclass(frozen=True)
class OreSold(Event):
    """`seat` sold ore."""

    seat: int
    ore: int
    goods: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-ore-sold",
            {
                "who": Who(self.seat),
                "paid": phrases.amounts(goods(ore=self.ore)),
                "goods": phrases.amounts(self.goods),
            },
        )


@dataclass(frozen=True)
class Bought(Event):
    """`seat` bought something at the Weekly market."""

    seat: int
    good: int
    price: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-event-bought",
            {
                "who": Who(self.seat),
                "goods": phrases.amount(self.good, 1),
                "paid": phrases.amount(GOLD, self.price),
            },
        )
