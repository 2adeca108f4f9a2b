"""What a dwarf can do on an action space, and how it is written; `answers` builds each once."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.notation import multiset
from grotto.core.phrase import Phrase
from grotto.games.caverna import phrases
from grotto.games.caverna.components import (
    GOLD,
    GOODS,
    ORE_PRICE,
    ORE_SOLD,
    Goods,
    goods,
)
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.home_board import CELL_KEYS, LANDSCAPE
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.spaces import SPACE_KEYS

NO_CELL: Final = -1
"""Stands for the second cell of something that takes only one."""

SWAPS: Final[tuple[str, ...]] = ("", " ore_for_wood", " ore_for_stone", " ore_for_both")
"""What the Builder may replace when a tile is paid."""
ORE_FOR_WOOD: Final = 1
ORE_FOR_STONE: Final = 2


@final
@mypyc_attr(acyclic=True)
class Place(Action):
    """Place a dwarf on an action space: ``place logging_1``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        """Write ``place logging_1``."""
        return f"place {SPACE_KEYS[self.space]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-place", {"space": phrases.space(self.space)})


@final
@mypyc_attr(acyclic=True)
class Prefer(Action):
    """Pay a ruby to place a stronger dwarf first: ``dwarf 14``."""

    __slots__ = ("weapon",)

    def __init__(self, weapon: int) -> None:
        self.weapon: Final = weapon

    def text(self) -> str:
        """Write ``dwarf 14``."""
        return f"dwarf {self.weapon}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-dwarf", {"strength": self.weapon})


@final
@mypyc_attr(acyclic=True)
class Imitate(Action):
    """Carry out the action of a space that another player uses: ``imitate logging_2``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        """Write ``imitate logging_2``."""
        return f"imitate {SPACE_KEYS[self.space]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-imitate", {"space": phrases.space(self.space)})


@final
@mypyc_attr(acyclic=True)
class Take(Action):
    """Take goods that a space offers: ``take dog``."""

    __slots__ = ("gets",)

    def __init__(self, gets: Goods) -> None:
        self.gets: Final = gets

    def text(self) -> str:
        """Write ``take dog``."""
        return "take " + multiset(GOODS, self.gets)

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-take", {"goods": phrases.amounts(self.gets)})


@final
@mypyc_attr(acyclic=True)
class Lay(Action):
    """Lay a landscape tile: ``lay meadow_field c4 b4``, meadow first; ``lay tunnel e3``."""

    __slots__ = ("cell", "other", "tile")

    def __init__(self, tile: int, cell: int, other: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell
        self.other: Final = other  # of a twin tile, or `NO_CELL`

    def text(self) -> str:
        """Write ``lay meadow_field c4 b4``."""
        second = "" if self.other == NO_CELL else " " + CELL_KEYS[self.other]
        return f"lay {LANDSCAPE[self.tile]} {CELL_KEYS[self.cell]}{second}"

    def phrase(self) -> Phrase:
        """Say it."""
        tile, cell = LANDSCAPE[self.tile], phrases.cell(self.cell)
        if self.other == NO_CELL:
            return Phrase("caverna-action-lay", {"tile": tile, "cell": cell})
        other = phrases.cell(self.other)
        return Phrase("caverna-action-lay-twin", {"tile": tile, "cell": cell, "other": other})


@final
@mypyc_attr(acyclic=True)
class Fence(Action):
    """Fence a small or a large pasture: ``fence c4``, ``fence c3 c4``."""

    __slots__ = ("cell", "other")

    def __init__(self, cell: int, other: int) -> None:
        self.cell: Final = cell
        self.other: Final = other

    def text(self) -> str:
        """Write ``fence c4``."""
        second = "" if self.other == NO_CELL else " " + CELL_KEYS[self.other]
        return f"fence {CELL_KEYS[self.cell]}{second}"

    def phrase(self) -> Phrase:
        """Say it."""
        if self.other == NO_CELL:
            return Phrase("caverna-action-fence-small", {"cell": phrases.cell(self.cell)})
        cell, other = phrases.cell(self.cell), phrases.cell(self.other)
        return Phrase("caverna-action-fence-large", {"cell": cell, "other": other})


@final
@mypyc_attr(acyclic=True)
class Stable(Action):
    """Build a stable: ``stable c4``."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def text(self) -> str:
        """Write ``stable c4``."""
        return f"stable {CELL_KEYS[self.cell]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-stable", {"cell": phrases.cell(self.cell)})


@final
@mypyc_attr(acyclic=True)
class Furnish(Action):
    """Furnish a cavern: ``furnish dwelling d3``, ``furnish dwelling d3 ore_for_wood``."""

    __slots__ = ("cell", "swaps", "tile")

    def __init__(self, tile: int, cell: int, swaps: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell
        self.swaps: Final = swaps  # `ORE_FOR_WOOD` and `ORE_FOR_STONE`, added

    def text(self) -> str:
        """Write ``furnish dwelling d3``."""
        return f"furnish {FURNISHING_KEYS[self.tile]} {CELL_KEYS[self.cell]}{SWAPS[self.swaps]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-action-furnish",
            {
                "tile": phrases.furnishing(self.tile),
                "cell": phrases.cell(self.cell),
                "swap": SWAPS[self.swaps].strip() or "none",
            },
        )


@final
@mypyc_attr(acyclic=True)
class Sow(Action):
    """Sow fields: ``sow grain*2+vegetable``."""

    __slots__ = ("grain", "vegetables")

    def __init__(self, grain: int, vegetables: int) -> None:
        self.grain: Final = grain  # fields
        self.vegetables: Final = vegetables

    def text(self) -> str:
        """Write ``sow grain*2+vegetable``."""
        return "sow " + multiset(GOODS, goods(grain=self.grain, vegetable=self.vegetables))

    def phrase(self) -> Phrase:
        """Say it."""
        seed = goods(grain=self.grain, vegetable=self.vegetables)
        return Phrase("caverna-action-sow", {"goods": phrases.amounts(seed)})


@final
@mypyc_attr(acyclic=True)
class Forge(Action):
    """Forge a weapon: ``forge 7``."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength: Final = strength

    def text(self) -> str:
        """Write ``forge 7``."""
        return f"forge {self.strength}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-forge", {"strength": self.strength})


@final
@mypyc_attr(acyclic=True)
class Loot(Action):
    """Bring something home from an expedition: ``loot dog``."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def text(self) -> str:
        """Write ``loot dog``."""
        return f"loot {LOOT_KEYS[self.item]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-loot", {"item": phrases.item(self.item)})


@final
@mypyc_attr(acyclic=True)
class Sell(Action):
    """Sell ore so many times: ``sell 3``."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def text(self) -> str:
        """Write ``sell 3``."""
        return f"sell {self.times}"

    def phrase(self) -> Phrase:
        """Say it."""
        paid, gets = goods(ore=ORE_SOLD * self.times), [good * self.times for good in ORE_PRICE]
        return Phrase(
            "caverna-action-sell",
            {"paid": phrases.amounts(paid), "goods": phrases.amounts(tuple(gets))},
        )


@final
@mypyc_attr(acyclic=True)
class Buy(Action):
    """Buy at the Weekly market: ``buy cattle``."""

    __slots__ = ("good", "price")

    def __init__(self, good: int, price: int) -> None:
        self.good: Final = good
        self.price: Final = price

    def text(self) -> str:
        """Write ``buy cattle``."""
        return f"buy {GOODS[self.good]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-action-buy",
            {"goods": phrases.amount(self.good, 1), "paid": phrases.amount(GOLD, self.price)},
        )
