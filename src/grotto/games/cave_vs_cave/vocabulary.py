"""What the fields of questions and events hold, and what the answers are about."""

from typing import Final

from grotto.core.asked import Asked
from grotto.core.event import Event
from grotto.core.nouns import NUMBER, NUMBERS, AmountsNoun, PieceNoun
from grotto.core.saying import Vocabulary
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.components import (
    BORDER_KEYS,
    CELL_KEYS,
    EXTRA_SIDES,
    GOODS,
    ROOM_KEYS,
    TILE_KEYS,
)

TILE: Final = PieceNoun("tile", TILE_KEYS, phrases.tile)
ROOM: Final = PieceNoun("room", ROOM_KEYS, phrases.room)
CELL: Final = PieceNoun("cell", CELL_KEYS, phrases.cell)
BORDER: Final = PieceNoun("border", BORDER_KEYS, phrases.border)
GOOD: Final = PieceNoun("good", GOODS)
SIDE: Final = PieceNoun("side", EXTRA_SIDES)
AMOUNTS: Final = AmountsNoun("goods", GOODS, phrases.amounts)
LEVELS: Final = AmountsNoun("goods", GOODS, phrases.levels)

VOCABULARY: Final = Vocabulary(
    "cave_vs_cave",
    {
        "tile": TILE,
        "room": ROOM,
        "cell": CELL,
        "border": BORDER,
        "good": GOOD,
        "side": SIDE,
        "goods": AMOUNTS,
        "paid": AMOUNTS,
        "effects": NUMBERS,
        "count": NUMBER,
        "food": NUMBER,
        "left": NUMBER,
        "number": NUMBER,
        "points": NUMBER,
        "rounds": NUMBER,
        "turns": NUMBER,
        "uses": NUMBER,
    },
)


class CaveEvent(Event):
    """Something that happened in a game of Cave vs Cave."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY


class CaveAsked(Asked):
    """A question of Cave vs Cave."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY
