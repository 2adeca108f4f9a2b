"""Players who put a server under load: sockets which answer at random, and note how long it takes.

They read of a frame only what they need, since they share the machine with the server.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grotto.wire.offers import Menu, offers_in

NOBODY = -2
COOKIE = "grotto_session"


class Asked(msgspec.Struct):
    """A question."""

    menus: list[Menu]


class Heard(msgspec.Struct):
    """What seats understand of a message."""

    type: str
    version: int = 0
    moves: int = 0
    to_act: int = 0
    question: Asked | None = None
    code: str = ""


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What was measured."""

    acks: list[float] = field(default_factory=list)  # from a move to its acknowledgement
    screens: list[float] = field(default_factory=list)  # until the last of the others has seen it
    moves: int = 0
    frames: int = 0
    kilobytes: float = 0.0
    problems: dict[str, int] = field(default_factory=dict)

    def forget(self) -> None:
        """Begin to measure now."""
        self.acks, self.screens, self.problems = [], [], {}
        self.moves, self.frames, self.kilobytes = 0, 0, 0.0


class Seat:
    """Somebody at a table."""

    def __init__(self, table: "Played", token: str) -> None:
        self.table = table
        self.token = token
        self.version = 0
        self.socket: ClientConnection | None = None
        self.sent = 0.0
        self._listening: asyncio.Task[None] | None = None

    async def open(self, address: str) -> None:
        """Connect, and listen from now on; who comes back says what was seen last."""
        headers = {"Cookie": f"{COOKIE}={self.token}", "Origin": address}
        path = f"/api/tables/{self.table.id}/socket?since={self.version}"
        self.version = 0
        self.socket = await connect(
            f"ws{address.removeprefix('http')}{path}",
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=120,
        )
        self._listening = asyncio.create_task(self._listen(self.socket))

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                self._hear(await socket.recv(decode=False))
        except ConnectionClosed:
            return

    def _hear(self, message: bytes) -> None:
        now, heard, tally = time.perf_counter(), HEARD.decode(message), self.table.tally
        if heard.type == "frame":
            tally.frames += 1
            tally.kilobytes += len(message) / 1e3
            self.table.show(self, heard, now)
        elif heard.type == "ack":
            tally.acks.append(now - self.sent)
        else:
            tally.problems[heard.code] = tally.problems.get(heard.code, 0) + 1

    async def play(self, action: str, expected: int) -> None:
        """Answer the question."""
        assert self.socket is not None
        key = f"{self.token[:8]}{expected}"
        self.sent = time.perf_counter()
        move = {"type": "play", "key": key, "expected": expected, "action": action}
        await self.socket.send(msgspec.json.encode(move).decode())

    async def close(self) -> None:
        """Go."""
        if self.socket is not None:
            await self.socket.close()
        if self._listening is not None:
            await self._listening


class Played:
    """A table with sockets at all its seats."""

    def __init__(self, table: str, tokens: list[str], tally: Tally) -> None:
        self.id = table
        self.tally = tally
        self.seats = [Seat(self, token) for token in tokens]
        self.moves = 0
        self.over = False
        self._asked: tuple[Seat, list[Menu], int] | None = None
        self._mover: Seat | None = None  # whose move not everybody has seen yet
        self._blind: set[Seat] = set()  # those who have not
        self._changed = asyncio.Event()

    async def open(self, address: str) -> None:
        """Let all seats connect."""
        self._asked, self._mover = None, None
        await asyncio.gather(*(seat.open(address) for seat in self.seats))

    def show(self, seat: Seat, frame: Heard, now: float) -> None:
        """Note what a seat sees; a move is timed until all others than the mover see it."""
        if self._mover is not None and frame.version > seat.version:
            self._blind.discard(seat)
            if not self._blind:
                self.tally.screens.append(now - self._mover.sent)
                self._mover = None
        seat.version = frame.version
        self.moves = max(self.moves, frame.moves)
        self.over = frame.to_act == NOBODY and frame.moves > 0
        if frame.question is not None:
            self._asked = (seat, frame.question.menus, frame.version)
        self._changed.set()

    def is_settled(self) -> bool:
        """Tell whether all seats see the same version, and one of them is asked."""
        versions = {seat.version for seat in self.seats}
        return len(versions) == 1 and self._asked is not None and self._asked[2] in versions

    async def settled(self) -> bool:
        """Wait until everybody sees the newest question; False when the game is over."""
        while not self.is_settled():
            if self.over and len({seat.version for seat in self.seats}) == 1:
                return False
            self._changed.clear()
            await self._changed.wait()
        return True

    async def move(self, luck: random.Random) -> None:
        """Let the seat that is asked answer."""
        assert self._asked is not None
        seat, menus, version = self._asked
        self._asked = None
        self._mover, self._blind = seat, {*self.seats} - {seat}
        self.tally.moves += 1
        await seat.play(luck.choice(offers_in(menus)).action, version)

    async def play(self, moves: int, luck: random.Random) -> None:
        """Play until so many moves are made, as fast as the server answers."""
        while await self.settled() and self.moves < moves:
            await self.move(luck)

    async def play_at_pace(self, pace: float, until: float, luck: random.Random) -> None:
        """Play a move about every `pace` seconds until a time, once everybody sees the last one."""
        await asyncio.sleep(luck.uniform(0, pace))
        while time.perf_counter() < until and await self.settled():
            await self.move(luck)
            await asyncio.sleep(luck.uniform(0.5, 1.5) * pace)

    async def play_on(self, until: float, luck: random.Random) -> None:
        """Play as fast as the server answers, until a time."""
        while time.perf_counter() < until and await self.settled():
            await self.move(luck)

    async def close(self) -> None:
        """Let everybody go."""
        await asyncio.gather(*(seat.close() for seat in self.seats))


async def new_table(address: str, game: str, seats: int, people: int) -> tuple[str, list[str]]:
    """Make a table, let newcomers take its seats in turn, and start it; return their tokens."""
    guests = [
        httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60)
        for _ in range(people)
    ]
    body = {"game": game, "seats": seats, "name": "Guest 0"}
    table = (await _post(guests[0], "/api/tables", body))["id"]
    for seat in range(seats):
        wanted = {"name": f"Guest {seat}", "seat": seat, "key": f"sit{seat}"}
        await _post(guests[seat % people], f"/api/tables/{table}/join", wanted)
    await _post(guests[0], f"/api/tables/{table}/start", {"key": "start"})
    tokens = [guest.cookies[COOKIE] for guest in guests]
    for guest in guests:
        await guest.aclose()
    return table, tokens


async def _post(guest: httpx.AsyncClient, path: str, body: dict[str, object]) -> dict[str, Any]:
    answer = await guest.post(path, json=body)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found
