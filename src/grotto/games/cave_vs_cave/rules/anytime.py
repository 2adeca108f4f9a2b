"""What is open in every question of the own turn: exchanging goods for food [CVC-5.6].

And what no later question of a turn accepts: another tile, and a cavern that was not earned.
"""

from abc import abstractmethod
from typing import Final

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.offer import FREE, Cost
from grotto.core.phrase import Phrase, Who
from grotto.core.refusal import Refusal, refusal_of
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.actions import Dig, Exchange, Furnish, Lay, Take, Trade
from grotto.games.cave_vs_cave.answers import EXCHANGE
from grotto.games.cave_vs_cave.components import (
    EDIBLE,
    EMMER,
    FLAX,
    FOOD,
    GOLD,
    GOODS,
    LIMITS,
    NO_EXTRA,
)
from grotto.games.cave_vs_cave.events import Exchanged
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.state import NO_TILE, CaveState
from grotto.games.cave_vs_cave.vocabulary import AMOUNTS

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
    state.tell_numbers(Exchanged, seat, action.good)


def cost_of(action: Action) -> Cost:
    """Return what an answer costs, by good."""
    if isinstance(action, Exchange):
        return {GOODS[action.good]: 1}
    if isinstance(action, (Trade, Dig, Furnish)):
        return AMOUNTS.counts(action.pay)
    return FREE


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


def second_tile(state: CaveState, action: Take) -> Refusal | None:
    """Explain that one tile is taken in a turn; None before it is."""
    if state.tile == NO_TILE:
        return None
    reason = Phrase("cave_vs_cave-reason-second-tile", {"tile": phrases.tile(state.tile)})
    return Refusal(action.text(), reason, "CVC-3.3")


def no_cavern_to_lay(state: CaveState, action: Lay) -> Refusal:
    """Explain that the additional cavern is not there to be laid."""
    for seat, player in enumerate(state.players):
        if player.extra != NO_EXTRA:
            owned = Phrase("cave_vs_cave-reason-extra-has-owner", {"who": Who(seat)})
            return Refusal(action.text(), owned, "CVC-8.6")
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-extra-not-earned"), "CVC-8.6")


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

    def hindrance(self, state: CaveState, action: Action) -> Refusal | None:
        """Explain why an answer to the question itself is refused; None for any other answer."""
        return refusal_of(action.text(), self.hindrances(state))

    def options(self, state: CaveState) -> list[Action]:
        """List the answers, and what may be exchanged at any time."""
        return self.answers(state) + anytime_actions(state.players[self.seat])

    def cost(self, state: CaveState, action: Action) -> Cost:
        return cost_of(action)

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

    def objection(self, state: CaveState, action: Action) -> Refusal | None:
        if isinstance(action, Exchange):
            return refusal_of(action.text(), exchange_refusals(state.players[self.seat]))
        if isinstance(action, Lay):
            return no_cavern_to_lay(state, action)
        if isinstance(action, Take) and (found := second_tile(state, action)):
            return found
        return self.hindrance(state, action)
