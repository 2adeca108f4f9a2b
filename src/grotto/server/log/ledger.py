"""The ledger: what a table's log amounts to, entry by entry. It knows no rules of any game."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, field

from grotto.core.seats import NOBODY
from grotto.server.log import entries as log
from grotto.server.log.clocks import Timing, new_timing
from grotto.server.log.entries import Back, Entry

OPEN: Final = "open"
PLAYING: Final = "playing"
CLOSED: Final = "closed"

FORM: Final = 3
"""Raised whenever the same log amounts to another ledger: what is kept of before is not read."""

_PLAYING: Final = frozenset((log.MOVE, log.BACK, log.AGAIN, log.END_TURN))
_ASKING: Final = frozenset((log.ASK_BACK, log.AGREE, log.REFUSE))
MOST_NOTED: Final = 200
"""Notices that are remembered: people may come and go as often as they like."""
NOTED: Final = frozenset(
    (
        log.SIT,
        log.STAND,
        log.START,
        log.BACK,
        log.AGAIN,
        log.ASK_BACK,
        log.REFUSE,
        log.VOTE,
        log.STAND_IN,
        log.RETURN,
        log.VACATION,
        log.REMATCH,
        log.CLOSE,
    )
)


class Place(Struct, kw_only=True):
    """A seat at a table: open, a person's, or a bot's."""

    person: str | None = None
    name: str = ""
    level: str = ""  # of the bot that sits here
    stand_in: str = ""  # of the bot that plays for the person
    why: str = ""  # it plays: a reason of `entries`
    account: bool = False  # the person has a password
    by_hand: bool = False  # the person ends turns by hand
    ready: bool = False  # before the start: the person may begin
    away: float = 0.0  # until when the person is on vacation, in served time
    votes: list[int] = field(default_factory=list)  # seats that want a bot to play for this one

    @property
    def plays(self) -> bool:
        """Whether a person sits here and plays, no bot."""
        return self.person is not None and not self.stand_in


class Made(Struct, frozen=True, kw_only=True):
    """A move that was made."""

    text: str
    seat: int  # -1 for chance
    at: float
    digest: str = ""  # of the state after it, where one was taken


class AskedBack(Struct, kw_only=True):
    """Somebody asks to go back to where so many moves are left."""

    seat: int
    moves: int
    asked: list[int]  # seats whose people have to agree, also those who have left meanwhile
    agreed: list[int]
    at: float


class Noted(Struct, frozen=True, kw_only=True):
    """Something at the table, not in the game, that people are told."""

    number: int  # of the entry
    kind: str
    seat: int
    name: str  # of who sat there
    body: str
    move: int  # after so many moves


class Ledger(Struct, kw_only=True):
    """All that a log says."""

    places: list[Place]
    timing: Timing
    form: int = FORM
    version: int = 0
    chain: str = ""  # of the log up to here
    status: str = OPEN
    moves: list[Made] = field(default_factory=list)
    all_again: bool = False  # moves were taken back by a log of before: all could be played again
    undone: list[list[Made]] = field(default_factory=list)  # what can be played again, last first
    lengths: list[int] = field(default_factory=lambda: [0])  # number of moves, by version
    asked_back: AskedBack | None = None
    noted: list[Noted] = field(default_factory=list)
    rematch: str = ""
    rematch_invite: str = ""
    started: float = 0.0

    def note(self, entry: Entry) -> None:
        """Let one more entry count."""
        thinker = self._thinker()
        away = self.places[thinker].away if thinker >= 0 else 0.0
        self.timing.count(thinker, entry.at, away)
        if entry.kind in NOTED:
            self._tell(entry)
        if entry.kind in log.SEATING:
            self._seat(entry)
        elif entry.kind in _PLAYING:
            self._play(entry)
        elif entry.kind in _ASKING:
            self._ask(entry)
        else:
            self._turn_page(entry)
        if entry.kind == log.END_TURN:
            self.timing.end_turn(entry.asked, len(self.moves))
        elif entry.kind != log.CLAIM:  # it is written by who does not know the game
            self.timing.ask(entry.asked, len(self.moves))
        self.version = entry.number
        self.chain = entry.chain or log.chained(self.chain, entry)
        self.lengths.append(len(self.moves))

    def _thinker(self) -> int:
        """Return the seat whose time runs, -1 if it is nobody's."""
        asked = self.timing.asked
        running = self.status == PLAYING and asked >= 0 and self.places[asked].plays
        return asked if running else -1

    @property
    def held(self) -> int:
        """The seat that may have to end its turn: it is asked, whomever the rules ask."""
        asked = self.timing.asked
        by_hand = asked >= 0 and self.places[asked].by_hand and self.places[asked].plays
        return asked if by_hand else NOBODY

    def players(self) -> set[str | None]:
        """Return the people who play themselves."""
        return {place.person for place in self.places if place.plays}

    def people(self) -> set[str | None]:
        """Return the people who sit here, also those for whom a bot plays: they may return."""
        return {place.person for place in self.places if place.person is not None}

    def people_at(self, seats: Iterable[int]) -> set[str | None]:
        """Return the people who sit at some seats."""
        return {self.places[seat].person for seat in seats}

    def _gone_back(self, entry: Entry) -> Back:
        """Return how far an entry goes back, and why; logs of before do not say all of it."""
        back = log.read_back(entry.body)
        if back.what:
            return back
        pending = self.asked_back
        agreed = pending is not None and self.players() <= self.people_at(pending.agreed)
        return Back(left=back.left, what=log.AGREED if agreed else log.CHOICE)

    def _tell(self, entry: Entry) -> None:
        name = self.places[entry.seat].name if entry.seat >= 0 else ""
        body, move = entry.body, len(self.moves)
        if entry.kind == log.BACK:
            back = self._gone_back(entry)
            body, move = back.what, back.left
        self.noted.append(
            Noted(
                number=entry.number,
                kind=entry.kind,
                seat=entry.seat,
                name=entry.body if entry.kind == log.SIT else name,
                body=body,
                move=move,
            )
        )
        del self.noted[:-MOST_NOTED]

    def _seat(self, entry: Entry) -> None:
        if entry.kind == log.CLAIM:
            self._claim(entry)
        elif entry.kind in (log.STAND_IN, log.RETURN):
            self._stand_in(entry)
        elif entry.kind == log.VACATION:
            self.places[entry.seat].away = float(entry.body)
        elif entry.kind == log.SIT:
            self.places[entry.seat] = Place(person=entry.person, name=entry.body)
        elif entry.kind == log.NAMED:
            self.places[entry.seat] = Place(name=entry.body)
        else:
            self.places[entry.seat] = Place(level=entry.body)

    def _claim(self, entry: Entry) -> None:
        for place in self.places:
            if place.person == entry.body:
                place.person, place.account = entry.person, True

    def _stand_in(self, entry: Entry) -> None:
        place = self.places[entry.seat]
        if entry.kind == log.RETURN and place.why == log.TIME:
            self.timing.give_reserve(entry.seat)
        if entry.kind == log.RETURN and entry.seat == self.timing.asked:
            self.timing.fresh = self.timing.since
        place.stand_in, _, place.why = entry.body.partition(" ")
        place.votes = []

    def _play(self, entry: Entry) -> None:
        if entry.kind == log.MOVE:
            made = Made(text=entry.body, seat=entry.seat, at=entry.at, digest=entry.digest)
            self.moves.append(made)
            self.undone.clear()
            if entry.seat >= 0:
                self.places[entry.seat].votes = []
        elif entry.kind == log.BACK:
            self._go_back(self._gone_back(entry))
        elif entry.kind == log.AGAIN:
            self.moves += self.undone.pop()
        elif not self.all_again:
            self.undone.clear()
        self.asked_back = None

    def _go_back(self, back: Back) -> None:
        """Forget moves; who has taken back alone may play again what was their own of them."""
        taken = self.moves[back.left :]
        del self.moves[back.left :]
        self.all_again = back.own is None
        if back.what == log.AGREED:
            self.timing.go_back(back.left)
        if back.own is None:
            self.undone.append(taken)
            return
        if back.what == log.AGREED:
            self.undone.clear()
            return
        own = taken[: back.own]
        if self.undone and self._whose(self.undone[-1]) != self._whose(own):
            self.undone.clear()
        self.undone.append(own)

    def _whose(self, moves: list[Made]) -> str | None:
        """Return who may play some moves again."""
        return self.places[moves[0].seat].person

    def _ask(self, entry: Entry) -> None:
        if entry.kind == log.ASK_BACK:
            moves, *asked = map(int, entry.body.split(" "))
            self.asked_back = AskedBack(
                seat=entry.seat,
                moves=moves,
                asked=asked or [seat for seat, place in enumerate(self.places) if place.person],
                agreed=[entry.seat],
                at=entry.at,
            )
        elif entry.kind == log.REFUSE:
            self.asked_back = None
        elif self.asked_back is not None:
            self.asked_back.agreed.append(entry.seat)

    def _turn_page(self, entry: Entry) -> None:
        if entry.kind == log.START:
            self.status, self.started = PLAYING, entry.at
        elif entry.kind == log.VOTE:
            self.places[int(entry.body)].votes.append(entry.seat)
        elif entry.kind == log.BY_HAND:
            self.places[entry.seat].by_hand = bool(entry.body)
        elif entry.kind == log.READY:
            self.places[entry.seat].ready = bool(entry.body)
        elif entry.kind == log.REMATCH:
            self.rematch, _, self.rematch_invite = entry.body.partition(" ")
        elif entry.kind == log.CLOSE:
            self.status = CLOSED

    def unchanged_moves(self, version: int) -> int:
        """Return how many moves are still the same as at an earlier version."""
        return min(self.lengths[version:], default=0)


def new_ledger(seats: int) -> Ledger:
    """Return the ledger of a table at which nobody sits yet."""
    return Ledger(places=[Place() for _ in range(seats)], timing=new_timing(seats))
