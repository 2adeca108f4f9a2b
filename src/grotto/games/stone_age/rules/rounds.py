"""Rounds: how one begins, how one ends, and how the game ends [STA-9, STA-10]."""

from typing import Final, final

from grotto.core.action import Action
from grotto.core.bags import drawn_from, members, size
from grotto.core.decision import Chance, Step
from grotto.core.stream import Stream
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
        if state.log is not None:
            state.log.append(RoundBegun(state.round, state.first))
        agenda = state.agenda
        agenda.append(END_ROUND)
        order = clockwise(state)
        order.reverse()
        agenda += [FEEDING[seat] for seat in order]
        agenda += [TURN[seat] for seat in order]
        ask_next(state, state.first)


def clockwise(state: StoneAgeState) -> list[int]:
    """List the seats from the first player on."""
    count = len(state.players)
    return [(state.first + distance) % count for distance in range(count)]


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
    if state.log is not None:
        state.log.append(GameEnded(cause))


def slide_cards(state: StoneAgeState) -> int:
    """Move the cards to the right, which makes them cheaper; return how many spaces are free."""
    kept = [card for card in state.cards if card != NO_CARD]
    free = len(state.cards) - len(kept)
    state.cards = kept + [NO_CARD] * free
    return free


@final
class TurnUpCard(Chance[StoneAgeState]):
    """The next card of the deck is turned up on the free space most to the right."""

    __slots__ = ()

    def text(self) -> str:
        """Write the pending reveal."""
        return "turn_up"

    def options(self, state: StoneAgeState) -> list[Action]:
        """List the cards that may come."""
        return [REVEAL_CARD[card] for card in members(state.deck)]

    def deal(self, state: StoneAgeState, stream: Stream) -> Action:
        """Draw one."""
        return REVEAL_CARD[drawn_from(state.deck, stream)]

    def odds(self, state: StoneAgeState, action: Action) -> float:
        """Every card of the deck is as likely."""
        return 1 / size(state.deck)

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """Lay the card open."""
        assert isinstance(action, RevealCard)
        state.deck &= ~(1 << action.card)
        space = state.cards.index(NO_CARD)
        state.cards[space] = action.card
        if state.log is not None:
            state.log.append(CardRevealed(action.card, space + 1))


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
TURN_UP_CARD: Final = TurnUpCard()
