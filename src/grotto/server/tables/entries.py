"""Entries of a table's log. The log is append-only: taking back is an entry too."""

from typing import Final

from msgspec import Struct

SIT: Final = "sit"  # a person takes a seat; body: name
BOT: Final = "bot"  # a bot takes a seat; body: level
STAND: Final = "stand"  # a seat becomes open again
CLAIM: Final = "claim"  # an account holds all seats of somebody; body: who that was
START: Final = "start"
MOVE: Final = "move"  # body: notation
BACK: Final = "back"  # body: how many moves are left
AGAIN: Final = "again"  # what was taken back last is played again
ASK_BACK: Final = "ask_back"  # a seat asks to go back; body: how many moves would be left
AGREE: Final = "agree"
REFUSE: Final = "refuse"
STAND_IN: Final = "stand_in"  # a bot plays for an absent person; body: level
RETURN: Final = "return"  # the person plays again
REMATCH: Final = "rematch"  # body: id of the next table
CLOSE: Final = "close"  # nobody wants to play any more

SEATING: Final = frozenset((SIT, BOT, STAND, CLAIM, STAND_IN, RETURN))
"""Kinds that say who plays where."""


class Entry(Struct, frozen=True, kw_only=True):
    """One entry of a log, numbered from 1."""

    number: int
    kind: str
    seat: int = -1
    person: str | None = None
    body: str = ""
    at: float
    key: str | None = None  # of the command; the last of its entries bears it


class Draft(Struct, frozen=True, kw_only=True):
    """An entry that is not numbered yet."""

    kind: str
    seat: int = -1
    person: str | None = None
    body: str = ""
