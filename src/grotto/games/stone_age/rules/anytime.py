"""What a player may do at any time: cash the card of two resources [STA-6.14, ruling A34]."""

from abc import abstractmethod

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.stone_age.actions import CASH, Cash
from grotto.games.stone_age.events import CardCashed
from grotto.games.stone_age.state import StoneAgeState, left_in_supply


def anytime_actions(state: StoneAgeState, seat: int) -> list[Action]:
    """List what `seat` may add to every question in its own turn and in its feeding."""
    if not state.players[seat].two_of_choice:
        return []
    if not state.switches.resources_limited:
        return CASH
    return [action for action in CASH if isinstance(action, Cash) and _in_supply(state, action)]


class OwnTurnQuestion(Question[StoneAgeState]):
    """A question in the own turn or feeding: any-time actions come on top of its own answers."""

    __slots__ = ()

    @abstractmethod
    def answers(self, state: StoneAgeState) -> list[Action]:
        """List the answers to the question itself."""

    @abstractmethod
    def answer(self, state: StoneAgeState, action: Action) -> None:
        """Carry out one of these answers."""

    def options(self, state: StoneAgeState) -> list[Action]:
        """List the answers, and what may be done at any time."""
        answers = self.answers(state)
        if not state.players[self.seat].two_of_choice:
            return answers
        return answers + anytime_actions(state, self.seat)

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """Carry out the answer; after an any-time action the question is asked again."""
        if isinstance(action, Cash):
            cash(state, self.seat, action)
            self.ask_again(state)
        else:
            self.answer(state, action)

    def against(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """Say why an action is no answer to the question itself; None where it answers another."""
        return None

    def objection(self, state: StoneAgeState, action: Action) -> Refusal | None:
        if isinstance(action, Cash):
            return cannot_cash(state, self.seat)
        return self.against(state, action)

    def ask_again(self, state: StoneAgeState) -> None:
        """Come back to the question after something else was done."""
        state.agenda.append(self)


def cash(state: StoneAgeState, seat: int, action: Cash) -> None:
    """The two resources are taken together, once; the card then counts for its bottom half only."""
    player = state.players[seat]
    player.two_of_choice = 0
    taken = action.taken.counts()
    for good, count in enumerate(taken):
        player.goods[good] += count
    state.tell(CardCashed, seat, taken)


def cannot_cash(state: StoneAgeState, seat: int) -> Refusal:
    """Explain why the card of two resources cannot be cashed, or not for these."""
    if not state.players[seat].two_of_choice:
        return Refusal("cash", Phrase("stone_age-reason-no-card-of-choice"), "STA-6.14")
    return Refusal("cash", Phrase("stone_age-reason-supply-is-short"), "STA-13.2")


def _in_supply(state: StoneAgeState, action: Cash) -> bool:
    taken = action.taken.counts()
    return all(count <= left_in_supply(state, good) for good, count in enumerate(taken))
