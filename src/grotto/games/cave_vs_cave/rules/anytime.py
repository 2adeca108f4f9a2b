"""What a player may do at any time of the own turn: exchange goods for food [CVC-5.6]."""

from abc import abstractmethod
from typing import Final

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.cave_vs_cave.actions import Exchange
from grotto.games.cave_vs_cave.answers import EXCHANGE
from grotto.games.cave_vs_cave.components import EDIBLE, EMMER, FLAX, FOOD, GOLD, GOODS, LIMITS
from grotto.games.cave_vs_cave.events import Exchanged
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.state import CaveState

_EXCHANGES: Final[list[list[Action]]] = [
    [EXCHANGE[good] for bit, good in enumerate(EDIBLE) if have >> bit & 1]
    for have in range(1 << len(EDIBLE))
]
"""The free exchanges, by which of the edible goods one has."""


def anytime_actions(player: Player) -> list[Action]:
    """List the free exchanges: emmer, flax or gold for food, as long as food can be stored."""
    held = player.goods
    if held[FOOD] >= LIMITS[FOOD]:
        return _EXCHANGES[0]
    return _EXCHANGES[(held[EMMER] > 0) + 2 * (held[FLAX] > 0) + 4 * (held[GOLD] > 0)]


def exchange(state: CaveState, seat: int, action: Exchange) -> None:
    """One of the good becomes one food."""
    held = state.players[seat].goods
    held[action.good] -= 1
    held[FOOD] += 1
    if state.log is not None:
        state.log.append(Exchanged(seat, action.good))


def exchange_refusals(player: Player) -> list[Refusal]:
    """Explain which goods cannot be turned into food now."""
    if player.goods[FOOD] >= LIMITS[FOOD]:
        reason = Phrase("cave_vs_cave-reason-food-full", {"count": LIMITS[FOOD]})
        return [Refusal("exchange", reason, "CVC-5.6")]
    return [
        Refusal(
            EXCHANGE[good].text(),
            Phrase("cave_vs_cave-reason-no-good", {"good": GOODS[good]}),
            "CVC-5.6",
        )
        for good in EDIBLE
        if not player.goods[good]
    ]


class OwnTurnQuestion(Question[CaveState]):
    """A question in the own turn: the free exchange comes on top of its own answers."""

    __slots__ = ()

    @abstractmethod
    def answers(self, state: CaveState) -> list[Action]:
        """List the answers to the question itself."""

    @abstractmethod
    def answer(self, state: CaveState, action: Action) -> None:
        """Carry out one of these answers."""

    def hindrances(self, state: CaveState) -> list[Refusal]:
        """List what one would expect to be able to answer to the question itself, but cannot."""
        return []

    def options(self, state: CaveState) -> list[Action]:
        """List the answers, and what may be exchanged at any time."""
        return self.answers(state) + anytime_actions(state.players[self.seat])

    def resolve(self, state: CaveState, action: Action) -> None:
        """Carry out the answer; after an exchange the question is asked again."""
        if isinstance(action, Exchange):
            exchange(state, self.seat, action)
            state.agenda.append(self)
        else:
            self.answer(state, action)

    def refusals(self, state: CaveState) -> list[Refusal]:
        """Explain what cannot be answered, and what cannot be exchanged."""
        return self.hindrances(state) + exchange_refusals(state.players[self.seat])
