"""Setup: home boards, action boards, cards and the starting player [CAV-1]."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from grotto.core.options import OFF_ON, Option, Value
from grotto.core.seats import CHANCE
from grotto.core.starting import DrawFirst, first_player_option
from grotto.core.switches import switches_of
from grotto.games.caverna.components import (
    FOOD,
    MOST_SEATS,
    QUESTION_MARKS,
    SOLO_FOOD,
    STARTING_FOOD,
    leaves,
)
from grotto.games.caverna.events import Started
from grotto.games.caverna.furnishings import ALL_TILES, INTRODUCTORY
from grotto.games.caverna.player import new_player
from grotto.games.caverna.rules.rounds import BEGIN_ROUND
from grotto.games.caverna.spaces import SPACE_COUNT, printed_spaces
from grotto.games.caverna.state import (
    FULL_GAME,
    INTRODUCTORY_GAME,
    NO_MARKER,
    CavernaState,
    Switches,
    seats_from,
)

OPTIONS: Final[tuple[Option, ...]] = (
    first_player_option(MOST_SEATS, "CAV-13.1"),
    Option("furnishings", FULL_GAME, (FULL_GAME, INTRODUCTORY_GAME), "CAV-13.2"),
    Option("carpenter_per_pasture", default=False, choices=OFF_ON, rule="CAV-13.3"),
    Option("drift_mining_needs_tile", default=False, choices=OFF_ON, rule="CAV-13.4"),
    Option("hidden_markers", default=False, choices=OFF_ON, rule="CAV-13.5"),
)


@final
class DrawFirstPlayer(DrawFirst[CavernaState]):
    """A seat is drawn to have the starting player token."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-1.2"

    def begin_with(self, state: CavernaState, seat: int) -> None:
        """Hand over the token; who comes later has more food."""
        give_token(state, seat)


def give_token(state: CavernaState, seat: int) -> None:
    """Starting food depends on the place in turn order."""
    state.start = seat
    for place, owner in enumerate(seats_from(state, seat)):
        state.players[owner].goods[FOOD] = STARTING_FOOD[place]
    state.tell_numbers(Started, seat)


def set_up(seats: int, options: Mapping[str, Value]) -> CavernaState:
    """Lay out the boards for so many players.

    Raises:
        WrongOption: when the first player is to be a seat that nobody takes.
    """
    switches = switches_of(Switches, options, seats)
    food = SOLO_FOOD if seats == 1 else 0  # dealt with the token where several play
    state = CavernaState(
        agenda=[BEGIN_ROUND],
        switches=switches,
        players=[new_player(food) for _ in range(seats)],
        start=0,
        round_=0,
        spaces=printed_spaces(seats),
        cards=(),
        piles=bytes(SPACE_COUNT),
        taken=0,
        supply=INTRODUCTORY if switches.furnishings == INTRODUCTORY_GAME else ALL_TILES,
        leaves=leaves(seats),
        questions=QUESTION_MARKS if seats > 1 else 0,
        marker=NO_MARKER,
        no_fields=0,
        no_breeding=0,
    )
    if seats > 1 and switches.first_player == CHANCE:
        state.agenda.append(DrawFirstPlayer(seats))
    elif seats > 1:
        give_token(state, switches.first_player)
    return state
