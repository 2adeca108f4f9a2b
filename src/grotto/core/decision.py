"""The agenda's entries: questions to a seat, questions to chance, and steps which ask nobody.

Nothing waits in a stack frame: whatever is still to happen in a game lies on its state's agenda, a
stack of these values.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.asked import Asked
from grotto.core.offer import FREE, Cost
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal, refusal_of
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream

StateT = TypeVar("StateT")
"""The state class of one game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[StateT]):
    """Something still to happen; `seat` says who is asked."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = ""  # the rule that asks for it, for whoever answers something else

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def text(self) -> str:
        """Write the entry with all its fields as one line: for dumps, digests and dice alone."""

    def turn(self) -> int:
        """Return the seat in whose turn it comes, or `NOBODY` between turns."""
        return self.seat

    def options(self, state: StateT) -> list[Action]:
        """List every legal answer in a fixed order. The list may be shared: never change it."""
        return []

    @abstractmethod
    def resolve(self, state: StateT, action: Action) -> None:
        """Carry out `action`, which is trusted to be one of the options."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[StateT]):
    """A choice of one seat."""

    __slots__ = ()

    @abstractmethod
    def asked(self, state: StateT) -> Asked:
        """Return the question as a value; everybody may know it."""

    def draw(self, state: StateT, stream: Stream) -> Action:
        """Draw one of the options, each as likely as any other.

        A question that can do so without listing them all draws in a way of its own.
        """
        offers = self.options(state)
        return offers[stream.below(len(offers))]

    def prompt(self, state: StateT) -> Phrase:
        """Ask the person at this seat."""
        return self.asked(state).phrase()

    def begins_turn(self, state: StateT) -> bool:
        """Tell whether nothing of the seat's turn has happened yet."""
        return False

    def also(self, state: StateT, action: Action) -> tuple[Ref, ...]:
        """Return what an offer is about here besides what its notation names."""
        return ()

    def cost(self, state: StateT, action: Action) -> Cost:
        """Return what an offer costs the seat, with all discounts."""
        return FREE

    def is_grave(self, state: StateT, action: Action) -> bool:
        """Tell whether an offer throws something away, so that nobody should give it by accident.

        Who plays on a screen is asked once more before it counts.
        """
        return False

    def is_private(self) -> bool:
        """Tell whether the choice depends on what others may not see.

        Nobody may answer for the seat then, even if one answer is left: that would give it away.
        """
        return False

    def refusals(self, state: StateT) -> list[Refusal]:
        """List what a person would expect to be able to answer but cannot."""
        return []

    def objection(self, state: StateT, action: Action) -> Refusal | None:
        """Say why `action`, which is not among the options, is refused.

        None where it answers another question than this one.
        """
        return refusal_of(action.text(), self.refusals(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[StateT]):
    """A roll, a draw or a reveal, answered by the dealer."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def turn(self) -> int:
        """Chance acts between turns, unless a roll or draw belongs to a turn that goes on."""
        return NOBODY

    def dice_key(self) -> str:
        """Return what the dealer's dice are keyed by: the question, as long as it stands alone.

        Cards that lie face down side by side are shuffled together. Their questions share one key,
        and each deals its own card from that shuffle, whichever is asked first.
        """
        return self.text()

    @abstractmethod
    def deal(self, state: StateT, stream: Stream) -> Action:
        """Draw one of the options with the right odds."""

    @abstractmethod
    def odds(self, state: StateT, action: Action) -> float:
        """Return the probability of `action`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[StateT]):
    """Something the rules do by themselves when its time comes."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NOBODY)

    @abstractmethod
    def happen(self, state: StateT) -> None:
        """Let it happen."""

    def resolve(self, state: StateT, action: Action) -> None:
        """Happen, whatever the answer."""
        self.happen(state)


Agenda = list[Decision[Any]]
"""What is still to happen; the last entry comes first."""
