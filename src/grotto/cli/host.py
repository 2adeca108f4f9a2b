"""The host of a table: tells what happened, shows the board, asks people, lets bots play."""

import re
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from grotto.bots import Bot, new_bot
from grotto.cli.boards import board_of
from grotto.cli.boards.board import Part
from grotto.cli.ending import tell_ending
from grotto.cli.menu import Choice, Menu
from grotto.cli.orders import Turn, find_order
from grotto.cli.problems import FAILED, INTERRUPTED, said
from grotto.cli.saves import resume_command
from grotto.cli.screen import Screen
from grotto.cli.speech import Speech
from grotto.cli.story import told
from grotto.core.action import Action
from grotto.core.errors import IllegalAction, NotationError, RecordError
from grotto.core.records import Record
from grotto.core.seats import SPECTATOR
from grotto.play.files import save
from grotto.play.history import Source
from grotto.play.table import Table

NUMBERS: Final = re.compile(r"\d{1,3}(?:[ ,.x×]+\d{1,3})*")
"""An answer by number: a choice, one among those it leads to, and where it needs one, how many."""


class Host:
    """Runs one table at one screen."""

    def __init__(self, table: Table, levels: tuple[str, ...], screen: Screen, path: Path) -> None:
        self.table = table
        self.levels = levels
        self.screen = screen
        self.path = path
        self.speech = Speech(screen.texts, table.names)
        self.board = board_of(table.game.info.id)
        self.menu = Menu([])
        self.people = [seat for seat, level in enumerate(levels) if not level]
        self._bots = self._seat_bots()
        self._told = dict.fromkeys([SPECTATOR, *range(table.seats)], len(table.history))
        self._holder = SPECTATOR  # who holds the screen, where people do not look together
        self._saves = True
        self._board_shown = 0  # moves played when the whole table was shown last
        self._phase: str | None = None  # of the game at that time

    def _seat_bots(self) -> dict[int, Bot]:
        seats = [seat for seat, level in enumerate(self.levels) if level]
        return {
            seat: new_bot(self.levels[seat], self.table.game, self._seed(seat)) for seat in seats
        }

    def _seed(self, seat: int) -> int:
        """Bots draw from a seed of their own: what they draw says nothing about the dice."""
        words = f"{self.table.dealer.seed}/bot {seat}/{len(self.table.history)}"
        return int.from_bytes(sha256(words.encode()).digest()[:8])

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: where several people look, nobody's."""
        return self.people[0] if len(self.people) == 1 else self._holder

    def _hand_over(self, seat: int) -> None:
        """Let the next person take the screen, unless everybody may look or nothing is secret."""
        if not self.board.private or len(self.people) == 1 or self._holder == seat:
            return
        self._holder = SPECTATOR
        self.screen.clear()
        self.screen.ask(self.speech.line("cli-hand-over", name=self.speech.name(seat)))
        self.screen.clear()
        self._holder = seat
        self.forget_board()

    def _look_together(self) -> None:
        """Let everybody see the end; what the last one has heard is not told again."""
        self._told[SPECTATOR] = max(self._told.values())
        self._holder = SPECTATOR

    def run(self) -> int:
        """Play until the game is over or everybody leaves, and return the exit status."""
        try:
            self.save()
            while not self.table.over:
                if not self._take_turn():
                    return self._leave(0)
        except EOFError:
            self.screen.show()
            return self._leave(FAILED)
        except KeyboardInterrupt:
            self.screen.show()
            return self._leave(INTERRUPTED)
        self._look_together()
        self.tell_news()
        tell_ending(self)
        return 0

    def save(self) -> None:
        """Keep the game as it stands; where that fails, say so once and play on."""
        try:
            self.save_in(self.path)
        except RecordError as error:
            if self._saves:
                self.screen.show(said(error, self.speech.texts))
                self.screen.tell("cli-not-saving")
            self._saves = False

    def save_in(self, path: Path) -> None:
        """Write the game as it stands into a file.

        Raises:
            RecordError: when it cannot be written.
        """
        save(self.kept(self.table.saved_game()), path)
        self._saves = self._saves or path == self.path

    def kept(self, record: Record) -> Record:
        """Note in a record which bots sit where."""
        return replace(record, bots=self.levels)

    def _leave(self, status: int) -> int:
        if not self._saves:
            self.screen.tell("cli-left-unsaved")
            return FAILED
        self.screen.tell("cli-left")
        print(f"  {resume_command(self.path)}")
        return status

    def _take_turn(self) -> bool:
        seat = self.table.to_act
        if seat not in self._bots:
            return self._ask_person(seat)
        self.play(self._bots[seat].choose(self.table.position(seat)))
        if not self.people:
            self.tell_news()
        return True

    def play(self, action: Action) -> None:
        """Play an action and keep the game."""
        self.table.play(action.text())
        self.save()

    def _ask_person(self, seat: int) -> bool:
        self._hand_over(seat)
        self.tell_news()
        self._show_table(seat)
        self.ask_question()
        turn = Turn.ASK_AGAIN
        while turn is Turn.ASK_AGAIN:
            turn = self._answer(self.screen.ask(f"{self.speech.name(seat)}>"))
        return turn is not Turn.LEFT

    def tell_news(self) -> None:
        """Tell what happened since it was told last, but for what the board shows anyway."""
        before = min(self._told[self.viewer], len(self.table.history))
        events = [
            event
            for played in self.table.history[before:]
            for event in played.events
            if not self.board.shows(event)
        ]
        self._told[self.viewer] = len(self.table.history)
        for line in told(self.table.game, events, self.viewer, self.speech):
            self.screen.show(line)

    def _show_table(self, seat: int) -> None:
        """Show the whole table when others have played since or a phase began, else one mat."""
        view = self.table.view(self.viewer)
        moves = self.table.history[self._board_shown :]
        alone = all(move.seat == seat for move in moves if move.source is not Source.CHANCE)
        if alone and self.board.phase(view) == self._phase:
            self._show(self.board.mat(view, seat, self.speech))
            return
        self._board_shown, self._phase = len(self.table.history), self.board.phase(view)
        self.screen.show()
        self._show(self.board.beside_menu(view, self.speech))

    def show_board(self, viewer: int) -> None:
        """Show the whole board as `viewer` may see it."""
        self.screen.show()
        self._show(self.board.whole(self.table.view(viewer), self.speech))

    def parts(self) -> list[Part]:
        """List the parts of the board that can be looked at one by one."""
        return self.board.parts(self.table.view(self.viewer), self.speech)

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
        """Show the question and the first choices."""
        prompt = self.table.prompt()
        self.menu = self.board.menu(self.table.offers(), self.table.view(self.viewer), self.speech)
        self.screen.show()
        self.screen.show(self.speech.say(prompt) if prompt else "")
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
        if NUMBERS.fullmatch(answer):
            return self._answer_by_numbers(re.findall(r"\d+", answer))
        order = find_order(answer, self.speech.texts)
        if order is not None:
            return order.obey(self)
        return self._answer_by_notation(answer)

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
        answer = self.screen.ask(self.speech.line("cli-how-many", least=least, most=most))
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
        self.play(action)
        return Turn.MOVED

    def _answer_by_notation(self, answer: str) -> Turn:
        verbs = {offer.split(" ")[0] for offer in self.table.options()}
        try:
            self.table.play(answer)
        except NotationError as error:
            known = answer.partition(" ")[0] in verbs
            self.screen.show(said(error, self.speech.texts) if known else self._unknown(answer))
            return Turn.ASK_AGAIN
        except IllegalAction as error:
            self.screen.show(self._refused(error))
            return Turn.ASK_AGAIN
        self.save()
        return Turn.MOVED

    def _unknown(self, answer: str) -> str:
        key = "cli-unknown-answer" if answer else "cli-empty-answer"
        return self.speech.line(key, text=answer)

    def _refused(self, error: IllegalAction) -> str:
        if error.refusal is None:
            return self.speech.line("cli-not-now")
        reason = self.speech.say(error.refusal.reason)
        return self.speech.line("cli-refusal", reason=reason, rule=error.refusal.rule)
