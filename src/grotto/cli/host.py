"""The host of a table: tells what happened, shows the board and asks people."""

import re
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from grotto.cli.boards import board_of
from grotto.cli.boards.board import Part, View
from grotto.cli.menu import Choice, Menu
from grotto.cli.orders import Orders, Turn, find_order
from grotto.cli.problems import FAILED, INTERRUPTED
from grotto.cli.screen import Screen
from grotto.cli.speech import Speech
from grotto.cli.table import ScreenTable
from grotto.core.action import Action
from grotto.core.errors import IllegalAction, NotationError, TableError

NUMBERS: Final = re.compile(r"\d{1,3}(?:[ ,.x×]+\d{1,3})*")
"""An answer by number: a choice, one among those it leads to, and where it needs one, how many."""

TableT = TypeVar("TableT", bound=ScreenTable)


class Host(Generic[TableT]):
    """Runs one table at one screen."""

    def __init__(self, table: TableT, screen: Screen, orders: "Orders[TableT]") -> None:
        self.table = table
        self.screen = screen
        self.orders = orders
        self.speech = Speech(screen.texts, table.names)
        self.board = board_of(table.game.info.id)
        self.menu = Menu([])
        self._question: object = None  # that was asked last
        self._board_shown = 0  # moves played when the whole table was shown last
        self._phase: str | None = None  # of the game at that time

    def run(self) -> int:
        """Play until the game is over or everybody leaves, and return the exit status."""
        try:
            self.table.begin()
            while not self.table.over:
                if self._take_turn() is Turn.LEFT:
                    return self.table.farewell(0)
        except EOFError:
            self.screen.show()
            return self.table.farewell(FAILED)
        except KeyboardInterrupt:
            self.screen.show()
            return self.table.farewell(INTERRUPTED)
        self.table.look_together()
        self.tell_news()
        self.table.tell_ending(self)
        return 0

    def _take_turn(self) -> Turn:
        seat = self.table.to_act
        if seat in self.table.people:
            return self._ask_person(seat)
        return self.table.let_others_act(self)

    def _hand_over(self, seat: int) -> None:
        """Let the next person take the screen, if the one before has secrets."""
        if not self.table.is_for_other_eyes(seat):
            return
        self.screen.clear()
        self.screen.ask(self.speech.line("cli-hand-over", name=self.speech.name(seat)))
        self.screen.clear()
        self.table.look(seat)
        self.forget_board()

    def _ask_person(self, seat: int) -> Turn:
        self._hand_over(seat)
        self.tell_news()
        self._show_table(seat)
        self.ask_question()
        turn = Turn.ASK_AGAIN
        while turn is Turn.ASK_AGAIN:
            answer = self.table.ask(f"{self.speech.name(seat)}>", self._question)
            turn = Turn.MOVED if answer is None else self._answer(answer)
        return turn

    def tell_news(self) -> None:
        """Tell what happened since it was told last, but for what the board shows anyway."""
        for told in self.table.news():
            if not self.board.shows(told.kind):
                self.screen.show(self.speech.say(told.phrase))

    def _show_table(self, seat: int) -> None:
        """Show the whole table when others have played since or a phase began, else one mat."""
        view, shown = self.table.view(), self._board_shown
        alone = shown <= self.table.moves and self.table.acted_since(shown) <= {seat}
        if alone and self.board.phase(view) == self._phase:
            self._show(self.board.mat(view, seat, self.speech))
            return
        self._board_shown, self._phase = self.table.moves, self.board.phase(view)
        self.screen.show()
        self._show(self.board.beside_menu(view, self.speech))

    def show_board(self, view: View) -> None:
        """Show the whole board."""
        self.screen.show()
        self._show(self.board.whole(view, self.speech))

    def parts(self) -> list[Part]:
        """List the parts of the board that can be looked at one by one."""
        return self.board.parts(self.table.view(), self.speech)

    def show_part(self, part: Part) -> None:
        """Show one part of the board."""
        self.screen.show()
        self._show(part.lines)

    def forget_board(self) -> None:
        """Show the whole table again at the next question."""
        self._phase = None

    def _show(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.show(line)

    def ask_question(self) -> None:
        """Show the question and the first choices; where nobody here is asked, nothing."""
        prompt, self._question = self.table.prompt(), self.table.question()
        if self.table.held:
            self.screen.show()
            self.screen.tell("cli-turn-held")
        if prompt is None:
            return
        self.menu = self.board.menu(self.table.offers(), self.table.view(), self.speech)
        self.screen.show()
        self.screen.show(self.speech.say(prompt))
        self.show_page()

    def show_page(self) -> None:
        """Show the next choices."""
        self._show(self.menu.next_page(self.screen.width))
        if self.menu.hidden:
            self.screen.tell("cli-more", count=self.menu.hidden)

    def number_of(self, action: Action) -> str:
        """Return what to type for an action; where an opened group lacks it, ask again first."""
        if not self.menu.number_of(action):
            self.ask_question()
        return self.menu.number_of(action)

    def _answer(self, answer: str) -> Turn:
        if self.table.held:
            return self._obey_or_remind(answer)
        if NUMBERS.fullmatch(answer):
            return self._answer_by_numbers(re.findall(r"\d+", answer))
        turn = self.obey(answer)
        return self._answer_by_notation(answer) if turn is None else turn

    def _obey_or_remind(self, answer: str) -> Turn:
        """Take orders only: nothing is left of the turn but its end."""
        turn = self.obey(answer)
        if turn is None:
            self.screen.tell("cli-turn-held")
        return turn or Turn.ASK_AGAIN

    def obey(self, answer: str) -> Turn | None:
        """Carry out the order that an answer begins with; None when it is no order."""
        name, rest = find_order(answer, self.orders, self.speech.texts)
        return None if name is None else self.orders[name](self, rest)

    def _answer_by_numbers(self, numbers: Sequence[str]) -> Turn:
        """Follow numbers from group to group, and show the last group if no choice was made."""
        menu = self.menu
        for place, number in enumerate(numbers, 1):
            choice = menu.choice(int(number))
            if choice is None:
                self.screen.tell("cli-no-such-choice", number=int(number), most=len(menu.choices))
                return Turn.ASK_AGAIN
            if isinstance(choice, Choice):
                return self._choose(choice, " ".join(numbers[place:]))
            menu = choice.opened(menu, self.speech.line("cli-back"))
        self._open(menu)
        return Turn.ASK_AGAIN

    def _open(self, menu: Menu) -> None:
        self.menu = menu
        self.menu.back()
        self.show_page()

    def _choose(self, choice: Choice, count: str) -> Turn:
        if count:
            return self._answer_with_count(choice, count)
        if len(choice.numbers) > 1:
            return self._ask_count(choice)
        return self._played(choice.answers[choice.numbers[0]])

    def _ask_count(self, choice: Choice) -> Turn:
        """Ask for the number that a choice needs; anything else is taken as a new answer."""
        least, most = choice.numbers[0], choice.numbers[-1]
        how_many = self.speech.line("cli-how-many", least=least, most=most)
        answer = self.table.ask(how_many, self._question)
        if answer is None:
            return Turn.MOVED
        if not answer or answer.isdecimal():
            return self._answer_with_count(choice, answer)
        return self._answer(answer)

    def _answer_with_count(self, choice: Choice, count: str) -> Turn:
        numbers = choice.numbers
        known = {str(number): answer for number, answer in choice.answers.items()}
        if count in known:
            return self._played(known[count])
        key = "cli-wrong-count" if len(numbers) > 1 else "cli-no-count"
        self.screen.tell(key, least=numbers[0], most=numbers[-1])
        return Turn.ASK_AGAIN

    def _played(self, action: Action) -> Turn:
        return self._play(action.text())

    def _play(self, text: str) -> Turn:
        """Play an action; where the table does not take it, look at it again."""
        try:
            self.table.play(text)
        except (NotationError, IllegalAction):
            raise
        except TableError as error:
            self.screen.show(self.speech.say(error.phrase()))
            self.forget_board()
        return Turn.MOVED

    def _answer_by_notation(self, answer: str) -> Turn:
        try:
            return self._play(answer)
        except NotationError as error:
            verbs = {offer.action.verb() for offer in self.table.offers()}
            known = answer.partition(" ")[0] in verbs
            said = self.speech.say(error.phrase()) if known else self._unknown(answer)
        except IllegalAction as error:
            said = self._refused(error)
        self.screen.show(said)
        return Turn.ASK_AGAIN

    def _unknown(self, answer: str) -> str:
        key = "cli-unknown-answer" if answer else "cli-empty-answer"
        return self.speech.line(key, text=answer)

    def _refused(self, error: IllegalAction) -> str:
        reason = self.speech.say(error.refusal.reason)
        return self.speech.line("cli-refusal", reason=reason, rule=error.refusal.rule)
