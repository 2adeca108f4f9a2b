"""Frames: all that a server sends to somebody at a table, and all that it hears from there.

A line begins with a whole frame. Then come updates: what has changed since the message before. They
are made for the eyes of one line, so who misses one asks for a whole frame again.

A table's version counts the entries of its log. Whatever changes a table raises it, so a client
that says which version it has seen is told the lines and notices that it missed, and no others.
"""

from typing import Annotated, Any, Final

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.wire.audience import Audience
from grotto.wire.coach import AskCoach, AskJudged, Coached, Judged
from grotto.wire.hints import Hints
from grotto.wire.keys import Key, Notation
from grotto.wire.meta import Meta
from grotto.wire.offers import Menu
from grotto.wire.texts import Text

PROTOCOL: Final = 3
"""Raised whenever a client of before could misunderstand a frame."""

LONGEST_SAYING: Final = 500  # letters

Level = Annotated[str, Limits(max_length=16)]


# ---- what is on a table -------------------------------------------------------------------------


class Occupant(Struct, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    kind: str  # open, person or bot
    name: str
    level: str = ""  # of a bot
    stand_in: str = ""  # the bot that plays for an absent person
    why: str = ""  # it does: left, host, votes or time
    replace_in: float | None = None  # seconds until others may let a bot play; none if not absent
    votes: list[int] = []  # seats that want that
    online: bool = False
    yours: bool = False
    seconds_left: float | None = None  # on the clock of this seat
    account: bool = False  # a person with a password
    by_hand: bool = False  # turns end only when the person says so; nobody else is told
    ready: bool = False  # before the start: the person may begin
    vacation: float | None = None  # seconds for which the person is on vacation: the clock stands


class Undoing(Struct, frozen=True, kw_only=True):
    """How far the viewer may take back, and why not further."""

    undo: bool
    redo: bool
    turn: bool = False  # the whole turn is more than the last choice
    held: bool = False  # the viewer's turn has only to be ended
    why_not: Text | None = None
    ask: bool = False  # everybody could agree to go back further
    asked_by: int | None = None  # a seat that asks for it now
    agreed: list[int] = []


class NotPossible(Struct, frozen=True, kw_only=True):
    """Something that is not possible now, and why."""

    target: str  # an action, or the beginning of several
    verb: str  # its first word,
    keys: list[str]  # and what comes after it: ids of pieces and cells
    reason: Text
    rule: str  # id in the rulebook


class Question(Struct, frozen=True, kw_only=True):
    """What the viewer is asked; the view says it as a value too."""

    seat: int
    prompt: Text
    menus: list[Menu]
    rule: str = ""  # by which it is asked


class LogLine(Struct, frozen=True, kw_only=True):
    """Something that happened, as the viewer may know it."""

    move: int  # after which move of the game; 0 is before the first
    seat: int  # who acted; -1 for chance
    text: Text
    event: dict[str, Any]  # its kind and its fields; its type is `<Game>Event`


class Notice(Struct, frozen=True, kw_only=True):
    """Something that happened at the table, not in the game; it is never taken back."""

    number: int  # the version that it made
    move: int  # after so many moves
    seat: int  # whom it is about; -1 for all
    text: Text


class Portion(Struct, frozen=True, kw_only=True):
    """What a line of a score sheet consists of: so many of a thing, by its id."""

    key: str
    count: int
    points: int | None  # none where points are counted for the whole line only


class Score(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a score sheet."""

    item: str
    points: int
    text: Text
    portions: list[Portion] = []  # empty where the text says all


class Standing(Struct, frozen=True, kw_only=True):
    """A seat at the end of a game."""

    seat: int
    total: int
    rank: int
    winner: bool
    lines: list[Score]


# ---- from server to client ----------------------------------------------------------------------


class Frame(Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    """The table as one viewer may know it. It stands for all that was sent before it.

    Of a long game only the last lines are told; earlier ones come in pages, to those who leaf back.
    """

    version: int
    viewer: int  # a seat, or -3 for spectators
    table: Meta
    occupants: list[Occupant]
    moves: int  # of the game so far
    to_act: int
    view: dict[str, Any]  # what the game shows; its type is `<Game>View`
    lines: list[LogLine]  # new since the version the viewer had
    lines_from: int  # the move after which they begin: what was known of later ones is replaced
    question: Question | None = None
    undoing: Undoing | None = None
    standings: list[Standing] = []  # when the game is over
    projection: list[Standing] = []  # if it ended now, for who wants `Scores`; without lines of 0
    notices: list[Notice] = []  # new since the version the viewer had
    hand_over: int | None = None  # another seat of this screen is asked: let it `Look`


class Between(Struct, frozen=True, kw_only=True):
    """How a table looked between two frames: after one of the moves that came at once."""

    moves: int
    to_act: int
    view: Any  # a patch of the view before: of the last frame at first, then of the one before


class Update(Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """What has changed for the viewer since the frame or update before."""

    base: int  # the version that the viewer has
    version: int
    moves: int
    to_act: int
    hand_over: int | None = None
    changes: dict[str, Any]  # patches of parts of the frame, by name: see `patches`
    lines: list[LogLine]
    lines_from: int  # the move after which they begin: what was known of later ones is replaced
    notices: list[Notice] = []
    between: list[Between] = []  # in order; none where there was one move, or too many of them


PARTS: Final = ("table", "occupants", "view", "question", "undoing", "standings", "projection")
"""What of a frame an update changes by patches."""


class LogPage(Struct, frozen=True, kw_only=True):
    """Earlier lines of a table's log."""

    lines: list[LogLine]
    lines_from: int  # the move after which they begin; 0 when there are no earlier ones


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
    said: str  # empty when a moderator has hidden it: whoever has it takes it away
    at: float


class Preview(Struct, frozen=True, kw_only=True, tag_field="type", tag="preview"):
    """What an answer would lead to, as far as it does not depend on luck or secrets."""

    key: str
    action: str
    lines: list[Text]
    changes: list["Change"]


class Why(Struct, frozen=True, kw_only=True, tag_field="type", tag="why"):
    """Why something is not possible now; nothing when it is possible."""

    key: str
    version: int
    reasons: list[NotPossible]


class Ahead(Struct, frozen=True, kw_only=True, tag_field="type", tag="ahead"):
    """What a seat can work out ahead, where its view does not say it."""

    key: str
    version: int
    ahead: dict[str, Any]  # its type is `<Game>AheadView`; empty where the view says all


class Change(Struct, frozen=True, kw_only=True):
    """A value of the view that would be another one."""

    path: list[str | int]
    before: Any
    after: Any


class Farewell(Struct, frozen=True, kw_only=True, tag_field="type", tag="farewell"):
    """The server closes this connection; a client comes back after so many seconds."""

    code: str
    after: float


Advice = Hints | Coached | Judged
"""What a bot has to say to who plays."""

ServerMessage = (
    Frame | Update | Ack | Problem | ChatLine | Audience | Preview | Why | Ahead | Advice | Farewell
)


# ---- from client to server ----------------------------------------------------------------------


class Play(Struct, frozen=True, kw_only=True, tag_field="type", tag="play"):
    """Answer the question: at `expected` version, or not at all."""

    key: Key  # chosen by the client: sent twice, it is carried out once
    expected: int
    action: Notation


class Undo(Struct, frozen=True, kw_only=True, tag_field="type", tag="undo"):
    """Take the last choice back."""

    key: Key
    expected: int


class UndoTurn(Struct, frozen=True, kw_only=True, tag_field="type", tag="undo_turn"):
    """Take the whole turn back, as far as nothing was revealed."""

    key: Key
    expected: int


class EndTurn(Struct, frozen=True, kw_only=True, tag_field="type", tag="end_turn"):
    """End one's turn, where it does not end by itself."""

    key: Key
    expected: int


class ByHand(Struct, frozen=True, kw_only=True, tag_field="type", tag="by_hand"):
    """Say whether the turns of one's own seat end only by `EndTurn`."""

    key: Key
    seat: int
    on: bool


class Redo(Struct, frozen=True, kw_only=True, tag_field="type", tag="redo"):
    """Play again what was taken back."""

    key: Key
    expected: int


class AskBack(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_back"):
    """Ask all others to go back to one's last choice, or agree, or refuse."""

    key: Key
    expected: int
    agree: bool = True


class Say(Struct, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Say something to everybody at the table."""

    key: Key
    said: Annotated[str, Limits(max_length=LONGEST_SAYING)]


class Look(Struct, frozen=True, kw_only=True, tag_field="type", tag="look"):
    """Several seats share this screen, and now this one looks."""

    seat: int


class Leave(Struct, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """Go away during play: a bot plays for all of one's seats."""

    key: Key


class Return(Struct, frozen=True, kw_only=True, tag_field="type", tag="return"):
    """Play again oneself."""

    key: Key


class Replace(Struct, frozen=True, kw_only=True, tag_field="type", tag="replace"):
    """Want a bot to play for somebody who is absent: the host's word is enough, or many votes."""

    key: Key
    seat: int
    level: Level = ""  # the strongest bot if none is named


class AskPreview(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_preview"):
    """Ask what an answer would lead to."""

    key: Key
    action: Notation


class AskWhy(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_why"):
    """Ask why an action is not possible now; without one, why all is not that one might expect."""

    key: Key
    action: Notation = ""


class AskAhead(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_ahead"):
    """Ask for what one's seat can work out ahead: prices, sites, the best meal."""

    key: Key


class AskHint(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_hint"):
    """Ask a bot that thinks well what it would answer, and why."""

    key: Key


class Scores(Struct, frozen=True, kw_only=True, tag_field="type", tag="scores"):
    """Say whether one looks at the scores as they would be now: only then they are worked out."""

    on: bool


class Again(Struct, frozen=True, kw_only=True, tag_field="type", tag="again"):
    """Ask for a whole frame: something was missed."""


Command = (
    Play | Undo | UndoTurn | Redo | EndTurn | ByHand | AskBack | Say | Leave | Return | Replace
)
"""What is carried out, or refused."""

AskBot = AskHint | AskCoach | AskJudged
"""What a bot has to think about."""

ClientMessage = Command | Look | Scores | Again | AskPreview | AskWhy | AskAhead | AskBot
