"""What lists of tables show of a table."""

from typing import Final

from msgspec import Struct

from grotto.server.log.entries import Entry
from grotto.server.log.ledger import Place
from grotto.server.log.spec import Spec
from grotto.server.storage.rows import Row, Rows
from grotto.server.storage.schema import LOG, SEATS, TABLES


class Summary(Struct, frozen=True, kw_only=True):
    """What lists of tables show of one; written together with every change."""

    status: str
    to_act: int
    places: list[Place]
    changed: float
    due: float | None = None  # when the server has to look after the table
    version: int = 0


SPECS: Final = Rows(TABLES, Spec)
SUMMARIES: Final = Rows(TABLES, Summary)
PLACES: Final = Rows(SEATS, Place)
ENTRIES: Final = Rows(LOG, Entry)


def seat_rows(table: str, places: list[Place]) -> list[Row]:
    """Return what is written of the seats of a table."""
    return [PLACES.row(place, table=table, seat=seat) for seat, place in enumerate(places)]
