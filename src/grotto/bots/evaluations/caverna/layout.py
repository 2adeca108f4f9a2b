"""Layout: the best place for whatever is laid or built; no other place need be tried.

A good place leaves room for further twin tiles, brings meadows and tunnels together, and uncovers
what lies hidden.
"""

from functools import lru_cache
from typing import Final

from grotto.bots.evaluations.caverna.land import pairs
from grotto.core.bags import members
from grotto.games.caverna.actions import NO_CELL, Lay
from grotto.games.caverna.components import FOOD, WILD_BOAR
from grotto.games.caverna.furnishings import DWELLINGS, OFFICE_ROOM, STATE_PARLOR
from grotto.games.caverna.home_board import (
    BOARD,
    CAVERN_TUNNEL,
    FIELD,
    FOREST,
    MEADOW,
    MEADOW_FIELD,
    MOUNTAIN,
    NEIGHBOURS,
    REWARD,
    TUNNEL,
)
from grotto.games.caverna.player import (
    Home,
    Player,
    forest_tiles,
    mountain_tiles,
    new_player,
    owns,
    pasture_cells,
)
from grotto.games.caverna.rules.counting import dwelling_cells
from grotto.games.caverna.rules.furnishing import furnishable_cells
from grotto.games.caverna.rules.land import single_cells, twin_offers

REMEMBERED: Final = 1 << 13
ROOM_FOR_TWINS: Final = 2.0
"""What it is worth to leave room for one more twin tile."""
TOGETHER: Final = 1.5
"""What two adjacent meadows, or tunnels, are worth."""
FOUND: Final = ((WILD_BOAR, 1.0), (FOOD, 0.4))
"""What hidden goods are worth."""
OVERHANG: Final = 1.0
"""What the Office room pays for a half over the edge, less the cell that stays bare."""

# ---- landscape tiles -----------------------------------------------------------------------------


def lies_best(player: Player, offer: Lay) -> bool:
    """Tell whether a tile would lie in its best place."""
    home = player.home
    forest = offer.tile in (MEADOW_FIELD, MEADOW, FIELD)
    covered = forest_tiles(home) if forest else mountain_tiles(home)
    alike = home.meadows if forest else home.tunnels
    stables = home.stables if forest else 0
    edge = owns(player, OFFICE_ROOM)
    if offer.other == NO_CELL:
        return offer.cell == single_place(offer.tile, covered, alike, stables)
    place = (offer.cell, offer.other)
    return place == twin_place(offer.tile, covered, alike, stables, edge=edge)


@lru_cache(REMEMBERED)
def twin_place(tile: int, covered: int, alike: int, stables: int, *, edge: bool) -> tuple[int, int]:
    """Return the best cells for a twin tile; `alike` are the meadows or tunnels there are."""
    offers = twin_offers(_bare(tile, covered, stables, edge=edge), tile)
    best, most = (NO_CELL, NO_CELL), float("-inf")
    for offer in offers:
        assert isinstance(offer, Lay)
        more = _alike_half(offer)
        score = _score(covered | 1 << offer.cell | 1 << offer.other, alike | more)
        score += _found(offer.cell) + _found(offer.other)
        if score > most:
            best, most = (offer.cell, offer.other), score
    return best


def _bare(tile: int, covered: int, stables: int, *, edge: bool) -> Player:
    """Return a player of whom only the covered cells matter."""
    player = new_player(0)
    if tile in (MEADOW_FIELD, MEADOW, FIELD):
        player.home.meadows, player.home.stables = covered, stables
    else:
        player.home.caverns = covered & ~player.home.furnished
    player.tiles = edge << OFFICE_ROOM
    return player


def _alike_half(offer: Lay) -> int:
    """Return the half of a twin tile that likes to lie beside others like it."""
    if offer.tile == MEADOW_FIELD:
        return 1 << offer.cell
    return 1 << offer.other if offer.tile == CAVERN_TUNNEL else 0


def _score(covered: int, alike: int) -> float:
    half = FOREST if covered & FOREST else MOUNTAIN
    room = pairs(half & BOARD & ~covered)
    over = (covered & ~BOARD).bit_count()
    return ROOM_FOR_TWINS * room + TOGETHER * pairs(alike) + OVERHANG * over


def _found(cell: int) -> float:
    return float(sum(price * REWARD[cell][good] for good, price in FOUND))


@lru_cache(REMEMBERED)
def single_place(tile: int, covered: int, alike: int, stables: int) -> int:
    """Return the best cell for a single tile."""
    best, most = NO_CELL, float("-inf")
    for cell in single_cells(_bare(tile, covered, stables, edge=False).home, tile):
        more = 1 << cell if tile in (MEADOW, TUNNEL) else 0
        score = _score(covered | 1 << cell, alike | more) + _found(cell)
        if score > most:
            best, most = cell, score
    return best


def leaves_pairs(cells: int, taken: int) -> bool:
    """Tell whether as many pairs as possible are left when `taken`, as many as it is, are used."""
    return pairs(cells & ~taken) == _most_left(cells, taken.bit_count())


@lru_cache(REMEMBERED)
def _most_left(cells: int, count: int) -> int:
    """Return how many pairs are left at best when one cell, or two adjacent ones, are used."""
    if count > 1:
        return max(0, pairs(cells) - 1)
    return max((pairs(cells & ~(1 << cell)) for cell in members(cells)), default=0)


# ---- fences, stables and furnishing tiles --------------------------------------------------------


def stable_places(home: Home) -> list[int]:
    """List the best pasture for a stable, the best meadow, and the best bare cell."""
    large = pasture_cells(home) & ~home.stables
    small = home.small_pastures & ~home.stables
    half_built = sum(
        pasture for pasture in home.large_pastures if (pasture & home.stables).bit_count() == 1
    )
    bare = FOREST & BOARD & ~forest_tiles(home) & ~home.stables
    groups = (
        large & half_built or large or small,
        home.meadows & ~home.stables,
        _hole(bare) or bare,
    )
    return [members(group)[0] for group in groups if group]


def _hole(bare: int) -> int:
    """Return bare cells that no twin tile needs."""
    return sum(1 << cell for cell in members(bare) if pairs(bare & ~(1 << cell)) == pairs(bare))


def furnishing_place(player: Player, tile: int) -> int:
    """Return the best cell for a furnishing tile: the State parlor loves dwellings around it."""
    cells = furnishable_cells(player, tile)
    home = player.home
    cells = cells & home.caverns or cells & home.deep_tunnels or cells
    if tile == STATE_PARLOR:
        return max(members(cells), key=lambda cell: _dwellings_and_caverns(home, cell))
    if DWELLINGS >> tile & 1 and owns(player, STATE_PARLOR):
        near = cells & NEIGHBOURS[home.layout.index(STATE_PARLOR)]
        return members(near or cells)[0]
    return members(cells)[-1]


def _dwellings_and_caverns(home: Home, cell: int) -> int:
    around = NEIGHBOURS[cell]
    return 2 * (around & dwelling_cells(home)).bit_count() + (around & home.caverns).bit_count()
