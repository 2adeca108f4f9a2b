"""What the fields of questions and events hold, and what the answers are about."""

from typing import Final

from grotto.core.asked import Asked
from grotto.core.event import Event
from grotto.core.nouns import NUMBER, NUMBERS, SEAT, WORD, AmountsNoun, PieceNoun
from grotto.core.saying import Vocabulary
from grotto.games.stone_age import phrases
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS, GOODS, PLACE_KEYS, TOOL_KEYS

PLACE: Final = PieceNoun("place", PLACE_KEYS)
GOOD: Final = PieceNoun("good", GOODS)
CARD: Final = PieceNoun("card", CARD_KEYS, phrases.card)
BUILDING: Final = PieceNoun("building", BUILDING_KEYS, phrases.building)
AMOUNTS: Final = AmountsNoun("goods", GOODS, phrases.amounts)
TOOLS: Final = AmountsNoun("tools", TOOL_KEYS, phrases.tools)

VOCABULARY: Final = Vocabulary(
    "stone_age",
    {
        "place": PLACE,
        "good": GOOD,
        "card": CARD,
        "building": BUILDING,
        "paid": AMOUNTS,
        "taken": AMOUNTS,
        "tools": TOOLS,
        "dice": NUMBERS,
        "buyer": SEAT,
        "limit": WORD,
        "cause": WORD,
        "count": NUMBER,
        "divisor": NUMBER,
        "figures": NUMBER,
        "food": NUMBER,
        "home": NUMBER,
        "level": NUMBER,
        "missing": NUMBER,
        "number": NUMBER,
        "points": NUMBER,
        "price": NUMBER,
        "space": NUMBER,
        "stack": NUMBER,
        "total": NUMBER,
        "value": NUMBER,
    },
)


class StoneAgeEvent(Event):
    """Something that happened in a game of Stone Age."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY


class StoneAgeAsked(Asked):
    """A question of Stone Age."""

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY
