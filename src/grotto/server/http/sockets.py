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
from grotto.server.http.desk import desk_of, who_asks
from grotto.server.http.tables import room_for
from grotto.server.storage.people import Person
from grotto.server.tables.hub import Watcher
from grotto.server.tables.playing import play
from grotto.server.tables.taking_back import redo, undo
from grotto.wire.frames import (
    Ack,
    ClientMessage,
    Look,
    Play,
    Problem,
    Redo,
    Seen,
    ServerMessage,
    Undo,
)
from grotto.wire.texts import on_wire

SOCKETS = APIRouter()
LARGEST: Final = 4_096  # bytes of a message
GOING_AWAY: Final = 1012  # the code of a service that restarts

_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


@SOCKETS.websocket("/api/tables/{table}/socket")
async def table_socket(
    socket: WebSocket, table: str, since: int = 0, seat: int | None = None
) -> None:
    """Look at a table, and play at it."""
    desk = desk_of(socket)
    person = await who_asks(socket)
    try:
        room = await room_for(desk, table, person)
    except TableError as error:
        await socket.close(4404, error.code)
        return
    await socket.accept()
    watcher = desk.hub.watch(room, person.id if person else None, since, seat)
    try:
        await _serve(socket, watcher, person)
    finally:
        desk.hub.leave(watcher)


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
            text = await socket.receive_text()
            async with watcher.busy:
                if _is_open(socket):
                    await _send(socket, await _answer(watcher, person, text))


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


async def _answer(watcher: Watcher, person: Person | None, text: str) -> ServerMessage | None:
    """Carry out what a client asks for; what is refused changes nothing."""
    key = ""
    try:
        message = _read(text)
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


def _read(text: str) -> ClientMessage:
    if len(text) > LARGEST:
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


def problem(error: TableError, key: str, version: int) -> Problem:
    """Say why a command was refused."""
    figures.PROBLEMS.labels(error.code).inc()
    return Problem(key=key, code=error.code, text=on_wire(error.phrase()), version=version)
