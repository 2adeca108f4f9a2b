"""The course of a finished game, for charts."""

from msgspec import Struct


class Stage(Struct, frozen=True, kw_only=True):
    """The end of a round: what everybody had then."""

    round: int
    move: int  # after so many moves
    totals: list[int]  # by seat


class Course(Struct, frozen=True, kw_only=True):
    """How the scores went."""

    stages: list[Stage]
