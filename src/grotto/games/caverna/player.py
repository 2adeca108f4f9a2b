"""One player: goods and dwarfs, and the home board with all that was laid and built on it."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.games.caverna.components import FIRST_DWARFS, FOOD, GOOD_COUNT
from grotto.games.caverna.home_board import BOARD, CELL_COUNT, ENTRY_DWELLING, START_CAVERN

NO_TILE: Final = -1
"""Stands for the furnishing of a cell that has none."""

AT_HOME: Final = -1
NEWBORN: Final = -2
"""Where a dwarf is, unless on an action space."""


@final
@mypyc_attr(acyclic=True)
class Home:
    """A home board. Sets of cells are bits of an int; a covered cell is in exactly one of them.

    Twins of a player share it, so it is never changed where it is, but by `renewed_home`.
    """

    __slots__ = (
        "caverns",
        "deep_tunnels",
        "fields",
        "furnished",
        "grain",
        "large_pastures",
        "layout",
        "meadows",
        "ore_mines",
        "ruby_mines",
        "small_pastures",
        "stables",
        "tunnels",
        "vegetables",
    )

    def __init__(
        self,
        meadows: int,
        fields: int,
        small_pastures: int,
        large_pastures: tuple[int, ...],
        stables: int,
        grain: tuple[int, ...],
        vegetables: tuple[int, ...],
        caverns: int,
        tunnels: int,
        deep_tunnels: int,
        ore_mines: int,
        ruby_mines: int,
        furnished: int,
        layout: tuple[int, ...],
    ) -> None:
        self.meadows = meadows
        self.fields = fields
        self.small_pastures = small_pastures
        self.large_pastures = large_pastures  # the two cells of each
        self.stables = stables  # on forest, meadows and pastures
        self.grain = grain  # the fields with 1, 2 and 3 grain
        self.vegetables = vegetables  # the fields with 1 and 2 vegetables
        self.caverns = caverns  # empty ones
        self.tunnels = tunnels  # ordinary ones
        self.deep_tunnels = deep_tunnels
        self.ore_mines = ore_mines
        self.ruby_mines = ruby_mines
        self.furnished = furnished  # the entry-level dwelling too
        self.layout = layout  # the furnishing tile in each cell

    def copy(self) -> "Home":
        """Return an independent twin."""
        return Home(
            self.meadows,
            self.fields,
            self.small_pastures,
            self.large_pastures,
            self.stables,
            self.grain,
            self.vegetables,
            self.caverns,
            self.tunnels,
            self.deep_tunnels,
            self.ore_mines,
            self.ruby_mines,
            self.furnished,
            self.layout,
        )

    def key(self) -> object:
        """Return a hashable value that is equal for equal home boards only."""
        return (
            self.meadows,
            self.fields,
            self.small_pastures,
            self.large_pastures,
            self.stables,
            self.grain,
            self.vegetables,
            self.caverns,
            self.tunnels,
            self.deep_tunnels,
            self.ore_mines,
            self.ruby_mines,
            self.layout,
        )


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one seat owns."""

    __slots__ = (
        "begging",
        "deliveries",
        "extended",
        "goods",
        "home",
        "tiles",
        "weapons",
        "whereabouts",
    )

    def __init__(
        self,
        goods: list[int],
        home: Home,
        tiles: int,
        weapons: tuple[int, ...],
        whereabouts: tuple[int, ...],
        deliveries: tuple[int, ...],
        begging: int,
        extended: int,
    ) -> None:
        self.goods = goods  # by good, animals too
        self.home = home
        self.tiles = tiles  # kinds of furnishing tiles
        self.weapons = weapons  # strength by dwarf; 0 means unarmed
        self.whereabouts = whereabouts  # by dwarf: a space, `AT_HOME` or `NEWBORN`
        self.deliveries = deliveries  # rounds still to come of each supplier
        self.begging = begging
        self.extended = extended  # how often both halves of Extension were used

    def copy(self) -> "Player":
        """Return an independent twin; both share the home board until one of them changes it."""
        return Player(
            self.goods.copy(),
            self.home,
            self.tiles,
            self.weapons,
            self.whereabouts,
            self.deliveries,
            self.begging,
            self.extended,
        )

    def key(self) -> object:
        """Return a hashable value that is equal for equal players only."""
        return (
            tuple(self.goods),
            self.home.key(),
            self.tiles,
            self.weapons,
            self.whereabouts,
            self.deliveries,
            self.begging,
            self.extended,
        )


def new_player(food: int) -> Player:
    """Return what every player starts with."""
    goods = [0] * GOOD_COUNT
    goods[FOOD] = food
    return Player(
        goods=goods,
        home=new_home(),
        tiles=0,
        weapons=(0,) * FIRST_DWARFS,
        whereabouts=(AT_HOME,) * FIRST_DWARFS,
        deliveries=(0, 0, 0),
        begging=0,
        extended=0,
    )


def new_home() -> Home:
    """Return the fresh home board: an entry-level dwelling and one cavern."""
    return Home(
        meadows=0,
        fields=0,
        small_pastures=0,
        large_pastures=(),
        stables=0,
        grain=(0, 0, 0),
        vegetables=(0, 0),
        caverns=1 << START_CAVERN,
        tunnels=0,
        deep_tunnels=0,
        ore_mines=0,
        ruby_mines=0,
        furnished=1 << ENTRY_DWELLING,
        layout=(NO_TILE,) * CELL_COUNT,
    )


def renewed_home(player: Player) -> Home:
    """Give a player a new home board like the old one, and return it to be changed."""
    home = player.home.copy()
    player.home = home
    return home


def owns(player: Player, tile: int) -> bool:
    """Tell whether a furnishing tile is in this home and not covered."""
    return bool(player.tiles >> tile & 1)


def pasture_cells(home: Home) -> int:
    """Return all cells of large pastures."""
    cells = 0
    for pasture in home.large_pastures:
        cells |= pasture
    return cells


def forest_tiles(home: Home) -> int:
    """Return the covered cells of the forest."""
    return home.meadows | home.fields | home.small_pastures | pasture_cells(home)


def mountain_tiles(home: Home) -> int:
    """Return the covered cells of the mountain, the entry-level dwelling among them."""
    return (
        home.caverns
        | home.tunnels
        | home.deep_tunnels
        | home.ore_mines
        | home.ruby_mines
        | home.furnished
    )


def unused_space(home: Home) -> int:
    """Return the cells of the board with neither tile nor stable."""
    return BOARD & ~(forest_tiles(home) | mountain_tiles(home) | home.stables)


def sown_fields(home: Home) -> int:
    """Return the fields on which something grows."""
    return home.grain[0] | home.grain[1] | home.grain[2] | home.vegetables[0] | home.vegetables[1]


def empty_fields(home: Home) -> int:
    """Return the fields on which nothing grows."""
    return home.fields & ~sown_fields(home)
