"""Nobody waits for what the machine could do later."""

import asyncio
import gc
import io
import json
import socket
import weakref
from collections.abc import Iterator

import pytest

from grotto.server.housekeeping import garbage
from grotto.server.run import listen


class Tied:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(params=["127.0.0.1", "::1"])
def connection(request: pytest.FixtureRequest) -> Iterator[socket.socket]:
    with listen(request.param, 0) as listening:
        port = listening.getsockname()[1]
        with socket.create_connection((request.param, port)):
            accepted, _ = listening.accept()
            with accepted:
                yield accepted


def test_small_messages_do_not_wait_for_each_other(connection: socket.socket) -> None:
    assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_everything_is_searched_for_garbage_only_when_we_want() -> None:
    usual = gc.get_threshold()

    with garbage.searched_rarely():
        young, middle, old = gc.get_threshold()

    assert (young, middle) == usual[:2]
    assert old == garbage.NEVER
    assert gc.get_threshold() == usual


def test_old_garbage_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch, log: io.StringIO) -> None:
    tied = Tied()
    seen = weakref.ref(tied)
    gc.collect()
    monkeypatch.setattr(garbage, "EVERY", 0.0)

    async def searched() -> None:
        searching = asyncio.create_task(garbage.search_now_and_then())
        while seen() is not None:
            await asyncio.sleep(0)
        searching.cancel()

    with garbage.searched_rarely():
        del tied
        asyncio.run(searched())

    assert json.loads(log.getvalue().splitlines()[0])["event"] == "garbage"
