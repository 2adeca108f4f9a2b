"""Nobody waits for what the machine could do later."""

import asyncio
import gc
import io
import json
import socket
import weakref
from collections.abc import Iterator

import pytest

from grotto.server.housekeeping import memory
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


def test_python_does_not_search_for_garbage_while_we_do() -> None:
    with memory.searched_by_us():
        assert not gc.isenabled()

    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_new_garbage_is_found_soon_and_what_stays_is_set_aside() -> None:
    with memory.searched_by_us():
        kept, tied = Tied(), Tied()
        seen = weakref.ref(tied)
        del tied
        memory.search_new()

        assert seen() is None
        assert gc.get_freeze_count() > 0
        assert all(kept is not searched for searched in gc.get_objects())


def test_what_was_set_aside_is_searched_when_nobody_plays(
    monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    tied = Tied()
    seen = weakref.ref(tied)
    monkeypatch.setattr(memory, "EVERY", 0.0)
    monkeypatch.setattr(memory, "EVERYTHING", 0.0)

    async def searched() -> None:
        searching = asyncio.create_task(memory.search_for_ever(lambda: True))
        while seen() is not None:
            await asyncio.sleep(0)
        searching.cancel()

    with memory.searched_by_us():
        memory.search_new()
        del tied
        memory.search_new()
        assert seen() is not None
        asyncio.run(searched())

    assert json.loads(log.getvalue().splitlines()[0])["event"] == "garbage"
