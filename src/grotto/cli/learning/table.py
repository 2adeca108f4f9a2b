"""A lesson as a table at this screen: what the teacher says, and one seat for the learner."""

from typing import Any, ClassVar

from grotto.cli.boards.board import View
from grotto.cli.host import Host
from grotto.cli.learning.progress import Progress
from grotto.cli.orders import Turn
from grotto.cli.saves import own_command
from grotto.cli.screen import Screen
from grotto.cli.table import Told
from grotto.core.errors import TableError
from grotto.core.game import Game
from grotto.core.offer import Offer
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.core.saying import kind_of
from grotto.core.seats import NOBODY
from grotto.lessons import Course, Lesson
from grotto.lessons.walk import Reaction, walk_again
from grotto.play.history import Source


class NotYet(TableError):
    """The answer is not what the lesson asks for; `said` is the message that explains it."""

    code: ClassVar[str] = "lesson/wrong"

    def __init__(self, reaction: Reaction) -> None:
        super().__init__(reaction.said)
        self.said = Phrase(reaction.said, reaction.about)

    def phrase(self) -> Phrase:
        """Explain it."""
        return self.said


class NoTakingBack(TableError):
    """A lesson takes wrong answers back by itself."""

    code: ClassVar[str] = "lesson/no-undo"

    def __init__(self) -> None:
        super().__init__("a lesson takes back by itself what was wrong")


class LessonTable:
    """A walk through a lesson, for the host of a table."""

    def __init__(self, lesson: Lesson, course: Course, progress: Progress, screen: Screen) -> None:
        self.walk = walk_again(lesson, progress.answers(lesson.game, lesson.id))
        self.people = [lesson.learner]
        self.held = False
        self._course = course
        self._progress = progress
        self._screen = screen
        self._said = -1  # the step that was explained last
        self._hints = 0  # how many hints were given to it
        self._told = self.moves  # until which move everything was told
        self._shown = -1  # the moves after which the board was shown last
        self.names = tuple(screen.texts.name(seat) for seat in range(lesson.seats))

    @property
    def game(self) -> Game[Any]:
        """The game that is taught."""
        return self.walk.table.game

    @property
    def to_act(self) -> int:
        """The learner, as soon as the step was explained; before, the teacher speaks."""
        is_explained = self._said == self.walk.number
        return self.walk.lesson.learner if is_explained and self.walk.asks else NOBODY

    @property
    def over(self) -> bool:
        """Whether the lesson is finished."""
        return self.walk.over

    @property
    def moves(self) -> int:
        """How many moves were played."""
        return len(self.walk.table.history)

    # ---- eyes -----------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """Only the learner looks."""
        return self.walk.lesson.learner

    def is_for_other_eyes(self, seat: int) -> bool:
        """Nobody else is there."""
        return False

    def look(self, seat: int) -> None:
        """Nobody else is there."""

    def look_together(self) -> None:
        """Nobody else is there."""

    # ---- what is seen ---------------------------------------------------------------------------

    def view(self) -> View:
        """Return what the learner may know."""
        return self.walk.table.view(self.viewer)

    def told(self) -> list[Told]:
        """Return everything that happened."""
        return self._told_after(0)

    def news(self) -> list[Told]:
        """Return what happened since it was asked last."""
        before, self._told = min(self._told, self.moves), self.moves
        return self._told_after(before)

    def _told_after(self, moves: int) -> list[Told]:
        history, seen_by = self.walk.table.history, self.game.seen_by
        return [
            Told(number, played.seat, seen.phrase(), kind_of(type(seen)))
            for number, played in enumerate(history[moves:], moves + 1)
            for event in played.events
            for seen in (seen_by(event, self.viewer),)
        ]

    def acted_since(self, moves: int) -> set[int]:
        """Return the seats that have acted after so many moves."""
        since = self.walk.table.history[moves:]
        return {played.seat for played in since if played.source is not Source.CHANCE}

    def prompt(self) -> Phrase | None:
        """Return the question that is asked."""
        return self.walk.table.prompt()

    def offers(self) -> list[Offer]:
        """List every legal answer."""
        return self.walk.table.offers()

    def refusals(self) -> list[Refusal]:
        """List what one might expect to be able to do now but cannot, with reasons."""
        return self.walk.table.refusals()

    def why_not(self, text: str) -> Refusal | None:
        """Say why an action is not possible now; None when it is.

        Raises:
            NotationError: when `text` is no action of this game.
        """
        return self.walk.table.why_not(text)

    # ---- what is done ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Nothing has to be made ready."""

    def question(self) -> object:
        """Every step and every move leads to another question."""
        return self.walk.number, self.moves

    def ask(self, prompt: str, question: object) -> str | None:
        """Read an answer.

        Raises:
            EOFError: when nobody will answer any more.
        """
        return self._screen.ask(prompt)

    def play(self, text: str) -> None:
        """Answer, and keep how far the learner has come.

        Raises:
            NotationError: when `text` is no action of this game.
            IllegalAction: when it is not possible now.
            NotYet: when the lesson asks for something else.
        """
        reaction = self.walk.answer(text)
        if not reaction.right:
            self._told = self.moves
            raise NotYet(reaction)
        self._keep()

    def undo_turn(self) -> None:
        """Take all answers to this step back: those of a turn that is not over.

        Raises:
            NoTakingBack: when there are none.
        """
        if not self.walk.tried:
            raise NoTakingBack
        self.walk.take_back()
        self._told = self.moves

    def hint(self, host: Host[Any]) -> None:
        """Help with this step: a little more each time, until all is said."""
        hints = self.walk.lesson.hints(self.walk.step) if self.walk.step else []
        self._hints = min(self._hints + 1, len(hints))
        for hint in hints[: self._hints]:
            host.screen.tell(hint)
        if not hints:
            host.screen.tell("cli-learn-no-hint")

    def end_turn(self) -> None:
        """Turns end by themselves here.

        Raises:
            NoTakingBack: always.
        """
        raise NoTakingBack

    def redo(self) -> None:
        """Nothing was taken back.

        Raises:
            NoTakingBack: always.
        """
        raise NoTakingBack

    def hold(self) -> bool:
        """Turns end by themselves here.

        Raises:
            NoTakingBack: always.
        """
        raise NoTakingBack

    def let_others_act(self, host: Host[Any]) -> Turn:
        """Let the teacher speak; where nothing is asked, the learner goes on with Enter."""
        host.tell_news()
        if self._said != self.walk.number:
            self._said, self._hints = self.walk.number, 0
            self._show_board(host)
            self.say_step(host)
        if self.walk.asks:
            return Turn.MOVED
        answer = self._screen.ask(host.speech.line("cli-learn-go-on"))
        turn = host.obey(answer)
        if turn is None:
            self.walk.go_on()
            self._keep()
        return Turn.MOVED if turn is Turn.ASK_AGAIN else turn or Turn.MOVED

    def _show_board(self, host: Host[Any]) -> None:
        """Show what is spoken of; who is asked sees it beside the question anyway."""
        if not self.walk.asks and not self.walk.over and self._shown != self.moves:
            self._shown = self.moves
            host.show_board(self.view())
            for part in host.parts()[:1]:  # such as one's own home
                host.show_part(part)

    def say_step(self, host: Host[Any]) -> None:
        """Say what this step is about."""
        step, lesson = self.walk.step, self.walk.lesson
        if step is None:
            return
        host.screen.show()
        host.screen.tell("cli-learn-step", number=self.walk.number + 1, count=len(lesson.steps))
        host.screen.tell(lesson.said(step.key))

    def _keep(self) -> None:
        lesson = self.walk.lesson
        if self.walk.over:
            self._progress.finish(lesson.game, lesson.id)
        else:
            self._progress.keep(lesson.game, lesson.id, self.walk.answers)

    def farewell(self, status: int) -> int:
        """Say how to come back."""
        self._screen.tell("cli-learn-left")
        self._name(self.walk.lesson.id)
        return status

    def tell_ending(self, host: Host[Any]) -> None:
        """Say that the lesson is finished, and which one is next."""
        lesson = self.walk.lesson
        host.screen.show()
        host.screen.tell("cli-learn-finished", name=host.speech.line(lesson.name))
        following = self._course.after(lesson.id)
        if following:
            host.screen.tell(
                "cli-learn-next", name=host.speech.line(f"{lesson.game}-lesson-{following}")
            )
            self._name(following)
        else:
            host.screen.tell("cli-learn-play")
            print(f"  {own_command('play', lesson.game)}")

    def _name(self, lesson: str) -> None:
        print(f"  {own_command('learn', self.walk.lesson.game, lesson)}")
