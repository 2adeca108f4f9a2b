"""A slow client: nothing is kept for it, and it sees the newest when it reads again."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Message

from grotto.server.http import streams
from grotto.server.http.protocols import DirectSocket
from grotto.server.http.sockets import Conversation, Visit
from grotto.server.tables.watcher import Watcher
from tests.server.parlour import parlour

pytestmark = pytest.mark.anyio

Show = Callable[[Watcher, Callable[[str], Awaitable[None]]], Coroutine[Any, Any, None]]


class SlowSocket:
    """A socket that takes another text only when somebody has read the last one."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send = send
        self._sending: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self._sending is None or self._sending.done()

    def write(self, text: bytes) -> None:
        self._sending = asyncio.ensure_future(self._send(text.decode()))

    async def drain(self) -> None:
        if self._sending is not None:
            await self._sending

    def hand_over(self, _listener: Conversation) -> None:
        pass

    async def accept(self) -> None:
        pass

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.create_task(work)


async def through_a_socket(watcher: Watcher, send: Callable[[str], Awaitable[None]]) -> None:
    line, visit = SlowSocket(send), SimpleNamespace(watcher=watcher)
    await Conversation(cast("DirectSocket", line), cast("Visit", visit), None).begin()
    await asyncio.Event().wait()


async def through_a_stream(watcher: Watcher, send: Callable[[str], Awaitable[None]]) -> None:
    async def send_part(message: Message) -> None:
        await send(message["body"].decode())

    await streams._show(watcher, send_part)


@pytest.mark.parametrize("show", [through_a_socket, through_a_stream])
async def test_who_does_not_read_misses_frames_and_then_gets_the_newest(
    sqlite_url: str, show: Show
) -> None:
    async with parlour(sqlite_url) as at, asyncio.timeout(30):
        room, _ = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"})
        await at.start(room)
        sent, reading = list[str](), asyncio.Event()

        async def send(text: str) -> None:
            sent.append(text)
            await reading.wait()

        showing = asyncio.create_task(show(at.hub.watch(room, None, 0), send))
        while not sent:
            await asyncio.sleep(0)
        for _ in range(20):
            await at.move(room)
        waiting = len(sent)
        reading.set()
        while version(sent[-1]) < room.version:
            await asyncio.sleep(0)
        showing.cancel()
        await asyncio.wait({showing})

        assert waiting == 1
        assert len(sent) <= 3


def version(text: str) -> int:
    found = re.search(r'"version":(\d+)', text)
    return int(found[1]) if found else 0
