"""Ending: closing a table that nobody plays at, and the next one for the same people."""

from grotto.server.errors import NotAlone, RematchMade, WrongMoment
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft
from grotto.server.log.ledger import OPEN, PLAYING
from grotto.server.tables.errors import TournamentTable
from grotto.server.tables.old_rules import FROZEN
from grotto.server.tables.room import OVER, SERVER, Room


async def close(room: Room, person: str, key: str) -> int:
    """Close a table: before the start its host may, during play who sits there alone.

    People for whom a bot plays may return: nobody else ends their game before it is over.

    Raises:
        NotHost: when somebody else made a table that has not begun.
        NotSeated: when one does not sit at a table that has begun.
        NotAlone: when others sit there.
        TournamentTable: when others wait for the result.
        WrongMoment: when the game is over, or the table closed.
    """

    def closed() -> list[Draft]:
        if room.ledger.status == OPEN:
            room.expect_host(person)
        else:
            _expect_alone(room, person)
        if room.spec.tournament and room.status in (OPEN, PLAYING):
            raise TournamentTable
        room.expect_status(OPEN, PLAYING, FROZEN)
        return [Draft(kind=log.CLOSE, person=person)]

    return await room.command(person, key, None, closed)


def _expect_alone(room: Room, person: str) -> None:
    if person != room.spec.host:
        room.expect_seated(person)
    if room.ledger.people() - {person}:
        raise NotAlone


async def close_open(room: Room, moderator: str, key: str) -> int:
    """Close a table that has not begun, whoever has made it.

    Raises:
        WrongMoment: when it has begun, or is closed.
    """

    def closed() -> list[Draft]:
        room.expect_status(OPEN)
        return [Draft(kind=log.CLOSE, person=moderator)]

    return await room.command(moderator, key, None, closed)


async def close_idle(room: Room, since: float) -> int:
    """Close a table at which nothing has happened since a time.

    Raises:
        TableError: when something has happened meanwhile.
    """

    def closed() -> list[Draft]:
        room.expect_status(OPEN, PLAYING, FROZEN)
        if room.ledger.timing.since >= since:
            raise WrongMoment(room.status)
        return [Draft(kind=log.CLOSE)]

    return await room.command(SERVER, "idle", None, closed)


def expect_finished(room: Room, person: str) -> None:
    """Refuse another game to who has not played this one to its end.

    Raises:
        WrongMoment: when the game is not over.
        NotSeated: when one neither sits at the table nor has made it.
        RematchMade: when there is a table for another game.
    """
    if person != room.spec.host:
        room.expect_seated(person)
    room.expect_status(OVER)
    if room.ledger.rematch:
        raise RematchMade


async def name_rematch(room: Room, person: str, table: str, invite: str, key: str) -> int:
    """Let a table name the one that follows it.

    Raises:
        TableError: when one cannot ask for another game there, or somebody was faster.
    """

    def named() -> list[Draft]:
        expect_finished(room, person)
        return [Draft(kind=log.REMATCH, person=person, body=f"{table} {invite}".strip())]

    return await room.command(person, key, None, named)
