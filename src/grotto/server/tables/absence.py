"""Absence: bots play for those who went, and people may return at any time."""

from math import ceil
from typing import Final

from grotto.server.errors import NoNeed, NotAbsent
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft
from grotto.server.log.ledger import PLAYING
from grotto.server.tables.delay import is_behind
from grotto.server.tables.playing import end_if_held, returns
from grotto.server.tables.room import SERVER, Room
from grotto.server.tables.seating import bot_level
from grotto.server.tables.state import TableState

LIVE_ABSENCE: Final = 60.0
"""Seconds without a connection after which others may let a bot play."""
LONG_ABSENCE: Final = 3 * 24 * 3600.0
"""Seconds without an answer after which they may where one takes one's time."""


def seconds_to_wait(room: TableState, seat: int) -> float | None:
    """Return how long others have to wait before a bot may play for a seat: 0 when it may now.

    None while nobody misses the person.
    """
    place, now = room.ledger.places[seat], room.now()
    if room.status != PLAYING or not place.plays:
        return None
    if room.spec.pace == "live":
        gone = None if place.person in room.present else now - room.gone_since(place.person)
        return None if gone is None else max(0.0, LIVE_ABSENCE - gone)
    silent = room.ledger.timing.waited(now, place.away) if room.to_act == seat else None
    return None if silent is None else max(0.0, LONG_ABSENCE - silent)


async def leave(room: Room, person: str, key: str) -> int:
    """Go away during play: bots play on at once.

    Raises:
        NotSeated: when one does not sit there.
        WrongMoment: when it is not being played.
        NoNeed: when bots play already.
    """

    def left() -> list[Draft]:
        seats = room.expect_seated(person)
        room.expect_status(PLAYING)
        playing = [seat for seat in seats if room.ledger.places[seat].plays]
        if not playing:
            raise NoNeed
        level = bot_level(room, "")
        return [
            draft for seat in playing for draft in _stand_in(room, seat, level, log.LEFT, person)
        ]

    return await room.command(person, key, None, left)


async def come_back(room: Room, person: str, key: str) -> int:
    """Play again oneself.

    Raises:
        NotSeated: when one does not sit there.
        WrongMoment: when it is not being played.
        NoNeed: when no bot plays for one.
    """

    def returned() -> list[Draft]:
        drafts = returns(room, person)
        room.expect_status(PLAYING)
        if not drafts:
            raise NoNeed
        return drafts

    return await room.command(person, key, None, returned)


async def replace(room: Room, person: str, seat: int, level: str, key: str) -> int:
    """Let a bot play for somebody who is absent: the host's word is enough, or many votes.

    Raises:
        NotSeated: when one does not sit there.
        NotAbsent: when the other is there, or not away for long.
        WrongMoment: when it is not being played.
        NoNeed: when a bot plays there already.
    """

    def replaced() -> list[Draft]:
        own = _word(room, person)
        room.expect_status(PLAYING)
        room.expect_seat(seat)
        bot = bot_level(room, level)
        _expect_absent(room, seat, person)
        if person == room.spec.host:
            return _stand_in(room, seat, bot, log.HOST, person)
        vote = Draft(kind=log.VOTE, seat=own, person=person, body=str(seat))
        if not _is_voted(room, seat, own):
            return [vote]
        return [vote, *_stand_in(room, seat, bot, log.VOTES, person)]

    return await room.command(person, key, None, replaced)


def _word(room: Room, person: str) -> int:
    """Return the seat with which somebody votes; the host needs none."""
    if person == room.spec.host and not room.seats_of(person):
        return -1
    return room.expect_seated(person)[0]


def _expect_absent(room: Room, seat: int, person: str) -> None:
    if not room.ledger.places[seat].plays:
        raise NoNeed
    wait = seconds_to_wait(room, seat)
    if wait is None or wait > 0:
        # At slow tables this tells who is asked, and since when: not to who looks on later.
        is_secret = room.spec.pace != "live" and is_behind(room, person)
        raise NotAbsent(seat, ceil(LIVE_ABSENCE if is_secret else wait or LIVE_ABSENCE))


def _is_voted(room: Room, seat: int, voter: int) -> bool:
    """Tell whether one more vote makes it more than half of the others who play."""
    places = room.ledger.places
    others = room.ledger.players() - {places[seat].person}
    wanted = {places[other].person for other in [*places[seat].votes, voter]} & others
    return 2 * len(wanted) > len(others)


async def run_out_of_time(room: Room, expected: int) -> int:
    """Let a bot play for the seat whose time has run out.

    Raises:
        TableError: when the table has changed meanwhile.
    """

    def ran_out() -> list[Draft]:
        room.expect_status(PLAYING)
        return _stand_in(room, room.to_act, bot_level(room, ""), log.TIME, None)

    return await room.command(SERVER, f"time-{expected}", expected, ran_out)


def _stand_in(room: Room, seat: int, level: str, why: str, person: str | None) -> list[Draft]:
    """Return what is written down when a bot plays for a seat; no bot has a turn to end."""
    bot = Draft(kind=log.STAND_IN, seat=seat, person=person, body=f"{level} {why}")
    return [bot, *end_if_held(room, seat, person)]
