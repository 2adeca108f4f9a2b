"""The contract of a game: what tables, bots, servers and researchers may ask of it."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.asked import Asked
from grotto.core.decision import Chance, Question
from grotto.core.errors import RulesBug, WrongSeats
from grotto.core.event import Event
from grotto.core.offer import Offer
from grotto.core.options import Option, Value, complete
from grotto.core.outcome import Outcome, Portions
from grotto.core.phrase import Phrase, Who
from grotto.core.refusal import Refusal
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream

_NOT_ASKED: Final = "chance was asked while it is not to act"

StateT = TypeVar("StateT", bound=State)
"""The state class of one game."""


@dataclass(frozen=True)
class GameInfo:
    """The label on the box."""

    id: str
    seats: tuple[int, ...]
    rules_version: int
    options: tuple[Option, ...]
    ending: str = ""  # the rule by which the game ends


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[StateT], metaclass=ABCMeta):
    """One game on the shelf. It holds no game in progress: that is what states are for."""

    info: ClassVar[GameInfo]

    def new(self, seats: int, options: Mapping[str, Value]) -> StateT:
        """Set the game up for `seats` players; options that are not given have their defaults.

        Raises:
            WrongSeats: when the game is not for that many.
            WrongOption: when an option does not exist or cannot have that value.
        """
        if seats not in self.info.seats:
            raise WrongSeats(self.info.id, seats, self.info.seats)
        state = self.set_up(seats, complete(self.info.options, options))
        state.settle()
        return state

    @abstractmethod
    def set_up(self, seats: int, options: Mapping[str, Value]) -> StateT:
        """Return the first state, for checked seats and complete options."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Read an action; the exact inverse of `Action.text`.

        Raises:
            NotationError: when `text` is not an action of this game.
        """

    @abstractmethod
    def view(self, state: StateT, viewer: int) -> Mapping[str, object]:
        """Return what `viewer`, a seat or `SPECTATOR`, may know, as plain values."""

    def eyes(self, state: StateT, viewer: int) -> int:
        """Return a viewer who sees just the same now, so that one view will do for many."""
        return viewer

    def ahead(self, state: StateT, seat: int) -> Mapping[str, object]:
        """Return what `seat` can work out ahead and is too much for every view, as plain values."""
        return {}

    @abstractmethod
    def worlds(self, state: StateT, viewer: int, stream: Stream) -> StateT:
        """Return a state `viewer` cannot tell from the true one, with all secrets dealt anew."""

    @abstractmethod
    def seen_by(self, event: Event, viewer: int) -> Event:
        """Return `event` as `viewer` may see it."""

    @abstractmethod
    def round_of(self, state: StateT) -> int:
        """Return which round is played; the first is 1, and 0 is before it."""

    def projection(self, state: StateT, viewer: int) -> Outcome:
        """Return how all would score if the game ended now, as far as `viewer` may know it."""
        return state.outcome()

    def portions(self, state: StateT, seat: int, viewer: int) -> Portions:
        """Return what the lines of a seat's sheet consist of, as far as `viewer` may know it.

        Outcomes do not carry it: search asks for many of them and reads no more than points.
        """
        return {}

    @abstractmethod
    def violations(self, state: StateT) -> list[str]:
        """List what contradicts the box, such as a card that exists twice.

        Empty in every reachable state.
        """

    def is_barrier(self, state: StateT, action: Action) -> bool:
        """Tell whether `action` reveals something, so that undo must not cross it."""
        return state.to_act() == CHANCE

    def deal(self, state: StateT, stream: Stream) -> Action:
        """Draw the answer of chance with the right odds, when `CHANCE` is to act.

        Raises:
            RulesBug: when chance is not asked.
        """
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, Chance):
            return top.deal(state, stream)
        raise RulesBug(_NOT_ASKED)

    def odds(self, state: StateT, action: Action) -> float:
        """Return the probability of the chance action `action`.

        Raises:
            RulesBug: when chance is not asked.
        """
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, Chance):
            return top.odds(state, action)
        raise RulesBug(_NOT_ASKED)

    def asked(self, state: StateT) -> Asked | None:
        """Return what a seat is asked, as a value; None when no seat is."""
        top = state.agenda[-1] if state.agenda else None
        return top.asked(state) if isinstance(top, Question) else None

    def prompt(self, state: StateT) -> Phrase | None:
        """Return the question on top as a person reads it; None when no seat is asked."""
        top = state.agenda[-1] if state.agenda else None
        return top.prompt(state) if isinstance(top, Question) else None

    def offers(self, state: StateT) -> list[Offer]:
        """List every legal answer of the seat that is asked, with what it is about and costs."""
        top = state.agenda[-1] if state.agenda else None
        if not isinstance(top, Question):
            return []
        return [
            Offer(
                action,
                action.offered_as(),
                action.refs() + top.also(state, action),
                top.cost(state, action),
                top.is_grave(state, action),
            )
            for action in top.options(state)
        ]

    def why_not(self, state: StateT, action: Action, seat: int | None = None) -> Refusal | None:
        """Say why `action` is not possible now, for `seat` if it is given; None when it is.

        Only the seat that is asked learns more than that it is another's turn.
        """
        if not state.agenda:
            return Refusal(action.text(), Phrase("reason-game-over"), self.info.ending)
        if seat is not None and seat != state.to_act():
            others = Phrase("reason-others-turn", {"who": Who(state.to_act())})
            return Refusal(action.text(), others, state.agenda[-1].rule)
        return None if action in state.legal_actions() else state.objection(action)

    def refusals(self, state: StateT) -> list[Refusal]:
        """List what a person would expect to be able to do now but cannot, each with its reason."""
        top = state.agenda[-1] if state.agenda else None
        return top.refusals(state) if isinstance(top, Question) else []
