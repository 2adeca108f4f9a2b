"""Plans: answers that somebody leaves for the next own question, while others are asked."""

from typing import Annotated, Final

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.wire.bodies import Body
from grotto.wire.offers import Menu

MOST_ANSWERS: Final = 8
LONGEST_ANSWER: Final = 200  # characters

Answer = Annotated[str, Limits(min_length=1, max_length=LONGEST_ANSWER)]


class MakePlan(Body, frozen=True, kw_only=True):
    """The first of these answers that is possible shall be played when one is asked next."""

    answers: Annotated[list[Answer], Limits(min_length=1, max_length=MOST_ANSWERS)]
    version: Annotated[int, Limits(ge=0, le=2_000_000_000)]  # of the table that one has seen


class PlanState(Struct, frozen=True, kw_only=True):
    """One's plan for a seat, and whether one may plan now; nobody else is told."""

    seat: int
    version: int
    possible: bool  # one waits for others, at a slow table
    answers: list[str]  # in notation; none where nothing is planned
    failed: str  # revealed or impossible: why the last plan was not played


class PlanOffers(Struct, frozen=True, kw_only=True):
    """Which answers one may have when one is asked next; none where something is revealed first."""

    version: int
    menus: list[Menu]
