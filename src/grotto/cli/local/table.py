"""A table that stands here, with its bots, and the file in which it is kept."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from grotto.bots import Bot, new_bot
from grotto.cli.boards import board_of
from grotto.cli.boards.board import View
from grotto.cli.ending import keep_record, remove, tell_record, tell_scores
from grotto.cli.host import Host
from grotto.cli.orders import Turn
from grotto.cli.problems import FAILED, said
from grotto.cli.saves import resume_command
from grotto.cli.screen import Screen
from grotto.cli.table import Told
from grotto.core.errors import RecordError
from grotto.core.game import Game
from grotto.core.luck import seed_number
from grotto.core.offer import Offer
from grotto.core.phrase import Phrase
from grotto.core.records import Record
from grotto.core.refusal import Refusal
from grotto.core.saying import kind_of
from grotto.core.seats import SPECTATOR
from grotto.play.files import save
from grotto.play.history import Source
from grotto.play.table import Table

THINK_SECONDS: Final = 1.0
"""How long bots think about one answer at most, and hints about one question."""


class LocalTable:
    """A game in this process; whoever is no bot sits at this screen."""

    def __init__(self, table: Table, levels: tuple[str, ...], screen: Screen, path: Path) -> None:
        self.table = table
        self.levels = levels
        self.path = path
        self.people = [seat for seat, level in enumerate(levels) if not level]
        self._seats_of_bots = {seat for seat, level in enumerate(levels) if level}
        self._screen = screen
        self._private = board_of(table.game.info.id).private
        self._bots = self._seat_bots()
        self._told = dict.fromkeys([SPECTATOR, *range(table.seats)], len(table.history))
        self._holder = SPECTATOR  # who holds the screen, where people do not look together
        self._saves = True

    def _seat_bots(self) -> dict[int, Bot]:
        seats = [seat for seat, level in enumerate(self.levels) if level]
        return {
            seat: new_bot(self.levels[seat], self.table.game, self._seed(seat), THINK_SECONDS)
            for seat in seats
        }

    def _seed(self, seat: int) -> int:
        """Bots draw from a seed of their own: what they draw says nothing about the dice."""
        return seed_number(f"{self.table.dealer.seed}/bot {seat}/{len(self.table.history)}")

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.table.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self.table.names

    @property
    def to_act(self) -> int:
        """The seat that is asked."""
        return self.table.to_act

    @property
    def held(self) -> bool:
        """Whether the seat that is to act has only to end its turn."""
        return self.table.held >= 0

    @property
    def is_by_hand(self) -> bool:
        """Whether somebody here ends turns by hand."""
        return bool(self.table.by_hand)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def moves(self) -> int:
        """How many moves were played."""
        return len(self.table.history)

    # ---- eyes -----------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: where several people look, nobody's."""
        return self.people[0] if len(self.people) == 1 else self._holder

    def is_for_other_eyes(self, seat: int) -> bool:
        """Tell whether the next person must take the screen: where answers tell secrets."""
        return self._private and len(self.people) > 1 and self._holder != seat

    def look(self, seat: int) -> None:
        """Let `seat` take the screen."""
        self._holder = seat

    def look_together(self) -> None:
        """Let everybody see the end; what the last one has heard is not told again."""
        self._told[SPECTATOR] = max(self._told.values())
        self._holder = SPECTATOR

    # ---- what is seen ---------------------------------------------------------------------------

    def view(self) -> View:
        """Return what the viewer may know."""
        return self.table.view(self.viewer)

    def told(self) -> list[Told]:
        """Return everything that happened."""
        return self._told_after(0)

    def news(self) -> list[Told]:
        """Return what happened since it was asked last for these eyes."""
        before = min(self._told[self.viewer], self.moves)
        self._told[self.viewer] = self.moves
        return self._told_after(before)

    def _told_after(self, moves: int) -> list[Told]:
        seen_by = self.table.game.seen_by
        return [
            Told(number, played.seat, seen.phrase(), kind_of(type(seen)))
            for number, played in enumerate(self.table.history[moves:], moves + 1)
            for event in played.events
            for seen in (seen_by(event, self.viewer),)
        ]

    def acted_since(self, moves: int) -> set[int]:
        """Return the seats that have acted after so many moves."""
        since = self.table.history[moves:]
        return {played.seat for played in since if played.source is not Source.CHANCE}

    def prompt(self) -> Phrase | None:
        """Return the question that is asked."""
        return self.table.prompt()

    def offers(self) -> list[Offer]:
        """List every legal answer."""
        return self.table.offers()

    def refusals(self) -> list[Refusal]:
        """List what one might expect to be able to do now but cannot, with reasons."""
        return self.table.refusals()

    def why_not(self, text: str) -> Refusal | None:
        """Say why an action is not possible now; None when it is.

        Raises:
            NotationError: when `text` is no action of this game.
        """
        return self.table.why_not(text)

    # ---- what is done ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Keep the game from the beginning."""
        self.save()

    def question(self) -> object:
        """Every move leads to another question."""
        return self.moves

    def ask(self, prompt: str, question: object) -> str | None:
        """Read an answer; nobody changes the question meanwhile.

        Raises:
            EOFError: when nobody will answer any more.
        """
        return self._screen.ask(prompt)

    def play(self, text: str) -> None:
        """Answer the question, and keep the game.

        Raises:
            NotationError: when `text` is no action of this game.
            IllegalAction: when it is not possible now.
        """
        self.table.play(text)
        self.save()

    def undo(self) -> None:
        """Take the last choice of a person back, with what bots have played since.

        Raises:
            CannotUndo: when something was revealed since, or somebody else has chosen.
        """
        self.table.undo(self._undoer(), self._seats_of_bots)
        self.save()

    def undo_turn(self) -> None:
        """Take a whole turn back, as far as nothing was revealed.

        Raises:
            CannotUndo: when not even its last choice can be taken back.
        """
        self.table.undo_turn(self._undoer(), self._seats_of_bots)
        self.save()

    def _undoer(self) -> int:
        """Return who takes back: the one who holds the screen, else the one who has chosen."""
        is_handed_over = self._private and len(self.people) > 1
        return self._holder if is_handed_over else self.table.last_chooser(self._seats_of_bots)

    def end_turn(self) -> None:
        """End a turn that waits for that.

        Raises:
            NoTurnToEnd: when none does.
        """
        self.table.end_turn()
        self.save()

    def hold(self) -> bool:
        """Let the turns of the person who is asked end by hand, or by themselves if they do."""
        seat = self.to_act
        self.table.by_hand = self.table.by_hand ^ {seat}
        if self.table.held == seat:
            self.end_turn()
        return seat in self.table.by_hand

    def redo(self) -> None:
        """Play again what was taken back.

        Raises:
            CannotUndo: when there is nothing to play again.
        """
        self.table.redo()
        self.save()

    def let_others_act(self, host: Host[Any]) -> Turn:
        """Let the bot that is asked answer; where nobody plays, its move is told at once."""
        seat = self.to_act
        self.play(self._bots[seat].choose(self.table.position(seat)).text())
        if not self.people:
            host.tell_news()
        return Turn.MOVED

    def farewell(self, status: int) -> int:
        """Say how to go on with the game."""
        if not self._saves:
            self._screen.tell("cli-left-unsaved")
            return FAILED
        self._screen.tell("cli-left")
        print(f"  {resume_command(self.path, by_hand=self.is_by_hand)}")
        return status

    def tell_ending(self, host: Host[Any]) -> None:
        """Show the score sheets and the winner, keep the record, and say how to check it."""
        tell_scores(host, self.table.outcome())
        host.screen.show()
        host.screen.tell("cli-seed", seed=self.table.dealer.seed)
        tell_record(host, keep_record(self.kept(self.table.record())))
        remove(self.path)

    # ---- the file -------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep the game as it stands; where that fails, say so once and play on."""
        try:
            self.save_in(self.path)
        except RecordError as error:
            if self._saves:
                self._screen.show(said(error, self._screen.texts))
                self._screen.tell("cli-not-saving")
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
