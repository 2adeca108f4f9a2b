"""Taking back: free inside one's own turn, with everybody's consent beyond it.

What was rolled or revealed stays so, also for who plays alone: there is nobody to agree. Several
people at one screen are as many as their seats. Nothing is deleted: going back is an entry of the
log like any other.
"""

from collections.abc import Callable

from grotto.core.errors import CannotUndo
from grotto.core.seats import NOBODY
from grotto.play.table import Table
from grotto.server.errors import NoNeed
from grotto.server.log import entries as log
from grotto.server.log.entries import Draft, moves_of
from grotto.server.log.ledger import PLAYING, AskedBack
from grotto.server.tables.playing import returns
from grotto.server.tables.room import SERVER, Room
from grotto.server.tables.viewer import see_the_same


def why_no_undo(room: Room, person: str, viewer: int | None = None) -> str | None:
    """Say why somebody cannot take back just so; None when it is possible."""
    why_not, _ = how_far(room, person, viewer)
    return why_not


def how_far(room: Room, person: str, viewer: int | None = None) -> tuple[str | None, bool]:
    """Say why somebody cannot take back, and whether a whole turn is more than the last choice."""
    game, bots = room.playing(), room.bots_for(person)
    seat = _undoer(room, person, viewer, bots)
    why_not = game.why_no_undo(seat, bots)
    return why_not, why_not is None and game.can_undo_more(seat, bots)


def _undoer(room: Room, person: str, viewer: int | None, bots: set[int]) -> int:
    """Return the seat that takes back: where a screen has eyes, it is the one that looks.

    Where the seats at a screen have no secrets from each other, it is the one that has chosen.
    """
    seats = room.expect_seated(person)
    if viewer is not None and not see_the_same(room, seats):
        return viewer
    if len(seats) == 1:
        return seats[0]
    chooser = room.playing().last_chooser(bots)
    return chooser if chooser in seats else seats[0]


def can_ask(room: Room, person: str) -> bool:
    """Tell whether somebody could ask all others to go back."""
    if room.status != PLAYING or room.ledger.asked_back is not None or _is_alone(room, person):
        return False
    return room.playing().last_choice(room.seats_of(person)) is not None


def _is_alone(room: Room, person: str) -> bool:
    """Tell whether nobody else plays who could agree."""
    return not room.ledger.players() - {person}


async def undo(room: Room, person: str, key: str, expected: int, viewer: int | None = None) -> int:
    """Take the last choice of a person back, with what bots have played since.

    Raises:
        TableError: when it cannot be taken back; nothing has changed then.
    """
    return await room.command(
        person, key, expected, lambda: _undone(room, person, viewer, Table.undo)
    )


async def undo_turn(
    room: Room, person: str, key: str, expected: int, viewer: int | None = None
) -> int:
    """Take a whole turn of a person back, as far as nothing was revealed.

    Raises:
        TableError: when it cannot be taken back; nothing has changed then.
    """
    return await room.command(
        person, key, expected, lambda: _undone(room, person, viewer, Table.undo_turn)
    )


def _undone(
    room: Room, person: str, viewer: int | None, take_back: Callable[[Table, int, set[int]], None]
) -> list[Draft]:
    room.expect_seated(person)
    room.expect_status(PLAYING)
    game = room.playing()
    bots = room.bots_for(person)
    take_back(game, _undoer(room, person, viewer, bots), bots)
    return [_gone_back(room, person)]


def _gone_back(room: Room, person: str) -> Draft:
    game = room.playing()
    left = str(len(game.history))
    return Draft(kind=log.BACK, seat=game.to_act, person=person, body=left)


def _go_back(room: Room, person: str, moves: int) -> Draft:
    """Go back to where so many moves are left, since everybody has agreed."""
    room.playing().rewind_to(moves)
    return _gone_back(room, person)


async def redo(room: Room, person: str, key: str, expected: int) -> int:
    """Play again what a person has taken back; who plays again does so oneself, no bot.

    Raises:
        TableError: when there is nothing to play again.
    """

    def redone() -> list[Draft]:
        seats, back = room.expect_seated(person), returns(room, person)
        room.expect_status(PLAYING)
        game = room.playing()
        seat = game.to_act if game.to_act in seats else seats[0]
        before = len(game.history)
        game.by_hand = room.by_hand(person)
        game.redo(seat)
        new = before + len(room.ledger.undone[-1])
        again = Draft(kind=log.AGAIN, seat=seat, person=person)
        return [*back, again, *moves_of(game.history[new:], person)]

    return await room.command(person, key, expected, redone)


async def ask_back(room: Room, person: str, key: str, expected: int) -> int:
    """Ask all others to go back to one's last choice, or agree to that.

    Raises:
        TableError: when there is nothing to go back to, or nobody else to agree.
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
    if _is_alone(room, person):
        why_not = why_no_undo(room, person)
        raise NoNeed if why_not is None else CannotUndo(why_not)
    return [Draft(kind=log.ASK_BACK, seat=seats[0], person=person, body=str(left))]


def _agreed(room: Room, person: str, pending: AskedBack) -> list[Draft]:
    seats = [seat for seat in room.seats_of(person) if seat not in pending.agreed]
    drafts = [Draft(kind=log.AGREE, seat=seat, person=person) for seat in seats]
    if not drafts or room.ledger.places[pending.seat].person == person:
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
