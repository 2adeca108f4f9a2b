"""The ledger: what a table's log amounts to, entry by entry. It knows no rules of any game."""

from typing import Final

from msgspec import Struct, field

from grotto.server.tables import entries as log
from grotto.server.tables.entries import Entry

OPEN: Final = "open"
PLAYING: Final = "playing"
CLOSED: Final = "closed"

_PLAYING: Final = frozenset((log.MOVE, log.BACK, log.AGAIN))
_ASKING: Final = frozenset((log.ASK_BACK, log.AGREE, log.REFUSE))


class Place(Struct, kw_only=True):
    """A seat at a table: open, a person's, or a bot's."""

    person: str | None = None
    name: str = ""
    level: str = ""  # of the bot that sits here
    stand_in: str = ""  # of the bot that plays for the person
    account: bool = False  # the person has a password


class Made(Struct, frozen=True, kw_only=True):
    """A move that was made."""

    text: str
    seat: int  # -1 for chance
    at: float


class AskedBack(Struct, kw_only=True):
    """Somebody asks to go back to where so many moves are left."""

    seat: int
    moves: int
    agreed: list[int]


class Ledger(Struct, kw_only=True):
    """All that a log says."""

    places: list[Place]
    version: int = 0
    status: str = OPEN
    moves: list[Made] = field(default_factory=list)
    undone: list[list[Made]] = field(default_factory=list)  # what can be played again, last first
    lengths: list[int] = field(default_factory=lambda: [0])  # number of moves, by version
    asked_back: AskedBack | None = None
    rematch: str = ""
    started: float = 0.0

    def note(self, entry: Entry) -> None:
        """Let one more entry count."""
        if entry.kind in log.SEATING:
            self._seat(entry)
        elif entry.kind in _PLAYING:
            self._play(entry)
        elif entry.kind in _ASKING:
            self._ask(entry)
        elif entry.kind == log.START:
            self.status, self.started = PLAYING, entry.at
        elif entry.kind == log.REMATCH:
            self.rematch = entry.body
        else:
            self.status = CLOSED
        self.version = entry.number
        self.lengths.append(len(self.moves))

    def _seat(self, entry: Entry) -> None:
        if entry.kind == log.SIT:
            self.places[entry.seat] = Place(person=entry.person, name=entry.body)
        elif entry.kind == log.BOT:
            self.places[entry.seat] = Place(level=entry.body)
        elif entry.kind == log.STAND:
            self.places[entry.seat] = Place()
        elif entry.kind == log.CLAIM:
            self._claim(entry)
        else:
            self.places[entry.seat].stand_in = entry.body

    def _claim(self, entry: Entry) -> None:
        for place in self.places:
            if place.person == entry.body:
                place.person, place.account = entry.person, True

    def _play(self, entry: Entry) -> None:
        self.asked_back = None
        if entry.kind == log.MOVE:
            self.moves.append(Made(text=entry.body, seat=entry.seat, at=entry.at))
            self.undone.clear()
        elif entry.kind == log.BACK:
            left = int(entry.body)
            self.undone.append(self.moves[left:])
            del self.moves[left:]
        else:
            self.moves += self.undone.pop()

    def _ask(self, entry: Entry) -> None:
        if entry.kind == log.ASK_BACK:
            asked = AskedBack(seat=entry.seat, moves=int(entry.body), agreed=[entry.seat])
            self.asked_back = asked
        elif entry.kind == log.REFUSE:
            self.asked_back = None
        elif self.asked_back is not None:
            self.asked_back.agreed.append(entry.seat)

    def unchanged_moves(self, version: int) -> int:
        """Return how many moves are still the same as at an earlier version."""
        return min(self.lengths[version:], default=0)


def new_ledger(seats: int) -> Ledger:
    """Return the ledger of a table at which nobody sits yet."""
    return Ledger(places=[Place() for _ in range(seats)])
