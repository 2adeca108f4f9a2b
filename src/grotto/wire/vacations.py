"""Vacations: days on which one's clock stands at slow tables."""

from typing import Annotated

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.wire.bodies import Body


class TakeVacation(Body, frozen=True, kw_only=True):
    """Somebody will be away for some days, beginning now."""

    days: Annotated[int, Limits(ge=1, le=366)]


class VacationState(Struct, frozen=True, kw_only=True):
    """Until when one is away, and what is left of this year's days."""

    until: float | None  # seconds since 1970; none when one is not away
    left: int  # days
    allowed: int  # days a year; 0 where the server knows no vacations
