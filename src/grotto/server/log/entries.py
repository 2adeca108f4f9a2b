"""Entries of a table's log. The log is append-only: taking back is an entry too.

Two digests keep it honest. `digest` is the fingerprint of the state that a command has led to, so
that rules which have changed are noticed; the last move of a command bears it. `chain` stands for
the whole log up to an entry, so that whatever was made from a log can be shown to belong to it.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from grotto.core.seats import NOBODY
from grotto.play.history import Played

SIT: Final = "sit"  # a person takes a seat; body: name
BOT: Final = "bot"  # a bot takes a seat; body: level
STAND: Final = "stand"  # a seat becomes open again
NAMED: Final = "named"  # a seat bears a name, as in a record; body: name
CLAIM: Final = "claim"  # an account holds all seats of somebody; body: who that was
GONE: Final = "gone"  # a person is forgotten; the name was taken out of the log
START: Final = "start"  # body: `RECORD` where the game goes on from one
MOVE: Final = "move"  # body: notation
BACK: Final = "back"  # body: see `Back`
AGAIN: Final = "again"  # what was taken back last is played again
BY_HAND: Final = "by_hand"  # a seat's turns end only when it says so; body: "on", or nothing
END_TURN: Final = "end_turn"  # a seat ends its turn, for which all others have waited
ASK_BACK: Final = "ask_back"  # body: how many moves would be left, and the seats that are asked
AGREE: Final = "agree"
REFUSE: Final = "refuse"
VOTE: Final = "vote"  # a seat wants a bot to play for an absent one; body: the other seat
STAND_IN: Final = "stand_in"  # a bot plays for an absent person; body: level, and a reason
RETURN: Final = "return"  # the person plays again
REMATCH: Final = "rematch"  # body: id of the next table, and its invitation
READY: Final = "ready"  # somebody may begin, or not yet; body: "on", or nothing
VACATION: Final = "vacation"  # a person is away; body: until when, in served time; 0: no more
CLOSE: Final = "close"  # nobody wants to play any more

SEATING: Final = frozenset((SIT, BOT, STAND, NAMED, CLAIM, STAND_IN, RETURN, VACATION))
"""Kinds that say who plays where, and who is away."""

GOES_ON: Final = frozenset((START, MOVE, BACK, AGAIN, END_TURN))
"""Kinds after which somebody else may be asked."""

LEFT: Final = "left"
HOST: Final = "host"
VOTES: Final = "votes"
TIME: Final = "time"
"""Why a bot plays for somebody: they left, or the host, the others or the clock wanted it."""

RECORD: Final = "record"

CHOICE: Final = "choice"
TURN: Final = "turn"
AGREED: Final = "agreed"
"""What is taken back: one's last choice, one's whole turn, or what all who were asked agreed to."""


CHAIN_BYTES: Final = 8


class Entry(Struct, frozen=True, kw_only=True):
    """One entry of a log, numbered from 1."""

    number: int
    kind: str
    seat: int = -1
    person: str | None = None
    body: str = ""
    at: float
    asked: int = NOBODY  # the seat that is asked after it
    key: str | None = None  # of the command; the last of its entries bears it
    digest: str = ""  # of the state after it, where one was taken
    chain: str = ""  # of the log up to here; empty if the one who wrote it did not know it


def chained(before: str, entry: Entry) -> str:
    """Return the chain of a log whose chain was `before`, with one more entry."""
    said = (
        f"{before}\n{entry.number}\n{entry.kind}\n{entry.seat}\n{entry.person}\n{entry.at!r}\n"
        f"{entry.asked}\n{entry.key}\n{entry.digest}\n{entry.body}"
    )
    return blake2b(said.encode(), digest_size=CHAIN_BYTES).hexdigest()


class Draft(Struct, frozen=True, kw_only=True):
    """An entry that is not numbered yet."""

    kind: str
    seat: int = -1
    person: str | None = None
    body: str = ""


class Back(Struct, frozen=True, kw_only=True):
    """What the body of a `BACK` says; logs of before say no more than what is left."""

    left: int  # moves
    what: str = ""  # was taken back: `CHOICE`, `TURN` or `AGREED`
    own: int | None = None  # of the moves taken back, how many the same seat may play again

    def body(self) -> str:
        """Return it as it is written down."""
        return f"{self.left} {self.what} {self.own}"


def read_back(body: str) -> Back:
    """Read the body of a `BACK`."""
    left, *more = body.split(" ")
    return Back(left=int(left), what=more[0], own=int(more[1])) if more else Back(left=int(left))


def moves_of(history: Sequence[Played], person: str | None) -> list[Draft]:
    """Return what is written down of some moves."""
    return [
        Draft(kind=MOVE, seat=played.seat, person=person, body=played.action.text())
        for played in history
    ]
