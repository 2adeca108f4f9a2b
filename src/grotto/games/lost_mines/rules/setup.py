"""Setup of a game: options, the table, and who begins [MIN-1, MIN-10]."""

from collections.abc import Mapping
from typing import Final, final

from grotto.core.action import Action
from grotto.core.decision import Chance
from grotto.core.errors import WrongOption
from grotto.core.options import OFF_ON, Option, Value
from grotto.core.stream import Stream
from grotto.games.lost_mines.components import MOST_ROUNDS, MOST_SEATS, NO_SEAT, ROUNDS
from grotto.games.lost_mines.deals import FIRST, First
from grotto.games.lost_mines.rules.rounds import BEGIN_ROUND, clear_table, new_secrets
from grotto.games.lost_mines.state import LostMinesState, Switches

DRAWN: Final = "random"

OPTIONS: Final[tuple[Option, ...]] = (
    Option("rounds", ROUNDS, tuple(range(1, MOST_ROUNDS + 1)), "MIN-10.1"),
    Option("first_player", DRAWN, (DRAWN, *map(str, range(MOST_SEATS))), "MIN-10.2"),
    Option("collector_may_look_at_own_treasure", default=False, choices=OFF_ON, rule="MIN-10.3"),
    Option("early_end_vote", default=True, choices=OFF_ON, rule="MIN-10.4"),
    Option("one_edge_token_per_connection", default=True, choices=OFF_ON, rule="MIN-10.5"),
    Option("trap_token_stays_after_triggering", default=True, choices=OFF_ON, rule="MIN-10.6"),
    Option("skipped_turn_collects_treasure", default=False, choices=OFF_ON, rule="MIN-10.7"),
)


@final
class DrawFirstPlayer(Chance[LostMinesState]):
    """A seat is drawn to begin the first round [ruling R40]."""

    __slots__ = ()

    def text(self) -> str:
        """Write the pending draw."""
        return "first"

    def options(self, state: LostMinesState) -> list[Action]:
        """List all seats."""
        return [*FIRST[: len(state.hands)]]

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        """Draw one."""
        return FIRST[stream.below(len(state.hands))]

    def odds(self, state: LostMinesState, action: Action) -> float:
        """Every seat is as likely."""
        return 1 / len(state.hands)

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """That seat begins."""
        assert isinstance(action, First)
        state.first = action.seat


def set_up(seats: int, options: Mapping[str, Value]) -> LostMinesState:
    """The table is cleared; the first player is drawn, then a round begins.

    Raises:
        WrongOption: when the first player is to be a seat that nobody takes.
    """
    switches = read_switches(options)
    if switches.first_player >= seats:
        allowed = ", ".join([DRAWN, *map(str, range(seats))])
        raise WrongOption("first_player", str(switches.first_player), allowed)
    state = bare_table(seats, switches)
    state.agenda.append(BEGIN_ROUND)
    if switches.first_player < 0:
        state.agenda.append(DRAW_FIRST_PLAYER)
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
        hands=[()] * seats,
        buried=[()] * seats,
        spent=[],
        deck=[],
        pile=0,
        cells=[],
        rims=[],
        frontier=[],
        laid=[],
        pawns=[],
        traps=(),
        trolls=(),
    )
    clear_table(state)
    return state


def read_switches(options: Mapping[str, Value]) -> Switches:
    """Turn complete options into switches."""
    first = options["first_player"]
    return Switches(
        rounds=int(options["rounds"]),
        first_player=-1 if first == DRAWN else int(first),
        collector_looks=bool(options["collector_may_look_at_own_treasure"]),
        vote=bool(options["early_end_vote"]),
        one_token=bool(options["one_edge_token_per_connection"]),
        traps_stay=bool(options["trap_token_stays_after_triggering"]),
        skipped_collect=bool(options["skipped_turn_collects_treasure"]),
    )


DRAW_FIRST_PLAYER: Final = DrawFirstPlayer()
