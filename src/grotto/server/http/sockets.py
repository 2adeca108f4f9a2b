"""The socket of a table: frames go out, commands come in."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grotto.core.errors import TableError
from grotto.server import figures
from grotto.server.errors import BadMessage, NotSignedIn
from grotto.server.http.bounds import address_of
from grotto.server.http.desk import desk_of, session_of
from grotto.server.http.problems import problem, refusal
from grotto.server.http.tables import room_for
from grotto.server.storage.people import Person, Session
from grotto.server.tables.hub import Watcher
from grotto.server.tables.playing import play
from grotto.server.tables.room import Room
from grotto.server.tables.taking_back import redo, undo
from grotto.wire.frames import (
    Ack,
    ClientMessage,
    Look,
    Play,
    Redo,
    Seen,
    ServerMessage,
    Undo,
)

SOCKETS = APIRouter()
GOING_AWAY: Final = 1012  # the code of a service that restarts

_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


@SOCKETS.websocket("/api/tables/{table}/socket")
async def table_socket(
    socket: WebSocket, table: str, since: int = 0, seat: int | None = None
) -> None:
    """Look at a table, and play at it."""
    desk = desk_of(socket)
    session = await session_of(socket)
    person = session.person if session else None
    try:
        room = await room_for(desk, table, person)
        with desk.gate.watching(address_of(socket), person.id if person else None):
            await _watch(socket, room, session, since, seat)
    except TableError as error:
        await socket.send_denial_response(refusal(error))


async def _watch(
    socket: WebSocket, room: Room, session: Session | None, since: int, seat: int | None
) -> None:
    hub = desk_of(socket).hub
    await socket.accept()
    person = session.person if session else None
    watcher = hub.watch(room, person.id if person else None, since, seat)
    watcher.session = session.id if session else ""
    try:
        await _serve(socket, watcher, person)
    finally:
        hub.leave(watcher)


async def _serve(socket: WebSocket, watcher: Watcher, person: Person | None) -> None:
    """Show and hear until one side goes; a command that has begun is carried out to its end."""
    showing = asyncio.create_task(_show(socket, watcher))
    try:
        await _hear(socket, watcher, person)
    finally:
        showing.cancel()
        await asyncio.wait({showing})


async def _hear(socket: WebSocket, watcher: Watcher, person: Person | None) -> None:
    with suppress(WebSocketDisconnect):
        while _is_open(socket):
            text = await _received(socket)
            async with watcher.busy:
                if _is_open(socket):
                    await _send(socket, await _answer(socket, watcher, person, text))


async def _received(socket: WebSocket) -> str:
    """Return the next message; what is no text is as good as an empty one, which is refused."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return message.get("text") or ""


def _is_open(socket: WebSocket) -> bool:
    """Tell whether we have not closed a socket ourselves."""
    return socket.application_state is WebSocketState.CONNECTED


async def _show(socket: WebSocket, watcher: Watcher) -> None:
    with suppress(WebSocketDisconnect):
        while watcher.farewell is None:
            frame, words = await watcher.news()
            await _send(socket, frame)
            for line in words:
                await _send(socket, line)
        async with watcher.busy:
            await _send(socket, watcher.farewell)
            await socket.close(GOING_AWAY)


async def _send(socket: WebSocket, message: ServerMessage | None) -> None:
    if message is not None:
        figures.SENT.labels(str(message.__struct_config__.tag)).inc()
        await socket.send_text(_ENCODER.encode(message).decode())


async def _answer(
    socket: WebSocket, watcher: Watcher, person: Person | None, text: str
) -> ServerMessage | None:
    """Carry out what a client asks for; what is refused changes nothing."""
    gate, key = desk_of(socket).gate, ""
    try:
        gate.messages.spend(person.id if person else address_of(socket))
        message = _read(text, gate.limits.message)
        if isinstance(message, Look):
            watcher.look(message.seat)
            return None
        if isinstance(message, Seen):
            return None
        key = message.key
        version = await _carry_out(watcher, person, message)
    except TableError as error:
        return problem(error, key, watcher.room.version)
    return Ack(key=key, version=version)


def _read(text: str, most: int) -> ClientMessage:
    if len(text) > most:
        raise BadMessage("it is too long")
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise BadMessage(str(error)) from error


async def _carry_out(watcher: Watcher, person: Person | None, message: ClientMessage) -> int:
    if person is None:
        raise NotSignedIn
    room = watcher.room
    if isinstance(message, Play):
        return await play(room, person.id, message.key, message.expected, message.action)
    if isinstance(message, Undo):
        return await undo(room, person.id, message.key, message.expected)
    if isinstance(message, Redo):
        return await redo(room, person.id, message.key, message.expected)
    raise BadMessage("it is not known here")
