"""Rooms without a server around them, with people who sit in them and a clock that tests set."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, TypedDict, Unpack

from grotto.core.errors import TableError
from grotto.core.options import Value, complete
from grotto.games import find_game
from grotto.play.table import Table
from grotto.server.log.ledger import OPEN, new_ledger
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.database import Database
from grotto.server.storage.people import People
from grotto.server.storage.tables import Store, Summary
from grotto.server.tables import playing, seating
from grotto.server.tables.frames import frame_for
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room
from grotto.wire.frames import Frame

SEED: Final = "a seed"


class Facts(TypedDict, total=False):
    """What a table is, where it is not as usual."""

    options: dict[str, Value]
    pace: str
    clock: Clock
    auto_start: bool
    opening: str
    rated: bool  # everybody who sits there has an account
    delay: int  # seconds by which those who look on are behind


class Parlour:
    """Rooms on one database."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.now = 1000.0
        self.hub = Hub(store, lambda: self.now)
        self._numbers = count(1)

    def key(self) -> str:
        """Return a key that was not used before."""
        return f"key-{next(self._numbers)}"

    async def person(self, name: str) -> str:
        """Welcome a guest."""
        guest, _ = await self.people.new_guest(name, self.now)
        return guest.id

    async def room(
        self, game: str, *names: str, seats: int = 0, **facts: Unpack[Facts]
    ) -> tuple[Room, list[str]]:
        """Make a room for people with these names, who sit down; the first one is the host."""
        people = [await self.person(name) for name in names]
        room = await self.empty_room(game, seats or len(names), people[0], **facts)
        for person, name in zip(people, names, strict=True):
            account = room.spec.rated
            await seating.sit(room, person, name, None, self.key(), account=account)
        return room, people

    async def empty_room(self, game: str, seats: int, host: str, **facts: Unpack[Facts]) -> Room:
        """Make a room where nobody sits."""
        info = find_game(game).info
        spec = Spec(
            id=f"table{next(self._numbers)}",
            game=game,
            rules=info.rules_version,
            seats=seats,
            options=complete(info.options, facts.get("options", {})),
            visibility="public",
            pace=facts.get("pace", "live"),
            clock=facts.get("clock", Clock()),
            seed=SEED,
            host=host,
            created=self.now,
            auto_start=facts.get("auto_start", False),
            opening=facts.get("opening", ""),
            rated=facts.get("rated", False),
            delay=facts.get("delay", 0),
        )
        places = new_ledger(seats).places
        summary = Summary(status=OPEN, to_act=-2, places=places, changed=self.now)
        await self.store.create(spec, summary)
        return await self.hub.room(spec.id)

    async def start(self, room: Room, level: str = "random") -> None:
        """Begin to play."""
        await seating.start(room, room.spec.host, level, self.key())

    async def move(self, room: Room, offer: int = 0) -> int:
        """Let whoever is asked choose an offer; return the seat that did."""
        assert room.game is not None
        seat, person = room.to_act, room.ledger.places[room.to_act].person
        text = room.game.options()[offer]
        if person is None:
            await playing.play_for_bot(room, seat, room.version, text)
        else:
            await playing.play(room, person, self.key(), room.version, text)
        return seat

    async def again(self, room: Room) -> Room:
        """Read a room from the database, as after a restart."""
        self.hub = Hub(self.store, lambda: self.now)
        return await self.hub.room(room.spec.id)


def nearly_all(game: str, seats: int) -> str:
    """Return the moves of a game but for its last choice, for the opening of a table."""
    table, last = Table(game, seats, seed=SEED), 0
    while not table.over:
        last = len(table.history)
        table.play(table.options()[-1])
    return "\n".join(played.action.text() for played in table.history[:last])


def seen(room: Room, person: str | None, viewer: int = -3, since: int = 0) -> Frame:
    """Return a frame."""
    return frame_for(room, person, viewer, since)


@asynccontextmanager
async def parlour(url: str) -> AsyncIterator[Parlour]:
    """Open a parlour on a database with our schema."""
    database = Database(url)
    opened = Parlour(Store(database), People(database))
    try:
        yield opened
    finally:
        opened.hub.close()
        await database.close()


async def refused(attempt: Awaitable[object]) -> str:
    """Return the code with which something is refused; nothing if it is not."""
    try:
        await attempt
    except TableError as error:
        return error.code
    return ""


class Screen:
    """A screen that takes whatever is written."""

    ready = True

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def write(self, text: bytes) -> None:
        self.heard.append(text)
