"""Routes of words: what is said at a table, who is not heard, and what one notes for oneself."""

from hashlib import sha256
from typing import Annotated

from fastapi import Path

from grotto.core.seats import SPECTATOR
from grotto.server.errors import NotSeated
from grotto.server.http.deps import Asker, Seat, Somebody, TheRoom, TheServices
from grotto.server.http.moderation import somebody_at
from grotto.server.http.routing import WireRouter
from grotto.server.storage.people import Person
from grotto.server.tables.room import Room
from grotto.wire.bodies import Changed, Muted, Note
from grotto.wire.frames import ChatLine
from grotto.wire.moderation import Mute

WORDS = WireRouter("/api", ["words"])


@WORDS.get("/tables/{table}/chat")
async def read_chat(room: TheRoom, asker: Asker, services: TheServices) -> list[ChatLine]:
    """Read what was said lately, but for those one has muted."""
    muted = await services.store.chat.muted_by(asker.id) if asker else {}
    return room.talk.since(0, muted, room.heard_until(asker.id if asker else None))


@WORDS.post("/tables/{table}/mute")
async def mute(room: TheRoom, body: Mute, person: Somebody, services: TheServices) -> Changed:
    """Have nothing to do with somebody any more, who sits at a table or has said something."""
    who, name = somebody_at(room, person, body)
    await services.store.chat.mute(person.id, who, name)
    await services.hub.heed_mutes(person.id)
    return Changed()


@WORDS.get("/me/mutes")
async def list_muted(person: Somebody, services: TheServices) -> list[Muted]:
    """List whom one does not hear, by the names that they had where they were muted."""
    muted = await services.store.chat.muted_by(person.id)
    return [Muted(id=_handle(person, who), name=name) for who, name in muted.items()]


def _handle(person: Person, muted: str) -> str:
    """Return what one calls somebody whom one has muted: nobody is told the ids of people."""
    return sha256(f"{person.id}/{muted}".encode()).hexdigest()[:16]


@WORDS.delete("/me/mutes/{muted}")
async def unmute(
    muted: Annotated[str, Path(max_length=16)],
    person: Somebody,
    services: TheServices,
) -> Changed:
    """Hear somebody again."""
    for who in await services.store.chat.muted_by(person.id):
        if _handle(person, who) == muted:
            await services.store.chat.unmute(person.id, who)
    await services.hub.heed_mutes(person.id)
    return Changed()


@WORDS.get("/tables/{table}/notes")
async def read_notes(
    room: TheRoom, person: Somebody, services: TheServices, seat: Seat = None
) -> Note:
    """Read one's own notes: each of one's seats has its own."""
    page = _page(room, person, seat)
    return Note(body=await services.store.chat.note(room.spec.id, person.id, page))


@WORDS.put("/tables/{table}/notes")
async def write_notes(
    room: TheRoom, body: Note, person: Somebody, services: TheServices, seat: Seat = None
) -> Changed:
    """Keep one's own notes."""
    page = _page(room, person, seat)
    await services.store.chat.write_note(room.spec.id, person.id, page, body.body)
    return Changed()


def _page(room: Room, person: Person, seat: int | None) -> int:
    """Return the seat whose notes are meant."""
    seats = room.seats_of(person.id)
    if seat is None:
        return seats[0] if seats else SPECTATOR
    if seat != SPECTATOR and seat not in seats:
        raise NotSeated
    return seat
