"""Taking back: one's own last choice is free until something was revealed."""

from grotto.core.errors import CannotUndo
from grotto.server.tables import entries as log
from grotto.server.tables.entries import Draft
from grotto.server.tables.room import Room


async def undo(room: Room, person: str, key: str, expected: int) -> int:
    """Take the last choice of a person back.

    Raises:
        TableError: when it cannot be taken back; nothing has changed then.
    """

    def undone() -> list[Draft]:
        game, seats = room.playing(), room.expect_seated(person)
        chooser = game.last_chooser()
        if chooser not in seats:
            raise CannotUndo("other-seat")
        game.undo(chooser)
        left = str(len(game.history))
        return [Draft(kind=log.BACK, seat=chooser, person=person, body=left)]

    return await room.command(person, key, expected, undone)


async def redo(room: Room, person: str, key: str, expected: int) -> int:
    """Play again what a person has taken back.

    Raises:
        TableError: when there is nothing to play again.
    """

    def redone() -> list[Draft]:
        game, seats = room.playing(), room.expect_seated(person)
        seat = game.to_act if game.to_act in seats else seats[0]
        game.redo(seat)
        return [Draft(kind=log.AGAIN, seat=seat, person=person)]

    return await room.command(person, key, expected, redone)
