"""What every route needs: the stores, the hub, and who asks."""

import time
from secrets import token_urlsafe
from typing import Annotated, Final

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection
from structlog.contextvars import bind_contextvars

from grotto.server.errors import NotSignedIn
from grotto.server.settings import Settings
from grotto.server.storage.people import People, Person
from grotto.server.storage.store import Store
from grotto.server.tables.hub import Hub

COOKIE: Final = "grotto_session"
A_YEAR: Final = 365 * 24 * 3600


class Desk:
    """The parts of one running server."""

    def __init__(self, settings: Settings, store: Store, people: People, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.hub = hub

    def now(self) -> float:
        """Return the time."""
        return time.time()


def desk_of(connection: HTTPConnection) -> Desk:
    """Return the desk of the server that got a request."""
    desk: Desk = connection.app.state.desk
    return desk


async def who_asks(connection: HTTPConnection) -> Person | None:
    """Return whose browser it is, if it has a session."""
    token = connection.cookies.get(COOKIE)
    person = None if token is None else await desk_of(connection).people.of_session(token)
    if person is not None:
        bind_contextvars(person=person.id)  # for every line of the log from here on
    return person


async def somebody(connection: HTTPConnection) -> Person:
    """Return whose browser it is.

    Raises:
        NotSignedIn: when it has no session.
    """
    person = await who_asks(connection)
    if person is None:
        raise NotSignedIn
    return person


async def welcome(request: Request, response: Response, name: str) -> Person:
    """Return whose browser it is; a newcomer becomes a guest with this name."""
    person = await who_asks(request)
    if person is not None:
        return person
    desk = desk_of(request)
    guest, token = await desk.people.new_guest(name, desk.now())
    give_cookie(desk, response, token)
    return guest


def give_cookie(desk: Desk, response: Response, token: str) -> None:
    """Let a browser keep a session where scripts cannot read it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=desk.settings.secure_cookies,
    )


def new_id() -> str:
    """Return an id that nobody can guess."""
    return token_urlsafe(9)


TheDesk = Annotated[Desk, Depends(desk_of)]
Asker = Annotated[Person | None, Depends(who_asks)]
Somebody = Annotated[Person, Depends(somebody)]
