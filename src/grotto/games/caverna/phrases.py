"""How pieces of Caverna are named to people: phrases for goods, spaces, tiles and cells."""

from collections.abc import Sequence

from grotto.core.phrase import Phrase
from grotto.games.caverna.components import GOODS, NOTHING, SHEEP, Goods
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.home_board import CELL_KEYS, LANDSCAPE
from grotto.games.caverna.loot import LOOT
from grotto.games.caverna.spaces import SPACES


def amount(good: int, count: int) -> Phrase:
    """Name some of one good, as what is taken or given."""
    return Phrase("caverna-amount", {"good": GOODS[good], "count": count})


def one(good: int) -> Phrase:
    """Name one of a good, as what is taken or given."""
    return amount(good, 1)


def amounts(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Name some of several goods, as what is taken or given; leave out what there is none of."""
    return tuple(amount(good, count) for good, count in enumerate(counts) if count > 0)


def stocks(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Name some of several goods, as what is there or missing."""
    return tuple(
        Phrase("caverna-stock", {"good": GOODS[good], "count": count})
        for good, count in enumerate(counts)
        if count > 0
    )


def animals(counts: Sequence[int]) -> Goods:
    """Return farm animals, counted by type, as goods."""
    return NOTHING[:SHEEP] + tuple(counts)


def herd(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Name farm animals that somebody keeps."""
    return amounts(animals(counts))


def young(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Name farm animals that are born."""
    return stocks(animals(counts))


def space(index: int) -> Phrase:
    """Name an action space."""
    return Phrase("caverna-space", {"space": SPACES[index].key})


def spaces(members: Sequence[int]) -> tuple[Phrase, ...]:
    """Name several action spaces."""
    return tuple(space(index) for index in members)


def furnishing(tile: int) -> Phrase:
    """Name a furnishing tile."""
    return Phrase("caverna-furnishing", {"tile": FURNISHINGS[tile].key})


def landscape(tile: int) -> Phrase:
    """Name a landscape tile."""
    return Phrase("caverna-landscape", {"tile": LANDSCAPE[tile]})


def item(index: int) -> Phrase:
    """Name an item of loot."""
    return Phrase("caverna-loot", {"item": LOOT[index].key})


def cell(index: int) -> str:
    """Name a cell of the home board."""
    return CELL_KEYS[index].upper()


def cells(members: Sequence[int]) -> tuple[Phrase, ...]:
    """Name several cells."""
    return tuple(Phrase("caverna-cell", {"cell": cell(index)}) for index in members)
