"""Routes of tables: making them, sitting down, starting."""

import msgspec
from fastapi import APIRouter, Request, Response

from grotto.core.options import complete
from grotto.games import find_game
from grotto.play.dealer import new_seed
from grotto.server.errors import NoSuchTable
from grotto.server.http.bodies import (
    Join,
    NewTable,
    SeatBot,
    Stand,
    Start,
    TableMade,
    Version,
)
from grotto.server.http.desk import Asker, Desk, Somebody, TheDesk, new_id, welcome
from grotto.server.storage.people import Person
from grotto.server.storage.store import Summary
from grotto.server.tables import seating
from grotto.server.tables.eyes import default_viewer
from grotto.server.tables.ledger import OPEN, new_ledger
from grotto.server.tables.room import Room
from grotto.server.tables.sight import frame_for
from grotto.server.tables.spec import Clock, Spec

ROUTES = APIRouter(prefix="/api/tables", tags=["tables"])


@ROUTES.post("", status_code=201)
async def make_table(body: NewTable, request: Request, desk: TheDesk) -> TableMade:
    """Make a table."""
    game = find_game(body.game)
    game.new(body.seats, body.options)  # refuses wrong seats and options
    host = await welcome(request, body.name)
    await desk.expect_few_tables(host.id)
    spec = Spec(
        id=new_id(),
        game=body.game,
        rules=game.info.rules_version,
        seats=body.seats,
        options=complete(game.info.options, body.options),
        visibility=body.visibility,
        pace=body.pace,
        clock=Clock(**body.clock.model_dump()),
        seed=new_seed(),
        host=host.id,
        created=desk.now(),
    )
    places = new_ledger(spec.seats).places
    await desk.store.create(spec, Summary(status=OPEN, to_act=-2, places=places, at=spec.created))
    return TableMade(id=spec.id)


async def room_for(desk: Desk, table: str, person: Person | None) -> Room:
    """Return a room that somebody may enter.

    Raises:
        NoSuchTable: when there is none, or it is private and one does not sit there.
    """
    room = await desk.hub.room(table)
    known = person is not None and (person.id == room.spec.host or room.seats_of(person.id))
    if room.spec.visibility == "private" and not known:
        raise NoSuchTable
    return room


@ROUTES.get("/{table}")
async def see_table(table: str, asker: Asker, desk: TheDesk) -> Response:
    """See a table as one may know it."""
    room = await room_for(desk, table, asker)
    person = asker.id if asker else None
    async with room.settled():
        frame = frame_for(room, person, default_viewer(room, person), 0)
    return Response(msgspec.json.encode(frame), media_type="application/json")


@ROUTES.post("/{table}/join")
async def join_table(table: str, body: Join, request: Request, desk: TheDesk) -> Version:
    """Sit down; who has no session becomes a guest."""
    room = await desk.hub.room(table)
    person = await welcome(request, body.name)
    version = await seating.sit(
        room, person.id, body.name, body.seat, body.key, account=person.account
    )
    return Version(version=version)


@ROUTES.post("/{table}/bots")
async def seat_bot(table: str, body: SeatBot, person: Somebody, desk: TheDesk) -> Version:
    """Let a bot sit down."""
    room = await room_for(desk, table, person)
    return Version(version=await seating.seat_bot(room, person.id, body.level, body.seat, body.key))


@ROUTES.post("/{table}/stand")
async def stand_up(table: str, body: Stand, person: Somebody, desk: TheDesk) -> Version:
    """Leave a seat before the start."""
    room = await room_for(desk, table, person)
    return Version(version=await seating.stand(room, person.id, body.seat, body.key))


@ROUTES.post("/{table}/start")
async def start_table(table: str, body: Start, person: Somebody, desk: TheDesk) -> Version:
    """Begin to play."""
    room = await room_for(desk, table, person)
    return Version(version=await seating.start(room, person.id, body.level, body.key))
