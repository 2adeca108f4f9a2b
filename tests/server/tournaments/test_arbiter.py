"""The arbiter: tables of a round are set up once, results are written once, and it goes on after a
crash between any two steps, on both databases and with several processes."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from grotto.server.housekeeping.tournaments import OPEN_SECONDS
from grotto.server.storage.database import Database
from grotto.server.storage.departures import Departures
from grotto.server.storage.rounds import Rounds
from grotto.server.storage.schema import MATCHES, TABLES
from grotto.server.storage.tables import Store
from grotto.server.storage.tournaments import Pairing, TournamentState
from grotto.server.tables import absence, ending
from grotto.server.tables.tournament_shown import shown
from grotto.server.tournaments.plan import Finish, Match
from tests.server.parlour import refused
from tests.server.tournaments.house import Process, opened

pytestmark = pytest.mark.anyio

STEPS = ("create", "append", "write_result", "write_round")


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[Process]:
    async with opened(database_url) as process:
        yield process


async def test_a_round_begins_when_all_tables_of_the_one_before_are_over(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben", "Cid", "Dan")
    await house.begin(cup)
    await house.arbiter.look_round()
    first, second = (await house.state(cup)).current()
    await house.play(first.table)
    await house.arbiter.look_round()
    waiting = await house.state(cup)
    await house.play(second.table)
    await house.arbiter.look_round()

    assert [one.is_over for one in waiting.current()] == [True, False]
    assert (waiting.facts.round, (await house.state(cup)).facts.round) == (1, 2)


async def test_a_tournament_is_played_to_its_end(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben", "Cid", size=3, format="round_robin")
    await house.begin(cup)

    state = await house.finish(cup)

    assert state.facts.status == "over"
    assert [len(one.entrants) for one in state.matches] == [3]
    places = [(one.place, one.played) for one in shown(state, None).players]
    assert places == [(1, 1), (2, 1), (3, 1)]


async def test_people_sit_where_the_round_says_and_play_without_help(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben")
    await house.begin(cup)
    await house.arbiter.go_on(cup)
    state = await house.state(cup)
    room = await house.hub.room(state.current()[0].table)

    names = {one.number: one.name for one in state.entrants}
    assert [place.name for place in room.ledger.places] == [
        names[number] for number in state.current()[0].entrants
    ]
    assert (room.status, room.spec.tournament, room.spec.is_contest) == ("playing", cup, True)
    assert shown(state, state.entrants[0].person).table == room.spec.id
    assert shown(state, None).table == ""


async def test_bots_fill_the_places_that_are_left(house: Process) -> None:
    cup = await house.tournament("Ann", bots=True, places=4, format="knockout")
    await house.begin(cup)

    state = await house.finish(cup)

    assert [one.level for one in state.entrants] == ["", "random", "random", "random"]
    assert [len(one.entrants) for one in state.matches] == [2, 2, 2]


async def test_without_bots_too_few_cannot_begin(house: Process) -> None:
    cup = await house.tournament("Ann")

    assert await refused(house.begin(cup)) == "server/too-few-entrants"


async def test_a_bot_plays_for_who_has_left_and_they_come_last(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben", bots=True, places=2, rounds=2)
    await house.begin(cup)
    await house.arbiter.go_on(cup)
    await house.play_round(cup)
    await house.tournaments.leave(cup, (await house.state(cup)).entrants[1], 1000.0)
    state = await house.finish(cup)
    room = await house.hub.room(state.matches[-1].table)

    seat = state.matches[-1].entrants.index(1)
    assert (room.ledger.places[seat].person, room.ledger.places[seat].level) == (None, "random")
    assert [(one.name, one.left) for one in shown(state, None).players] == [
        ("Ann", False), ("Ben", True),
    ]  # fmt: skip


async def test_bots_play_a_table_to_its_end_that_everybody_has_left(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben")
    await house.begin(cup)
    await house.arbiter.go_on(cup)
    state = await house.state(cup)
    room = await house.hub.room(state.current()[0].table)
    for one in state.entrants:
        await absence.leave(room, one.person or "", "gone")

    assert room.bot_to_act() != ""


async def test_a_table_that_was_closed_is_a_tie_of_all(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben")
    await house.begin(cup)
    await house.arbiter.go_on(cup)
    room = await house.hub.room((await house.state(cup)).current()[0].table)
    await ending.close_idle(room, float("inf"))

    state = await house.finish(cup)

    assert state.matches[0].finishes == (Finish(rank=1), Finish(rank=1))
    assert {one.points for one in shown(state, None).players} == {0.5}


async def test_one_tournament_that_fails_keeps_no_other_waiting(house: Process) -> None:
    broken = await house.tournament("Ann", "Ben", game="gone")
    sound = await house.tournament("Cid", "Dan")
    for cup in (broken, sound):
        state = await house.state(cup)
        assert await house.tournaments.begin(state, state.entrants, 1000.0)
    await house.arbiter.look_round()

    assert [one.status for one in (await house.state(sound)).current()] == ["playing"]
    assert [one.status for one in (await house.state(broken)).current()] == [""]


async def test_a_tournament_that_nobody_begins_is_cancelled(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben")
    house.parlour.now += OPEN_SECONDS + 1

    await house.arbiter.look_round()

    assert (await house.state(cup)).facts.status == "cancelled"


async def test_who_is_forgotten_has_no_name_in_any_tournament(house: Process) -> None:
    waiting, begun = await house.tournament("Ann", "Ben"), await house.tournament("Cid", "Dan")
    await house.begin(begun)
    database = house.tournaments._database
    for cup in (waiting, begun):
        person = (await house.state(cup)).entrants[1].person
        await Departures(database).forget(person or "", 1000.0)

    assert [one.name for one in (await house.state(waiting)).entrants] == ["Ann"]
    assert [(one.name, one.left) for one in (await house.state(begun)).entrants] == [
        ("Cid", None), ("—", 0),
    ]  # fmt: skip


# ---- crashes and several processes --------------------------------------------------------------


class Killed(BaseException):
    """The process is gone."""


class MortalStore(Store):
    """A store whose process dies before or after a step."""

    dies_at = ""

    async def create(self, *given: Any) -> None:  # noqa: ANN401 (whatever a store takes)
        await self._mortally("create", super().create(*given))

    async def append(self, *given: Any) -> None:  # noqa: ANN401
        await self._mortally("append", super().append(*given))

    async def _mortally(self, step: str, work: Any) -> None:  # noqa: ANN401 (a coroutine)
        if self.dies_at == f"before {step}":
            work.close()
            raise Killed
        await work
        if self.dies_at == f"after {step}":
            raise Killed


class MortalRounds(Rounds):
    """Steps of rounds whose process dies before or after one of them."""

    dies_at = ""

    async def write_result(
        self, tournament: str, match: Match, finishes: Sequence[Finish], at: float
    ) -> None:
        self._die_at("before write_result")
        await super().write_result(tournament, match, finishes, at)
        self._die_at("after write_result")

    async def write_round(
        self, state: TournamentState, matches: Sequence[Pairing], at: float
    ) -> bool:
        self._die_at("before write_round")
        written = await super().write_round(state, matches, at)
        self._die_at("after write_round")
        return written

    def _die_at(self, step: str) -> None:
        if self.dies_at == step:
            raise Killed


def mortal(database: Database, dies_at: str) -> Process:
    """A process that dies at a step of the arbiter, while everything else is done by others."""
    rounds = MortalRounds(database)
    process = Process(database, rounds)
    store = MortalStore(database)
    store.dies_at = rounds.dies_at = dies_at
    process.hub.store = store
    return process


def counted(connection: Connection) -> tuple[int, int, int]:
    """How many tables, tables of tournaments and matches there are."""
    tables = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    named = select(func.count(func.distinct(MATCHES.c.table))).select_from(MATCHES)
    matches = connection.execute(select(func.count()).select_from(MATCHES)).scalar_one()
    return tables, connection.execute(named).scalar_one(), matches


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("step", STEPS)
async def test_a_server_that_dies_at_any_step_goes_on(
    database_url: str, step: str, when: str
) -> None:
    async with opened(database_url) as house:
        database = house.tournaments._database
        cup = await house.tournament("Ann", "Ben", rounds=2)
        await house.begin(cup)
        while (await house.state(cup)).facts.status == "playing":
            with_death = mortal(database, f"{when} {step}")
            with suppress(Killed):
                await with_death.arbiter.go_on(cup)
            with_death.hub.close()
            await house.arbiter.go_on(cup)
            await house.play_round(cup)
        tables, named, matches = await database.read(counted)

    assert tables == named == matches == 2


async def test_several_processes_set_up_every_table_once(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        database = one.tournaments._database
        cup = await one.tournament("Ann", "Ben", "Cid", "Dan", "Eva")
        await one.begin(cup)
        while (state := await one.state(cup)).facts.status == "playing":
            await asyncio.gather(*(house.arbiter.look_round() for house in (one, other, one)))
            await other.play_round(cup)
        tables, named, _ = await database.read(counted)

    rounds = Counter(match.round for match in state.matches)
    assert rounds == {1: 3, 2: 3, 3: 3}
    assert tables == named - 1 == 6  # those who sit out have no table
