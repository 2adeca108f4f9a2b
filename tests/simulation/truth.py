"""The truth: what lies in the database at the end."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from grotto.server.log.entries import Entry
from grotto.server.log.spec import Spec
from grotto.server.storage.rows import ENTRIES, SPECS
from grotto.server.storage.schema import CHAT, HEARTBEAT, LOG, PEOPLE, SEATS, TABLES


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    number: int
    person: str
    key: str
    said: str


@dataclass(frozen=True)
class Truth:
    """All that was written."""

    specs: dict[str, Spec]
    entries: dict[str, list[Entry]]
    chat: dict[str, list[Line]]
    people: dict[str, str]  # ids by name
    seats: dict[str, list[str | None]]  # who sits at a table, as lists show it
    versions: dict[str, int]  # the same
    served: float  # until when servers say that they have served

    def version(self, table: str) -> int:
        """Return how many entries a log has."""
        return len(self.entries.get(table, ()))


def read_truth(connection: Connection) -> Truth:
    """Read everything."""
    specs = {row.id: SPECS.read(row) for row in connection.execute(select(*SPECS.columns))}
    entries: dict[str, list[Entry]] = {table: [] for table in specs}
    for table, *row in connection.execute(
        select(LOG.c.table, *ENTRIES.columns).order_by(LOG.c.table, LOG.c.number)
    ):
        entries[table].append(ENTRIES.read(row))
    chat: dict[str, list[Line]] = {table: [] for table in specs}
    wanted = select(CHAT.c.table, CHAT.c.number, CHAT.c.person, CHAT.c.key, CHAT.c.said)
    for table, *line in connection.execute(wanted.order_by(CHAT.c.table, CHAT.c.number)):
        chat[table].append(Line(*line))
    seats: dict[str, list[str | None]] = {table: [] for table in specs}
    for table, person in connection.execute(
        select(SEATS.c.table, SEATS.c.person).order_by(SEATS.c.table, SEATS.c.seat)
    ):
        seats[table].append(person)
    people = {row.name: row.id for row in connection.execute(select(PEOPLE.c.name, PEOPLE.c.id))}
    versions = {
        row.id: row.version for row in connection.execute(select(TABLES.c.id, TABLES.c.version))
    }
    served = float(connection.execute(select(HEARTBEAT.c.served)).scalar_one())
    return Truth(specs, entries, chat, people, seats, versions, served)
