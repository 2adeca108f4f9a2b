"""Tables that nobody looks at leave the memory, and come back as they were."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from grotto.server.errors import NoSuchTable
from grotto.server.log.ledger import new_ledger
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.database import Database, migrate
from grotto.server.storage.people import People
from grotto.server.storage.tables import Store, Summary
from grotto.server.tables.frames import frame_for
from grotto.server.tables.hub import JUST_NOW, Hub
from grotto.server.tables.old_rules import rules_of_now
from grotto.server.tables.playing import play
from grotto.server.tables.room import Room
from grotto.server.tables.seating import sit, start
from grotto.server.tables.undo import redo, undo
from tests.server.parlour import parlour

IDLE = 60.0


class Scene:
    """A table of one person, with a clock that tests set."""

    hub: Hub
    room: Room
    host: str
    now = 1000.0


@asynccontextmanager
async def a_table(url: str) -> AsyncIterator[Scene]:
    migrate(url)
    database, at = Database(url), Scene()
    store = Store(database)
    host, _ = await People(database).new_guest("Ann", 0.0)
    spec = Spec(
        id="t", game="stone_age", rules=rules_of_now("stone_age"), seats=2, options={},
        visibility="public", pace="live", clock=Clock(), seed="a seed", host=host.id, created=0.0,
    )  # fmt: skip
    places = new_ledger(2).places
    await store.create(spec, Summary(status="open", to_act=-2, places=places, changed=0.0))
    at.hub, at.host = Hub(store, lambda: at.now), host.id
    try:
        at.room = await at.hub.room("t")
        await sit(at.room, host.id, "Ann", 0, "sit")
        await sit(at.room, host.id, "Ann", 1, "sit too")
        await start(at.room, host.id, "", "start")
        yield at
    finally:
        at.hub.close()
        await database.close()


def run(url: str, act: Callable[[Scene], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with a_table(url) as at:
            await act(at)

    asyncio.run(all_of_it())


def test_a_swept_table_comes_back_as_it_was(database_url: str) -> None:
    async def act(at: Scene) -> None:
        for number in range(3):
            assert at.room.game is not None
            await play(
                at.room, at.host, f"play {number}", at.room.version, at.room.game.options()[0]
            )
        await undo(at.room, at.host, "undo", at.room.version)
        before = msgspec.json.encode(frame_for(at.room, at.host, 0, 0))

        at.now += IDLE
        at.hub.sweep(IDLE)
        again = await at.hub.room("t")

        assert at.hub.loaded("t") is again is not at.room
        assert again.ledger == at.room.ledger
        assert msgspec.json.encode(frame_for(again, at.host, 0, 0)) == before
        await redo(again, at.host, "redo", again.version)

    run(database_url, act)


def test_a_table_that_was_used_lately_stays(database_url: str) -> None:
    async def act(at: Scene) -> None:
        at.now += IDLE - 1
        await at.hub.room("t")
        at.now += IDLE - 1
        at.hub.sweep(IDLE)

        assert at.hub.loaded("t") is at.room

    run(database_url, act)


def test_a_table_that_somebody_looks_at_stays_until_some_time_after(database_url: str) -> None:
    async def act(at: Scene) -> None:
        watcher = at.hub.watch(at.room, None, 0)
        at.now += 2 * IDLE
        at.hub.sweep(IDLE)
        assert at.hub.loaded("t") is at.room

        at.hub.leave(watcher)
        at.hub.sweep(IDLE)
        assert at.hub.loaded("t") is at.room

        at.now += IDLE
        at.hub.sweep(IDLE)
        assert at.hub.loaded("t") is None

    run(database_url, act)


def test_a_table_at_which_something_is_under_way_stays(database_url: str) -> None:
    async def act(at: Scene) -> None:
        at.now += 2 * IDLE
        async with at.room.settled():
            at.hub.sweep(IDLE)

            assert at.hub.loaded("t") is at.room

    run(database_url, act)


def test_a_table_that_a_bot_thinks_about_stays(database_url: str) -> None:
    async def act(at: Scene) -> None:
        at.hub.needed.append(lambda asked: asked is at.room)
        at.now += 2 * IDLE
        at.hub.sweep(IDLE)

        assert at.hub.loaded("t") is at.room

    run(database_url, act)


def test_asking_for_tables_that_do_not_exist_leaves_nothing_in_memory(database_url: str) -> None:
    async def act(at: Scene) -> None:
        for number in range(5):
            with pytest.raises(NoSuchTable):
                await at.hub.room(f"no {number}")

        assert list(at.hub._rooms) == list(at.hub._used) == ["t"]
        assert not at.hub._opening

    run(database_url, act)


def test_a_table_that_two_ask_for_at_once_is_read_once(database_url: str) -> None:
    async def act(at: Scene) -> None:
        at.hub.forget("t")

        first, second = await asyncio.gather(at.hub.room("t"), at.hub.room("t"))

        assert first is second

    run(database_url, act)


@pytest.mark.anyio
async def test_who_leafs_through_all_tables_does_not_fill_the_memory(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as opened:
        host = await opened.person("Ann")
        opened.hub.most = 5
        watched = await opened.empty_room("stone_age", 2, host)
        opened.hub.watch(watched, host, 0)
        opened_later = []
        for _ in range(20):
            opened_later.append((await opened.empty_room("stone_age", 2, host)).spec.id)
            opened.now += JUST_NOW

        kept = opened.hub.tables()

    assert len(kept) == 5
    assert {watched.spec.id, opened_later[-1]} <= {*kept}


@pytest.mark.anyio
async def test_a_table_that_was_used_just_now_is_not_forgotten(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as opened:
        host = await opened.person("Ann")
        opened.hub.most = 5
        rooms = [await opened.empty_room("stone_age", 2, host) for _ in range(20)]

        assert len(opened.hub.tables()) == len(rooms)
