"""Whatever comes through a socket, the server goes on, the table stays, and no secret gets out."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any, get_args

import pytest
from httpx import Client as Browser
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from grotto.core.seats import SPECTATOR
from grotto.server.settings import NO_LIMITS, Settings, sqlite_file
from grotto.server.tables.frames import frame_for
from grotto.server.tables.room import OVER, Room
from grotto.wire.frames import ServerMessage
from tests.server.fuzz_messages import MESSAGES, written
from tests.server.running import Running

POLITE = {1000, 1009, 1012}
"""Codes with which a server may close: as asked, a message too big, about to stop."""

KNOWN = {kind.__struct_config__.tag for kind in get_args(ServerMessage)} - {"farewell"}
NUMBERS = count(1)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all that is sent."""
    path = tmp_path_factory.mktemp("fuzz") / "grotto.db"
    with Running(Settings(database=sqlite_file(path), limits=NO_LIMITS, bot_pause=0.0)) as running:
        yield running


class Guests:
    """A table with two people, and a stranger who looks at it."""

    def __init__(self, server: Running, game: str, opened: ExitStack) -> None:
        self.server = server
        self.browsers = [server.browser() for _ in range(3)]
        seats = 3 if game == "lost_mines" else 2
        body = {"game": game, "seats": seats, "name": "Ann", "visibility": "public"}
        self.table = self.browsers[0].post("/api/tables", json=body).json()["id"]
        for seat, browser in enumerate(self.browsers[:2]):
            sit = {"name": "Ann", "seat": seat, "key": f"sit{seat}"}
            browser.post(f"/api/tables/{self.table}/join", json=sit).raise_for_status()
        start = {"key": "start", "level": "random"}
        self.browsers[0].post(f"/api/tables/{self.table}/start", json=start).raise_for_status()
        self.sockets = [opened.enter_context(self._socket(browser)) for browser in self.browsers]

    def _socket(self, browser: Browser) -> ClientConnection:
        return self.server.socket(browser, f"/api/tables/{self.table}/socket")

    @property
    def room(self) -> Room:
        return self.server.call(self.server.services.hub.room(self.table))

    def send(self, who: int, message: Any) -> None:  # noqa: ANN401 (anything at all)
        game = self.room.game
        offers = game.options() if game is not None and not game.over else ["none"]
        text = written(message, offers[len(offers) // 2], self.room.version)
        try:
            self.sockets[who].send(text)
        except ConnectionClosed as closed:
            expect_polite(closed)

    def heard(self, who: int) -> list[dict[str, Any]]:
        """Return all that came through a socket; a last word shows that it is all."""
        found: list[dict[str, Any]] = []
        last = f"last-{next(NUMBERS)}"
        try:
            self.sockets[who].send(json.dumps({"type": "undo", "key": last, "expected": -1}))
            while not found or found[-1].get("key") != last:
                found.append(json.loads(self.sockets[who].recv(20)))
        except ConnectionClosed as closed:
            expect_polite(closed)
        return found


def expect_polite(closed: ConnectionClosed) -> None:
    assert closed.rcvd is not None, "the server has hung up"
    assert closed.rcvd.code in POLITE


async def as_written(room: Room) -> bool:
    """Tell whether memory is what the log says."""
    async with room.settled():
        spec, ledger = await room._store.load(room.spec.id)
        twin = Room(spec, ledger, room._store, room.now, lambda _: None)
        twin.present, twin.seen = room.present, room.seen
        return all(
            frame_for(twin, None, viewer, 0) == frame_for(room, None, viewer, 0)
            for viewer in (SPECTATOR, *range(room.spec.seats))
        )


@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    game=st.sampled_from(["stone_age", "lost_mines"]),
    sent=st.lists(st.tuples(st.integers(0, 2), MESSAGES), min_size=1, max_size=4),
)
def test_the_table_survives_whatever_is_sent(
    served: Running, game: str, sent: list[tuple[int, list[Any]]]
) -> None:
    with ExitStack() as opened:
        guests = Guests(served, game, opened)
        for who, messages in sent:
            for message in messages:
                guests.send(who, message)
        heard = [guests.heard(who) for who in range(3)]
        room = guests.room

        assert served.call(as_written(room))
        for who, messages in enumerate(heard):
            expect_lawful(room, who, messages)


def expect_lawful(room: Room, who: int, messages: list[dict[str, Any]]) -> None:
    """Everybody hears what is known on the wire, through his own eyes only."""
    for message in messages:
        assert message["type"] in KNOWN
        assert message.get("code") != "server/our-fault"
        if message["type"] == "frame" and message["table"]["status"] != OVER:
            assert message["viewer"] in (SPECTATOR, who if who < 2 else SPECTATOR)
            assert room.spec.seed not in json.dumps(message)
