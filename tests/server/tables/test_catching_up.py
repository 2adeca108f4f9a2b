"""Two processes have one table in memory: each goes on from what the other has written."""

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest

from grotto.core.errors import CannotUndo
from grotto.server.errors import StaleVersion, TableFull, WrongMoment
from grotto.server.http.sockets import room_since
from grotto.server.tables.hub import Hub
from grotto.server.tables.playing import play
from grotto.server.tables.room import Room
from grotto.server.tables.seating import sit, start
from grotto.server.tables.undo import redo, undo
from tests.server.rooms import Shelf, shelf_at

pytestmark = pytest.mark.anyio


class Scene(NamedTuple):
    """A table in two memories, with one person who has both seats of it."""

    here: Room
    there: Room
    ann: str
    shelf: Shelf


@pytest.fixture
async def scene(database_url: str) -> AsyncIterator[Scene]:
    async with shelf_at(database_url) as shelf:
        ann = await shelf.person("Ann")
        await shelf.table(ann)
        yield Scene(await shelf.room(), await shelf.room(), ann, shelf)


@pytest.fixture
async def started(scene: Scene) -> Scene:
    await sit(scene.here, scene.ann, "Ann", 0, "sit 0")
    await sit(scene.here, scene.ann, "Ann", 1, "sit 1")
    await start(scene.here, scene.ann, "random", "start")
    await scene.there.catch_up()
    return scene


def answer(room: Room) -> str:
    assert room.game is not None
    return room.game.options()[0]


def moves(room: Room) -> list[str]:
    assert room.game is not None
    return [played.action.text() for played in room.game.history]


async def test_two_people_sit_down_through_two_processes_at_once(scene: Scene) -> None:
    await asyncio.gather(
        sit(scene.here, scene.ann, "Ann", None, "one"),
        sit(scene.there, scene.ann, "Ann", None, "two"),
    )
    with pytest.raises(TableFull):
        await sit(scene.there, scene.ann, "Ann", None, "three")

    _, ledger = await scene.shelf.store.load("one")
    assert [place.name for place in ledger.places] == ["Ann", "Ann"]


async def test_a_table_starts_once_though_two_processes_are_asked(scene: Scene) -> None:
    results = await asyncio.gather(
        start(scene.here, scene.ann, "random", "one"),
        start(scene.there, scene.ann, "random", "two"),
        return_exceptions=True,
    )

    (refused,) = [result for result in results if not isinstance(result, int)]
    assert isinstance(refused, WrongMoment)
    await scene.here.catch_up()
    await scene.there.catch_up()
    assert moves(scene.here) == moves(scene.there)


async def test_moves_are_played_on_without_reading_the_table_again(started: Scene) -> None:
    before = started.there.game

    await play(started.here, started.ann, "move", started.here.version, answer(started.here))
    await started.there.catch_up()

    assert started.there.game is before
    assert moves(started.there) == moves(started.here)
    assert started.there.ledger == started.here.ledger


async def test_who_comes_from_another_process_is_not_told_that_it_is_behind(started: Scene) -> None:
    here, there, ann, _ = started
    version = await play(here, ann, "move", here.version, answer(here))

    later = await play(there, ann, "next", version, answer(here))

    assert later > version
    assert there.version == later


async def test_a_command_that_lost_the_race_is_stale_and_the_process_knows_why(
    started: Scene,
) -> None:
    here, there, ann, _ = started
    expected = there.version
    version = await play(here, ann, "move", here.version, answer(here))

    with pytest.raises(StaleVersion, match=f"the table is at version {version}, not {expected}"):
        await play(there, ann, "other", expected, answer(there))

    assert moves(there) == moves(here)


async def test_what_a_command_that_lost_the_race_has_read_is_told_to_everybody(
    started: Scene,
) -> None:
    here, _, ann, shelf = started
    hub = Hub(shelf.store, lambda: 1.0)
    there, told = await hub.room("one"), list[int]()
    hub.on_change.append(lambda room: told.append(room.version))
    version = await play(here, ann, "move", here.version, answer(here))

    with pytest.raises(StaleVersion):
        await play(there, ann, "other", there.version, answer(there))
    await hub.catch_up("one", version)  # the message of the other process comes late

    assert told == [version]


async def test_one_key_in_two_processes_is_one_command(started: Scene) -> None:
    here, there, ann, shelf = started
    before, action = here.version, answer(here)

    versions = await asyncio.gather(
        play(here, ann, "same", before, action), play(there, ann, "same", before, action)
    )
    again = await play(there, ann, "same", before, action)

    fresh = [entry.key for entry in await shelf.store.entries("one", before)]
    assert {*versions, again} == {before + len(fresh)}
    assert fresh[-1] == f"{ann}:same"
    assert there.version == here.version == again


async def test_what_is_taken_back_in_one_process_can_be_played_again_in_the_other(
    started: Scene,
) -> None:
    here, there, ann, _ = started
    await play(here, ann, "move", here.version, answer(here))
    played = moves(here)
    await undo(here, ann, "undo", here.version)

    await redo(there, ann, "redo", here.version)

    assert moves(there) == played


async def test_after_another_move_nothing_can_be_played_again(started: Scene) -> None:
    here, there, ann, _ = started
    await play(here, ann, "move", here.version, answer(here))
    await undo(here, ann, "undo", here.version)
    await there.catch_up()
    await play(here, ann, "other", here.version, answer(here))

    await there.catch_up()

    with pytest.raises(CannotUndo):
        await redo(there, ann, "redo", there.version)
    assert there.game is not None
    assert not there.game.can_redo(there.to_act)


async def test_who_has_seen_more_elsewhere_is_shown_no_less_here(database_url: str) -> None:
    async with shelf_at(database_url) as shelf:
        ann = await shelf.person("Ann")
        await shelf.table(ann)
        here = Hub(shelf.store, lambda: 1.0)
        await here.room("one")
        seen = await sit(await shelf.room(), ann, "Ann", 0, "sit")

        room = await room_since(here, "one", seen)

        assert room.version == seen
