"""The part of a game's state that all games share: the agenda and how it moves on."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar, overload

from mypy_extensions import mypyc_attr

from grotto.core.action import DEALT, Action
from grotto.core.asked import QuestionView
from grotto.core.decision import Agenda, Question, Step
from grotto.core.errors import GameOver, IllegalAction
from grotto.core.event import Event
from grotto.core.outcome import Outcome
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.core.seats import NOBODY
from grotto.core.stream import Stream

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
_NOT_GIVEN: Final = -1_000_000_000


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """Everything needed to continue one game. A game's own state adds its fields."""

    __slots__ = ("agenda", "log")

    def __init__(self, agenda: Agenda) -> None:
        self.agenda = agenda
        self.log: list[Event] | None = None  # only open while `play` listens

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent twin, sharing only immutable parts."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Return the score sheets: final when the game is over, else as if it ended now."""

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """Return the whole truth, secrets included, as canonical plain values."""

    @abstractmethod
    def key(self) -> object:
        """Return a hashable value, cheap to make, that is equal exactly for equal dumps."""

    def to_act(self) -> int:
        """Return the seat that is asked, `CHANCE`, or `NOBODY` when the game is over."""
        agenda = self.agenda
        return agenda[-1].seat if agenda else NOBODY

    def legal_actions(self) -> list[Action]:
        """List every legal answer to the question on top, in a fixed order. Read only."""
        return self.agenda[-1].options(self) if self.agenda else []

    def draw(self, stream: Stream) -> Action:
        """Draw a legal action for the seat that is asked, each as likely as any other."""
        top = self.agenda[-1]
        assert isinstance(top, Question)
        return top.draw(self, stream)

    def apply(self, action: Action) -> None:
        """Carry out `action`, trusting the caller that it is legal: the hot path of search."""
        agenda = self.agenda
        agenda.pop().resolve(self, action)
        while agenda and agenda[-1].seat == NOBODY:
            agenda.pop().resolve(self, action)

    def settle(self) -> None:
        """Let everything happen that asks nobody, as after every action."""
        while self.agenda and isinstance(top := self.agenda[-1], Step):
            self.agenda.pop()
            top.happen(self)

    def play(self, action: Action) -> list[Event]:
        """Carry out `action` if it is legal and return what happened: the path of people.

        Raises:
            IllegalAction: when it is not among the legal actions; nothing is changed then.
            GameOver: when nothing can be played any more.
        """
        if not self.agenda:
            raise GameOver(action.text())
        offered = self._offered(action)
        events: list[Event] = []
        self.log = events
        self.apply(offered)  # rules may know shared actions by identity
        self.log = None
        return events

    def _offered(self, action: Action) -> Action:
        """Return the legal action that reads like `action`: often it is that very one."""
        offers = self.legal_actions()
        for offer in offers:
            if offer is action:
                return offer
        text = action.text()
        for offer in offers:
            if offer.text() == text:
                return offer
        raise self._illegal(action)

    def _illegal(self, action: Action) -> IllegalAction:
        offers = [offer.text() for offer in self.legal_actions()]
        return IllegalAction(action.text(), offers, self.objection(action))

    def objection(self, action: Action) -> Refusal:
        """Say why `action` is not possible now: it is not among the legal actions."""
        top = self.agenda[-1]
        if not isinstance(top, Question):
            return Refusal(action.text(), Phrase("reason-chance-first"), top.rule)
        if action.offered_as() == DEALT:
            return Refusal(action.text(), Phrase("reason-only-chance"), top.rule)
        other = Phrase("reason-not-asked", {"asked": top.prompt(self)})
        return top.objection(self, action) or Refusal(action.text(), other, top.rule)

    def begins_turn(self) -> bool:
        """Tell whether a seat is asked of whose turn nothing has happened yet."""
        top = self.agenda[-1] if self.agenda else None
        return isinstance(top, Question) and top.begins_turn(self)

    def turn(self) -> int:
        """Return the seat whose turn it is, or `NOBODY` between turns and at the end."""
        return self.agenda[-1].turn() if self.agenda else NOBODY

    @overload
    def tell(self, event: Callable[[], Event]) -> None: ...

    @overload
    def tell(self, event: Callable[[A], Event], a: A) -> None: ...

    @overload
    def tell(self, event: Callable[[A, B], Event], a: A, b: B) -> None: ...

    @overload
    def tell(self, event: Callable[[A, B, C], Event], a: A, b: B, c: C) -> None: ...

    @overload
    def tell(self, event: Callable[[A, B, C, D], Event], a: A, b: B, c: C, d: D) -> None: ...

    @overload
    def tell(
        self, event: Callable[[A, B, C, D, E], Event], a: A, b: B, c: C, d: D, e: E
    ) -> None: ...

    def tell(
        self,
        event: Callable[..., Event],
        a: object = None,
        b: object = None,
        c: object = None,
        d: object = None,
        e: object = None,
    ) -> None:
        """Tell of an event, given as its class and its fields: silent games make none."""
        if self.log is not None:
            self.log.append(event(*[field for field in (a, b, c, d, e) if field is not None]))

    @overload
    def tell_numbers(self, event: Callable[[int], Event], a: int) -> None: ...

    @overload
    def tell_numbers(self, event: Callable[[int, int], Event], a: int, b: int) -> None: ...

    @overload
    def tell_numbers(
        self, event: Callable[[int, int, int], Event], a: int, b: int, c: int
    ) -> None: ...

    def tell_numbers(
        self, event: Callable[..., Event], a: int, b: int = _NOT_GIVEN, c: int = _NOT_GIVEN
    ) -> None:
        """Tell of an event whose fields are numbers, in the hottest places.

        Compiled, they are not made objects of before somebody listens.
        """
        if self.log is not None:
            self.log.append(event(*[field for field in (a, b, c) if field != _NOT_GIVEN]))


def question_of(state: State) -> QuestionView | None:
    """Return the question on top as a view carries it; None when no seat is asked."""
    top = state.agenda[-1] if state.agenda else None
    return top.asked(state).plain() if isinstance(top, Question) else None
