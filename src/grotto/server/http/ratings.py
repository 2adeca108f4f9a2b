"""Routes of ratings: who is strongest, and what a game has changed."""

from typing import Annotated, Final, Literal

from fastapi import Query

from grotto.games import find_game
from grotto.server.http.deps import Asker, Charge, TheRoom, TheServices
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.wire.ratings import Board, RatingChange

RATINGS = WireRouter("/api", ["ratings"])

MOST_RANKED: Final = 100

Scale = Literal["people", "bots"]


@RATINGS.get("/ratings/{game}")
async def see_board(
    services: TheServices,
    asker: Asker,
    charge: Charge,
    game: str,
    scale: Scale = "people",
    limit: Annotated[int, Query(ge=1, le=MOST_RANKED)] = 50,
) -> Board:
    """See who is strongest in a game: among people, or against bots."""
    charge(Cost.BOARD)
    find_game(game)  # refuses what no database should be asked about
    return await services.pages.ratings.board(game, scale, asker.id if asker else None, limit)


@RATINGS.get("/tables/{table}/ratings")
async def see_changes(room: TheRoom, services: TheServices, charge: Charge) -> list[RatingChange]:
    """See what a finished game has changed; nothing where it does not count, or not yet."""
    charge(Cost.BOARD)
    return await services.pages.ratings.of_table(room.spec.id) if room.spec.rated else []
