"""Setup: caves, display, stack, tiles and the starting player [CVC-1, CVC-13]."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from grotto.core.options import OFF_ON, Option, Value
from grotto.core.seats import CHANCE
from grotto.core.starting import DrawFirst, first_player_option
from grotto.core.switches import switches_of
from grotto.games.cave_vs_cave.components import (
    ADJACENT,
    AT_ONCE,
    AT_TURN_END,
    DARK_ROOMS,
    DWARF,
    EACH_EFFECT,
    FACE_DOWN_EACH,
    LIGHT_ROOMS,
    MOST_SEATS,
    OPPOSITE,
    PRINTED_FLAX,
    RECEIVED_FLAX,
    SOLO_REMOVED,
    WHEN_TAKEN,
)
from grotto.games.cave_vs_cave.events import Started
from grotto.games.cave_vs_cave.player import new_player
from grotto.games.cave_vs_cave.rules.rounds import BEGIN_ROUND, tiles_with_back
from grotto.games.cave_vs_cave.rules.solo import REMOVE_ROOM
from grotto.games.cave_vs_cave.state import NO_TILE, CaveState, Switches

OPTIONS: Final[tuple[Option, ...]] = (
    first_player_option(MOST_SEATS, "CVC-13.1"),
    Option("blue_rooms_active_at_once", default=True, choices=OFF_ON, rule="CVC-13.2"),
    Option("wood_before_room", default=True, choices=OFF_ON, rule="CVC-13.3"),
    Option("retting_room_counts", RECEIVED_FLAX, (RECEIVED_FLAX, PRINTED_FLAX), "CVC-13.4"),
    Option("junction_room_takes_gold", default=True, choices=OFF_ON, rule="CVC-13.5"),
    Option("undermining_ignores_all_walls", default=True, choices=OFF_ON, rule="CVC-13.6"),
    Option("extra_cavern_walls", ADJACENT, (ADJACENT, OPPOSITE), "CVC-13.7"),
    Option("solo_reveal", AT_ONCE, (AT_ONCE, AT_TURN_END), "CVC-13.8"),
    Option("renovation_test", WHEN_TAKEN, (WHEN_TAKEN, EACH_EFFECT), "CVC-13.9"),
)


@final
class DrawStartingPlayer(DrawFirst[CaveState]):
    """A seat is drawn to start the game."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-1.6"

    def begin_with(self, state: CaveState, seat: int) -> None:
        """Hand over the starting-player token."""
        state.first = seat
        state.tell_numbers(Started, seat)


def set_up(seats: int, options: Mapping[str, Value]) -> CaveState:
    """Each cave gets nine of the dark rooms, face down; alone, the other nine form a stack.

    Raises:
        WrongOption: when the starting player is to be a seat that nobody takes.
    """
    switches = switches_of(Switches, options, seats)
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
