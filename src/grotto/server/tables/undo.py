"""Taking back: free inside one's own turn, with the consent of those it concerns beyond it.

What was rolled or revealed stays so, also for who plays alone: there is nobody to agree. People are
those who sit at the table, also while a bot plays for them: what it chooses for them stands, and
their silence is no consent. What a bot with a hidden hand has played stands too. Several people at
one screen are as many as their seats. Nothing is deleted: going back is an entry of the log like
any other, and everybody is told of it.
"""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from grotto.core.errors import CannotUndo
from grotto.core.seats import CHANCE, NOBODY
from grotto.play.history import Played, Source
from grotto.play.table import Table
from grotto.server.errors import NoNeed
from grotto.server.log import entries as log
from grotto.server.log.entries import Back, Draft, moves_of
from grotto.server.log.ledger import PLAYING, AskedBack
from grotto.server.tables.playing import returns
from grotto.server.tables.room import SERVER, Room
from grotto.server.tables.state import TableState
from grotto.server.tables.viewer import has_secrets, see_the_same

RATED: Final = "rated"
"""Why nothing is taken back where the result counts."""


def _expect_unrated(room: TableState) -> None:
    if room.spec.is_contest:
        raise CannotUndo(RATED)


def why_no_undo(room: TableState, person: str, viewer: int | None = None) -> str | None:
    """Say why somebody cannot take back just so; None when it is possible."""
    why_not, _ = how_far(room, person, viewer)
    return why_not


def how_far(room: TableState, person: str, viewer: int | None = None) -> tuple[str | None, bool]:
    """Say why somebody cannot take back, and whether a whole turn is more than the last choice."""
    if room.spec.is_contest:
        return RATED, False
    game, bots = room.playing(), _open_bots(room)
    seat = _undoer(room, person, viewer, bots)
    why_not = game.why_no_undo(seat, bots)
    return why_not, why_not is None and game.can_undo_more(seat, bots)


def _open_bots(room: TableState) -> set[int]:
    """Return the seats whose choices are taken back along with one's own.

    They belong to bots that hide nothing: what another one plays tells of its hand.
    """
    places = enumerate(room.ledger.places)
    bots = [seat for seat, place in places if place.person is None]
    return {seat for seat in bots if not has_secrets(room, seat)}


def _undoer(room: TableState, person: str, viewer: int | None, bots: set[int]) -> int:
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


def can_redo(room: TableState, seat: int) -> bool:
    """Tell whether a seat could play again what it has taken back: it alone, and nobody else's."""
    game, undone = room.playing(), room.ledger.undone
    if not undone or game.held != NOBODY or game.to_act != seat:
        return False
    first, *later = undone[-1]
    return first.seat == seat and all(made.seat in (CHANCE, seat) for made in later)


def can_ask(room: TableState, person: str) -> bool:
    """Tell whether somebody could ask all others to go back."""
    if room.status != PLAYING or room.ledger.asked_back is not None or _is_alone(room, person):
        return False
    if room.spec.is_contest:
        return False
    return room.playing().last_choice(room.seats_of(person)) is not None


def _is_alone(room: TableState, person: str) -> bool:
    """Tell whether nobody else sits there who could agree."""
    return not room.ledger.people() - {person}


async def undo(room: Room, person: str, key: str, expected: int, viewer: int | None = None) -> int:
    """Take the last choice of a person back, with what bots have played since.

    Raises:
        TableError: when it cannot be taken back; nothing has changed then.
    """
    return await room.command(
        person, key, expected, lambda: _undone(room, person, viewer, log.CHOICE, Table.undo)
    )


async def undo_turn(
    room: Room, person: str, key: str, expected: int, viewer: int | None = None
) -> int:
    """Take a whole turn of a person back, as far as nothing was revealed.

    Raises:
        TableError: when it cannot be taken back; nothing has changed then.
    """
    return await room.command(
        person, key, expected, lambda: _undone(room, person, viewer, log.TURN, Table.undo_turn)
    )


def _undone(
    room: Room,
    person: str,
    viewer: int | None,
    what: str,
    take_back: Callable[[Table, int, set[int]], None],
) -> list[Draft]:
    back = returns(room, person)
    room.expect_status(PLAYING)
    _expect_unrated(room)
    game, bots = room.playing(), _open_bots(room)
    seat, before = _undoer(room, person, viewer, bots), game.history[:]
    take_back(game, seat, bots)
    own = _own_moves(before[len(game.history) :], seat)
    return [*back, _gone_back(room, person, what, own)]


def _own_moves(taken: Sequence[Played], seat: int) -> int:
    """Count the moves that a seat may play again: up to the first choice of anybody else."""
    own = takewhile(lambda one: one.source is not Source.CHOICE or one.seat == seat, taken)
    return len(list(own))


def _gone_back(room: Room, person: str, what: str, own: int) -> Draft:
    game = room.playing()
    back = Back(left=len(game.history), what=what, own=own)
    return Draft(kind=log.BACK, seat=game.to_act, person=person, body=back.body())


async def redo(room: Room, person: str, key: str, expected: int) -> int:
    """Play again what a person has taken back: own choices, and what chance answered to them.

    Who plays again does so oneself, no bot.

    Raises:
        TableError: when there is nothing to play again, or it is somebody else's.
    """

    def redone() -> list[Draft]:
        back = returns(room, person)
        room.expect_status(PLAYING)
        _expect_unrated(room)
        seats, game = room.seats_of(person), room.playing()
        seat = game.to_act if game.to_act in seats else seats[0]
        if not can_redo(room, seat):
            raise CannotUndo("other-seat" if room.ledger.undone else "nothing-to-redo")
        known = [made.text for made in room.ledger.undone[-1]]
        new = len(game.history) + len(known)
        game.by_hand = room.by_hand(person)
        game.play_again(known)
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
        _expect_unrated(room)
        return _agreed(room, person, pending) if pending else _asked(room, person, seats)

    return await room.command(person, key, expected, asked)


def _asked(room: Room, person: str, seats: list[int]) -> list[Draft]:
    left = room.playing().last_choice(seats)
    if left is None:
        raise CannotUndo("nothing")
    if _is_alone(room, person):
        why_not = why_no_undo(room, person)
        raise NoNeed if why_not is None else CannotUndo(why_not)
    body = " ".join(map(str, [left, *_concerned(room, person, left)]))
    question = Draft(kind=log.ASK_BACK, seat=seats[0], person=person, body=body)
    return [*returns(room, person), question]


def _concerned(room: TableState, person: str, left: int) -> list[int]:
    """Return the seats whose people have to agree to go back so far.

    They are who asks, all who play, and of those who are away whoever has a move in it; everybody
    who sits there when something was revealed since.
    """
    taken = room.playing().history[left:]
    revealed = any(played.barrier for played in taken)
    chosen = {played.seat for played in taken if played.source is Source.CHOICE}
    return [
        seat
        for seat, place in enumerate(room.ledger.places)
        if place.person is not None
        and (place.plays or place.person == person or revealed or seat in chosen)
    ]


def _agreed(room: Room, person: str, pending: AskedBack) -> list[Draft]:
    seats = [seat for seat in room.seats_of(person) if seat not in pending.agreed]
    drafts = [Draft(kind=log.AGREE, seat=seat, person=person) for seat in seats]
    if not drafts or room.ledger.places[pending.seat].person == person:
        raise NoNeed
    people_at = room.ledger.people_at
    if people_at(pending.asked) - people_at([*pending.agreed, *seats]):
        return drafts
    room.playing().rewind_to(pending.moves)
    return [*drafts, _gone_back(room, person, log.AGREED, 0)]


async def refuse_back(room: Room, person: str, key: str, expected: int) -> int:
    """Refuse to go back, or do not ask for it any more.

    Raises:
        NoNeed: when nobody has asked.
        WrongMoment: when it is not being played.
    """

    def refused() -> list[Draft]:
        seats = room.expect_seated(person)
        room.expect_status(PLAYING)
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
