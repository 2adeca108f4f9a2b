"""Seating: who sits where before the start, and the start itself."""

from collections.abc import Sequence

from grotto.bots import UnknownBot, levels_for
from grotto.games import find_game
from grotto.play.dealer import Dealer
from grotto.play.table import Table
from grotto.server.errors import SeatTaken, TableFull
from grotto.server.tables import entries as log
from grotto.server.tables.entries import Draft, moves_of
from grotto.server.tables.ledger import OPEN, Place
from grotto.server.tables.room import Room


def bot_level(room: Room, level: str) -> str:
    """Return the level of a bot; the strongest of the game if none is named.

    Raises:
        UnknownBot: when the game has no such bot.
    """
    levels = levels_for(find_game(room.spec.game))
    if level and level not in levels:
        raise UnknownBot(level, levels)
    return level or levels[-1]


async def sit(
    room: Room, person: str, name: str, seat: int | None, key: str, *, account: bool = False
) -> int:
    """Take a seat; the first open one if none is named. An account says that it is one.

    Raises:
        SeatTaken: when somebody sits there.
        TableFull: when no seat is open.
        WrongMoment: when the table has begun.
    """

    def sat() -> list[Draft]:
        room.expect_status(OPEN)
        taken = Draft(kind=log.SIT, seat=_open_seat(room, seat), person=person, body=name)
        claim = Draft(kind=log.CLAIM, person=person, body=person)
        return [taken, claim] if account else [taken]

    return await room.command(person, key, None, sat)


async def seat_bot(room: Room, person: str, level: str, seat: int | None, key: str) -> int:
    """Let a bot take a seat.

    Raises:
        NotHost: when somebody else made the table.
        SeatTaken: when somebody sits there.
        UnknownBot: when the game has no such bot.
    """

    def sat() -> list[Draft]:
        room.expect_host(person)
        room.expect_status(OPEN)
        number, body = _open_seat(room, seat), bot_level(room, level)
        return [Draft(kind=log.BOT, seat=number, person=person, body=body)]

    return await room.command(person, key, None, sat)


async def stand(room: Room, person: str, seat: int, key: str) -> int:
    """Leave a seat, or let somebody leave it: before the start only.

    Raises:
        NoSuchSeat: when the table has no such seat.
        NotHost: when it is not one's own seat, nor the table one has made.
        WrongMoment: when the table has begun.
    """

    def stood() -> list[Draft]:
        room.expect_status(OPEN)
        room.expect_seat(seat)
        if seat not in room.seats_of(person):
            room.expect_host(person)
        return [Draft(kind=log.STAND, seat=seat, person=person)]

    return await room.command(person, key, None, stood)


async def start(room: Room, person: str, level: str, key: str) -> int:
    """Begin to play; bots fill the open seats.

    Raises:
        NotHost: when somebody else made the table.
        WrongMoment: when the table has begun already.
        UnknownBot: when the game has no such bot.
    """

    def started() -> list[Draft]:
        room.expect_host(person)
        room.expect_status(OPEN)
        chosen = bot_level(room, level)
        bots = [
            Draft(kind=log.BOT, seat=seat, person=person, body=chosen)
            for seat, place in enumerate(room.ledger.places)
            if is_open(place)
        ]
        return [*bots, Draft(kind=log.START, person=person), *_first_moves(room, bots)]

    return await room.command(person, key, None, started)


def _first_moves(room: Room, bots: Sequence[Draft]) -> list[Draft]:
    """Set the game up; chance may be asked before anybody is."""
    spec, filled = room.spec, {draft.seat: draft.body for draft in bots}
    names = [
        place.name or place.level or filled[seat] for seat, place in enumerate(room.ledger.places)
    ]
    dealer = Dealer(spec.seed)
    room.game = Table(spec.game, spec.seats, spec.options, names=names, dealer=dealer)
    return moves_of(room.game.history, None)


def is_open(place: Place) -> bool:
    """Tell whether somebody may sit down there."""
    return place.person is None and not place.level


def _open_seat(room: Room, seat: int | None) -> int:
    if seat is not None:
        room.expect_seat(seat)
    free = [number for number, place in enumerate(room.ledger.places) if is_open(place)]
    if not free:
        raise TableFull
    if seat is not None and seat not in free:
        raise SeatTaken(seat)
    return free[0] if seat is None else seat
