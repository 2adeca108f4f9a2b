"""Routes of plans: answers that one leaves for one's next question. Nobody else is told of them."""

import asyncio
from typing import Annotated

from fastapi import Query

from grotto.play.prospect import prospects
from grotto.server.errors import NotSeated
from grotto.server.http.deps import Actor, Charge, Somebody, TheRoom, TheServices
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.server.services import Services
from grotto.server.storage.people import Person
from grotto.server.tables import planning
from grotto.server.tables.room import Room
from grotto.wire.offers import menus_of
from grotto.wire.plans import MakePlan, PlanOffers, PlanState

PLANS = WireRouter("/api/tables", ["plans"])

OwnSeat = Annotated[int | None, Query(ge=0, le=8)]


@PLANS.get("/{table}/plan")
async def my_plan(
    room: TheRoom, person: Somebody, services: TheServices, seat: OwnSeat = None
) -> PlanState:
    """Say what one has planned, whether one may plan, and why the last plan was not played."""
    return await _state(services, room, person, _seat(room, person, seat))


@PLANS.get("/{table}/plan/offers")
async def what_may_come(
    room: TheRoom, person: Somebody, charge: Charge, seat: OwnSeat = None
) -> PlanOffers:
    """List the answers that one may have when one is asked next, as far as one can know."""
    own = _seat(room, person, seat)
    charge(Cost.PLAN)
    async with room.settled():
        planning.expect_plannable(room, own)
        version, position = room.version, planning.position_of(room, own)
    offers = await asyncio.to_thread(prospects, position, version)
    return PlanOffers(version=version, menus=menus_of(offers))


@PLANS.put("/{table}/plan")
async def make_plan(
    room: TheRoom, body: MakePlan, person: Actor, services: TheServices, seat: OwnSeat = None
) -> PlanState:
    """Leave answers for one's next question: the first that is possible then is played."""
    own = _seat(room, person, seat)
    async with room.settled():
        plan = planning.new_plan(room, own, person.id, body.version, body.answers)
        await services.store.plans.keep(plan)
    return await _state(services, room, person, own)


@PLANS.delete("/{table}/plan")
async def drop_plan(
    room: TheRoom, person: Actor, services: TheServices, seat: OwnSeat = None
) -> PlanState:
    """Plan nothing any more."""
    own = _seat(room, person, seat)
    await services.store.plans.forget(room.spec.id, own, person.id)
    return await _state(services, room, person, own)


def _seat(room: Room, person: Person, seat: int | None) -> int:
    """Return the seat that is meant: one's own.

    Raises:
        NotSeated: when one has no seat there, or it is another's.
    """
    seats = room.expect_seated(person.id)
    if seat is not None and seat not in seats:
        raise NotSeated
    return seats[0] if seat is None else seat


async def _state(services: Services, room: Room, person: Person, seat: int) -> PlanState:
    plan = await services.store.plans.of(room.spec.id, seat, person.id)
    return PlanState(
        seat=seat,
        version=room.version,
        possible=planning.can_plan(room, seat),
        answers=plan.answers if plan and not plan.failed else [],
        failed=plan.failed if plan else "",
    )
