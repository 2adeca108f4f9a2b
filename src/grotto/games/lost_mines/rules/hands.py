"""Hands: drawing, discarding and what only its owner knows of a card [MIN-2.3, MIN-2.5]."""

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.draws import CountDraw, drawn_of
from grotto.core.stream import Stream
from grotto.games.lost_mines.actions import DISCARD, DISCARD_TWO, Discard
from grotto.games.lost_mines.components import ASIDE, MOST_SEATS
from grotto.games.lost_mines.deals import DRAW, Draw
from grotto.games.lost_mines.events import CardDrawn, Discarded
from grotto.games.lost_mines.state import LostMinesState


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Return cards less one of a kind."""
    place = cards.index(kind)
    return (*cards[:place], *cards[place + 1 :])


def with_card(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Return cards and one more, in order."""
    more = list(cards)
    insort(more, kind)
    return tuple(more)


def bury(state: LostMinesState, seat: int, kind: int) -> None:
    """Put a card of `seat` face down on the discard pile: nobody else knows it."""
    state.hands[seat] = without(state.hands[seat], kind)
    state.buried[seat] = with_card(state.buried[seat], kind)


def discard_offers(hand: tuple[int, ...], offers: list[Action]) -> None:
    """Add every card and every pair of cards in a hand, once each."""
    count = len(hand)
    for one in range(count):
        kind = hand[one]
        if one == 0 or hand[one - 1] != kind:
            offers.append(DISCARD[kind])
            other_before = -1
            for other in range(one + 1, count):
                if hand[other] != other_before:
                    other_before = hand[other]
                    offers.append(DISCARD_TWO[kind][other_before])


def discard(state: LostMinesState, seat: int, action: Discard) -> None:
    """Discarded cards go face down."""
    for kind in action.kinds:
        bury(state, seat, kind)
    if state.log is not None:
        state.tell(Discarded, seat, len(action.kinds), action.kinds)


@final
class DrawCard(CountDraw[LostMinesState]):
    """`player` draws a card that nobody has seen: of the pile, since its order is unknown."""

    __slots__ = ("player",)

    rule: ClassVar[str] = "MIN-2.5"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        return f"draw {self.player}"

    def counts(self, state: LostMinesState) -> list[int]:
        """Every unseen card is as likely, be it in the pile or aside."""
        return state.deck

    def draws(self) -> Sequence[Action]:
        return DRAW

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        """The most frequent draw of all adds nothing up: that many cards are unseen."""
        return DRAW[drawn_of(state.deck, stream.below(state.pile + ASIDE))]

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Take the card into the hand."""
        assert isinstance(action, Draw)
        state.deck[action.kind] -= 1
        state.pile -= 1
        state.hands[self.player] = with_card(state.hands[self.player], action.kind)
        state.tell_numbers(CardDrawn, self.player, action.kind)


DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
