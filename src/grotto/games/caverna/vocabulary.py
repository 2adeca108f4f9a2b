"""What the fields of questions and events hold, and what the answers are about."""

from collections.abc import Sequence
from typing import Final

from grotto.core.asked import Asked
from grotto.core.event import Event
from grotto.core.nouns import (
    FLAG,
    NUMBER,
    WORD,
    AmountsNoun,
    Noun,
    PieceNoun,
    PiecesNoun,
    Plain,
)
from grotto.core.phrase import Arg
from grotto.core.refs import Ref
from grotto.core.saying import Vocabulary
from grotto.games.caverna import phrases
from grotto.games.caverna.components import FARM_KEYS, FOOD, GOLD, GOODS, ORE
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.home_board import CELL_KEYS, LANDSCAPE
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.spaces import SPACE_KEYS


class SomeNoun(Noun[int]):
    """How many there are of one good; people read its name, too."""

    def __init__(self, good: int) -> None:
        super().__init__("number", "number")
        self.good: Final = good

    def plain(self, value: int) -> Plain:
        return value

    def say(self, value: int) -> Arg:
        return phrases.amount(self.good, value)

    def ref(self, part: str, value: int) -> Ref:
        """Return a reference, written as the number."""
        return Ref(part, self.kind, str(value), self.say(value), number=value)

    def said_ref(self, part: str, value: int) -> Ref:
        """Return a reference that is said, but not written."""
        return Ref(part, self.kind, "", self.say(value), number=value)


SPACE: Final = PieceNoun("space", SPACE_KEYS, phrases.space)
SPACE_LIST: Final = PiecesNoun("space", SPACE_KEYS, phrases.spaces)
FURNISHING: Final = PieceNoun("furnishing", FURNISHING_KEYS, phrases.furnishing)
LANDSCAPE_TILE: Final = PieceNoun("landscape", LANDSCAPE)
CELL: Final = PieceNoun("cell", CELL_KEYS, phrases.cell)
CELLS: Final = PiecesNoun("cell", CELL_KEYS, phrases.cells)
ITEM: Final = PieceNoun("loot", LOOT_KEYS, phrases.item)
GOOD: Final = PieceNoun("good", GOODS, phrases.one)
AMOUNTS: Final = AmountsNoun("goods", GOODS, phrases.amounts)
STOCKS: Final = AmountsNoun("goods", GOODS, phrases.stocks)
HERD: Final = AmountsNoun("animals", FARM_KEYS, phrases.herd)
YOUNG: Final = AmountsNoun("animals", FARM_KEYS, phrases.young)
SOME_FOOD: Final = SomeNoun(FOOD)
SOME_GOLD: Final = SomeNoun(GOLD)
SOME_ORE: Final = SomeNoun(ORE)

VOCABULARY: Final = Vocabulary(
    "caverna",
    {
        "space": SPACE,
        "stands": SPACE,
        "spaces": SPACE_LIST,
        "tile": FURNISHING,
        "landscape": LANDSCAPE_TILE,
        "cell": CELL,
        "other": CELL,
        "cells": CELLS,
        "item": ITEM,
        "good": GOOD,
        "goods": AMOUNTS,
        "paid": AMOUNTS,
        "lost": STOCKS,
        "animals": YOUNG,
        "food": SOME_FOOD,
        "gold": SOME_GOLD,
        "ore": SOME_ORE,
        "harvest": WORD,
        "phase": WORD,
        "begun": FLAG,
        "count": NUMBER,
        "dwarf": NUMBER,
        "held": NUMBER,
        "left": NUMBER,
        "meal": NUMBER,
        "need": NUMBER,
        "number": NUMBER,
        "strength": NUMBER,
    },
)


class CavernaEvent(Event):
    """Something that happened in a game of Caverna."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY


class CavernaAsked(Asked):
    """A question of Caverna."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY


# ---- references ----------------------------------------------------------------------------------


def said_goods(part: str, counts: Sequence[int]) -> Ref:
    """Return goods that belong to an answer and are said, but not written."""
    return Ref(part, AMOUNTS.kind, "", AMOUNTS.names(counts), counts=AMOUNTS.counts(counts))


def goods_beside(part: str, counts: Sequence[int]) -> tuple[Ref, ...]:
    """Return goods that belong to an offer, neither said nor written; nothing for none."""
    held = AMOUNTS.counts(counts)
    return (Ref(part, AMOUNTS.kind, "", None, counts=held),) if held else ()


CELL_REF: Final[list[Ref]] = [CELL.ref("cell", cell) for cell in range(len(CELL_KEYS))]
OTHER_REF: Final[list[Ref]] = [CELL.ref("other", cell) for cell in range(len(CELL_KEYS))]
TILE_REF: Final[list[Ref]] = [FURNISHING.ref("tile", tile) for tile in range(len(FURNISHING_KEYS))]
LANDSCAPE_REF: Final[list[Ref]] = [
    LANDSCAPE_TILE.ref("tile", tile) for tile in range(len(LANDSCAPE))
]
"""References that thousands of answers share."""
