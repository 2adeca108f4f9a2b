"""Routes of records and of the past: a game to take along, to bring, and to look back at."""

import asyncio
from typing import Annotated

from fastapi import Path, Request, Response
from starlette.responses import PlainTextResponse

from grotto.server.http.deps import Asker, Seat, TheRoom, TheServices, viewer_for, welcome
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.tables.frames import past_frame
from grotto.server.tables.records import course_of, exported, imported
from grotto.wire.bodies import NewFromRecord, TableMade
from grotto.wire.course import Course
from grotto.wire.frames import Frame

RECORDS = WireRouter("/api/tables", ["records"])


@RECORDS.get("/{table}/record", responses={200: {"content": {"text/plain": {}}}})
async def export_record(room: TheRoom) -> Response:
    """Take the record of a finished game along, with the seed of its dice."""
    async with room.settled():
        text = exported(room)
    return PlainTextResponse(text)


@RECORDS.get("/{table}/course")
async def tell_course(room: TheRoom) -> Course:
    """Tell how the scores of a finished game went, round by round."""
    async with room.settled():
        record = exported(room)
    return await asyncio.to_thread(course_of, record)


@RECORDS.post("/import", status_code=201)
async def import_record(
    body: NewFromRecord, request: Request, asker: Asker, services: TheServices
) -> TableMade:
    """Make a table from a record: to look at a finished game, or to go on with another."""
    services.gate.imports.spend(address_of(request))
    host = await welcome(request, asker, body.name)
    taken = await asyncio.to_thread(imported, body.record)
    services.gate.tables.spend(address_of(request))
    room = await services.maker.create_from_record(host, taken, body)
    return TableMade(id=room.spec.id, invite=room.spec.invite)


@RECORDS.get("/{table}/at/{move}")
async def look_back(
    room: TheRoom,
    move: Annotated[int, Path(ge=0, le=1_000_000)],
    asker: Asker,
    seat: Seat = None,
) -> Frame:
    """See a table as one could know it after a move."""
    person = asker.id if asker else None
    async with room.settled():
        return past_frame(room, person, viewer_for(room, asker, seat), move)
