"""Hands: drawing, discarding and what only its owner knows of a card [MIN-2.3, MIN-2.5]."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from grotto.core.action import Action
from grotto.core.draws import CountDraw
from grotto.core.stream import Stream
from grotto.games.lost_mines.actions import DISCARD, DISCARD_TWO, Discard
from grotto.games.lost_mines.components import ASIDE, MOST_SEATS, NO_KIND
from grotto.games.lost_mines.deals import DRAW, Draw
from grotto.games.lost_mines.events import CardDrawn, Discarded
from grotto.games.lost_mines.rows import changed, with_one, without
from grotto.games.lost_mines.state import LostMinesState


def bury(state: LostMinesState, seat: int, kind: int) -> None:
    """Put a card of `seat` face down on the discard pile: nobody else knows it."""
    state.hands[seat] = without(state.hands[seat], kind)
    state.buried[seat] = with_one(state.buried[seat], kind)


def discard_offers(hand: bytes, offers: list[Action]) -> None:
    """Add every card and every pair of cards in a hand, once each."""
    count: i64 = len(hand)
    before: i64 = NO_KIND
    for one in range(count):
        kind: i64 = hand[one]
        if kind != before:
            before = kind
            offers.append(DISCARD[kind])
            pairs = DISCARD_TWO[kind]
            other_before: i64 = NO_KIND
            for place in range(one + 1, count):
                other: i64 = hand[place]
                if other != other_before:
                    other_before = other
                    offers.append(pairs[other])


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
        return list(state.deck)

    def draws(self) -> Sequence[Action]:
        return DRAW

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        """The most frequent draw of all adds nothing up: that many cards are unseen."""
        return DRAW[kind_at(state.deck, stream.below(state.pile + ASIDE))]

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Take the card into the hand."""
        assert isinstance(action, Draw)
        state.deck = changed(state.deck, action.kind, state.deck[action.kind] - 1)
        state.pile -= 1
        state.hands[self.player] = with_one(state.hands[self.player], action.kind)
        state.tell_numbers(CardDrawn, self.player, action.kind)


def kind_at(deck: bytes, place: int) -> int:
    """Return the kind of the card at a place in a row of all unseen cards, in order."""
    kind: i64 = 0
    left: i64 = place
    while left >= deck[kind]:
        left -= deck[kind]
        kind += 1
    return kind


DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
