"""Playing: answers to the questions of the game, by people and by bots, and ends of turns."""

from typing import Final

from grotto.server.errors import NoNeed, NotSeated
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft, moves_of
from grotto.server.log.ledger import OPEN, PLAYING
from grotto.server.tables.room import Room

BOTS: Final = "bot"


async def play(room: Room, person: str, key: str, expected: int, text: str) -> int:
    """Answer the question for the seat that is asked.

    Raises:
        TableError: when the engine or the table refuses; nothing has changed then.
    """

    def answered() -> list[Draft]:
        seats, back = room.expect_seated(person), returns(room, person)
        room.expect_status(PLAYING)
        seat = room.to_act if room.to_act in seats else seats[0]
        return [*back, *played(room, text, seat, person)]

    return await room.command(person, key, expected, answered)


async def play_for_bot(room: Room, seat: int, expected: int, text: str) -> int:
    """Answer the question for a bot.

    Raises:
        TableError: when the table has changed meanwhile.
    """
    key = str(expected)
    return await room.command(BOTS, key, expected, lambda: played(room, text, seat, None))


def played(room: Room, text: str, seat: int, person: str | None) -> list[Draft]:
    """Return what is written down when a seat answers.

    Raises:
        TableError: when the engine refuses; nothing has changed then.
    """
    game = room.playing()
    before = len(game.history)
    game.by_hand = room.by_hand(person)
    game.play(text, seat)
    return moves_of(game.history[before:], person)


def returns(room: Room, person: str) -> list[Draft]:
    """Return what is written down when somebody plays again."""
    return [
        Draft(kind=log.RETURN, seat=seat, person=person)
        for seat in room.expect_seated(person)
        if room.ledger.places[seat].stand_in
    ]


# ---- turns that end by hand ---------------------------------------------------------------------


async def end_turn(room: Room, person: str, key: str, expected: int) -> int:
    """End a turn that waits for that.

    Raises:
        NotSeated: when one does not sit there.
        WrongMoment: when it is not being played.
        NoTurnToEnd: when no turn of this person waits for its end.
    """

    def ended() -> list[Draft]:
        seats = room.expect_seated(person)
        room.expect_status(PLAYING)
        held = room.playing().held
        return _end(room, held if held in seats else seats[0], person)

    return await room.command(person, key, expected, ended)


def end_if_held(room: Room, seat: int, person: str | None) -> list[Draft]:
    """Return what is written down when a seat cannot end its turn any more: it is ended."""
    held = room.game is not None and room.game.held == seat
    return _end(room, seat, person) if held else []


def _end(room: Room, seat: int, person: str | None) -> list[Draft]:
    game = room.playing()
    before = len(game.history)
    game.end_turn(seat)
    end = Draft(kind=log.END_TURN, seat=seat, person=person)
    return [end, *moves_of(game.history[before:], person)]


async def end_by_hand(room: Room, person: str, seat: int, key: str, *, on: bool) -> int:
    """Choose whether the turns of one's own seat end only when one says so.

    Raises:
        NotSeated: when it is somebody else's seat.
        WrongMoment: when the game is over.
        NoNeed: when it is so already.
    """

    def chosen() -> list[Draft]:
        if seat not in room.expect_seated(person):
            raise NotSeated
        room.expect_status(OPEN, PLAYING)
        if room.ledger.places[seat].by_hand == on:
            raise NoNeed
        choice = Draft(kind=log.BY_HAND, seat=seat, person=person, body="on" if on else "")
        return [choice, *([] if on else end_if_held(room, seat, person))]

    return await room.command(person, key, None, chosen)
