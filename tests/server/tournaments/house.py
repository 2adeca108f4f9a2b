"""Tournaments on a database, with an arbiter that does one step at a time and people who play."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from grotto.server.housekeeping.tournaments import Arbiter
from grotto.server.log.spec import Clock
from grotto.server.storage.database import Database
from grotto.server.storage.people import People
from grotto.server.storage.rounds import Rounds
from grotto.server.storage.tables import Store
from grotto.server.storage.tournaments import Tournament, Tournaments, TournamentState
from grotto.server.tables.hub import Hub
from grotto.server.tables.tournaments import line_up, sizes_for
from tests.server.parlour import Parlour

GAME = "stone_age"
QUICK = {"max_rounds": 1}


class Process:
    """One process of a server: what it has in memory is its own."""

    def __init__(self, database: Database, rounds: Rounds | None = None) -> None:
        self.tournaments = Tournaments(database)
        self.parlour = Parlour(Store(database), People(database))
        self.hub: Hub = self.parlour.hub
        rounds = rounds or Rounds(database)
        self.arbiter = Arbiter(self.tournaments, rounds, self.hub, lambda: self.parlour.now)
        self._numbers = count()

    async def tournament(self, *names: str, **facts: object) -> str:
        """Make a tournament that these people join; the first one has made it."""
        people = [await self.parlour.person(name) for name in names]
        size = int(str(facts.pop("size", 2)))
        usual: dict[str, object] = {
            "title": "Cup", "game": GAME, "options": dict(QUICK), "format": "swiss", "advance": 1,
            "rounds": 0, "meetings": 1, "places": 8, "bots": False, "level": "random",
            "seeding": "lots", "visibility": "public", "pace": "live", "rated": False,
            "clock": Clock(kind="bank", seconds=600.0), "created": 1000.0,
            "changed": 1000.0, "sizes": sizes_for(GAME, size, dict(QUICK)),
        }  # fmt: skip
        tournament = f"cup{next(self._numbers)}"
        made = Tournament(id=tournament, host=people[0], seed=tournament, **{**usual, **facts})  # type: ignore[arg-type]
        await self.tournaments.create(made)
        for person, name in zip(people, names, strict=True):
            await self.tournaments.join(tournament, person, name, 1000.0)
        return tournament

    async def begin(self, tournament: str) -> None:
        """Begin with all who have joined."""
        state = await self.state(tournament)
        assert await self.tournaments.begin(state, line_up(state, {}), 1000.0)

    async def state(self, tournament: str) -> TournamentState:
        """Return what is known of a tournament."""
        return await self.tournaments.state(tournament)

    async def play_round(self, tournament: str) -> None:
        """Let everybody play the tables of a round to their end."""
        for match in (await self.state(tournament)).current():
            if match.status == "playing":
                await self.play(match.table)

    async def play(self, table: str) -> None:
        """Play a table to its end."""
        room = await self.hub.room(table)
        await room.catch_up()
        while room.status == "playing":
            await self.parlour.move(room, -1)

    async def finish(self, tournament: str) -> TournamentState:
        """Play a tournament to its end."""
        while (state := await self.state(tournament)).facts.status == "playing":
            await self.arbiter.go_on(tournament)
            await self.play_round(tournament)
        return state


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Process]:
    """Open a process on a database with our schema."""
    database = Database(url)
    process = Process(database)
    try:
        yield process
    finally:
        process.hub.close()
        await database.close()
