"""Who is asked: when that changes, somebody may have to be told that it is their turn.

A notice is written together with the move that asks for an answer, and forgotten together with the
one that answers, takes back or ends the game. So there is one for each turn, never one too many.
"""

from collections.abc import Sequence

from grotto.server.log.entries import START, Entry
from grotto.server.log.ledger import PLAYING
from grotto.server.storage.rows import Asked
from grotto.server.tables.state import TableState

LIVE = "live"


def asked_before(table: TableState) -> str | None:
    """Return the person who was asked, as far as the ledger knows; a bot is nobody."""
    ledger = table.ledger
    seat = ledger.timing.asked if ledger.status == PLAYING else -1
    return _person_at(table, seat)


def newly_asked(table: TableState, before: str | None, entries: Sequence[Entry]) -> Asked | None:
    """Return who is asked now, if that is another person than before.

    When a table of a tournament begins, everybody there is told just that.
    """
    seat = table.to_act if table.status == PLAYING else -1
    person = _person_at(table, seat)
    if person == before:
        return None
    if table.spec.pace == LIVE and person in table.present:
        person = None  # who sits at the table sees it
    if newly_ready(table, entries):
        person = None
    return Asked(person=person, seat=seat, at=table.now())


def newly_ready(table: TableState, entries: Sequence[Entry]) -> list[Asked]:
    """Return the people for whom a table of a tournament has just begun."""
    begins = any(entry.kind == START for entry in entries)
    if not begins or not table.spec.tournament:
        return []
    seats = range(table.spec.seats)
    people = ((seat, _person_at(table, seat)) for seat in seats)
    return [Asked(person=one, seat=seat, at=table.now()) for seat, one in people if one]


def _person_at(table: TableState, seat: int) -> str | None:
    """Return who plays at a seat; nobody where a bot does."""
    place = table.ledger.places[seat] if seat >= 0 else None
    return place.person if place is not None and place.plays else None
