"""Waiting for the start: another seat with another colour, and whether one is ready."""

from grotto.server.errors import NoNeed, NotSeated
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft
from grotto.server.log.ledger import OPEN
from grotto.server.tables.room import Room
from grotto.server.tables.seating import begun, is_open, open_seat


async def change_seat(room: Room, person: str, seat: int, to: int, key: str) -> int:
    """Take another seat before the start.

    Raises:
        NotSeated: when it is not one's own seat that one leaves.
        SeatTaken: when somebody sits where one wants to.
        WrongMoment: when the table has begun.
    """

    def changed() -> list[Draft]:
        _expect_own(room, person, seat)
        taken, place = open_seat(room, to), room.ledger.places[seat]
        claim = [Draft(kind=log.CLAIM, person=person, body=person)] if place.account else []
        return [
            Draft(kind=log.STAND, seat=seat, person=person),
            Draft(kind=log.SIT, seat=taken, person=person, body=place.name),
            *claim,
        ]

    return await room.command(person, key, None, changed)


async def get_ready(room: Room, person: str, seat: int, key: str, *, ready: bool) -> int:
    """Say whether one may begin; a full table where everybody may begins at once.

    Raises:
        NotSeated: when it is not one's own seat.
        WrongMoment: when the table has begun.
        NoNeed: when one has said so already.
    """

    def said() -> list[Draft]:
        _expect_own(room, person, seat)
        if room.ledger.places[seat].ready == ready:
            raise NoNeed
        drafts = [Draft(kind=log.READY, seat=seat, person=person, body="on" if ready else "")]
        return begun(room, drafts) if ready and _all_others_ready(room, seat) else drafts

    return await room.command(person, key, None, said)


def _expect_own(room: Room, person: str, seat: int) -> None:
    if seat not in room.expect_seated(person):
        raise NotSeated
    room.expect_status(OPEN)


def _all_others_ready(room: Room, seat: int) -> bool:
    """Tell whether all seats but one are taken, by bots or by people who may begin."""
    others = [place for other, place in enumerate(room.ledger.places) if other != seat]
    return all(not is_open(place) and (place.ready or not place.person) for place in others)
