"""Buildings: what they cost, what they score at once, and the tile that comes next [STA-7]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.draws import BagDraw
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref, beside
from grotto.core.refusal import Refusal
from grotto.games.stone_age import phrases
from grotto.games.stone_age.actions import DECLINE, REVEAL_BUILDING, Pay, RevealBuilding
from grotto.games.stone_age.asked import BuildingAsked
from grotto.games.stone_age.components import BUILDINGS, FIRST_BUILDING, FOOD, MOST_SEATS, Building
from grotto.games.stone_age.events import BuildingBought, BuildingRevealed, Declined
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.rules.anytime import OwnTurnQuestion
from grotto.games.stone_age.rules.cards import food_is_no_resource, not_owned
from grotto.games.stone_age.rules.payments import kinds_in, paid_in, pay_or_decline
from grotto.games.stone_age.rules.supply import hand_in, owns, resources
from grotto.games.stone_age.state import NO_TILE, StoneAgeState
from grotto.games.stone_age.vocabulary import StoneAgeAsked


def _fixed_price(building: Building) -> Pay | None:
    return Pay(*building.cost) if building.cost is not None else None


FIXED_PRICES: Final = [_fixed_price(building) for building in BUILDINGS]
_PAY_FIXED: Final[list[list[Action]]] = [
    [price, DECLINE] if price is not None else [] for price in FIXED_PRICES
]
_ONLY_DECLINE: Final[list[Action]] = [DECLINE]


@final
class BuyBuilding(OwnTurnQuestion):
    """`seat` may buy the tile on top of `stack`."""

    __slots__ = ("stack",)

    rule: ClassVar[str] = "STA-7.1"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def text(self) -> str:
        """Write the pending question."""
        return f"building {self.seat} {self.stack}"

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        return BuildingAsked(self.seat, state.tops[self.stack], self.stack + 1)

    def also(self, state: StoneAgeState, action: Action) -> tuple[Ref, ...]:
        """Say what the payment scores."""
        return (beside("points", action.value),) if isinstance(action, Pay) else ()

    def cost(self, state: StoneAgeState, action: Action) -> Cost:
        return paid_in(action)

    def answers(self, state: StoneAgeState) -> list[Action]:
        """Pay what the tile asks for, or the figure just goes home."""
        return price_menu(state.players[self.seat], state.tops[self.stack])

    def answer(self, state: StoneAgeState, action: Action) -> None:
        """Build and score, or decline."""
        if isinstance(action, Pay):
            build(state, self.seat, self.stack, action)
        else:
            state.tell_numbers(Declined, self.seat, FIRST_BUILDING + self.stack)

    def refusals(self, state: StoneAgeState) -> list[Refusal]:
        """Food never pays; and say what is missing."""
        player = state.players[self.seat]
        tile = state.tops[self.stack]
        refusals = [food_is_no_resource()] if player.goods[FOOD] else []
        if len(price_menu(player, tile)) == 1:
            refusals.append(unaffordable(player, tile))
        return refusals

    def against(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """Explain what the tile asks for."""
        if not isinstance(action, Pay):
            return None
        tile = state.tops[self.stack]
        return wrong_price(tile, action) or not_owned(price_rule(BUILDINGS[tile]))


def price_menu(player: Player, tile: int) -> list[Action]:
    """List the ways to pay for a tile, then ``decline``."""
    price = FIXED_PRICES[tile]
    if price is not None:
        return _PAY_FIXED[tile] if owns(player, price) else _ONLY_DECLINE
    building = BUILDINGS[tile]
    return pay_or_decline(player.goods, building.least, building.most, building.kinds)


def price_rule(building: Building) -> str:
    """Return the rule that says what a tile costs."""
    if building.cost is not None:
        return "STA-7.1"
    return "STA-7.2" if building.kinds else "STA-7.3"


def unaffordable(player: Player, tile: int) -> Refusal:
    """Explain what a player lacks for a tile."""
    building = BUILDINGS[tile]
    if building.cost is not None:
        pairs = zip(building.cost, player.goods, strict=False)
        missing = [max(0, cost - owned) for cost, owned in pairs]
        reason = Phrase("stone_age-reason-missing", {"goods": phrases.amounts(missing)})
    elif building.kinds:
        reason = price_reason(building)
    else:
        facts = {"price": building.least, "count": resources(player)}
        reason = Phrase("stone_age-reason-too-few-resources", facts)
    return Refusal("pay", reason, price_rule(building))


def wrong_price(tile: int, paid: Pay) -> Refusal | None:
    """Explain why a payment is not the price of a tile; None when it is."""
    building = BUILDINGS[tile]
    if is_price(building, paid):
        return None
    return Refusal("pay", price_reason(building), price_rule(building))


def is_price(building: Building, paid: Pay) -> bool:
    """Tell whether a payment is what a tile asks for."""
    if building.cost is not None:
        return paid.counts() == building.cost
    right_number = building.least <= sum(paid.counts()) <= building.most
    return right_number and building.kinds in (0, kinds_in(paid))


def price_reason(building: Building) -> Phrase:
    """Say what a tile asks for."""
    if building.cost is not None:
        return Phrase("stone_age-reason-fixed-cost", {"goods": phrases.amounts(building.cost)})
    if building.kinds:
        facts = {"count": building.least, "kinds": building.kinds}
        return Phrase("stone_age-reason-exact-kinds", facts)
    return Phrase("stone_age-reason-one-to-seven")


def build(state: StoneAgeState, seat: int, stack: int, paid: Pay) -> None:
    """A building scores the value of what was paid, at once.

    Then the next tile of the stack is turned up.
    """
    player = state.players[seat]
    tile = state.tops[stack]
    hand_in(player, paid)
    player.buildings |= 1 << tile
    player.building_points += paid.value
    if state.log is not None:
        state.tell(BuildingBought, seat, tile, paid.counts(), paid.value)
    state.tops[stack] = NO_TILE
    state.heights[stack] -= 1
    if state.heights[stack] > 0:
        state.agenda.append(TURN_UP_TILE[stack])


@final
class TurnUpTile(BagDraw[StoneAgeState]):
    """The next tile of `stack` is turned up; any tile nobody has seen may come."""

    __slots__ = ("stack",)

    rule: ClassVar[str] = "STA-7.5"

    def __init__(self, stack: int) -> None:
        super().__init__()
        self.stack: Final = stack

    def text(self) -> str:
        """Write the pending reveal."""
        return f"tile {self.stack}"

    def bag(self, state: StoneAgeState) -> int:
        return state.bag

    def draws(self) -> list[RevealBuilding]:
        return REVEAL_BUILDING

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """Lay the tile open."""
        assert isinstance(action, RevealBuilding)
        state.bag &= ~(1 << action.building)
        state.tops[self.stack] = action.building
        state.tell_numbers(BuildingRevealed, action.building, self.stack + 1)


BUY_BUILDING: Final = [
    [BuyBuilding(seat, stack) for stack in range(MOST_SEATS)] for seat in range(MOST_SEATS)
]
TURN_UP_TILE: Final = [TurnUpTile(stack) for stack in range(MOST_SEATS)]
