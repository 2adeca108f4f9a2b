"""The state of a game of Cave vs Cave: everything needed to continue it."""

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.bags import keys_in
from grotto.core.decision import Agenda
from grotto.core.outcome import Outcome
from grotto.core.state import State
from grotto.games.cave_vs_cave.components import (
    AT_TURN_END,
    BORDER_KEYS,
    CELL_KEYS,
    DUEL_ROUNDS,
    EACH_EFFECT,
    EXTRA_SIDES,
    GOODS,
    NO_EXTRA,
    OPPOSITE,
    PRINTED_FLAX,
    ROOM_KEYS,
    SOLO_ROUNDS,
    THREE_WALLS,
    TILE_KEYS,
    WALLS,
)
from grotto.games.cave_vs_cave.player import NO_ROOM, Player
from grotto.games.cave_vs_cave.rules.scoring import marks, sheet

NO_TILE: Final = -1
"""Stands for the tile of a turn that has not been taken yet."""


@dataclass(frozen=True)
class Switches:
    """The options of a table; states share them."""

    first_player: int  # a seat, or `CHANCE` when one is drawn
    blue_rooms_active_at_once: bool
    wood_before_room: bool
    retting_room_counts: str
    junction_room_takes_gold: bool
    undermining_ignores_all_walls: bool
    extra_cavern_walls: str
    solo_reveal: str
    renovation_test: str

    def dump(self) -> list[int]:
        """Return all switches as numbers; of two words the second is 1."""
        return [
            self.first_player,
            int(self.blue_rooms_active_at_once),
            int(self.wood_before_room),
            int(self.retting_room_counts == PRINTED_FLAX),
            int(self.junction_room_takes_gold),
            int(self.undermining_ignores_all_walls),
            int(self.extra_cavern_walls == OPPOSITE),
            int(self.solo_reveal == AT_TURN_END),
            int(self.renovation_test == EACH_EFFECT),
        ]


@final
@mypyc_attr(acyclic=True)
class CaveState(State):
    """The table and the players' caves, and how far the turn in progress has come.

    Which rooms lie face down where is decided only when they are turned up.
    """

    __slots__ = (
        "bag",
        "display",
        "dug",
        "face_up",
        "first",
        "fresh",
        "left",
        "players",
        "removed",
        "round",
        "stack",
        "switches",
        "tile",
        "used",
        "uses",
    )

    def __init__(
        self,
        agenda: Agenda,
        switches: Switches,
        players: list[Player],
        first: int,
        round_: int,
        face_up: int,
        display: int,
        bag: int,
        stack: int,
        removed: int,
        tile: int,
        left: int,
        uses: int,
        used: int,
        dug: int,
        fresh: int,
    ) -> None:
        super().__init__(agenda)
        self.switches = switches
        self.players = players
        self.first = first  # seat with the starting-player token
        self.round = round_
        self.face_up = face_up  # action tiles revealed so far
        self.display = display  # rooms that can be furnished
        self.bag = bag  # rooms nobody has seen: in the caves and in the stack
        self.stack = stack  # rooms in the face-down stack of a solo game
        self.removed = removed  # rooms out of a solo game
        self.tile = tile  # taken in this turn, or `NO_TILE`
        self.left = left  # effects of that tile that are still open, as bits
        self.uses = uses  # rooms that may still be used by the action in progress
        self.used = used  # rooms used in this turn
        self.dug = dug  # caverns dug in this turn, until a solo reveal is settled
        self.fresh = fresh  # blue rooms that sleep until the turn ends

    def copy(self) -> "CaveState":
        """Return an independent twin; pending questions and switches are immutable and shared."""
        return CaveState(
            self.agenda.copy(),
            self.switches,
            [player.copy() for player in self.players],
            self.first,
            self.round,
            self.face_up,
            self.display,
            self.bag,
            self.stack,
            self.removed,
            self.tile,
            self.left,
            self.uses,
            self.used,
            self.dug,
            self.fresh,
        )

    def outcome(self) -> Outcome:
        """Score every seat; alone one plays for 50 and 60 points."""
        return Outcome(tuple(sheet(player) for player in self.players), marks(len(self.players)))

    def key(self) -> object:
        return (
            self.switches,
            self.round,
            self.first,
            self.face_up,
            self.display,
            self.bag,
            self.stack,
            self.removed,
            self.tile,
            self.left,
            self.uses,
            self.used,
            self.dug,
            self.fresh,
            tuple([player.key() for player in self.players]),
            tuple([entry.text() for entry in self.agenda]),
        )

    def dump(self) -> dict[str, object]:
        """Return the whole truth as canonical plain values."""
        return {
            "switches": self.switches.dump(),
            "round": self.round,
            "first": self.first,
            "face_up": keys_in(self.face_up, TILE_KEYS),
            "display": keys_in(self.display, ROOM_KEYS),
            "bag": keys_in(self.bag, ROOM_KEYS),
            "stack": self.stack,
            "removed": keys_in(self.removed, ROOM_KEYS),
            "tile": tile_key(self.tile),
            "left": self.left,
            "uses": self.uses,
            "used": keys_in(self.used, ROOM_KEYS),
            "dug": self.dug,
            "fresh": keys_in(self.fresh, ROOM_KEYS),
            "players": [_dump_player(player) for player in self.players],
            "agenda": [entry.text() for entry in self.agenda],
        }


def is_solo(state: CaveState) -> bool:
    """Tell whether one plays alone."""
    return len(state.players) == 1


def rounds_of(state: CaveState) -> tuple[int, ...]:
    """Return the numbers on the action board, by round."""
    return SOLO_ROUNDS if len(state.players) == 1 else DUEL_ROUNDS


def turns_each(state: CaveState) -> int:
    """Return how many turns each player takes in this round."""
    return rounds_of(state)[state.round - 1]


def walls_left(state: CaveState) -> int:
    """Count the walls in the common supply."""
    built = 0
    for player in state.players:
        built += player.walls.bit_count()
    return WALLS - built


def tile_key(tile: int) -> str:
    """Return the id of a tile, or nothing for none."""
    return TILE_KEYS[tile] if tile != NO_TILE else ""


def room_key(room: int) -> str:
    """Return the id of a room, or nothing for none."""
    return ROOM_KEYS[room] if room != NO_ROOM else ""


def extra_key(extra: int) -> str:
    """Return which side of the additional cavern lies up, or nothing."""
    return "" if extra == NO_EXTRA else EXTRA_SIDES[extra == THREE_WALLS]


def _dump_player(player: Player) -> dict[str, object]:
    return {
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "hidden": keys_in(player.hidden, CELL_KEYS),
        "empty": keys_in(player.empty, CELL_KEYS),
        "walls": keys_in(player.walls, BORDER_KEYS),
        "rooms": [room_key(room) for room in player.layout],
        "extra": extra_key(player.extra),
        "tiles": keys_in(player.tiles, TILE_KEYS),
    }
