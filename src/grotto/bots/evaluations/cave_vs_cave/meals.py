"""What food is good for in the turn in progress: nothing is exchanged for it without need.

Whatever is left over can as well be exchanged in a later turn, when it is known what it is for.
"""

from typing import Final

from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import FOOD, ROOMS, TILES, USING, Effect
from grotto.games.cave_vs_cave.game import CaveState
from grotto.games.cave_vs_cave.rules.using import InRoom
from grotto.games.cave_vs_cave.state import turns_each


def _most(effect: Effect) -> int:
    return max(deed.pay[FOOD] for deed in effect)


TILE_MEALS: Final[list[list[int]]] = [[_most(effect) for effect in tile.effects] for tile in TILES]
ROOM_MEALS: Final[list[int]] = [sum(_most(effect) for effect in room.effects) for room in ROOMS]
"""The most food that effects of a tile take, and the use of a room."""

PAID_BY_TURNS: Final[list[int]] = [
    sum(1 << index for index, effect in enumerate(tile.effects) if effect[0].per_turn)
    for tile in TILES
]
"""The effects of a tile for which the number of turns in the round is paid in food."""

EATERS: Final = sum(1 << room for room, meal in enumerate(ROOM_MEALS) if meal)
"""The rooms that take food."""

PROSPECTING_MEAL: Final = 1
"""What the Prospecting Site takes; it comes after the effects of the tile."""


def needs_food(state: CaveState, seat: int) -> bool:
    """Tell whether all that is left of a turn could take more food than a seat has."""
    return state.players[seat].goods[FOOD] < _meals_of_tile(state) + _meals_of_rooms(state, seat)


def _meals_of_tile(state: CaveState) -> int:
    """Add up the food that the open effects of the tile take at most."""
    meals, food = TILE_MEALS[state.tile], 0
    for index in range(len(meals)):
        if state.left >> index & 1:
            food += meals[index]
    food += (state.left & PAID_BY_TURNS[state.tile]).bit_count() * turns_each(state)
    return food + PROSPECTING_MEAL if state.left >> len(meals) else food


def _meals_of_rooms(state: CaveState, seat: int) -> int:
    """Add up the food that rooms take at most which are in use or may still be used."""
    top, food = state.agenda[-1], 0
    if isinstance(top, InRoom):
        food = ROOM_MEALS[top.room]
    if state.uses or state.left & USING[state.tile]:
        for room in members(state.players[seat].rooms & EATERS & ~state.used):
            food += ROOM_MEALS[room]
    return food
