"""How the pieces of The Lost Mines are named to people: phrases for cards, treasures and dwarfs."""

from collections.abc import Sequence

from grotto.core.phrase import Phrase
from grotto.games.lost_mines.components import (
    CARDS,
    CLANS,
    MINE_KEYS,
    PATH,
    ROLES,
    SYMBOLS,
    TREASURES,
    UNKNOWN,
)


def card_name(kind: int) -> Phrase:
    """Name a kind of card by itself."""
    row = CARDS[kind]
    if row.effect != PATH:
        return Phrase("lost_mines-action-name", {"card": row.key})
    shape = row.key.removeprefix(f"{row.feature}_")
    return Phrase("lost_mines-path-name", {"feature": row.feature, "shape": shape})


def card(kind: int) -> Phrase:
    """Name a card of the deck; one that may not be known is just a card."""
    if kind == UNKNOWN:
        return Phrase("lost_mines-card-unknown")
    return Phrase("lost_mines-card", {"name": card_name(kind)})


def cards(kinds: Sequence[int]) -> tuple[Phrase, ...]:
    """Name several cards; equal ones are counted."""
    return tuple(
        Phrase("lost_mines-card-listed", {"name": card_name(kind), "count": kinds.count(kind)})
        for kind in sorted(set(kinds))
    )


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


def way(turned: int) -> str:
    """Name the way a card lies."""
    return "turned" if turned else "upright"
