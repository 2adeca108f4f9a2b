"""Delay: a table as those see it who look on where its host wants them to be some minutes behind.

What they see is the table that the log made so long ago: the same entries, and no later one. So
nothing has to be hidden part by part, and whatever is shown of a table is behind as a whole.
"""

from collections import deque
from collections.abc import Iterable

from grotto.core.errors import TableError
from grotto.server.log.entries import END_TURN, MOVE, Entry
from grotto.server.log.ledger import OPEN, PLAYING, new_ledger
from grotto.server.log.spec import Spec
from grotto.server.tables.state import OVER, Now, TableState

Seen = dict[str | None, float]


def is_behind(room: TableState, person: str | None) -> bool:
    """Tell whether somebody sees a table later than those who play: it is played, and not by them.

    Before the start and after the end everybody sees it as it is.
    """
    if not room.spec.delay or room.ledger.status != PLAYING or room.status == OVER:
        return False
    return person is None or not room.seats_of(person)


class DelayedTable(TableState):
    """A table as it was some time ago."""

    def __init__(self, spec: Spec, now: Now, entries: Iterable[Entry]) -> None:
        self._waiting = deque(entries)  # that are not to be seen yet
        super().__init__(spec, new_ledger(spec.seats), lambda: now() - spec.delay)
        self._let_in()

    def add(self, entries: Iterable[Entry]) -> None:
        """Note what has happened; it is seen later."""
        self._waiting.extend(entries)

    def keep_up(self, present: set[str], seen: Seen) -> None:
        """See what one may see by now, and who is there, which is no secret of the game."""
        self._let_in()
        self.present = present
        self.seen = {person: at - self.spec.delay for person, at in seen.items()}

    def next_due(self) -> float | None:
        """Return when there will be more to see, in seconds from now; nothing if all is seen."""
        return self._waiting[0].at - self.now() if self._waiting else None

    def _let_in(self) -> None:
        """Let entries count that are old enough, and all up to the start of the game."""
        fresh: list[Entry] = []
        while self._waiting and self._is_due(self._waiting[0]):
            fresh.append(self._waiting.popleft())
            self.ledger.note(fresh[-1])
        if fresh:
            self._play(fresh)

    def _is_due(self, entry: Entry) -> bool:
        begun = self.ledger.status != OPEN and entry.at > self.ledger.started
        return not begun or entry.at <= self.now()

    def _play(self, fresh: list[Entry]) -> None:
        """Go on with the game; whatever is no plain turn is rare enough to play it all again."""
        if self.game is None or any(entry.kind not in (MOVE, END_TURN) for entry in fresh):
            self.set_up()
            return
        try:
            self.game.follow([entry.body for entry in fresh if entry.kind == MOVE])
            self.game.hold(self.ledger.held)
        except TableError:
            self.set_up()  # it finds out where the game differs
