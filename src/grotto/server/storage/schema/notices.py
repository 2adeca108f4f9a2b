"""Where people want to be told, what waits to be sent, and the keys for it."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, text

from grotto.server.storage.schema.metadata import FRIENDS_ONLY, JSON, METADATA

YOUR_TURN: Final = "your_turn"
TABLE_READY: Final = "table_ready"
INVITATION: Final = "invitation"
"""Kinds of notices: a seat is asked, a table of a tournament has begun, somebody is invited."""

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail or webhook
    Column("address", Text, nullable=False),
    Column("details", Text, nullable=False, info=JSON),
    Column("secret", Text, nullable=False),  # signs webhooks; of mail: the code, hashed
    Column("confirmed", Boolean, nullable=False),
    Column("origin", Text, nullable=False),  # where links lead to
    Column("failures", Integer, nullable=False),  # wrong codes, or notices that nobody took
    Column("trouble", String(32), nullable=False),  # why nothing can be sent there
    Column("created", Float, nullable=False),
)

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),  # minutes after midnight,
    Column("quiet_until", Integer, nullable=False),  # and no quiet hours where both are the same
    Column("digest_at", Integer, nullable=False),  # minutes after midnight; -1: a mail each turn
    # whose invitations are told: of all, of friends, of none
    Column("invitations", String(8), nullable=False, server_default=FRIENDS_ONLY),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True, server_default=text(f"'{YOUR_TURN}'")),
    Column("person", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the table when the seat was asked
    Column("asked", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("secret", Text, nullable=False),
)
