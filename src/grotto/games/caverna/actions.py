"""What a dwarf can do on an action space, and how it is written; `answers` builds each once."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Named
from grotto.core.nouns import NUMBER
from grotto.core.refs import Ref
from grotto.games.caverna.components import ORE_PRICE, ORE_SOLD, Goods, goods
from grotto.games.caverna.vocabulary import (
    AMOUNTS,
    CELL_REF,
    GOOD,
    ITEM,
    LANDSCAPE_REF,
    OTHER_REF,
    SOME_GOLD,
    SOME_ORE,
    SPACE,
    TILE_REF,
    said_goods,
)

NO_CELL: Final = -1
"""Stands for the second cell of something that takes only one."""

SWAPS: Final[tuple[str, ...]] = ("", "ore_for_wood", "ore_for_stone", "ore_for_both")
"""What the Builder may replace when a tile is paid."""
ORE_FOR_WOOD: Final = 1
ORE_FOR_STONE: Final = 2

SWAP_REF: Final[list[Ref]] = [
    Ref("swap", "word", swap, swap or "none", key=swap or "none") for swap in SWAPS
]


@final
@mypyc_attr(acyclic=True)
class Place(Named):
    """Place a dwarf on an action space: ``place logging_1``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__("caverna-action-place", "place", SPACE.ref("space", space))
        self.space: Final = space


@final
@mypyc_attr(acyclic=True)
class Prefer(Named):
    """Pay a ruby to place a stronger dwarf first: ``dwarf 14``."""

    __slots__ = ("weapon",)

    def __init__(self, weapon: int) -> None:
        super().__init__("caverna-action-dwarf", "dwarf", NUMBER.ref("strength", weapon))
        self.weapon: Final = weapon


@final
@mypyc_attr(acyclic=True)
class Imitate(Named):
    """Carry out the action of a space that another player uses: ``imitate logging_2``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__("caverna-action-imitate", "imitate", SPACE.ref("space", space))
        self.space: Final = space


@final
@mypyc_attr(acyclic=True)
class Take(Named):
    """Take goods that a space offers: ``take dog``."""

    __slots__ = ("gets",)

    def __init__(self, gets: Goods) -> None:
        super().__init__("caverna-action-take", "take", AMOUNTS.ref("goods", gets))
        self.gets: Final = gets


@final
@mypyc_attr(acyclic=True)
class Lay(Named):
    """Lay a landscape tile: ``lay meadow_field c4 b4``, meadow first; ``lay tunnel e3``."""

    __slots__ = ("cell", "other", "tile")

    def __init__(self, tile: int, cell: int, other: int) -> None:
        kind = "caverna-action-lay" if other == NO_CELL else "caverna-action-lay-twin"
        super().__init__(kind, "lay", LANDSCAPE_REF[tile], *_cells(cell, other))
        self.tile: Final = tile
        self.cell: Final = cell
        self.other: Final = other  # of a twin tile, or `NO_CELL`


@final
@mypyc_attr(acyclic=True)
class Fence(Named):
    """Fence a small or a large pasture: ``fence c4``, ``fence c3 c4``."""

    __slots__ = ("cell", "other")

    def __init__(self, cell: int, other: int) -> None:
        size = "small" if other == NO_CELL else "large"
        super().__init__(f"caverna-action-fence-{size}", "fence", *_cells(cell, other))
        self.cell: Final = cell
        self.other: Final = other


def _cells(cell: int, other: int) -> tuple[Ref, ...]:
    return (CELL_REF[cell],) if other == NO_CELL else (CELL_REF[cell], OTHER_REF[other])


@final
@mypyc_attr(acyclic=True)
class Stable(Named):
    """Build a stable: ``stable c4``."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        super().__init__("caverna-action-stable", "stable", CELL_REF[cell])
        self.cell: Final = cell


@final
@mypyc_attr(acyclic=True)
class Furnish(Named):
    """Furnish a cavern: ``furnish dwelling d3``, ``furnish dwelling d3 ore_for_wood``."""

    __slots__ = ("cell", "swaps", "tile")

    def __init__(self, tile: int, cell: int, swaps: int) -> None:
        super().__init__("caverna-action-furnish", "furnish")
        self.tile: Final = tile
        self.cell: Final = cell
        self.swaps: Final = swaps  # `ORE_FOR_WOOD` and `ORE_FOR_STONE`, added

    def refs(self) -> tuple[Ref, ...]:
        return (TILE_REF[self.tile], CELL_REF[self.cell], SWAP_REF[self.swaps])


@final
@mypyc_attr(acyclic=True)
class Sow(Named):
    """Sow fields: ``sow grain*2+vegetable``."""

    __slots__ = ("grain", "seeds", "vegetables")

    def __init__(self, grain: int, vegetables: int) -> None:
        seeds = goods(grain=grain, vegetable=vegetables)
        super().__init__("caverna-action-sow", "sow", AMOUNTS.ref("goods", seeds))
        self.grain: Final = grain  # fields
        self.vegetables: Final = vegetables
        self.seeds: Final = seeds


@final
@mypyc_attr(acyclic=True)
class Forge(Named):
    """Forge a weapon: ``forge 7``."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        super().__init__("caverna-action-forge", "forge", NUMBER.ref("strength", strength))
        self.strength: Final = strength


@final
@mypyc_attr(acyclic=True)
class Loot(Named):
    """Bring something home from an expedition: ``loot dog``."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        super().__init__("caverna-action-loot", "loot", ITEM.ref("item", item))
        self.item: Final = item


@final
@mypyc_attr(acyclic=True)
class Sell(Named):
    """Sell ore so many times: ``sell 3``."""

    __slots__ = ("gets", "ore", "times")

    def __init__(self, times: int) -> None:
        ore, gets = ORE_SOLD * times, tuple(times * good for good in ORE_PRICE)
        super().__init__(
            "caverna-action-sell",
            "sell",
            NUMBER.ref("times", times),
            SOME_ORE.said_ref("ore", ore),
            said_goods("goods", gets),
        )
        self.times: Final = times
        self.ore: Final = ore
        self.gets: Final[Goods] = gets


@final
@mypyc_attr(acyclic=True)
class Buy(Named):
    """Buy at the Weekly market: ``buy cattle``."""

    __slots__ = ("good", "price")

    def __init__(self, good: int, price: int) -> None:
        paid = SOME_GOLD.said_ref("gold", price)
        super().__init__("caverna-action-buy", "buy", GOOD.ref("good", good), paid)
        self.good: Final = good
        self.price: Final = price
