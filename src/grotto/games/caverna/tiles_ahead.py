"""What each furnishing tile would cost a seat, and what it would score for it now."""

from typing import TypedDict

from grotto.core.bags import keys_in, members
from grotto.games.caverna.actions import SWAP_REF
from grotto.games.caverna.components import Goods
from grotto.games.caverna.furnishings import FURNISHING_KEYS, FURNISHINGS
from grotto.games.caverna.home_board import CELL_KEYS, MOUNTAIN
from grotto.games.caverna.player import NO_TILE, Player, renewed_home
from grotto.games.caverna.rules.furnishing import furnishable_cells, welcome_gift
from grotto.games.caverna.rules.prices import furnishing_price, payable_swaps, swapped
from grotto.games.caverna.rules.scoring import total
from grotto.games.caverna.rules.supply import missing, pay
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import AMOUNTS


class TileAhead(TypedDict):
    """A tile on offer, for one seat."""

    tile: str
    price: dict[str, int]  # with all discounts
    missing: dict[str, int]
    swap: str  # of the Builder, to lose the fewest points; empty if it cannot be paid
    cells: list[str]  # where it could be put
    best: str  # of these cells: the one that scores most; empty if there is none
    points: int  # it would add there to those of the seat now, apart from its price
    gets: dict[str, int]  # what it would give there at once


def tiles_ahead(state: CavernaState, seat: int) -> list[TileAhead]:
    """Return all tiles on offer."""
    player = state.players[seat]
    points = total(player)
    return [_tile_ahead(player, tile, points) for tile in members(state.supply)]


def _tile_ahead(player: Player, tile: int, points: int) -> TileAhead:
    price = furnishing_price(player, FURNISHINGS[tile].cost)
    cells = furnishable_cells(player, tile)
    best, cell = max((total(_with(player, tile, cell)), -cell) for cell in _homes(player, cells))
    return {
        "tile": FURNISHING_KEYS[tile],
        "price": dict(AMOUNTS.counts(price)),
        "missing": dict(AMOUNTS.counts(missing(player, price))),
        "swap": _best_swap(player, price),
        "cells": keys_in(cells, CELL_KEYS),
        "best": CELL_KEYS[-cell] if cells else "",
        "points": best - points,
        "gets": dict(AMOUNTS.counts(welcome_gift(player, tile, -cell))),
    }


def _best_swap(player: Player, price: Goods) -> str:
    """Return the way of paying that keeps most points, the plain one among equals."""
    ways = [
        (_points_after(player, swapped(price, swap)), -swap)
        for swap in payable_swaps(player, price)
    ]
    return SWAP_REF[-max(ways)[1]].key if ways else ""


def _points_after(player: Player, price: Goods) -> int:
    twin = player.copy()
    pay(twin, price)
    return total(twin)


def _homes(player: Player, cells: int) -> list[int]:
    """List where a tile could be; where there is no cavern, any cell without one will do."""
    if cells:
        return members(cells)
    layout = player.home.layout
    return [cell for cell in members(MOUNTAIN) if layout[cell] == NO_TILE][:1]


def _with(player: Player, tile: int, cell: int) -> Player:
    """Return a twin who has the tile, without asking for a cavern or a price."""
    twin = player.copy()
    home = renewed_home(twin)
    layout = list(home.layout)
    if layout[cell] != NO_TILE:
        twin.tiles &= ~(1 << layout[cell])
    layout[cell] = tile
    home.layout = tuple(layout)
    twin.tiles |= 1 << tile
    return twin
