"""The answers of Cave vs Cave and how they are written. `answers` builds each of them once."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import ANYTIME, Dealt, Named
from grotto.core.refs import Ref
from grotto.games.cave_vs_cave.components import CELL_COUNT, NOTHING, ROOM_COUNT, ROOMS, Goods
from grotto.games.cave_vs_cave.vocabulary import (
    AMOUNTS,
    BORDER,
    CELL,
    GOOD,
    LEVELS,
    ROOM,
    SIDE,
    TILE,
)


@final
@mypyc_attr(acyclic=True)
class Take(Named):
    """Take an action tile: ``take masonry``."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("cave_vs_cave-action-take", "take", TILE.ref("tile", tile))
        self.tile: Final = tile


@final
@mypyc_attr(acyclic=True)
class Gain(Named):
    """Gain goods: ``gain emmer*2+flax``."""

    __slots__ = ("get",)

    def __init__(self, get: Goods) -> None:
        super().__init__("cave_vs_cave-action-gain", "gain", AMOUNTS.ref("goods", get))
        self.get: Final = get


@final
@mypyc_attr(acyclic=True)
class Trade(Named):
    """Pay goods and get others: ``trade wood*5 gold*4``."""

    __slots__ = ("get", "pay")

    def __init__(self, pay: Goods, get: Goods) -> None:
        paid, goods = AMOUNTS.ref("paid", pay), AMOUNTS.ref("goods", get)
        super().__init__("cave_vs_cave-action-trade", "trade", paid, goods)
        self.pay: Final = pay
        self.get: Final = get


@final
@mypyc_attr(acyclic=True)
class Replenish(Named):
    """Raise goods to a level: ``replenish wood*2``."""

    __slots__ = ("levels",)

    def __init__(self, levels: Goods) -> None:
        message = "cave_vs_cave-action-replenish"
        super().__init__(message, "replenish", LEVELS.ref("levels", levels))
        self.levels: Final = levels


_CELLS: Final = [CELL.ref("cell", cell) for cell in range(CELL_COUNT)]
_ROOMS: Final = [ROOM.ref("room", room) for room in range(ROOM_COUNT)]


@final
@mypyc_attr(acyclic=True)
class Dig(Named):
    """Excavate a cavern: ``dig b4``, or ``dig b4 food*2`` where it has a price."""

    __slots__ = ("cell", "count", "pay")

    def __init__(self, cell: int, pay: Goods, count: int) -> None:
        paid = "" if pay == NOTHING else "-paid"
        about = [_CELLS[cell], *(_price(pay, count) if paid else [])]
        super().__init__("cave_vs_cave-action-dig" + paid, "dig", *about)
        self.cell: Final = cell
        self.pay: Final = pay
        self.count: Final = count  # caverns that the price is for


def _price(pay: Goods, count: int) -> list[Ref]:
    """Say what is paid, and for how many caverns; notation leaves that number out."""
    return [AMOUNTS.ref("paid", pay), Ref("count", "number", "", count, number=count)]


@final
@mypyc_attr(acyclic=True)
class Build(Named):
    """Build a wall: ``build a3-b3``."""

    __slots__ = ("border",)

    def __init__(self, border: int) -> None:
        super().__init__("cave_vs_cave-action-build", "build", BORDER.ref("border", border))
        self.border: Final = border


@final
@mypyc_attr(acyclic=True)
class Raze(Named):
    """Raze one's own wall: ``raze a3-b3``."""

    __slots__ = ("border",)

    def __init__(self, border: int) -> None:
        super().__init__("cave_vs_cave-action-raze", "raze", BORDER.ref("border", border))
        self.border: Final = border


@final
@mypyc_attr(acyclic=True)
class Furnish(Named):
    """Furnish a cavern: ``furnish shelf a3 food*2``, or ``furnish shelf a3`` without surcharge.

    Notation names the surcharge alone, the sentence the whole price.
    """

    __slots__ = ("cell", "pay", "room", "surcharge")

    def __init__(self, room: int, cell: int, surcharge: Goods) -> None:
        pay = price_of(room, surcharge)
        about = [_ROOMS[room], _CELLS[cell]]
        if surcharge != NOTHING:
            about.append(_written(surcharge))
        if pay != NOTHING:
            about.append(_said(pay))
        message = "cave_vs_cave-action-furnish" + ("-free" if pay == NOTHING else "")
        super().__init__(message, "furnish", *about)
        self.room: Final = room
        self.cell: Final = cell
        self.surcharge: Final = surcharge
        self.pay: Final[Goods] = pay


def price_of(room: int, surcharge: Goods) -> Goods:
    """Return what a room costs together with a surcharge."""
    return tuple([cost + more for cost, more in zip(ROOMS[room].cost, surcharge, strict=True)])


_WRITTEN: Final[dict[Goods, Ref]] = {}
_SAID: Final[dict[Goods, Ref]] = {}
"""Surcharges and whole prices that were met: thousands of furnishings share a few."""


def _written(surcharge: Goods) -> Ref:
    if surcharge not in _WRITTEN:
        ref = AMOUNTS.ref("surcharge", surcharge)
        _WRITTEN[surcharge] = Ref(ref.part, ref.kind, ref.word, None, counts=ref.counts)
    return _WRITTEN[surcharge]


def _said(pay: Goods) -> Ref:
    if pay not in _SAID:
        ref = AMOUNTS.ref("paid", pay)
        _SAID[pay] = Ref(ref.part, ref.kind, "", ref.said, counts=ref.counts)
    return _SAID[pay]


@final
@mypyc_attr(acyclic=True)
class Use(Named):
    """Use an orange room: ``use bakehouse``."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__("cave_vs_cave-action-use", "use", _ROOMS[room])
        self.room: Final = room


@final
@mypyc_attr(acyclic=True)
class Exchange(Named):
    """Turn one of a good into one food, at any time: ``exchange emmer``."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        super().__init__("cave_vs_cave-action-exchange", "exchange", GOOD.ref("good", good))
        self.good: Final = good

    def offered_as(self) -> str:
        return ANYTIME


@final
@mypyc_attr(acyclic=True)
class Lay(Named):
    """Choose the side of the additional cavern: ``lay two_walls``."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__("cave_vs_cave-action-lay", "lay", SIDE.ref("side", side))
        self.side: Final = side


@final
@mypyc_attr(acyclic=True)
class RevealTile(Dealt):
    """The action tile of the new round is turned up: ``reveal masonry``."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("cave_vs_cave-action-reveal-tile", "reveal", TILE.ref("tile", tile))
        self.tile: Final = tile


@final
@mypyc_attr(acyclic=True)
class RevealRoom(Dealt):
    """A room that nobody knew joins the display: ``reveal bakehouse``."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__("cave_vs_cave-action-reveal-room", "reveal", _ROOMS[room])
        self.room: Final = room


@final
@mypyc_attr(acyclic=True)
class Remove(Dealt):
    """A room is removed from a solo game: ``remove shelf``."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__("cave_vs_cave-action-remove", "remove", _ROOMS[room])
        self.room: Final = room
