"""A table as one screen knows it, whether it stands here or far away."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from grotto.cli.boards.board import View
from grotto.core.game import Game
from grotto.core.offer import Offer
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal

if TYPE_CHECKING:
    from grotto.cli.host import Host
    from grotto.cli.orders import Turn


@dataclass(frozen=True)
class Told:
    """Something that happened, as the people at the screen may know it."""

    move: int  # after which move of the game
    seat: int  # who acted; CHANCE when nobody did
    phrase: Phrase
    kind: str = ""  # of the event; empty for what is no event of the game


class ScreenTable(Protocol):
    """What a host needs of a table. All that it shows is for the eyes of its viewer."""

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def people(self) -> list[int]:
        """The seats of the people at this screen."""

    @property
    def to_act(self) -> int:
        """The seat that is asked, or `NOBODY` when the game is over."""

    @property
    def held(self) -> bool:
        """Whether the seat that is to act has only to end its turn, and sits at this screen."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def moves(self) -> int:
        """How many moves were played."""

    # ---- eyes -----------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """Through whose eyes the screen looks."""

    def is_for_other_eyes(self, seat: int) -> bool:
        """Tell whether the screen must be handed over before `seat` can be asked."""

    def look(self, seat: int) -> None:
        """Let the screen look through the eyes of `seat`."""

    def look_together(self) -> None:
        """Let everybody at the screen see the end."""

    # ---- what is seen ---------------------------------------------------------------------------

    def view(self) -> View:
        """Return what the viewer may know."""

    def told(self) -> list[Told]:
        """Return everything that happened."""

    def news(self) -> list[Told]:
        """Return what happened since it was asked last for these eyes."""

    def acted_since(self, moves: int) -> set[int]:
        """Return the seats that have acted after so many moves."""

    def prompt(self) -> Phrase | None:
        """Return the question that is asked."""

    def offers(self) -> list[Offer]:
        """List every legal answer."""

    def refusals(self) -> list[Refusal]:
        """List what one might expect to be able to do now but cannot, with reasons."""

    def why_not(self, text: str) -> Refusal | None:
        """Say why an action is not possible now; None when it is.

        Raises:
            NotationError: when `text` is no action of this game.
        """

    # ---- what is done ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Get ready: people have sat down."""

    def question(self) -> object:
        """Return something that is another one as soon as something else is asked."""

    def ask(self, prompt: str, question: object) -> str | None:
        """Read an answer to a question; None when something else is asked meanwhile.

        Raises:
            EOFError: when nobody will answer any more.
        """

    def play(self, text: str) -> None:
        """Answer the question.

        Raises:
            NotationError: when `text` is no action of this game.
            IllegalAction: when it is not possible now.
            TableError: when the table does not take it for another reason.
        """

    def undo_turn(self) -> None:
        """Take a whole turn back, as far as nothing was revealed.

        Raises:
            TableError: when it cannot be taken back.
        """

    def end_turn(self) -> None:
        """End a turn that waits for that.

        Raises:
            TableError: when none does.
        """

    def hold(self) -> bool:
        """Let turns end by hand, or by themselves if they do; tell which it is now.

        Raises:
            TableError: when the table does not take it.
        """

    def redo(self) -> None:
        """Play again what was taken back.

        Raises:
            TableError: when there is nothing to play again.
        """

    def let_others_act(self, host: "Host[Any]") -> "Turn":
        """Let somebody act who is not at this screen."""

    def farewell(self, status: int) -> int:
        """Say how to come back, and return the exit status."""

    def tell_ending(self, host: "Host[Any]") -> None:
        """Tell how the game has ended."""
