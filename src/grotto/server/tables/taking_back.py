"""Taking back: free inside one's own turn, with everybody's consent beyond it.

Nothing is deleted: going back is an entry of the log like any other.
"""

from grotto.core.errors import CannotUndo
from grotto.core.seats import NOBODY
from grotto.server.errors import NoNeed
from grotto.server.tables import entries as log
from grotto.server.tables.entries import Draft
from grotto.server.tables.ledger import PLAYING, AskedBack
from grotto.server.tables.room import SERVER, Room


def is_alone(room: Room, person: str) -> bool:
    """Tell whether nobody else plays: then one may go back as far as one likes."""
    return not room.ledger.players() - {person}


def why_no_undo(room: Room, person: str) -> str | None:
    """Say why somebody cannot take back just so; None when it is possible."""
    game, seats = room.playing(), room.expect_seated(person)
    chooser = game.last_chooser()
    why_not = game.why_no_undo(chooser if chooser in seats else seats[0])
    if why_not in ("other-seat", "barrier") and is_alone(room, person):
        return None if game.last_choice(seats) is not None else "nothing"
    return why_not


def can_ask(room: Room, person: str) -> bool:
    """Tell whether somebody could ask all others to go back."""
    if room.status != PLAYING or room.ledger.asked_back is not None:
        return False
    return room.playing().last_choice(room.seats_of(person)) is not None


async def undo(room: Room, person: str, key: str, expected: int) -> int:
    """Take the last choice of a person back; alone at the table, whatever came after it too.

    Raises:
        TableError: when it cannot be taken back; nothing has changed then.
    """

    def undone() -> list[Draft]:
        room.expect_seated(person)
        room.expect_status(PLAYING)
        why_not = why_no_undo(room, person)
        if why_not is not None:
            raise CannotUndo(why_not)
        left = room.playing().last_choice(room.seats_of(person))
        return [_go_back(room, person, left or 0)]

    return await room.command(person, key, expected, undone)


def _go_back(room: Room, person: str, moves: int) -> Draft:
    """Go back to where so many moves are left."""
    game = room.playing()
    game.rewind_to(moves)
    return Draft(kind=log.BACK, seat=game.to_act, person=person, body=str(moves))


async def redo(room: Room, person: str, key: str, expected: int) -> int:
    """Play again what a person has taken back.

    Raises:
        TableError: when there is nothing to play again.
    """

    def redone() -> list[Draft]:
        seats = room.expect_seated(person)
        room.expect_status(PLAYING)
        seat = room.to_act if room.to_act in seats else seats[0]
        room.playing().redo(seat)
        return [Draft(kind=log.AGAIN, seat=seat, person=person)]

    return await room.command(person, key, expected, redone)


async def ask_back(room: Room, person: str, key: str, expected: int) -> int:
    """Ask all others to go back to one's last choice, or agree to that.

    Raises:
        TableError: when there is nothing to go back to.
    """

    def asked() -> list[Draft]:
        seats, pending = room.expect_seated(person), room.ledger.asked_back
        room.expect_status(PLAYING)
        return _agreed(room, person, pending) if pending else _asked(room, person, seats)

    return await room.command(person, key, expected, asked)


def _asked(room: Room, person: str, seats: list[int]) -> list[Draft]:
    left = room.playing().last_choice(seats)
    if left is None:
        raise CannotUndo("nothing")
    body = str(left)
    question = Draft(kind=log.ASK_BACK, seat=seats[0], person=person, body=body)
    return [question, _go_back(room, person, left)] if is_alone(room, person) else [question]


def _agreed(room: Room, person: str, pending: AskedBack) -> list[Draft]:
    seats = [seat for seat in room.seats_of(person) if seat not in pending.agreed]
    drafts = [Draft(kind=log.AGREE, seat=seat, person=person) for seat in seats]
    if not drafts:
        raise NoNeed
    if room.ledger.not_agreed({*pending.agreed, *seats}):
        return drafts
    return [*drafts, _go_back(room, person, pending.moves)]


async def refuse_back(room: Room, person: str, key: str, expected: int) -> int:
    """Refuse to go back, or do not ask for it any more.

    Raises:
        NoNeed: when nobody has asked.
    """

    def refused() -> list[Draft]:
        seats = room.expect_seated(person)
        return [_refusal(room, seats[0], person)]

    return await room.command(person, key, expected, refused)


async def let_lapse(room: Room, expected: int) -> int:
    """Forget a question that nobody has answered for long: bots wait for it.

    Raises:
        TableError: when the table has changed meanwhile.
    """
    key = f"lapse-{expected}"
    return await room.command(SERVER, key, expected, lambda: [_refusal(room, NOBODY, None)])


def _refusal(room: Room, seat: int, person: str | None) -> Draft:
    if room.ledger.asked_back is None:
        raise NoNeed
    return Draft(kind=log.REFUSE, seat=seat, person=person)
