"""What somebody may ask at a table without changing anything."""

from abc import abstractmethod
from typing import Any
from uuid import uuid4

from grotto.wire.frames import (
    Ack,
    Advice,
    Ahead,
    AskAhead,
    AskHint,
    AskPreview,
    AskWhy,
    Command,
    NotPossible,
    Preview,
    Problem,
    Why,
)
from grotto.wire.hints import Hint, Hints

Asked = Command | AskPreview | AskWhy | AskAhead | AskHint
"""What gets an answer."""
Answer = Ack | Problem | Preview | Why | Ahead | Advice


class Questions:
    """The questions of somebody who sits at a table."""

    @abstractmethod
    def _ask(self, command: Asked, seconds: float | None) -> Answer:
        """Send something and return its answer."""

    def preview(self, action: str, seconds: float | None = None) -> Preview:
        """Ask what an answer would lead to.

        Raises:
            Refused: when it is no answer.
            NoAnswer: when there is no answer in time.
        """
        answer = self._ask(AskPreview(key=uuid4().hex, action=action), seconds)
        assert isinstance(answer, Preview)
        return answer

    def why(self, action: str = "", seconds: float | None = None) -> list[NotPossible]:
        """Ask why an action is not possible, or all that one might expect to be.

        Raises:
            Refused: when one has no seat, or it is no action.
            NoAnswer: when there is no answer in time.
        """
        answer = self._ask(AskWhy(key=uuid4().hex, action=action), seconds)
        assert isinstance(answer, Why)
        return answer.reasons

    def ahead(self, seconds: float | None = None) -> dict[str, Any]:
        """Ask for what one's seat can work out ahead.

        Raises:
            Refused: when one has no seat.
            NoAnswer: when there is no answer in time.
        """
        answer = self._ask(AskAhead(key=uuid4().hex), seconds)
        assert isinstance(answer, Ahead)
        return answer.ahead

    def hints(self, seconds: float | None = None) -> list[Hint]:
        """Ask a bot that thinks well for the best answers, the best one first.

        Raises:
            Refused: when one is not asked, or no bot knows an answer.
            NoAnswer: when there is no answer in time.
        """
        answer = self._ask(AskHint(key=uuid4().hex), seconds)
        assert isinstance(answer, Hints)
        return answer.hints
