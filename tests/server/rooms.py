"""Tables without a network: a store, a table in it, and rooms as processes have them in memory."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from grotto.games import find_game
from grotto.server.log.ledger import OPEN, new_ledger
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.database import Database
from grotto.server.storage.people import People
from grotto.server.storage.tables import Store, Summary
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room

GAME = "cave_vs_cave"


class Shelf:
    """A database, the store on it, and people to sit at tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.store = Store(database)
        self._people = People(database)

    async def person(self, name: str) -> str:
        """Welcome somebody."""
        guest, _ = await self._people.new_guest(name, 0.0)
        return guest.id

    async def table(self, host: str, name: str = "one", *, seats: int = 2, rules: int = 0) -> Spec:
        """Make a table at which nobody sits."""
        spec = Spec(
            id=name,
            game=GAME,
            rules=rules or find_game(GAME).info.rules_version,
            seats=seats,
            options={},
            visibility="public",
            pace="live",
            clock=Clock(),
            seed="a seed",
            host=host,
            created=0.0,
        )
        places = new_ledger(seats).places
        await self.store.create(spec, Summary(status=OPEN, to_act=-2, places=places, changed=0.0))
        return spec

    async def room(self, table: str = "one") -> Room:
        """Read a table into memory, as a process of its own would."""
        return await Hub(self.store, lambda: 1.0).room(table)


@asynccontextmanager
async def shelf_at(url: str) -> AsyncIterator[Shelf]:
    """Open a database."""
    database = Database(url)
    try:
        yield Shelf(database)
    finally:
        await database.close()
