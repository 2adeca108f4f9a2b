"""Departing: somebody who wants to be forgotten leaves all tables first."""

from contextlib import suppress

from grotto.core.errors import TableError
from grotto.server.errors import StorageFailed
from grotto.server.log.ledger import OPEN, PLAYING
from grotto.server.storage.lists import Listed, Listing
from grotto.server.tables import absence, ending, seating
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room

PAGE = 100


async def leave_all(hub: Hub, listing: Listing, person: str) -> None:
    """Leave every table of somebody: bots play on, seats become open, own open tables close.

    Raises:
        StorageFailed: when the database cannot be written.
    """
    for listed in await _unfinished(listing, person):
        try:
            await _leave(await hub.room(listed.spec.id), person)
        except StorageFailed:
            raise
        except TableError:
            continue  # the table has changed meanwhile, or nobody can play there any more


async def _unfinished(listing: Listing, person: str) -> list[Listed]:
    """Return the tables of somebody that are open or played; they come first in the list."""
    found: list[Listed] = []
    while True:
        page = await listing.of_person(person, PAGE, len(found))
        going_on = [one for one in page if one.summary.status in (OPEN, PLAYING)]
        found += going_on
        if len(going_on) < PAGE:
            return found


async def _leave(room: Room, person: str) -> None:
    if room.status == PLAYING:
        await absence.leave(room, person, "forget-me")
    elif room.status == OPEN and room.spec.host == person:
        await ending.close(room, person, "forget-me")
    elif room.status == OPEN:
        for seat in room.seats_of(person):
            with suppress(TableError):
                await seating.stand(room, person, seat, f"forget-me-{seat}")
