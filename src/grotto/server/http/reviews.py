"""Routes of reviews: what the moves of a finished game were worth."""

from fastapi import Request

from grotto.server.http.deps import Charge, TheRoom, TheServices
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.server.services import Services
from grotto.server.storage.reviews import FAILED
from grotto.server.tables.room import Room
from grotto.wire.reviews import ReviewState

REVIEWS = WireRouter("/api/tables", ["reviews"])


@REVIEWS.post("/{table}/review", status_code=202)
async def begin_review(request: Request, room: TheRoom, services: TheServices) -> ReviewState:
    """Let a finished game be judged, unless that was done before or somebody is at it."""
    known = await _known(services, room)
    if known.state not in ("none", FAILED):
        return known
    services.gate.reviews.spend(address_of(request))
    await services.desk.ask(room)
    return await _known(services, room)


@REVIEWS.get("/{table}/review")
async def see_review(room: TheRoom, services: TheServices, charge: Charge) -> ReviewState:
    """See the review of a game, or how far it is."""
    charge(Cost.REVIEW)
    return await _known(services, room)


async def _known(services: Services, room: Room) -> ReviewState:
    return await services.reviews.of(room.spec.id, services.now())
