"""What is kept of finished games: reviews, albums, results, ratings and statistics."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from grotto.server.storage.schema.metadata import JSON, METADATA

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

ALBUMS: Final = Table(
    "albums",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("problem", String(64), nullable=False),  # why there is none; it is tried again some time
    Column("book", LargeBinary, nullable=False),
)

DEALS: Final = Table(
    "deals",
    METADATA,
    Column("day", String(10), primary_key=True),  # as people write it: 2026-11-17
    Column("game", String(32), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the day is over
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # whose it is stands in `seats`
    Column("points", Integer, nullable=False),
    Column("lead", Integer, nullable=False),  # over the best bot; 0 for who plays alone
    Column("at", Float, nullable=False),  # by the clock of a machine
)

STATISTICS: Final = Table(
    "statistics",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),  # that were summed up
    Column("made", Float, nullable=False),
    Column("reports", Text, nullable=False, info=JSON),  # HTML by language
)

STANDINGS: Final = Table(
    "standings",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),  # as in `seats`
    Column("level", String(16), nullable=False),  # of a bot; empty for people
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),  # a bot has played the end for a person
    Column("at", Float, nullable=False),  # by the clock of a machine
    Index("standings_of_person", "person", "at", "table"),
    Index("standings_of_person_by_game", "person", "game", "at", "table"),
)

RATED: Final = Table(
    "rated",  # finished games that count, in the order in which they count
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("at", Float, nullable=False),  # as in `standings`
    Column("folded", Boolean, nullable=False),  # into the ratings
    Index("rated_by_game", "game", "at", "table"),
    Index("rated_waiting", "folded", "at"),
)

RATING_STEPS: Final = Table(
    "rating_steps",  # what each of those games made of each of its players
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("scale", String(8), primary_key=True),
    Column("player", String(24), primary_key=True),  # the id of a person, or the level of a bot
    Column("at", Float, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("rating_steps_by_time", "game", "at", "table"),
    Index("rating_steps_of_table", "table"),
)

RATINGS: Final = Table(
    "ratings",  # the last steps
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("scale", String(8), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("cautious", Float, nullable=False),  # what one is at least, very likely
    Index("ratings_by_strength", "game", "scale", "cautious"),
    Index("ratings_of_player", "player"),
)
