"""The loot card: what an armed dwarf can bring home from an expedition [CAV-6.5]."""

from dataclasses import dataclass
from typing import Final

from grotto.games.caverna.components import goods
from grotto.games.caverna.furnishings import ALL_TILES, ORDINARY_DWELLING
from grotto.games.caverna.home_board import CAVERN, FIELD, MEADOW, TUNNEL
from grotto.games.caverna.spaces import (
    BREED,
    SOW,
    STRENGTHEN,
    Deed,
    fence_large,
    fence_small,
    furnish,
    lay_single,
    stable,
    take,
)


@dataclass(frozen=True)
class Item:
    """Something to bring home from an expedition."""

    key: str
    strength: int  # least strength of the weapon
    deed: Deed


LOOT: Final[tuple[Item, ...]] = (
    Item("all_weapons_plus_1", 1, Deed(STRENGTHEN)),
    Item("wood", 1, take(goods(wood=1))),
    Item("dog", 1, take(goods(dog=1))),
    Item("grain", 2, take(goods(grain=1))),
    Item("sheep", 2, take(goods(sheep=1))),
    Item("stone", 3, take(goods(stone=1))),
    Item("donkey", 3, take(goods(donkey=1))),
    Item("vegetable", 4, take(goods(vegetable=1))),
    Item("two_ore", 4, take(goods(ore=2))),
    Item("wild_boar", 5, take(goods(wild_boar=1))),
    Item("two_gold", 6, take(goods(gold=2))),
    Item("furnish_cavern", 7, furnish(ALL_TILES)),
    Item("stable", 8, stable(0)),
    Item("tunnel", 9, lay_single(TUNNEL)),
    Item("small_pasture", 9, fence_small(1)),
    Item("cattle", 10, take(goods(cattle=1))),
    Item("large_pasture", 10, fence_large(2)),
    Item("meadow", 11, lay_single(MEADOW)),
    Item("dwelling", 11, furnish(ORDINARY_DWELLING, goods(wood=2, stone=2))),
    Item("field", 12, lay_single(FIELD)),
    Item("sow", 12, Deed(SOW)),
    Item("cavern", 14, lay_single(CAVERN)),
    Item("breed_two", 14, Deed(BREED, types=2)),
)
LOOT_KEYS: Final[tuple[str, ...]] = tuple(item.key for item in LOOT)
ALL_WEAPONS: Final = 0
"""The item that strengthens every weapon."""
