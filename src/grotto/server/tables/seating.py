"""Seating: who sits where before the start, and the start itself."""

from collections.abc import Sequence

from grotto.bots import UnknownBot, levels_for, usual_level
from grotto.games import find_game
from grotto.server.errors import SeatTaken, TableFull
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft, moves_of
from grotto.server.log.ledger import OPEN, Place
from grotto.server.tables.room import SERVER, Room


def bot_level(room: Room, level: str) -> str:
    """Return the level of a bot; the usual one of the game if none is named.

    Raises:
        UnknownBot: when the game has no such bot.
    """
    game = find_game(room.spec.game, room.spec.rules)
    if level and level not in levels_for(game):
        raise UnknownBot(level, levels_for(game))
    return level or usual_level(game)


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
        return _seated(room, [taken, claim] if account else [taken])

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
        return _seated(room, [Draft(kind=log.BOT, seat=number, person=person, body=body)])

    return await room.command(person, key, None, sat)


async def stand(room: Room, person: str, seat: int, key: str) -> int:
    """Leave a seat, or let somebody leave it: before the start only.

    Raises:
        NoSuchSeat: when the table has no such seat.
        NotHost: when it is not one's own seat, nor the table one has made.
        WrongMoment: when the table has begun.
    """

    def stood() -> list[Draft]:
        room.expect_seat(seat)
        if seat not in room.seats_of(person):
            room.expect_host(person)
        room.expect_status(OPEN)
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
        return _begun(room, bots)

    return await room.command(person, key, None, started)


def _seated(room: Room, newcomers: list[Draft]) -> list[Draft]:
    """Begin at once if that is wanted and these are the last ones."""
    taken = {draft.seat for draft in newcomers}
    still_open = [
        seat
        for seat, place in enumerate(room.ledger.places)
        if is_open(place) and seat not in taken
    ]
    return newcomers if still_open or not room.spec.auto_start else _begun(room, newcomers)


def _begun(room: Room, newcomers: list[Draft]) -> list[Draft]:
    """Set the game up; chance may be asked before anybody is."""
    filled = {draft.seat: draft.body for draft in newcomers}
    names = [
        place.name or place.level or filled.get(seat, "")
        for seat, place in enumerate(room.ledger.places)
    ]
    room.game = room.new_game(names, room.spec.opening.splitlines())
    return [*newcomers, Draft(kind=log.START), *moves_of(room.game.history, None)]


async def open_record(room: Room, names: Sequence[str], bots: Sequence[str]) -> int:
    """Put a finished game on a table: the names are those of its record.

    Raises:
        WrongMoment: when it was done before.
    """

    def opened() -> list[Draft]:
        room.expect_status(OPEN)
        return _begun(
            room,
            [
                Draft(kind=log.BOT if bot else log.NAMED, seat=seat, body=bot or name)
                for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
            ],
        )

    return await room.command(SERVER, "record", None, opened)


def is_open(place: Place) -> bool:
    """Tell whether somebody may sit down there."""
    return not place.person and not place.level and not place.name


def _open_seat(room: Room, seat: int | None) -> int:
    if seat is not None:
        room.expect_seat(seat)
    free = [number for number, place in enumerate(room.ledger.places) if is_open(place)]
    if not free:
        raise TableFull
    if seat is not None and seat not in free:
        raise SeatTaken(seat)
    return free[0] if seat is None else seat
