"""Talk: what people have said at a table lately."""

from collections import deque
from collections.abc import Container, Iterable

from grotto.server.storage.chat import REMEMBERED, Spoken
from grotto.wire.frames import ChatLine


class Talk:
    """The last lines that were said at one table."""

    def __init__(self) -> None:
        self._spoken: deque[Spoken] = deque(maxlen=REMEMBERED)

    @property
    def last(self) -> int:
        """The number of the last line; 0 when nothing was said."""
        return self._spoken[-1].line.number if self._spoken else 0

    def add(self, spoken: Iterable[Spoken]) -> None:
        """Hear lines; those that were heard before are not heard twice."""
        for one in sorted(spoken, key=lambda said: said.line.number):
            if one.line.number > self.last:
                self._spoken.append(one)

    def since(self, number: int, muted: Container[str]) -> list[ChatLine]:
        """Return the lines after one, but for those of people whom somebody has muted."""
        return [
            one.line for one in self._spoken if one.line.number > number and one.person not in muted
        ]

    def speaker(self, number: int) -> str | None:
        """Return who has said a line."""
        return next((one.person for one in self._spoken if one.line.number == number), None)
