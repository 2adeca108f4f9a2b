"""Treasures: one for every turn that ends on an open mine with the same symbol [MIN-8.7]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Question, Step
from grotto.core.nouns import UNKNOWN
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import TAKE, Take
from grotto.games.lost_mines.asked import TakeAsked
from grotto.games.lost_mines.components import (
    MINES,
    MOST_SEATS,
    NO_SEAT,
    NO_SYMBOL,
)
from grotto.games.lost_mines.events import TreasureTaken
from grotto.games.lost_mines.faces import MINE_ON
from grotto.games.lost_mines.rules.endings import end_round
from grotto.games.lost_mines.rules.order import after_the_move, plays_or_discards
from grotto.games.lost_mines.rules.peeking import LOOK_AT_TREASURE
from grotto.games.lost_mines.state import LostMinesState, replaced


@final
class Collect(Step[LostMinesState]):
    """The move of `player` is over: whoever stands on an open mine takes a treasure."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        return f"collect {self.player}"

    def happen(self, state: LostMinesState) -> None:
        """Ask which treasure, if there is one."""
        if collectable(state, self.player):
            state.agenda.append(TAKE_TREASURE[self.player])


def collectable(state: LostMinesState, seat: int) -> list[int]:
    """List the slots with treasures of the open mine on which the dwarf of `seat` stands."""
    mine = MINE_ON[state.cells[state.pawns[seat]]]
    if mine == UNKNOWN or MINES[mine].symbol == NO_SYMBOL:
        return []
    symbols, owners = state.secrets.symbols, state.secrets.owners
    return [
        slot
        for slot in range(len(owners))
        if owners[slot] == NO_SEAT and symbols[slot] == MINES[mine].symbol
    ]


@final
class TakeTreasure(Question[LostMinesState]):
    """`seat` picks a treasure of the mine."""

    __slots__ = ()

    rule: ClassVar[str] = "MIN-8.7"

    def text(self) -> str:
        return f"take {self.seat}"

    def asked(self, state: LostMinesState) -> TakeAsked:
        cell = state.pawns[self.seat]
        slots = tuple([slot + 1 for slot in collectable(state, self.seat)])
        return TakeAsked(self.seat, cell, MINE_ON[state.cells[cell]], slots)

    def options(self, state: LostMinesState) -> list[Action]:
        """List the slots that match."""
        return [TAKE[slot] for slot in collectable(state, self.seat)]

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """The treasure goes face down before the player; the last one ends the round at once."""
        assert isinstance(action, Take)
        secrets = state.secrets
        secrets.owners = replaced(secrets.owners, action.slot, self.seat)
        state.tell_numbers(TreasureTaken, self.seat, action.slot + 1, secrets.symbols[action.slot])
        if NO_SEAT not in secrets.owners:
            end_round(state, "treasures")
        elif state.switches.collector_may_look_at_own_treasure:
            state.agenda.append(LOOK_AT_TREASURE[self.seat][action.slot])

    def objection(self, state: LostMinesState, action: Action) -> Refusal | None:
        """Only treasures of this mine that lie on the table can be taken."""
        if plays_or_discards(action) and not state.hands[self.seat]:  # perhaps a skipped turn
            return Refusal(action.text(), Phrase("lost_mines-reason-no-cards"), "MIN-2.4")
        if not isinstance(action, Take):
            return after_the_move(action)
        owners, number = state.secrets.owners, action.slot + 1
        if action.slot >= len(owners):
            reason = Phrase("lost_mines-reason-no-such-treasure", {"number": number})
        elif owners[action.slot] != NO_SEAT:
            reason = Phrase("lost_mines-reason-treasure-gone", {"number": number})
        else:
            reason = Phrase("lost_mines-reason-other-treasure", {"number": number})
        return Refusal(action.text(), reason, "MIN-8.7")


COLLECT: Final = [Collect(seat) for seat in range(MOST_SEATS)]
TAKE_TREASURE: Final = [TakeTreasure(seat) for seat in range(MOST_SEATS)]
