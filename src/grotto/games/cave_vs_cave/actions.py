"""The answers of Cave vs Cave and how they are written. `answers` builds each of them once."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import ANYTIME, DEALT, Action
from grotto.core.notation import multiset
from grotto.core.phrase import Phrase
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.components import (
    BORDER_KEYS,
    CELL_KEYS,
    EXTRA_SIDES,
    GOODS,
    NOTHING,
    ROOM_KEYS,
    ROOMS,
    TILE_KEYS,
    Goods,
)


@final
@mypyc_attr(acyclic=True)
class Take(Action):
    """Take an action tile: ``take masonry``."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def text(self) -> str:
        """Write ``take masonry``."""
        return f"take {TILE_KEYS[self.tile]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-take", {"tile": phrases.tile(self.tile)})


@final
@mypyc_attr(acyclic=True)
class Gain(Action):
    """Gain goods: ``gain emmer*2+flax``."""

    __slots__ = ("get",)

    def __init__(self, get: Goods) -> None:
        self.get: Final = get

    def text(self) -> str:
        """Write ``gain emmer*2+flax``."""
        return "gain " + multiset(GOODS, self.get)

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-gain", {"goods": phrases.amounts(self.get)})


@final
@mypyc_attr(acyclic=True)
class Trade(Action):
    """Pay goods and get others: ``trade wood*5 gold*4``."""

    __slots__ = ("get", "pay")

    def __init__(self, pay: Goods, get: Goods) -> None:
        self.pay: Final = pay
        self.get: Final = get

    def text(self) -> str:
        """Write ``trade wood*5 gold*4``."""
        return f"trade {multiset(GOODS, self.pay)} {multiset(GOODS, self.get)}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "cave_vs_cave-action-trade",
            {"paid": phrases.amounts(self.pay), "goods": phrases.amounts(self.get)},
        )


@final
@mypyc_attr(acyclic=True)
class Replenish(Action):
    """Raise goods to a level: ``replenish wood*2``."""

    __slots__ = ("levels",)

    def __init__(self, levels: Goods) -> None:
        self.levels: Final = levels

    def text(self) -> str:
        """Write ``replenish wood*2``."""
        return "replenish " + multiset(GOODS, self.levels)

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-replenish", {"levels": phrases.levels(self.levels)})


@final
@mypyc_attr(acyclic=True)
class Dig(Action):
    """Excavate a cavern: ``dig b4``, or ``dig b4 food*2`` where it has a price."""

    __slots__ = ("cell", "count", "pay")

    def __init__(self, cell: int, pay: Goods, count: int) -> None:
        self.cell: Final = cell
        self.pay: Final = pay
        self.count: Final = count  # caverns that the price is for

    def text(self) -> str:
        """Write ``dig b4 food*2``."""
        return f"dig {CELL_KEYS[self.cell]}{_priced(self.pay)}"

    def phrase(self) -> Phrase:
        """Say it."""
        cell = phrases.cell(self.cell)
        if self.pay == NOTHING:
            return Phrase("cave_vs_cave-action-dig", {"cell": cell})
        return Phrase(
            "cave_vs_cave-action-dig-paid",
            {"cell": cell, "paid": phrases.amounts(self.pay), "count": self.count},
        )


@final
@mypyc_attr(acyclic=True)
class Build(Action):
    """Build a wall: ``build a3-b3``."""

    __slots__ = ("border",)

    def __init__(self, border: int) -> None:
        self.border: Final = border

    def text(self) -> str:
        """Write ``build a3-b3``."""
        return f"build {BORDER_KEYS[self.border]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-build", {"border": phrases.border(self.border)})


@final
@mypyc_attr(acyclic=True)
class Raze(Action):
    """Raze one's own wall: ``raze a3-b3``."""

    __slots__ = ("border",)

    def __init__(self, border: int) -> None:
        self.border: Final = border

    def text(self) -> str:
        """Write ``raze a3-b3``."""
        return f"raze {BORDER_KEYS[self.border]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-raze", {"border": phrases.border(self.border)})


@final
@mypyc_attr(acyclic=True)
class Furnish(Action):
    """Furnish a cavern: ``furnish shelf a3 food*2``, or ``furnish shelf a3`` without surcharge."""

    __slots__ = ("cell", "pay", "room", "surcharge")

    def __init__(self, room: int, cell: int, surcharge: Goods) -> None:
        self.room: Final = room
        self.cell: Final = cell
        self.surcharge: Final = surcharge
        self.pay: Final[Goods] = tuple(
            cost + extra for cost, extra in zip(ROOMS[room].cost, surcharge, strict=True)
        )

    def text(self) -> str:
        """Write ``furnish shelf a3 food*2``."""
        return f"furnish {ROOM_KEYS[self.room]} {CELL_KEYS[self.cell]}{_priced(self.surcharge)}"

    def phrase(self) -> Phrase:
        """Say it."""
        room, cell = phrases.room(self.room), phrases.cell(self.cell)
        if self.pay == NOTHING:
            return Phrase("cave_vs_cave-action-furnish-free", {"room": room, "cell": cell})
        return Phrase(
            "cave_vs_cave-action-furnish",
            {"room": room, "cell": cell, "paid": phrases.amounts(self.pay)},
        )


@final
@mypyc_attr(acyclic=True)
class Use(Action):
    """Use an orange room: ``use bakehouse``."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room

    def text(self) -> str:
        """Write ``use bakehouse``."""
        return f"use {ROOM_KEYS[self.room]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-use", {"room": phrases.room(self.room)})


@final
@mypyc_attr(acyclic=True)
class Exchange(Action):
    """Turn one of a good into one food, at any time: ``exchange emmer``."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def text(self) -> str:
        """Write ``exchange emmer``."""
        return f"exchange {GOODS[self.good]}"

    def offered_as(self) -> str:
        return ANYTIME

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-exchange", {"good": GOODS[self.good]})


@final
@mypyc_attr(acyclic=True)
class Lay(Action):
    """Choose the side of the additional cavern: ``lay two_walls``."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def text(self) -> str:
        """Write ``lay two_walls``."""
        return f"lay {EXTRA_SIDES[self.side]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-lay", {"side": EXTRA_SIDES[self.side]})


@final
@mypyc_attr(acyclic=True)
class RevealTile(Action):
    """The action tile of the new round is turned up: ``reveal masonry``."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def text(self) -> str:
        """Write ``reveal masonry``."""
        return f"reveal {TILE_KEYS[self.tile]}"

    def offered_as(self) -> str:
        return DEALT

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-reveal-tile", {"tile": phrases.tile(self.tile)})


@final
@mypyc_attr(acyclic=True)
class RevealRoom(Action):
    """A room that nobody knew joins the display: ``reveal bakehouse``."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room

    def text(self) -> str:
        """Write ``reveal bakehouse``."""
        return f"reveal {ROOM_KEYS[self.room]}"

    def offered_as(self) -> str:
        return DEALT

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-reveal-room", {"room": phrases.room(self.room)})


@final
@mypyc_attr(acyclic=True)
class Remove(Action):
    """A room is removed from a solo game: ``remove shelf``."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room

    def text(self) -> str:
        """Write ``remove shelf``."""
        return f"remove {ROOM_KEYS[self.room]}"

    def offered_as(self) -> str:
        return DEALT

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("cave_vs_cave-action-remove", {"room": phrases.room(self.room)})


def _priced(pay: Goods) -> str:
    return "" if pay == NOTHING else " " + multiset(GOODS, pay)
