"""Signals: what one process tells the others that share its database."""

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import ARRAY, Connection, String, bindparam, func, select

from grotto.server.storage.rows import Bulk

CHANNEL: Final = "grotto"
LOG: Final = "log"  # number: the version of the table
CHAT: Final = "chat"  # number: of the last line
HIDDEN: Final = "hidden"  # number: of a line that nobody is to read any more
MUTES: Final = "mutes"  # in the place of a table: who has muted somebody
AUDIENCE: Final = "audience"  # who looks on through a process; number: others, not named
PEOPLE: Final = "people"  # who looks at a table through a process; both stand in `more`


class Signal(msgspec.Struct, frozen=True, array_like=True):
    """Something new at a table."""

    kind: str
    table: str
    number: int
    more: str = ""


_READER: Final = msgspec.json.Decoder(Signal)
_EACH: Final = func.unnest(bindparam("payloads", type_=ARRAY(String))).column_valued("payload")
_NOTIFY: Final = select(func.pg_notify(bindparam("channel", type_=String), _EACH))


def announcement(signals: Iterable[Signal]) -> Bulk:
    """Return one statement that tells the other processes many things at once."""
    payloads = [msgspec.json.encode(signal).decode() for signal in signals]
    return Bulk(statement=_NOTIFY, rows=[{"channel": CHANNEL, "payloads": payloads}])


def announce_all(connection: Connection, signals: Iterable[Signal]) -> None:
    """Tell the other processes, as soon as what is being written is safe; never if it fails.

    Nobody else serves an SQLite file, so there is nobody to tell.
    """
    if connection.dialect.name == "postgresql":
        bulk = announcement(signals)
        connection.execute(bulk.statement, bulk.rows[0])


def announce(connection: Connection, signal: Signal) -> None:
    """Tell the other processes one thing, under the same promise."""
    announce_all(connection, (signal,))


def read_signal(payload: str) -> Signal | None:
    """Return what another process has said; nothing if we do not understand its words."""
    try:
        return _READER.decode(payload)
    except msgspec.DecodeError:
        return None
