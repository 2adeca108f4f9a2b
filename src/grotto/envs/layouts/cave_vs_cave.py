"""What an observation of Cave vs Cave holds."""

from typing import Final

from grotto.envs import reading
from grotto.envs.layout import ROUND, TO_ACT, Field, Layout, Values, View, question_field
from grotto.envs.native.cave_vs_cave import KINDS, MOST_EFFECTS, CaveEncoder
from grotto.games.cave_vs_cave.components import (
    BORDER_KEYS,
    CELL_KEYS,
    GOODS,
    ROOM_KEYS,
    SIDE_KEYS,
    TILE_KEYS,
)

_ROOMS: Final = len(ROOM_KEYS)
_TILES: Final = len(TILE_KEYS)
_CELLS: Final = len(CELL_KEYS)

_TABLE: Final = (
    ROUND,
    Field("rounds", 1, "rounds in all"),
    TO_ACT,
    Field("first", 0, "who has the starting player token, by seat", 1),
    question_field(KINDS),
    Field("room", _ROOMS, "room: the room that is used"),
    Field("room_effects", MOST_EFFECTS, "room: its effects that are open"),
    Field("tile", _TILES, "the tile of this turn"),
    Field("face_up", _TILES, "tiles that lie face up"),
    Field("left", MOST_EFFECTS, "effects of the tile that are open; those of blue rooms come last"),
    Field("uses", 1, "rooms that may still be used"),
    Field("used", _ROOMS, "rooms used in this turn"),
    Field("display", _ROOMS, "rooms on display"),
    Field("unseen", _ROOMS, "rooms that lie face down somewhere"),
    Field("removed", _ROOMS, "rooms out of the game"),
    Field("stack", 1, "rooms in the stack of a game alone"),
    Field("walls_left", 1, "walls in the supply"),
)
_PLAYER: Final = (
    Field("points", 2, "points: above zero, below zero"),
    Field("goods", len(GOODS), ", ".join(GOODS)),
    Field("face_down", _CELLS, "cells with a room face down"),
    Field("empty", _CELLS, "empty caverns"),
    Field("rooms", _CELLS * _ROOMS, "the room in each cell"),
    Field("walls", len(BORDER_KEYS), "borders with a wall"),
    Field("extra", len(SIDE_KEYS), "natural walls of the additional cavern: n, e, s, w"),
    Field("tiles", _TILES, "tiles taken in this round"),
    Field("turns_left", 1, "turns to begin in this round"),
)


def _of_table(view: View, viewer: int) -> Values:
    seats, question = len(view["players"]), reading.question_of(view)
    in_room = question.get("kind") == "room"
    effects = map(str, question["effects"] if in_room else [])
    numbers = [str(number) for number in range(MOST_EFFECTS)]
    return {
        **reading.head_of(view, viewer, KINDS),
        "rounds": [view["rounds"]],
        "first": reading.seat_flags([view["first"]], viewer, seats),
        "room": reading.one_hot(question.get("room"), ROOM_KEYS),
        "room_effects": reading.flags(effects, numbers),
        "tile": reading.one_hot(view["tile"], TILE_KEYS),
        "face_up": reading.flags(view["face_up"], TILE_KEYS),
        "left": reading.flags(map(str, view["left"]), numbers),
        "uses": [view["uses"]],
        "used": reading.flags(view["used"], ROOM_KEYS),
        "display": reading.flags(view["display"], ROOM_KEYS),
        "unseen": reading.flags(view["unseen"], ROOM_KEYS),
        "removed": reading.flags(view["removed"], ROOM_KEYS),
        "stack": [view["stack"]],
        "walls_left": [view["walls_left"]],
    }


def _of_player(view: View, seat: int, _viewer: int) -> Values:
    player = view["players"][seat]
    rooms = player["rooms"]
    return {
        "points": reading.points_of(player["points"]),
        "goods": reading.counts(player["goods"], GOODS),
        "face_down": reading.flags(player["face_down"], CELL_KEYS),
        "empty": reading.flags(player["empty"], CELL_KEYS),
        "rooms": [
            flag for cell in CELL_KEYS for flag in reading.one_hot(rooms.get(cell), ROOM_KEYS)
        ],
        "walls": reading.flags(player["walls"], BORDER_KEYS),
        "extra": reading.flags(player["extra_natural"], SIDE_KEYS),
        "tiles": reading.flags(player["tiles"], TILE_KEYS),
        "turns_left": [player["turns_left"]],
    }


LAYOUT: Final = Layout(_TABLE, _PLAYER, _of_table, _of_player, CaveEncoder)
