"""How pieces of Caverna are named to people: phrases for goods, spaces, tiles and cells."""

from grotto.core.phrase import Phrase
from grotto.games.caverna.components import FARM_KEYS, GOODS, Goods
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.home_board import CELL_KEYS, LANDSCAPE
from grotto.games.caverna.spaces import LOOT, SPACES


def amount(good: int, count: int) -> Phrase:
    """Name some of one good."""
    return Phrase("caverna-amount", {"good": GOODS[good], "count": count})


def amounts(counts: Goods) -> tuple[Phrase, ...]:
    """Name some of several goods, leaving out those there are none of."""
    return tuple(amount(good, count) for good, count in enumerate(counts) if count > 0)


def herd(counts: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Name farm animals, by type."""
    return tuple(
        Phrase("caverna-amount", {"good": FARM_KEYS[kind], "count": count})
        for kind, count in enumerate(counts)
        if count > 0
    )


def space(index: int) -> Phrase:
    """Name an action space."""
    return Phrase("caverna-space", {"space": SPACES[index].key})


def furnishing(tile: int) -> Phrase:
    """Name a furnishing tile."""
    return Phrase("caverna-furnishing", {"tile": FURNISHINGS[tile].key})


def landscape(tile: int) -> Phrase:
    """Name a landscape tile."""
    return Phrase("caverna-landscape", {"tile": LANDSCAPE[tile]})


def item(index: int) -> Phrase:
    """Name an item of loot."""
    return Phrase("caverna-loot", {"item": LOOT[index].key})


def cell(index: int) -> Phrase:
    """Name a cell of the home board."""
    return Phrase("caverna-cell", {"cell": CELL_KEYS[index].upper()})


def cells(members: list[int]) -> tuple[Phrase, ...]:
    """Name several cells."""
    return tuple(cell(index) for index in members)
