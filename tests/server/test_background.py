"""Work in the background goes on until the server stops, whatever happens to it."""

import asyncio

import pytest

from grotto.server.housekeeping import background
from grotto.server.housekeeping.background import in_background

pytestmark = pytest.mark.anyio


async def test_work_that_fails_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "AGAIN", 0.0)
    begun, done = list[int](), asyncio.Event()

    async def work() -> None:
        begun.append(1)
        if len(begun) < 3:
            raise KeyError
        done.set()
        await asyncio.Event().wait()

    async with in_background(work), asyncio.timeout(20):
        await done.wait()

    assert len(begun) == 3


async def test_work_ends_with_the_server() -> None:
    began, ended = asyncio.Event(), list[int]()

    async def work() -> None:
        try:
            began.set()
            await asyncio.Event().wait()
        finally:
            ended.append(1)

    async with in_background(work, work), asyncio.timeout(20):
        await began.wait()

    assert len(ended) == 2
