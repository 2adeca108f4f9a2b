"""What every route needs: the stores, the hub, and who asks."""

from secrets import token_urlsafe
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from structlog.contextvars import bind_contextvars

from grotto.server.errors import NotSignedIn
from grotto.server.http.bounds import address_of
from grotto.server.http.cookies import give_cookie, token_in
from grotto.server.limits import Gate, Now
from grotto.server.passwords import Passwords
from grotto.server.refusals import TooManyTables
from grotto.server.settings import A_DAY, Settings
from grotto.server.storage.accounts import Accounts
from grotto.server.storage.listing import Listing
from grotto.server.storage.people import People, Person, Session
from grotto.server.storage.store import Store
from grotto.server.tables.hub import Hub

RENEW_AFTER: Final = A_DAY
"""A session that was not used for so long gets its whole time anew."""


class Desk:
    """The parts of one running server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        accounts: Accounts,
        listing: Listing,
        hub: Hub,
        gate: Gate,
        now: Now,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.accounts = accounts
        self.listing = listing
        self.hub = hub
        self.gate = gate
        self.now = now
        self.passwords = Passwords(settings.password_cost)

    def oldest_session(self) -> float:
        """Return since when a session must have been used to be good."""
        return self.now() - self.settings.session_seconds

    async def expect_few_tables(self, person: str) -> None:
        """Let nobody make tables without end.

        Raises:
            TooManyTables: when somebody has as many as there may be.
        """
        most = self.settings.limits.tables
        if await self.store.unfinished(person) >= most:
            raise TooManyTables(most)


def desk_of(connection: HTTPConnection) -> Desk:
    """Return the desk of the server that got a request."""
    desk: Desk = connection.app.state.desk
    return desk


async def session_of(connection: HTTPConnection) -> Session | None:
    """Return the session of a browser, if it has one that is good."""
    desk = desk_of(connection)
    token = token_in(connection, desk.settings)
    if token is None:
        return None
    session = await desk.people.session(token, desk.oldest_session())
    if session is not None:
        bind_contextvars(person=session.person.id)  # for every line of the log from here on
        await _renew(connection, session, token)
    return session


async def _renew(connection: HTTPConnection, session: Session, token: str) -> None:
    desk = desk_of(connection)
    if connection.scope["type"] == "http" and session.seen < desk.now() - RENEW_AFTER:
        await desk.people.renew(session.id, desk.now())
        give_cookie(connection, token)


async def who_asks(connection: HTTPConnection) -> Person | None:
    """Return whose browser it is, if it has a session."""
    session = await session_of(connection)
    return None if session is None else session.person


async def somebody(connection: HTTPConnection) -> Person:
    """Return whose browser it is.

    Raises:
        NotSignedIn: when it has no session.
    """
    return (await a_session(connection)).person


async def somebody_who_acts(connection: HTTPConnection) -> Person:
    """Return who wants to change a table.

    Raises:
        NotSignedIn: when it is nobody.
        TooManyRequests: when somebody has changed too much for too long.
    """
    person = await somebody(connection)
    desk_of(connection).gate.commands.spend(person.id)
    return person


async def a_session(connection: HTTPConnection) -> Session:
    """Return the session of a browser.

    Raises:
        NotSignedIn: when it has none.
    """
    session = await session_of(connection)
    if session is None:
        raise NotSignedIn
    return session


async def welcome(connection: HTTPConnection, name: str) -> Person:
    """Return whose browser it is; a newcomer becomes a guest with this name.

    Raises:
        TooManyRequests: when too many newcomers come from one address.
    """
    person = await who_asks(connection)
    if person is not None:
        return person
    desk = desk_of(connection)
    desk.gate.guests.spend(address_of(connection))
    guest, token = await desk.people.new_guest(name, desk.now())
    give_cookie(connection, token)
    return guest


def new_id() -> str:
    """Return an id that nobody can guess."""
    return token_urlsafe(9)


TheDesk = Annotated[Desk, Depends(desk_of)]
Asker = Annotated[Person | None, Depends(who_asks)]
Somebody = Annotated[Person, Depends(somebody)]
Actor = Annotated[Person, Depends(somebody_who_acts)]
TheSession = Annotated[Session, Depends(a_session)]
MaybeSession = Annotated[Session | None, Depends(session_of)]
