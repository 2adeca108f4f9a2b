"""The socket of a table, and what it has in common with other lines that stay open."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from fastapi import APIRouter
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grotto.core.errors import TableError
from grotto.server import metrics
from grotto.server.errors import TooManyRequests
from grotto.server.http import commands
from grotto.server.http.answers import problem, refusal
from grotto.server.http.deps import expect_invited, services_of, session_of
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.protocols import DirectSocket, direct
from grotto.server.http.routing import invalid
from grotto.server.storage.people import Person, Session
from grotto.server.tables.room import Room
from grotto.server.tables.watcher import Watcher
from grotto.wire.frames import Again, Farewell, Look, Problem, Scores, ServerMessage

SOCKETS = APIRouter()
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


@asynccontextmanager
async def watching(
    connection: HTTPConnection, room: Room, screen: Screen
) -> AsyncIterator[Watcher]:
    """Look at a room until the end of `with`.

    Raises:
        TooManySockets: when this person or this address has too many connections.
    """
    services, session = services_of(connection), screen.session
    person = session.person.id if session else None
    with services.gate.watching(address_of(connection), person):
        watcher = services.hub.watch(room, person, screen.since, screen.seat)
        watcher.session = session.id if session else ""
        watcher.scores, watcher.heard = screen.scores, screen.heard
        watcher.muted = session.muted if session else frozenset()
        try:
            yield watcher
        finally:
            services.hub.leave(watcher)


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


@SOCKETS.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket) -> None:
    """Look at a table, and play at it."""
    try:
        wanted = _wanted(socket)
        room = await services_of(socket).hub.room(socket.path_params["table"])
        session = await session_of(socket)  # the last we read: whom one mutes now is not missed
        person = session.person if session else None
        screen = Screen(
            session=session,
            since=max(0, wanted.since),
            seat=wanted.seat,
            heard=wanted.heard,
            scores=wanted.scores,
        )
        expect_invited(room, person, wanted.invite)
        async with watching(socket, room, screen) as watcher:
            await socket.accept()
            await _serve(socket, watcher, person)
    except TableError as error:
        await socket.send_denial_response(refusal(error))


async def _serve(socket: WebSocket, watcher: Watcher, person: Person | None) -> None:
    """Show and hear until one side goes; a command that has begun is carried out to its end."""
    line = watcher.sink = direct(socket)
    showing = asyncio.create_task(_show(socket, line, watcher))
    try:
        await _hear(socket, line, watcher, person)
    finally:
        showing.cancel()
        await asyncio.wait({showing})


async def _hear(
    socket: WebSocket, line: DirectSocket, watcher: Watcher, person: Person | None
) -> None:
    refused = 0  # messages in a row that came too soon
    with suppress(WebSocketDisconnect):
        while _is_open(socket):
            text = await _received(socket)
            async with watcher.busy:
                answer = await _answer(socket, watcher, person, text) if _is_open(socket) else None
                await _send(line, answer)
            refused = refused + 1 if _came_too_soon(answer) else 0
            if refused == MOST_REFUSED:
                watcher.dismiss(CALM_DOWN)


def _came_too_soon(answer: ServerMessage | None) -> bool:
    return isinstance(answer, Problem) and answer.code == TooManyRequests.code


async def _received(socket: WebSocket) -> str:
    """Return the next message; what is no text is as good as an empty one, which is refused."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return message.get("text") or ""


def _is_open(socket: WebSocket) -> bool:
    """Tell whether we have not closed a socket ourselves."""
    return socket.application_state is WebSocketState.CONNECTED


async def _show(socket: WebSocket, line: DirectSocket, watcher: Watcher) -> None:
    """Show what could not be shown at once: the first frame, and all that had to wait."""
    with suppress(WebSocketDisconnect):
        while watcher.farewell is None:
            await line.drain()
            await watcher.write_news(line)
        async with watcher.busy:
            await _send(line, watcher.farewell)
            await socket.close(GOING_AWAY)


async def _send(line: DirectSocket, message: ServerMessage | None) -> None:
    if message is not None:
        metrics.SENT.labels(str(message.__struct_config__.tag)).inc()
        await line.drain()
        line.write(_ENCODER.encode(message))


async def _answer(
    socket: WebSocket, watcher: Watcher, person: Person | None, text: str
) -> ServerMessage | None:
    """Carry out what a client asks for; what is refused changes nothing."""
    try:
        message = commands.heard(socket, person, text)
    except TableError as error:
        return problem(error, "", watcher.room.version)
    if isinstance(message, Look):
        watcher.look(message.seat)
        return None
    if isinstance(message, Scores):
        watcher.look_at_scores(on=message.on)
        return None
    if isinstance(message, Again):
        watcher.look_again()
        return None
    known = person if watcher.person is not None else None  # who signed out is nobody any more
    return await commands.answer(services_of(socket), watcher.room, known, watcher.viewer, message)
