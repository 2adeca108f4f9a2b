"""How the pieces of The Lost Mines are named to people: phrases for cards, treasures and dwarfs."""

from collections.abc import Sequence

from grotto.core.phrase import Phrase
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CLANS,
    MINE_KEYS,
    ROLES,
    SYMBOLS,
    TREASURES,
    UNKNOWN,
)


def card(kind: int) -> Phrase:
    """Name a card of the deck; one that may not be known is just a card."""
    return Phrase("lost_mines-card", {"card": CARD_KEYS[kind] if kind != UNKNOWN else "unknown"})


def cards(kinds: Sequence[int]) -> tuple[Phrase, ...]:
    """Name several cards."""
    return tuple(card(kind) for kind in kinds)


def mine(index: int) -> Phrase:
    """Name a mine by what is in it."""
    return Phrase("lost_mines-mine", {"mine": MINE_KEYS[index]})


def treasure(index: int) -> Phrase:
    """Name a treasure by symbol and value."""
    row = TREASURES[index]
    return Phrase("lost_mines-treasure", {"symbol": SYMBOLS[row.symbol], "value": row.value})


def dwarf(clan: int, role: int) -> Phrase:
    """Name a dwarf by clan and role."""
    return Phrase("lost_mines-dwarf", {"clan": CLANS[clan], "role": ROLES[role]})
