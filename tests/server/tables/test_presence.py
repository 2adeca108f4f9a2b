"""Who looks at a table, though they come through several processes."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from grotto.server.tables.hub import GATHERING, Hub
from grotto.server.tables.presence import SILENCE
from grotto.server.tables.seating import sit
from tests.server.parlour import Screen
from tests.server.rooms import shelf_at

pytestmark = pytest.mark.anyio


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Place:
    """A hub with one table, at which Ann sits."""

    def __init__(self, hub: Hub, time: Time, ann: str) -> None:
        self.hub = hub
        self.time = time
        self.ann = ann
        self.told: list[str] = []
        hub.on_presence.append(self.told.append)


@pytest.fixture
async def place(sqlite_url: str) -> AsyncIterator[Place]:
    async with shelf_at(sqlite_url) as shelf:
        time = Time()
        ann = await shelf.person("Ann")
        await shelf.table(ann)
        hub = Hub(shelf.store, time)
        await sit(await hub.room("one"), ann, "Ann", 0, "sit")
        yield Place(hub, time, ann)


async def test_who_looks_through_another_process_is_present(place: Place) -> None:
    room = await place.hub.room("one")

    place.hub.hear_of("one", "other", frozenset({place.ann}))
    present = room.present
    place.hub.hear_of("one", "other", frozenset())

    assert present == {place.ann}
    assert room.present == set()
    assert room.gone_since(place.ann) == 100.0


async def test_nobody_remembers_when_spectators_went(place: Place) -> None:
    room = await place.hub.room("one")

    place.hub.leave(place.hub.watch(room, "a stranger", 0))

    assert room.seen == {}


async def test_who_looks_through_two_processes_leaves_one_and_stays(place: Place) -> None:
    room = await place.hub.room("one")
    watcher = place.hub.watch(room, place.ann, 0)
    place.hub.hear_of("one", "other", frozenset({place.ann}))

    place.hub.leave(watcher)

    assert room.present == {place.ann}


async def test_a_process_that_says_nothing_more_is_not_believed_for_ever(place: Place) -> None:
    room = await place.hub.room("one")
    place.hub.hear_of("one", "other", frozenset({place.ann}))

    place.time.now += SILENCE + 1
    place.hub.forget_silent()

    assert room.present == set()


async def test_other_processes_hear_of_people_who_sit_and_nobody_else(place: Place) -> None:
    room = await place.hub.room("one")

    place.hub.watch(room, place.ann, 0)
    place.hub.watch(room, "somebody", 0)

    assert place.hub.people_at("one") == {place.ann}
    assert place.told == ["one"]


async def test_a_process_that_is_new_at_a_table_is_answered_once(place: Place) -> None:
    place.hub.hear_of("one", "other", frozenset())
    place.hub.hear_of("one", "other", frozenset({place.ann}))
    place.hub.hear_of("two", "other", frozenset({place.ann}))

    assert place.told == ["one"]


async def test_who_comes_and_goes_all_the_time_disturbs_nobody(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grotto.server.tables.hub.GATHERING", 0.0)
    room, screen = await place.hub.room("one"), Screen()
    stranger = place.hub.watch(room, None, 0)
    stranger.sink = screen
    stranger.show()
    [first], screen.heard = screen.heard, []

    for _ in range(50):
        place.hub.leave(place.hub.watch(room, place.ann, 0))
        await asyncio.sleep(0.002)
    watcher = place.hub.watch(room, place.ann, 0)
    for _ in range(50):
        await asyncio.sleep(0.002)

    assert len(screen.heard) <= 1
    assert sum(map(len, screen.heard)) < len(first) / 2
    place.hub.leave(watcher)


async def test_who_was_away_for_a_moment_only_was_not_away(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, screen = await place.hub.room("one"), Screen()
    watcher = place.hub.watch(room, place.ann, 0)
    stranger = place.hub.watch(room, None, 0)
    stranger.sink = screen
    await asyncio.sleep(2 * GATHERING)
    monkeypatch.setattr("grotto.server.tables.hub.SELDOM", 0.0)
    screen.heard = []

    place.hub.leave(watcher)
    place.hub.watch(room, place.ann, 0)
    await asyncio.sleep(2 * GATHERING)

    assert screen.heard == []


async def test_whatever_is_told_says_who_is_there(place: Place) -> None:
    room = await place.hub.room("one")
    watcher = place.hub.watch(room, place.ann, 0)
    place.hub.watch(room, None, 0)
    await asyncio.sleep(2 * GATHERING)
    before = place.hub._known["one"]

    place.hub.leave(watcher)
    place.hub._tell(room)  # something else has happened, so all have seen that she is away

    assert (before, place.hub._known["one"]) == ({}, {place.ann: 100.0})
