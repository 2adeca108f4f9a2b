"""The ledger: what a table's log amounts to, entry by entry. It knows no rules of any game."""

from typing import Final

from msgspec import Struct, field

from grotto.server.tables import entries as log
from grotto.server.tables.entries import Entry

OPEN: Final = "open"
PLAYING: Final = "playing"
CLOSED: Final = "closed"
OVER: Final = "over"

CHANCE_SEAT: Final = -1


class Place(Struct, kw_only=True):
    """A seat at a table: open, a person's, or a bot's."""

    person: str | None = None
    name: str = ""
    level: str = ""  # of the bot that sits here
    stand_in: str = ""  # of the bot that plays for the person


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
    moves: list[str] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)  # who made each move; -1 for chance
    times: list[float] = field(default_factory=list)  # when
    undone: list[list[str]] = field(default_factory=list)  # what can be played again, the last first
    asked_back: AskedBack | None = None
    rematch: str = ""
    started: float = 0.0

    def note(self, entry: Entry) -> None:
        """Let one more entry count."""
        self.version = entry.number
        if entry.kind in (log.SIT, log.BOT, log.STAND, log.STAND_IN, log.RETURN):
            self._seat(entry)
        elif entry.kind in (log.MOVE, log.BACK):
            self._move(entry)
        elif entry.kind in (log.ASK_BACK, log.AGREE, log.REFUSE):
            self._agree(entry)
        elif entry.kind == log.START:
            self.status, self.started = PLAYING, entry.at
        elif entry.kind == log.REMATCH:
            self.rematch = entry.body
        else:
            assert entry.kind == log.CLOSE, entry.kind
            self.status = CLOSED

    def _seat(self, entry: Entry) -> None:
        place = self.places[entry.seat]
        if entry.kind == log.SIT:
            self.places[entry.seat] = Place(person=entry.person, name=entry.body)
        elif entry.kind == log.BOT:
            self.places[entry.seat] = Place(level=entry.body)
        elif entry.kind == log.STAND:
            self.places[entry.seat] = Place()
        else:
            place.stand_in = entry.body if entry.kind == log.STAND_IN else ""

    def _move(self, entry: Entry) -> None:
        self.asked_back = None
        if entry.kind == log.MOVE:
            self.moves.append(entry.body)
            self.movers.append(entry.seat)
            self.times.append(entry.at)
            return
        left = int(entry.body)
        self.undone.append(self.moves[left:])
        del self.moves[left:], self.movers[left:], self.times[left:]

    def _agree(self, entry: Entry) -> None:
        if entry.kind == log.ASK_BACK:
            asked = AskedBack(seat=entry.seat, moves=int(entry.body), agreed=[entry.seat])
            self.asked_back = asked
        elif entry.kind == log.REFUSE:
            self.asked_back = None
        elif self.asked_back is not None:
            self.asked_back.agreed.append(entry.seat)


def new_ledger(seats: int) -> Ledger:
    """Return the ledger of a table at which nobody sits yet."""
    return Ledger(places=[Place() for _ in range(seats)])
