"""Rounds: how one begins, how one ends, and how the game ends [STA-9, STA-10]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import size
from grotto.core.decision import Step
from grotto.core.draws import BagDraw
from grotto.core.seats import clockwise
from grotto.games.stone_age.actions import REVEAL_CARD, RevealCard
from grotto.games.stone_age.events import CardRevealed, GameEnded, RoundBegun
from grotto.games.stone_age.rules.acting import TURN
from grotto.games.stone_age.rules.feeding import FEEDING
from grotto.games.stone_age.rules.placing import ask_next
from grotto.games.stone_age.state import NO_CARD, StoneAgeState


@final
class BeginRound(Step[StoneAgeState]):
    """A round begins."""

    __slots__ = ()

    def text(self) -> str:
        """Write the pending step."""
        return "begin"

    def happen(self, state: StoneAgeState) -> None:
        """All tools are fresh; three phases follow, each clockwise from the first player."""
        state.round += 1
        for player in state.players:
            player.used = 0
        state.tell_numbers(RoundBegun, state.round, state.first)
        agenda = state.agenda
        agenda.append(END_ROUND)
        order = clockwise(state.first, len(state.players))
        order.reverse()
        agenda += [FEEDING[seat] for seat in order]
        agenda += [TURN[seat] for seat in order]
        ask_next(state, state.first)


@final
class EndRound(Step[StoneAgeState]):
    """A round ends."""

    __slots__ = ()

    def text(self) -> str:
        """Write the pending step."""
        return "end"

    def happen(self, state: StoneAgeState) -> None:
        """End the game, or pass the token, slide the cards, fill the row and begin anew."""
        if 0 in state.heights:
            end_game(state, "stack")
            return
        if state.round == state.switches.max_rounds:
            end_game(state, "rounds")
            return
        state.first = (state.first + 1) % len(state.players)
        free = slide_cards(state)
        if size(state.deck) < free:
            end_game(state, "cards")
            return
        state.agenda.append(BEGIN_ROUND)
        for _ in range(free):
            state.agenda.append(TURN_UP_CARD)


def end_game(state: StoneAgeState, cause: str) -> None:
    """Nothing is left to do but to score."""
    state.agenda.clear()
    state.tell(GameEnded, cause)


def slide_cards(state: StoneAgeState) -> int:
    """Move the cards to the right, which makes them cheaper; return how many spaces are free."""
    kept = [card for card in state.cards if card != NO_CARD]
    free = len(state.cards) - len(kept)
    state.cards = kept + [NO_CARD] * free
    return free


@final
class TurnUpCard(BagDraw[StoneAgeState]):
    """The next card of the deck is turned up on the free space most to the right."""

    __slots__ = ()

    rule: ClassVar[str] = "STA-9.4"

    def text(self) -> str:
        """Write the pending reveal."""
        return "turn_up"

    def bag(self, state: StoneAgeState) -> int:
        return state.deck

    def draws(self) -> list[RevealCard]:
        return REVEAL_CARD

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """Lay the card open."""
        assert isinstance(action, RevealCard)
        state.deck &= ~(1 << action.card)
        space = state.cards.index(NO_CARD)
        state.cards[space] = action.card
        state.tell_numbers(CardRevealed, action.card, space + 1)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
TURN_UP_CARD: Final = TurnUpCard()
