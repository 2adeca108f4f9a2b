"""The answers of chance in The Lost Mines and how they are written, each built once and shared.

Many of them are secrets of one seat: others learn of them through events alone.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Dealt
from grotto.games.lost_mines.components import (
    DWARFS,
    KIND_COUNT,
    MINE_KEYS,
    SYMBOLS,
    TREASURE_KEYS,
)
from grotto.games.lost_mines.vocabulary import CARD, DWARF, MINE, SYMBOL, TREASURE


@final
@mypyc_attr(acyclic=True)
class LayTreasure(Dealt):
    """A treasure with this symbol on its back is laid out: ``treasure gold``."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        super().__init__("lost_mines-action-treasure", "treasure", SYMBOL.ref("symbol", symbol))
        self.symbol: Final = symbol


@final
@mypyc_attr(acyclic=True)
class DealDwarf(Dealt):
    """A dwarf card is dealt; others see its clan only: ``dwarf blue_loyal``."""

    __slots__ = ("dwarf",)

    def __init__(self, dwarf: int) -> None:
        super().__init__("lost_mines-action-dwarf", "dwarf", DWARF.ref("dwarf", dwarf))
        self.dwarf: Final = dwarf


@final
@mypyc_attr(acyclic=True)
class Draw(Dealt):
    """A card goes from the draw pile to a hand: ``draw axe``."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__("lost_mines-action-draw", "draw", CARD.ref("card", kind))
        self.kind: Final = kind


@final
@mypyc_attr(acyclic=True)
class Lose(Dealt):
    """A trap takes a card from a hand, picked blindly: ``lose axe``."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__("lost_mines-action-lose", "lose", CARD.ref("card", kind))
        self.kind: Final = kind


@final
@mypyc_attr(acyclic=True)
class ShowMine(Dealt):
    """It turns out which mine lies somewhere, to one player or to all: ``mine gold``."""

    __slots__ = ("mine",)

    def __init__(self, mine: int) -> None:
        super().__init__("lost_mines-action-mine", "mine", MINE.ref("mine", mine))
        self.mine: Final = mine


@final
@mypyc_attr(acyclic=True)
class ShowValue(Dealt):
    """It turns out which treasure lies somewhere, to one player or to all: ``value gold_3``."""

    __slots__ = ("treasure",)

    def __init__(self, treasure: int) -> None:
        super().__init__("lost_mines-action-value", "value", TREASURE.ref("treasure", treasure))
        self.treasure: Final = treasure


LAY_TREASURE: Final = [LayTreasure(symbol) for symbol in range(len(SYMBOLS))]
DEAL_DWARF: Final = [DealDwarf(dwarf) for dwarf in range(len(DWARFS))]
DRAW: Final = [Draw(kind) for kind in range(KIND_COUNT)]
LOSE: Final = [Lose(kind) for kind in range(KIND_COUNT)]
SHOW_MINE: Final = [ShowMine(mine) for mine in range(len(MINE_KEYS))]
SHOW_VALUE: Final = [ShowValue(treasure) for treasure in range(len(TREASURE_KEYS))]
