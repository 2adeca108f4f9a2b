"""Routes of a table's life beyond its moves: going, coming back, closing, playing once more."""

from fastapi import APIRouter

from grotto.server.http.bodies import Once, Replacement, TableMade, Version
from grotto.server.http.desk import Actor, TheDesk
from grotto.server.http.making import rematch
from grotto.server.http.rooms import TheRoom
from grotto.server.tables import absence, ending

LIFE = APIRouter(prefix="/api/tables/{table}", tags=["tables"])


@LIFE.post("/leave")
async def leave_table(room: TheRoom, body: Once, person: Actor) -> Version:
    """Go away during play: a bot plays on at once."""
    return Version(version=await absence.leave(room, person.id, body.key))


@LIFE.post("/return")
async def return_to_table(room: TheRoom, body: Once, person: Actor) -> Version:
    """Play again oneself."""
    return Version(version=await absence.come_back(room, person.id, body.key))


@LIFE.post("/replace")
async def replace_absent(room: TheRoom, body: Replacement, person: Actor) -> Version:
    """Let a bot play for somebody who is absent, or vote for that."""
    version = await absence.replace(room, person.id, body.seat, body.level, body.key)
    return Version(version=version)


@LIFE.post("/close")
async def close_table(room: TheRoom, body: Once, person: Actor) -> Version:
    """Close a table that nobody else plays at."""
    return Version(version=await ending.close(room, person.id, body.key))


@LIFE.post("/rematch")
async def play_again(room: TheRoom, body: Once, person: Actor, desk: TheDesk) -> TableMade:
    """Make a table for the same people, or find the one that somebody else has made."""
    table = await rematch(desk, room, person, body.key)
    return TableMade(id=table, invite=room.ledger.rematch_invite)
