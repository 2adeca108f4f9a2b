"""Who is asked: when that changes, somebody may have to be told that it is their turn.

A notice is written together with the move that asks for an answer, and forgotten together with the
one that answers, takes back or ends the game. So there is one for each turn, never one too many.
"""

from grotto.server.log.ledger import PLAYING
from grotto.server.storage.rows import Asked
from grotto.server.tables.state import TableState

LIVE = "live"


def asked_before(table: TableState) -> str | None:
    """Return the person who was asked, as far as the ledger knows; a bot is nobody."""
    ledger = table.ledger
    seat = ledger.timing.asked if ledger.status == PLAYING else -1
    return _person_at(table, seat)


def newly_asked(table: TableState, before: str | None) -> Asked | None:
    """Return who is asked now, if that is another person than before."""
    seat = table.to_act if table.status == PLAYING else -1
    person = _person_at(table, seat)
    if person == before:
        return None
    if table.spec.pace == LIVE and person in table.present:
        person = None  # who sits at the table sees it
    return Asked(person=person, seat=seat, at=table.now())


def _person_at(table: TableState, seat: int) -> str | None:
    """Return who plays at a seat; nobody where a bot does."""
    place = table.ledger.places[seat] if seat >= 0 else None
    return place.person if place is not None and place.plays else None
