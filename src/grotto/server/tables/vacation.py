"""Vacation: the clock of somebody who is away stands, at slow tables and from now on only."""

from grotto.server.errors import NoNeed
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft
from grotto.server.log.ledger import OPEN, PLAYING
from grotto.server.storage.vacations import Unsettled
from grotto.server.tables.room import Room


async def note_vacation(room: Room, wanted: Unsettled) -> int:
    """Let the log of a table say until when somebody is away, or that this is over.

    Raises:
        NotSeated: when the person does not sit there.
        WrongMoment: when the game is over.
        NoNeed: when the log says so already, or the time had run out before.
    """
    until = wanted.until if wanted.until > room.now() else 0.0

    def noted() -> list[Draft]:
        seats = room.expect_seated(wanted.person)
        room.expect_status(OPEN, PLAYING)
        told = [seat for seat in seats if _is_news(room, seat, until)]
        if not told or not room.spec.is_slow:
            raise NoNeed
        return [
            Draft(kind=log.VACATION, seat=seat, person=wanted.person, body=repr(until))
            for seat in told
        ]

    key = f"vacation-{wanted.until!r}{'' if until else '-over'}"
    return await room.command(wanted.person, key, None, noted)


def _is_news(room: Room, seat: int, until: float) -> bool:
    """Tell whether a seat is to be told; a deadline that has passed stays passed."""
    place, due = room.ledger.places[seat], room.due()
    asked = room.status == PLAYING and room.to_act == seat and place.plays
    return place.away != until and not (asked and due is not None and due <= room.now())
