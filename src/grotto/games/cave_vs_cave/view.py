"""Who may know what.

Views are built from nothing, field by field: what nobody lists here stays secret [CVC-12]. Which
rooms lie face down is known to nobody, not even to the state, so everybody sees the same.
"""

from typing import TypedDict

from grotto.core.asked import QuestionView
from grotto.core.bags import keys_in, members
from grotto.core.ending import EndingView
from grotto.core.state import question_of
from grotto.games.cave_vs_cave.ahead import (
    CavernView,
    FurnishView,
    behind_walls,
    caverns,
    furnishing,
    reachable,
    turns_later,
    turns_left,
    uses,
)
from grotto.games.cave_vs_cave.components import (
    BORDER_KEYS,
    CELL_KEYS,
    DWARF,
    EXTRA_NATURAL,
    FOOD,
    GOODS,
    ROOM_KEYS,
    SIDE_KEYS,
    TILE_KEYS,
    TILES,
)
from grotto.games.cave_vs_cave.player import NO_ROOM
from grotto.games.cave_vs_cave.rules.scoring import sheet
from grotto.games.cave_vs_cave.state import (
    CaveState,
    extra_key,
    rounds_of,
    tile_key,
    turns_each,
    walls_left,
)


class PlayerView(TypedDict):
    """A cave as everybody sees it."""

    points: int
    goods: dict[str, int]
    face_down: list[str]  # cells
    empty: list[str]  # cells
    rooms: dict[str, str]  # by cell
    walls: list[str]  # borders
    extra: str  # which side of the additional cavern lies up; empty without it
    extra_natural: list[str]  # its natural walls: n, e, s, w
    tiles: list[str]  # taken this round
    turns_left: int  # to begin in this round
    caverns: dict[str, CavernView]  # the empty ones, by cell
    accessible: list[str]  # face-down rooms that can be dug,
    behind_walls: list[str]  # and those that only Undermining digs
    furnishing: dict[str, FurnishView]  # the rooms on display
    uses: dict[str, list[list[int]]]  # by orange room and effect, the alternatives that help now


class CaveView(TypedDict):
    """The table as everybody sees it."""

    round: int
    rounds: int
    endings: list[EndingView]
    turns: int  # of each player in this round; 0 before the first
    turns_later: int  # of each player in the rounds that follow
    per_turn: dict[str, int]  # the price that goes by the turns of the round
    first: int
    to_act: int
    question: QuestionView | None
    face_up: list[str]  # action tiles
    coming: list[int]  # the backs of the tiles still face down
    tile: str  # taken in this turn; empty before
    left: list[int]  # its effects that are still open; blue rooms' effects come after the printed
    uses: int  # rooms that the use in progress still allows
    used: list[str]  # rooms, in this turn
    display: list[str]
    unseen: list[str]  # rooms that lie face down somewhere
    stack: int
    removed: list[str]
    walls_left: int
    players: list[PlayerView]


def view(state: CaveState) -> CaveView:
    """Return what anybody may know."""
    rounds = rounds_of(state)
    revealed = sum(TILES[tile].back != DWARF for tile in members(state.face_up))
    return {
        "round": state.round,
        "rounds": len(rounds),
        "endings": [{"kind": "rounds", "left": len(rounds) - state.round}],
        "turns": turns_each(state) if state.round else 0,
        "turns_later": turns_later(state),
        "per_turn": {GOODS[FOOD]: turns_each(state)} if state.round else {},
        "first": state.first,
        "to_act": state.to_act(),
        "question": question_of(state),
        "face_up": keys_in(state.face_up, TILE_KEYS),
        "coming": list(rounds[revealed:]),
        "tile": tile_key(state.tile),
        "left": list(members(state.left)),
        "uses": state.uses,
        "used": keys_in(state.used, ROOM_KEYS),
        "display": keys_in(state.display, ROOM_KEYS),
        "unseen": keys_in(state.bag, ROOM_KEYS),
        "stack": state.stack,
        "removed": keys_in(state.removed, ROOM_KEYS),
        "walls_left": walls_left(state),
        "players": [_view_player(state, seat) for seat in range(len(state.players))],
    }


def _view_player(state: CaveState, seat: int) -> PlayerView:
    player = state.players[seat]
    return {
        "points": sheet(player).total,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "face_down": keys_in(player.hidden, CELL_KEYS),
        "empty": keys_in(player.empty, CELL_KEYS),
        "rooms": {
            CELL_KEYS[cell]: ROOM_KEYS[room]
            for cell, room in enumerate(player.layout)
            if room != NO_ROOM
        },
        "walls": keys_in(player.walls, BORDER_KEYS),
        "extra": extra_key(player.extra),
        "extra_natural": keys_in(EXTRA_NATURAL[player.extra], SIDE_KEYS),
        "tiles": keys_in(player.tiles, TILE_KEYS),
        "turns_left": turns_left(state, player),
        "caverns": caverns(player),
        "accessible": reachable(player),
        "behind_walls": behind_walls(state, player),
        "furnishing": furnishing(state, seat),
        "uses": uses(state, player),
    }
