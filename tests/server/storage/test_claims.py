"""When a guest signs in to an account, all that was theirs is the account's: in one step."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, Row, Table, insert, select

from grotto.core.seats import SPECTATOR
from grotto.server.errors import StorageFailed
from grotto.server.log.entries import Entry
from grotto.server.storage import claims
from grotto.server.storage import tables as store
from grotto.server.storage.accounts import Account, Accounts
from grotto.server.storage.chat import Chat, Saying
from grotto.server.storage.database import Database
from grotto.server.storage.departures import Departures
from grotto.server.storage.moderation import Doer, Moderation
from grotto.server.storage.people import People, Person
from grotto.server.storage.recovery import Recovery
from grotto.server.storage.schema import CHAT, MUTES, PEOPLE, SEATS, SESSIONS, TABLES
from grotto.server.storage.tables import Store
from grotto.server.tables.seating import sit, start
from tests.server.parlour import refused
from tests.server.rooms import Shelf
from tests.server.statements import change, found

pytestmark = pytest.mark.anyio


class Place:
    """A database with an account, a guest and a table."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shelf = Shelf(database)
        self.store = Store(database)
        self.people = People(database)
        self.accounts = Accounts(database)
        self.words = Chat(database)

    async def prepare(self) -> None:
        self.account = (await self.accounts.sign_up(None, "Ann", "a hash", 1.0)).person
        self.opened = Account(person=self.account, password="a hash")
        self.guest = await self.newcomer()
        self.other = await self.newcomer()
        await self.shelf.table(self.guest.id)

    async def newcomer(self) -> Person:
        guest, _ = await self.people.new_guest("Somebody", 1.0)
        return guest

    async def sign_in(self) -> None:
        await self.accounts.sign_in(self.opened, self.guest, 2.0, 2.0)

    async def say(self, person: Person, key: str) -> None:
        await self.words.say(
            Saying(
                table="one", person=person.id, seat=SPECTATOR, name="X", said="hello", at=1.0,
                key=key,
            )
        )  # fmt: skip

    async def mute(self, person: Person, muted: Person) -> None:
        await change(self.database, insert(MUTES).values(person=person.id, muted=muted.id))

    async def all(self, table: Table) -> list[Row[Any]]:
        return await found(self.database, select(table))


@pytest.fixture
async def place(database_url: str) -> AsyncIterator[Place]:
    database = Database(database_url)
    place = Place(database)
    await place.prepare()
    yield place
    await database.close()


async def sign_in_at(url: str, place: Place) -> None:
    """Sign in as if at another process."""
    database = Database(url)
    await Accounts(database).sign_in(place.opened, place.guest, 2.0, 2.0)
    await database.close()


async def test_the_guest_is_gone_and_nothing_of_theirs_is_lost(place: Place) -> None:
    room = await place.shelf.room()
    await sit(room, place.guest.id, "Somebody", 1, "sit")

    await place.sign_in()

    everybody = {row.id for row in await place.all(PEOPLE)}
    spec, ledger = await place.store.load("one")
    assert everybody == {place.account.id, place.other.id}
    assert spec.host == place.account.id
    assert [seat.person for seat in ledger.places] == [None, place.account.id]
    assert ledger.places[1].account
    assert ledger.version == 2


async def test_lists_say_the_same_as_the_log(place: Place) -> None:
    room = await place.shelf.room()
    await sit(room, place.guest.id, "Somebody", 0, "sit")
    await sit(room, place.other.id, "Other", 1, "sit")

    await place.sign_in()

    seats = {row.seat: row.person for row in await place.all(SEATS)}
    assert seats == {0: place.account.id, 1: place.other.id}
    assert [row.version for row in await place.all(TABLES)] == [3]


async def test_a_running_game_goes_on_after_a_claim(place: Place) -> None:
    room = await place.shelf.room()
    await sit(room, place.guest.id, "Somebody", 0, "sit")
    await sit(room, place.guest.id, "Somebody", 1, "sit too")
    await start(room, place.guest.id, "", "start")
    asked = room.to_act

    await place.sign_in()
    await room.catch_up()

    assert room.to_act == asked
    assert room.seats_of(place.account.id) == [0, 1]
    assert room.spec.host == place.account.id


async def test_words_are_the_accounts(place: Place) -> None:
    await place.say(place.guest, "a")
    await place.say(place.account, "a")

    await place.sign_in()

    assert [row.person for row in await place.all(CHAT)] == [place.account.id] * 2


async def test_notes_are_put_together(place: Place) -> None:
    await place.words.write_note("one", place.account.id, 0, "mine")
    await place.words.write_note("one", place.guest.id, 0, "of the guest")
    await place.words.write_note("one", place.guest.id, 1, "another page")

    await place.sign_in()

    notes = [await place.words.note("one", place.account.id, seat) for seat in (0, 1)]
    assert notes == ["mine\n\nof the guest", "another page"]


async def test_nobody_is_muted_twice_or_by_oneself(place: Place) -> None:
    await place.mute(place.guest, place.other)
    await place.mute(place.account, place.other)
    await place.mute(place.other, place.guest)
    await place.mute(place.account, place.guest)

    await place.sign_in()

    assert {(row.person, row.muted) for row in await place.all(MUTES)} == {
        (place.account.id, place.other.id),
        (place.other.id, place.account.id),
    }


async def test_a_claim_that_fails_in_the_middle_has_not_happened(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await place.shelf.room()
    await sit(room, place.guest.id, "Somebody", 0, "sit")
    before = await place.all(SEATS)

    def fail(*_: object) -> None:
        raise StorageFailed

    monkeypatch.setattr(claims, "_move_mutes", fail)
    with pytest.raises(StorageFailed):
        await place.sign_in()

    assert await place.all(SEATS) == before
    assert (await place.store.load("one"))[1].version == 1
    assert place.guest.id in {row.id for row in await place.all(PEOPLE)}


async def test_a_guest_who_became_an_account_meanwhile_is_not_taken_in(place: Place) -> None:
    await place.accounts.sign_up(place.guest, "Eve", "a hash", 2.0)

    await place.sign_in()

    assert (await place.store.load("one"))[0].host == place.guest.id
    assert await place.accounts.find("Eve") is not None


async def test_who_reads_a_table_while_it_changes_hands_knows_its_host(
    place: Place, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = store.entries_of

    def claimed(connection: Connection, table: str, after: int) -> list[Entry]:
        with ThreadPoolExecutor(1) as another_process:
            another_process.submit(asyncio.run, sign_in_at(database_url, place)).result()
        return entries(connection, table, after)

    monkeypatch.setattr(store, "entries_of", claimed)
    spec, ledger = await place.store.load("one")

    assert ledger.version == 1
    assert spec.host == place.account.id


# ---- coming in while something changes ----------------------------------------------------------


@pytest.mark.parametrize("way", ["sign in", "change the password", "recover"])
async def test_nobody_comes_in_who_was_suspended_after_the_password_was_looked_at(
    place: Place, way: str
) -> None:
    recovery = Recovery(place.database)
    code, *_ = await recovery.renew(place.account.id, 1.0)
    await Moderation(place.database).suspend("ann", 1, Doer(at=2.0))
    entering = {
        "sign in": place.accounts.sign_in(place.opened, None, 2.0, 2.0),
        "change the password": place.accounts.change_password(place.opened, "new", 2.0, 2.0),
        "recover": recovery.recover(place.opened, code, "new", 2.0, 2.0),
    }
    chosen = entering.pop(way)
    for other in entering.values():
        other.close()

    assert await refused(chosen) == "server/suspended"
    assert [row for row in await place.all(SESSIONS) if row.person == place.account.id] == []


async def test_a_password_that_was_changed_meanwhile_opens_nothing(place: Place) -> None:
    await place.accounts.change_password(place.opened, "another hash", 2.0, 2.0)

    assert await refused(place.accounts.sign_in(place.opened, place.guest, 2.0, 2.0)) == (
        "server/wrong-password"
    )
    assert place.guest.id in {row.id for row in await place.all(PEOPLE)}


async def test_nobody_comes_in_as_somebody_who_was_forgotten_meanwhile(place: Place) -> None:
    await Departures(place.database).forget(place.account.id, 2.0)

    assert await refused(place.accounts.sign_in(place.opened, None, 2.0, 2.0)) == (
        "server/wrong-password"
    )
