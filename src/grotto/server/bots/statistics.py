"""The desk of statistics: finished games are summed up in the background, one game at a time.

Each sum is made by a process of its own, with limits on time and memory, that lets everything else
go first.
"""

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from grotto.core import records
from grotto.core.errors import TableError
from grotto.games import find_game
from grotto.server.bots.statistician import Counted
from grotto.server.errors import NoSuchTable, TooManyRequests
from grotto.server.limits import Now
from grotto.server.processes import NoResult, at_work, tell
from grotto.server.storage.statistics import Kept, StatisticsStore
from grotto.server.storage.tables import Store
from grotto.server.tables.old_rules import plain_record
from grotto.wire.statistics import Progress, StatisticsState

LOG: Final = structlog.get_logger()

LEAST: Final = 5
"""Of fewer games there are no statistics: they would tell about single games."""
MOST: Final = 1_000
"""Games that are summed up, the newest ones."""
MOST_WAITING: Final = 20
WAIT_SECONDS: Final = 60
"""After which one may ask again when too many do."""

_LONGEST_LINE: Final = 1 << 26

Wanted = tuple[str, int]
"""A game and a number of seats."""


class StatisticsDesk:
    """Makes the statistics that are asked for."""

    def __init__(
        self,
        kept: StatisticsStore,
        store: Store,
        now: Now,
        seconds: float,
        megabytes: int,
        command: Sequence[str] | None = None,
    ) -> None:
        self._kept = kept
        self._store = store
        self._now = now
        self._seconds = seconds
        self._megabytes = megabytes
        self._command = command or (sys.executable, "-m", "grotto.server.bots.statistician")
        self._waiting: dict[Wanted, None] = {}  # in the order in which they were asked for
        self._failed: set[Wanted] = set()
        self._done = 0  # games of the first one that waits
        self._asked = asyncio.Event()

    async def known(self, game: str, seats: int | None, language: str) -> StatisticsState:
        """Return the statistics of a game, or how far they are; without `seats` the most played.

        Raises:
            UnknownGame: when there is no such game.
        """
        counts = await self._kept.counts(game, find_game(game).info.rules_version)
        usual = max(counts, key=lambda one: one.games).seats if counts else 0
        taken = usual if seats is None else seats
        kept = await self._kept.of(game, taken)
        state = self._state((game, taken), kept)
        return StatisticsState(
            state=state,
            seats=taken,
            games=min(MOST, sum(one.games for one in counts if one.seats == taken)),
            least=LEAST,
            choices=counts,
            done=self._done if state == "running" else 0,
            counted=kept.games if kept else 0,
            made=kept.made if kept else 0.0,
            report=kept.reports.get(language, "") if kept else "",
        )

    def _state(self, wanted: Wanted, kept: Kept | None) -> Progress:
        if wanted in self._waiting:
            return "running" if next(iter(self._waiting)) == wanted else "waiting"
        if wanted in self._failed:
            return "failed"
        return "none" if kept is None else "done"

    def ask(self, game: str, seats: int) -> None:
        """See to it that there will be statistics.

        Raises:
            TooManyRequests: when too many wait.
        """
        if len(self._waiting) >= MOST_WAITING:
            raise TooManyRequests(WAIT_SECONDS)
        self._failed.discard((game, seats))
        self._waiting[game, seats] = None
        self._asked.set()

    async def work(self) -> None:
        """Make one after the other, for ever."""
        while True:
            await self._asked.wait()
            self._asked.clear()
            await self.work_off()

    async def work_off(self) -> None:
        """Make all that wait."""
        while self._waiting:
            wanted = next(iter(self._waiting))
            self._done = 0
            try:
                await self._make(*wanted)
            except (NoResult, TableError) as error:
                LOG.warning("no statistics", game=wanted[0], seats=wanted[1], why=str(error))
                self._failed.add(wanted)
            finally:
                del self._waiting[wanted]

    async def _make(self, game: str, seats: int) -> None:
        rules = find_game(game).info.rules_version
        tables = await self._kept.finished(game, rules, seats, MOST)
        command = [*self._command, game, str(rules), str(seats), str(self._megabytes)]
        async with at_work(command, self._seconds, _LONGEST_LINE) as (asked, answers):
            counted = await self._counted(asked, answers, tables)
        if counted.reports is None or counted.games < LEAST:
            raise NoResult("too few games")
        kept = Kept(
            game=game, seats=seats, games=counted.games, made=self._now(), reports=counted.reports
        )
        await self._kept.keep(kept)

    async def _counted(
        self, asked: StreamWriter, answers: StreamReader, tables: Sequence[str]
    ) -> Counted:
        """Hand the records of tables over, one by one, and return the sum."""
        for table in tables:
            try:
                record = records.write(plain_record(*await self._store.load(table)))
            except NoSuchTable:
                continue  # it was removed meanwhile
            tell(asked, msgspec.json.encode(record) + b"\n")
            await asked.drain()
            self._done = _read(await answers.readline()).games
        asked.close()
        return _read(await answers.readline())


def _read(line: bytes) -> Counted:
    return msgspec.json.decode(line, type=Counted)
