"""The truth about a table: what really lies there, and what each seat may know of it.

It is read from the log of the server under test, moves of chance included, and never from anything
that was sent to a browser.
"""

from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Any, Final

import msgspec

from grotto.core.event import Event
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import find_game
from grotto.games.lost_mines.state import LostMinesState, keys_of
from grotto.server.tables.parts import line
from grotto.server.tables.room import Room
from grotto.wire.frames import Frame, LogLine
from tests.server.running import Running

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {
    "card-drawn": ("card",),
    "card-lost": ("card",),
    "discarded": ("cards",),
    "dwarf-dealt": ("role",),
    "mine-peeked": ("mine",),
    "treasure-peeked": ("treasure",),
    "dwarf-peeked": ("role",),
}
"""Fields of events that only who acted may know, said once more than in the game itself."""


class Truth:
    """A game as the server has written it down."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._game = find_game(room.spec.game)
        self._texts: list[str] = []
        self._states: list[State] = [self._game.new(room.spec.seats, room.spec.options)]
        self._told: list[tuple[int, list[Event]]] = []  # who acted, and what happened
        self._stream = Stream(1)

    @property
    def seed(self) -> str:
        """What all luck follows from: nobody may know it while the game goes on."""
        return self._room.spec.seed

    def state(self, moves: int) -> State:
        """Return the true state after so many moves."""
        written = [made.text for made in self._room.ledger.moves[:moves]]
        pairs = zip(self._texts, written, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if same < min(moves, len(self._texts)):  # something was taken back
            del self._texts[same:], self._told[same:], self._states[same + 1 :]
        for text in written[len(self._texts) :]:
            after = self._states[-1].copy()
            events = list(after.play(self._game.parse(text)))
            self._told.append((self._states[-1].to_act(), events))
            self._states.append(after)
            self._texts.append(text)
        return self._states[moves]

    def hand(self, moves: int, seat: int) -> list[str]:
        """Return the cards that a seat truly holds."""
        state = self.state(moves)
        return keys_of(state.hands[seat]) if isinstance(state, LostMinesState) else []

    def view(self, moves: int, viewer: int) -> dict[str, Any]:
        """Return what a viewer may see of the true state."""
        return _plain(self._game.view(self.state(moves), viewer))

    def view_of_twin(self, moves: int, viewer: int) -> dict[str, Any]:
        """Return what a viewer sees where everything that is hidden from them was dealt anew."""
        world = self._game.worlds(self.state(moves), viewer, self._stream)
        return _plain(self._game.view(world, viewer))

    def lines(self, first: int, moves: int, viewer: int) -> list[LogLine]:
        """Return what a viewer may be told of the moves after `first`."""
        self.state(moves)
        return [
            line(number, seat, self._game.seen_by(event, viewer))
            for number, (seat, events) in enumerate(self._told[first:moves], first + 1)
            for event in events
        ]


def _plain(view: Mapping[str, object]) -> dict[str, Any]:
    """Return a view as it travels."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return told


def truth_of(server: Running, path: str) -> Truth:
    """Return the truth about a table by its path."""
    room = server.services.hub.loaded(path.rsplit("/", 1)[-1])
    assert room is not None, f"no table at {path}"
    return Truth(room)


def leaks_in(frame: Frame, truth: Truth) -> Iterator[str]:
    """Find what the viewer of a frame must not know."""
    if frame.table.status == "playing" and frame.table.seed:
        yield "the seed"
    may_see = truth.view(frame.moves, frame.viewer)
    twin = truth.view_of_twin(frame.moves, frame.viewer)
    for part in may_see.keys() | frame.view.keys():
        if frame.view.get(part) != may_see.get(part):
            yield f"{part} is not what {frame.viewer} may see after {frame.moves} moves"
        elif frame.view.get(part) != twin.get(part):
            yield f"{part} depends on what is hidden from {frame.viewer}"
    if frame.question is not None and frame.viewer != truth.state(frame.moves).to_act():
        yield f"a question to others is shown to {frame.viewer}"
    yield from leaks_in_lines(frame.lines, frame.lines_from, frame.moves, frame.viewer, truth)


def leaks_in_lines(
    lines: list[LogLine], first: int, moves: int, viewer: int, truth: Truth
) -> Iterator[str]:
    """Find what a viewer must not be told of some moves."""
    may_know = [_sent(line) for line in truth.lines(first, moves, viewer)]
    if [_sent(line) for line in lines] != may_know:
        yield f"lines after move {first} are not what {viewer} may be told"
    for told in lines:
        fields = SECRETS.get(str(told.event.get("kind")), ())
        if told.event.get("seat") != viewer and any(told.event.get(field) for field in fields):
            yield f"{told.event['kind']} of {told.event['seat']} is told to {viewer}"


def _sent(told: LogLine) -> object:
    return msgspec.json.decode(msgspec.json.encode(told))
