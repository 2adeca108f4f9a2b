"""Tables with their seats and logs, and what is said there."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from grotto.server.storage.schema.metadata import JSON, METADATA, NO, NO_SEAT, NOTHING, ZERO

_OVER: Final = text("status = 'over'")
_SEATED: Final = text("kind = 'sit' OR kind = 'claim'")
"""Few rows of long tables; an index of them costs nothing while a game is played."""

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
    Column("daily", String(10), nullable=False, server_default=NOTHING),  # the day of its deal
    Column("rated", Boolean, nullable=False, server_default=NO),
    Column("experience", String(16), nullable=False, server_default=NOTHING),
    Column("delay", Integer, nullable=False, server_default=ZERO),  # of those who look on
    Column("tournament", String(16), nullable=False, server_default=NOTHING),  # it belongs to
    Column("status", String(16), nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float, index=True),  # when the server has to look after it
    Column("round", Integer, nullable=False, server_default=ZERO),  # 0 where none is counted
    Column("last_seat", Integer, nullable=False, server_default=NO_SEAT),  # that has chosen
    Index("tables_by_status", "status", "visibility", "changed"),
    Index("tables_by_day", "daily", "game"),
    Index("tables_by_host", "host"),
    Index(
        "tables_over_by_game",
        "game",
        "rules",
        "seats",
        "visibility",
        sqlite_where=_OVER,
        postgresql_where=_OVER,
    ),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),  # of a bot; empty for people
    Column("away", Float, nullable=False, server_default=ZERO),  # on vacation until then
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
    Index("log_of_person", "person", sqlite_where=_SEATED, postgresql_where=_SEATED),
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
    Column("hidden", Boolean, nullable=False, server_default=NO),  # by a moderator
    UniqueConstraint("table", "person", "key", name="a_word_once"),
    Index("chat_of_person", "person"),
)

PLANS: Final = Table(
    "plans",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("id", String(16), nullable=False),  # so that none is played twice
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("moves", Integer, nullable=False),  # after which it was made
    Column("answers", Text, nullable=False, info=JSON),  # the first that is possible is played
    Column("failed", String(16), nullable=False),  # why it was not played; empty while it waits
)


VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Float, nullable=False),  # of the last one, in served time
    Column("year", Integer, nullable=False),  # in which it began,
    Column("days", Integer, nullable=False),  # and how many were taken in that year
)

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("only", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("served", Float, nullable=False),  # until when tables were served, in served time,
    Column("wall", Float, nullable=False),  # and by the clock of a machine
)
