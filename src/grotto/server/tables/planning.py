"""Planning ahead: answers that somebody leaves for the next question, played when it comes.

A room knows nothing of plans, so no frame can tell of one. A plan is made from what its seat knows.
It is void when something is revealed to that seat, or anything is taken back.
"""

from contextlib import suppress
from secrets import token_urlsafe
from typing import Final

from grotto.core.errors import IllegalAction, NotationError
from grotto.core.stream import Stream
from grotto.play.position import Position
from grotto.play.prospect import is_shown
from grotto.server.errors import StaleVersion, WrongMoment
from grotto.server.log.entries import Draft
from grotto.server.log.ledger import PLAYING
from grotto.server.storage.plans import Plan
from grotto.server.tables.errors import NoPlansHere, PlanFailed
from grotto.server.tables.playing import played
from grotto.server.tables.room import Room

REVEALED: Final = "revealed"
IMPOSSIBLE: Final = "impossible"
"""Why a plan was not played: its seat knows more by now, or none of its answers is possible."""


def can_plan(room: Room, seat: int) -> bool:
    """Tell whether a seat may plan now: it plays at a slow table, and others are asked."""
    place, game = room.ledger.places[seat], room.game
    waits = room.status == PLAYING and place.plays and room.to_act != seat
    return room.spec.is_slow and waits and game is not None


def expect_plannable(room: Room, seat: int) -> None:
    """Refuse plans where and when there are none.

    Raises:
        NoPlansHere: when the table is quick, does not go on, or asks this very seat.
    """
    if not can_plan(room, seat):
        raise NoPlansHere


def position_of(room: Room, seat: int) -> Position:
    """Return the table as a seat knows it, in a world where nobody plays on."""
    game = room.playing()
    world = game.position(seat).world(Stream(room.version))
    return Position(game.game, world, seat)


def new_plan(room: Room, seat: int, person: str, version: int, answers: list[str]) -> Plan:
    """Return a plan that was made at a version of the table.

    Raises:
        NoPlansHere: when the seat cannot plan.
        StaleVersion: when something was taken back since.
        NotationError: when an answer is none of this game.
    """
    expect_plannable(room, seat)
    ledger = room.ledger
    moves = ledger.lengths[version] if version <= room.version else None
    if moves is None or ledger.unchanged_moves(version) < moves:
        raise StaleVersion(version, room.version)
    game = room.playing().game
    return Plan(
        id=token_urlsafe(9),
        table=room.spec.id,
        seat=seat,
        person=person,
        moves=moves,
        answers=[game.parse(text).text() for text in answers],
    )


async def play_planned(room: Room, plan: Plan) -> int:
    """Play the first answer of a plan that is possible now.

    Raises:
        WrongMoment: when its seat is not asked, or others settle whether to go back.
        PlanFailed: when something was revealed since it was made, or no answer is possible.
    """

    def answered() -> list[Draft]:
        _expect_asked(room, plan)
        if _is_outdated(room, plan):
            raise PlanFailed(REVEALED)
        for text in plan.answers:
            with suppress(IllegalAction, NotationError):
                return played(room, text, plan.seat, plan.person)
        raise PlanFailed(IMPOSSIBLE)

    return await room.command(plan.person, f"plan-{plan.id}", None, answered)


def _expect_asked(room: Room, plan: Plan) -> None:
    place = room.ledger.places[plan.seat]
    is_asked = room.status == PLAYING and room.to_act == plan.seat and room.playing().held < 0
    is_theirs = place.plays and place.person == plan.person
    if not is_asked or not is_theirs or room.ledger.asked_back is not None:
        raise WrongMoment(room.status)


def _is_outdated(room: Room, plan: Plan) -> bool:
    """Tell whether its seat has got to know something since, or has answered."""
    game, seat = room.playing(), plan.seat
    return any(
        one.seat == seat or (one.barrier and is_shown(game.game, one.events, seat))
        for one in game.history[plan.moves :]
    )
