"""Routes of people: who one is, accounts, and one's own tables."""

from typing import Annotated

from fastapi import Query, Request

from grotto.server.errors import (
    AccountAlready,
    BadName,
    NameTaken,
    NoAccount,
    TooManyRequests,
    WrongPassword,
)
from grotto.server.http.deps import (
    Asker,
    MaybeSession,
    Somebody,
    TheServices,
    TheSession,
    expect_own_name,
    welcome,
)
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.middleware.headers import give_cookie, take_cookie
from grotto.server.http.routing import WireRouter
from grotto.server.log.spec import NO_CLOCK
from grotto.server.names import expect_no_disguise
from grotto.server.served_time import day_of
from grotto.server.services import Services
from grotto.server.storage.accounts import Account, Entrance, login_of
from grotto.server.storage.errors import Suspended
from grotto.server.storage.lists import Listed
from grotto.server.storage.people import Person, Session
from grotto.wire.bodies import (
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
from grotto.wire.notices import Waits

PEOPLE = WireRouter("/api/me", ["people"])
LONGEST_LOGIN = 40


@PEOPLE.get("")
async def who_am_i(asker: Asker) -> Me:
    """Say who the server takes one for."""
    return _me(asker)


def _me(person: Person | None) -> Me:
    if person is None:
        return Me(person=None)
    return Me(person=Known(name=person.name, account=person.account, moderator=person.moderator))


@PEOPLE.post("")
async def come_in(body: NewName, request: Request, asker: Asker) -> Me:
    """Become a guest, to talk where one has no seat; who is known already stays the same."""
    return _me(await welcome(request, asker, body.name))


@PEOPLE.patch("")
async def change_name(
    body: NewName, request: Request, person: Somebody, services: TheServices
) -> Me:
    """Bear another name; at tables where one sits already, the old one stays."""
    _expect_login(body.name)
    services.gate.sign_ins.spend(address_of(request))  # the answer tells who has an account
    await expect_own_name(request, person, body.name)
    return _me(await services.accounts.rename(person, body.name))


@PEOPLE.post("/sign-up", status_code=201)
async def sign_up(
    body: SignUp, request: Request, session: MaybeSession, services: TheServices
) -> Me:
    """Make an account; a guest keeps all seats."""
    guest = session.person if session else None
    if guest is not None and guest.account:
        raise AccountAlready
    _expect_login(body.name)
    services.gate.sign_ins.spend(address_of(request))
    if guest is None:
        services.gate.guests.spend(address_of(request))
    expect_no_disguise(body.name)
    if await services.accounts.lookalikes(body.name):
        raise NameTaken(body.name)
    password = await services.passwords.hashed(body.password.reveal())
    entrance = await services.accounts.sign_up(guest, body.name, password, services.now())
    return await _enter(request, services, session, entrance)


@PEOPLE.post("/sign-in")
async def sign_in(
    body: SignIn, request: Request, session: MaybeSession, services: TheServices
) -> Me:
    """Come in by name and password; the seats of the guest one was come along."""
    source = _source(request, session, login_of(body.name))
    account = await checked(services, source, body.name, body.password.reveal())
    guest = session.person if session and body.claim and not session.person.account else None
    entrance = await services.accounts.sign_in(account, guest, services.now(), services.wall())
    return await _enter(request, services, session, entrance)


def _source(request: Request, session: Session | None, login: str) -> str:
    """Return where a password comes from: a browser of the account itself, or an address."""
    if session is None or not session.person.account or login_of(session.person.name) != login:
        return address_of(request)
    return session.id


async def checked(services: Services, source: str, name: str, password: str) -> Account:
    """Return the account of a name, if the password is right; and keep it at today's cost.

    Raises:
        WrongPassword: when it is not.
        TooManyRequests: when there were too many, or too many wrong ones.
    """
    services.gate.try_password(login_of(name), source)
    account = await services.accounts.find(name)
    try:
        fits = await services.passwords.fits(password, account.password if account else None)
    except TooManyRequests:
        services.gate.forget_try(login_of(name), source)
        raise
    if account is None or not fits:
        raise WrongPassword
    services.gate.welcome_owner(login_of(name), source)
    expect_not_suspended(services, account)
    if services.passwords.is_outdated(account.password):
        hashed = await services.passwords.hashed(password)
        account = await services.accounts.renew_hash(account, hashed)
    return account


def expect_not_suspended(services: Services, account: Account) -> None:
    """Let nobody in whom those who run the server keep away; only the owner is told.

    Raises:
        Suspended: when it is not over yet.
    """
    if account.suspended > services.wall():
        raise Suspended(day_of(account.suspended))


async def _enter(
    request: Request, services: Services, before: Session | None, entrance: Entrance
) -> Me:
    """Give a browser its new session; the one it had before is over."""
    give_cookie(request, entrance.token)
    if before is not None:
        await services.people.end(before.id)
        services.hub.sign_out([before.id])
    for table, version in entrance.tables.items():
        await services.hub.catch_up(table, version)
    if before is not None:
        await services.hub.heed_all_mutes(entrance.person.id)
    return _me(entrance.person)


@PEOPLE.post("/sign-out")
async def sign_out(request: Request, session: MaybeSession, services: TheServices) -> Changed:
    """Let this browser be forgotten; a guest's seats cannot be reached any more."""
    take_cookie(request)
    if session is not None:
        await services.people.end(session.id)
        services.hub.sign_out([session.id])
    return Changed()


@PEOPLE.post("/sign-out-everywhere")
async def sign_out_everywhere(
    request: Request, session: TheSession, services: TheServices
) -> Changed:
    """Let every browser be forgotten in which one is signed in."""
    take_cookie(request)
    await services.people.end_all(session.person.id)
    dismiss(services, session.person)
    return Changed()


@PEOPLE.post("/password")
async def change_password(
    body: NewPassword, request: Request, session: TheSession, services: TheServices
) -> Me:
    """Set another password; every other browser is signed out."""
    person = session.person
    if not person.account:
        raise NoAccount
    account = await checked(services, session.id, person.name, body.old.reveal())
    password = await services.passwords.hashed(body.new.reveal())
    now, wall = services.now(), services.wall()
    entrance = await services.accounts.change_password(account, password, now, wall)
    dismiss(services, person)
    give_cookie(request, entrance.token)
    return _me(person)


@PEOPLE.get("/tables")
async def my_tables(
    person: Somebody,
    services: TheServices,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> list[MyTable]:
    """List one's own tables, those first where it is one's move."""
    found = await services.listing.of_person(person.id, limit, offset)
    now, wall = services.now(), services.wall()
    return [_my_table(listed, person.id, now, wall - now) for listed in found]


@PEOPLE.get("/waiting")
async def what_waits(
    person: Somebody, services: TheServices, but: Annotated[str, Query(max_length=64)] = ""
) -> Waits:
    """Count the tables that wait for one, but for the one where one is, and name the next."""
    found = await services.listing.waiting_for(person.id, but if but.isprintable() else "")
    return Waits(count=len(found), next=found[0] if found else "")


def _my_table(listed: Listed, person: str, now: float, ahead: float) -> MyTable:
    """Return a table for its person; `ahead` leads from our time to what people call the time."""
    spec, summary = listed.spec, listed.summary
    sits = any(place.person == person for place in summary.places)
    is_told = sits or not spec.delay  # who has only made the table looks on later
    has_clock = spec.clock.kind != NO_CLOCK and summary.due is not None
    return MyTable(
        id=spec.id,
        game=spec.game,
        status=summary.status,
        changed=summary.changed,
        your_move=listed.your_move,
        seats=[
            TableSeat(
                name=seat.name,
                level=seat.level,
                yours=seat.person == person,
                vacation=seat.away + ahead if seat.away > now else None,
            )
            for seat in summary.places
        ],
        from_record=spec.opening_moves,
        slow=spec.is_slow,
        round=summary.round if is_told else 0,
        last_seat=summary.last_seat if is_told else -1,
        deadline=(summary.due or 0.0) + ahead if has_clock and is_told else None,
        rated=spec.rated,
    )


def dismiss(services: Services, person: Person) -> None:
    """Close what all browsers of somebody look at."""
    dismiss_person(services, person.id)


def dismiss_person(services: Services, person: str) -> None:
    """Do the same for the id of a person."""
    sessions = services.hub.sessions()
    services.hub.sign_out([session for session, whose in sessions.items() if whose == person])


def _expect_login(name: str) -> None:
    if not 0 < len(login_of(name)) <= LONGEST_LOGIN:
        raise BadName
