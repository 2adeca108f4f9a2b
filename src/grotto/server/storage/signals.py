"""Signals: what one process tells the others that share its database."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ARRAY, String, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL: Final = "grotto"
LOG: Final = "log"  # number: the version of the table
CHAT: Final = "chat"  # number: of the last line
MUTES: Final = "mutes"  # in the place of a table: who has muted somebody
PEOPLE: Final = "people"  # who looks at a table through a process; both stand in `more`


class Signal(msgspec.Struct, frozen=True, array_like=True):
    """Something new at a table."""

    kind: str
    table: str
    number: int
    more: str = ""


_READER: Final = msgspec.json.Decoder(Signal)


async def announce(connection: AsyncConnection, signal: Signal) -> None:
    """Tell the other processes, as soon as what is being written is safe; never if it fails."""
    if connection.dialect.name == "postgresql":
        payload = msgspec.json.encode(signal).decode()
        await connection.execute(select(func.pg_notify(CHANNEL, payload)))


async def announce_all(connection: AsyncConnection, signals: Sequence[Signal]) -> None:
    """Tell the other processes many things at once."""
    payloads = [msgspec.json.encode(signal).decode() for signal in signals]
    each = func.unnest(cast(payloads, ARRAY(String))).column_valued("payload")
    await connection.execute(select(func.pg_notify(CHANNEL, each)))


def read_signal(payload: str) -> Signal | None:
    """Return what another process has said; nothing if we do not understand its words."""
    try:
        return _READER.decode(payload)
    except msgspec.DecodeError:
        return None
