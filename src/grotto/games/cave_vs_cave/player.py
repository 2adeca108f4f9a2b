"""One player's cave: goods, cells, walls and rooms."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.games.cave_vs_cave.components import (
    BOARD_CELLS,
    CELL_COUNT,
    DUG_AT_START,
    ENTRANCE,
    ENTRANCE_CELL,
    GOOD_COUNT,
    NO_EXTRA,
    START_EACH,
)

NO_ROOM: Final = -1
"""Stands in `layout` for a cell without a furnished room."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one seat owns. Sets of cells, borders, rooms and tiles are bits of an int."""

    __slots__ = ("empty", "extra", "goods", "hidden", "layout", "rooms", "tiles", "walls")

    def __init__(
        self,
        goods: list[int],
        hidden: int,
        empty: int,
        walls: int,
        rooms: int,
        layout: tuple[int, ...],
        extra: int,
        tiles: int,
    ) -> None:
        self.goods = goods  # by good
        self.hidden = hidden  # cells with a face-down room
        self.empty = empty  # caverns without a room
        self.walls = walls  # borders with a built wall
        self.rooms = rooms  # furnished rooms, the entrance among them
        self.layout = layout  # the room in each cell
        self.extra = extra  # how the additional cavern lies, or `NO_EXTRA`
        self.tiles = tiles  # action tiles taken this round

    def copy(self) -> "Player":
        """Return an independent twin."""
        return Player(
            self.goods.copy(),
            self.hidden,
            self.empty,
            self.walls,
            self.rooms,
            self.layout,
            self.extra,
            self.tiles,
        )

    def key(self) -> object:
        """Return a hashable value that is equal for equal caves."""
        return (
            tuple(self.goods),
            self.hidden,
            self.empty,
            self.walls,
            self.layout,
            self.extra,
            self.tiles,
        )


def new_player() -> Player:
    """Return the cave every player starts with."""
    dug, entrance = 1 << DUG_AT_START, 1 << ENTRANCE_CELL
    layout = [NO_ROOM] * CELL_COUNT
    layout[ENTRANCE_CELL] = ENTRANCE
    return Player(
        goods=[START_EACH] * GOOD_COUNT,
        hidden=(1 << BOARD_CELLS) - 1 - dug - entrance,
        empty=dug,
        walls=0,
        rooms=1 << ENTRANCE,
        layout=tuple(layout),
        extra=NO_EXTRA,
        tiles=0,
    )
