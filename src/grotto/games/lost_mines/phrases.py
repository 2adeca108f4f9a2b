"""How the pieces of The Lost Mines are named to people: phrases for cards, treasures and dwarfs.

What a viewer may not know has no name; sentences about it do not speak of it.
"""

from collections.abc import Sequence

from grotto.core.nouns import UNKNOWN
from grotto.core.phrase import Arg, Phrase
from grotto.games.lost_mines.components import (
    CARDS,
    CLANS,
    MINE_KEYS,
    PATH,
    ROLE_COUNT,
    ROLES,
    SYMBOLS,
    TREASURES,
)


def card_name(kind: int) -> Phrase:
    """Name a kind of card by itself."""
    row = CARDS[kind]
    if row.effect != PATH:
        return Phrase("lost_mines-action-name", {"card": row.key})
    return Phrase("lost_mines-path-name", {"feature": row.feature, "shape": row.shape})


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


def mine(index: int) -> Arg:
    """Name a mine by what is in it."""
    return Phrase("lost_mines-mine", {"mine": MINE_KEYS[index]}) if index != UNKNOWN else ""


def treasure(index: int) -> Arg:
    """Name a treasure by symbol and value."""
    if index == UNKNOWN:
        return ""
    row = TREASURES[index]
    return Phrase("lost_mines-treasure", {"symbol": SYMBOLS[row.symbol], "value": row.value})


def dwarf(index: int) -> Phrase:
    """Name a dwarf card by clan and role."""
    clan, role = divmod(index, ROLE_COUNT)
    return Phrase("lost_mines-dwarf", {"clan": CLANS[clan], "role": ROLES[role]})
