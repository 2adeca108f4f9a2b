"""Parts of an action: what a dwarf can do on a space [CAV-4].

A part knows what it offers, how it is carried out, and why it cannot be. Each kind has its class in
the module of its chapter; in which order parts come is the business of `programs`.
"""

from abc import abstractmethod
from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.offer import FREE as NO_COST
from grotto.core.offer import Cost
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal, refusal_of
from grotto.games.caverna.actions import Take
from grotto.games.caverna.answers import take_of
from grotto.games.caverna.asked import LootHowAsked
from grotto.games.caverna.components import NOTHING, Goods
from grotto.games.caverna.free_actions import Free
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.player import Player
from grotto.games.caverna.rules.anytime import receive
from grotto.games.caverna.rules.free import can_still_get, within_deed
from grotto.games.caverna.spaces import Deed
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked, goods_beside


@final
@mypyc_attr(acyclic=True)
class Job:
    """Who acts: a dwarf of a seat, which has done some kinds of deeds in this action already."""

    __slots__ = ("done", "dwarf", "seat")

    def __init__(self, seat: int, dwarf: int, done: int) -> None:
        self.seat: Final = seat
        self.dwarf: Final = dwarf
        self.done: Final = done  # verbs of deeds, as bits


class Part:
    """One thing that an action lets a dwarf do."""

    __slots__ = ("deed",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    @abstractmethod
    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List every way to do it."""

    @abstractmethod
    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Do it in one of these ways."""

    @abstractmethod
    def concerns(self, action: Action) -> bool:
        """Tell whether an answer is about this deed, be it possible now or not."""

    @abstractmethod
    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Explain what of it cannot be done."""

    def hindrance(self, state: CavernaState, job: Job) -> Refusal | None:
        """Explain why it cannot be done in any way; None where nothing hinders."""
        refusals = self.refusals(state, job)
        return refusals[0] if refusals else None

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Explain why it cannot be done in one way that concerns it, but is not offered."""
        return refusal_of(action.text(), self.refusals(state, job))

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        """Return what one way to do it costs, with all discounts."""
        return NO_COST

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        """Return the goods that one way to do it brings at once."""
        return NOTHING

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """Tell whether there is a way to do it."""
        return bool(self.offers(state, job))

    def may_become_possible(self, state: CavernaState, job: Job) -> bool:
        """Tell whether rubies or exchanges could open a way."""
        return can_still_get(player_of(state, job))


def player_of(state: CavernaState, job: Job) -> Player:
    """Return the player who acts."""
    return state.players[job.seat]


@final
class TakePart(Part):
    """Take goods, or leave them."""

    __slots__ = ()

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """The general supply never runs out."""
        return True

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """Offer them."""
        return [take_of(self.deed.gets)]

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Take them."""
        receive(state, job.seat, self.deed.gets)

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        return self.deed.gets

    def concerns(self, action: Action) -> bool:
        """Only these goods are meant."""
        return isinstance(action, Take) and action.gets == self.deed.gets

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Nothing hinders."""
        return []


@final
class DoPart(Question[CavernaState]):
    """`seat` chose to do something and says how."""

    __slots__ = ("job", "name", "part")

    rule: ClassVar[str] = "CAV-6.6"

    def __init__(self, job: Job, part: Part, name: str) -> None:
        super().__init__(job.seat)
        self.job: Final = job
        self.part: Final = part
        self.name: Final = name

    def text(self) -> str:
        return f"how {self.seat} {self.job.dwarf} {self.name}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return LootHowAsked(self.seat, LOOT_KEYS.index(self.name))

    def options(self, state: CavernaState) -> list[Action]:
        """List every way."""
        return self.part.offers(state, self.job)

    def resolve(self, state: CavernaState, action: Action) -> None:
        """Do it."""
        self.part.carry_out(state, self.job, action)

    def also(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        return goods_beside("gets", self.part.gets(state, self.job, action))

    def cost(self, state: CavernaState, action: Action) -> Cost:
        return self.part.cost(state, self.job, action)

    def refusals(self, state: CavernaState) -> list[Refusal]:
        """Explain what cannot be done."""
        return self.part.refusals(state, self.job)

    def objection(self, state: CavernaState, action: Action) -> Refusal | None:
        """Explain why this is not a way to do it; nothing else is done before."""
        if isinstance(action, Free):
            return within_deed(action)
        return self.part.objection(state, self.job, action) if self.part.concerns(action) else None
