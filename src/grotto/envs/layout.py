"""Layouts: what each number of an observation means.

An observation is a row of bytes. First come the fields of the table, then the fields of every
player, from whoever looks on clockwise. It is made from the view of a seat and from nothing else;
where a game has an encoder, which makes the very same row from the state and is faster, play takes
that one.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from grotto.envs.native.encoder import Encoder
from grotto.envs.native.rows import MOST

View = Mapping[str, Any]
Values = Mapping[str, Sequence[int]]
"""The numbers of every field, by its name."""


@dataclass(frozen=True)
class Field:
    """Some numbers that belong together; `per_seat` of them for every seat besides `size`."""

    name: str
    size: int
    about: str
    per_seat: int = 0

    def length(self, seats: int) -> int:
        """Return how many numbers it has at a table for so many."""
        return self.size + self.per_seat * seats


@dataclass(frozen=True)
class Slice:
    """Where a field is in the observations of a table."""

    name: str
    start: int
    stop: int
    about: str


@dataclass(frozen=True)
class Layout:
    """How observations of one game are laid out, and how they are made."""

    table: tuple[Field, ...]
    player: tuple[Field, ...]
    of_table: Callable[[View, int], Values]  # by view and viewer
    of_player: Callable[[View, int, int], Values]  # by view, seat and viewer
    encoder: Callable[[int], Encoder] | None = None  # by seats: makes the same from states

    def slices(self, seats: int) -> list[Slice]:
        """List the fields of a table for so many, in their order."""
        named = [(field.name, field) for field in self.table]
        for seat in range(seats):
            named += [(f"player_{seat}.{field.name}", field) for field in self.player]
        found, start = [], 0
        for name, field in named:
            stop = start + field.length(seats)
            found.append(Slice(name, start, stop, field.about))
            start = stop
        return found

    def size(self, seats: int) -> int:
        """Return how many numbers an observation has."""
        return sum(field.length(seats) for field in self.table) + seats * sum(
            field.length(seats) for field in self.player
        )

    def from_view(self, view: View, viewer: int, seats: int) -> bytearray:
        """Make an observation of what a seat sees."""
        row = _row(self.table, self.of_table(view, viewer), seats)
        for distance in range(seats):
            seat = (viewer + distance) % seats
            row += _row(self.player, self.of_player(view, seat, viewer), seats)
        return row


def _row(fields: Iterable[Field], values: Values, seats: int) -> bytearray:
    row = bytearray()
    for field in fields:
        numbers = values[field.name]
        assert len(numbers) == field.length(seats), field.name
        row += bytes(min(number, MOST) for number in numbers)
    return row


# ---- what all tables have -----------------------------------------------------------------------

ROUND: Final = Field("round", 1, "the round")
TO_ACT: Final = Field("to_act", 0, "who is asked, by seat", 1)


def question_field(kinds: Sequence[str]) -> Field:
    """Return the field that tells the kind of the question."""
    return Field("question", len(kinds), f"what is asked: {', '.join(kinds)}")
