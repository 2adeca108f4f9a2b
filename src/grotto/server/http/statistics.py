"""Routes of statistics: what the finished games on this server tell about a game."""

from typing import Annotated, Final

from fastapi import Query, Request

from grotto.core.languages import LANGUAGES
from grotto.server.bots.statistics import LEAST
from grotto.server.http.deps import Charge, TheServices
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.wire.statistics import StatisticsState

STATISTICS = WireRouter("/api/games", ["statistics"])

FRESH_SECONDS: Final = 600.0
"""Statistics are not made anew before this time has passed."""

Seats = Annotated[int | None, Query(ge=1, le=9)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


@STATISTICS.get("/{game}/statistics")
async def see_statistics(
    services: TheServices,
    charge: Charge,
    game: str,
    seats: Seats = None,
    language: Language = LANGUAGES[0],
) -> StatisticsState:
    """See what the finished games tell, or how far their sum is."""
    charge(Cost.STATISTICS)
    return await services.statistics.known(game, seats, language)


@STATISTICS.post("/{game}/statistics", status_code=202)
async def begin_statistics(
    request: Request,
    services: TheServices,
    charge: Charge,
    game: str,
    seats: Seats = None,
    language: Language = LANGUAGES[0],
) -> StatisticsState:
    """Let the finished games be summed up, unless that was done lately or is under way."""
    charge(Cost.STATISTICS)
    known = await services.statistics.known(game, seats, language)
    is_fresh = known.counted == known.games or services.now() - known.made < FRESH_SECONDS
    is_under_way = known.state in ("waiting", "running")
    if known.games < LEAST or is_under_way or (known.state == "done" and is_fresh):
        return known
    services.gate.reviews.spend(address_of(request))
    services.statistics.ask(game, known.seats)
    return await services.statistics.known(game, known.seats, language)
