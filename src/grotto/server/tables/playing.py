"""Playing: answers to the questions of the game, by people and by bots."""

from typing import Final

from grotto.server.log.entries import Draft, moves_of
from grotto.server.log.ledger import PLAYING
from grotto.server.tables.absence import returns
from grotto.server.tables.room import Room

BOTS: Final = "bot"


async def play(room: Room, person: str, key: str, expected: int, text: str) -> int:
    """Answer the question for the seat that is asked.

    Raises:
        TableError: when the engine or the table refuses; nothing has changed then.
    """

    def played() -> list[Draft]:
        seats, back = room.expect_seated(person), returns(room, person)
        room.expect_status(PLAYING)
        seat = room.to_act if room.to_act in seats else seats[0]
        return [*back, *_played(room, text, seat, person)]

    return await room.command(person, key, expected, played)


async def play_for_bot(room: Room, seat: int, expected: int, text: str) -> int:
    """Answer the question for a bot.

    Raises:
        TableError: when the table has changed meanwhile.
    """
    key = str(expected)
    return await room.command(BOTS, key, expected, lambda: _played(room, text, seat, None))


def _played(room: Room, text: str, seat: int, person: str | None) -> list[Draft]:
    game = room.playing()
    before = len(game.history)
    game.by_hand = room.by_hand(person)
    game.play(text, seat)
    return moves_of(game.history[before:], person)
