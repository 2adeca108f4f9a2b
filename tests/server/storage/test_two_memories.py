"""Whatever is done at a table, and wherever: memory is what the log says, snapshot or not."""

import asyncio
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grotto.core.errors import TableError
from grotto.server.log.ledger import Ledger, new_ledger
from grotto.server.tables.frames import frame_for
from grotto.server.tables.playing import end_by_hand, end_turn, play
from grotto.server.tables.room import Room
from grotto.server.tables.seating import seat_bot, sit, stand, start
from grotto.server.tables.undo import redo, undo, undo_turn
from grotto.wire.frames import Frame
from tests.server.rooms import Shelf, shelf_at

BEFORE = ("sit", "sit", "bot", "stand")
AFTER = (
    "play", "play", "play", "undo", "undo turn", "redo", "by hand", "at once", "end turn",
    "end turn", "snapshot", "catch up", "catch up",
)  # fmt: skip
TABLES = count(1)


@st.composite
def stories(draw: st.DrawFn) -> list[tuple[str, int, int]]:
    """What is done, by whom or how, and in which of two processes."""
    few = st.integers(0, 1)
    many = st.integers(0, 60)
    before = draw(st.lists(st.tuples(st.sampled_from(BEFORE), few, few), max_size=5))
    after = draw(st.lists(st.tuples(st.sampled_from(AFTER), many, few), max_size=40))
    return [*before, ("start", 0, draw(few)), *after]


class Story:
    """Two processes with one table, and two people who go from one to the other."""

    def __init__(self, shelf: Shelf, rooms: tuple[Room, Room], people: tuple[str, str]) -> None:
        self.shelf = shelf
        self.rooms = rooms
        self.people = people
        self._keys = count(1)

    async def tell(self, what: str, how: int, where: int) -> None:
        """Do one thing; what is refused changes nothing."""
        room, person = self.rooms[where], self.people[how % 2]
        if what == "snapshot":
            await self.shelf.store.write_snapshot(room.spec.id, room.ledger)
        elif what == "catch up":
            await room.catch_up()
        else:
            await self._command(room, person, what, how)

    async def _command(self, room: Room, person: str, what: str, how: int) -> None:
        key, host = str(next(self._keys)), self.people[0]
        options = room.game.options() if room.game else []
        action = options[how % len(options)] if options else "nothing"
        asked = next((one for one in self.people if room.to_act in room.seats_of(one)), person)
        commands = {
            "sit": lambda: sit(room, person, person, None, key),
            "bot": lambda: seat_bot(room, host, "random", None, key),
            "stand": lambda: stand(room, host, how, key),
            "start": lambda: start(room, host, "random", key),
            "play": lambda: play(room, asked, key, room.version, action),
            "undo": lambda: undo(room, asked, key, room.version),
            "undo turn": lambda: undo_turn(room, asked, key, room.version),
            "by hand": lambda: end_by_hand(room, asked, room.to_act, key, on=True),
            "at once": lambda: end_by_hand(room, asked, room.to_act, key, on=False),
            "end turn": lambda: end_turn(room, asked, key, room.version),
            "redo": lambda: redo(room, asked, key, room.version),
        }
        try:
            await commands[what]()
        except TableError:
            return


async def told(url: str, story: list[tuple[str, int, int]]) -> tuple[Ledger, list[Room]]:
    """Tell a story; return what the whole log says, and three memories of it."""
    async with shelf_at(url) as shelf:
        people = (await shelf.person("Ann"), await shelf.person("Bob"))
        table = f"t{next(TABLES)}"
        await shelf.table(people[0], table)
        rooms = (await shelf.room(table), await shelf.room(table))
        teller = Story(shelf, rooms, people)
        for step in story:
            await teller.tell(*step)
        ledger = new_ledger(2)
        for entry in await shelf.store.entries(table, 0):
            ledger.note(entry)
        for room in rooms:
            await room.catch_up()
        return ledger, [*rooms, await shelf.room(table)]


def seen(room: Room) -> list[Frame]:
    return [frame_for(room, None, viewer, since) for viewer in (-3, 0, 1) for since in (0, 5)]


@given(story=stories())
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_every_memory_of_a_table_is_what_its_whole_log_says(
    database_url: str, story: list[tuple[str, int, int]]
) -> None:
    ledger, rooms = asyncio.run(told(database_url, story))

    assert [room.ledger for room in rooms] == [ledger] * 3
    assert [seen(room) for room in rooms] == [seen(rooms[0])] * 3
