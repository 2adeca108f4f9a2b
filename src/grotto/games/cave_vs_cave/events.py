"""What happens in a game of Cave vs Cave, as declared fields; `vocabulary` says what they hold."""

from dataclasses import dataclass

from grotto.games.cave_vs_cave.components import Goods
from grotto.games.cave_vs_cave.vocabulary import CaveEvent


@dataclass(frozen=True)
class Started(CaveEvent):
    """`seat` begins the game."""

    seat: int


@dataclass(frozen=True)
class RoomRemoved(CaveEvent):
    """A room is out of this solo game."""

    room: int


@dataclass(frozen=True)
class RoundBegun(CaveEvent):
    """A round began with `seat`; everybody has `turns` turns in it."""

    number: int
    turns: int
    seat: int


@dataclass(frozen=True)
class TileRevealed(CaveEvent):
    """The action tile of the round was turned up."""

    tile: int


@dataclass(frozen=True)
class TileTaken(CaveEvent):
    """`seat` took an action tile."""

    seat: int
    tile: int


@dataclass(frozen=True)
class Gained(CaveEvent):
    """`seat` received goods, perhaps none because of the limits."""

    seat: int
    goods: Goods

    def variant(self) -> str:
        return "" if any(self.goods) else "nothing"


@dataclass(frozen=True)
class Traded(CaveEvent):
    """`seat` paid goods and received others, perhaps none because of the limits."""

    seat: int
    paid: Goods
    goods: Goods

    def variant(self) -> str:
        return "" if any(self.goods) else "for-nothing"


@dataclass(frozen=True)
class Exchanged(CaveEvent):
    """`seat` turned one of a good into a food."""

    seat: int
    good: int


@dataclass(frozen=True)
class RoomWorked(CaveEvent):
    """A blue room of `seat` brought goods, perhaps none because of the limits."""

    seat: int
    room: int
    goods: Goods

    def variant(self) -> str:
        return "" if any(self.goods) else "in-vain"


@dataclass(frozen=True)
class WallBuilt(CaveEvent):
    """`seat` built a wall; `left` are in the supply now."""

    seat: int
    border: int
    left: int


@dataclass(frozen=True)
class WallRazed(CaveEvent):
    """`seat` razed a wall of its own."""

    seat: int
    border: int


@dataclass(frozen=True)
class CavernDug(CaveEvent):
    """`seat` excavated a cavern, the first of `count` that it paid for, and found `food` there."""

    seat: int
    cell: int
    paid: Goods
    count: int
    food: int

    def variant(self) -> str:
        return "paid" if any(self.paid) else ""


@dataclass(frozen=True)
class RoomDugUp(CaveEvent):
    """The room that `seat` found in a cell joined the display."""

    seat: int
    cell: int
    room: int


@dataclass(frozen=True)
class RoomRevealed(CaveEvent):
    """The top room of the stack joined the display."""

    room: int


@dataclass(frozen=True)
class RoomFurnished(CaveEvent):
    """`seat` furnished a cavern."""

    seat: int
    room: int
    cell: int
    paid: Goods
    points: int

    def variant(self) -> str:
        return "" if any(self.paid) else "free"


@dataclass(frozen=True)
class CavernGranted(CaveEvent):
    """`seat` filled its cave first and received the additional cavern."""

    seat: int


@dataclass(frozen=True)
class CavernLaid(CaveEvent):
    """`seat` chose the side of its additional cavern."""

    seat: int
    side: int


@dataclass(frozen=True)
class RoomUsed(CaveEvent):
    """`seat` uses an orange room."""

    seat: int
    room: int


@dataclass(frozen=True)
class GameEnded(CaveEvent):
    """The last of so many rounds is over."""

    rounds: int
