"""The answers of chance in The Lost Mines and how they are written, each built once and shared.

Many of them are secrets of one seat: others learn of them through events alone.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import DEALT, Action
from grotto.core.phrase import Phrase
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    DWARFS,
    KIND_COUNT,
    MINE_KEYS,
    ROLE_COUNT,
    SYMBOLS,
    TREASURE_KEYS,
)


@final
@mypyc_attr(acyclic=True)
class LayTreasure(Action):
    """A treasure with this symbol on its back is laid out: ``treasure gold``."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        self.symbol: Final = symbol

    def offered_as(self) -> str:
        return DEALT

    def text(self) -> str:
        """Write ``treasure gold``."""
        return f"treasure {SYMBOLS[self.symbol]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-treasure", {"symbol": SYMBOLS[self.symbol]})


@final
@mypyc_attr(acyclic=True)
class DealDwarf(Action):
    """A dwarf card is dealt; others see its clan only: ``dwarf blue_loyal``."""

    __slots__ = ("dwarf",)

    def __init__(self, dwarf: int) -> None:
        self.dwarf: Final = dwarf

    def offered_as(self) -> str:
        return DEALT

    def text(self) -> str:
        """Write ``dwarf blue_loyal``."""
        return f"dwarf {DWARFS[self.dwarf]}"

    def phrase(self) -> Phrase:
        """Say it."""
        dwarf = phrases.dwarf(self.dwarf // ROLE_COUNT, self.dwarf % ROLE_COUNT)
        return Phrase("lost_mines-action-dwarf", {"dwarf": dwarf})


@final
@mypyc_attr(acyclic=True)
class Draw(Action):
    """A card goes from the draw pile to a hand: ``draw axe``."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def offered_as(self) -> str:
        return DEALT

    def text(self) -> str:
        """Write ``draw axe``."""
        return f"draw {CARD_KEYS[self.kind]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-draw", {"card": phrases.card(self.kind)})


@final
@mypyc_attr(acyclic=True)
class Lose(Action):
    """A trap takes a card from a hand, picked blindly: ``lose axe``."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def offered_as(self) -> str:
        return DEALT

    def text(self) -> str:
        """Write ``lose axe``."""
        return f"lose {CARD_KEYS[self.kind]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-lose", {"card": phrases.card(self.kind)})


@final
@mypyc_attr(acyclic=True)
class ShowMine(Action):
    """It turns out which mine lies somewhere, to one player or to all: ``mine gold``."""

    __slots__ = ("mine",)

    def __init__(self, mine: int) -> None:
        self.mine: Final = mine

    def offered_as(self) -> str:
        return DEALT

    def text(self) -> str:
        """Write ``mine gold``."""
        return f"mine {MINE_KEYS[self.mine]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-mine", {"mine": phrases.mine(self.mine)})


@final
@mypyc_attr(acyclic=True)
class ShowValue(Action):
    """It turns out which treasure lies somewhere, to one player or to all: ``value gold_3``."""

    __slots__ = ("treasure",)

    def __init__(self, treasure: int) -> None:
        self.treasure: Final = treasure

    def offered_as(self) -> str:
        return DEALT

    def text(self) -> str:
        """Write ``value gold_3``."""
        return f"value {TREASURE_KEYS[self.treasure]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-value", {"treasure": phrases.treasure(self.treasure)})


LAY_TREASURE: Final = [LayTreasure(symbol) for symbol in range(len(SYMBOLS))]
DEAL_DWARF: Final = [DealDwarf(dwarf) for dwarf in range(len(DWARFS))]
DRAW: Final = [Draw(kind) for kind in range(KIND_COUNT)]
LOSE: Final = [Lose(kind) for kind in range(KIND_COUNT)]
SHOW_MINE: Final = [ShowMine(mine) for mine in range(len(MINE_KEYS))]
SHOW_VALUE: Final = [ShowValue(treasure) for treasure in range(len(TREASURE_KEYS))]
