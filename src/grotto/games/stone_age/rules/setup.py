"""Setup: mats, cards, building stacks and the first player [STA-1]."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from grotto.core.options import OFF_ON, Option, Value
from grotto.core.seats import CHANCE
from grotto.core.starting import DrawFirst, first_player_option
from grotto.core.switches import switches_of
from grotto.games.stone_age.components import (
    BUILDING_COUNT,
    CARD_COUNT,
    CARD_SPACES,
    MOST_SEATS,
    PLACE_COUNT,
    STACK_HEIGHT,
)
from grotto.games.stone_age.events import Started
from grotto.games.stone_age.player import new_player
from grotto.games.stone_age.rules.buildings import TURN_UP_TILE
from grotto.games.stone_age.rules.rounds import BEGIN_ROUND, TURN_UP_CARD
from grotto.games.stone_age.state import NO_CARD, NO_TILE, StoneAgeState, Switches

OPTIONS: Final[tuple[Option, ...]] = (
    Option("tool_tiles_limited", default=False, choices=OFF_ON, rule="STA-13.1"),
    Option("resources_limited", default=False, choices=OFF_ON, rule="STA-13.2"),
    Option("max_rounds", 0, tuple(range(101)), "STA-13.3"),
    Option("auto_cash_choose_resources_at_end", default=True, choices=OFF_ON, rule="STA-13.4"),
    first_player_option(MOST_SEATS, "STA-13.5"),
)


@final
class DrawFirstPlayer(DrawFirst[StoneAgeState]):
    """A seat is drawn to start the game [ruling A50]."""

    __slots__ = ()

    rule: ClassVar[str] = "STA-1.4"

    def begin_with(self, state: StoneAgeState, seat: int) -> None:
        """Hand over the first player token."""
        state.first = seat
        state.tell_numbers(Started, seat)


def set_up(seats: int, options: Mapping[str, Value]) -> StoneAgeState:
    """Four cards are turned up for any number of players, and one building of each stack.

    Raises:
        WrongOption: when the first player is to be a seat that nobody takes.
    """
    switches = switches_of(Switches, options, seats)
    state = StoneAgeState(
        agenda=[BEGIN_ROUND],
        switches=switches,
        players=[new_player() for _ in range(seats)],
        first=max(switches.first_player, 0),
        round_=0,
        deck=(1 << CARD_COUNT) - 1,
        cards=[NO_CARD] * CARD_SPACES,
        bag=(1 << BUILDING_COUNT) - 1,
        tops=[NO_TILE] * seats,
        heights=[STACK_HEIGHT] * seats,
        crowd=[0] * PLACE_COUNT,
    )
    if switches.first_player == CHANCE:
        state.agenda.append(DrawFirstPlayer(seats))
    state.agenda += [TURN_UP_TILE[stack] for stack in reversed(range(seats))]
    state.agenda += [TURN_UP_CARD] * CARD_SPACES
    return state
