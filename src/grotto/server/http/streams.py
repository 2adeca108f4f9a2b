"""Where sockets are blocked: frames come as server-sent events, commands go one by one."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Header, Query, Request, Response
from starlette.types import Receive, Scope, Send

from grotto.core.errors import TableError
from grotto.server import metrics
from grotto.server.errors import BadMessage, ServerError
from grotto.server.http import commands
from grotto.server.http.answers import in_json, refusal
from grotto.server.http.deps import Asker, MaybeSession, Seat, TheRoom, TheServices, viewer_for
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.sockets import Screen, Visit
from grotto.server.tables.room import Room
from grotto.server.tables.watcher import Watcher
from grotto.wire.frames import Again, ClientMessage, Look, Scores, ServerMessage

STREAMS = APIRouter(prefix="/api/tables/{table}", tags=["tables"])
KEEP_ALIVE: Final = 15.0
"""Seconds of silence after which a proxy is told that somebody is still there."""

_HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy shall pass every event on at once
]
_, _MESSAGES = msgspec.json.schema_components([ClientMessage], ref_template="{name}")
_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"anyOf": list(_MESSAGES.values())}}},
    }
}


class Head(msgspec.Struct, frozen=True):
    """How a frame or an update begins."""

    type: str
    version: int


_HEAD: Final = msgspec.json.Decoder(Head)


class EventStream(Response):
    """The frames of a room as long as somebody listens."""

    def __init__(self, room: Room, screen: Screen) -> None:
        super().__init__()
        self._room = room
        self._screen = screen

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events until one side goes."""
        try:
            visit = Visit(Request(scope), self._room, self._screen)
        except ServerError as error:
            await refusal(error)(scope, receive, send)
            return
        try:
            await _serve(visit.watcher, receive, send)
        finally:
            visit.end()


async def _serve(watcher: Watcher, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
    under_way = {
        asyncio.create_task(_show(watcher, send)),
        asyncio.create_task(_until_gone(receive)),
    }
    try:
        await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way)


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _show(watcher: Watcher, send: Send) -> None:
    waiting = asyncio.create_task(watcher.news())
    try:
        while watcher.farewell is None:
            done, _ = await asyncio.wait({waiting}, timeout=KEEP_ALIVE)
            if not done:
                await _send(send, b": still there\n\n")
                continue
            message, words = waiting.result()
            waiting = asyncio.create_task(watcher.news())
            if message:
                await _send(send, _shown(message))
            for line in words:
                await _send(send, _event(line))
    finally:
        waiting.cancel()
    await _send(send, _event(watcher.farewell))
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _send(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def _event(message: ServerMessage) -> bytes:
    kind = str(message.__struct_config__.tag)
    metrics.SENT.labels(kind).inc()
    return f"event: {kind}\ndata: ".encode() + msgspec.json.encode(message) + b"\n\n"


def _shown(message: bytes) -> bytes:
    """Write a frame or an update with its version, from which a browser goes on by itself."""
    head = _HEAD.decode(message)
    return f"id: {head.version}\nevent: {head.type}\ndata: ".encode() + message + b"\n\n"


# A stream never ends, so programs that read the schema and try everything should not know it.
@STREAMS.get("/stream", include_in_schema=False)
async def stream_table(
    room: TheRoom,
    session: MaybeSession,
    services: TheServices,
    since: Annotated[int, Query(ge=0)] = 0,
    seat: Seat = None,
    heard: Annotated[int, Query(ge=0)] = 0,
    last_event_id: Annotated[str, Header(max_length=16)] = "",
    *,
    scores: bool = False,
) -> Response:
    """See a table, and whatever changes there; another seat looks through another stream."""
    known = int(last_event_id) if last_event_id.isdecimal() else since
    await services.hub.catch_up(room.spec.id, known)
    screen = Screen(session=session, since=known, seat=seat, heard=heard, scores=scores)
    return EventStream(room, screen)


@STREAMS.post(
    "/commands",
    openapi_extra=_BODY,
)
async def command_table(
    room: TheRoom, request: Request, asker: Asker, services: TheServices, seat: Seat = None
) -> Response:
    """Say to a table what one would say through a socket."""
    address = address_of(request)
    message = commands.heard(services.gate, asker, address, await request.body())
    if isinstance(message, Look | Scores | Again):
        raise BadMessage("no-eyes")
    try:
        viewer = viewer_for(room, asker, seat)
        answer = await commands.answered(services, room, asker, address, viewer, message)
    except TableError as error:
        return refusal(error, message.key, commands.version_for(room, asker))
    return in_json(answer)
