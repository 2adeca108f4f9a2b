"""What happens in a game of Cave vs Cave, as people are told.

One message per class in every language.
"""

from dataclasses import dataclass

from grotto.core.event import Event
from grotto.core.phrase import Phrase, Who
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.components import EXTRA_SIDES, GOODS, NOTHING, Goods


@dataclass(frozen=True)
class Started(Event):
    """`seat` begins the game."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-event-started", {"who": Who(self.seat)})


@dataclass(frozen=True)
class RoomRemoved(Event):
    """A room is out of this solo game."""

    room: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-event-room-removed", {"room": phrases.room(self.room)})


@dataclass(frozen=True)
class RoundBegun(Event):
    """A round began, in which everybody has `turns` turns."""

    number: int
    turns: int
    first: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-event-round-begun",
            {"round": self.number, "turns": self.turns, "who": Who(self.first)},
        )


@dataclass(frozen=True)
class TileRevealed(Event):
    """The action tile of the round was turned up."""

    tile: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-event-tile-revealed", {"tile": phrases.tile(self.tile)})


@dataclass(frozen=True)
class TileTaken(Event):
    """`seat` took an action tile."""

    seat: int
    tile: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-event-tile-taken",
            {"who": Who(self.seat), "tile": phrases.tile(self.tile)},
        )


@dataclass(frozen=True)
class Gained(Event):
    """`seat` received goods, perhaps none because of the limits."""

    seat: int
    got: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        if self.got == NOTHING:
            return Phrase("cave_vs_cave-event-gained-nothing", {"who": Who(self.seat)})
        return Phrase(
            "cave_vs_cave-event-gained",
            {"who": Who(self.seat), "goods": phrases.amounts(self.got)},
        )


@dataclass(frozen=True)
class Traded(Event):
    """`seat` paid goods and received others, perhaps none because of the limits."""

    seat: int
    paid: Goods
    got: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        who, paid = Who(self.seat), phrases.amounts(self.paid)
        if self.got == NOTHING:
            return Phrase("cave_vs_cave-event-traded-for-nothing", {"who": who, "paid": paid})
        return Phrase(
            "cave_vs_cave-event-traded",
            {"who": who, "paid": paid, "goods": phrases.amounts(self.got)},
        )


@dataclass(frozen=True)
class Exchanged(Event):
    """`seat` turned one of a good into a food."""

    seat: int
    good: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-event-exchanged", {"who": Who(self.seat), "good": GOODS[self.good]}
        )


@dataclass(frozen=True)
class RoomWorked(Event):
    """A blue room of `seat` brought goods, perhaps none because of the limits."""

    seat: int
    room: int
    got: Goods

    def phrase(self) -> Phrase:
        """Say it."""
        who, room = Who(self.seat), phrases.room(self.room)
        if self.got == NOTHING:
            return Phrase("cave_vs_cave-event-room-worked-in-vain", {"who": who, "room": room})
        return Phrase(
            "cave_vs_cave-event-room-worked",
            {"who": who, "room": room, "goods": phrases.amounts(self.got)},
        )


@dataclass(frozen=True)
class WallBuilt(Event):
    """`seat` built a wall; `left` are in the supply now."""

    seat: int
    border: int
    left: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-event-wall-built",
            {"who": Who(self.seat), "border": phrases.border(self.border), "left": self.left},
        )


@dataclass(frozen=True)
class WallRazed(Event):
    """`seat` razed a wall of its own."""

    seat: int
    border: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-event-wall-razed",
            {"who": Who(self.seat), "border": phrases.border(self.border)},
        )


@dataclass(frozen=True)
class CavernDug(Event):
    """`seat` excavated a cavern and found `food` there."""

    seat: int
    cell: int
    paid: Goods
    count: int  # caverns that were paid for
    food: int

    def phrase(self) -> Phrase:
        """Say it."""
        who, cell = Who(self.seat), phrases.cell(self.cell)
        if self.paid == NOTHING:
            return Phrase(
                "cave_vs_cave-event-cavern-dug", {"who": who, "cell": cell, "food": self.food}
            )
        return Phrase(
            "cave_vs_cave-event-cavern-dug-paid",
            {
                "who": who,
                "cell": cell,
                "food": self.food,
                "paid": phrases.amounts(self.paid),
                "count": self.count,
            },
        )


@dataclass(frozen=True)
class RoomRevealed(Event):
    """A room that lay face down joined the display."""

    room: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-event-room-revealed", {"room": phrases.room(self.room)})


@dataclass(frozen=True)
class RoomFurnished(Event):
    """`seat` furnished a cavern."""

    seat: int
    room: int
    cell: int
    paid: Goods
    points: int

    def phrase(self) -> Phrase:
        """Say it."""
        who, room, cell = Who(self.seat), phrases.room(self.room), phrases.cell(self.cell)
        if self.paid == NOTHING:
            return Phrase(
                "cave_vs_cave-event-room-furnished-free",
                {"who": who, "room": room, "cell": cell, "points": self.points},
            )
        return Phrase(
            "cave_vs_cave-event-room-furnished",
            {
                "who": who,
                "room": room,
                "cell": cell,
                "points": self.points,
                "paid": phrases.amounts(self.paid),
            },
        )


@dataclass(frozen=True)
class CavernGranted(Event):
    """`seat` filled its cave first and received the additional cavern."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-event-cavern-granted", {"who": Who(self.seat)})


@dataclass(frozen=True)
class CavernLaid(Event):
    """`seat` chose the side of its additional cavern."""

    seat: int
    side: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-event-cavern-laid",
            {"who": Who(self.seat), "side": EXTRA_SIDES[self.side]},
        )


@dataclass(frozen=True)
class RoomUsed(Event):
    """`seat` uses an orange room."""

    seat: int
    room: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-event-room-used",
            {"who": Who(self.seat), "room": phrases.room(self.room)},
        )


@dataclass(frozen=True)
class GameEnded(Event):
    """The last round is over."""

    rounds: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-event-game-ended", {"count": self.rounds})
