"""The schema, the same for SQLite and PostgreSQL.

The log is the truth. `tables` and `seats` repeat what lists are made from; `snapshots` repeat what
a log amounts to, so that a long one need not be read from its beginning, and `albums` what can be
seen of finished games, so that they can be looked at without their rules.

A column is filled from the field that has its name (`rows`): of `Spec` and `Summary` in `tables`,
of `Place` in `seats`, of `Entry` in `log`.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA: Final = MetaData()

JSON: Final = {"json": True}
"""Marks a column whose field is written in JSON."""

NOTHING: Final = text("''")
"""What a column holds that a former Grotto does not know."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # folded name; empty for guests
    Column("skeleton", Text),  # how the name looks; of accounts only
    Column("password", Text),
    Column("created", Float, nullable=False),
    Index("ix_people_skeleton", "skeleton", unique=True),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # a hash: the cookie itself is kept nowhere
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False, info=JSON),
    Column("visibility", String(16), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("clock", Text, nullable=False, info=JSON),
    Column("seed", Text, nullable=False),  # secret until the game is over
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("invite", String(16), nullable=False),  # opens a private table
    Column("auto_start", Boolean, nullable=False),
    Column("opening", Text, nullable=False),  # moves of a record that it goes on from
    Column("provable", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float, index=True),  # when the server has to look after it
    Index("tables_by_status", "status", "visibility", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),  # of a bot; empty for people
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16)),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("asked", Integer, nullable=False),  # the seat that is asked after it
    Column("key", String(96)),  # who gave the command, and the key they chose
    Column("digest", String(16), nullable=False, server_default=NOTHING),  # of the state after it
    Column("chain", String(16), nullable=False, server_default=NOTHING),  # of the log up to here
    UniqueConstraint("table", "key", name="a_command_once"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("ledger", Text, nullable=False),  # JSON
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("said", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(64)),
    UniqueConstraint("table", "person", "key", name="a_word_once"),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False, server_default=NOTHING),  # as one was heard
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -3 for spectators
    Column("body", Text, nullable=False),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(16), nullable=False),
    Column("done", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when whoever works at it was last heard of
    Column("review", Text, nullable=False, info=JSON),
)

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("only", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("served", Float, nullable=False),  # until when tables were served, in served time,
    Column("wall", Float, nullable=False),  # and by the clock of a machine
)

ALBUMS: Final = Table(
    "albums",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("problem", String(64), nullable=False),  # why there is none; it is tried again some time
    Column("book", LargeBinary, nullable=False),
)

__all__ = [
    "ALBUMS",
    "CHAT",
    "HEARTBEAT",
    "JSON",
    "LOG",
    "METADATA",
    "MUTES",
    "NOTES",
    "PEOPLE",
    "REVIEWS",
    "SEATS",
    "SESSIONS",
    "SNAPSHOTS",
    "TABLES",
]
