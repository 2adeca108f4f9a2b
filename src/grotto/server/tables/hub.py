"""The hub: the rooms in memory, and who watches them."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final

from grotto.server import metrics
from grotto.server.errors import NoSuchTable
from grotto.server.log.ledger import PLAYING
from grotto.server.log.spec import NO_CLOCK
from grotto.server.storage.tables import Store
from grotto.server.tables.album import Album
from grotto.server.tables.crowds import Crowds
from grotto.server.tables.frames import Frames
from grotto.server.tables.latecomers import Latecomers
from grotto.server.tables.presence import Presence
from grotto.server.tables.room import Now, Room
from grotto.server.tables.watcher import Watcher
from grotto.wire.frames import Farewell

STOPPING: Final = Farewell(code="server/stopping", after=1.0)
"""What clients hear when the server stops: they come back when it may be there again."""

SIGNED_OUT: Final = Farewell(code="server/not-signed-in", after=1.0)
"""What clients hear when their session has ended; they may come back as somebody else."""

MOST_ROOMS: Final = 1_000
"""Tables in memory from which on those leave it that nobody looks at, the longest unused first."""
JUST_NOW: Final = 10.0  # seconds
AT_ONCE: Final = 8
"""Tables that may leave when another one comes."""

QUIET: Final = 10.0
"""Seconds without any change after which nobody seems to play."""
TOGETHER: Final = 50
"""Watchers who are shown something before anything else is done."""
GATHERING: Final = 0.05
"""Seconds after which all are told who has come: those of a table often come together."""
SELDOM: Final = 2.0
"""Seconds between two such times at one table: who comes and goes all the time disturbs nobody."""

PATIENCE: Final = 3.0
"""Seconds that a stopping server waits for its clients to hear it."""


class Hub:
    """All rooms that this process has in memory."""

    def __init__(self, store: Store, now: Now) -> None:
        self.store = store
        self.now = now
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}  # when somebody asked for a room, or left it
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._frames: dict[str, Frames] = {}
        self._watchers: dict[str, dict[Watcher, None]] = {}  # in the order in which they came
        self._coming: set[str] = set()  # tables where somebody has just come or gone
        self._known: dict[str, dict[str | None, float]] = {}  # who has gone, as all were told last,
        self._told: dict[str, float] = {}  # and when that was, in seconds of the loop
        self._here: dict[str, frozenset[str]] = {}  # who is there, as other processes know
        self._last_change = 0.0
        self.stopping = False
        self.on_change: list[Callable[[Room], None]] = []
        self.needed: list[Callable[[Room], bool]] = []  # who may need a room that nobody looks at
        self.on_presence: list[Callable[[str], None]] = []  # who tells other processes
        self._elsewhere = Presence[frozenset[str]](now)
        self.latecomers = Latecomers(self)
        self.crowds = Crowds(self, store.audiences, now)
        self.most = MOST_ROOMS

    async def room(self, table: str) -> Room:
        """Return a room, from memory or from the store.

        Raises:
            NoSuchTable: when there is none.
        """
        if not table.isprintable():
            raise NoSuchTable  # databases refuse to look for some characters
        room = self._rooms.get(table)
        if room is not None:
            self._note_use(table)
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        spec, ledger, said = await self.store.open(table)
        room = Room(spec, ledger, self.store, self.now, self._changed)
        room.talk.add(said)
        await room.read_delayed()
        if room.wants_album and (book := await self.store.albums.of(table)) is not None:
            room.show_album(Album(book))
        self._rooms[table], self._frames[table] = room, Frames(room)
        self._note_use(table)
        metrics.ROOMS.inc()
        self._make_room()
        self._changed(room)
        return room

    def loaded(self, table: str) -> Room | None:
        """Return a room if it is in memory."""
        return self._rooms.get(table)

    def frames(self, room: Room, person: str | None) -> Frames:
        """Return what makes the frames of a room that somebody may see now."""
        return self._all_frames(room).seen_by(person)

    def _all_frames(self, room: Room) -> Frames:
        return self._frames.setdefault(room.spec.id, Frames(room))

    async def catch_up(self, table: str, version: int) -> None:
        """Let a room, if it is or comes into memory, read what another process has written."""
        if table in self._opening:
            await asyncio.wait({self._opening[table]})
        room = self._rooms.get(table)
        if room is not None and room.version < version:
            await room.catch_up()

    def tables(self) -> list[str]:
        """Return the tables that are in memory, or come into it."""
        return [*dict.fromkeys((*self._rooms, *self._opening))]

    def watch(self, room: Room, person: str | None, since: int, seat: int | None = None) -> Watcher:
        """Begin to look at a room; `seat` is whose eyes have seen it since then."""
        watcher = Watcher(room, self._all_frames(room), person, since, seat)
        self._watchers.setdefault(room.spec.id, {})[watcher] = None
        self._count_present(room)
        watcher.see_crowd(self.crowds.at(room.spec.id))
        self.latecomers.tell_later(room)
        if self.stopping:
            watcher.dismiss(STOPPING)
        return watcher

    def watching(self, room: Room) -> int:
        """Return how many look at a room through this process."""
        return len(self._watchers.get(room.spec.id, ()))

    def leave(self, watcher: Watcher) -> None:
        """Look away."""
        watcher.leave()
        self._watchers.get(watcher.room.spec.id, {}).pop(watcher, None)
        self._note_use(watcher.room.spec.id)
        self._count_present(watcher.room)

    async def stop(self) -> None:
        """Tell everybody that the server stops, and give them time to hear it."""
        self.stopping = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.dismiss(STOPPING)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._empty(), PATIENCE)

    def sessions(self) -> dict[str, str]:
        """Return the sessions through which somebody watches, and whose they are."""
        return {
            watcher.session: watcher.person or ""
            for watchers in self._watchers.values()
            for watcher in watchers
            if watcher.session
        }

    def sign_out(self, ended: Collection[str]) -> None:
        """Dismiss those who watch through a session that has ended."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.session in ended:
                    watcher.person = None  # the last frame is one for anybody
                    watcher.dismiss(SIGNED_OUT)

    async def _empty(self) -> None:
        while any(self._watchers.values()):
            await asyncio.sleep(0.02)

    def people_at(self, table: str) -> frozenset[str]:
        """Return the people who sit at a table and look at it through this process."""
        room, watchers = self._rooms.get(table), self._watchers.get(table, {})
        if room is None:
            return frozenset()
        seated = {place.person for place in room.ledger.places}
        return frozenset(
            watcher.person for watcher in watchers if watcher.person and watcher.person in seated
        )

    def hear_of(self, table: str, process: str, people: frozenset[str]) -> None:
        """Note who looks at a table through another process; a new one hears of ours."""
        room = self._rooms.get(table)
        if room is None:
            return
        if self._elsewhere.note(table, process, people):
            self.tell_processes(table)
        self._count_present(room)

    def watchers_at(self, table: str) -> list[Watcher]:
        """Return who looks at a table through this process."""
        return list(self._watchers.get(table, ()))

    def forget_silent(self) -> None:
        """Believe no more what processes have said that are gone."""
        self.crowds.forget_silent()
        for table in self._elsewhere.forget_silent():
            if table in self._rooms:
                self._count_present(self._rooms[table])

    def tell_processes(self, table: str) -> None:
        """Let other processes know who looks at a table."""
        for listener in self.on_presence:
            listener(table)

    def _count_present(self, room: Room) -> None:
        table = room.spec.id
        seated_here = self.people_at(table)
        if seated_here != self._here.get(table, frozenset()):
            self._here[table] = seated_here
            self.tell_processes(table)
        self.crowds.change(table)
        watchers = self._watchers.get(table, {})
        here = {watcher.person for watcher in watchers if watcher.person}
        present = here.union(*self._elsewhere.at(table))
        if present == room.present:
            return
        seated = {place.person for place in room.ledger.places}
        if (room.present ^ present) & seated:
            room.seen |= dict.fromkeys((room.present - present) & seated, self.now())
            self._tell_soon(room)
        room.present = present

    def is_quiet(self) -> bool:
        """Tell whether nothing has happened at any table for a while."""
        return self.now() - self._last_change > QUIET

    def show_clocks(self) -> None:
        """Show the clocks of all tables anew: time has stood still."""
        for room in self._rooms.values():
            if room.status == PLAYING and room.spec.clock.kind != NO_CLOCK:
                self._tell(room)

    def nudge(self, room: Room) -> None:
        """Let everybody look at a room again, bots too."""
        self._changed(room)

    def _changed(self, room: Room) -> None:
        self._last_change = self.now()
        self._tell(room)
        for listener in self.on_change:
            listener(room)

    def _tell(self, room: Room) -> None:
        """Show everybody at a table what is new: those who sit there first, then the crowd."""
        watchers = self._watchers.get(room.spec.id)
        if not watchers:
            return
        seated = room.ledger.people()
        self._known[room.spec.id] = _gone(room)
        for watcher in watchers:
            watcher.mark()
        self.show(sorted(watchers, key=lambda watcher: watcher.person not in seated))
        if room.spec.delay:
            self.let_hear(room)
            self.latecomers.tell_later(room)

    def let_hear(self, room: Room) -> None:
        """Let everybody hear what they may hear by now."""
        for watcher in self._watchers.get(room.spec.id, ()):
            watcher.hear_more()

    def show(self, waiting: Sequence[Watcher]) -> None:
        """Show some what is new, each for himself, and the others after what else is to be done."""
        loop = asyncio.get_running_loop()
        for watcher in waiting[:TOGETHER]:
            loop.call_soon(watcher.show)
        if len(waiting) > TOGETHER:
            loop.call_soon(self.show, waiting[TOGETHER:])

    def _tell_soon(self, room: Room) -> None:
        """Show who has come or gone, after others who come at the same time, and not too often."""
        table, loop = room.spec.id, asyncio.get_running_loop()
        if table not in self._coming:
            self._coming.add(table)
            last = self._told.get(table, float("-inf"))
            wait = max(GATHERING, last + SELDOM - loop.time())
            loop.call_later(wait, self._tell_arrivals, table)

    def _tell_arrivals(self, table: str) -> None:
        self._coming.discard(table)
        room = self._rooms.get(table)
        if room is None:
            return
        if _gone(room) != self._known.get(table):
            self._told[table] = asyncio.get_running_loop().time()
            self._tell(room)

    async def hear(self, table: str) -> None:
        """Let everybody at a table hear what was said there last.

        Raises:
            StorageFailed: when the database does not answer.
        """
        room = self._rooms.get(table)
        if room is not None:
            room.talk.add(await self.store.chat.tail(table, room.talk.last))
            self.let_hear(room)
            self.latecomers.tell_later(room)

    def hide(self, table: str, number: int) -> None:
        """Take a line of the chat away from everybody who has read it."""
        room = self._rooms.get(table)
        line = room.talk.hide(number) if room is not None else None
        if line is not None:
            for watcher in self._watchers.get(table, ()):
                watcher.take_back(line)

    async def heed_mutes(self, person: str) -> None:
        """Let somebody no longer hear, or hear again, whom they have muted.

        Raises:
            StorageFailed: when the database does not answer.
        """
        muted = frozenset(await self.store.chat.muted_by(person))
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.person == person:
                    watcher.muted = muted

    async def heed_all_mutes(self, newcomer: str) -> None:
        """Look again whom everybody has muted: somebody is now known as `newcomer`.

        Raises:
            StorageFailed: when the database does not answer.
        """
        watchers = [watcher for watchers in self._watchers.values() for watcher in watchers]
        for person in {newcomer, *(watcher.person for watcher in watchers if watcher.muted)}:
            if person is not None:
                await self.heed_mutes(person)

    def sweep(self, idle: float) -> None:
        """Forget the rooms that nobody has used for so many seconds."""
        before = self.now() - idle
        for table in [table for table, at in self._used.items() if at <= before]:
            self.forget(table)

    def _note_use(self, table: str) -> None:
        """Remember when a table was used; the one that was used last stands last."""
        self._used.pop(table, None)
        self._used[table] = self.now()

    def _make_room(self) -> None:
        """Forget tables before their time, if too many are in memory: somebody leafs through all.

        Those that were used just now are left, for a request may have them in its hands.
        """
        before = self.now() - JUST_NOW
        for table, at in list(islice(self._used.items(), AT_ONCE)):
            if len(self._rooms) <= self.most or at > before:
                return
            self.forget(table)
            if table in self._rooms:
                self._note_use(table)

    def forget(self, table: str) -> None:
        """Drop a room that nobody looks at or needs; it can be read again."""
        room = self._rooms.get(table)
        if room is None or self._is_needed(room):
            return
        for shelf in (
            self._rooms, self._frames, self._used, self._watchers,
            self._known, self._told, self._here,
        ):  # fmt: skip
            shelf.pop(table, None)
        self.crowds.forget(table)
        self._elsewhere.forget(table)
        metrics.ROOMS.dec()
        metrics.SWEPT.inc()

    def _is_needed(self, room: Room) -> bool:
        return (
            bool(self._watchers.get(room.spec.id))
            or room.lock.locked()
            or any(needs(room) for needs in self.needed)
        )

    def close(self) -> None:
        """Drop all rooms: the server stops."""
        metrics.ROOMS.dec(len(self._rooms))
        self._rooms.clear()


def _gone(room: Room) -> dict[str | None, float]:
    """Return who is not there, and since when: who comes and goes at once is gone anew."""
    return {person: room.gone_since(person) for person in room.ledger.people() - room.present}
