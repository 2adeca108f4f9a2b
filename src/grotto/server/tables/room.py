"""A room: one table in memory, with the people who look at it.

Every command goes the same way: take the lock, see whether it was carried out before, compare
versions, ask the engine, write the log, acknowledge, tell everybody. What is not written down has
not happened. The commands themselves are in the modules beside this one.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Container, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Final

import structlog
from msgspec import structs

from grotto.core.errors import RulesBug, TableError
from grotto.play.table import Table
from grotto.server import metrics
from grotto.server.errors import StaleVersion, StorageFailed
from grotto.server.log.entries import END_TURN, GOES_ON, GONE, MOVE, Draft, Entry, chained
from grotto.server.log.ledger import Ledger
from grotto.server.log.spec import Spec
from grotto.server.served_time import wall_time
from grotto.server.storage.chat import REMEMBERED, Spoken
from grotto.server.storage.plans import unplanned_by
from grotto.server.storage.tables import SNAPSHOT_EVERY, Store, Summary
from grotto.server.tables.asked import asked_before, newly_asked, newly_ready
from grotto.server.tables.delay import DelayedTable, is_behind
from grotto.server.tables.fingerprint import AT_MOST, fingerprint
from grotto.server.tables.results import results_of
from grotto.server.tables.standings import standings_of
from grotto.server.tables.state import OVER, Now, TableState
from grotto.wire.frames import ChatLine

LOG: Final = structlog.get_logger()

Told = Callable[["Room"], None]

MOST_TRIES: Final = 5
"""How often a command is tried while other processes are faster."""
SERVER: Final = "server"
"""Who gives a command that nobody has given."""


class Talk:
    """The last lines that were said at one table."""

    def __init__(self) -> None:
        self._spoken: deque[Spoken] = deque(maxlen=REMEMBERED)

    @property
    def last(self) -> int:
        """The number of the last line; 0 when nothing was said."""
        return self._spoken[-1].line.number if self._spoken else 0

    def last_until(self, time: float) -> int:
        """Return the number of the last line that was said until a time; 0 when none was."""
        if time == inf:
            return self.last
        return max((one.line.number for one in self._spoken if one.line.at <= time), default=0)

    def next_after(self, time: float) -> float | None:
        """Return how long after a time the next line was said; nothing if none was."""
        return min((one.line.at - time for one in self._spoken if one.line.at > time), default=None)

    def add(self, spoken: Iterable[Spoken]) -> None:
        """Hear lines; those that were heard before are not heard twice."""
        for one in sorted(spoken, key=lambda said: said.line.number):
            if one.line.number > self.last:
                self._spoken.append(one)

    def since(self, number: int, muted: Container[str], until: float = inf) -> list[ChatLine]:
        """Return the lines after one until a time, but for those of people who are muted."""
        last = self.last_until(until)
        return [
            one.line
            for one in self._spoken
            if number < one.line.number <= last and one.person not in muted and one.line.said
        ]

    def hide(self, number: int) -> ChatLine | None:
        """Let nobody read a line any more; return what is left of it, if it is remembered."""
        for place, one in enumerate(self._spoken):
            if one.line.number == number:
                line = structs.replace(one.line, said="")
                self._spoken[place] = structs.replace(one, line=line)
                return line
        return None

    def spoken(self, number: int, until: float = inf) -> Spoken | None:
        """Return a line that was said until a time, and who has said it."""
        here = (one for one in self._spoken if one.line.number == number and one.line.at <= until)
        return next(here, None)


class Room(TableState):
    """A table that can be changed and looked at."""

    def __init__(self, spec: Spec, ledger: Ledger, store: Store, now: Now, told: Told) -> None:
        super().__init__(spec, ledger, now)
        self._report_difference()
        self.lock = asyncio.Lock()
        self._sound = True  # memory is what is written,
        self._written = 0  # and when it is not: how far it was
        self._store = store
        self._told = told
        self._told_of = ledger.version
        self.talk = Talk()  # what was said lately
        self._delayed: DelayedTable | None = None  # as those see it who look on later

    def seen_by(self, person: str | None) -> TableState:
        """Return the table as somebody may see it now: those who look on may be behind."""
        if self._delayed is None or not is_behind(self, person):
            return self
        self._delayed.keep_up(self.present, self.seen)
        return self._delayed

    def heard_until(self, person: str | None) -> float:
        """Return up to which time somebody hears what was said, by the clock of the machine."""
        return wall_time(self.now) - self.spec.delay if is_behind(self, person) else inf

    def next_due(self) -> float | None:
        """Return in how many seconds those who look on later have something new to see or hear."""
        if self._delayed is None or not is_behind(self, None):
            return None
        times = self._delayed.next_due(), self.talk.next_after(self.heard_until(None))
        return min((time for time in times if time is not None), default=None)

    async def read_delayed(self) -> None:
        """Read the log for those who look on later, where there can be some.

        Raises:
            StorageFailed: when the database does not answer.
        """
        if self.spec.delay:
            entries = await self._store.entries(self.spec.id, 0)
            known = (entry for entry in entries if entry.number <= self.ledger.version)
            self._delayed = DelayedTable(self.spec, self.now, known)

    @property
    def version(self) -> int:
        """How many entries the log has, as far as we know."""
        return self.ledger.version if self._sound else self._written

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way, and memory is what is written."""
        return self._sound and not self.lock.locked()

    def _unsettle(self) -> None:
        """Begin to change memory: until it is written down, or read, nobody may rely on it."""
        self._written = self.version
        self._sound = False

    async def command(
        self, by: str, key: str, expected: int | None, carry_out: Callable[[], list[Draft]]
    ) -> int:
        """Carry out a command of somebody, once, and return the version it has led to.

        What `carry_out` returns is written down; it changes nothing but the game of this room.

        Raises:
            TableError: when it is refused; nothing has changed then.
        """
        signed = f"{by}:{key}"  # nobody can use up the keys of others
        with metrics.COMMANDS.time():
            async with self.settled():
                return await self._carried_out(signed, expected, carry_out)

    async def _carried_out(
        self, key: str, expected: int | None, carry_out: Callable[[], list[Draft]]
    ) -> int:
        """Try again whenever another process was faster: a command that still fits is carried out.

        One that expects an older version is refused, and one that the other process has carried
        out is not carried out again.
        """
        for again in range(MOST_TRIES):
            # A command for this very version is new, or the log refuses its key: then we look.
            new = again == 0 and expected == self.version
            known = None if new else await self._store.version_of(self.spec.id, key)
            if self.version < max(known or 0, expected or 0):
                await self._read_on()
            if known is not None:
                return known
            if expected is not None and expected != self.version:
                break
            with suppress(StaleVersion):
                await self._commit(self._numbered(self.to_act, self._decide(carry_out), key))
                return self.version
            await self._reload()
        raise StaleVersion(self.version if expected is None else expected, self.version)

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Hold the table still: nothing is under way, and memory is what is written.

        Whoever has read or written something new, and however that ends: everybody is told.
        """
        try:
            async with self.lock:
                if not self._sound:
                    await self._reload()
                yield
        finally:
            self._tell_what_is_new()

    def _tell_what_is_new(self) -> None:
        if self._told_of != self.version:
            self._told_of = self.version
            self._told(self)

    def _decide(self, carry_out: Callable[[], list[Draft]]) -> list[Draft]:
        """Ask the engine; what it refuses has changed nothing, unless it contradicts itself."""
        self._unsettle()
        try:
            return carry_out()
        except RulesBug:
            raise
        except TableError:
            self._sound = True
            raise

    def _numbered(self, asked: int, drafts: Sequence[Draft], key: str) -> list[Entry]:
        """Number what is written down; `asked` is who was asked before the game went on."""
        at, chain, entries = self.now(), self.ledger.chain, list[Entry]()
        witness, digest = self._digest(asked, drafts)
        for number, draft in enumerate(drafts):
            asked = self.to_act if draft.kind in GOES_ON else asked
            entry = Entry(
                number=self.version + number + 1,
                kind=draft.kind,
                seat=draft.seat,
                person=draft.person,
                body=draft.body,
                at=at,
                asked=asked,
                key=key if number + 1 == len(drafts) else None,
                digest=digest if number == witness else "",
            )
            chain = chained(chain, entry)
            entries.append(structs.replace(entry, chain=chain))
        return entries

    def _digest(self, asked: int, drafts: Sequence[Draft]) -> tuple[int, str]:
        """Return which draft bears a digest, and that; none does in the middle of a short turn."""
        moves = [number for number, draft in enumerate(drafts) if draft.kind == MOVE]
        if not moves or self.game is None:
            return -1, ""
        since = len(self.game.history) - self._last_digest()
        if asked == self.to_act and since < AT_MOST:
            return -1, ""
        return moves[-1], fingerprint(self.game.dump(len(self.game.history)))

    async def _commit(self, entries: Sequence[Entry]) -> None:
        """Write entries down; if that fails, memory is not what is written any more."""
        before, asked = self.version, asked_before(self)
        for entry in entries:
            self.ledger.note(entry)
        summary = structs.replace(
            self._summary(),
            results=results_of(self, entries),
            standings=standings_of(self, entries),
            counts=self.spec.rated,
            asked=newly_asked(self, asked, entries),
            ready=newly_ready(self, entries),
            unplanned=unplanned_by(entries, self.spec),
        )
        await self._store.append(self.spec.id, entries, summary)
        self._sound = True
        self._note_for_delayed(entries)
        self._report(entries)
        if self.version // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY:
            with suppress(StorageFailed):  # the log has it all; it only takes longer to read
                await self._store.write_snapshot(self.spec.id, self.ledger)

    def _note_for_delayed(self, entries: Sequence[Entry]) -> None:
        if self._delayed is not None:
            self._delayed.add(entries)

    def _report(self, entries: Sequence[Entry]) -> None:
        """Tell those who run the server what happened, but not what was played."""
        moves = sum(entry.kind == MOVE for entry in entries)
        metrics.MOVES.labels(self.spec.game).inc(moves)
        LOG.info(
            "written",
            table=self.spec.id,
            version=self.version,
            move=len(self.ledger.moves),
            what=entries[0].kind,
        )

    async def _reload(self) -> None:
        self.spec, self.ledger = await self._store.load(self.spec.id)
        self.set_up()
        await self.read_delayed()
        self._sound = True
        self._report_difference()

    def _report_difference(self) -> None:
        """Tell those who run the server that the rules of a table have changed."""
        if self.differs_at:
            metrics.DIFFERENT.labels(self.spec.game).inc()
            LOG.error(
                "rules differ", table=self.spec.id, move=self.differs_at, rules=self.spec.rules
            )

    async def catch_up(self) -> None:
        """Read what another process has added to the log."""
        async with self.settled():
            await self._read_on()

    async def _read_on(self) -> None:
        """Note new entries; turns go on from here, anything else is rare enough to read it all."""
        fresh = await self._store.entries(self.spec.id, self.version)
        if any(entry.kind == GONE for entry in fresh):
            self.talk = Talk()
            self.talk.add(await self._store.chat.tail(self.spec.id))
        if self.game is None or any(entry.kind not in (MOVE, END_TURN) for entry in fresh):
            await self._reload()
            return
        self._unsettle()
        for entry in fresh:
            self.ledger.note(entry)
        if self._follows(self.game, [entry.body for entry in fresh if entry.kind == MOVE]):
            self.game.hold(self.ledger.held)
            self._sound = True
            self._note_for_delayed(fresh)
        else:
            await self._reload()  # it finds out where the game differs

    def _follows(self, game: Table, moves: Sequence[str]) -> bool:
        """Play moves of another process; tell whether they lead to where they did there."""
        try:
            game.follow(moves)
        except TableError:
            return False
        return self._is_as_it_was(game)

    def _summary(self) -> Summary:
        return Summary(
            status=self.status,
            to_act=self.to_act,
            places=self.ledger.places,
            changed=self.now(),
            due=self.due(),
            round=self.round,
            last_seat=self.last_seat,
        )


__all__ = ["OVER", "SERVER", "Now", "Room"]
