"""Liar's dice as Grotto sees it; the entry point of the package names `GAME`."""

from collections.abc import Mapping
from typing import Final, final

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game, GameInfo
from grotto.core.options import OFF_ON, Option, Value
from grotto.core.seats import CHANCE, SPECTATOR
from grotto.core.starting import first_player_option
from grotto.core.state import question_of
from grotto.core.stream import Stream
from grotto.core.switches import switches_of
from liars_dice import actions
from liars_dice.actions import DOUBT, MOST_DICE, MOST_SEATS
from liars_dice.rules import DrawBeginner, begin_round, rolled
from liars_dice.sayings import Rolled
from liars_dice.state import LiarsDiceState, Switches

RULES_VERSION: Final = 1
"""Raised whenever a rule changes, so that no old record is replayed by new rules."""

SEATS: Final = tuple(range(2, MOST_SEATS + 1))
OPTIONS: Final = (
    Option("dice", MOST_DICE, tuple(range(1, MOST_DICE + 1)), "LIA-5.1"),
    Option("wild_ones", default=True, choices=OFF_ON, rule="LIA-5.2"),
    first_player_option(MOST_SEATS, "LIA-5.3"),
)


@final
class LiarsDice(Game[LiarsDiceState]):
    """Liar's dice for two to six players."""

    info = GameInfo("liars_dice", SEATS, RULES_VERSION, OPTIONS, ending="LIA-4.1")

    def set_up(self, seats: int, options: Mapping[str, Value]) -> LiarsDiceState:
        switches = switches_of(Switches, options, seats)
        state = LiarsDiceState([], switches, [switches.dice] * seats, [()] * seats, [], 0)
        if switches.first_player == CHANCE:
            state.agenda.append(DrawBeginner(seats))
        else:
            begin_round(state, switches.first_player)
        return state

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def view(self, state: LiarsDiceState, viewer: int) -> Mapping[str, object]:
        """Built from nothing: what is not listed here stays secret, such as the dice of others."""
        return {
            "round": state.round,
            "to_act": state.to_act(),
            "question": question_of(state),
            "bids": [
                {"seat": seat, "count": bid.count, "face": bid.face} for seat, bid in state.bids
            ],
            "players": [
                {"left": left, "dice": list(state.dice[seat]) if seat == viewer else []}
                for seat, left in enumerate(state.left)
            ],
        }

    def eyes(self, state: LiarsDiceState, viewer: int) -> int:
        """Who has no dice under a cup sees what everybody sees."""
        return viewer if viewer >= 0 and state.dice[viewer] else SPECTATOR

    def worlds(self, state: LiarsDiceState, viewer: int, stream: Stream) -> LiarsDiceState:
        """Whatever lies under the cups of others is rolled anew."""
        world = state.copy()
        for seat, dice in enumerate(state.dice):
            if seat != viewer:
                world.dice[seat] = rolled(len(dice), stream)
        return world

    def seen_by(self, event: Event, viewer: int) -> Event:
        if isinstance(event, Rolled) and event.seat != viewer:
            return Rolled(event.seat, ())
        return event

    def round_of(self, state: LiarsDiceState) -> int:
        return state.round

    def is_barrier(self, state: LiarsDiceState, action: Action) -> bool:
        """Dice that were rolled or shown are not taken back."""
        return action is DOUBT or super().is_barrier(state, action)

    def violations(self, state: LiarsDiceState) -> list[str]:
        finished = max(0, state.round - bool(state.agenda))
        heights = [bid.height for _, bid in state.bids]
        cups = zip(state.dice, state.left, strict=True)
        laws = {
            "a round costs one die": (sum(state.left) + finished) % len(state.left) == 0,
            "a cup holds all dice of its player": all(len(d) in (0, left) for d, left in cups),
            "bids rise": heights == sorted(set(heights)),
        }
        return [law for law, holds in laws.items() if not holds]


GAME: Final = LiarsDice()
