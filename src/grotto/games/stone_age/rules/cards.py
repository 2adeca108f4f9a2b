"""Civilization cards: buying one, what its top half does, and the dice for items [STA-6]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.draws import BagDraw
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.stone_age.actions import DRAW, KEEP, TAKE, Cash, Draw, Pay, Roll, Take
from grotto.games.stone_age.asked import CardAsked, CashAsked, DieAsked
from grotto.games.stone_age.components import (
    AGRICULTURE,
    CARD_SPACES,
    CARDS,
    CHOOSE_RESOURCES,
    DICE_FOR_ITEMS,
    EXTRA_CARD,
    FACES,
    FIRST_CARD,
    FOOD,
    GAIN_FOOD,
    GAIN_RESOURCE,
    MOST_SEATS,
    POINTS,
    RESOURCE_DICE,
    RESOURCES,
    TOOL,
    TOOL_FACE,
)
from grotto.games.stone_age.events import (
    CardBought,
    CardDrawn,
    CardKept,
    DeckWasEmpty,
    Declined,
    ItemsRolled,
    PointsScored,
)
from grotto.games.stone_age.rules.anytime import OwnTurnQuestion
from grotto.games.stone_age.rules.dice import DiceRoll
from grotto.games.stone_age.rules.gathering import ROLL_FOR_GOODS
from grotto.games.stone_age.rules.payments import paid_in, pay_or_decline
from grotto.games.stone_age.rules.supply import gain, hand_in, resources
from grotto.games.stone_age.rules.village import gain_agriculture, gain_tool
from grotto.games.stone_age.state import NO_CARD, StoneAgeState
from grotto.games.stone_age.vocabulary import StoneAgeAsked


@final
class BuyCard(OwnTurnQuestion):
    """`seat` may buy the card on `space`, the rightmost being 0."""

    __slots__ = ("price", "space")

    rule: ClassVar[str] = "STA-6.1"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.price: Final = space + 1

    def text(self) -> str:
        """Write the pending question."""
        return f"card {self.seat} {self.space}"

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        return CardAsked(self.seat, state.cards[self.space], self.price, self.price)

    def cost(self, state: StoneAgeState, action: Action) -> Cost:
        return paid_in(action)

    def answers(self, state: StoneAgeState) -> list[Action]:
        """Any resources pay, in exact number; or the figure just goes home."""
        return pay_or_decline(state.players[self.seat].goods, self.price, self.price, 0)

    def answer(self, state: StoneAgeState, action: Action) -> None:
        """Buy the card and use its top half, or decline."""
        if isinstance(action, Pay):
            buy_card(state, self.seat, self.space, action)
        else:
            state.tell_numbers(Declined, self.seat, FIRST_CARD + self.space)

    def refusals(self, state: StoneAgeState) -> list[Refusal]:
        """Food never pays, and too few resources do not either."""
        player = state.players[self.seat]
        refusals = [food_is_no_resource()] if player.goods[FOOD] else []
        owned = resources(player)
        if owned < self.price:
            reason = Phrase(
                "stone_age-reason-too-few-resources", {"price": self.price, "count": owned}
            )
            refusals.append(Refusal("pay", reason, "STA-6.1"))
        return refusals

    def against(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """The price is exact."""
        if not isinstance(action, Pay):
            return None
        if sum(action.counts()) != self.price:
            return Refusal(
                "pay", Phrase("stone_age-reason-exact-price", {"price": self.price}), "STA-6.1"
            )
        return not_owned("STA-6.1")


def food_is_no_resource() -> Refusal:
    """Food buys neither cards nor buildings."""
    return Refusal("pay food", Phrase("stone_age-reason-food-is-no-resource"), "STA-6.2")


def not_owned(rule: str) -> Refusal:
    """One cannot pay with what one does not have."""
    return Refusal("pay", Phrase("stone_age-reason-not-owned"), rule)


def buy_card(state: StoneAgeState, seat: int, space: int, paid: Pay) -> None:
    """The price goes to the supply, the card to its owner, and its top half is used at once."""
    card = state.cards[space]
    state.cards[space] = NO_CARD
    hand_in(state.players[seat], paid)
    state.players[seat].cards |= 1 << card
    if state.log is not None:
        state.tell(CardBought, seat, card, paid.counts())
    use_top(state, seat, card)


def use_top(state: StoneAgeState, seat: int, card: int) -> None:
    """Carry out the top half of a card just bought."""
    row = CARDS[card]
    if row.top == DICE_FOR_ITEMS:
        state.agenda.append(ROLL_FOR_ITEMS[seat])
    elif row.top in (GAIN_FOOD, GAIN_RESOURCE):
        gain(state, seat, row.good, row.amount)
    elif row.top == RESOURCE_DICE:
        state.agenda.append(ROLL_FOR_GOODS[seat][row.good][row.amount])
    elif row.top == POINTS:
        score(state, seat, row.amount)
    elif row.top == TOOL:
        gain_tool(state, seat)
    elif row.top == AGRICULTURE:
        gain_agriculture(state, seat)
    elif row.top == EXTRA_CARD:
        draw_extra(state, seat)
    else:
        keep(state, seat, card)


def score(state: StoneAgeState, seat: int, points: int) -> None:
    """Points on a card count at once."""
    state.players[seat].bonus_points += points
    state.tell_numbers(PointsScored, seat, points)


def draw_extra(state: StoneAgeState, seat: int) -> None:
    """The top card of the deck goes unseen to the buyer.

    An empty deck gives nothing [ruling A32].
    """
    if state.deck:
        state.agenda.append(DRAW_EXTRA[seat])
    else:
        state.tell_numbers(DeckWasEmpty, seat)


def keep(state: StoneAgeState, seat: int, card: int) -> None:
    """One-use tools and the two resources of choice wait beside the mat until they are used."""
    player = state.players[seat]
    if CARDS[card].top == CHOOSE_RESOURCES:
        player.two_of_choice = 1
        ask_for_cash(state, seat)
    else:
        player.one_use |= 1 << card
    state.tell_numbers(CardKept, seat, card)


def ask_for_cash(state: StoneAgeState, seat: int) -> None:
    """Who buys the card of choice with the last action is asked at once.

    Where the game does not cash it at the end, there may be no other question for it.
    """
    player = state.players[seat]
    if not state.switches.auto_cash_choose_resources_at_end and player.home == player.figures:
        state.agenda.append(CASH_OR_KEEP[seat])


@final
class CashOrKeep(OwnTurnQuestion):
    """`seat` has bought the card of choice with its last action: now, or in a later round."""

    __slots__ = ()

    rule: ClassVar[str] = "STA-13.4"

    def text(self) -> str:
        return f"cash_or_keep {self.seat}"

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        return CashAsked(self.seat)

    def answers(self, state: StoneAgeState) -> list[Action]:
        return [KEEP]

    def answer(self, state: StoneAgeState, action: Action) -> None:
        """The turn is over."""

    def ask_again(self, state: StoneAgeState) -> None:
        """Nothing is left to ask once the card is cashed."""


@final
class DrawExtra(BagDraw[StoneAgeState]):
    """`drawer` gets a card of the deck that only its bottom half will count of."""

    __slots__ = ("drawer",)

    rule: ClassVar[str] = "STA-6.12"

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer: Final = drawer

    def text(self) -> str:
        """Write the pending draw."""
        return f"draw {self.drawer}"

    def turn(self) -> int:
        return self.drawer

    def bag(self, state: StoneAgeState) -> int:
        return state.deck

    def draws(self) -> list[Draw]:
        return DRAW

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """The drawer looks at the card and keeps it face down."""
        assert isinstance(action, Draw)
        state.deck &= ~(1 << action.card)
        state.players[self.drawer].secret_cards |= 1 << action.card
        state.tell_numbers(CardDrawn, self.drawer, action.card)


@final
class RollForItems(DiceRoll):
    """`buyer` rolls one die per player; tools never change these dice."""

    __slots__ = ("buyer",)

    rule: ClassVar[str] = "STA-6.5"

    def __init__(self, buyer: int) -> None:
        super().__init__()
        self.buyer: Final = buyer

    def text(self) -> str:
        """Write the pending roll."""
        return f"items {self.buyer}"

    def turn(self) -> int:
        return self.buyer

    def number(self, state: StoneAgeState) -> int:
        return len(state.players)

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """The buyer takes a die first, then everybody else clockwise."""
        assert isinstance(action, Roll)
        state.tell(ItemsRolled, self.buyer, action.dice)
        state.agenda.append(TakeDie(self.buyer, self.buyer, action.dice))


@final
class TakeDie(OwnTurnQuestion):
    """`seat` takes one of the dice that `buyer` rolled; nobody may refuse [ruling A27]."""

    __slots__ = ("buyer", "dice")

    rule: ClassVar[str] = "STA-6.5"

    def __init__(self, seat: int, buyer: int, dice: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.buyer: Final = buyer
        self.dice: Final = dice

    def text(self) -> str:
        """Write the pending question."""
        return f"take {self.seat} {self.buyer} " + " ".join(map(str, self.dice))

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        return DieAsked(self.seat, self.buyer, self.dice)

    def options(self, state: StoneAgeState) -> list[Action]:
        """Only the buyer is in the own turn and may do something else before."""
        return super().options(state) if self.seat == self.buyer else self.answers(state)

    def answers(self, state: StoneAgeState) -> list[Action]:
        """List the different faces left."""
        return [TAKE[face] for face in FACES if face in self.dice]

    def answer(self, state: StoneAgeState, action: Action) -> None:
        """Take the item; the next player takes from the rest."""
        assert isinstance(action, Take)
        take_item(state, self.seat, action.face)
        rest = list(self.dice)
        rest.remove(action.face)
        if rest:
            state.agenda.append(
                TakeDie((self.seat + 1) % len(state.players), self.buyer, tuple(rest))
            )

    def objection(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """Only the buyer is in the own turn."""
        if isinstance(action, Cash) and self.seat != self.buyer:
            return Refusal("cash", Phrase("stone_age-reason-cash-in-own-turn"), "STA-6.14")
        return super().objection(state, action)

    def against(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """Only dice on the table can be taken."""
        if not isinstance(action, Take):
            return None
        reason = Phrase("stone_age-reason-no-such-die", {"dice": " ".join(map(str, self.dice))})
        return Refusal(action.text(), reason, "STA-6.5")


def take_item(state: StoneAgeState, seat: int, face: int) -> None:
    """Faces 1 to 4 are the resources in order, 5 is a tool, 6 is agriculture.

    What is capped is lost.
    """
    if face <= len(RESOURCES):
        gain(state, seat, face - 1, 1)
    elif face == TOOL_FACE:
        gain_tool(state, seat)
    else:
        gain_agriculture(state, seat)


BUY_CARD: Final = [
    [BuyCard(seat, space) for space in range(CARD_SPACES)] for seat in range(MOST_SEATS)
]
ROLL_FOR_ITEMS: Final = [RollForItems(seat) for seat in range(MOST_SEATS)]
CASH_OR_KEEP: Final = [CashOrKeep(seat) for seat in range(MOST_SEATS)]
DRAW_EXTRA: Final = [DrawExtra(seat) for seat in range(MOST_SEATS)]
