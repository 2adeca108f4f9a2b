"""Latecomers: those who look on later are shown what is new as soon as they may see it."""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

from grotto.server.tables.delay import is_behind
from grotto.server.tables.room import Room
from grotto.server.tables.watcher import Watcher

GATHERING: Final = 0.05
"""Seconds between two such times at least: moves often come together."""


class House(Protocol):
    """Where tables are, and who looks at them."""

    def loaded(self, table: str) -> Room | None:
        """Return a room if it is in memory."""

    def watchers_at(self, table: str) -> list[Watcher]:
        """Return who looks at a table through this process."""

    def show(self, waiting: Sequence[Watcher]) -> None:
        """Show some what is new."""

    def let_hear(self, room: Room) -> None:
        """Let everybody hear what they may hear by now."""


class Latecomers:
    """Those of one process who look on later."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._waiting: set[str] = set()  # tables where there will be more to see

    def tell_later(self, room: Room) -> None:
        """Show what is new at a table when it may be seen, if anybody looks there."""
        table, due = room.spec.id, room.next_due()
        if due is not None and table not in self._waiting and self._house.watchers_at(table):
            self._waiting.add(table)
            asyncio.get_running_loop().call_later(max(GATHERING, due), self._tell, table)

    def _tell(self, table: str) -> None:
        self._waiting.discard(table)
        room = self._house.loaded(table)
        if room is None:
            return
        room.seen_by(None)  # it sees what is due
        behind = [one for one in self._house.watchers_at(table) if is_behind(room, one.person)]
        for watcher in behind:
            watcher.mark()
        self._house.show(behind)
        self._house.let_hear(room)
        self.tell_later(room)
