"""Players who put a server under load: sockets which answer at random, and note how long it takes.

They understand frames and updates, so servers of before and of now are measured alike. They read of
both only what they need, since they share the machine with the server.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from bench.load.answers import Asked, drawn
from bench.load.line import HungUp, Line, open_line

NOBODY = -2
PATIENCE_SECONDS = 30.0  # for a move that nobody confirms
PAUSES_SECONDS = (1.0, 2.0, 4.0, 8.0, 16.0)  # before one tries to connect again


class Changes(msgspec.Struct):
    """What seats understand of the changes in an update."""

    question: msgspec.Raw = msgspec.Raw()


class Heard(msgspec.Struct):
    """What seats understand of a message."""

    type: str
    version: int = 0
    moves: int = 0
    to_act: int = 0
    question: msgspec.Raw = msgspec.Raw()
    changes: Changes = msgspec.field(default_factory=Changes)
    code: str = ""


HEARD = msgspec.json.Decoder(Heard)


@dataclass(frozen=True)
class Place:
    """A table, who sits there, and the server at which each of them plays."""

    id: str
    game: str
    tokens: tuple[str, ...]
    addresses: tuple[str, ...]


class SeenMove(NamedTuple):
    """A move that all others have seen."""

    table: str
    version: int  # before it
    sent: float  # when
    seconds: float  # until the last of the others saw it


@dataclass
class Tally:
    """What was measured. Seconds are those of one clock, in all processes of a machine."""

    acks: list[float] = field(default_factory=list)  # from a move to its acknowledgement
    seen: list["SeenMove"] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # bytes to one seat after one move
    first: list[int] = field(default_factory=list)  # bytes of the first frame of a connection
    moves: int = 0
    other_bytes: int = 0  # to seats, for other reasons than moves
    ended: int = 0  # games
    stuck: int = 0  # tables at which a move was never confirmed
    refused: int = 0
    retries: int = 0  # of connections that a server hung up on

    @property
    def screens(self) -> list[float]:
        """Return how long it took until the last of the others had seen a move."""
        return [move.seconds for move in self.seen]

    def forget(self) -> None:
        """Begin to measure now."""
        vars(self).update(vars(Tally()))

    def add(self, other: "Tally") -> None:
        """Take in what another process has measured."""
        for one in ("acks", "seen", "sizes", "first"):
            getattr(self, one).extend(getattr(other, one))
        for one in ("moves", "other_bytes", "ended", "stuck", "refused", "retries"):
            setattr(self, one, getattr(self, one) + getattr(other, one))


class Seat:
    """Somebody at a table."""

    def __init__(self, table: "Played", token: str, address: str) -> None:
        self.table = table
        self.token = token
        self.address = address
        self.version = 0
        self.asked = Asked()
        self.sent = 0.0
        self._line: Line | None = None

    async def open(self) -> None:
        """Connect, and listen from now on; who comes back says what was seen last."""
        path = f"/api/tables/{self.table.id}/socket?since={self.version}"
        self.version = 0
        self.asked.tell(b"")
        for pause in PAUSES_SECONDS:
            try:
                self._line = await open_line(self.address, path, self.token, self._hear)
            except (HungUp, TimeoutError):
                self.table.tally.retries += 1
                await asyncio.sleep(pause)
            else:
                return
        raise HungUp

    def _hear(self, message: bytes, now: float) -> None:
        heard = HEARD.decode(message)
        if heard.type == "update":
            self.asked.change(bytes(heard.changes.question))
            self._see(heard, len(message), now)
        elif heard.type == "frame":
            self.asked.tell(bytes(heard.question))
            self._see(heard, len(message), now)
        elif heard.type == "ack":
            self.table.tally.acks.append(now - self.sent)
        elif heard.type == "problem":
            self.table.refuse()

    def _see(self, heard: Heard, size: int, now: float) -> None:
        tally = self.table.tally
        if self.version == 0:
            tally.first.append(size)
        elif heard.version > self.version:
            tally.sizes.append(size)
        else:
            tally.other_bytes += size
        self.table.show(self, heard, now)

    def play(self, action: str) -> None:
        """Answer the question."""
        assert self._line is not None
        move = {
            "type": "play",
            "key": f"{self.token[:8]}{self.version}",
            "expected": self.version,
            "action": action,
        }
        message = msgspec.json.encode(move)
        self.sent = time.perf_counter()
        self._line.send(message)

    async def close(self) -> None:
        """Go."""
        if self._line is not None:
            self._line.close()
            await self._line.closed.wait()
            self._line = None


class Played:
    """A table with sockets at all its seats."""

    def __init__(self, place: Place, tally: Tally) -> None:
        self.id = place.id
        self.tally = tally
        people = zip(place.tokens, place.addresses, strict=True)
        self.seats = [Seat(self, token, address) for token, address in people]
        self.version = 0
        self.moves = 0
        self.over = False
        self._mover: Seat | None = None  # whose move not everybody has seen yet
        self._before = 0  # the version before it
        self._blind: set[Seat] = set()  # those who have not
        self._settled = asyncio.Event()

    async def open(self) -> None:
        """Let all seats connect, and wait until they see the table."""
        self._mover, self.version = None, 0
        self._settled.clear()
        await asyncio.gather(*(seat.open() for seat in self.seats))
        await self.settled()

    def show(self, seat: Seat, heard: Heard, now: float) -> None:
        """Note what a seat sees; a move is timed until all others than the mover see it."""
        if self._mover is not None and heard.version > seat.version:
            self._blind.discard(seat)
            if not self._blind:
                sent = self._mover.sent
                self.tally.seen.append(SeenMove(self.id, self._before, sent, now - sent))
                self._mover = None
        seat.version = heard.version
        if heard.version >= self.version:
            self.version, self.moves = heard.version, heard.moves
            self.over = heard.to_act == NOBODY and heard.moves > 0
        if self._is_settled():
            self._settled.set()

    def _is_settled(self) -> bool:
        """Tell whether all seats see the same version, and one of them is asked or none ever is."""
        same = all(seat.version == self.version for seat in self.seats)
        return same and (self.over or any(seat.asked for seat in self.seats))

    async def settled(self) -> bool:
        """Wait until everybody sees the newest question; False when the game is over."""
        await self._settled.wait()
        return not self.over

    def refuse(self) -> None:
        """Note that a move was refused; another one is tried then."""
        self.tally.refused += 1
        self._mover = None
        if self._is_settled():
            self._settled.set()

    def move(self, luck: random.Random) -> None:
        """Let the seat that is asked answer."""
        seat = next(seat for seat in self.seats if seat.asked)
        action = drawn(seat.asked.menus(), luck)
        self._mover, self._blind, self._before = seat, {*self.seats} - {seat}, self.version
        self._settled.clear()
        self.tally.moves += 1
        seat.play(action)

    async def play_to(self, moves: int, luck: random.Random) -> None:
        """Play until so many moves are made, as fast as the server answers."""
        while await self.settled() and self.moves < moves:
            self.move(luck)

    async def play_until(self, until: float, pace: float, luck: random.Random) -> None:
        """Play a move about every `pace` seconds until a time, once everybody sees the last one.

        Without a pace the next move is made as soon as everybody has seen the last one.
        """
        try:
            async with asyncio.timeout(until - time.perf_counter() + PATIENCE_SECONDS):
                await self._play(until, pace, luck)
        except TimeoutError:
            self.tally.stuck += 1

    async def _play(self, until: float, pace: float, luck: random.Random) -> None:
        await _pause(luck.uniform(0, pace), until)
        while await self.settled() and time.perf_counter() < until:
            self.move(luck)
            await _pause(luck.uniform(0.5, 1.5) * pace, until)
        self.tally.ended += self.over

    async def close(self) -> None:
        """Let everybody go."""
        await asyncio.gather(*(seat.close() for seat in self.seats))


async def _pause(seconds: float, until: float) -> None:
    """Wait so long, but not beyond a time."""
    rest = min(seconds, until - time.perf_counter())
    if rest > 0:
        await asyncio.sleep(rest)
