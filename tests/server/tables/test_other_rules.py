"""A table that was begun with other rules than we play now: it can be looked at, nothing more."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from sqlalchemy import update

from grotto.core import records
from grotto.core.seats import NOBODY, SPECTATOR
from grotto.server.errors import OtherRules, RecordWithheld
from grotto.server.storage.schema import LOG, TABLES
from grotto.server.tables.absence import leave
from grotto.server.tables.ending import close_idle
from grotto.server.tables.frames import frame_for, past_frame
from grotto.server.tables.playing import play, play_for_bot
from grotto.server.tables.records import exported
from grotto.server.tables.room import Room
from grotto.server.tables.seating import seat_bot, sit, stand, start
from grotto.server.tables.undo import redo, undo
from grotto.wire.frames import Frame
from tests.server.rooms import Shelf, shelf_at
from tests.server.statements import change

pytestmark = pytest.mark.anyio

OTHER = 99


class Scene:
    """A table with one person at both seats."""

    def __init__(self, shelf: Shelf, ann: str) -> None:
        self.shelf = shelf
        self.ann = ann

    async def played(self, moves: int) -> Room:
        """Begin, play some moves, and return the room."""
        room = await self.shelf.room()
        for seat in range(2):
            await sit(room, self.ann, "Ann", seat, f"sit {seat}")
        await start(room, self.ann, "random", "start")
        for move in range(moves):
            if room.status == "over":
                break
            await play(room, self.ann, f"move {move}", room.version, options(room)[-1])
        return room

    async def with_other_rules(self) -> Room:
        """Return the room as a process has it that plays other rules."""
        await change(self.shelf.database, update(TABLES).values(rules=OTHER))
        return await self.shelf.room()


def options(room: Room) -> list[str]:
    return room.playing().options()


def board(room: Room, viewer: int = SPECTATOR) -> Frame:
    return frame_for(room, None, viewer, 0)


@pytest.fixture
async def scene(database_url: str) -> AsyncIterator[Scene]:
    async with shelf_at(database_url) as shelf:
        ann = await shelf.person("Ann")
        await shelf.table(ann)
        yield Scene(shelf, ann)


async def test_the_board_is_shown_and_nobody_is_asked(scene: Scene) -> None:
    before = board(await scene.played(10), 0)

    frame = board(await scene.with_other_rules(), 0)

    assert (frame.view, frame.lines, frame.moves) == (before.view, before.lines, before.moves)
    assert frame.table.status == "frozen"
    assert frame.table.rules_version == OTHER
    assert (frame.to_act, frame.question, frame.undoing) == (NOBODY, None, None)


Command = Callable[[Room, str], Awaitable[int]]


@pytest.mark.parametrize(
    "command",
    [
        lambda room, ann: play(room, ann, "key", room.version, "pass"),
        lambda room, _: play_for_bot(room, 0, room.version, "pass"),
        lambda room, ann: undo(room, ann, "key", room.version),
        lambda room, ann: redo(room, ann, "key", room.version),
        lambda room, ann: leave(room, ann, "key"),
        lambda room, ann: start(room, ann, "random", "key"),
        lambda room, ann: sit(room, ann, "Ann", None, "key"),
        lambda room, ann: stand(room, ann, 0, "key"),
        lambda room, ann: seat_bot(room, ann, "random", None, "key"),
    ],
)
async def test_nothing_can_be_played_there(scene: Scene, command: Command) -> None:
    await scene.played(3)
    room = await scene.with_other_rules()
    before = room.version

    with pytest.raises(OtherRules, match="rules version 99; here version 1"):
        await command(room, scene.ann)

    assert await scene.shelf.store.version("one") == before


async def test_a_table_that_has_not_begun_does_not_begin(scene: Scene) -> None:
    room = await scene.with_other_rules()

    assert board(room).table.status == "frozen"
    with pytest.raises(OtherRules):
        await start(room, scene.ann, "random", "start")


async def test_no_bot_and_no_clock_goes_on(scene: Scene) -> None:
    await scene.played(3)
    room = await scene.with_other_rules()

    assert room.bot_to_act() == ""
    assert room.due() is None


async def test_this_grotto_does_not_look_after_it(scene: Scene) -> None:
    await scene.played(0)
    await change(scene.shelf.database, update(TABLES).values(due=1.0))
    ours = await scene.shelf.store.due.due(5.0, 10)

    await scene.with_other_rules()

    assert ours == ["one"]
    assert await scene.shelf.store.due.due(5.0, 10) == []


async def test_what_our_rules_cannot_follow_is_shown_up_to_there(scene: Scene) -> None:
    room = await scene.played(10)
    known = len(room.ledger.moves) - 4
    number = (await scene.shelf.store.entries("one", 0))[-4].number
    other = update(LOG).where(LOG.c.number == number).values(body="dance on the table")
    await change(scene.shelf.database, other)

    frame = board(await scene.with_other_rules())

    assert frame.moves == known
    assert frame.version == room.version


async def test_one_can_look_back(scene: Scene) -> None:
    room = await scene.played(10)
    before = past_frame(room, None, 0, 5)

    frozen = await scene.with_other_rules()

    assert past_frame(frozen, None, 0, 5).view == before.view


async def test_a_game_that_was_over_stays_over_with_its_record(scene: Scene) -> None:
    room = await scene.played(500)
    moves, standings = [made.text for made in room.ledger.moves], board(room).standings

    frozen = await scene.with_other_rules()

    record = records.read(exported(frozen))
    assert board(frozen).table.status == "over"
    assert board(frozen).standings == standings
    assert (record.rules, record.seed) == (OTHER, "a seed")
    assert [move.text for move in record.moves] == moves


async def test_a_game_that_was_not_over_keeps_its_secrets(scene: Scene) -> None:
    await scene.played(5)
    frozen = await scene.with_other_rules()

    assert board(frozen).table.seed == ""
    with pytest.raises(RecordWithheld):
        exported(frozen)


async def test_it_is_closed_when_nobody_has_come_for_long(scene: Scene) -> None:
    await scene.played(5)
    frozen = await scene.with_other_rules()

    await close_idle(frozen, frozen.version)

    assert board(frozen).table.status == "closed"


async def test_the_grotto_that_has_its_rules_plays_on(scene: Scene) -> None:
    room = await scene.played(5)
    await scene.with_other_rules()

    version = await play(room, scene.ann, "next", room.version, options(room)[0])

    assert version > 5
