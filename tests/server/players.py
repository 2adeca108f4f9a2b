"""Players: clients that go on through every failure, and remember what they were promised."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from itertools import count
from secrets import token_urlsafe
from types import TracebackType
from typing import Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from grotto.wire.audience import Audience
from grotto.wire.frames import Ack, ChatLine, Frame, Play, Problem, Say, ServerMessage, Update
from grotto.wire.offers import offers_in
from grotto.wire.updates import frame_after

PATIENCE = 30.0
AT_ONCE, PER_SECOND = 30, 15
_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Player:
    """A browser with one cookie, which may visit several addresses of one server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        self._name = token_urlsafe(6)
        self._keys = count(1)
        self._socket: ClientConnection | None = None
        self.frame: Frame | None = None
        self.versions: list[int] = []  # of the frames that came, in order
        self.acks: dict[str, Ack] = {}
        self.problems: dict[str, Problem] = {}
        self.chat: list[ChatLine] = []
        self.audience = Audience(count=0, names=[])  # as it was told last
        self._pace = deque[float](maxlen=AT_ONCE)  # when the last messages were sent

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close everything."""
        await self.hang_up()
        await self._http.aclose()

    def twin(self, address: str) -> "Player":
        """Return the same browser in another window."""
        other = Player(address)
        other._http.cookies = self._http.cookies
        return other

    async def get(self, path: str) -> httpx.Response:
        """Ask for something about tables."""
        return await self._http.get(f"{self.address}/api/tables{path}")

    async def post(self, path: str, **body: object) -> httpx.Response:
        """Ask for a change of tables."""
        headers = {"Origin": self.address}
        return await self._http.post(f"{self.address}/api/tables{path}", headers=headers, json=body)

    async def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        """Ask for anything else."""
        return await self._http.request(
            method,
            f"{self.address}/api/{path}",
            headers={"Origin": self.address},
            json=body or None,
        )

    def new_key(self) -> str:
        """Return a key for a new command."""
        return f"{self._name}-{next(self._keys)}"

    async def sit_together(self, *others: "Player", game: str = "cave_vs_cave") -> str:
        """Make a table, let everybody sit down, and start; return its id."""
        made = await self.post("", game=game, seats=1 + len(others), name="Ann")
        table: str = made.json()["id"]
        for player in (self, *others):
            sat = await player.post(f"/{table}/join", name="Ann", key="sit")
            sat.raise_for_status()
        started = await self.post(f"/{table}/start", key="start")
        started.raise_for_status()
        return table

    # ---- at the table ---------------------------------------------------------------------------

    async def look_at(self, table: str) -> Frame:
        """Open a socket, saying what was seen before, and return the newest frame."""
        await self.hang_up()
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        since = self.frame.version if self.frame else 0
        self._socket = await connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?since={since}",
            additional_headers={"Cookie": cookies, "Origin": self.address},
            proxy=None,
        )
        before = len(self.versions)
        while len(self.versions) == before:
            await self.hear()
        return self.newest

    async def hang_up(self) -> None:
        """Close the socket."""
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    @property
    def newest(self) -> Frame:
        """What is on the screen."""
        assert self.frame is not None
        return self.frame

    async def hear(self) -> None:
        """Wait for a message and keep it."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            message = _DECODER.decode(await self._socket.recv())
        if isinstance(message, Update):
            message = frame_after(self.newest, message)
        if isinstance(message, Frame):
            self.frame = message
            self.versions.append(message.version)
        elif isinstance(message, Ack):
            self.acks[message.key] = message
        elif isinstance(message, Problem):
            self.problems[message.key] = message
        elif isinstance(message, ChatLine):
            self.chat.append(message)
        elif isinstance(message, Audience):
            self.audience = message

    async def see(self, version: int) -> Frame:
        """Wait until a version is on the screen."""
        while self.newest.version < version:
            await self.hear()
        return self.newest

    async def play(self, action: str, key: str = "", expected: int | None = None) -> str:
        """Send an answer, wait for what the server says to it, and return the key."""
        key = key or self.new_key()
        self.acks.pop(key, None)
        self.problems.pop(key, None)
        assert self._socket is not None
        version = self.newest.version if expected is None else expected
        message = Play(key=key, expected=version, action=action)
        await self._keep_pace()
        await self._socket.send(msgspec.json.encode(message).decode())
        while key not in self.acks and key not in self.problems:
            await self.hear()
        return key

    async def say(self, said: str) -> None:
        """Say something to everybody at the table."""
        assert self._socket is not None
        message = Say(key=self.new_key(), said=said)
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _keep_pace(self) -> None:
        """Be no faster than the server allows people to be."""
        if len(self._pace) == AT_ONCE:
            await asyncio.sleep(AT_ONCE / PER_SECOND - (time.monotonic() - self._pace[0]))
        self._pace.append(time.monotonic())

    def is_asked(self) -> bool:
        """Tell whether there is a question on the screen."""
        return self.newest.question is not None

    def answer(self, luck: random.Random) -> str:
        """Choose one of the answers on offer."""
        question = self.newest.question
        assert question is not None
        return luck.choice(offers_in(question.menus)).action


async def play_on(player: Player, table: str, luck: random.Random, homes: Sequence[str]) -> None:
    """Play until the game is over; whenever the server goes away, come back and ask again."""
    pending: list[tuple[str, str, int]] = []
    while True:
        try:
            player.address = luck.choice(homes).rstrip("/")
            await player.look_at(table)
            await _play_while_possible(player, luck, pending)
            return
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.05)


async def _play_while_possible(
    player: Player, luck: random.Random, pending: list[tuple[str, str, int]]
) -> None:
    """Answer every question; what is pending was perhaps heard, so it is said again."""
    while player.newest.table.status != "over":
        if not pending and not player.is_asked():
            await player.hear()
            continue
        if not pending:
            pending.append((player.answer(luck), player.new_key(), player.newest.version))
        key = await player.play(*pending[0])
        if key in player.acks:
            pending.clear()
            await player.see(player.acks[key].version)
        else:
            assert player.problems[key].code == "server/storage-failed"
            await asyncio.sleep(0.05)
