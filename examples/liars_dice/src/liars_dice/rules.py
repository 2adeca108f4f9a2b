"""The rules in the order of the book: a roll, a question, and what follows from the answers."""

from math import factorial, prod
from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Chance, Question
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.core.seats import clockwise
from grotto.core.starting import DrawFirst
from grotto.core.stream import Stream
from liars_dice.actions import BIDS, DOUBT, FACES, ROLLS, Bid, Dice, Roll
from liars_dice.sayings import BidAsked, BidMade, Counted, DieLost, Doubted, Rolled, Shown
from liars_dice.state import LiarsDiceState

ONE: Final = 1


@final
class DrawBeginner(DrawFirst[LiarsDiceState]):
    """A seat is drawn to begin."""

    __slots__ = ()
    rule: ClassVar[str] = "LIA-1.2"

    def begin_with(self, state: LiarsDiceState, seat: int) -> None:
        begin_round(state, seat)


def begin_round(state: LiarsDiceState, beginner: int) -> None:
    """Everybody rolls, then `beginner` bids; what comes first is put on the agenda last."""
    state.round += 1
    state.agenda.append(Bidding(beginner))
    state.agenda += [RollDice(seat) for seat, left in enumerate(state.left) if left][::-1]


@final
class RollDice(Chance[LiarsDiceState]):
    """The dice under the cup of `roller` are rolled."""

    __slots__ = ("roller",)
    rule: ClassVar[str] = "LIA-2.1"

    def __init__(self, roller: int) -> None:
        super().__init__()
        self.roller: Final = roller

    def text(self) -> str:
        return f"roll {self.roller}"

    def options(self, state: LiarsDiceState) -> list[Action]:
        return [*ROLLS[state.left[self.roller]]]

    def deal(self, state: LiarsDiceState, stream: Stream) -> Action:
        return Roll(rolled(state.left[self.roller], stream))

    def odds(self, state: LiarsDiceState, action: Action) -> float:
        """The more orders dice can come in, the likelier they are."""
        assert isinstance(action, Roll)
        equal = [factorial(action.dice.count(face)) for face in FACES]
        orders = factorial(len(action.dice)) / prod(equal)
        return float(orders / len(FACES) ** len(action.dice))

    def resolve(self, state: LiarsDiceState, action: Action) -> None:
        assert isinstance(action, Roll)
        state.dice[self.roller] = action.dice
        state.tell(Rolled, self.roller, action.dice)


def rolled(count: int, stream: Stream) -> Dice:
    """Roll some dice."""
    return tuple(sorted(FACES[stream.below(len(FACES))] for _ in range(count)))


@final
class Bidding(Question[LiarsDiceState]):
    """`seat` raises the bid, or doubts it."""

    __slots__ = ()
    rule: ClassVar[str] = "LIA-2.2"

    def text(self) -> str:
        return f"bid {self.seat}"

    def asked(self, state: LiarsDiceState) -> BidAsked:
        bid = standing_bid(state)
        return BidAsked(self.seat, bid.count, bid.face) if bid else BidAsked(self.seat, 0, 0)

    def begins_turn(self, state: LiarsDiceState) -> bool:
        return True

    def options(self, state: LiarsDiceState) -> list[Action]:
        bid = standing_bid(state)
        return [*bids_above(bid, state), DOUBT] if bid else [*bids_above(None, state)]

    def also(self, state: LiarsDiceState, action: Action) -> tuple[Ref, ...]:
        """Doubt is about the bidder, though its notation does not say so."""
        if action is not DOUBT:
            return ()
        bidder, _ = state.bids[-1]
        return (Ref("bidder", "seat", "", None, number=bidder),)

    def objection(self, state: LiarsDiceState, action: Action) -> Refusal | None:
        bid = standing_bid(state)
        if action is DOUBT:
            return refused(action, "nothing-to-doubt", "LIA-2.4")
        if isinstance(action, Bid) and action.count > sum(state.left):
            return refused(action, "so-few-dice", "LIA-2.2", count=sum(state.left))
        if isinstance(action, Bid) and bid:
            return refused(action, "not-higher", "LIA-2.3", count=bid.count, face=bid.face)
        return None

    def resolve(self, state: LiarsDiceState, action: Action) -> None:
        if isinstance(action, Bid):
            state.bids.append((self.seat, action))
            state.tell(BidMade, self.seat, action.count, action.face)
            state.agenda.append(Bidding(next_seat(state, self.seat)))
        else:
            doubt(state, self.seat)


def standing_bid(state: LiarsDiceState) -> Bid | None:
    """Return the last bid of the round."""
    return state.bids[-1][1] if state.bids else None


def bids_above(bid: Bid | None, state: LiarsDiceState) -> list[Bid]:
    """A raise has more dice, or as many of a higher face; no bid has more than there are."""
    return BIDS[bid.height if bid else 0 : len(FACES) * sum(state.left)]


def refused(action: Action, reason: str, rule: str, **details: int) -> Refusal:
    """Say why an answer is refused."""
    return Refusal(action.text(), Phrase(f"liars_dice-reason-{reason}", details), rule)


def doubt(state: LiarsDiceState, seat: int) -> None:
    """All cups are lifted: if there are too few dice the bidder loses one, else `seat` [LIA-3]."""
    bidder, bid = state.bids[-1]
    state.tell(Doubted, seat, bidder)
    for other, dice in enumerate(state.dice):
        if dice:
            state.tell(Shown, other, dice)
    found = sum(matching(dice, bid.face, state) for dice in state.dice)
    state.tell(Counted, found, bid.face)
    state.bids = []
    state.dice = [()] * len(state.dice)
    lose_die(state, bidder if found < bid.count else seat)


def matching(dice: Dice, face: int, state: LiarsDiceState) -> int:
    """Count the dice that show `face`, or are wild [LIA-3.1]."""
    return sum(die == face or (die == ONE and state.switches.wild_ones) for die in dice)


def lose_die(state: LiarsDiceState, seat: int) -> None:
    """The loser begins the next round, unless only one player has dice [LIA-3.3, LIA-4.1]."""
    state.left[seat] -= 1
    state.tell(DieLost, seat, state.left[seat])
    if sum(left > 0 for left in state.left) > 1:
        begin_round(state, seat if state.left[seat] else next_seat(state, seat))


def next_seat(state: LiarsDiceState, seat: int) -> int:
    """Return the next seat to the left that has dice."""
    return next(s for s in clockwise(seat + 1, len(state.left)) if state.left[s])
