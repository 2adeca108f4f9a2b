"""Floods: who sends without end, or does not read, is cut off before that costs much."""

import asyncio
import json
import socket
from collections.abc import Coroutine
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from grotto.server import metrics
from grotto.server.http.protocols import DirectSocket
from grotto.server.http.requests import ImpatientProtocol
from grotto.server.http.sockets import MOST_REFUSED, Conversation, Visit
from grotto.server.limits import Gate, Named
from grotto.server.settings import NO_LIMITS, Limits, Rate, Settings
from tests.server.rawsocket import FIRST_PIECE, PIECE, PING, PONG, TEXT, RawSocket, connect, framed
from tests.server.running import Running
from tests.server.visits import Visitor
from tests.server.waiting import until

AGAIN = framed(TEXT, json.dumps({"type": "again"}).encode())
LIMITS = Limits(
    pings=Rate(10, 1),
    sockets_of_table=2,
    arrivals_of_person=Rate(6, 0.01),
    arrivals_of_address=Rate(12, 0.01),
)


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, limits=LIMITS)


class Den:
    """A table, and who has made it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ann = Visitor(server, "Ann")
        self.table = self.ann.make(visibility="public")["id"]

    def line(self) -> RawSocket:
        return RawSocket(self.server, self.ann.browser, self.table)

    def watching(self) -> int:
        return len(self.server.services.hub._watchers.get(self.table, ()))


@pytest.fixture
def den(server: Running) -> Den:
    return Den(server)


# ---- sockets ------------------------------------------------------------------------------------


def cut(why: str) -> float:
    """Return how many connections were ended at once for a reason."""
    return metrics.REGISTRY.get_sample_value("grotto_connections_cut_total", {"why": why}) or 0.0


@pytest.mark.parametrize(
    ("flood", "why"),
    [
        (framed(PING, b"x") * 100, "pings"),
        (framed(PING, b"x" * 125) * 10_000, "pings"),
        (framed(PONG, b"x") * 100, "pings"),
        (framed(FIRST_PIECE, b"x") + framed(PIECE) * 100, "pieces"),
        (framed(TEXT, b"?") * 10_000, "messages"),
    ],
    ids=["pings", "long pings", "pongs", "endless message", "messages"],
)
def test_who_sends_without_end_is_cut_off(den: Den, flood: bytes, why: str) -> None:
    before = cut(why)
    with den.line() as line:
        line.send(flood)

        until(lambda: cut(why) == before + 1)
        assert line.is_cut()
    until(lambda: den.watching() == 0)


def test_who_pings_now_and_then_is_answered(den: Den) -> None:
    with den.line() as line:
        assert line.send(framed(PING, b"x") * 8)
        until(lambda: den.watching() == 1)
        line.send(framed(0x88, (1000).to_bytes(2)))

        assert not line.is_cut()


def test_who_does_not_read_is_cut_off(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DirectSocket, "stalled_seconds", 0.3)
    with Running(msgspec.structs.replace(settings, limits=NO_LIMITS)) as server:
        server._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        den = Den(server)
        den.ann.join(den.table, seat=0)
        den.ann.join(den.table, seat=1)
        den.ann.do(den.table, "start")
        before = cut("stalled-socket")
        with den.line() as line:
            until(lambda: not line.send(AGAIN))

            assert cut("stalled-socket") == before + 1
            until(lambda: den.watching() == 0)


def test_a_stream_of_events_whose_client_does_not_read_is_cut_off(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImpatientProtocol, "stalled_seconds", 0.1)
    with connect(den.server) as line:
        line.sendall(f"GET /api/tables/{den.table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        until(lambda: den.watching() == 1)
        den.server.call(stall_all(den.server))

        until(lambda: den.watching() == 0)


async def stall_all(server: Running) -> None:
    """Let all connections take no more."""
    for connection in server._server.server_state.connections:
        cast("ImpatientProtocol", connection).pause_writing()


class Line:
    """A socket that notes what is begun for it."""

    is_open = ready = True

    def __init__(self) -> None:
        self.begun = 0
        self.cut_for = ""
        self.written: list[bytes] = []

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        self.begun += 1
        work.close()
        return asyncio.Future()

    def write(self, text: bytes) -> None:
        self.written.append(text)

    def read_soon(self) -> None:
        pass

    def cut(self, why: str) -> None:
        self.cut_for = why


@pytest.mark.anyio
async def test_messages_that_come_too_soon_begin_nothing() -> None:
    gate = Gate(Limits(messages=Rate(0, 1)), lambda: 1.0)
    watcher = SimpleNamespace(version=1, dismiss=lambda _: None)
    visit = SimpleNamespace(services=SimpleNamespace(gate=gate), address="here", watcher=watcher)
    line = Line()
    talk = Conversation(cast("DirectSocket", line), cast("Visit", visit), None)

    for _ in range(10 * MOST_REFUSED):
        talk.hear("?")

    assert line.begun == 0
    assert len(line.written) < 2 * MOST_REFUSED
    assert line.cut_for == "messages"


# ---- arrivals -----------------------------------------------------------------------------------


def refused(visitor: Visitor, table: str) -> str:
    """Open a socket and close it; return the code with which that is refused."""
    try:
        with visitor.socket(table):
            return ""
    except InvalidStatus as error:
        body = error.response.body or b"{}"
        return str(json.loads(body)["code"])


def test_a_person_comes_only_so_often(den: Den) -> None:
    codes = [refused(den.ann, den.table) for _ in range(8)]

    assert codes == [""] * 6 + ["server/too-many-requests"] * 2


def test_an_address_comes_only_so_often_whoever_comes(den: Den) -> None:
    codes = [refused(Visitor(den.server, "Eve"), den.table) for _ in range(14)]

    assert codes == [""] * 12 + ["server/too-many-requests"] * 2


def test_only_so_many_look_at_one_table_and_who_sits_there_always_can(den: Den) -> None:
    den.ann.join(den.table)
    with ExitStack() as opened:
        for _ in range(2):
            opened.enter_context(Visitor(den.server, "Eve").socket(den.table))
        stranger = refused(Visitor(den.server, "Eve"), den.table)
        seated = refused(den.ann, den.table)
        stream = httpx.get(f"{den.server.origin}/api/tables/{den.table}/stream")

    assert stranger == "server/too-many-watchers"
    assert seated == ""
    assert stream.json()["code"] == "server/too-many-watchers"


def test_an_address_opens_only_so_many_connections(settings: Settings) -> None:
    few = msgspec.structs.replace(
        settings, limits=Limits(connections_of_address=3), proxies=("192.0.2.1",)
    )
    with Running(few) as server, ExitStack() as opened:
        for _ in range(3):
            opened.enter_context(connect(server))
        until(lambda: len(server._server.server_state.connections) == 3)
        with connect(server) as line:
            assert is_hung_up(line)


def test_a_proxy_that_is_named_opens_as_many_as_it_likes() -> None:
    named = Named(("192.0.2.1", "10.0.0.0/8", "proxy.example.org", "2001:db8::/32"))

    hosts = ("192.0.2.1", "192.0.2.2", "10.1.2.3", "11.1.2.3", "2001:db8::7", "nonsense", "")

    assert [host in named for host in hosts] == [True, False, True, False, True, False, False]


def is_hung_up(line: Any) -> bool:  # noqa: ANN401 (a socket)
    try:
        return not line.recv(1)
    except ConnectionResetError:
        return True
