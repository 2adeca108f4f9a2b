"""Routes of tables: making and finding them, sitting down, starting, looking back, records."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import Path, Query, Request, Response
from starlette.responses import PlainTextResponse

from grotto.games import find_game
from grotto.server.http.answers import JSON, UNCHANGED, in_json
from grotto.server.http.deps import (
    Actor,
    Asker,
    Charge,
    Seat,
    TheRoom,
    TheServices,
    expect_own_name,
    services_of,
    viewer_for,
    welcome,
)
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.server.storage.lists import Terms
from grotto.server.storage.people import Person
from grotto.server.tables import ending, seating, waiting
from grotto.server.tables.frames import past_frame, past_tag
from grotto.server.tables.making import rated
from grotto.server.tables.records import exported, imported
from grotto.server.tables.room import OVER
from grotto.wire.bodies import (
    ChangeSeat,
    Experience,
    Join,
    NewFromRecord,
    NewTable,
    Once,
    Ready,
    SeatBot,
    Stand,
    Start,
    TableMade,
    Version,
)
from grotto.wire.course import Course
from grotto.wire.frames import Frame, LogPage
from grotto.wire.lobby import Featured, Lobby

FOR_EVER: Final = "private, max-age=31536000, immutable"
"""How long a browser may keep what never changes; others on the way may not."""

ROUTES = WireRouter("/api/tables", ["tables"])


@ROUTES.get("")
async def list_tables(
    services: TheServices,
    game: Annotated[str, Query(max_length=32)] = "",
    status: Literal["open", "playing", "over"] = "open",
    pace: Literal["", "live", "correspondence"] = "",
    experience: Experience = "",
    *,
    rated: bool | None = None,
    before: Annotated[str, Query(max_length=64)] = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Lobby:
    """List public tables, those changed last first."""
    if game:
        find_game(game)  # refuses what no database should be asked about
    terms = Terms(game=game, pace=pace, rated=rated, experience=experience)
    return await services.store.lobby.page(status, terms, before, limit)


@ROUTES.get("/featured")
async def feature_table(services: TheServices) -> Featured:
    """Show a public game that is worth looking at, if there is one."""
    return await services.stage.featured()


@ROUTES.post("", status_code=201)
async def make_table(
    body: NewTable, request: Request, asker: Asker, services: TheServices
) -> TableMade:
    """Make a table."""
    host = await welcome(request, asker, body.name)
    spec = services.maker.spec(host, body.game, body.seats, body.options, body)
    if body.rated:
        spec = rated(spec, host)
    services.gate.tables.spend(address_of(request))
    room = await services.maker.create(spec)
    return TableMade(id=room.spec.id, invite=room.spec.invite)


@ROUTES.get("/{table}")
async def see_table(
    room: TheRoom,
    asker: Asker,
    services: TheServices,
    seat: Seat = None,
    *,
    scores: bool = False,
) -> Annotated[Response, Frame]:
    """See a table as one may know it."""
    person = asker.id if asker else None
    async with room.settled():
        frames = services.hub.frames(room, person)
        shown = frames.shown(person, viewer_for(room, asker, seat), scores=scores)
        frame = frames.whole(shown)
    return Response(frame, media_type=JSON)


@ROUTES.get("/{table}/lines")
async def leaf_back(
    room: TheRoom,
    asker: Asker,
    services: TheServices,
    charge: Charge,
    before: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: Seat = None,
) -> LogPage:
    """Read earlier lines of the log: those up to a move, as far as one page goes."""
    charge(Cost.LINES)
    async with room.settled():
        frames = services.hub.frames(room, asker.id if asker else None)
        return frames.page(viewer_for(room, asker, seat), before)


@ROUTES.post("/{table}/join")
async def join_table(
    room: TheRoom, body: Join, request: Request, asker: Asker, services: TheServices
) -> Version:
    """Sit down; who has no session becomes a guest."""
    seating.expect_told(room, asker.id if asker else None, told=body.knows_record)
    person = await welcome(request, asker, body.name)
    services.gate.commands.spend(person.id)
    await _expect_own_name(request, person, body.name)
    apart = await services.store.chat.apart_from(person.id)
    version = await seating.sit(
        room, person.id, body.name, body.seat, body.key, account=person.account, apart=apart
    )
    return Version(version=version)


async def _expect_own_name(request: Request, person: Person, name: str) -> None:
    """Refuse another name for a seat that is made to look like somebody else's."""
    if name != person.name:  # the answer may tell who has an account
        services_of(request).gate.guests.spend(address_of(request))
        await expect_own_name(request, person, name)


@ROUTES.post("/{table}/bots")
async def seat_bot(room: TheRoom, body: SeatBot, person: Actor) -> Version:
    """Let a bot sit down."""
    return Version(version=await seating.seat_bot(room, person.id, body.level, body.seat, body.key))


@ROUTES.post("/{table}/stand")
async def stand_up(room: TheRoom, body: Stand, person: Actor) -> Version:
    """Leave a seat before the start."""
    return Version(version=await seating.stand(room, person.id, body.seat, body.key))


@ROUTES.post("/{table}/change-seat")
async def change_seat(room: TheRoom, body: ChangeSeat, person: Actor) -> Version:
    """Take another seat before the start, and its colour."""
    version = await waiting.change_seat(room, person.id, body.seat, body.to, body.key)
    return Version(version=version)


@ROUTES.post("/{table}/ready")
async def get_ready(room: TheRoom, body: Ready, person: Actor) -> Version:
    """Say that one may begin, or not yet; when everybody may, a full table begins."""
    version = await waiting.get_ready(room, person.id, body.seat, body.key, ready=body.ready)
    return Version(version=version)


@ROUTES.post("/{table}/start")
async def start_table(room: TheRoom, body: Start, person: Actor) -> Version:
    """Begin to play."""
    return Version(version=await seating.start(room, person.id, body.level, body.key))


@ROUTES.post("/{table}/close")
async def close_table(room: TheRoom, body: Once, person: Actor) -> Version:
    """Close a table that nobody else plays at."""
    return Version(version=await ending.close(room, person.id, body.key))


@ROUTES.post("/{table}/rematch")
async def play_again(room: TheRoom, body: Once, person: Actor, services: TheServices) -> TableMade:
    """Make a table for the same people, or find the one that somebody else has made."""
    table = await services.maker.rematch(room, person, body.key)
    return TableMade(id=table, invite=room.ledger.rematch_invite)


@ROUTES.get("/{table}/record", responses={200: {"content": {"text/plain": {}}}})
async def export_record(room: TheRoom, charge: Charge) -> Response:
    """Take the record of a finished game along, with the seed of its dice."""
    charge(Cost.RECORD)
    async with room.settled():
        text = exported(room)
    return PlainTextResponse(text)


@ROUTES.get("/{table}/course")
async def tell_course(
    room: TheRoom, request: Request, services: TheServices, charge: Charge
) -> Annotated[Response, Course]:
    """Tell how the scores of a finished game went, round by round; that never changes."""
    table = room.spec.id
    told = services.courses.known(table)
    if told is None:
        if room.status == OVER and room.album is None:
            charge(Cost.COURSE)
        async with room.settled():
            record, album, why_not = exported(room), room.album, room.why_frozen()
        if album is not None:
            return in_json(Course(stages=album.course))
        if why_not is not None:
            raise why_not  # other rules would tell another course
        with services.gate.waiting(address_of(request)):
            told = await services.courses.told(table, record)
    return Response(told, headers={"Cache-Control": FOR_EVER}, media_type=JSON)


@ROUTES.post("/import", status_code=201)
async def import_record(
    body: NewFromRecord, request: Request, asker: Asker, services: TheServices
) -> TableMade:
    """Make a table from a record: to look at a finished game, or to go on with another."""
    services.gate.imports.spend(address_of(request))
    host = await welcome(request, asker, body.name)
    services.gate.charge(Cost.IMPORT, address_of(request), host.id)
    with services.gate.waiting(address_of(request)):
        taken = await asyncio.to_thread(imported, body.record)
    services.gate.tables.spend(address_of(request))
    room = await services.maker.create_from_record(host, taken, body)
    return TableMade(id=room.spec.id, invite=room.spec.invite)


@ROUTES.get("/{table}/at/{move}", responses=UNCHANGED)
async def look_back(
    request: Request,
    room: TheRoom,
    move: Annotated[int, Path(ge=0, le=1_000_000)],
    asker: Asker,
    charge: Charge,
    seat: Seat = None,
) -> Annotated[Response, Frame]:
    """See a table as one could know it after a move; who has seen it need not get it again."""
    person = asker.id if asker else None
    async with room.settled():
        viewer = viewer_for(room, asker, seat)
        headers = {
            "Cache-Control": "private, no-cache",
            "ETag": past_tag(room, person, viewer, move),
        }
        if request.headers.get("If-None-Match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        charge(Cost.PAST)
        frame = in_json(past_frame(room, person, viewer, move))
    frame.headers.update(headers)
    return frame
