"""Routes of people's pages: what one has played, taking all of it along, and being forgotten."""

import asyncio
import io
import zipfile
from contextlib import suppress
from typing import Annotated, Final, Literal

import msgspec
from fastapi import Depends, Query, Request, Response
from msgspec import Struct

from grotto.games import find_game
from grotto.server.errors import NoAccount, NoSuchTable, WrongPassword
from grotto.server.http.deps import Asker, Charge, Somebody, TheServices, TheSession
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.middleware.headers import take_cookie
from grotto.server.http.people import checked, dismiss
from grotto.server.http.ratings import Scale
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.server.served_time import day_of
from grotto.server.services import Services
from grotto.server.storage.accounts import login_of
from grotto.server.storage.errors import NoSuchPerson
from grotto.server.storage.histories import PUBLIC, Wanted
from grotto.server.storage.people import Person
from grotto.server.tables.departing import leave_all
from grotto.server.tables.records import stored_record
from grotto.server.tables.room import OVER
from grotto.wire.bodies import Changed
from grotto.wire.people import (
    DeleteMe,
    History,
    PersonPage,
    RatingCourse,
    RatingNow,
    RatingPoint,
    Seen,
    ShowPage,
)

MINE = WireRouter("/api/me", ["people"])
THEIRS = WireRouter("/api/people", ["people"])

MOST_STEPS: Final = 200
ZIP: Final = "application/zip"

Result = Literal["", "won", "lost", "left"]
Limit = Annotated[int, Query(ge=1, le=50)]
Game = Annotated[str, Query(max_length=32)]
SeatCount = Annotated[int, Query(ge=0, le=9)]
Before = Annotated[str, Query(max_length=64)]


class Looked(Struct, frozen=True):
    """Whose page is looked at, who may see it, and whether it is one's own."""

    person: Person
    page: Seen
    own: bool


def readable_login(name: str) -> str:
    """Return the login of a name; what no database should be asked about is nobody's.

    Raises:
        NoSuchPerson: when there are signs in it that nobody could see.
    """
    if not name.isprintable():
        raise NoSuchPerson
    return login_of(name)


def _expect_game(game: str) -> None:
    """Refuse games that there are not; no game at all means every one."""
    if game:
        find_game(game)


async def whose_page(name: str, asker: Asker, services: TheServices) -> Looked:
    """Return whose page a request is about.

    Raises:
        NoSuchPerson: when there is none, or it is not for these eyes.
    """
    found = await services.pages.histories.find(readable_login(name))
    if found is None:
        raise NoSuchPerson
    person, page = found
    own = asker is not None and asker.id == person.id
    if page != PUBLIC and not own:
        raise NoSuchPerson
    return Looked(person, page, own=own)


TheirPage = Annotated[Looked, Depends(whose_page)]


@MINE.get("/page")
async def my_page(person: Somebody, services: TheServices, charge: Charge) -> PersonPage:
    """See what one has played and reached."""
    charge(Cost.BOARD)
    return await _page(
        services, Looked(person, await services.pages.histories.page(person.id), own=True)
    )


@MINE.patch("/page")
async def show_page(body: ShowPage, person: Somebody, services: TheServices) -> PersonPage:
    """Say who may see one's page; guests have none that others could find."""
    services.gate.commands.spend(person.id)
    if not person.account:
        raise NoAccount
    await services.pages.histories.show(person.id, body.page)
    return await _page(services, Looked(person, body.page, own=True))


@THEIRS.get("/{name}")
async def see_page(looked: TheirPage, services: TheServices, charge: Charge) -> PersonPage:
    """See the page of somebody who wants to be seen."""
    charge(Cost.BOARD)
    return await _page(services, looked)


async def _page(services: Services, looked: Looked) -> PersonPage:
    person = looked.person.id
    strengths = await services.pages.ratings.of_player(person)
    return PersonPage(
        name=looked.person.name,
        page=looked.page,
        yours=looked.own,
        ratings=[
            RatingNow(game=game, scale=scale, rating=one.shown, doubt=one.doubt, games=one.games)
            for (game, scale), one in sorted(strengths.items())
        ],
        tallies=await services.pages.histories.tallies(person),
        bots=await services.pages.histories.liked_bots(person),
    )


@MINE.get("/history")
async def my_history(
    person: Somebody,
    services: TheServices,
    charge: Charge,
    game: Game = "",
    seats: SeatCount = 0,
    result: Result = "",
    opponent: Annotated[str, Query(max_length=40)] = "",
    before: Before = "",
    limit: Limit = 20,
) -> History:
    """List one's finished games, the last first; `opponent` is the name of an account or a bot."""
    charge(Cost.BOARD)
    _expect_game(game)
    wanted = Wanted(
        game=game, seats=seats, result=result, opponent=readable_login(opponent), before=before
    )
    return await services.pages.histories.games(person.id, wanted, limit, own=True)


@THEIRS.get("/{name}/history")
async def see_history(
    looked: TheirPage,
    services: TheServices,
    charge: Charge,
    game: Game = "",
    seats: SeatCount = 0,
    result: Result = "",
    before: Before = "",
    limit: Limit = 20,
) -> History:
    """List the finished games of somebody who wants to be seen."""
    charge(Cost.BOARD)
    _expect_game(game)
    wanted = Wanted(game=game, seats=seats, result=result, before=before)
    return await services.pages.histories.games(looked.person.id, wanted, limit, own=looked.own)


@MINE.get("/ratings/{game}")
async def my_course(
    person: Somebody, services: TheServices, charge: Charge, game: str, scale: Scale = "people"
) -> RatingCourse:
    """See how one's rating in a game went."""
    charge(Cost.BOARD)
    return await _course(services, person, game, scale)


@THEIRS.get("/{name}/ratings/{game}")
async def see_course(
    looked: TheirPage, services: TheServices, charge: Charge, game: str, scale: Scale = "people"
) -> RatingCourse:
    """See how the rating of somebody went who wants to be seen."""
    charge(Cost.BOARD)
    return await _course(services, looked.person, game, scale)


async def _course(services: Services, person: Person, game: str, scale: str) -> RatingCourse:
    find_game(game)  # refuses what no database should be asked about
    steps = await services.pages.ratings.course(person.id, game, scale, MOST_STEPS)
    return RatingCourse(
        game=game,
        scale=scale,
        points=[
            RatingPoint(at=one.at, rating=one.strength.shown, doubt=one.strength.doubt)
            for one in steps
        ],
    )


# ---- taking all along, and being forgotten ------------------------------------------------------


@MINE.get("/export", responses={200: {"content": {ZIP: {}}}})
async def take_along(
    request: Request, person: Somebody, services: TheServices, charge: Charge
) -> Response:
    """Take all that is kept of oneself along: what was said and reached, and the records."""
    charge(Cost.EXPORT)
    with services.gate.waiting(address_of(request)):
        kept = await services.pages.exports.of(person.id)
        finished = [table["id"] for table in kept["tables"] if table["status"] == OVER]
        records = {table: await _record(services, table) for table in finished}
        packed = await asyncio.to_thread(_packed, msgspec.json.encode(kept), records)
    name = 'attachment; filename="grotto.zip"'
    return Response(packed, media_type=ZIP, headers={"Content-Disposition": name})


async def _record(services: Services, table: str) -> str:
    """Return the record of a finished game; nothing where it was removed meanwhile."""
    with suppress(NoSuchTable):
        spec, ledger = await services.store.load(table)
        totals = await services.pages.exports.totals(table)
        return stored_record(spec, ledger, totals, day_of(services.wall()))
    return ""


def _packed(kept: bytes, records: dict[str, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("grotto.json", msgspec.json.format(kept))
        for table, record in records.items():
            if record:
                archive.writestr(f"records/{table}.game", record)
    return packed.getvalue()


@MINE.post("/delete")
async def forget_me(
    body: DeleteMe, request: Request, session: TheSession, services: TheServices
) -> Changed:
    """Forget who asks: games stay under no name, and all else is gone."""
    person = session.person
    services.gate.commands.spend(person.id)
    if login_of(body.name) != login_of(person.name):
        raise WrongPassword
    if person.account:
        password = body.password.reveal() if body.password else ""
        await checked(services, session.id, person.name, password)
    await leave_all(services.hub, services.listing, person.id)
    tables = await services.pages.departures.forget(person.id, services.now())
    dismiss(services, person)
    take_cookie(request)
    for table, version in tables.items():
        await services.hub.catch_up(table, version)
    return Changed()
