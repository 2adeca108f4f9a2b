"""When something fails inside a command: memory is what is written, and nothing else."""

from collections.abc import Sequence

import pytest

from grotto.core.errors import RulesBug
from grotto.play.table import Table
from grotto.server.errors import StorageFailed
from grotto.server.log.entries import Entry
from grotto.server.storage.tables import Store, Summary
from grotto.server.tables.playing import play
from grotto.server.tables.room import Room
from tests.server.parlour import Parlour, parlour, refused

pytestmark = pytest.mark.anyio


async def duel(at: Parlour) -> tuple[Room, str, str]:
    """A game that has begun, who is asked, and an answer."""
    room, (ann, _) = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"})
    await at.start(room)
    return room, ann, room.playing().options()[0]


async def as_written(at: Parlour, room: Room) -> bool:
    """Tell whether a room is what its log says."""
    async with room.settled():
        _, ledger = await at.store.load(room.spec.id)
        played = [move.action.text() for move in room.playing().history]
        return room.ledger == ledger and played == [made.text for made in ledger.moves]


async def test_a_move_that_cannot_be_written_has_not_happened(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_store: Store, _table: str, _entries: Sequence[Entry], _sum: Summary) -> None:
        raise StorageFailed

    async with parlour(database_url) as at:
        room, ann, answer = await duel(at)
        version = room.version
        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", fail)
            code = await refused(play(room, ann, "key", version, answer))

        assert (code, room.version) == ("server/storage-failed", version)
        assert await as_written(at, room)
        assert await play(room, ann, "key", version, answer) == room.version > version


async def test_a_move_whose_answer_was_lost_is_told_and_not_made_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append

    async def lose(store: Store, table: str, entries: Sequence[Entry], summary: Summary) -> None:
        await append(store, table, entries, summary)
        raise StorageFailed

    async with parlour(database_url) as at:
        room, ann, answer = await duel(at)
        version, told = room.version, list[int]()
        at.hub.on_change.append(lambda changed: told.append(changed.version))
        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", lose)
            code = await refused(play(room, ann, "key", version, answer))
        again = await play(room, ann, "key", version, answer)

        assert code == "server/storage-failed"
        assert told == [again]
        assert await as_written(at, room)


async def test_rules_that_contradict_themselves_leave_nothing_behind(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(database_url) as at:
        room, ann, answer = await duel(at)

        def stumble(table: Table) -> None:
            raise RulesBug("after the move " + table.history[-1].action.text())

        with monkeypatch.context() as patched:
            patched.setattr(Table, "_advance", stumble)
            code = await refused(play(room, ann, "key", room.version, answer))

        assert code == "rules/bug"
        assert await as_written(at, room)
