"""Tournaments and their tables: how one begins, and how the tables of a round are set up."""

from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from msgspec import structs

from grotto.bots import usual_level
from grotto.core.errors import TableError
from grotto.core.game import Game
from grotto.core.options import Value, complete
from grotto.core.seats import NOBODY
from grotto.games import find_game
from grotto.play.dealer import new_seed
from grotto.server.errors import StorageFailed
from grotto.server.log.ledger import OPEN, Place, new_ledger
from grotto.server.log.spec import Spec
from grotto.server.storage.errors import TooFewEntrants
from grotto.server.storage.tables import Summary
from grotto.server.storage.tournaments import (
    Pairing,
    Participant,
    Tournament,
    TournamentState,
)
from grotto.server.tables import absence
from grotto.server.tables.hub import Hub
from grotto.server.tables.seating import seat_everybody
from grotto.server.tournaments.lots import drawn
from grotto.server.tournaments.plan import BYE, DUEL
from grotto.server.tournaments.rounds import next_round


def sizes_for(game: str, size: int, options: dict[str, Value]) -> tuple[int, ...]:
    """Return how many may sit at a table of a tournament whose full tables have a given size.

    Raises:
        TableError: when a full table cannot be played so.
    """
    rules = find_game(game)
    rules.new(size, options)  # refuses wrong seats and options
    smaller = [seats for seats in rules.info.seats if DUEL <= seats < size]
    return (*(seats for seats in smaller if _can_play(rules, seats, options)), size)


def _can_play(rules: Game[Any], seats: int, options: dict[str, Value]) -> bool:
    try:
        rules.new(seats, options)
    except TableError:
        return False
    return True


def line_up(state: TournamentState, strengths: Mapping[str, float]) -> list[Participant]:
    """Return who takes part when a tournament begins, with bots where they fill in, by rank.

    Raises:
        TooFewEntrants: when they are not enough for one table.
    """
    facts, people = state.facts, [one for one in state.entrants if one.person]
    bots = _bots(facts, people)
    least = min(facts.sizes)
    if not people or len(people) + len(bots) < least:
        raise TooFewEntrants(least)
    order = drawn([*people, *bots], facts.seed, "ranks")
    if facts.seeding == "rating":
        order.sort(key=lambda one: (one.is_bot, -strengths.get(one.person or "", 0.0)))
    return [structs.replace(one, rank=rank) for rank, one in enumerate(order)]


def _bots(facts: Tournament, people: Sequence[Participant]) -> list[Participant]:
    """Return the bots that fill the places which are left."""
    first = 1 + max((one.number for one in people), default=-1)
    level = facts.level or usual_level(find_game(facts.game))
    count = facts.places - len(people) if facts.bots else 0
    return [
        Participant(number=number, rank=number, person=None, name="", level=level, is_bot=True)
        for number in range(first, first + count)
    ]


def pairings(state: TournamentState) -> list[Pairing]:
    """Return the tables of the next round; none when the tournament is over."""
    facts = state.facts
    tables = next_round(facts.plan, state.entrants, state.matches)
    return [
        Pairing(
            round=facts.round + 1,
            number=number,
            entrants=table,
            finishes=BYE if len(table) == 1 else (),
            table="" if len(table) == 1 else _table_id(facts, facts.round + 1, number),
        )
        for number, table in enumerate(tables)
    ]


def _table_id(facts: Tournament, number: int, table: int) -> str:
    """Return an id that is the same for every process, and that nobody can guess."""
    said = f"{facts.seed} table {number} {table}"
    return urlsafe_b64encode(sha256(said.encode()).digest()[:9]).decode()


async def set_up(hub: Hub, state: TournamentState, match: Pairing) -> None:
    """Make the table of a match, seat everybody and begin; what was done before is not repeated.

    Raises:
        TableError: when the game is not at hand, or the table was closed meanwhile.
    """
    spec = _spec(state.facts, match, hub.now())
    places = new_ledger(spec.seats).places
    summary = Summary(status=OPEN, to_act=NOBODY, places=places, changed=spec.created)
    await hub.store.create(spec, summary)
    await seat_everybody(await hub.room(spec.id), _places(state, match))


async def leave_for(hub: Hub, before: TournamentState, now: TournamentState) -> None:
    """Let bots play for those who have left while their tables were set up.

    Raises:
        StorageFailed: when the database cannot be written.
    """
    stayed = {one.number for one in before.entrants if one.left is None}
    for one in now.entrants:
        if one.number in stayed and one.left is not None and one.person is not None:
            await leave_table(hub, now, one)


async def leave_table(hub: Hub, state: TournamentState, one: Participant) -> None:
    """Let a bot play on where somebody sits who takes part no more.

    Raises:
        StorageFailed: when the database cannot be written.
    """
    for match in state.current():
        if one.number in match.entrants and not match.is_over:
            try:
                await absence.leave(await hub.room(match.table), one.person or "", token_urlsafe(9))
            except StorageFailed:
                raise
            except TableError:
                continue  # it is over, a bot plays already, or it is set up later


def _spec(facts: Tournament, match: Pairing, now: float) -> Spec:
    rules = find_game(facts.game)
    return Spec(
        id=match.table,
        game=facts.game,
        rules=rules.info.rules_version,
        seats=len(match.entrants),
        options=complete(rules.info.options, facts.options),
        visibility="unlisted",
        pace=facts.pace,
        clock=facts.clock,
        seed=new_seed(),
        host=facts.host,
        created=now,
        rated=facts.rated,
        tournament=facts.id,
    )


def _places(state: TournamentState, match: Pairing) -> list[Place]:
    """Return who sits where; a bot plays for those who have left meanwhile."""
    known = {one.number: one for one in state.entrants}
    usual = state.facts.level or usual_level(find_game(state.facts.game))
    return [_place(known[number], usual) for number in match.entrants]


def _place(one: Participant, usual: str) -> Place:
    if one.is_bot or one.left is not None:
        return Place(level=one.level or usual)
    return Place(person=one.person, name=one.name, account=one.account)
