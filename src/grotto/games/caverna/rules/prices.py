"""Prices, and the tiles that change them, in their order [CAV-5.6].

Printed price, then one wood less, then one stone less, then ore in place of wood or stone.
"""

from typing import Final

from grotto.games.caverna.actions import ORE_FOR_STONE, ORE_FOR_WOOD
from grotto.games.caverna.components import GOOD_COUNT, ORE, STONE, WOOD, Goods
from grotto.games.caverna.furnishings import (
    ALL_TILES,
    BLACKSMITH,
    BUILDER,
    CARPENTER,
    FORGING_DISCOUNT,
    FURNISHINGS,
    STONE_CARVER,
)
from grotto.games.caverna.player import Player, owns
from grotto.games.caverna.rules.supply import can_pay

_SWAPS: Final[tuple[int, ...]] = (0, ORE_FOR_WOOD, ORE_FOR_STONE, ORE_FOR_WOOD | ORE_FOR_STONE)
_AS_IT_IS: Final[list[int]] = [0]
_NO_WAY: Final[list[int]] = []


def _sufficing(good: int) -> list[int]:
    """Return the furnishing tiles that some of a good suffice for, by its count, as bits."""
    most = max(row.cost[good] for row in FURNISHINGS)
    return [
        sum(1 << tile for tile, row in enumerate(FURNISHINGS) if row.cost[good] <= count)
        for count in range(most + 1)
    ]


_SUFFICING: Final[list[list[int]]] = [_sufficing(good) for good in range(GOOD_COUNT)]
_OTHERS: Final[list[int]] = [
    good for good in range(GOOD_COUNT) if good not in (WOOD, STONE) and len(_SUFFICING[good]) > 1
]
"""What furnishing tiles cost besides wood and stone."""


def furnishing_price(player: Player, price: Goods) -> Goods:
    """Whoever furnishes pays one wood less to the Carpenter, one stone less to the Stone carver."""
    wood = int(owns(player, CARPENTER) and price[WOOD] > 0)
    stone = int(owns(player, STONE_CARVER) and price[STONE] > 0)
    return reduced(price, wood, stone)


def payable_tiles(player: Player) -> int:
    """Return the furnishing tiles that can be paid without ore of the Builder, as bits.

    To pay one wood less for all that costs wood is to have one more.
    """
    held = player.goods
    tiles = _paid_by(WOOD, held[WOOD] + owns(player, CARPENTER))
    tiles &= _paid_by(STONE, held[STONE] + owns(player, STONE_CARVER))
    for good in _OTHERS:
        tiles &= _paid_by(good, held[good])
    return tiles


def _paid_by(good: int, count: int) -> int:
    enough = _SUFFICING[good]
    return enough[count] if count < len(enough) else ALL_TILES


def fence_price(player: Player, price: Goods) -> Goods:
    """The Carpenter takes one wood off a build fences action [ruling R1]."""
    return reduced(price, int(owns(player, CARPENTER) and price[WOOD] > 0), 0)


def stable_price(player: Player, price: Goods) -> Goods:
    """The Stone carver takes one stone off a stable."""
    return reduced(price, 0, int(owns(player, STONE_CARVER) and price[STONE] > 0))


def reduced(price: Goods, wood: int, stone: int) -> Goods:
    """Return a price without some wood and stone."""
    if not wood and not stone:
        return price
    rest = list(price)
    rest[WOOD] -= wood
    rest[STONE] -= stone
    return tuple(rest)


def forge_price(player: Player, strength: int) -> int:
    """A weapon costs as much ore as it is strong, two less with the Blacksmith."""
    return max(0, strength - FORGING_DISCOUNT) if owns(player, BLACKSMITH) else strength


def payable_swaps(player: Player, price: Goods) -> list[int]:
    """List how a reduced price can be paid: as it is, or with ore of the Builder."""
    if not owns(player, BUILDER):
        return _AS_IT_IS if can_pay(player, price) else _NO_WAY
    return [swaps for swaps in _SWAPS if _can_swap(player, price, swaps)]


def _can_swap(player: Player, price: Goods, swaps: int) -> bool:
    if swaps & ORE_FOR_WOOD and not price[WOOD]:
        return False
    if swaps & ORE_FOR_STONE and not price[STONE]:
        return False
    return can_pay(player, swapped(price, swaps))


def swapped(price: Goods, swaps: int) -> Goods:
    """The Builder may replace one wood by one ore, and one stone by one ore."""
    if not swaps:
        return price
    rest = list(price)
    if swaps & ORE_FOR_WOOD:
        rest[WOOD] -= 1
        rest[ORE] += 1
    if swaps & ORE_FOR_STONE:
        rest[STONE] -= 1
        rest[ORE] += 1
    return tuple(rest)
