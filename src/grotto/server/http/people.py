"""Routes of people: who one is, accounts, and one's own tables."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from grotto.server.http.bodies import (
    Changed,
    Known,
    Me,
    MyTable,
    NewName,
    NewPassword,
    SignIn,
    SignUp,
    TableSeat,
)
from grotto.server.http.bounds import address_of
from grotto.server.http.cookies import give_cookie, take_cookie
from grotto.server.http.desk import (
    Asker,
    Desk,
    MaybeSession,
    Somebody,
    TheDesk,
    TheSession,
    welcome,
)
from grotto.server.names import login_of
from grotto.server.refusals import AccountAlready, BadName, NameTaken, NoAccount, WrongPassword
from grotto.server.storage.accounts import Account, Entrance
from grotto.server.storage.listing import Listed
from grotto.server.storage.people import Person, Session

PEOPLE = APIRouter(prefix="/api/me", tags=["people"])
LONGEST_LOGIN = 40


@PEOPLE.get("")
async def who_am_i(asker: Asker) -> Me:
    """Say who the server takes one for."""
    return _me(asker)


def _me(person: Person | None) -> Me:
    known = Known(name=person.name, account=person.account) if person else None
    return Me(person=known)


@PEOPLE.post("")
async def come_in(body: NewName, request: Request) -> Me:
    """Become a guest, to talk where one has no seat; who is known already stays the same."""
    return _me(await welcome(request, body.name))


@PEOPLE.patch("")
async def change_name(body: NewName, request: Request, person: Somebody, desk: TheDesk) -> Me:
    """Bear another name; at tables where one sits already, the old one stays."""
    _expect_login(body.name)
    if person.account:  # the answer tells who has an account
        desk.gate.sign_ins.spend(address_of(request))
    return _me(await desk.accounts.rename(person, body.name))


@PEOPLE.post("/sign-up", status_code=201)
async def sign_up(body: SignUp, request: Request, session: MaybeSession, desk: TheDesk) -> Me:
    """Make an account; a guest keeps all seats."""
    guest = session.person if session else None
    if guest is not None and guest.account:
        raise AccountAlready
    _expect_login(body.name)
    desk.gate.sign_ins.spend(address_of(request))
    if guest is None:
        desk.gate.guests.spend(address_of(request))
    if await desk.accounts.find(body.name) is not None:
        raise NameTaken(body.name)
    password = await desk.passwords.hashed(body.password.get_secret_value())
    entrance = await desk.accounts.sign_up(guest, body.name, password, desk.now())
    return await _enter(request, desk, session, entrance)


@PEOPLE.post("/sign-in")
async def sign_in(body: SignIn, request: Request, session: MaybeSession, desk: TheDesk) -> Me:
    """Come in by name and password; the seats of the guest one was come along."""
    desk.gate.try_password(login_of(body.name), address_of(request))
    account = await _checked(desk, body.name, body.password.get_secret_value())
    guest = session.person if session and body.claim and not session.person.account else None
    entrance = await desk.accounts.sign_in(account.person, guest, desk.now())
    return await _enter(request, desk, session, entrance)


async def _checked(desk: Desk, name: str, password: str) -> Account:
    """Return the account of a name, if the password is right; and keep it at today's cost."""
    account = await desk.accounts.find(name)
    fits = await desk.passwords.fits(password, account.password if account else None)
    if account is None or not fits:
        raise WrongPassword
    if desk.passwords.is_outdated(account.password):
        await desk.accounts.renew_hash(account, await desk.passwords.hashed(password))
    return account


async def _enter(request: Request, desk: Desk, before: Session | None, entrance: Entrance) -> Me:
    """Give a browser its new session; the one it had before is over."""
    give_cookie(request, entrance.token)
    if before is not None:
        await desk.people.end(before.id)
        desk.hub.sign_out([before.id])
    for table, version in entrance.tables.items():
        await desk.hub.catch_up(table, version)
    if before is not None:
        await desk.hub.heed_all_mutes(entrance.person.id)
    return _me(entrance.person)


@PEOPLE.post("/sign-out")
async def sign_out(request: Request, session: MaybeSession, desk: TheDesk) -> Changed:
    """Let this browser be forgotten; a guest's seats cannot be reached any more."""
    take_cookie(request)
    if session is not None:
        await desk.people.end(session.id)
        desk.hub.sign_out([session.id])
    return Changed()


@PEOPLE.post("/sign-out-everywhere")
async def sign_out_everywhere(request: Request, session: TheSession, desk: TheDesk) -> Changed:
    """Let every browser be forgotten in which one is signed in."""
    take_cookie(request)
    await desk.people.end_all(session.person.id)
    _dismiss(desk, session.person)
    return Changed()


@PEOPLE.post("/password")
async def change_password(
    body: NewPassword, request: Request, session: TheSession, desk: TheDesk
) -> Me:
    """Set another password; every other browser is signed out."""
    person = session.person
    if not person.account:
        raise NoAccount
    desk.gate.try_password(login_of(person.name), address_of(request))
    await _checked(desk, person.name, body.old.get_secret_value())
    password = await desk.passwords.hashed(body.new.get_secret_value())
    entrance = await desk.accounts.change_password(person, password, desk.now())
    _dismiss(desk, person)
    give_cookie(request, entrance.token)
    return _me(person)


@PEOPLE.get("/tables")
async def my_tables(
    person: Somebody,
    desk: TheDesk,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> list[MyTable]:
    """List one's own tables, those first where it is one's move."""
    found = await desk.listing.of_person(person.id, limit, offset)
    return [_my_table(listed, person.id) for listed in found]


def _my_table(listed: Listed, person: str) -> MyTable:
    table = listed.table
    return MyTable(
        id=table.id,
        game=table.game,
        status=table.status,
        visibility=table.visibility,
        pace=table.pace,
        version=table.version,
        created=table.created,
        changed=table.changed,
        to_act=table.to_act,
        your_move=listed.your_move,
        host=table.host == person,
        seats=[
            TableSeat(name=seat.name, level=seat.level, yours=seat.person == person)
            for seat in listed.seats
        ],
    )


def _dismiss(desk: Desk, person: Person) -> None:
    sessions = desk.hub.sessions()
    desk.hub.sign_out([session for session, whose in sessions.items() if whose == person.id])


def _expect_login(name: str) -> None:
    if not 0 < len(login_of(name)) <= LONGEST_LOGIN:
        raise BadName
