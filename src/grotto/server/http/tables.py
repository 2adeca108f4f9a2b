"""Routes of tables: finding and making them, sitting down, starting."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from grotto.games import find_game
from grotto.server.http.answers import in_json
from grotto.server.http.bodies import Join, NewTable, SeatBot, Stand, Start, TableMade, Version
from grotto.server.http.bounds import address_of
from grotto.server.http.desk import Actor, Asker, TheDesk, welcome
from grotto.server.http.making import create, new_spec
from grotto.server.http.rooms import Seat, TheRoom, viewer_for
from grotto.server.tables import seating
from grotto.server.tables.sight import frame_for

ROUTES = APIRouter(prefix="/api/tables", tags=["tables"])


@ROUTES.get("")
async def list_tables(
    desk: TheDesk,
    game: Annotated[str, Query(max_length=32)] = "",
    status: Literal["open", "playing", "over"] = "open",
    before: Annotated[str, Query(max_length=64)] = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    """List public tables, those changed last first."""
    if game:
        find_game(game)  # refuses what no database should be asked about
    lobby = await desk.store.lobby.page(status, game, before, limit)
    return in_json(lobby)


@ROUTES.post("", status_code=201)
async def make_table(body: NewTable, request: Request, desk: TheDesk) -> TableMade:
    """Make a table."""
    host = await welcome(request, body.name)
    spec = new_spec(desk, host, body.game, body.seats, body.options, body)
    desk.gate.tables.spend(address_of(request))
    room = await create(desk, spec)
    return TableMade(id=room.spec.id, invite=room.spec.invite)


@ROUTES.get("/{table}")
async def see_table(
    room: TheRoom,
    asker: Asker,
    seat: Seat = None,
    since: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """See a table as one may know it."""
    person = asker.id if asker else None
    async with room.settled():
        frame = frame_for(room, person, viewer_for(room, asker, seat), since)
    return in_json(frame)


@ROUTES.post("/{table}/join")
async def join_table(room: TheRoom, body: Join, request: Request, desk: TheDesk) -> Version:
    """Sit down; who has no session becomes a guest."""
    person = await welcome(request, body.name)
    desk.gate.commands.spend(person.id)
    version = await seating.sit(
        room, person.id, body.name, body.seat, body.key, account=person.account
    )
    return Version(version=version)


@ROUTES.post("/{table}/bots")
async def seat_bot(room: TheRoom, body: SeatBot, person: Actor) -> Version:
    """Let a bot sit down."""
    return Version(version=await seating.seat_bot(room, person.id, body.level, body.seat, body.key))


@ROUTES.post("/{table}/stand")
async def stand_up(room: TheRoom, body: Stand, person: Actor) -> Version:
    """Leave a seat before the start."""
    return Version(version=await seating.stand(room, person.id, body.seat, body.key))


@ROUTES.post("/{table}/start")
async def start_table(room: TheRoom, body: Start, person: Actor) -> Version:
    """Begin to play."""
    return Version(version=await seating.start(room, person.id, body.level, body.key))
