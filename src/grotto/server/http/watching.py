"""Watching a table through a connection that stays open, whatever kind it is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct
from starlette.requests import HTTPConnection

from grotto.server.http.deps import services_of
from grotto.server.http.middleware.bounds import address_of
from grotto.server.storage.people import Session
from grotto.server.tables.room import Room
from grotto.server.tables.watcher import Watcher


class Screen(Struct, frozen=True, kw_only=True):
    """What somebody has in front of them."""

    session: Session | None
    since: int  # the version that was seen there last
    seat: int | None  # whose eyes have seen it
    heard: int  # the last line of chat
    scores: bool = False  # how all would score now is looked at


@asynccontextmanager
async def watching(
    connection: HTTPConnection, room: Room, screen: Screen
) -> AsyncIterator[Watcher]:
    """Look at a room until the end of `with`.

    Raises:
        TooManySockets: when this person or this address has too many connections.
    """
    services, session = services_of(connection), screen.session
    person = session.person.id if session else None
    with services.gate.watching(address_of(connection), person):
        watcher = services.hub.watch(room, person, screen.since, screen.seat)
        watcher.session = session.id if session else ""
        watcher.scores, watcher.heard = screen.scores, screen.heard
        watcher.muted = session.muted if session else frozenset()
        try:
            yield watcher
        finally:
            services.hub.leave(watcher)
