"""Feeding: agriculture gives food, figures eat, who is short pays otherwise or starves [STA-8]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.stone_age.actions import STARVE, Pay
from grotto.games.stone_age.asked import FeedAsked
from grotto.games.stone_age.components import FOOD, MOST_SEATS, STARVING_PENALTY
from grotto.games.stone_age.events import Fed, Harvested, Starved
from grotto.games.stone_age.rules.anytime import OwnTurnQuestion
from grotto.games.stone_age.rules.cards import not_owned
from grotto.games.stone_age.rules.payments import paid_in, pay_or_starve
from grotto.games.stone_age.rules.supply import hand_in, resources
from grotto.games.stone_age.state import StoneAgeState
from grotto.games.stone_age.vocabulary import StoneAgeAsked


@final
class Feeding(Step[StoneAgeState]):
    """`player` harvests and eats."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        """Write the pending step."""
        return f"feeding {self.player}"

    def happen(self, state: StoneAgeState) -> None:
        """Food is paid as far as it goes; what is then missing is asked for."""
        harvest_field(state, self.player)
        served, missing = eat(state, self.player)
        if missing:
            state.agenda.append(CoverShortage(self.player, missing, served))
        elif state.log is not None:
            state.tell(Fed, self.player, (0, 0, 0, 0, served))


def harvest_field(state: StoneAgeState, seat: int) -> None:
    """Food equal to the agriculture level comes first, before anybody eats."""
    player = state.players[seat]
    player.goods[FOOD] += player.agriculture
    if player.agriculture:
        state.tell_numbers(Harvested, seat, player.agriculture)


def eat(state: StoneAgeState, seat: int) -> tuple[int, int]:
    """Every figure eats one food, newborns too.

    Return how much was served and how much is missing.
    """
    player = state.players[seat]
    served = min(player.goods[FOOD], player.figures)
    player.goods[FOOD] -= served
    return served, player.figures - served


@final
class CoverShortage(OwnTurnQuestion):
    """`seat` has `served` all its food and lacks `missing` more: resources, or hunger."""

    __slots__ = ("missing", "served")

    rule: ClassVar[str] = "STA-8.4"

    def __init__(self, seat: int, missing: int, served: int) -> None:
        super().__init__(seat)
        self.missing: Final = missing
        self.served: Final = served

    def text(self) -> str:
        """Write the pending question."""
        return f"feed {self.seat} {self.missing} {self.served}"

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        return FeedAsked(self.seat, self.missing, STARVING_PENALTY)

    def cost(self, state: StoneAgeState, action: Action) -> Cost:
        return paid_in(action)

    def is_grave(self, state: StoneAgeState, action: Action) -> bool:
        """Whoever starves loses points."""
        return action is STARVE

    def answers(self, state: StoneAgeState) -> list[Action]:
        """Cover the whole shortage in any way, or starve, even by choice."""
        return pay_or_starve(state.players[self.seat].goods, self.missing)

    def answer(self, state: StoneAgeState, action: Action) -> None:
        """Pay or starve."""
        if isinstance(action, Pay):
            hand_in(state.players[self.seat], action)
            if state.log is not None:
                state.tell(Fed, self.seat, (*action.counts(), self.served))
        else:
            starve(state, self.seat, self.missing)

    def refusals(self, state: StoneAgeState) -> list[Refusal]:
        """Too few resources cannot feed anybody: it is all or nothing."""
        owned = resources(state.players[self.seat])
        if owned >= self.missing:
            return []
        reason = Phrase(
            "stone_age-reason-shortage-too-large", {"count": self.missing, "owned": owned}
        )
        return [Refusal("pay", reason, "STA-8.4")]

    def against(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """The whole shortage is covered, or nothing of it."""
        if not isinstance(action, Pay):
            return None
        if sum(action.counts()) != self.missing:
            return Refusal(
                "pay", Phrase("stone_age-reason-whole-shortage", {"count": self.missing}), "STA-8.4"
            )
        return not_owned("STA-8.4")


def starve(state: StoneAgeState, seat: int, missing: int) -> None:
    """A hungry tribe loses ten points, once, however many are hungry; resources are kept."""
    state.players[seat].hungry_rounds += 1
    state.tell_numbers(Starved, seat, missing, STARVING_PENALTY)


FEEDING: Final = [Feeding(seat) for seat in range(MOST_SEATS)]
