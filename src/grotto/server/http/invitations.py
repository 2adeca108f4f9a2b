"""Routes of invitations: asking somebody to a table by name, and what one is asked to oneself."""

from typing import Annotated

from fastapi import Path, Request

from grotto.server.errors import NotSeated
from grotto.server.http.deps import TheRoom, TheServices
from grotto.server.http.friends import Account
from grotto.server.http.histories import readable_login
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.services import Services
from grotto.server.storage.accounts import login_of
from grotto.server.storage.people import Person
from grotto.server.tables.room import Room
from grotto.wire.invitations import Invite, MyInvitations, TableInvitations

INVITATIONS = WireRouter("/api/tables/{table}/invitations", ["people"])
MY_INVITATIONS = WireRouter("/api/me/invitations", ["people"])

TableId = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]


@INVITATIONS.get("")
async def who_is_invited(room: TheRoom, person: Account, services: TheServices) -> TableInvitations:
    """Say who was invited, to those who may invite; and to others whether they are."""
    return await _shown(services, room, person)


@INVITATIONS.post("")
async def invite(
    body: Invite, request: Request, room: TheRoom, person: Account, services: TheServices
) -> TableInvitations:
    """Invite somebody to a table that has not begun."""
    _expect_inviter(room, person)
    services.gate.sign_ins.spend(address_of(request))  # the answer tells who has an account
    await services.pages.invitations.ask(
        room.spec.id, person.id, login_of(body.name), services.now()
    )
    return await _shown(services, room, person)


@INVITATIONS.delete("/{name}")
async def take_back(
    name: str, room: TheRoom, person: Account, services: TheServices
) -> TableInvitations:
    """Take an invitation back."""
    _expect_inviter(room, person)
    await services.pages.invitations.take_back(room.spec.id, readable_login(name))
    return await _shown(services, room, person)


@MY_INVITATIONS.get("")
async def my_invitations(person: Account, services: TheServices) -> MyInvitations:
    """List the tables to which one is invited."""
    return MyInvitations(invitations=await services.pages.invitations.of(person.id))


@MY_INVITATIONS.post("/{table}/decline")
async def decline(table: TableId, person: Account, services: TheServices) -> MyInvitations:
    """Decline an invitation; it is accepted by sitting down."""
    await services.pages.invitations.decline(table, person.id)
    return await my_invitations(person, services)


def _may_invite(room: Room, person: Person) -> bool:
    """Tell whether somebody belongs to a table: the same people know its link."""
    return person.id == room.spec.host or bool(room.seats_of(person.id))


def _expect_inviter(room: Room, person: Person) -> None:
    if not _may_invite(room, person):
        raise NotSeated


async def _shown(services: Services, room: Room, person: Person) -> TableInvitations:
    invitations, table = services.pages.invitations, room.spec.id
    if _may_invite(room, person):
        return TableInvitations(people=await invitations.at_table(table))
    return TableInvitations(by=await invitations.inviter(table, person.id))
