"""Rooms as routes find them, and through whose eyes somebody looks."""

from secrets import compare_digest
from typing import Annotated

from fastapi import Depends, Query

from grotto.core.seats import SPECTATOR
from grotto.server.errors import NoSuchTable, NotSeated
from grotto.server.http.desk import Asker, Desk, TheDesk
from grotto.server.storage.people import Person
from grotto.server.tables.eyes import default_viewer, may_look
from grotto.server.tables.room import Room

Invite = Annotated[str, Query(max_length=64)]
Seat = Annotated[int | None, Query(ge=SPECTATOR, le=8)]


async def room_for(desk: Desk, table: str, person: Person | None, invite: str = "") -> Room:
    """Return a room that somebody may enter.

    Raises:
        NoSuchTable: when there is none, or it is private and one is not invited.
    """
    room = await desk.hub.room(table)
    if room.spec.visibility == "private" and not _is_invited(room, person, invite):
        raise NoSuchTable
    return room


def _is_invited(room: Room, person: Person | None, invite: str) -> bool:
    known = person is not None and (person.id == room.spec.host or room.seats_of(person.id))
    return bool(known) or compare_digest(invite.encode(), room.spec.invite.encode())


async def the_room(table: str, asker: Asker, desk: TheDesk, invite: Invite = "") -> Room:
    """Return the room of a request."""
    return await room_for(desk, table, asker, invite)


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
