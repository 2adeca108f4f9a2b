"""Eyes: through which seat somebody looks at a table.

Several people may share one screen, each with seats of their own. Their secrets are never shown
together: a screen has the eyes of one seat, and of nobody until somebody says whose they are.
"""

from collections.abc import Sequence

from grotto.core.seats import SPECTATOR
from grotto.server.tables.state import OVER, TableState


def may_look(room: TableState, person: str | None, viewer: int) -> bool:
    """Tell whether a person may look through the eyes of a seat: one's own, or any at the end."""
    if viewer == SPECTATOR:
        return True
    if not 0 <= viewer < room.spec.seats:
        return False
    return room.status == OVER or viewer in own_seats(room, person)


def own_seats(room: TableState, person: str | None) -> list[int]:
    """Return the seats of somebody who may be nobody."""
    return room.seats_of(person) if person is not None else []


def default_viewer(room: TableState, person: str | None) -> int:
    """Return whose eyes a screen has when nobody has said it.

    With several seats that have secrets from each other it has nobody's.
    """
    seats = own_seats(room, person)
    if not seats:
        return SPECTATOR
    if not see_the_same(room, seats):
        return SPECTATOR
    return room.to_act if room.to_act in seats else seats[0]


def see_the_same(room: TableState, seats: Sequence[int]) -> bool:
    """Tell whether seats have no secrets from each other now."""
    shown = room.game or room.past
    if shown is None or len(seats) == 1:
        return True
    if len({shown.eyes(seat) for seat in seats}) == 1:
        return True
    first, *others = (shown.view(seat) for seat in seats)
    return all(first == other for other in others)


def has_secrets(room: TableState, seat: int) -> bool:
    """Tell whether a seat knows more than those who look on."""
    game = room.game
    return game is not None and game.eyes(seat) != game.eyes(SPECTATOR)


def hand_over(room: TableState, person: str | None, viewer: int) -> int | None:
    """Return the seat that is asked, if it is another one at the same screen."""
    asked = room.to_act
    return asked if asked != viewer and asked in own_seats(room, person) else None


def next_viewer(room: TableState, person: str | None, viewer: int) -> int:
    """Return whose eyes a screen has now: where there are no secrets it goes from hand to hand."""
    if not may_look(room, person, viewer):
        return default_viewer(room, person)
    asked = hand_over(room, person, viewer)
    if asked is None or viewer == SPECTATOR or not see_the_same(room, (viewer, asked)):
        return viewer
    return asked
