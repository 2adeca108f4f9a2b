"""Albums: what can be seen of a finished game at every position, kept without its rules.

When a game is over everybody may look through the eyes of every seat, at every move. An album holds
just that: for each position who was asked, and what each kind of eyes saw; for each move what was
told of it; and the score sheets. So a finished game is shown for ever, whatever becomes of its
rules. It holds nothing that looking back would not show.

A book is an album as it is stored: JSON, compressed. Of what a viewer sees, it says how it differs
from what that viewer saw before; every `WHOLE_EVERY` positions all is said anew.
"""

import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from grotto.core.seats import NOBODY, SPECTATOR
from grotto.wire.course import Stage
from grotto.wire.frames import LogLine, Standing
from grotto.wire.patches import Patch, difference, patched

FORM: Final = 1
"""Raised when books are written in another way; those of before can still be read."""
WHOLE_EVERY: Final = 64
LEVEL: Final = 6
"""How hard books are compressed."""


class Sight(Struct, frozen=True, kw_only=True):
    """What one kind of eyes saw at a position, as JSON values."""

    view: dict[str, Any]
    projection: list[Any] = []  # how all would have scored


class Position(Struct, frozen=True, array_like=True):
    """The table after some moves."""

    to_act: int
    eyes: list[int]  # the viewer who saw the same, by viewer: the spectator first, then the seats
    sights: list[list[Any]]  # of each viewer who saw for himself: who it was, and a patch


class Pages(Struct, frozen=True, kw_only=True):
    """An album as it is written."""

    form: int = FORM
    seats: int
    positions: list[Position]  # the first one is before all moves
    lines: list[list[list[LogLine]]]  # by move and event: one for all, or one for each viewer
    standings: list[Standing]
    course: list[Stage]


_ENCODE: Final = msgspec.json.Encoder().encode
_PAGES: Final = msgspec.json.Decoder(Pages)


def viewers_of(seats: int) -> list[int]:
    """Return all who may look at a table, in the order of albums."""
    return [SPECTATOR, *range(seats)]


class Binder:
    """Puts positions together, saying each time what has changed."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self._last: dict[int, Any] = {}

    def add(self, to_act: int, eyes: Sequence[int], sights: Mapping[int, Sight]) -> None:
        """Add a position; `sights` are those of the viewers who are their own eyes."""
        if len(self.positions) % WHOLE_EVERY == 0:
            self._last = {}
        said = [[viewer, self._patch(viewer, sight)] for viewer, sight in sights.items()]
        self.positions.append(Position(to_act, list(eyes), said))

    def _patch(self, viewer: int, sight: Sight) -> Patch:
        now = msgspec.json.decode(_ENCODE(sight))  # as plain as it will be read
        before, self._last[viewer] = self._last.get(viewer), now
        return difference(before, now)


def bound(pages: Pages) -> bytes:
    """Return the book of an album."""
    return zlib.compress(_ENCODE(pages), LEVEL)


class Album:
    """An album that is looked at."""

    def __init__(self, book: bytes) -> None:
        """Open a book.

        Raises:
            ValueError: when it is none.
        """
        try:
            self._pages = _PAGES.decode(zlib.decompress(book))
        except (zlib.error, msgspec.DecodeError) as error:
            raise ValueError("no album") from error

    @property
    def moves(self) -> int:
        """How many moves the game had."""
        return len(self._pages.lines)

    @property
    def course(self) -> list[Stage]:
        """How the scores went, round by round."""
        return self._pages.course

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat at the end."""
        return tuple(standing.total for standing in self._pages.standings)

    def at(self, moves: int) -> "Leaf":
        """Return the table as it was after some moves; none are more than all."""
        at = min(moves, self.moves)
        return Leaf(self._pages, at, self._sights(at))

    def _sights(self, at: int) -> dict[int, Sight]:
        seen: dict[int, Any] = {}
        first = at - at % WHOLE_EVERY
        for position in self._pages.positions[first : at + 1]:
            for viewer, patch in position.sights:
                seen[viewer] = patched(seen.get(viewer), patch)
        own = {viewer for viewer, _ in self._pages.positions[at].sights}
        return {viewer: msgspec.convert(seen[viewer], Sight) for viewer in own}


@dataclass(frozen=True)
class Leaf:
    """One position of an album; it is looked at as a table is, and as the past of one."""

    _pages: Pages
    _at: int
    _sights: Mapping[int, Sight]

    @property
    def history(self) -> Sequence[object]:
        """Something for each move up to here."""
        return range(self._at)

    @property
    def to_act(self) -> int:
        """The seat that was asked, chance, or `NOBODY` when the game was over."""
        return self._pages.positions[self._at].to_act

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return self.to_act == NOBODY

    def eyes(self, viewer: int) -> int:
        """Return a viewer who saw just the same."""
        number = viewers_of(self._pages.seats).index(viewer)
        return self._pages.positions[self._at].eyes[number]

    def view(self, viewer: int) -> Mapping[str, object]:
        """Return what `viewer` could know then."""
        return self._sights[self.eyes(viewer)].view

    def projected(self, viewer: int) -> list[Standing]:
        """Return how all would have scored then, as far as `viewer` could know it."""
        sight = self._sights[self.eyes(viewer)]
        return msgspec.convert(sight.projection, list[Standing])

    def standings(self) -> list[Standing]:
        """Return how all have scored."""
        return self._pages.standings

    def lines(self, viewer: int, after: int, until: int | None = None) -> Iterator[LogLine]:
        """Yield what was told of some moves, as a viewer may know it."""
        number = viewers_of(self._pages.seats).index(viewer)
        for events in self._pages.lines[: self._at][after:until]:
            for told in events:
                yield told[number if len(told) > 1 else 0]

    def events(self, move: int) -> int:
        """Return how many events a move had; the first one is move 0."""
        return len(self._pages.lines[move])
