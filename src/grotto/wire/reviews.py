"""Reviews of finished games: what everybody could expect, what was luck, what choices cost."""

from typing import Literal

from msgspec import Struct

from grotto.wire.texts import Text


class Slip(Struct, frozen=True, kw_only=True):
    """A choice that cost points, and a better one."""

    move: int  # after so many moves somebody had to choose
    seat: int
    chosen: Text
    cost: float  # points of the lead
    better: Text
    reason: Text  # what speaks for the better one


class Review(Struct, frozen=True, kw_only=True):
    """A whole game, judged by what each seat could know."""

    course: list[list[float]]  # after every move, the points that each seat could expect
    luck: list[float]  # by seat: what dice and cards gave, against their average
    cost: list[float]  # by seat: what all its choices cost
    slips: list[Slip]  # the choices that cost most, the dearest first


class ReviewState(Struct, frozen=True, kw_only=True):
    """How far a review has come; `done` of all `moves` are judged."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    done: int = 0
    moves: int = 0
    review: Review | None = None
