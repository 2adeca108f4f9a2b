"""Observations of Cave vs Cave from its state; the same as those made from views."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.state import State
from grotto.envs.native.encoder import Encoder
from grotto.envs.native.rows import (
    KeptFlags,
    add_count,
    add_counts,
    add_flags,
    add_points,
    add_seat,
    one_hots,
)
from grotto.games.cave_vs_cave.ahead import turns_left
from grotto.games.cave_vs_cave.components import (
    BORDERS,
    CELL_COUNT,
    ENTRANCE,
    EXTRA_NATURAL,
    GOLD,
    ROOM_COUNT,
    SIDES,
    TILE_COUNT,
)
from grotto.games.cave_vs_cave.player import Player, new_player
from grotto.games.cave_vs_cave.rules.digging import DigAgain
from grotto.games.cave_vs_cave.rules.furnishing import ChooseSide
from grotto.games.cave_vs_cave.rules.scoring import points_of
from grotto.games.cave_vs_cave.rules.turns import CarryOut, ChooseTile
from grotto.games.cave_vs_cave.rules.using import InRoom
from grotto.games.cave_vs_cave.state import CaveState, rounds_of, walls_left

KINDS: Final[tuple[str, ...]] = ("take", "carry-out", "room", "dig-again", "side")
"""The kinds of questions."""

MOST_EFFECTS: Final = 8
"""No tile and no room has more, those of blue rooms counted."""

_KIND: Final = one_hots(len(KINDS))
_ROOM: Final = one_hots(ROOM_COUNT)
_TILE: Final = one_hots(TILE_COUNT)


@final
@mypyc_attr(acyclic=True)
class CaveEncoder(Encoder):
    """Keeps the rows of caves and of sets of rooms until something in them changes."""

    __slots__ = ("_bag", "_caves", "_display", "_face_up", "_removed", "_used")

    def __init__(self, seats: int) -> None:
        self._face_up: Final = KeptFlags(TILE_COUNT)
        self._used: Final = KeptFlags(ROOM_COUNT)
        self._display: Final = KeptFlags(ROOM_COUNT)
        self._bag: Final = KeptFlags(ROOM_COUNT)
        self._removed: Final = KeptFlags(ROOM_COUNT)
        self._caves: Final = [_Cave() for _ in range(seats)]  # by seat

    def observe(self, state: State, viewer: int) -> bytearray:
        assert isinstance(state, CaveState)
        rows: list[bytes] = []
        seats = len(state.players)
        add_count(rows, state.round)
        add_count(rows, len(rounds_of(state)))
        add_seat(rows, state.to_act(), viewer, seats)
        add_seat(rows, state.first, viewer, seats)
        _add_question(rows, state)
        rows.append(_TILE[state.tile])
        rows.append(self._face_up.row(state.face_up))
        add_flags(rows, state.left, MOST_EFFECTS)
        add_count(rows, state.uses)
        rows.append(self._used.row(state.used))
        rows.append(self._display.row(state.display))
        rows.append(self._bag.row(state.bag))
        rows.append(self._removed.row(state.removed))
        add_count(rows, state.stack)
        add_count(rows, walls_left(state))
        for distance in range(seats):
            seat = (viewer + distance) % seats
            player = state.players[seat]
            self._caves[seat].add(rows, player)
            add_count(rows, turns_left(state, player))
        return bytearray().join(rows)


def _add_question(rows: list[bytes], state: CaveState) -> None:
    """Add the kind of the question and the room that it is about."""
    top = state.agenda[-1] if state.agenda else None
    kind, room, effects = -1, -1, 0
    if isinstance(top, ChooseTile):
        kind = 0
    elif isinstance(top, CarryOut):
        kind = 1
    elif isinstance(top, InRoom):
        kind, room, effects = 2, top.room, top.left
    elif isinstance(top, DigAgain):
        kind = 3
    elif isinstance(top, ChooseSide):
        kind = 4
    rows += [_KIND[kind], _ROOM[room]]
    add_flags(rows, effects, MOST_EFFECTS)


@final
@mypyc_attr(acyclic=True)
class _Cave:
    """The row of one cave, in pieces that are made again when what they show changes.

    Goods change at most steps, cells and walls at few.
    """

    __slots__ = ("_cells", "_goods", "_shown", "_tiles")

    def __init__(self) -> None:
        self._shown = new_player()
        self._goods = _goods_row(self._shown)
        self._cells = _cells_row(self._shown)
        self._tiles: Final = KeptFlags(TILE_COUNT)

    def add(self, rows: list[bytes], player: Player) -> None:
        """Add the row of a player."""
        shown = self._shown
        same_goods = player.goods == shown.goods and player.rooms == shown.rooms
        same_cells = _same_cells(player, shown)
        if not (same_goods and same_cells):
            self._shown = player.copy()
            if not same_goods:
                self._goods = _goods_row(player)
            if not same_cells:
                self._cells = _cells_row(player)
        rows.append(self._goods)
        rows.append(self._cells)
        rows.append(self._tiles.row(player.tiles))


def _goods_row(player: Player) -> bytes:
    """Return points and goods."""
    rows: list[bytes] = []
    add_points(rows, points_of(player.rooms & ~(1 << ENTRANCE)) + player.goods[GOLD])
    add_counts(rows, player.goods)
    return b"".join(rows)


def _same_cells(player: Player, shown: Player) -> bool:
    return (
        player.hidden == shown.hidden
        and player.empty == shown.empty
        and player.walls == shown.walls
        and player.extra == shown.extra
        and player.layout == shown.layout
    )


def _cells_row(player: Player) -> bytes:
    """Return what is in every cell, and all walls."""
    rows: list[bytes] = []
    add_flags(rows, player.hidden, CELL_COUNT)
    add_flags(rows, player.empty, CELL_COUNT)
    rows += [_ROOM[room] for room in player.layout]
    add_flags(rows, player.walls, len(BORDERS))
    add_flags(rows, EXTRA_NATURAL[player.extra], len(SIDES))
    return b"".join(rows)
