"""Sowing, fences and stables [CAV-5.3, CAV-5.4, CAV-5.5]."""

from typing import Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.actions import NO_CELL, Fence, Sow, Stable
from grotto.games.caverna.answers import SOW, STABLE
from grotto.games.caverna.components import (
    GRAIN,
    MOST_SOWN,
    STABLES,
    VEGETABLE,
    Goods,
)
from grotto.games.caverna.events import Fenced, Sown, StableBuilt
from grotto.games.caverna.furnishings import STUBBLE_ROOM
from grotto.games.caverna.player import Home, Player, empty_fields, owns, renewed_home
from grotto.games.caverna.rules.anytime import make_room
from grotto.games.caverna.rules.land import (
    ALL_FOREST_PAIRS,
    has_pair,
    large_pasture_offers,
    small_pasture_offers,
    stable_cells,
)
from grotto.games.caverna.rules.parts import Job, Part, player_of
from grotto.games.caverna.rules.prices import fence_price, stable_price
from grotto.games.caverna.rules.supply import can_pay, pay, too_poor
from grotto.games.caverna.spaces import FENCE_LARGE, FENCE_SMALL
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import AMOUNTS

_FENCING: Final[int] = 1 << FENCE_SMALL | 1 << FENCE_LARGE

# ---- sowing -------------------------------------------------------------------------------------


@final
class SowPart(Part):
    """Sow up to two fields with grain and up to two with vegetables."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List how many fields of each; which ones makes no difference."""
        player = player_of(state, job)
        fields = empty_fields(player.home).bit_count()
        most_grain = min(MOST_SOWN, player.goods[GRAIN], fields)
        most_vegetables = min(MOST_SOWN, player.goods[VEGETABLE], fields)
        return [
            SOW[grain][vegetables]
            for grain in range(most_grain + 1)
            for vegetables in range(most_vegetables + 1)
            if 0 < grain + vegetables <= fields
        ]

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes a field and a seed."""
        player = player_of(state, job)
        seed = player.goods[GRAIN] + player.goods[VEGETABLE]
        return seed > 0 and empty_fields(player.home) != 0

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Three grain, or two vegetables, lie on a field then."""
        assert isinstance(action, Sow)
        player = player_of(state, job)
        player.goods[GRAIN] -= action.grain
        player.goods[VEGETABLE] -= action.vegetables
        sow(renewed_home(player), action.grain, action.vegetables)
        state.tell(Sown, job.seat, action.seeds)
        if owns(player, STUBBLE_ROOM):
            make_room(state, job.seat)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there is no field, or nothing to sow."""
        player = player_of(state, job)
        if not empty_fields(player.home):
            return [Refusal("sow", Phrase("caverna-reason-no-empty-field"), "CAV-5.3")]
        if not player.goods[GRAIN] + player.goods[VEGETABLE]:
            return [Refusal("sow", Phrase("caverna-reason-no-seed"), "CAV-5.3")]
        return []

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        assert isinstance(action, Sow)
        return AMOUNTS.counts(action.seeds)

    def concerns(self, action: Action) -> bool:
        """Sowing is meant."""
        return isinstance(action, Sow)

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say that fields or seeds are missing, altogether or for so much."""
        assert isinstance(action, Sow)
        hindrance = self.hindrance(state, job)
        if hindrance is not None:
            return hindrance
        player = player_of(state, job)
        poor = too_poor(player, action.text(), action.seeds, "CAV-5.3")
        if poor is not None:
            return poor
        counts = {"count": empty_fields(player.home).bit_count()}
        reason = Phrase("caverna-reason-too-few-fields", dict(counts))
        return Refusal(action.text(), reason, "CAV-5.3")


def sow(home: Home, grain: int, vegetables: int) -> None:
    """Sow the first empty fields."""
    fields = members(empty_fields(home))
    grown = sum(1 << field for field in fields[:grain])
    home.grain = (home.grain[0], home.grain[1], home.grain[2] | grown)
    planted = sum(1 << field for field in fields[grain : grain + vegetables])
    home.vegetables = (home.vegetables[0], home.vegetables[1] | planted)


# ---- fences -------------------------------------------------------------------------------------


class FencePart(Part):
    """Fence a pasture."""

    __slots__ = ()

    def price(self, state: CavernaState, job: Job) -> Goods:
        """The Carpenter helps once per action, or by option with every pasture [ruling R1]."""
        if job.done & _FENCING and not state.switches.carpenter_per_pasture:
            return self.deed.price
        return fence_price(player_of(state, job), self.deed.price)

    def is_payable(self, state: CavernaState, job: Job) -> bool:
        """Tell whether there is wood for it."""
        return can_pay(player_of(state, job), self.price(state, job))

    def pay_for(self, state: CavernaState, job: Job, cells: tuple[int, ...]) -> None:
        """Pay the wood."""
        price = self.price(state, job)
        pay(player_of(state, job), price)
        state.tell(Fenced, job.seat, cells, price)

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        return AMOUNTS.counts(self.price(state, job))

    def poor(self, state: CavernaState, job: Job, fences: list[Action]) -> list[Refusal]:
        """Say what is missing for each of these: small and large ones differ in price."""
        player, price = player_of(state, job), self.price(state, job)
        found = [too_poor(player, fence.text(), price, "CAV-5.4") for fence in fences]
        return [refusal for refusal in found if refusal is not None]

    def why_not_there(
        self, state: CavernaState, job: Job, action: Action, cells: int
    ) -> Refusal | None:
        """Say which cell is no meadow, or that wood is missing."""
        player = player_of(state, job)
        other = cells & ~player.home.meadows
        if other:
            cell = phrases.cell(members(other)[0])
            reason = Phrase("caverna-reason-not-a-meadow", {"cell": cell})
            return Refusal(action.text(), reason, "CAV-3.5")
        return too_poor(player, action.text(), self.price(state, job), "CAV-5.4")


@final
class SmallPasturePart(FencePart):
    """Turn one meadow into a small pasture."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List the meadows."""
        if not self.is_payable(state, job):
            return []
        return small_pasture_offers(player_of(state, job).home)

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes a meadow and wood."""
        return player_of(state, job).home.meadows != 0 and self.is_payable(state, job)

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Fence it; a stable stays."""
        assert isinstance(action, Fence)
        self.pay_for(state, job, (action.cell,))
        home = renewed_home(player_of(state, job))
        home.meadows &= ~(1 << action.cell)
        home.small_pastures |= 1 << action.cell

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there is no meadow, or too little wood."""
        meadows = small_pasture_offers(player_of(state, job).home)
        if not meadows:
            return [Refusal("fence", Phrase("caverna-reason-no-meadow"), "CAV-3.5")]
        return self.poor(state, job, meadows)

    def concerns(self, action: Action) -> bool:
        """One cell is meant."""
        return isinstance(action, Fence) and action.other == NO_CELL

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say that there is no meadow, none there, or too little wood."""
        assert isinstance(action, Fence)
        if not player_of(state, job).home.meadows:
            return self.hindrance(state, job)
        return self.why_not_there(state, job, action, 1 << action.cell)


@final
class LargePasturePart(FencePart):
    """Turn two adjacent meadows into one large pasture."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List the pairs of meadows."""
        if not self.is_payable(state, job):
            return []
        return large_pasture_offers(player_of(state, job).home)

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes two adjacent meadows and wood."""
        meadows = player_of(state, job).home.meadows
        return has_pair(ALL_FOREST_PAIRS, meadows) and self.is_payable(state, job)

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Fence them; stables stay, and dogs watch one place where there were two."""
        assert isinstance(action, Fence)
        assert action.other != NO_CELL
        self.pay_for(state, job, (action.cell, action.other))
        home = renewed_home(player_of(state, job))
        cells = 1 << action.cell | 1 << action.other
        home.meadows &= ~cells
        home.large_pastures = (*home.large_pastures, cells)
        make_room(state, job.seat)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there are no two adjacent meadows, or too little wood."""
        pairs = large_pasture_offers(player_of(state, job).home)
        if not pairs:
            return [Refusal("fence", Phrase("caverna-reason-no-two-meadows"), "CAV-3.5")]
        return self.poor(state, job, pairs)

    def concerns(self, action: Action) -> bool:
        """Two cells are meant."""
        return isinstance(action, Fence) and action.other != NO_CELL

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say that there are no two meadows, not both there, or too little wood."""
        assert isinstance(action, Fence)
        if not large_pasture_offers(player_of(state, job).home):
            return self.hindrance(state, job)
        return self.why_not_there(state, job, action, 1 << action.cell | 1 << action.other)


# ---- stables ------------------------------------------------------------------------------------


@final
class StablePart(Part):
    """Build a stable."""

    __slots__ = ()

    def price(self, player: Player) -> Goods:
        """The Stone carver helps."""
        return stable_price(player, self.deed.price)

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List where it may stand, if one of the three is left."""
        player = player_of(state, job)
        if player.home.stables.bit_count() >= STABLES or not can_pay(player, self.price(player)):
            return []
        return [STABLE[cell] for cell in members(stable_cells(player.home))]

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes a stable, stone and a cell."""
        player = player_of(state, job)
        if player.home.stables.bit_count() >= STABLES or not can_pay(player, self.price(player)):
            return False
        return stable_cells(player.home) != 0

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Build it; it stays there for good."""
        assert isinstance(action, Stable)
        player = player_of(state, job)
        price = self.price(player)
        pay(player, price)
        renewed_home(player).stables |= 1 << action.cell
        state.tell(StableBuilt, job.seat, action.cell, price)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that no stable is left, or what is missing for one."""
        player = player_of(state, job)
        if player.home.stables.bit_count() >= STABLES:
            reason = Phrase("caverna-reason-no-stable-left", {"count": STABLES})
            return [Refusal("stable", reason, "CAV-3.6")]
        poor = too_poor(player, "stable", self.price(player), "CAV-5.5")
        return [] if poor is None else [poor]

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        return AMOUNTS.counts(self.price(player_of(state, job)))

    def concerns(self, action: Action) -> bool:
        """A stable is meant."""
        return isinstance(action, Stable)

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say that none is left or can be paid, or why not there."""
        assert isinstance(action, Stable)
        reason = _no_stable_on(player_of(state, job).home, action.cell)
        return self.hindrance(state, job) or Refusal(action.text(), reason, "CAV-3.6")


def _no_stable_on(home: Home, cell: int) -> Phrase:
    """Say what is there instead: a field, another stable, or nothing over the edge."""
    name = phrases.cell(cell)
    if home.fields >> cell & 1:
        return Phrase("caverna-reason-stable-on-field", {"cell": name})
    if home.stables >> cell & 1:
        return Phrase("caverna-reason-stable-there", {"cell": name})
    return Phrase("caverna-reason-no-tile-outside", {"cell": name})
