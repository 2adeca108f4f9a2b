"""Ending a round by agreement: one proposal a turn, and everybody must agree [MIN-9.3]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.games.lost_mines.actions import AGREE, VOTES
from grotto.games.lost_mines.asked import VoteAsked
from grotto.games.lost_mines.components import MOST_SEATS
from grotto.games.lost_mines.events import EndProposed, Voted
from grotto.games.lost_mines.rules.endings import end_round
from grotto.games.lost_mines.rules.reach import is_a_mine_out_of_reach
from grotto.games.lost_mines.state import LostMinesState


def may_propose(state: LostMinesState) -> bool:
    """At most tables no reason is needed; at some a mine must be out of reach [ruling R32]."""
    switches = state.switches
    return switches.early_end_vote and (
        not switches.early_end_needs_unreachable_mine or is_a_mine_out_of_reach(state)
    )


def propose_end(state: LostMinesState, seat: int) -> None:
    """The others are asked in turn; whoever proposes agrees already."""
    state.tell_numbers(EndProposed, seat)
    state.agenda.append(VOTE[(seat + 1) % len(state.hands)][seat])


@final
class Vote(Question[LostMinesState]):
    """`seat` agrees or refuses to end the round, as `proposer` wants."""

    __slots__ = ("proposer",)

    rule: ClassVar[str] = "MIN-9.3"

    def __init__(self, seat: int, proposer: int) -> None:
        super().__init__(seat)
        self.proposer: Final = proposer

    def text(self) -> str:
        return f"vote {self.seat} {self.proposer}"

    def asked(self, state: LostMinesState) -> VoteAsked:
        return VoteAsked(self.seat, self.proposer)

    def options(self, state: LostMinesState) -> list[Action]:
        """Yes or no."""
        return VOTES

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """One refusal is enough and the turn goes on; the last agreement ends the round."""
        state.tell(Voted, self.seat, action.text())
        if action is not AGREE:
            return
        following = (self.seat + 1) % len(state.hands)
        if following == self.proposer:
            end_round(state, "vote")
        else:
            state.agenda.append(VOTE[following][self.proposer])


VOTE: Final = [
    [Vote(seat, proposer) for proposer in range(MOST_SEATS)] for seat in range(MOST_SEATS)
]
