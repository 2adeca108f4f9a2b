"""What is printed on the pieces of Cave vs Cave, for drawings."""

from typing import Final

from grotto.core.bags import keys_in
from grotto.games.cave_vs_cave.components import (
    BORDERS,
    BREACH,
    CELL_KEYS,
    CELLS,
    DEED_KEYS,
    DUEL_ROUNDS,
    DUG_AT_START,
    EDIBLE,
    ENTRANCE_CELL,
    EXTRA_NATURAL,
    EXTRA_SIDES,
    FOOD,
    GOODS,
    LIMITS,
    ROOM_KEYS,
    ROOMS,
    SOLO_GOAL,
    SOLO_MASTERY,
    SOLO_ROUNDS,
    START_EACH,
    TILE_KEYS,
    TILES,
    WALL_CLASSES,
    WALL_KINDS,
    WALLS,
)
from grotto.games.cave_vs_cave.rules.cave import FITTING
from grotto.games.cave_vs_cave.rules.effects import rooms_triggered_by


def _fitting_kinds() -> dict[str, list[str]]:
    """Return how a cavern may be walled for each class of rooms."""
    samples = {room.walls: number for number, room in enumerate(ROOMS) if room.walls}
    return {
        name: [kind for kind, fit in zip(WALL_KINDS, FITTING, strict=True) if fit >> sample & 1]
        for name, sample in samples.items()
    }


FITTING_KINDS: Final = _fitting_kinds()
"""How a cavern may be walled, by the class of walls that a room asks for."""

FACTS: Final[dict[str, object]] = {
    "GOODS": GOODS,
    "LIMITS": LIMITS,
    "START_EACH": START_EACH,
    # The free exchange: one of a good for one food, at any time.
    "EXCHANGES": [{"pay": {GOODS[good]: 1}, "get": {GOODS[FOOD]: 1}} for good in EDIBLE],
    "CELLS": CELLS,
    "BORDERS": BORDERS,
    "ENTRANCE_CELL": CELL_KEYS[ENTRANCE_CELL],
    "DUG_AT_START": CELL_KEYS[DUG_AT_START],
    "WALLS": WALLS,
    "WALL_CLASSES": WALL_CLASSES,
    "WALL_KINDS": WALL_KINDS,
    "FITTING_KINDS": FITTING_KINDS,
    "EXTRA_NATURAL": EXTRA_NATURAL,
    "EXTRA_SIDES": EXTRA_SIDES,
    # The kinds of deeds of tiles and rooms, by their numbers.
    "DEEDS": DEED_KEYS,
    "TILES": TILES,
    "ROOMS": ROOMS,
    # The blue rooms whose effects follow the printed ones of a tile, for their owner.
    "TRIGGERED": {
        key: [ROOM_KEYS[room] for room in rooms_triggered_by(tile)]
        for tile, key in enumerate(TILE_KEYS)
        if rooms_triggered_by(tile)
    },
    # The calendar: by round, the back of its new tile and the turns of each player.
    "DUEL_ROUNDS": DUEL_ROUNDS,
    "SOLO_ROUNDS": SOLO_ROUNDS,
    "NOT_IN_SOLO": keys_in(1 << BREACH, TILE_KEYS),
    "SOLO_GOAL": SOLO_GOAL,
    "SOLO_MASTERY": SOLO_MASTERY,
}
