"""Setup: caves, display, stack, tiles and the starting player [CVC-1, CVC-13]."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from grotto.core.options import OFF_ON, Option, Value
from grotto.core.seats import CHANCE
from grotto.core.starting import DrawFirst, first_player_of, first_player_option
from grotto.games.cave_vs_cave.components import (
    DARK_ROOMS,
    DWARF,
    FACE_DOWN_EACH,
    LIGHT_ROOMS,
    MOST_SEATS,
    SOLO_REMOVED,
)
from grotto.games.cave_vs_cave.events import Started
from grotto.games.cave_vs_cave.player import new_player
from grotto.games.cave_vs_cave.rules.rounds import BEGIN_ROUND, tiles_with_back
from grotto.games.cave_vs_cave.rules.solo import REMOVE_ROOM
from grotto.games.cave_vs_cave.state import NO_TILE, CaveState, Switches

ADJACENT: Final = "adjacent"
RECEIVED: Final = "received"
AT_ONCE: Final = "at_once"
WHEN_TAKEN: Final = "when_taken"

OPTIONS: Final[tuple[Option, ...]] = (
    first_player_option(MOST_SEATS, "CVC-13.1"),
    Option("blue_rooms_active_at_once", default=True, choices=OFF_ON, rule="CVC-13.2"),
    Option("wood_before_room", default=True, choices=OFF_ON, rule="CVC-13.3"),
    Option("retting_room_counts", RECEIVED, (RECEIVED, "printed"), "CVC-13.4"),
    Option("junction_room_takes_gold", default=True, choices=OFF_ON, rule="CVC-13.5"),
    Option("undermining_ignores_all_walls", default=True, choices=OFF_ON, rule="CVC-13.6"),
    Option("extra_cavern_walls", ADJACENT, (ADJACENT, "opposite"), "CVC-13.7"),
    Option("solo_reveal", AT_ONCE, (AT_ONCE, "turn_end"), "CVC-13.8"),
    Option("renovation_test", WHEN_TAKEN, (WHEN_TAKEN, "each_effect"), "CVC-13.9"),
)


@final
class DrawStartingPlayer(DrawFirst[CaveState]):
    """A seat is drawn to start the game."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-1.6"

    def begin_with(self, state: CaveState, seat: int) -> None:
        """Hand over the starting-player token."""
        state.first = seat
        if state.log is not None:
            state.log.append(Started(seat))


def set_up(seats: int, options: Mapping[str, Value]) -> CaveState:
    """Each cave gets nine of the dark rooms, face down; alone, the other nine form a stack.

    Raises:
        WrongOption: when the starting player is to be a seat that nobody takes.
    """
    switches = read_switches(seats, options)
    solo = seats == 1
    state = CaveState(
        agenda=[BEGIN_ROUND],
        switches=switches,
        players=[new_player() for _ in range(seats)],
        first=max(switches.first_player, 0),
        round_=0,
        face_up=tiles_with_back(DWARF),
        display=LIGHT_ROOMS,
        bag=DARK_ROOMS,
        stack=FACE_DOWN_EACH if solo else 0,
        removed=0,
        tile=NO_TILE,
        left=0,
        uses=0,
        used=0,
        dug=0,
        fresh=0,
    )
    if solo:
        state.agenda += [REMOVE_ROOM] * SOLO_REMOVED
    elif switches.first_player == CHANCE:
        state.agenda.append(DrawStartingPlayer(seats))
    return state


def read_switches(seats: int, options: Mapping[str, Value]) -> Switches:
    """Turn complete options into switches.

    Raises:
        WrongOption: when the starting player is to be a seat that nobody takes.
    """
    return Switches(
        first_player=first_player_of(options, seats),
        blue_at_once=bool(options["blue_rooms_active_at_once"]),
        wood_first=bool(options["wood_before_room"]),
        printed_flax=options["retting_room_counts"] != RECEIVED,
        junction_takes_gold=bool(options["junction_room_takes_gold"]),
        undermines_all=bool(options["undermining_ignores_all_walls"]),
        opposite_walls=options["extra_cavern_walls"] != ADJACENT,
        reveal_at_turn_end=options["solo_reveal"] != AT_ONCE,
        gold_test_each_effect=options["renovation_test"] != WHEN_TAKEN,
    )
