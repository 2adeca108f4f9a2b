"""Every answer there is, built once and shared. There are finitely many, so all can be listed."""

from typing import Final

from grotto.core.action import END, Action, Word
from grotto.core.bags import members
from grotto.core.starting import FIRST
from grotto.games.cave_vs_cave.actions import (
    Build,
    Dig,
    Exchange,
    Furnish,
    Gain,
    Lay,
    Raze,
    Remove,
    Replenish,
    RevealRoom,
    RevealTile,
    Take,
    Trade,
    Use,
)
from grotto.games.cave_vs_cave.components import (
    BOARD_CELLS,
    BORDERS,
    CELL_COUNT,
    DARK_ROOMS,
    DIG,
    DUEL_ROUNDS,
    EDIBLE,
    EXTRA_SIDES,
    FURNISH,
    GAIN,
    GOOD_COUNT,
    LIGHT_ROOMS,
    MOST_SEATS,
    REPLENISH,
    ROOM_COUNT,
    ROOMS,
    TILE_COUNT,
    TILES,
    TRADE,
    Deed,
    Goods,
    goods,
)

DEEDS: Final[list[Deed]] = [
    deed
    for effects in (*(tile.effects for tile in TILES), *(room.effects for room in ROOMS))
    for effect in effects
    for deed in effect
]
"""Everything that tiles and rooms let one do."""


def surcharges(deed: Deed) -> list[Goods]:
    """List what furnishing by a deed can cost besides the room, over all rounds."""
    if deed.per_turn:
        return [goods(food=turns) for turns in sorted(set(DUEL_ROUNDS))]
    return [deed.pay]


def _distinct(all_of_them: list[Goods]) -> list[Goods]:
    return list(dict.fromkeys(all_of_them))


DONE: Final = Word("done", "cave_vs_cave-action-done", END)
TAKE: Final = [Take(tile) for tile in range(TILE_COUNT)]
USE: Final = [Use(room) for room in range(ROOM_COUNT)]
BUILD: Final = [Build(border) for border in range(len(BORDERS))]
RAZE: Final = [Raze(border) for border in range(len(BORDERS))]
LAY: Final[list[Action]] = [Lay(side) for side in range(len(EXTRA_SIDES))]
EXCHANGE: Final = [Exchange(good) for good in range(GOOD_COUNT)]
REVEAL_TILE: Final = [RevealTile(tile) for tile in range(TILE_COUNT)]
REVEAL_ROOM: Final = [RevealRoom(room) for room in range(ROOM_COUNT)]
REMOVE: Final = [Remove(room) for room in range(ROOM_COUNT)]
GAINS: Final = {deed.get: Gain(deed.get) for deed in DEEDS if deed.kind == GAIN}
TRADES: Final = {
    deed.pay + deed.get: Trade(deed.pay, deed.get) for deed in DEEDS if deed.kind == TRADE
}
REPLENISHMENTS: Final = {deed.get: Replenish(deed.get) for deed in DEEDS if deed.kind == REPLENISH}
DIGS: Final = {
    deed.pay: [Dig(cell, deed.pay, deed.count) for cell in range(BOARD_CELLS)]
    for deed in dict.fromkeys(deed for deed in DEEDS if deed.kind == DIG and not deed.through_walls)
}
"""Digs by price and cell."""

FURNISHINGS: Final = {
    pay: [[Furnish(room, cell, pay) for cell in range(CELL_COUNT)] for room in range(ROOM_COUNT)]
    for pay in _distinct(
        [pay for deed in DEEDS if deed.kind == FURNISH for pay in surcharges(deed)]
    )
}
"""Furnishings by surcharge, room and cell."""


ANSWERS: Final[list[Action]] = [
    DONE,
    *TAKE,
    *USE,
    *BUILD,
    *RAZE,
    *LAY,
    *(EXCHANGE[good] for good in EDIBLE),
    *FIRST[:MOST_SEATS],
    *REVEAL_TILE,
    *(REVEAL_ROOM[room] for room in members(DARK_ROOMS)),
    *(REMOVE[room] for room in members(LIGHT_ROOMS)),
    *GAINS.values(),
    *TRADES.values(),
    *REPLENISHMENTS.values(),
    *(dig for digs in DIGS.values() for dig in digs),
    *(
        furnish
        for by_room in FURNISHINGS.values()
        for by_cell in by_room[1:]
        for furnish in by_cell
    ),
]
"""Everything that can be said in this game."""
