"""The outbox under faults: nothing is lost, and what was taken and noted is not told again.

A process dies at every step of sending; several processes send from one outbox; a server is killed
as soon as it has acknowledged a move.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from grotto.server.housekeeping.courier import Courier
from grotto.server.notices.delivery import Delivery
from grotto.server.notices.words import Saying
from grotto.server.settings import Settings
from grotto.server.storage.channels import Channel, Channels
from grotto.server.storage.database import Database
from grotto.server.storage.lists import Listing
from grotto.server.storage.outbox import Notice, Outbox
from grotto.server.tables.room import Room
from tests.server.parlour import Parlour, parlour
from tests.server.processes import Served
from tests.server.receivers import Receiver
from tests.server.waiting import until

STEPS = (
    "before-claim",
    "after-claim",
    "before-send",
    "after-send",
    "before-remove",
    "after-remove",
)


class Killed(BaseException):
    """The process is gone."""


class Heard(Delivery):
    """Takes every notice, and remembers it; the process may die around it."""

    def __init__(self, dies_at: str = "") -> None:
        super().__init__(Settings(database="sqlite://"))
        self.sayings: list[Saying] = []
        self._dies_at = dies_at

    async def send(self, channel: Channel, saying: Saying, badge: int, at: float) -> None:
        if self._dies_at == "before-send":
            raise Killed
        await asyncio.sleep(0)
        self.sayings.append(saying)
        if self._dies_at == "after-send":
            raise Killed


class MortalOutbox(Outbox):
    """An outbox whose process dies at some step."""

    def __init__(self, database: Database, dies_at: str) -> None:
        super().__init__(database)
        self._dies_at = dies_at

    async def claim(self, notices: Sequence[Notice], again_at: Sequence[float]) -> list[bool]:
        self._die_at("before-claim")
        claimed = await super().claim(notices, again_at)
        self._die_at("after-claim")
        return claimed

    async def remove(self, notice: Notice) -> None:
        self._die_at("before-remove")
        await super().remove(notice)
        self._die_at("after-remove")

    def _die_at(self, step: str) -> None:
        if step == self._dies_at:
            raise Killed


class Scene:
    """A slow table where Ben is asked, and a program that tells him."""

    def __init__(self, opened: Parlour, room: Room, url: str) -> None:
        self.parlour = opened
        self.room = room
        self.databases: list[Database] = []
        self._url = url

    def process(self, delivery: Delivery, dies_at: str = "") -> Courier:
        """Another process that serves the same database."""
        database = Database(self._url)
        self.databases.append(database)
        return Courier(
            MortalOutbox(database, dies_at),
            Channels(database),
            Listing(database),
            self.parlour.hub,
            delivery,
            lambda: self.parlour.now,
        )

    async def waiting(self) -> int:
        return len(await Outbox(self.databases[0]).soon(float("inf"), 100))


@asynccontextmanager
async def asked(url: str) -> AsyncIterator[Scene]:
    async with parlour(url) as opened:
        options: dict[str, Any] = {"first_player": "0"}
        room, (_, ben) = await opened.room(
            "stone_age", "Ann", "Ben", pace="correspondence", options=options
        )
        database = Database(url)
        channel = Channel(id="c", person=ben, kind="webhook", address="http://x", secret="s")
        await Channels(database).keep(channel)
        await opened.start(room)
        while room.to_act == 0:
            await opened.move(room)
        scene = Scene(opened, room, url)
        scene.databases.append(database)
        try:
            yield scene
        finally:
            for one in scene.databases:
                await one.close()


async def live(process: Courier) -> None:
    """Let a process do its round, and perhaps die in it."""
    await process.look_round()
    await process.sent()


@pytest.mark.anyio
@pytest.mark.parametrize("step", STEPS)
async def test_whoever_dies_while_sending_loses_nothing_and_repeats_nothing_that_was_noted(
    database_url: str, step: str
) -> None:
    async with asked(database_url) as scene:
        first, second = Heard(step), Heard()
        await live(scene.process(first, step))
        at_once, scene.parlour.now = await scene.waiting(), scene.parlour.now + 61.0
        await live(scene.process(second))
        scene.parlour.now += 7200.0
        await live(scene.process(second))

        told = len(first.sayings) + len(second.sayings)
        assert at_once == (0 if step == "after-remove" else 1)
        assert told == (2 if step in ("after-send", "before-remove") else 1)
        assert len({saying.id for saying in (*first.sayings, *second.sayings)}) == 1
        assert await scene.waiting() == 0


@pytest.mark.anyio
async def test_of_several_processes_one_sends(database_url: str) -> None:
    async with asked(database_url) as scene:
        heard = Heard()
        processes = [scene.process(heard) for _ in range(3)]
        await asyncio.gather(*map(live, processes))

        assert len(heard.sayings) == 1
        assert await scene.waiting() == 0


@pytest.mark.anyio
async def test_what_is_answered_after_it_was_read_is_not_sent(database_url: str) -> None:
    async with asked(database_url) as scene:
        heard = Heard()
        sender = scene.process(heard)
        await sender.look_round()  # it has read the outbox, and not claimed anything yet
        answering = asyncio.create_task(answer(scene))
        await asyncio.gather(answering, sender.sent())
        scene.parlour.now += 7200.0
        await live(scene.process(heard))

        assert len(heard.sayings) <= 1
        assert await scene.waiting() == 0


async def answer(scene: Scene) -> None:
    while scene.room.to_act == 1:
        await scene.parlour.move(scene.room)


def test_a_server_that_is_killed_after_the_move_tells_when_it_is_back(
    tmp_path: Path, database_url: str
) -> None:
    words = ("--database", database_url, "--private-webhooks", "--notice-seconds", "2")
    with Receiver() as receiver, Served(tmp_path, *words) as served:
        table = play_until_ben(served.address, receiver)
        served.kill()
        told_before = len(receiver.heard)
        served.start()
        until(lambda: bool(receiver.heard))

    assert told_before == 0
    assert receiver.heard[0].json["table"] == table


def play_until_ben(address: str, receiver: Receiver) -> str:
    """Let Ann play until Ben is asked, who wants to be told; return the table."""
    origin = address.rstrip("/")
    with (
        httpx.Client(base_url=origin, headers={"Origin": origin}, timeout=20.0) as ann,
        httpx.Client(base_url=origin, headers={"Origin": origin}, timeout=20.0) as ben,
    ):
        facts = {"pace": "correspondence", "options": {"first_player": "0"}}
        body = {"game": "stone_age", "seats": 2, "name": "Ann", **facts}
        table: str = ann.post("/api/tables", json=body).json()["id"]
        path = f"/api/tables/{table}"
        for number, (who, name) in enumerate(((ann, "Ann"), (ben, "Ben"))):
            who.post(f"{path}/join", json={"name": name, "key": f"sit-{number}"}).raise_for_status()
        ben.post("/api/me/notices/webhooks", json={"url": receiver.url}).raise_for_status()
        ann.post(f"{path}/start", json={"key": "start"}).raise_for_status()
        version = ann.get(path).json()["version"]
        move = {"type": "play", "key": "move", "expected": version, "action": "send hut 2"}
        ann.post(f"{path}/commands", json=move).raise_for_status()
        assert ann.get(path).json()["to_act"] == 1
    return table
