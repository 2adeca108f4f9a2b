"""What every route needs: the stores, the hub, and who asks."""

from collections.abc import Callable
from secrets import compare_digest
from typing import Annotated, Final

from fastapi import Depends, Query
from starlette.requests import HTTPConnection
from structlog.contextvars import bind_contextvars

from grotto.core.seats import SPECTATOR
from grotto.server.errors import (
    NameTaken,
    NoSuchTable,
    NotSeated,
    NotSignedIn,
)
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.middleware.headers import give_cookie, token_in
from grotto.server.limits import Cost
from grotto.server.names import expect_no_disguise
from grotto.server.services import Services
from grotto.server.settings import A_DAY
from grotto.server.storage.accounts import login_of
from grotto.server.storage.people import Person, Session
from grotto.server.tables.room import OVER, Room
from grotto.server.tables.viewer import default_viewer, may_look

RENEW_AFTER: Final = A_DAY
"""A session that was not used for so long gets its whole time anew."""


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the server that got a request."""
    services: Services = connection.app.state.services
    return services


async def the_services(connection: HTTPConnection) -> Services:
    """Return the same to a route; what is not `async` would be asked on another thread."""
    return services_of(connection)


async def session_of(connection: HTTPConnection) -> Session | None:
    """Return the session of a browser, if it has one that is good."""
    services = services_of(connection)
    token = token_in(connection, services.settings)
    if token is None:
        return None
    session = await services.people.session(token, services.oldest_session())
    if session is not None:
        bind_contextvars(person=session.person.id)  # for every line of the log from here on
        await _renew(connection, session, token)
    return session


async def _renew(connection: HTTPConnection, session: Session, token: str) -> None:
    services = services_of(connection)
    if connection.scope["type"] == "http" and session.seen < services.now() - RENEW_AFTER:
        await services.people.renew(session.id, services.now())
        give_cookie(connection, token)


MaybeSession = Annotated[Session | None, Depends(session_of)]
"""A request asks the database once, however many parts of it want to know the session."""


async def who_asks(session: MaybeSession) -> Person | None:
    """Return whose browser it is, if it has a session."""
    return None if session is None else session.person


async def a_session(session: MaybeSession) -> Session:
    """Return the session of a browser.

    Raises:
        NotSignedIn: when it has none.
    """
    if session is None:
        raise NotSignedIn
    return session


TheServices = Annotated[Services, Depends(the_services)]
Asker = Annotated[Person | None, Depends(who_asks)]
TheSession = Annotated[Session, Depends(a_session)]


async def somebody(session: TheSession) -> Person:
    """Return whose browser it is.

    Raises:
        NotSignedIn: when it has no session.
    """
    return session.person


Somebody = Annotated[Person, Depends(somebody)]


async def somebody_who_acts(person: Somebody, services: TheServices) -> Person:
    """Return who wants to change a table.

    Raises:
        NotSignedIn: when it is nobody.
        TooManyRequests: when somebody has changed too much for too long.
    """
    services.gate.commands.spend(person.id)
    return person


async def charger(
    connection: HTTPConnection, asker: Asker, services: TheServices
) -> Callable[[Cost], None]:
    """Return what counts a costly request, by what it costs.

    Raises:
        TooManyRequests: when it is called, and who asks has cost too much lately.
    """
    person = asker.id if asker else None
    return lambda cost: services.gate.charge(cost, address_of(connection), person)


Charge = Annotated[Callable[[Cost], None], Depends(charger)]
Actor = Annotated[Person, Depends(somebody_who_acts)]


async def expect_own_name(connection: HTTPConnection, person: Person | None, name: str) -> None:
    """Refuse a name that is made to look like another one; one's own is never refused.

    A guest may be called like somebody who has an account: only accounts are marked as such. A name
    that merely looks like that of an account is a disguise.

    Raises:
        DisguisedName: when it mixes scripts, or hides signs.
        NameTaken: when it looks like the name of an account, but is another.
    """
    own = {login_of(person.name)} if person is not None else set()
    if login_of(name) in own:
        return
    expect_no_disguise(name)
    found = await services_of(connection).accounts.lookalikes(name) - own
    if found and login_of(name) not in found:
        raise NameTaken(name)


async def welcome(connection: HTTPConnection, asker: Person | None, name: str) -> Person:
    """Return who asks; a newcomer becomes a guest with this name.

    Raises:
        TooManyRequests: when too many newcomers come from one address.
        TableError: when the name is made to look like another one.
    """
    if asker is not None:
        return asker
    services = services_of(connection)
    services.gate.guests.spend(address_of(connection))
    await expect_own_name(connection, None, name)
    guest, token = await services.people.new_guest(name, services.now())
    give_cookie(connection, token)
    return guest


Invite = Annotated[str, Query(max_length=64)]
Seat = Annotated[int | None, Query(ge=SPECTATOR, le=8)]


async def expect_invited(
    services: Services, room: Room, person: Person | None, invite: str
) -> None:
    """Let somebody enter a room.

    Raises:
        NoSuchTable: when it is private and one is not invited.
        StorageFailed: when the database does not answer.
    """
    is_open = room.spec.visibility != "private" or _is_past_daily(room)
    if is_open or _is_invited(room, person, invite):
        return
    if person is None or not person.account:
        raise NoSuchTable
    if not await services.pages.invitations.inviter(room.spec.id, person.id):
        raise NoSuchTable


def _is_past_daily(room: Room) -> bool:
    """Tell whether somebody has played the deal of a day that is over: all may see how."""
    return bool(room.spec.daily) and room.is_day_over and room.status == OVER


def _is_invited(room: Room, person: Person | None, invite: str) -> bool:
    known = person is not None and (person.id == room.spec.host or room.seats_of(person.id))
    word = room.spec.invite
    return bool(known) or (bool(word) and compare_digest(invite.encode(), word.encode()))


async def an_open_room(table: str, services: TheServices) -> Room:
    """Return a room, whoever may enter it.

    Raises:
        NoSuchTable: when there is none.
    """
    return await services.hub.room(table)


async def the_room(
    room: Annotated[Room, Depends(an_open_room)],
    asker: Asker,
    services: TheServices,
    invite: Invite = "",
) -> Room:
    """Return the room of a request.

    Raises:
        NoSuchTable: when there is none, or it is private and one is not invited.
    """
    await expect_invited(services, room, asker, invite)
    return room


def viewer_for(room: Room, person: Person | None, seat: int | None) -> int:
    """Return through whose eyes a request looks.

    Raises:
        NotSeated: when they are not one's own, and the game is not over.
    """
    asker = person.id if person else None
    if seat is None:
        return default_viewer(room, asker)
    if not may_look(room, asker, seat):
        raise NotSeated
    return seat


TheRoom = Annotated[Room, Depends(the_room)]
AnyRoom = Annotated[Room, Depends(an_open_room)]
"""For moderators, who may have to do with any table."""
