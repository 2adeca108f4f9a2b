"""Crowds: tells everybody at a table who looks on, now and then."""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from grotto.server.errors import StorageFailed
from grotto.server.storage.audiences import Audiences, Spectator
from grotto.server.tables.audience import EMPTY, Crowd, Onlookers, onlookers, together
from grotto.server.tables.presence import Presence
from grotto.server.tables.room import Room
from grotto.server.tables.state import Now
from grotto.server.tables.watcher import Watcher

GATHERING: Final = 0.1
"""Seconds after which a change is told: people often come together."""
SELDOM: Final = 2.0
"""Seconds between two such times at one table."""


class House(Protocol):
    """Where tables are, and who looks at them."""

    def loaded(self, table: str) -> Room | None:
        """Return a room if it is in memory."""

    def watchers_at(self, table: str) -> list[Watcher]:
        """Return who looks at a table through this process."""

    def tell_processes(self, table: str) -> None:
        """Let other processes know who looks at a table."""


class Crowds:
    """Who looks on at the tables of one process, as everybody there was told last."""

    def __init__(self, house: House, audiences: Audiences, now: Now) -> None:
        self._house = house
        self._audiences = audiences
        self._elsewhere = Presence[Onlookers](now)
        self._here: dict[str, Onlookers] = {}  # as other processes know
        self._known: dict[str, Crowd] = {}
        self._told: dict[str, float] = {}  # when that was, in seconds of the loop
        self._telling: dict[str, asyncio.Task[None]] = {}

    def at(self, table: str) -> Crowd:
        """Return who looks on at a table, as everybody was told last."""
        return self._known.get(table, EMPTY)

    def here(self, table: str) -> Onlookers:
        """Return who looks on at a table through this process."""
        room = self._house.loaded(table)
        seated = room.ledger.people() if room is not None else ()
        return onlookers((one.person for one in self._house.watchers_at(table)), seated)

    def hear_of(self, table: str, process: str, looking: Onlookers) -> None:
        """Note who looks on through another process; a new one hears of ours."""
        if self._house.loaded(table) is None:
            return
        if self._elsewhere.note(table, process, looking):
            self._house.tell_processes(table)
        self.change(table)

    def forget(self, table: str) -> None:
        """Forget a table."""
        for shelf in (self._here, self._known, self._told):
            shelf.pop(table, None)
        self._elsewhere.forget(table)

    def forget_silent(self) -> None:
        """Believe no more what processes have said that are gone."""
        for table in self._elsewhere.forget_silent():
            self.change(table)

    def change(self, table: str) -> None:
        """Tell everybody soon who looks on; mostly that is nobody, as before."""
        if table not in self._telling and (table in self._known or self._is_seen(table)):
            self._telling[table] = asyncio.create_task(self._tell(table))

    def look_again(self, person: str) -> None:
        """Tell of somebody anew who has changed what may be told."""
        for table, here in self._here.items():
            if person in here.people:
                self.change(table)

    def _is_seen(self, table: str) -> bool:
        room = self._house.loaded(table)
        if room is None or any(told.count for told in self._elsewhere.at(table)):
            return room is not None
        seated = room.ledger.people()
        return any(one.person not in seated for one in self._house.watchers_at(table))

    async def _tell(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        since = loop.time() - self._told.get(table, float("-inf"))
        await asyncio.sleep(max(GATHERING, SELDOM - since))
        del self._telling[table]
        if self._house.loaded(table) is None:
            return
        self._told[table] = loop.time()
        here = self.here(table)
        if here != self._here.get(table, Onlookers()):
            self._here[table] = here
            self._house.tell_processes(table)
        await self._show(table, together((here, *self._elsewhere.at(table))))

    async def _show(self, table: str, looking: Onlookers) -> None:
        crowd = Crowd(count=looking.count, named=await self._named(looking))
        if crowd != self.at(table):
            self._known[table] = crowd
            for watcher in self._house.watchers_at(table):
                watcher.see_crowd(crowd)

    async def _named(self, looking: Onlookers) -> tuple[Spectator, ...]:
        with suppress(StorageFailed):  # then nobody is named until something changes
            return tuple(await self._audiences.named(looking.people))
        return ()
