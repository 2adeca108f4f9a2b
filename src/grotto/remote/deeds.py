"""What somebody may do at a table: every command gets through exactly once."""

from abc import abstractmethod
from uuid import uuid4

from grotto.wire.frames import (
    AskBack,
    ByHand,
    Command,
    EndTurn,
    Frame,
    Leave,
    Play,
    Redo,
    Replace,
    Return,
    Undo,
    UndoTurn,
)


class Deeds:
    """The commands of somebody who has the newest frame of a table."""

    @property
    @abstractmethod
    def frame(self) -> Frame:
        """The newest frame."""

    @abstractmethod
    def _acknowledged(self, command: Command, seconds: float | None) -> int:
        """Send a command; return when it is safe, and on the picture."""

    def play(self, action: str, seconds: float | None = None) -> int:
        """Answer the question; return the version that it led to.

        Raises:
            Refused: when the server refuses; nothing has changed then.
            NoAnswer: when there is no answer in time.
        """
        key, expected = uuid4().hex, self.frame.version
        return self._acknowledged(Play(key=key, expected=expected, action=action), seconds)

    def undo(self, seconds: float | None = None) -> int:
        """Take one's last choice back.

        Raises:
            Refused: when it cannot be taken back.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(Undo(key=uuid4().hex, expected=self.frame.version), seconds)

    def undo_turn(self, seconds: float | None = None) -> int:
        """Take one's whole turn back, as far as nothing was revealed.

        Raises:
            Refused: when it cannot be taken back.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(UndoTurn(key=uuid4().hex, expected=self.frame.version), seconds)

    def end_turn(self, seconds: float | None = None) -> int:
        """End one's turn, where it does not end by itself.

        Raises:
            Refused: when no turn of one's own waits for its end.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(EndTurn(key=uuid4().hex, expected=self.frame.version), seconds)

    def end_by_hand(self, seat: int, *, on: bool, seconds: float | None = None) -> int:
        """Choose whether the turns of one's own seat end only by `end_turn`.

        Raises:
            Refused: when it is so already, or somebody else's seat.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(ByHand(key=uuid4().hex, seat=seat, on=on), seconds)

    def redo(self, seconds: float | None = None) -> int:
        """Play again what was taken back.

        Raises:
            Refused: when there is nothing to play again.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(Redo(key=uuid4().hex, expected=self.frame.version), seconds)

    def ask_back(self, *, agree: bool = True, seconds: float | None = None) -> int:
        """Ask all others to go back to one's last choice, or agree to it, or refuse.

        Raises:
            Refused: when one cannot go back.
            NoAnswer: when there is no answer in time.
        """
        key, expected = uuid4().hex, self.frame.version
        return self._acknowledged(AskBack(key=key, expected=expected, agree=agree), seconds)

    def leave(self, seconds: float | None = None) -> int:
        """Go away during play: a bot plays for all of one's seats.

        Raises:
            Refused: when nothing is being played.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(Leave(key=uuid4().hex), seconds)

    def come_back(self, seconds: float | None = None) -> int:
        """Play again oneself.

        Raises:
            Refused: when one has not left.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(Return(key=uuid4().hex), seconds)

    def replace(self, seat: int, level: str = "", seconds: float | None = None) -> int:
        """Want a bot to play for somebody who is absent.

        Raises:
            Refused: when that seat is not absent.
            NoAnswer: when there is no answer in time.
        """
        return self._acknowledged(Replace(key=uuid4().hex, seat=seat, level=level), seconds)
