"""People: how they come in, whom they know, what was reported of them, and what they learn."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from grotto.server.storage.schema.metadata import JSON, METADATA, NO, NOTHING, PRIVATE

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # folded name; empty for guests
    Column("skeleton", Text),  # how the name looks; of accounts only
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("page", String(8), nullable=False, server_default=PRIVATE),  # who may see one's page
    Column("suspended", Float),  # nobody lets one in until then, by the clock of a machine
    Column("link", String(16)),  # by which others become friends
    Column("shown", Boolean, nullable=False, server_default=NO),  # friends may see one here
    Column("here", Float),  # when there was a sign of life, if one is shown
    Column("named", Boolean, nullable=False, server_default=NO),  # where one looks on
    Column("moderator", Boolean, nullable=False, server_default=NO),
    Index("people_by_link", "link", unique=True),
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

LEARNED: Final = Table(
    "learned",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("lesson", String(32), primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("answers", Text, nullable=False, info=JSON),  # so far, to go on with
    Column("at", Float, nullable=False),
)

FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mutual", Boolean, nullable=False),  # both want it: then there are two rows
    Column("at", Float, nullable=False),
    Index("friends_who_ask", "friend"),
)

ASKED: Final = "asked"
SITS: Final = "sits"
DECLINED: Final = "declined"
ENDED: Final = "ended"
"""States of invitations: one is asked, has sat down, does not want to, or is asked no more."""

INVITATIONS: Final = Table(
    "invitations",  # to tables that have not begun
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("state", String(8), nullable=False),  # asked, sits, declined or ended
    Column("at", Float, nullable=False),
    Index("invitations_of_person", "person"),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(8), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),  # of who is reported, at that table
    Column("said", Text, nullable=False),
    Column("at", Float, nullable=False),  # by the clock of a machine
    Column("closed", Boolean, nullable=False),
)

DEEDS: Final = Table(
    "deeds",  # of moderators, and of those who run the server
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),  # by the clock of a machine
    Column("by", String(40), nullable=False),  # the name of a moderator; empty: from the machine
    Column("what", String(16), nullable=False),
    Column("about", String(40), nullable=False),  # the name of a person,
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),  # who is forgotten with it
    Column("table", String(16), nullable=False),
    Column("said", Text, nullable=False),  # details: days, what was said, a reason
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), primary_key=True),  # a hash: the code itself was printed
    Column("created", Float, nullable=False),
)
