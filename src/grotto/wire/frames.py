"""Frames: all that a server sends to somebody at a table, and all that it hears from there.

A table's version counts the entries of its log. Whatever changes a table raises it, so a client
that says which version it has seen gets just what it missed.
"""

from typing import Any, Final

from msgspec import Struct

from grotto.wire.texts import Text

PROTOCOL: Final = 1
"""Raised whenever a client of before could misunderstand a frame."""


# ---- what is on a table -------------------------------------------------------------------------


class Occupant(Struct, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    kind: str  # open, person or bot
    name: str
    level: str = ""  # of a bot
    stand_in: str = ""  # the bot that plays for an absent person
    online: bool = False
    yours: bool = False
    seconds_left: float | None = None  # on the clock of this seat
    account: bool = False  # a person with a password


class Undoing(Struct, frozen=True, kw_only=True):
    """How far the viewer may take back, and why not further."""

    undo: bool
    redo: bool
    why_not: Text | None = None
    ask: bool = False  # everybody could agree to go back further
    asked_by: int | None = None  # a seat that asks for it now
    agreed: list[int] = []


class Offer(Struct, frozen=True, kw_only=True):
    """One legal answer."""

    action: str  # in notation: send this back
    text: Text
    anchors: list[str]  # what it touches on the board: ids of the notation, in its order


class Refused(Struct, frozen=True, kw_only=True):
    """Something one might expect to be able to do, and why it is not possible."""

    target: str  # the beginning of the notation of what is refused
    reason: Text
    rule: str  # id in the rulebook; may be empty


class Question(Struct, frozen=True, kw_only=True):
    """What the viewer is asked."""

    seat: int
    prompt: Text
    offers: list[Offer]
    refusals: list[Refused]


class LogLine(Struct, frozen=True, kw_only=True):
    """Something that happened, as the viewer may know it."""

    move: int  # after which move of the game; 0 is before the first
    seat: int  # who acted; -1 for chance
    text: Text


class Score(Struct, frozen=True, kw_only=True):
    """A line of a score sheet."""

    item: str
    points: int
    text: Text


class Standing(Struct, frozen=True, kw_only=True):
    """A seat at the end of a game."""

    seat: int
    total: int
    rank: int
    winner: bool
    lines: list[Score]


class Meta(Struct, frozen=True, kw_only=True):
    """What a table is, apart from the game on it."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    visibility: str  # public, unlisted or private
    pace: str  # live or correspondence
    clock: str  # none, bank or days
    status: str  # open, playing, over or left
    rules_version: int
    commitment: str
    seed: str  # published at the end; empty before
    host: bool  # whether the viewer may start the table and seat bots
    rematch: str = ""  # the table that follows this one


# ---- from server to client ----------------------------------------------------------------------


class Frame(Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    """The table as one viewer may know it. It stands for all frames before it."""

    version: int
    viewer: int  # a seat, or -3 for spectators
    table: Meta
    occupants: list[Occupant]
    moves: int  # of the game so far
    to_act: int
    view: dict[str, Any]  # what the game shows; its type is `<Game>View`
    lines: list[LogLine]  # new since the version the viewer had
    lines_from: int  # the move after which they begin; 0 replaces all lines
    question: Question | None = None
    undoing: Undoing | None = None
    standings: list[Standing] = []


class Ack(Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """A command was carried out, and is safe on disk."""

    key: str
    version: int


class Problem(Struct, frozen=True, kw_only=True, tag_field="type", tag="problem"):
    """A command was refused; nothing has changed."""

    key: str
    code: str  # stable
    text: Text
    version: int


class ChatLine(Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Something that somebody said."""

    number: int
    seat: int  # -3 for spectators
    name: str
    said: str
    at: float


class Preview(Struct, frozen=True, kw_only=True, tag_field="type", tag="preview"):
    """What an answer would lead to, as far as it does not depend on luck or secrets."""

    key: str
    action: str
    lines: list[Text]
    changes: list["Change"]


class Change(Struct, frozen=True, kw_only=True):
    """A value of the view that would be another one."""

    path: list[str | int]
    before: Any
    after: Any


class Farewell(Struct, frozen=True, kw_only=True, tag_field="type", tag="farewell"):
    """The server closes this connection; a client comes back after so many seconds."""

    code: str
    after: float


ServerMessage = Frame | Ack | Problem | ChatLine | Preview | Farewell


# ---- from client to server ----------------------------------------------------------------------


class Play(Struct, frozen=True, kw_only=True, tag_field="type", tag="play"):
    """Answer the question: at `expected` version, or not at all."""

    key: str  # chosen by the client: sent twice, it is carried out once
    expected: int
    action: str


class Undo(Struct, frozen=True, kw_only=True, tag_field="type", tag="undo"):
    """Take the last choice back."""

    key: str
    expected: int


class Redo(Struct, frozen=True, kw_only=True, tag_field="type", tag="redo"):
    """Play again what was taken back."""

    key: str
    expected: int


class AskBack(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_back"):
    """Ask all others to go back to one's last choice, or agree, or refuse."""

    key: str
    expected: int
    agree: bool = True


class Say(Struct, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Say something to everybody at the table."""

    key: str
    said: str


class Look(Struct, frozen=True, kw_only=True, tag_field="type", tag="look"):
    """Several seats share this screen, and now this one looks."""

    seat: int


class AskPreview(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_preview"):
    """Ask what an answer would lead to."""

    key: str
    action: str


class Seen(Struct, frozen=True, kw_only=True, tag_field="type", tag="seen"):
    """Say which version is on the screen: older frames need not be kept."""

    version: int


ClientMessage = Play | Undo | Redo | AskBack | Say | Look | AskPreview | Seen
