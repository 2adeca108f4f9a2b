"""The socket of a table, and what it has in common with other lines that stay open."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.routing import Match, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from grotto.core.errors import TableError
from grotto.server import metrics
from grotto.server.errors import TooManyRequests
from grotto.server.http import commands
from grotto.server.http.answers import problem, refusal
from grotto.server.http.deps import expect_invited, services_of, session_of
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.protocols import DirectSocket, direct
from grotto.server.http.routing import invalid
from grotto.server.limits import Cost, TooManyWatchers
from grotto.server.services import Services
from grotto.server.storage.people import Person, Session
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room
from grotto.server.tables.watcher import Watcher
from grotto.wire.frames import Again, Farewell, Look, Scores, ServerMessage

GOING_AWAY: Final = 1012  # the code of a service that restarts
MOST_REFUSED: Final = 30
"""Messages in a row that may come too soon; who goes on then is shown out."""
CALM_DOWN: Final = Farewell(code=TooManyRequests.code, after=10.0)

_ENCODER = msgspec.json.Encoder()


class Screen(Struct, frozen=True, kw_only=True):
    """What somebody has in front of them."""

    session: Session | None
    since: int  # the version that was seen there last
    seat: int | None  # whose eyes have seen it
    heard: int  # the last line of chat
    scores: bool = False  # how all would score now is looked at


class Visit:
    """Somebody who looks at a room, and is counted, until the end.

    Raises:
        TooManyRequests: when this person or this address comes too often.
        TooManySockets: when this person or this address has too many connections.
        TooManyWatchers: when too many look at the room, and this person has no seat there.
    """

    __slots__ = ("address", "services", "watcher", "_counted")

    def __init__(self, connection: HTTPConnection, room: Room, screen: Screen) -> None:
        self.services = services_of(connection)
        self.address = address_of(connection)
        session = screen.session
        self._counted = session.person.id if session else None
        _expect_space(self.services, room, self._counted)
        self.services.gate.let_in(self.address, self._counted)
        watcher = self.services.hub.watch(room, self._counted, screen.since, screen.seat)
        watcher.session = session.id if session else ""
        watcher.scores, watcher.heard = screen.scores, screen.heard
        watcher.muted = session.muted if session else ()
        self.watcher = watcher

    def end(self) -> None:
        """Look away."""
        self.services.gate.let_out(self.address, self._counted)
        self.services.hub.leave(self.watcher)


def _expect_space(services: Services, room: Room, person: str | None) -> None:
    most = services.settings.limits.sockets_of_table
    seated = person is not None and room.seats_of(person)
    if not seated and services.hub.watching(room) >= most:
        raise TooManyWatchers(most)


class Wanted(Struct, frozen=True, kw_only=True):
    """What the address of a socket says."""

    since: int = 0
    seat: int | None = None
    heard: int = 0
    invite: str = ""
    scores: bool = False


def _wanted(socket: WebSocket) -> Wanted:
    try:
        return msgspec.convert(dict(socket.query_params), Wanted, strict=False)
    except msgspec.ValidationError as error:
        raise invalid(error) from error


async def room_since(hub: Hub, table: str, version: int) -> Room:
    """Return a room that knows a version which somebody has seen, perhaps through another process.

    Raises:
        NoSuchTable: when there is none.
        StorageFailed: when the database does not answer.
    """
    room = await hub.room(table)
    await hub.catch_up(table, version)
    return room


async def table_socket(socket: WebSocket) -> None:
    """Look at a table, and play at it."""
    try:
        wanted = _wanted(socket)
        room = await room_since(services_of(socket).hub, socket.path_params["table"], wanted.since)
        session = await session_of(socket)  # the last we read: whom one mutes now is not missed
        person = session.person if session else None
        screen = Screen(
            session=session,
            since=max(0, wanted.since),
            seat=wanted.seat,
            heard=wanted.heard,
            scores=wanted.scores,
        )
        await expect_invited(services_of(socket), room, person, wanted.invite)
        visit = Visit(socket, room, screen)
    except TableError as error:
        await socket.send_denial_response(refusal(error))
        return
    await socket.receive()  # that there is somebody, which we know
    await Conversation(direct(socket), visit, person).begin()


class _SocketRoute(WebSocketRoute):
    """A route without what FastAPI adds: a function that wants only its socket needs none of it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Tell whether this is the route, and let others know it."""
        match, found = super().matches(scope)
        return match, {**found, "route": self}


SOCKETS: Final = [_SocketRoute("/api/tables/{table}/socket", table_socket)]


class Conversation:
    """What is said and shown through one socket, until one side goes.

    Nothing waits here. What comes begins a task that answers it, and what cannot be shown at once a
    task that shows it as soon as that is possible.
    """

    __slots__ = (
        "_answering", "_gone", "_line", "_person", "_refused", "_showing", "_unanswered", "_visit",
    )  # fmt: skip

    def __init__(self, line: DirectSocket, visit: Visit, person: Person | None) -> None:
        self._line = line
        self._visit = visit
        self._person = person
        self._unanswered: list[str] = []
        self._refused = 0  # messages in a row that came too soon
        self._answering: asyncio.Task[None] | None = None
        self._showing: asyncio.Task[None] | None = None
        self._gone = False

    async def begin(self) -> None:
        """Let somebody in, and show the table."""
        self._line.hand_over(self)
        await self._line.accept()
        watcher = self._visit.watcher
        watcher.sink, watcher.on_news = self._line, self._show_soon
        self._show_soon()

    def leave(self) -> None:
        """Show no more; a command that has begun is carried out to its end."""
        self._gone = True
        if self._showing is not None:
            self._showing.cancel()
        if self._answering is None:
            self._visit.end()

    # ---- showing --------------------------------------------------------------------------------

    def _show_soon(self) -> None:
        if self._showing is None and not self._gone:
            self._showing = self._line.begin(self._show())

    async def _show(self) -> None:
        """Show what could not be shown at once: the first frame, and all that had to wait."""
        try:
            with suppress(WebSocketDisconnect):
                await self._show_news(self._visit.watcher)
        finally:
            self._showing = None

    async def _show_news(self, watcher: Watcher) -> None:
        while watcher.has_news:
            await self._line.drain()
            await watcher.write_news(self._line)
        if watcher.farewell is not None:
            async with watcher.busy:
                await self._send(watcher.farewell)
                await self._line.close(GOING_AWAY)

    async def _send(self, message: ServerMessage | None) -> None:
        if message is not None:
            metrics.SENT.labels(str(message.__struct_config__.tag)).inc()
            await self._line.drain()
            self._line.write(_ENCODER.encode(message))

    # ---- hearing --------------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        """Answer a message, after those that came before it; one too many begins no task."""
        wait = commands.count(self._visit.services.gate, self._person, self._visit.address)
        if wait:
            self._refuse(wait)
            return
        self._refused = 0
        self._unanswered.append(text)
        if len(self._unanswered) > self._visit.services.gate.limits.unanswered:
            self._line.cut("unanswered")
        elif self._answering is None:
            self._answering = self._line.begin(self._answer_all())

    def _refuse(self, wait: TooManyRequests) -> None:
        """Say that a message came too soon, to who listens; show out who does not stop."""
        self._refused += 1
        if self._refused == MOST_REFUSED:
            self._visit.watcher.dismiss(CALM_DOWN)
        elif self._refused > 2 * MOST_REFUSED:
            self._line.cut("messages")
        elif self._line.ready:
            self._line.write(_ENCODER.encode(problem(wait, "", self._visit.watcher.version)))
        if self._answering is None:
            self._line.read_soon()

    async def _answer_all(self) -> None:
        try:
            with suppress(WebSocketDisconnect):
                while self._unanswered and self._line.is_open:
                    await self._answer_next()
        finally:
            self._answering = None
            if self._gone:
                self._visit.end()
        self._line.read_on()

    async def _answer_next(self) -> None:
        text = self._unanswered.pop(0)
        async with self._visit.watcher.busy:
            answer = await self._answer(text) if self._line.is_open else None
            await self._send(answer)

    def _charge(self) -> None:
        """Count a whole frame, by what it costs.

        Raises:
            TooManyRequests: when this person or this address has cost too much lately.
        """
        person = self._person.id if self._person else None
        self._visit.services.gate.charge(Cost.FRAME, self._visit.address, person)

    async def _answer(self, text: str) -> ServerMessage | None:
        """Carry out what a client asks for; what is refused changes nothing."""
        visit, watcher, person = self._visit, self._visit.watcher, self._person
        try:
            message = commands.read(text, visit.services.gate.limits.message)
            if isinstance(message, Look | Scores | Again):
                self._charge()
        except TableError as error:
            return problem(error, "", watcher.version)
        if isinstance(message, Look):
            watcher.look(message.seat)
        elif isinstance(message, Scores):
            watcher.look_at_scores(on=message.on)
        elif isinstance(message, Again):
            watcher.look_again()
        else:
            known = person if watcher.person is not None else None  # who signed out is nobody
            room, viewer = watcher.room, watcher.viewer
            return await commands.answer(
                visit.services, room, known, visit.address, viewer, message
            )
        return None
