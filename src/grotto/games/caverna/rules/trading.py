"""Selling ore, and the Weekly market [CAV-4.21, CAV-4.36]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.core.offer import FREE as NO_COST
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna.actions import Buy, Sell
from grotto.games.caverna.answers import BUY, DONE, SELL
from grotto.games.caverna.asked import BuyAsked, SellAsked
from grotto.games.caverna.components import (
    GOLD,
    GOODS,
    MOST_ORE_SALES,
    ORE,
    ORE_SOLD,
    goods,
)
from grotto.games.caverna.events import Bought, OreSold
from grotto.games.caverna.furnishings import TRADER
from grotto.games.caverna.player import owns
from grotto.games.caverna.rules.anytime import AnytimeQuestion, store
from grotto.games.caverna.rules.free import can_still_get
from grotto.games.caverna.rules.parts import Job, Part
from grotto.games.caverna.rules.supply import one_of, too_poor
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked

EVERYTHING: Final[int] = (1 << len(BUY)) - 1
"""All that the market sells, as bits."""


@final
class SellOrePart(Part):
    """Sell ore, up to three times."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List how many times."""
        return sellable(state, job.seat, 0)

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes ore for one sale."""
        return state.players[job.seat].goods[ORE] >= ORE_SOLD

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Sell it, and perhaps more."""
        assert isinstance(action, Sell)
        sell(state, job.seat, 0, action)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there is too little ore."""
        return no_ore(state, job.seat)

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        return price_of(action)

    def concerns(self, action: Action) -> bool:
        """Selling is meant."""
        return isinstance(action, Sell)

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say that there is too little ore for so many sales."""
        assert isinstance(action, Sell)
        return why_no_sale(state, job.seat, 0, action)


def price_of(action: Action) -> Cost:
    """Return what a sale or a purchase costs."""
    if isinstance(action, Sell):
        return {GOODS[ORE]: action.ore}
    return {GOODS[GOLD]: action.price} if isinstance(action, Buy) else NO_COST


def no_ore(state: CavernaState, seat: int) -> list[Refusal]:
    """Say that there is too little ore for one sale."""
    poor = too_poor(state.players[seat], "sell", goods(ore=ORE_SOLD), "CAV-4.36")
    return [] if poor is None else [poor]


def why_no_sale(state: CavernaState, seat: int, sold: int, action: Sell) -> Refusal | None:
    """Explain that so many sales are too many, or that ore is missing for them."""
    if sold + action.times > MOST_ORE_SALES:
        counts = {"most": MOST_ORE_SALES, "sold": sold}
        reason = Phrase("caverna-reason-too-many-sales", dict(counts))
        return Refusal(action.text(), reason, "CAV-4.36")
    return too_poor(state.players[seat], action.text(), goods(ore=action.ore), "CAV-4.36")


def sellable(state: CavernaState, seat: int, sold: int) -> list[Action]:
    """List how many more sales the ore suffices for."""
    sales = state.players[seat].goods[ORE] // ORE_SOLD
    return [*SELL[: min(sales, MOST_ORE_SALES - sold)]]


def sell(state: CavernaState, seat: int, sold: int, action: Sell) -> None:
    """Two ore become two gold and one food each time; others may follow."""
    state.players[seat].goods[ORE] -= action.ore
    state.tell(OreSold, seat, action.ore, action.gets)
    state.agenda.append(GoOnSelling(seat, sold + action.times))
    store(state, seat, action.gets)


@final
class GoOnSelling(Step[CavernaState]):
    """`seller` may sell ore that was bought with the gold of earlier sales."""

    __slots__ = ("seller", "sold")

    def __init__(self, seller: int, sold: int) -> None:
        super().__init__()
        self.seller: Final = seller
        self.sold: Final = sold

    def text(self) -> str:
        return f"go_on_selling {self.seller} {self.sold}"

    def happen(self, state: CavernaState) -> None:
        """Only the Trader makes ore of gold; all other ore could be sold at once."""
        if self.sold < MOST_ORE_SALES and owns(state.players[self.seller], TRADER):
            state.agenda.append(SellMore(self.seller, self.sold))


@final
class SellMore(AnytimeQuestion):
    """`seat` sells more ore, or none."""

    __slots__ = ("sold",)

    rule: ClassVar[str] = "CAV-4.36"

    def __init__(self, seat: int, sold: int) -> None:
        super().__init__(seat)
        self.sold: Final = sold

    def text(self) -> str:
        return f"sell {self.seat} {self.sold}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return SellAsked(self.seat, MOST_ORE_SALES - self.sold)

    def answers(self, state: CavernaState) -> list[Action]:
        """List how many more times; that is enough at any time."""
        return [*sellable(state, self.seat, self.sold), DONE]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Sell it, or stop."""
        if isinstance(action, Sell):
            sell(state, self.seat, self.sold, action)

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        return price_of(action)

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Say that there is too little ore."""
        return no_ore(state, self.seat)

    def why_no_answer(self, state: CavernaState, action: Action) -> Refusal | None:
        """Say that there is too little ore for so many sales, or that they are too many."""
        if not isinstance(action, Sell):
            return None
        return why_no_sale(state, self.seat, self.sold, action)


@final
class BuyPart(Part):
    """Buy at the Weekly market, at most one of each."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List what the gold suffices for."""
        return buyable(state, job.seat, 0)

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Buy it, and perhaps more."""
        assert isinstance(action, Buy)
        buy(state, job.seat, 0, action)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Name what is too dear."""
        return too_dear(state, job.seat)

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        return price_of(action)

    def concerns(self, action: Action) -> bool:
        """Buying is meant."""
        return isinstance(action, Buy)


def buyable(state: CavernaState, seat: int, bought: int) -> list[Action]:
    """List what is not bought yet and not too dear."""
    gold = state.players[seat].goods[GOLD]
    return [
        offer
        for number, offer in enumerate(BUY)
        if offer.price <= gold and not bought >> number & 1
    ]


def too_dear(state: CavernaState, seat: int) -> list[Refusal]:
    """Name what the gold does not suffice for."""
    player = state.players[seat]
    found = [too_poor(player, row.text(), goods(gold=row.price), "CAV-4.21") for row in BUY]
    return [refusal for refusal in found if refusal is not None]


def buy(state: CavernaState, seat: int, bought: int, action: Buy) -> None:
    """Pay gold for one good; others may follow."""
    state.players[seat].goods[GOLD] -= action.price
    state.tell_numbers(Bought, seat, action.good, action.price)
    for number, offer in enumerate(BUY):
        if offer.good == action.good:
            bought |= 1 << number
    state.agenda.append(GoOnBuying(seat, bought))
    store(state, seat, one_of(action.good, 1))


@final
class GoOnBuying(Step[CavernaState]):
    """`buyer` may buy more."""

    __slots__ = ("bought", "buyer")

    def __init__(self, buyer: int, bought: int) -> None:
        super().__init__()
        self.buyer: Final = buyer
        self.bought: Final = bought

    def text(self) -> str:
        return f"go_on_buying {self.buyer} {self.bought}"

    def happen(self, state: CavernaState) -> None:
        """Ask, if there can be gold for anything that is left."""
        if self.bought == EVERYTHING:
            return
        more = buyable(state, self.buyer, self.bought)
        if more or can_still_get(state.players[self.buyer]):
            state.agenda.append(BuyMore(self.buyer, self.bought))


@final
class BuyMore(AnytimeQuestion):
    """`seat` buys one more good, or none."""

    __slots__ = ("bought",)

    rule: ClassVar[str] = "CAV-4.21"

    def __init__(self, seat: int, bought: int) -> None:
        super().__init__(seat)
        self.bought: Final = bought

    def text(self) -> str:
        return f"buy {self.seat} {self.bought}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return BuyAsked(self.seat, state.players[self.seat].goods[GOLD])

    def answers(self, state: CavernaState) -> list[Action]:
        """List what can be bought; that is enough at any time."""
        return [*buyable(state, self.seat, self.bought), DONE]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Buy it, or stop."""
        if isinstance(action, Buy):
            buy(state, self.seat, self.bought, action)

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        return price_of(action)

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Name what was bought already, and what is too dear."""
        taken = Phrase("caverna-reason-bought-already")
        found = [
            Refusal(row.text(), taken, "CAV-4.21")
            for number, row in enumerate(BUY)
            if self.bought >> number & 1
        ]
        return found + too_dear(state, self.seat)
