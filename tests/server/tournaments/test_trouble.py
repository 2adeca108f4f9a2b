"""Tournaments in trouble: people who go at the wrong moment, and steps that meet each other."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Connection, select

from grotto.server.housekeeping import tournaments as housekeeping
from grotto.server.housekeeping.tournaments import OPEN_SECONDS
from grotto.server.storage.accounts import Accounts
from grotto.server.storage.people import People, Person
from grotto.server.storage.schema import PEOPLE
from grotto.server.storage.tournaments import Pairing, TournamentState
from grotto.server.tables import ending
from grotto.server.tables.tournaments import pairings
from tests.server.parlour import refused
from tests.server.tournaments.house import GAME, Process, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[Process]:
    async with opened(database_url) as process:
        yield process


def names_of_people(connection: Connection) -> list[str]:
    return sorted(connection.execute(select(PEOPLE.c.name)).scalars())


# ---- guests -------------------------------------------------------------------------------------


async def test_guests_of_a_tournament_are_not_swept_away_and_keep_nobody_else(
    house: Process,
) -> None:
    cup = await house.tournament("Ann", "Ben")
    await house.parlour.person("Idle")
    database = house.tournaments._database

    await People(database).forget_absent(house.parlour.now + 1.0)  # nobody has been here lately

    assert [one.name for one in (await house.state(cup)).entrants] == ["Ann", "Ben"]
    assert await database.read(names_of_people) == ["Ann", "Ben"]


async def signed_in(house: Process, guest: str, account: Person) -> None:
    accounts = Accounts(house.tournaments._database)
    who = Person(id=guest, name="Guest", account=False)
    found = await accounts.find(account.name)
    assert found is not None
    await accounts.sign_in(found, who, 1000.0, 1000.0)


async def an_account(house: Process, name: str) -> Person:
    accounts = Accounts(house.tournaments._database)
    return (await accounts.sign_up(None, name, "hash", 1000.0)).person


async def test_who_took_part_as_a_guest_too_takes_part_once(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben")
    cid, guest = await an_account(house, "Cid"), await house.parlour.person("Guest")
    for person, name in ((cid.id, "Cid"), (guest, "Guest")):
        await house.tournaments.join(cup, person, name, 1000.0)

    await signed_in(house, guest, cid)

    assert [one.name for one in (await house.state(cup)).entrants] == ["Ann", "Ben", "Cid"]


async def test_who_plays_twice_gives_one_place_up_when_the_guest_signs_in(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben", bots=True, places=4)
    cid, guest = await an_account(house, "Cid"), await house.parlour.person("Guest")
    for person, name in ((cid.id, "Cid"), (guest, "Guest")):
        await house.tournaments.join(cup, person, name, 1000.0)
    await house.begin(cup)
    await house.arbiter.go_on(cup)

    await signed_in(house, guest, cid)
    state = await house.finish(cup)

    left = [(one.name, one.person is None, one.left) for one in state.entrants if one.left]
    assert left == [("Guest", True, 1)]
    assert state.facts.status == "over"


# ---- steps that meet each other -----------------------------------------------------------------


async def test_who_goes_while_the_first_round_is_drawn_does_not_stop_a_knock_out(
    house: Process,
) -> None:
    cup = await house.tournament("Ann", "Ben", "Cid", "Dan", format="knockout")
    await house.begin(cup)
    before = await house.state(cup)
    drawn = pairings(before)
    await house.tournaments.leave(cup, before.entrants[1], 1000.0)

    assert not await house.arbiter._rounds.write_round(before, drawn, 1000.0)
    assert (await house.finish(cup)).facts.status == "over"


async def test_two_arbiters_cancel_a_forgotten_tournament_once(
    house: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one was faster after we had looked; whatever comes next is done all the same."""
    gone, other = await house.tournament("Ann", "Ben"), await house.tournament("Cid", "Dan")
    house.parlour.now += OPEN_SECONDS + 1
    found = await house.arbiter._rounds.forgotten(house.parlour.now, 100)
    await house.tournaments.cancel(found[0], house.parlour.now)

    async def as_before(*_: object) -> list[str]:
        return found

    monkeypatch.setattr(house.arbiter._rounds, "forgotten", as_before)
    await house.arbiter.look_round()

    assert {(await house.state(cup)).facts.status for cup in (gone, other)} == {"cancelled"}


async def test_many_tournaments_that_fail_keep_no_other_waiting(
    house: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "AT_ONCE", 1)
    cups = [await house.tournament("Ann", "Ben", game=game) for game in ("gone", GAME)]
    for cup in cups:
        state = await house.state(cup)
        assert await house.tournaments.begin(state, state.entrants, house.parlour.now)
        house.parlour.now += 1
    for _ in range(4):
        await house.arbiter.look_round()
        await house.play_round(cups[1])
        house.parlour.now += 1

    assert (await house.state(cups[1])).facts.status == "over"


async def test_only_the_person_who_was_meant_is_removed(house: Process) -> None:
    cup = await house.tournament("Ann", "Ben")
    ben = (await house.state(cup)).entrants[1]
    await house.tournaments.leave(cup, ben, 1000.0)
    await house.tournaments.join(cup, await house.parlour.person("Cid"), "Cid", 1000.0)

    again = house.tournaments.leave(cup, ben, 1000.0)

    assert await refused(again) == "server/no-such-entrant"
    assert [one.name for one in (await house.state(cup)).entrants] == ["Ann", "Cid"]


async def test_two_who_join_at_the_same_time_have_two_names(house: Process) -> None:
    cup = await house.tournament("Ann")
    for _ in range(2):
        await house.tournaments.join(cup, await house.parlour.person("Ben"), "Ben", 1000.0)

    assert [one.name for one in (await house.state(cup)).entrants] == ["Ann", "Ben", "Ben 2"]


async def test_a_bot_plays_at_once_for_who_left_while_the_table_was_set_up(
    house: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await house.tournament("Ann", "Ben")
    await house.begin(cup)
    ben, create = (await house.state(cup)).entrants[1], house.hub.store.create

    async def created(*given: Any) -> None:  # noqa: ANN401 (whatever a store takes)
        await house.tournaments.leave(cup, ben, 1000.0)
        await create(*given)

    monkeypatch.setattr(house.hub.store, "create", created)
    await house.arbiter.look_round()

    [match] = (await house.state(cup)).current()
    room = await house.hub.room(match.table)
    assert room.ledger.places[match.entrants.index(ben.number)].stand_in


async def test_whatever_is_wrong_with_a_tournament_keeps_no_other_waiting(
    house: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await house.tournament("Ann", "Ben"), await house.tournament("Cid", "Dan")
    for cup in (broken, sound):
        await house.begin(cup)

    def paired(state: TournamentState) -> list[Pairing]:
        if state.facts.id == broken:
            raise KeyError(broken)
        return pairings(state)

    monkeypatch.setattr(housekeeping, "pairings", paired)
    await house.arbiter.look_round()

    assert [one.status for one in (await house.state(sound)).current()] == ["playing"]


async def test_nobody_closes_the_table_of_a_tournament_to_escape_a_loss(house: Process) -> None:
    cup = await house.tournament("Ann", bots=True, places=2, format="knockout")
    await house.begin(cup)
    await house.arbiter.look_round()
    state = await house.state(cup)
    room = await house.hub.room(state.current()[0].table)

    closing = ending.close(room, state.facts.host, "I lose")

    assert await refused(closing) == "server/tournament-table"
    assert room.status == "playing"
