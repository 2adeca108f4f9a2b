"""The schema of tournaments: what they are, who takes part, and the tables of their rounds."""

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
)

from grotto.server.storage.schema.metadata import JSON, METADATA

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False, info=JSON),
    Column("format", String(16), nullable=False),
    Column("sizes", Text, nullable=False, info=JSON),  # that tables may have
    Column("advance", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("meetings", Integer, nullable=False),
    Column("places", Integer, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("level", String(16), nullable=False),
    Column("seeding", String(8), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("clock", Text, nullable=False, info=JSON),
    Column("rated", Boolean, nullable=False),
    Column("seed", Text, nullable=False),  # secret: ids of tables follow from it
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),  # the last one that was begun
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tournaments_by_status", "status", "visibility", "changed"),
)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),  # nobody where a bot takes part
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),  # of a bot; empty for people
    Column("rank", Integer, nullable=False),  # before the first round
    Column("left", Integer),  # the last round that they wanted to play
    UniqueConstraint("tournament", "person", name="one_place_each"),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String(16), nullable=False),  # it may be made later, and removed earlier
    Column("entrants", Text, nullable=False, info=JSON),  # by seat
    Column("finishes", Text, nullable=False, info=JSON),  # by seat; none until it is over
)
