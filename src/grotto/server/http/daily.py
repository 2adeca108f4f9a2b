"""Routes of the deal of the day, and of what one has reached alone."""

import asyncio
from contextlib import suppress
from functools import lru_cache
from typing import Final

from fastapi import Request
from msgspec import structs

from grotto.bots import usual_level
from grotto.core.errors import BrokenGame
from grotto.games import GAMES, find_game
from grotto.packages import LADDER, part_of
from grotto.server.errors import NoDaily
from grotto.server.http.deps import Asker, Charge, Somebody, TheServices, welcome
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.server.log.ledger import CLOSED
from grotto.server.served_time import DAY_SECONDS, day_of
from grotto.server.services import Services
from grotto.server.storage.people import Person
from grotto.server.tables.daily import begin, daily_seats, sit_down
from grotto.server.tables.room import OVER
from grotto.wire.bodies import NewName, TableMade
from grotto.wire.daily import DailyGame, DailyResult, DailyTry, Days, SoloScores

DAILY = WireRouter("/api/daily", ["daily"])
SCORES = WireRouter("/api/me/scores", ["people"])

MOST_RESULTS: Final = 10
MOST_WINNERS: Final = 3
MOST_BEST: Final = 5


@DAILY.get("")
async def today(services: TheServices, asker: Asker, charge: Charge) -> Days:
    """Tell which deals everybody plays today, and who was best; results come after one's own."""
    charge(Cost.BOARD)
    now = services.wall()
    games = [_of_game(services, *game, asker, now) for game in _games()]
    left = DAY_SECONDS - now % DAY_SECONDS
    return Days(day=day_of(now), seconds_left=left, games=await asyncio.gather(*games))


@lru_cache
def _games() -> list[tuple[str, int, str]]:
    """Return the games that have a deal of the day, for how many, and against which bot."""
    found = []
    for game in GAMES:
        with suppress(NoDaily, BrokenGame):
            seats = daily_seats(game)
            found.append((game, seats, usual_level(find_game(game)) if seats > 1 else ""))
    return found


async def _of_game(
    services: Services, game: str, seats: int, level: str, asker: Person | None, now: float
) -> DailyGame:
    day, daily, person = day_of(now), services.daily, asker.id if asker else None
    tried = await daily.first_try(person, day, game) if person else None
    is_done = tried is not None and tried.status in (OVER, CLOSED)
    return DailyGame(
        game=game,
        seats=seats,
        level=level,
        finished=await daily.finished(day, game),
        mine=None if tried is None else DailyTry(table=tried.table, status=tried.status),
        results=await _todays(services, day, game, person) if is_done else [],
        yesterday=await daily.results(day_of(now - DAY_SECONDS), game, None, MOST_WINNERS),
    )


async def _todays(services: Services, day: str, game: str, person: str | None) -> list[DailyResult]:
    """Return the results of today; nobody may look at the tables of others yet."""
    found = await services.daily.results(day, game, person, MOST_RESULTS)
    return [one if one.yours else structs.replace(one, table="") for one in found]


@DAILY.post("/{game}", status_code=201)
async def try_deal(
    game: str, body: NewName, request: Request, asker: Asker, services: TheServices
) -> TableMade:
    """Play the deal of the day; asked again, it leads to the same table."""
    daily_seats(game)  # refuses before anybody is welcomed
    host = await welcome(request, asker, body.name)
    services.gate.commands.spend(host.id)
    day = day_of(services.wall())
    known = await services.daily.first_try(host.id, day, game)
    if known is None:
        services.gate.tables.spend(address_of(request))
        room = await begin(services.maker, services.daily, host, game, day)
    else:
        room = await services.hub.room(known.table)
    await sit_down(room, host)
    return TableMade(id=room.spec.id, invite="")


@SCORES.get("")
async def my_scores(person: Somebody, services: TheServices) -> list[SoloScores]:
    """List the best that one has reached alone, in games that have a ladder of titles."""
    with_ladder = [game for game in GAMES if part_of(game, LADDER)]
    asked = (services.results.alone(person.id, game, MOST_BEST) for game in with_ladder)
    return [scores for scores in await asyncio.gather(*asked) if scores.played]
