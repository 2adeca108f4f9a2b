"""Routes of moderation: people report somebody at a table; moderators read it and act."""

from typing import Annotated

from fastapi import Depends, Path, Query

from grotto.server.errors import NobodyThere
from grotto.server.http.deps import Actor, AnyRoom, TheRoom, TheServices
from grotto.server.http.people import dismiss_person
from grotto.server.http.routing import WireRouter
from grotto.server.services import Services
from grotto.server.storage.accounts import login_of
from grotto.server.storage.errors import NotModerator
from grotto.server.storage.moderation import CLOSED_TABLE, Doer
from grotto.server.storage.people import Person
from grotto.server.tables import ending
from grotto.server.tables.room import Room
from grotto.wire.bodies import Changed, Once, Version
from grotto.wire.moderation import (
    Deeds,
    Pardon,
    Reports,
    ReportSomebody,
    Somebody,
    Suspend,
    SuspendAccount,
)

REPORTING = WireRouter("/api/tables", ["people"])
MODERATION = WireRouter("/api/moderation", ["moderation"])

ReportId = Annotated[str, Path(max_length=16)]
LineNumber = Annotated[int, Path(ge=1, le=2_000_000_000)]


def somebody_at(room: Room, person: Person, body: Somebody) -> tuple[str, str]:
    """Return who is meant at a table, and the name there.

    Raises:
        NoSuchSeat: when the table has no such seat.
        NobodyThere: when nobody is there, or it is oneself, or has said nothing that one has heard.
    """
    found: tuple[str | None, str] = (None, "")
    if body.seat is not None:
        room.expect_seat(body.seat)
        place = room.ledger.places[body.seat]
        found = place.person, place.name
    elif body.line is not None:
        spoken = room.talk.spoken(body.line, room.heard_until(person.id))
        found = (spoken.person, spoken.line.name) if spoken else found
    who, name = found
    if who is None or who == person.id:
        raise NobodyThere
    return who, name


@REPORTING.post("/{table}/report", status_code=201)
async def report_somebody(
    room: TheRoom, body: ReportSomebody, person: Actor, services: TheServices
) -> Changed:
    """Report somebody at a table to those who look after the server."""
    services.gate.chat.spend(person.id)
    about, name = somebody_at(room, person, body)
    await services.pages.moderation.report(
        room.spec.id, person.id, about, name, body.said, services.wall()
    )
    return Changed()


async def a_moderator(person: Actor) -> Person:
    """Return who asks, if those who run the server have named them a moderator.

    Raises:
        NotModerator: when they have not.
    """
    if not person.moderator:
        raise NotModerator
    return person


Moderator = Annotated[Person, Depends(a_moderator)]


def _doer(person: Person, services: Services) -> Doer:
    return Doer(name=person.name, at=services.wall())


@MODERATION.get("/reports")
async def read_reports(_: Moderator, services: TheServices) -> Reports:
    """Read the oldest open reports, with what was said around them."""
    return Reports(reports=await services.pages.moderation.reports_with_talk(services.wall()))


@MODERATION.post("/reports/{report}/close")
async def close_report(report: ReportId, person: Moderator, services: TheServices) -> Changed:
    """Close a report."""
    await services.pages.moderation.close(report, _doer(person, services))
    return Changed()


@MODERATION.post("/reports/{report}/suspend")
async def suspend_reported(
    report: ReportId, body: Suspend, person: Moderator, services: TheServices
) -> Changed:
    """Keep out whom a report is about; a guest is signed out."""
    doer = _doer(person, services)
    who = await services.pages.moderation.suspend_reported(report, body.days, doer)
    dismiss_person(services, who)
    return Changed()


@MODERATION.post("/suspend")
async def suspend_account(
    body: SuspendAccount, person: Moderator, services: TheServices
) -> Changed:
    """Keep an account out."""
    doer, login = _doer(person, services), login_of(body.name)
    dismiss_person(services, await services.pages.moderation.suspend(login, body.days, doer))
    return Changed()


@MODERATION.post("/pardon")
async def pardon_account(body: Pardon, person: Moderator, services: TheServices) -> Changed:
    """Let an account in again."""
    await services.pages.moderation.pardon(login_of(body.name), _doer(person, services))
    return Changed()


@MODERATION.post("/tables/{table}/chat/{line}/hide")
async def hide_line(
    room: AnyRoom, line: LineNumber, person: Moderator, services: TheServices
) -> Changed:
    """Hide a line of the chat from everybody but moderators."""
    table = room.spec.id
    await services.pages.moderation.hide(table, line, _doer(person, services))
    services.hub.hide(table, line)
    return Changed()


@MODERATION.post("/tables/{table}/close")
async def close_table(
    room: AnyRoom, body: Once, person: Moderator, services: TheServices
) -> Version:
    """Close a table that has not begun."""
    version = await ending.close_open(room, person.id, body.key)
    await services.pages.moderation.note(_doer(person, services), CLOSED_TABLE, table=room.spec.id)
    return Version(version=version)


@MODERATION.get("/deeds")
async def read_deeds(
    _: Moderator, services: TheServices, before: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Deeds:
    """Read what was done, the last first."""
    return await services.pages.moderation.deeds(before)
