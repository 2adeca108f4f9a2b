"""Where animals live on a home board [CAV-8.2]."""

from typing import Final

from grotto.core.bags import members
from grotto.games.caverna.components import CATTLE, DOG, DONKEY, SHEEP, WILD_BOAR
from grotto.games.caverna.furnishings import (
    BREAKFAST_CATTLE,
    BREAKFAST_ROOM,
    CUDDLE_ROOM,
    ENTRY_ROOM,
    MIXED_DWELLING,
    MIXED_ROOM,
    STUBBLE_ROOM,
)
from grotto.games.caverna.home_board import CELL_COUNT, ENTRY_DWELLING
from grotto.games.caverna.player import Home, Player, empty_fields, forest_tiles, owns
from grotto.games.caverna.rules.housing import (
    ANY,
    MOST_ROOM,
    Herd,
    Holder,
    fits,
    most_of,
)

_PER_CELL: Final = 2


def _everywhere(only: int, room: int, *, watched: bool) -> list[Holder]:
    return [Holder(cell, only, room, watched=watched) for cell in range(CELL_COUNT)]


_MINES: Final[list[Holder]] = _everywhere(DONKEY - SHEEP, 1, watched=False)
_FOREST_STABLES: Final[list[Holder]] = _everywhere(WILD_BOAR - SHEEP, 1, watched=False)
_STUBBLE: Final[list[Holder]] = _everywhere(ANY, 1, watched=False)
_LAND: Final[list[list[Holder]]] = [
    _everywhere(ANY, room, watched=True) if room & (room - 1) == 0 else []
    for room in range(MOST_ROOM + 1)
]
"""Meadows and pastures, by their room."""
_ENTRY: Final = Holder(ENTRY_DWELLING, ANY, ENTRY_ROOM, watched=False)


def herd_of(player: Player) -> Herd:
    """Return the farm animals of a player, by type."""
    return tuple(player.goods[SHEEP : CATTLE + 1])


def has_room(player: Player, herd: Herd) -> bool:
    """Tell whether all these farm animals can be housed together."""
    total = sum(herd)
    if total <= ENTRY_ROOM and max(herd) == total:
        return True
    return fits(holders_of(player), player.goods[DOG], herd)


def housed_of(player: Player) -> Herd:
    """Return the farm animals that find room: all, or else as many as possible of them."""
    herd = herd_of(player)
    if has_room(player, herd):
        return herd
    return most_of(holders_of(player), player.goods[DOG], herd)[0]


def holders_of(player: Player) -> list[Holder]:
    """List every place that houses animals."""
    home = player.home
    found = mines(home)
    found += pastures(home)
    found += meadows(home)
    found += rooms(player)
    if owns(player, STUBBLE_ROOM):
        found += [_STUBBLE[cell] for cell in members(empty_fields(home))]
    return found


def mines(home: Home) -> list[Holder]:
    """A mine has room for one donkey; ore mines come first, since the Miner counts them."""
    cells = members(home.ore_mines) + members(home.ruby_mines)
    return [_MINES[cell] for cell in cells]


def pastures(home: Home) -> list[Holder]:
    """A pasture holds two animals per cell, and each stable doubles that."""
    small = [1 << cell for cell in members(home.small_pastures)]
    return [_pasture(home, cells) for cells in [*small, *home.large_pastures]]


def _pasture(home: Home, cells: int) -> Holder:
    room = _PER_CELL * cells.bit_count() << (cells & home.stables).bit_count()
    return _LAND[room][members(cells)[0]]


def meadows(home: Home) -> list[Holder]:
    """A stable has room for one animal on a meadow, and for one wild boar in the forest.

    A bare meadow holds only sheep that dogs watch.
    """
    found = [_LAND[home.stables >> cell & 1][cell] for cell in members(home.meadows)]
    forest = members(home.stables & ~forest_tiles(home))
    return found + [_FOREST_STABLES[cell] for cell in forest]


def rooms(player: Player) -> list[Holder]:
    """Some rooms of the cave house animals beside the dwarfs."""
    found = [_ENTRY]
    layout = player.home.layout
    if owns(player, MIXED_DWELLING):
        found.append(Holder(layout.index(MIXED_DWELLING), ANY, MIXED_ROOM, watched=False))
    if owns(player, CUDDLE_ROOM):
        dwarfs = len(player.weapons)
        found.append(Holder(layout.index(CUDDLE_ROOM), 0, dwarfs, watched=False))
    if owns(player, BREAKFAST_ROOM):
        cattle = CATTLE - SHEEP
        where = layout.index(BREAKFAST_ROOM)
        found.append(Holder(where, cattle, BREAKFAST_CATTLE, watched=False))
    return found
