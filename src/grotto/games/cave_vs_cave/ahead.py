"""What players work out ahead: where rooms fit, what they cost and bring, and what rooms can do."""

from typing import Final, TypedDict

from grotto.core.bags import members
from grotto.games.cave_vs_cave.actions import price_of
from grotto.games.cave_vs_cave.answers import FURNISHINGS
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    BORDER_KEYS,
    CELL_KEYS,
    CELLS,
    DIG,
    EXTRA,
    EXTRA_NATURAL,
    FURNISH,
    GAIN,
    GOLD,
    GOODS,
    JUNCTION_ROOM,
    LIMITS,
    NOTHING,
    ORANGE_ROOMS,
    REPLENISH,
    ROOM_COUNT,
    ROOM_KEYS,
    ROOMS,
    SIDES,
    TRADE,
    WALL_CLASSES,
    WALL_KINDS,
    Goods,
)
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.rules.cave import (
    FITTING,
    accessible,
    accessible_by_undermining,
    borders_around,
    borders_of,
    walls_of,
)
from grotto.games.cave_vs_cave.rules.effects import (
    ROOM_EFFECTS,
    TILE_EFFECTS,
    Choice,
    goods_allow,
)
from grotto.games.cave_vs_cave.rules.furnishing import may_furnish_blue
from grotto.games.cave_vs_cave.rules.goods import can_pay, missing
from grotto.games.cave_vs_cave.rules.objections import opened
from grotto.games.cave_vs_cave.state import NO_TILE, CaveState, rounds_of, turns_each


class FitView(TypedDict):
    """What a cavern lacks for a class of rooms; nothing when they fit as it is."""

    build: list[str]  # borders that need a wall
    raze: list[str]  # borders whose wall must go


class CavernView(TypedDict):
    """An empty cavern: how it is walled, and which rooms fit or could be made to."""

    walls: str  # of `WALL_KINDS`
    fits: dict[str, FitView]  # by the class of walls that a room asks for; the others never fit


class FurnishView(TypedDict):
    """What a room on display would take and bring to one player now."""

    cells: list[str]  # empty caverns whose walls fit
    too_blue: bool  # blue rooms would be as many as orange ones
    missing: dict[str, int]  # of its cost, and of the nearest surcharge of the turn in progress
    points: int  # of the room, less the gold that it costs itself


# ---- walls ---------------------------------------------------------------------------------------

_CAVERNS: Final[dict[tuple[int, int, int], CavernView]] = {}
"""Memo of a pure function, by cell, shape of the additional cavern and walls around: about 200."""


def caverns(player: Player) -> dict[str, CavernView]:
    """Describe every empty cavern, by its cell."""
    return {CELL_KEYS[cell]: _cavern(player, cell) for cell in members(player.empty)}


def _cavern(player: Player, cell: int) -> CavernView:
    built = player.walls & borders_around(1 << cell)
    known = (cell, player.extra if cell == EXTRA else 0, built)
    cavern = _CAVERNS.get(known)
    if cavern is None:
        cavern = _CAVERNS[known] = _described(player, cell, built)
    return cavern


def _described(player: Player, cell: int, built: int) -> CavernView:
    natural = EXTRA_NATURAL[player.extra] if cell == EXTRA else CELLS[cell].natural
    borders = {side: border for border, side in borders_of(cell)}
    walls = natural | sum(side for side, border in borders.items() if built >> border & 1)
    fits = {name: _fit(demand, walls, natural) for name, demand in WALL_CLASSES.items()}
    return {
        "walls": WALL_KINDS[walls_of(player, cell)],
        "fits": {
            name: {
                "build": [BORDER_KEYS[borders[side]] for side in SIDES if fit[0] & side],
                "raze": [BORDER_KEYS[borders[side]] for side in SIDES if fit[1] & side],
            }
            for name, fit in fits.items()
            if not fit[1] & natural
        },
    }


def _fit(demand: str, walls: int, natural: int) -> tuple[int, int]:
    """Return the sides that lack a wall and those that have one too many, in the best turn."""
    turned = [demand[turn:] + demand[:turn] for turn in range(len(SIDES))]
    ways = [(_sides(way, "r") & ~walls, walls & _sides(way, "-")) for way in turned]
    return min(ways, key=lambda way: _burden(way, natural))


def _sides(demand: str, sign: str) -> int:
    return sum(side for side, printed in zip(SIDES, demand, strict=True) if printed == sign)


def _burden(way: tuple[int, int], natural: int) -> int:
    """Razing is rarer than building, and natural walls stay for good."""
    lacking, excess = way
    return lacking.bit_count() + 2 * excess.bit_count() + 100 * (excess & natural).bit_count()


def reachable(player: Player) -> list[str]:
    """List the face-down rooms that can be dug."""
    return [CELL_KEYS[cell] for cell in members(accessible(player))]


def behind_walls(state: CaveState, player: Player) -> list[str]:
    """List the face-down rooms that only Undermining can dig."""
    if not player.walls:
        return []
    all_walls = state.switches.undermining_ignores_all_walls
    cells = accessible_by_undermining(player, all_walls=all_walls)
    return [CELL_KEYS[cell] for cell in members(cells & ~accessible(player))]


# ---- furnishing ----------------------------------------------------------------------------------


Price = list[tuple[str, int, int]]
"""What is to pay: goods by key and number, with their amounts."""


def _prices(surcharge: Goods) -> list[Price]:
    """Return the prices of all rooms, with a surcharge on top."""
    whole = [price_of(room, surcharge) for room in range(ROOM_COUNT)]
    return [
        [(GOODS[good], good, count) for good, count in enumerate(price) if count] for price in whole
    ]


_PRICES: Final[dict[Goods, list[Price]]] = {
    surcharge: _prices(surcharge) for surcharge in [NOTHING, *FURNISHINGS]
}
"""By surcharge and room."""


def furnishing(state: CaveState, seat: int) -> dict[str, FurnishView]:
    """Say of every room on display what it would take and bring to `seat`."""
    player = state.players[seat]
    prices = [_PRICES[surcharge] for surcharge in surcharges_now(state, seat)]
    cells = [(CELL_KEYS[cell], FITTING[walls_of(player, cell)]) for cell in members(player.empty)]
    too_blue = 0 if may_furnish_blue(player) else BLUE_ROOMS
    return {
        ROOM_KEYS[room]: {
            "cells": [cell for cell, rooms in cells if rooms >> room & 1],
            "too_blue": bool(too_blue >> room & 1),
            "missing": _lacking(player.goods, [rooms[room] for rooms in prices]),
            "points": ROOMS[room].points - ROOMS[room].cost[GOLD],
        }
        for room in members(state.display)
    }


def surcharges_now(state: CaveState, seat: int) -> list[Goods]:
    """List what `seat` pays on top of a room in this turn; nothing when that is not known yet."""
    if state.tile == NO_TILE or state.turn() != seat:
        return [NOTHING]
    turns = turns_each(state)
    open_ = opened(TILE_EFFECTS[state.tile], state.left)
    return [row.surcharges[turns] for row in open_ if row.kind == FURNISH] or [NOTHING]


def _lacking(held: list[int], prices: list[Price]) -> dict[str, int]:
    """Return what is missing of the price that is nearest."""
    lacking = [
        {key: count - held[good] for key, good, count in price if held[good] < count}
        for price in prices
    ]
    return min(lacking, key=_size) if len(lacking) > 1 else lacking[0]


def _size(lacking: dict[str, int]) -> int:
    return sum(lacking.values())


# ---- using ---------------------------------------------------------------------------------------


def uses(state: CaveState, player: Player) -> dict[str, list[list[int]]]:
    """Say what using each orange room of a player would bring.

    That is, for each of its effects, the alternatives that can be paid and change something.
    """
    return {
        ROOM_KEYS[room]: [
            [at for at, choice in enumerate(choices) if brings(state, player, room, choice)]
            for choices in ROOM_EFFECTS[room]
        ]
        for room in members(player.rooms & ORANGE_ROOMS)
    }


def brings(state: CaveState, player: Player, room: int, choice: Choice) -> bool:
    """Tell whether one alternative of a room can be paid and would change something."""
    if choice.kind == GAIN:
        return goods_allow(player, choice) and _has_space(player, choice.get)
    if choice.kind == REPLENISH:
        return any(missing(player, choice.get))
    if choice.kind == TRADE and choice.pay[GOLD] and room == JUNCTION_ROOM:
        return state.switches.junction_room_takes_gold and can_pay(player, choice.pay)
    is_idle = choice.kind == DIG and not accessible(player)
    return not is_idle and can_pay(player, choice.pay)


def _has_space(player: Player, get: Goods) -> bool:
    return any(
        count and held < limit for count, held, limit in zip(get, player.goods, LIMITS, strict=True)
    )


# ---- time ----------------------------------------------------------------------------------------


def turns_left(state: CaveState, player: Player) -> int:
    """Count the turns that a player has still to begin in this round."""
    return turns_each(state) - player.tiles.bit_count() if state.round else 0


def turns_later(state: CaveState) -> int:
    """Count the turns of each player in the rounds after this one."""
    return sum(rounds_of(state)[state.round :])
