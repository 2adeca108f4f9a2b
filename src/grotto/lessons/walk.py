"""A walk through a lesson: one learner, one step after the other.

It is made of nothing but the lesson and the answers so far: whoever comes back goes on by giving
the same answers again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from grotto.core.action import ANYTIME, Action
from grotto.core.errors import TableError
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.state import State
from grotto.lessons.errors import BrokenLesson, NotAsked
from grotto.lessons.goals import are_met, measured
from grotto.lessons.lesson import Lasts, Lesson, Step
from grotto.play.dealer import Dealer
from grotto.play.table import Table

GO_ON: Final = ""
"""The answer to a step that asks for none."""


@dataclass(frozen=True)
class Reaction:
    """What a teacher says to an answer; nothing where the next step says enough."""

    right: bool
    said: str = ""  # a message,
    about: Mapping[str, int] = field(default_factory=dict)  # and the numbers of which it speaks


class Script(Dealer):
    """Answers for chance as a lesson wants it, and by a seed where the lesson says nothing."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.coming: list[str] = []  # what chance and the others answer next

    def deal(self, game: Game[Any], state: State, asked: Iterable[str]) -> Action:
        """Return what comes next, if it is an answer to this question."""
        legal = {action.text(): action for action in state.legal_actions()}
        if self.coming and self.coming[0] in legal:
            return legal[self.coming.pop(0)]
        return super().deal(game, state, asked)


class Walk:
    """Somebody who is taking a lesson.

    Raises:
        BrokenLesson: when the position cannot be reached as the lesson says.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.answers: list[str] = []  # those that were right, `GO_ON` for what was only read
        self._number = 0
        self._tried: list[str] = []  # answers of a turn that is not over
        self._moves: list[str] = list(lesson.opening)  # until this step began
        self._script = Script(lesson.name)
        self.table = self._set_up()

    def _set_up(self) -> Table:
        """Return the table as it was when this step began."""
        lesson, self._script.coming = self.lesson, []
        try:
            table = Table(
                lesson.game,
                lesson.seats,
                lesson.options,
                dealer=self._script,
                moves=self._moves,
            )
        except TableError as error:
            raise self._broken(str(error)) from error
        self._begin_step(table)
        return table

    def _begin_step(self, table: Table) -> None:
        self._tried = []
        self._round = table.round
        self._script.coming = list(self.step.then) if self.step else []

    @property
    def step(self) -> Step | None:
        """The step that is being taken; None at the end."""
        steps = self.lesson.steps
        return steps[self._number] if self._number < len(steps) else None

    @property
    def number(self) -> int:
        """How many steps are behind the learner."""
        return self._number

    @property
    def given(self) -> list[str]:
        """All answers so far, also those of a turn that goes on: with them one comes back here."""
        return [*self.answers, *self._tried]

    @property
    def tried(self) -> int:
        """How many answers were given to a step that goes on."""
        return len(self._tried)

    @property
    def over(self) -> bool:
        """Whether the lesson has been finished."""
        return self.step is None

    @property
    def asks(self) -> bool:
        """Whether the learner has to answer now."""
        return self.step is not None and self.step.asks

    def go_on(self) -> None:
        """Take the next step, where nothing is asked.

        Raises:
            NotAsked: when an answer is wanted, or the lesson is over.
        """
        if self.asks or self.over:
            raise NotAsked
        self._finish(GO_ON)

    def answer(self, text: str) -> Reaction:
        """Answer the question on the table; a wrong answer changes nothing.

        Raises:
            NotAsked: when this step asks for no answer.
            NotationError: when `text` is no action of the game.
            IllegalAction: when it is not possible now.
        """
        step = self.step
        if step is None or not step.asks:
            raise NotAsked
        self.table.play(text)
        self._tried.append(text)
        if self._goes_on(step, text):
            return Reaction(right=True)
        return self._judged(step)

    def take_back(self) -> None:
        """Take all answers back that were given to this step."""
        self.table = self._set_up()

    def _goes_on(self, step: Step, text: str) -> bool:
        """Tell whether the learner has more to answer before the step looks at it."""
        if self.table.to_act != self.lesson.learner:
            return False
        if step.lasts is Lasts.ROUND:
            return self.table.round == self._round
        return step.lasts is Lasts.TURN and not self._ended_turn(text)

    def _ended_turn(self, text: str) -> bool:
        """Tell whether a turn has ended with an answer; what one may do at any time ends none."""
        is_anytime = self.table.game.parse(text).offered_as() == ANYTIME
        return self.table.begins_turn and not is_anytime

    def _judged(self, step: Step) -> Reaction:
        about = self._reached(step)
        said = self._verdict(step, about)
        if said is None:
            tried = self._tried
            self._play_script()
            self._finish(*tried)
            return Reaction(right=True)
        self.table = self._set_up()  # a wrong answer changes nothing
        return Reaction(right=False, said=said, about=about)

    def _reached(self, step: Step) -> dict[str, int]:
        """Return how far the learner has come with a puzzle."""
        if step.measure is None:
            return {}
        learner, best = self.lesson.learner, step.measure.best
        view, outcome = self.table.view(learner), self.table.projection(learner)
        reached = measured(step.measure, view, outcome, learner)
        return {"reached": reached, "best": best, "missing": best - reached}

    def _verdict(self, step: Step, about: Mapping[str, int]) -> str | None:
        """Return what explains a wrong answer; None when it was right."""
        events, view = self._events(), self.table.view(self.lesson.learner)
        if are_met(step.goals, events, view) and about.get("missing", 0) <= 0:
            return None
        excuses = self.lesson.excuses(step)
        for slip, excuse in zip(step.slips, excuses, strict=False):
            if are_met(slip.when, events, view):
                return excuse
        return excuses[-1]

    def _events(self) -> list[Event]:
        """Return what has happened since the step began."""
        return [
            event for played in self.table.history[len(self._moves) :] for event in played.events
        ]

    def _play_script(self) -> None:
        """Let the others answer as the lesson says."""
        while self._script.coming:
            answer = self._script.coming.pop(0)
            try:
                self.table.play(answer)
            except TableError as error:
                raise self._broken(f"{answer!r} is not possible: {error}") from error

    def _finish(self, *answers: str) -> None:
        self.answers += answers
        self._moves = [played.action.text() for played in self.table.history]
        self._number += 1
        self._begin_step(self.table)

    def _broken(self, problem: str) -> BrokenLesson:
        step = f" at {self.step.key!r}" if self.step else ""
        return BrokenLesson(f"{self.lesson.game}/{self.lesson.id}{step}", problem)


def walk_again(lesson: Lesson, answers: Sequence[str]) -> Walk:
    """Go through a lesson as somebody did before; what does not fit any more is left out."""
    walk = Walk(lesson)
    for answer in answers:
        try:
            if answer == GO_ON:
                walk.go_on()
            elif not walk.answer(answer).right:
                break
        except TableError:
            break
    return walk
