"""The arbiter: begins the rounds of tournaments, and writes their results down.

What is to be done follows from the database alone, and every step is done once, whoever tries: so
a server that dies between two steps goes on with the next one, and several processes may try at the
same time.
"""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from grotto.server.errors import StorageFailed
from grotto.server.limits import Now
from grotto.server.log.ledger import CLOSED
from grotto.server.log.ledger import OPEN as TABLE_OPEN
from grotto.server.storage.errors import TournamentNotNow
from grotto.server.storage.rounds import Rounds
from grotto.server.storage.tournaments import Pairing, Tournaments, TournamentState
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import OVER
from grotto.server.tables.tournaments import leave_for, pairings, set_up

LOG: Final = structlog.get_logger()

PAUSE_SECONDS: Final = 1.0
"""Between two looks at all tournaments."""
LATER_SECONDS: Final = 60.0
"""After which something is tried again that has failed."""
AT_ONCE: Final = 100
"""Tournaments that are looked after in one go."""
OPEN_SECONDS: Final = 30 * 24 * 3600.0
"""After which a tournament is cancelled that nobody begins."""


class Arbiter:
    """Looks after the tournaments of one database, together with those of other processes."""

    def __init__(self, tournaments: Tournaments, rounds: Rounds, hub: Hub, now: Now) -> None:
        self._tournaments = tournaments
        self._rounds = rounds
        self._hub = hub
        self._now = now
        self._later: dict[str, float] = {}  # when those are tried again that have failed

    async def work(self) -> None:
        """Look after tournaments until the server stops."""
        while True:
            try:
                await self.look_round()
            except StorageFailed:
                LOG.warning("tournaments have to wait")
            await asyncio.sleep(PAUSE_SECONDS)

    async def look_round(self) -> None:
        """Do what is due in every tournament; one that fails keeps no other waiting.

        Raises:
            StorageFailed: when the database does not answer.
        """
        now = self._now()
        self._later = {one: at for one, at in self._later.items() if at > now}
        for tournament in await self._rounds.due(AT_ONCE, [*self._later]):
            await self._attend(tournament)
        for tournament in await self._rounds.forgotten(now - OPEN_SECONDS, AT_ONCE):
            with suppress(TournamentNotNow):  # somebody has just begun or cancelled it
                await self._tournaments.cancel(tournament, now)

    async def _attend(self, tournament: str) -> None:
        """Do what is due; whatever is wrong with a tournament, it is tried again later."""
        (failure,) = await asyncio.gather(self.go_on(tournament), return_exceptions=True)
        if isinstance(failure, StorageFailed):
            raise failure
        if failure is not None:
            LOG.warning("tournament has to wait", tournament=tournament, exc_info=failure)
            self._later[tournament] = self._now() + LATER_SECONDS

    async def go_on(self, tournament: str) -> None:
        """Set tables up, write results down, and begin the next round when all are there.

        Raises:
            TableError: when a table cannot be set up.
        """
        state = await self._look_at_all(tournament)
        if all(match.is_over for match in state.current()) and await self._begin_round(state):
            await self._look_at_all(tournament)

    async def _look_at_all(self, tournament: str) -> TournamentState:
        """Look at every table of the round that is played; return how things stand then."""
        before = await self._tournaments.state(tournament)
        for match in before.current():
            await self._look_at(before, match)
        state = await self._tournaments.state(tournament)
        if state != before:
            await leave_for(self._hub, before, state)
        return state

    async def _look_at(self, state: TournamentState, match: Pairing) -> None:
        if match.is_over:
            return
        if match.status in ("", TABLE_OPEN):
            await set_up(self._hub, state, match)
        elif match.status in (OVER, CLOSED):
            finishes = await self._rounds.finishes(match)
            await self._rounds.write_result(state.facts.id, match, finishes, self._now())

    async def _begin_round(self, state: TournamentState) -> bool:
        """Begin the next round, or end the tournament; tell whether there is a round to set up.

        To find good tables may take a moment.
        """
        matches = await asyncio.to_thread(pairings, state)
        begun = await self._rounds.write_round(state, matches, self._now())
        if begun:
            LOG.info("round", tournament=state.facts.id, round=state.facts.round + bool(matches))
        return begun and bool(matches)
