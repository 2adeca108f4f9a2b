"""Turning gold into food [CAV-7.3]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.offer import Cost
from grotto.core.refusal import Refusal
from grotto.core.stream import Stream
from grotto.games.caverna.answers import COINS, MOST_COINS
from grotto.games.caverna.asked import CoinsAsked
from grotto.games.caverna.components import FOOD, GOLD, GOODS, MOST_SEATS, goods
from grotto.games.caverna.events import Eaten
from grotto.games.caverna.free_actions import Coins, Free
from grotto.games.caverna.rules.free import LEAST_COINS, within_deed
from grotto.games.caverna.rules.supply import too_poor
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked


def change_coins(state: CavernaState, seat: int, gold: int) -> None:
    """Gold becomes food, one food less than gold."""
    held = state.players[seat].goods
    held[GOLD] -= gold
    held[FOOD] += gold - 1
    if state.log is not None:
        state.tell(Eaten, seat, goods(gold=gold), gold - 1)


@final
class CountCoins(Question[CavernaState]):
    """`seat` says how much gold becomes food; one coin is lost each time."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-7.3"

    def text(self) -> str:
        return f"coins {self.seat}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return CoinsAsked(self.seat, state.players[self.seat].goods[GOLD])

    def options(self, state: CavernaState) -> list[Action]:
        """List every amount."""
        return [*COINS[LEAST_COINS : self._most(state) + 1]]

    def _most(self, state: CavernaState) -> int:
        return min(state.players[self.seat].goods[GOLD], MOST_COINS)

    def draw(self, state: CavernaState, stream: Stream) -> Action:
        """Draw an amount."""
        return COINS[LEAST_COINS + stream.below(self._most(state) - LEAST_COINS + 1)]

    def resolve(self, state: CavernaState, action: Action) -> None:
        """Change it."""
        assert isinstance(action, Coins)
        change_coins(state, self.seat, action.gold)

    def cost(self, state: CavernaState, action: Action) -> Cost:
        assert isinstance(action, Coins)
        return {GOODS[GOLD]: action.gold}

    def objection(self, state: CavernaState, action: Action) -> Refusal | None:
        """Say that there is less gold; nothing else is done before."""
        if isinstance(action, Free):
            return within_deed(action)
        if not isinstance(action, Coins):
            return None
        price = goods(gold=action.gold)
        return too_poor(state.players[self.seat], action.text(), price, self.rule)


COUNT_COINS: Final[list[CountCoins]] = [CountCoins(seat) for seat in range(MOST_SEATS)]
