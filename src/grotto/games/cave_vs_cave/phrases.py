"""How pieces of Cave vs Cave are named to people: phrases for goods, rooms, cells and walls."""

from grotto.core.phrase import Phrase
from grotto.games.cave_vs_cave.components import (
    BORDERS,
    CELL_KEYS,
    EXTRA,
    GOODS,
    ROOMS,
    TILES,
    WALL_KINDS,
    Goods,
)


def amounts(counts: Goods) -> tuple[Phrase, ...]:
    """Name some of several goods, leaving out those there are none of."""
    return tuple(
        Phrase("cave_vs_cave-amount", {"good": GOODS[good], "count": count})
        for good, count in enumerate(counts)
        if count > 0
    )


def levels(counts: Goods) -> tuple[Phrase, ...]:
    """Name the levels that goods are replenished to."""
    return tuple(
        Phrase("cave_vs_cave-level", {"good": GOODS[good], "count": count})
        for good, count in enumerate(counts)
        if count > 0
    )


def tile(index: int) -> Phrase:
    """Name an action tile."""
    return Phrase("cave_vs_cave-tile", {"tile": TILES[index].key})


def room(index: int) -> Phrase:
    """Name a room."""
    return Phrase("cave_vs_cave-room", {"room": ROOMS[index].key})


def cell(index: int) -> Phrase:
    """Name a cell of the board, or the additional cavern."""
    if index == EXTRA:
        return Phrase("cave_vs_cave-cell-extra")
    return Phrase("cave_vs_cave-cell", {"cell": CELL_KEYS[index].upper()})


def border(index: int) -> Phrase:
    """Name a place for a wall."""
    row = BORDERS[index]
    if row.other < 0:
        return Phrase("cave_vs_cave-border-extra", {"side": row.key.removeprefix("x-")})
    first, second = CELL_KEYS[row.cell].upper(), CELL_KEYS[row.other].upper()
    return Phrase("cave_vs_cave-border", {"first": first, "second": second})


def walls(kinds: list[int]) -> tuple[Phrase, ...]:
    """Name ways in which a cavern may be walled."""
    return tuple(Phrase("cave_vs_cave-walls", {"kind": WALL_KINDS[kind]}) for kind in kinds)
