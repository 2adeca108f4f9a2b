"""Setup of a game: options, the table, and who begins [MIN-1, MIN-10]."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from grotto.core.options import OFF_ON, Option, Value
from grotto.core.seats import CHANCE
from grotto.core.starting import DrawFirst, first_player_option
from grotto.core.switches import switches_of
from grotto.games.lost_mines.components import MOST_ROUNDS, MOST_SEATS, NO_SEAT, ROUNDS
from grotto.games.lost_mines.rules.rounds import BEGIN_ROUND, clear_table, new_secrets
from grotto.games.lost_mines.state import LostMinesState, Switches

OPTIONS: Final[tuple[Option, ...]] = (
    Option("rounds", ROUNDS, tuple(range(1, MOST_ROUNDS + 1)), "MIN-10.1"),
    first_player_option(MOST_SEATS, "MIN-10.2"),
    Option("collector_may_look_at_own_treasure", default=False, choices=OFF_ON, rule="MIN-10.3"),
    Option("early_end_vote", default=True, choices=OFF_ON, rule="MIN-10.4"),
    Option("one_edge_token_per_connection", default=True, choices=OFF_ON, rule="MIN-10.5"),
    Option("trap_token_stays_after_triggering", default=True, choices=OFF_ON, rule="MIN-10.6"),
    Option("skipped_turn_collects_treasure", default=False, choices=OFF_ON, rule="MIN-10.7"),
    Option("lay_beside_closed_mine", default=True, choices=OFF_ON, rule="MIN-10.8"),
    Option("early_end_needs_unreachable_mine", default=False, choices=OFF_ON, rule="MIN-10.9"),
)


@final
class DrawFirstPlayer(DrawFirst[LostMinesState]):
    """A seat is drawn to begin the first round [ruling R40]."""

    __slots__ = ()

    rule: ClassVar[str] = "MIN-1.5"

    def begin_with(self, state: LostMinesState, seat: int) -> None:
        """That seat begins."""
        state.first = seat


def set_up(seats: int, options: Mapping[str, Value]) -> LostMinesState:
    """The table is cleared; the first player is drawn, then a round begins.

    Raises:
        WrongOption: when the first player is to be a seat that nobody takes.
    """
    switches = switches_of(Switches, options, seats)
    state = bare_table(seats, switches)
    state.agenda.append(BEGIN_ROUND)
    if switches.first_player == CHANCE:
        state.agenda.append(DrawFirstPlayer(seats))
    return state


def bare_table(seats: int, switches: Switches) -> LostMinesState:
    """Return a table before its first round."""
    state = LostMinesState(
        agenda=[],
        switches=switches,
        first=max(switches.first_player, 0),
        last=NO_SEAT,
        tallies=(),
        secrets=new_secrets(),
        hands=[b""] * seats,
        buried=[],
        spent=b"",
        deck=b"",
        pile=0,
        cells=b"",
        rims=b"",
        frontier=b"",
        laid=b"",
        pawns=b"",
        traps=b"",
        trolls=b"",
    )
    clear_table(state)
    return state
