"""The host of a table in the terminal: tells what happened, shows the board, asks people, lets bots play."""

import re
import sys
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Final

from grotto.bots import Bot, new_bot
from grotto.cli import orders
from grotto.cli.boards import board_of
from grotto.cli.ending import tell_ending
from grotto.cli.menu import Choice, Menu
from grotto.cli.problems import FAILED, INTERRUPTED, said
from grotto.cli.saves import keep
from grotto.cli.screen import Screen
from grotto.cli.speech import Speech
from grotto.cli.story import told
from grotto.core.action import Action
from grotto.core.errors import IllegalAction, NotationError
from grotto.core.seats import SPECTATOR
from grotto.play.history import Source
from grotto.play.table import Table

NUMBERS: Final = re.compile(r"(\d{1,3})(?:[ ,.x×]+(\d{1,3}))?")
"""An answer by number: a choice, and where it needs one, how many."""


class Turn(Enum):
    """What an answer led to."""

    ASK_AGAIN = "ask again"
    MOVED = "moved"
    LEFT = "left"


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
        self._told = len(table.history)
        self._board_shown = -1  # moves played when the whole board was shown last

    def _seat_bots(self) -> dict[int, Bot]:
        seats = [seat for seat, level in enumerate(self.levels) if level]
        return {seat: new_bot(self.levels[seat], self.table.game, self._seed(seat)) for seat in seats}

    def _seed(self, seat: int) -> int:
        """Bots draw from a seed of their own: what they draw says nothing about the dice."""
        words = f"{self.table.dealer.seed}/bot {seat}/{len(self.table.history)}"
        return int.from_bytes(sha256(words.encode()).digest()[:8])

    @property
    def viewer(self) -> int:
        """Through whose eyes the screen shows the table: where several people look, it keeps all secrets."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def run(self) -> int:
        """Play until the game is over or everybody leaves, and return the exit status."""
        try:
            self.save()
            while not self.table.over:
                if not self._take_turn():
                    return self._leave(0)
        except EOFError:
            return self._leave(FAILED)
        except KeyboardInterrupt:
            self.screen.show()
            return self._leave(INTERRUPTED)
        self.tell_news()
        tell_ending(self)
        return 0

    def save(self) -> None:
        """Keep the game as it stands."""
        keep(self.table.saved_game(), self.levels, self.path)

    def _leave(self, status: int) -> int:
        self.screen.tell("cli-left", path=str(self.path))
        self.screen.show(f"  {resume_command(self.path)}")
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
        self.tell_news()
        self._show_table(seat)
        self.ask_question()
        turn = Turn.ASK_AGAIN
        while turn is Turn.ASK_AGAIN:
            turn = self._answer(self.screen.ask(f"{self.speech.name(seat)}>"))
        return turn is not Turn.LEFT

    def tell_news(self) -> None:
        """Tell what happened since it was told last, but for what the board shows anyway."""
        self._told = min(self._told, len(self.table.history))
        events = [
            event
            for played in self.table.history[self._told :]
            for event in played.events
            if not self.board.shows(event)
        ]
        self._told = len(self.table.history)
        for line in told(self.table.game, events, self.viewer, self.speech):
            self.screen.show(line)

    def _show_table(self, seat: int) -> None:
        """Show the whole board when others have played since, else what this seat has."""
        played = self.table.history[self._board_shown :] if self._board_shown >= 0 else []
        if self._board_shown < 0 or any(
            move.seat != seat for move in played if move.source is not Source.CHANCE
        ):
            self.show_board(self.viewer)
        else:
            self._show(self.board.mat(self.table.view(self.viewer), seat, self.speech))

    def show_board(self, viewer: int) -> None:
        """Show the whole board as `viewer` may see it."""
        self._board_shown = len(self.table.history)
        self.screen.show()
        self._show(self.board.lines(self.table.view(viewer), self.speech))

    def _show(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.show(line)

    def ask_question(self) -> None:
        """Show the question and the first choices."""
        prompt = self.table.prompt()
        self.menu = self.board.menu(
            self.table.offers(), self.table.view(self.viewer), self.speech
        )
        self.screen.show()
        self.screen.show(self.speech.say(prompt) if prompt else "")
        self.show_page()

    def show_page(self) -> None:
        """Show the next choices."""
        self._show(self.menu.next_page())
        if self.menu.hidden:
            self.screen.tell("cli-more", count=self.menu.hidden)

    def _answer(self, answer: str) -> Turn:
        if number := NUMBERS.fullmatch(answer):
            return self._answer_by_number(number)
        order = orders.find(answer, self.speech.texts)
        if order is not None:
            return self._obey(order)
        return self._answer_by_notation(answer)

    def _obey(self, order: orders.Order) -> Turn:
        length, before = len(self.table.history), self.table.digest()
        orders.obey(order, self)
        if order.name == "quit":
            return Turn.LEFT
        moved = (len(self.table.history), self.table.digest()) != (length, before)
        return Turn.MOVED if moved else Turn.ASK_AGAIN
