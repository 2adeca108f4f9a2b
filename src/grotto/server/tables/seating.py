"""Seating: who sits where before the start, and the start itself."""

from collections.abc import Container, Sequence

from grotto.bots import UnknownBot, levels_for, usual_level
from grotto.games import find_game
from grotto.server.errors import SeatTaken, TableFull
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft, moves_of
from grotto.server.log.ledger import OPEN, Place
from grotto.server.storage.accounts import name_among
from grotto.server.tables.errors import FromRecord, NotTogether, OneSeatOnly, RatedForAccounts
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
    room: Room,
    person: str,
    name: str,
    seat: int | None,
    key: str,
    *,
    account: bool = False,
    apart: Container[str | None] = (),
) -> int:
    """Take a seat; the first open one if none is named. An account says that it is one.

    Where somebody else has the same name already, a number is added to it. `apart` are people who
    do not sit together with this one.

    Raises:
        NotTogether: when one of them sits there, or has made the table.
        SeatTaken: when somebody sits there.
        TableFull: when no seat is open.
        NameTaken: when the name looks like that of somebody else at the table, but is another.
        WrongMoment: when the table has begun.
        RatedForAccounts: when the result counts, and one is a guest.
        OneSeatOnly: when the result counts, and one sits there already.
    """

    def sat() -> list[Draft]:
        room.expect_status(OPEN)
        if any(other in apart for other in (room.spec.host, *room.ledger.people())):
            raise NotTogether
        if room.spec.rated:
            _expect_rateable(room, person, account=account)
        number, shown = open_seat(room, seat), name_here(room, person, name)
        taken = Draft(kind=log.SIT, seat=number, person=person, body=shown)
        claim = Draft(kind=log.CLAIM, person=person, body=person)
        return _seated(room, [taken, claim] if account else [taken])

    return await room.command(person, key, None, sat)


def _expect_rateable(room: Room, person: str, *, account: bool) -> None:
    if not account:
        raise RatedForAccounts
    if room.seats_of(person):
        raise OneSeatOnly


def name_here(room: Room, person: str, name: str) -> str:
    """Return what somebody is called at a table, so that nobody takes them for somebody else.

    Raises:
        NameTaken: when the name looks like that of somebody else, but is another.
    """
    places = room.ledger.places
    return name_among([place.name for place in places if place.person not in (None, person)], name)


def expect_told(room: Room, person: str | None, *, told: bool) -> None:
    """Refuse people who do not know that a table goes on from a record.

    Its host does, and so does who sits there already.

    Raises:
        FromRecord: when they have not said that they know it.
    """
    knows = told or person == room.spec.host or person in room.ledger.people()
    if room.spec.opening and not knows:
        raise FromRecord


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
        number, body = open_seat(room, seat), bot_level(room, level)
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
        return begun(room, bots)

    return await room.command(person, key, None, started)


def _seated(room: Room, newcomers: list[Draft]) -> list[Draft]:
    """Begin at once if that is wanted and these are the last ones."""
    taken = {draft.seat for draft in newcomers}
    still_open = [
        seat
        for seat, place in enumerate(room.ledger.places)
        if is_open(place) and seat not in taken
    ]
    return newcomers if still_open or not room.spec.auto_start else begun(room, newcomers)


def begun(room: Room, newcomers: list[Draft]) -> list[Draft]:
    """Set the game up; chance may be asked before anybody is."""
    filled = {draft.seat: draft.body for draft in newcomers}
    names = [
        place.name or place.level or filled.get(seat, "")
        for seat, place in enumerate(room.ledger.places)
    ]
    room.game = room.new_game(names, room.spec.opening.splitlines())
    record = log.RECORD if room.spec.opening and not room.game.over else ""
    start = Draft(kind=log.START, body=record)
    return [*newcomers, start, *moves_of(room.game.history, None)]


async def open_record(room: Room, names: Sequence[str], bots: Sequence[str]) -> int:
    """Put a finished game on a table: the names are those of its record.

    Raises:
        WrongMoment: when it was done before.
    """

    def opened() -> list[Draft]:
        room.expect_status(OPEN)
        return begun(
            room,
            [
                Draft(kind=log.BOT if bot else log.NAMED, seat=seat, body=bot or name)
                for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
            ],
        )

    return await room.command(SERVER, "record", None, opened)


async def seat_everybody(room: Room, places: Sequence[Place]) -> int:
    """Fill a table at once with people and bots, and begin to play; it is done once.

    Raises:
        WrongMoment: when the table has begun in another way, or was closed.
        UnknownBot: when the game has no such bot.
    """

    def sat() -> list[Draft]:
        room.expect_status(OPEN)
        return begun(
            room, [draft for seat, one in enumerate(places) for draft in _filled(seat, one)]
        )

    return await room.command(SERVER, "seats", None, sat)


def _filled(seat: int, place: Place) -> list[Draft]:
    """Return what is written down when somebody, or a bot, is given a seat."""
    if place.person is None:
        return [Draft(kind=log.BOT, seat=seat, body=place.level)]
    sat = Draft(kind=log.SIT, seat=seat, person=place.person, body=place.name)
    claim = Draft(kind=log.CLAIM, person=place.person, body=place.person)
    return [sat, claim] if place.account else [sat]


def is_open(place: Place) -> bool:
    """Tell whether somebody may sit down there."""
    return not place.person and not place.level and not place.name


def open_seat(room: Room, seat: int | None) -> int:
    """Return a seat that somebody may take; the first open one if none is named.

    Raises:
        NoSuchSeat: when the table has no such seat.
        SeatTaken: when somebody sits there.
        TableFull: when no seat is open.
    """
    if seat is not None:
        room.expect_seat(seat)
    free = [number for number, place in enumerate(room.ledger.places) if is_open(place)]
    if not free:
        raise TableFull
    if seat is not None and seat not in free:
        raise SeatTaken(seat)
    return free[0] if seat is None else seat
