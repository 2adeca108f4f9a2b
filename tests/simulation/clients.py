"""Clients: people whom the seed has told what to do, through every failure of line and server.

They are as stubborn as a good client is: what was not answered is asked again with the same key,
and who comes back says which version was seen last.
"""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tests.server.screens import SHOWN, frame_with
from tests.server.visits import actions_in
from tests.simulation.history import Asked, Memory, Message, Sight
from tests.simulation.network import Line, Lost
from tests.simulation.truth import Truth
from tests.simulation.wires import Answer, Refused, Socket, ask

PATIENCE_SECONDS = 12.0
"""How long a client waits for an answer before it tries another line."""
MOST_SIGHTS = 4
"""What clients remember of their screens, besides the last."""
TRY_AGAIN = ("server/storage-failed", "server/failed")


class Town(Protocol):
    """Where clients live."""

    def connect(self, name: str) -> Line: ...
    def note(self, who: str, what: str) -> None: ...
    def time(self) -> float: ...
    @property
    def is_settling(self) -> bool: ...


@dataclass
class TablePlan:
    """A table, as all who want to play there know it."""

    game: str
    seats: int
    facts: Message
    id: str = ""
    made: asyncio.Event = field(default_factory=asyncio.Event)
    sitting: int = 0  # how many have taken their seats, or given up


class Client:
    """Somebody with a browser."""

    def __init__(
        self, town: Town, name: str, luck: random.Random, plan: TablePlan, deeds: int
    ) -> None:
        self.town = town
        self.luck = luck
        self.plan = plan
        self.memory = Memory(name)
        self.pending: Asked | None = None
        self.deeds = deeds  # that are still to be done
        self.cookie = ""
        self.has_account = False
        self.frame: Message = {}
        self.scores = False
        self.socket: Socket | None = None
        self.looks = False  # through a socket that shows something
        self._keys = 0
        self._sent_at = 0.0
        self._sent_on: Socket | None = None

    # ---- before the game ------------------------------------------------------------------------

    async def live(self, *, host: bool, plays: bool) -> None:
        """Come in, sit down and play, until the end of the simulation."""
        name = self.memory.name
        while not self.cookie:
            answer = await self._ask("/api/me", {"name": name})
            self.cookie = answer.cookie
        if host:
            await self._make_table()
        await self.plan.made.wait()
        self.memory.table = self.plan.id
        if plays:
            await self._do("join", name=name)
            self.plan.sitting += 1
        if host:
            await self._start()
        while True:
            await self._visit()
            await asyncio.sleep(self.luck.uniform(0.05, 2.0))
            if self.pending is None and not self.has_account and self.luck.random() < 0.15:
                await self._sign_up()

    async def _sign_up(self) -> None:
        """Make an account out of the guest; if that was done before, its password opens it."""
        body = {"name": self.memory.name, "password": "a long password"}
        answer = await self._ask("/api/me/sign-up", body)
        if answer.status != 201:
            answer = await self._ask("/api/me/sign-in", body)
        self.cookie, self.has_account = answer.cookie, True

    async def _make_table(self) -> None:
        plan = self.plan
        body = {"game": plan.game, "seats": plan.seats, "name": self.memory.name, "key": "make"}
        plan.id = (await self._ask("/api/tables", {**body, **plan.facts})).body["id"]
        plan.made.set()

    async def _start(self) -> None:
        for _ in range(40):
            if self.plan.sitting >= self.plan.seats:
                break
            await asyncio.sleep(0.5)
        await self._do("start", level="random")

    async def _do(self, what: str, **body: object) -> None:
        """Do something at the table by a single request."""
        asked = self._note_asked({"type": what, "key": self._key(), **body}, by_http=True)
        answer = await self._ask(f"/api/tables/{self.plan.id}/{what}", {**body, "key": asked.key})
        if answer.status == 200:
            asked.acks.append(answer.body["version"])
        else:
            asked.refusals.append(answer.body["code"])

    async def _ask(self, path: str, body: Message) -> Answer:
        """Ask until there is an answer."""
        while True:
            try:
                line = self.town.connect(self.memory.name)
                async with asyncio.timeout(PATIENCE_SECONDS):
                    answer = await ask(line, "POST", path, self.cookie, body)
            except (Lost, TimeoutError):
                self.town.note(self.memory.name, f"asks in vain for {path}")
            else:
                self.town.note(self.memory.name, f"{path} {answer.status}")
                if answer.status < 500:
                    return answer
                if answer.status == 500:
                    self.memory.complaints.append(f"{path} fails: {answer.body}")
            await asyncio.sleep(self.luck.uniform(0.1, 1.5))

    # ---- at the table ---------------------------------------------------------------------------

    async def _visit(self) -> None:
        """Look at the table, and play there, until the line ends."""
        since = self.frame.get("version", 0)
        heard = self.memory.chat[-1]["number"] if self.memory.chat else 0
        path = f"/api/tables/{self.plan.id}/socket?since={since}&heard={heard}"
        self.scores = False
        line = None
        try:
            line = self.town.connect(self.memory.name)
            self.socket = Socket(line, path, self.cookie)
            async with asyncio.timeout(PATIENCE_SECONDS):
                self._take(await self.socket.hear())
            self.looks = True
            await self._stay(self.socket)
        except Refused as refused:
            self.town.note(self.memory.name, f"is not let in: {refused.status}")
            if refused.status != 503 and line and line.process.is_open:
                self.memory.complaints.append(f"not let in: {refused.status}")
        except (Lost, TimeoutError):
            self.town.note(self.memory.name, "has lost the line")
        self.socket, self.looks = None, False

    async def _stay(self, socket: Socket) -> None:
        while True:
            try:
                async with asyncio.timeout(self.luck.uniform(0.0, 2.5)):
                    message = await socket.hear()
            except TimeoutError:
                self._act(socket)
            else:
                self._take(message)

    def _take(self, text: bytes) -> None:
        memory, message = self.memory, json.loads(text)
        kind = message["type"]
        if self.frame.get("table", {}).get("status") != "over":
            memory.received.append(text)
        if kind in SHOWN:
            self._see(message)
        elif kind == "chat":
            memory.chat.append(message)
        elif kind in ("ack", "problem"):
            self._hear_answer(message)
        self.town.note(memory.name, f"hears {kind} {message.get('version', '')}")

    def _see(self, message: Message) -> None:
        memory = self.memory
        if message["type"] == "update" and message["base"] != self.frame.get("version"):
            memory.complaints.append(
                f"an update for version {message['base']}, not {self.frame.get('version')}"
            )
            return
        self.frame = frame_with(self.frame, message)
        memory.versions.append(self.frame["version"])
        memory.last = Sight(self.frame["version"], self.frame["viewer"], self.frame)
        kept = [line for line in memory.lines if line["move"] <= self.frame["lines_from"]]
        memory.lines = [*kept, *self.frame["lines"]]
        if self.luck.random() < 0.15 and len(memory.sights) < MOST_SIGHTS:
            memory.sights.append(memory.last)

    def _hear_answer(self, message: Message) -> None:
        asked = self.memory.asked.get(message["key"])
        if asked is None:
            self.memory.complaints.append(f"an answer to nothing: {message}")
            return
        if message["type"] == "ack":
            asked.acks.append(message["version"])
        elif message["code"] not in TRY_AGAIN:
            asked.refusals.append(message["code"])
        else:
            self._sent_on = None  # it is asked again
            return
        if asked is self.pending:
            self.pending = None

    # ---- deeds ----------------------------------------------------------------------------------

    def _act(self, socket: Socket) -> None:
        """Do the next thing."""
        now = self.town.time()
        if self.pending is not None:
            if self._sent_on is not socket or self.luck.random() < 0.1:
                self._send(socket, self.pending)
            elif now - self._sent_at > PATIENCE_SECONDS:
                socket.line.hang_up()
            return
        if self.deeds <= 0 or self.town.is_settling:
            return
        before = self._keys
        self.luck.choice(DEEDS)(self, socket)
        self.deeds -= self._keys - before

    def _send(self, socket: Socket, asked: Asked) -> None:
        self._sent_at, self._sent_on = self.town.time(), socket
        self.town.note(self.memory.name, f"sends {asked.message}")
        socket.send(asked.message)

    def _command(self, socket: Socket, kind: str, **message: object) -> None:
        """Give a command, and remember it until it is answered."""
        self.pending = self._note_asked({"type": kind, "key": self._key(), **message})
        self._send(socket, self.pending)
        if self.luck.random() < 0.1:
            self._send(socket, self.pending)  # a client in a hurry

    def _note_asked(self, message: Message, *, by_http: bool = False) -> Asked:
        asked = Asked(self.plan.id, message, by_http)
        self.memory.asked[asked.key] = asked
        return asked

    def _key(self) -> str:
        self._keys += 1
        return f"{self.memory.name}-{self._keys}"

    @property
    def version(self) -> int:
        """What is on the screen."""
        return int(self.frame["version"])

    def play(self, socket: Socket) -> None:
        """Answer the question, if there is one."""
        if self.frame.get("question"):
            action = self.luck.choice(actions_in(self.frame))
            self._command(socket, "play", expected=self.version, action=action)

    def play_too_late(self, socket: Socket) -> None:
        """Answer a question of before."""
        if self.frame.get("question"):
            action = self.luck.choice(actions_in(self.frame))
            expected = self.version - self.luck.randrange(1, 3)
            self._command(socket, "play", expected=expected, action=action)

    def take_back(self, socket: Socket) -> None:
        """Take back, play again, or ask for it."""
        undoing = self.frame.get("undoing") or {}
        kinds = [kind for kind in ("undo", "redo") if undoing.get(kind)]
        kinds += ["undo_turn"] if undoing.get("turn") else []
        if kinds:
            self._command(socket, self.luck.choice(kinds), expected=self.version)
        elif undoing.get("ask") or undoing.get("asked_by") is not None:
            agree = self.luck.random() < 0.7
            self._command(socket, "ask_back", expected=self.version, agree=agree)

    def come_or_go(self, socket: Socket) -> None:
        """Let a bot play, or play again."""
        own = [one for one in self.frame["occupants"] if one["yours"]]
        if own and self.frame["table"]["status"] == "playing":
            self._command(socket, "return" if own[0]["stand_in"] else "leave")

    def replace(self, socket: Socket) -> None:
        """Let a bot play for somebody who is away."""
        away = [one["seat"] for one in self.frame["occupants"] if one["replace_in"] is not None]
        if away and any(one["yours"] for one in self.frame["occupants"]):
            self._command(socket, "replace", seat=self.luck.choice(away))

    def end_by_hand(self, socket: Socket) -> None:
        """End turns by hand, or end one."""
        own = [one for one in self.frame["occupants"] if one["yours"]]
        if (self.frame.get("undoing") or {}).get("held"):
            self._command(socket, "end_turn", expected=self.version)
        elif own:
            self._command(socket, "by_hand", seat=own[0]["seat"], on=not own[0]["by_hand"])

    def say(self, socket: Socket) -> None:
        """Say something."""
        self._command(socket, "say", said=f"{self.memory.name} says {self._keys}")

    def look_at_scores(self, socket: Socket) -> None:
        """Look at the scores as they would be now, or look away."""
        self.scores = not self.scores
        socket.send({"type": "scores", "on": self.scores})

    def look_again(self, socket: Socket) -> None:
        """Ask for a whole frame."""
        socket.send({"type": "again"})

    def read_slowly(self, socket: Socket) -> None:
        """Read nothing for a while."""
        socket.line.slow_until = self.town.time() + self.luck.uniform(1.0, 8.0)

    def hang_up(self, socket: Socket) -> None:
        """Go, and come back."""
        socket.line.hang_up()


Deed = Callable[[Client, Socket], None]
DEEDS: list[Deed] = [
    *[Client.play] * 12,
    *[Client.take_back] * 4,
    *[Client.come_or_go] * 1,
    *[Client.say] * 2,
    Client.replace,
    Client.end_by_hand,
    Client.play_too_late,
    Client.look_at_scores,
    Client.look_again,
    Client.read_slowly,
    Client.hang_up,
]


def is_settled(client: Client, truth: Truth) -> bool:
    """Tell whether a client waits for nothing, looks, and has seen and heard all there is."""
    table, memory = client.plan.id, client.memory
    seen = client.frame.get("version") == truth.version(table)
    heard = len(memory.chat) == len(truth.chat.get(table, ()))
    return client.pending is None and client.looks and seen and heard
