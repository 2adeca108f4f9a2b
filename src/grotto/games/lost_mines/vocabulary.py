"""What the fields of questions and events hold, and what the answers are about."""

from typing import Final

from grotto.core.asked import Asked
from grotto.core.event import Event
from grotto.core.nouns import FLAG, NUMBER, NUMBERS, SEAT, WORD, PieceNoun, PiecesNoun
from grotto.core.saying import Vocabulary
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CELLS,
    CLANS,
    DWARFS,
    EDGE_KEYS,
    MINE_KEYS,
    ROLES,
    SIDES,
    SYMBOLS,
    TOOLS,
    TREASURE_KEYS,
    WAY_KEYS,
)

CARD: Final = PieceNoun("card", CARD_KEYS, phrases.card)
CARDS: Final = PiecesNoun("cards", CARD_KEYS, phrases.cards)
CELL: Final = PieceNoun("cell", CELLS)
CLAN: Final = PieceNoun("clan", CLANS)
DWARF: Final = PieceNoun("dwarf", DWARFS, phrases.dwarf)
EDGE: Final = PieceNoun("edge", EDGE_KEYS)
MINE: Final = PieceNoun("mine", MINE_KEYS, phrases.mine)
ROLE: Final = PieceNoun("role", ROLES)
SIDE: Final = PieceNoun("side", SIDES)
SYMBOL: Final = PieceNoun("symbol", SYMBOLS)
TOOL: Final = PieceNoun("tool", TOOLS)
TREASURE: Final = PieceNoun("treasure", TREASURE_KEYS, phrases.treasure)
WAY: Final = PieceNoun("way", WAY_KEYS)

VOCABULARY: Final = Vocabulary(
    "lost_mines",
    {
        "card": CARD,
        "cards": CARDS,
        "cell": CELL,
        "clan": CLAN,
        "edge": EDGE,
        "mine": MINE,
        "origin": CELL,
        "role": ROLE,
        "symbol": SYMBOL,
        "tool": TOOL,
        "treasure": TREASURE,
        "way": WAY,
        "proposer": SEAT,
        "target": SEAT,
        "cause": WORD,
        "vote": WORD,
        "forced": FLAG,
        "voted": FLAG,
        "count": NUMBER,
        "number": NUMBER,
        "points": NUMBER,
        "steps": NUMBER,
        "slots": NUMBERS,
    },
)


class LostMinesEvent(Event):
    """Something that happened in a game of The Lost Mines."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY


class LostMinesAsked(Asked):
    """A question of The Lost Mines."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY
