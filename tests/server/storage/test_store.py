"""The store: a log is written whole or not at all, in order, and every command once."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import select, update

from grotto.server.errors import NoSuchTable, StaleVersion
from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import FORM, Place
from grotto.server.storage.schema import LOG, SEATS, SNAPSHOTS, TABLES
from grotto.server.storage.tables import Summary
from tests.server.rooms import Shelf, shelf_at
from tests.server.statements import change, found

pytestmark = pytest.mark.anyio


@pytest.fixture
async def shelf(database_url: str) -> AsyncIterator[Shelf]:
    async with shelf_at(database_url) as opened:
        yield opened


@pytest.fixture
async def host(shelf: Shelf) -> str:
    person = await shelf.person("Ann")
    await shelf.table(person)
    return person


def bot(number: int, key: str | None = None) -> Entry:
    return Entry(number=number, kind=log.BOT, seat=0, body="random", at=1.0, key=key)


def summary(name: str = "", person: str | None = None) -> Summary:
    return Summary(status="open", to_act=-2, places=[Place(name=name, person=person)], changed=2.0)


async def test_an_entry_is_read_as_it_was_written(shelf: Shelf, host: str) -> None:
    entry = Entry(number=1, kind=log.SIT, seat=1, person=host, body="Ann ✓ Ґанна", at=1.25, key="k")

    await shelf.store.append("one", [entry], summary("Ann", host))

    assert await shelf.store.entries("one", 0) == [entry]


@pytest.mark.usefixtures("host")
async def test_entries_that_cannot_all_be_written_are_not_written_at_all(shelf: Shelf) -> None:
    with pytest.raises(StaleVersion):
        await shelf.store.append("one", [bot(1), bot(2), bot(2)], summary("Bot"))

    (row,) = await found(shelf.database, select(TABLES.c.version, TABLES.c.changed))
    names = [row.name for row in await found(shelf.database, select(SEATS.c.name))]
    assert await shelf.store.version("one") == 0
    assert tuple(row) == (0, 0.0)
    assert names == ["", ""]


async def test_seats_that_cannot_be_written_take_the_entries_with_them(
    shelf: Shelf, host: str
) -> None:
    nobody = [Place(person=host), Place(person="a stranger")]

    with pytest.raises(StaleVersion):
        await shelf.store.append(
            "one", [bot(1)], Summary(status="open", to_act=-2, places=nobody, changed=2.0)
        )

    assert await shelf.store.version("one") == 0


@pytest.mark.usefixtures("host")
async def test_of_many_who_write_the_same_number_one_succeeds(shelf: Shelf) -> None:
    attempts = [shelf.store.append("one", [bot(1), bot(2)], summary()) for _ in range(6)]
    results = await asyncio.gather(*attempts, return_exceptions=True)

    refused = [str(result) for result in results if isinstance(result, StaleVersion)]
    assert results.count(None) == 1
    assert refused == ["the table is at version 2, not 0"] * 5
    assert len(await shelf.store.entries("one", 0)) == 2


@pytest.mark.usefixtures("host")
async def test_a_key_is_used_once_at_a_table(shelf: Shelf) -> None:
    await shelf.store.append("one", [bot(1), bot(2, "key")], summary())

    with pytest.raises(StaleVersion):
        await shelf.store.append("one", [bot(3, "key")], summary())

    assert await shelf.store.version_of("one", "key") == 2
    assert await shelf.store.version_of("one", "another") is None
    assert await shelf.store.version("one") == 2


async def test_two_tables_do_not_share_keys(shelf: Shelf, host: str) -> None:
    await shelf.table(host, "two")
    await shelf.store.append("one", [bot(1, "key")], summary())

    await shelf.store.append("two", [bot(1, "key")], summary())

    assert await shelf.store.version_of("two", "key") == 1


@pytest.mark.usefixtures("host")
async def test_the_longest_key_of_the_longest_name_fits(shelf: Shelf) -> None:
    key = f"{'p' * 16}:{'k' * 64}"

    await shelf.store.append("one", [bot(1, key)], summary())

    assert await shelf.store.version_of("one", key) == 1


async def test_lists_of_tables_say_what_the_log_says(shelf: Shelf, host: str) -> None:
    places = [Place(person=host, name="Ann"), Place(level="greedy")]
    entries = [bot(1), Entry(number=2, kind=log.START, at=3.0)]

    await shelf.store.append(
        "one", entries, Summary(status="playing", to_act=1, places=places, changed=3.0)
    )

    (table,) = await found(shelf.database, select(TABLES))
    seats = await found(shelf.database, select(SEATS).order_by(SEATS.c.seat))
    assert (table.status, table.to_act, table.version, table.changed) == ("playing", 1, 2, 3.0)
    assert [(seat.person, seat.name, seat.level) for seat in seats] == [
        (host, "Ann", ""),
        (None, "", "greedy"),
    ]


@pytest.mark.usefixtures("host")
async def test_only_entries_after_a_version_are_read(shelf: Shelf) -> None:
    await shelf.store.append("one", [bot(1), bot(2), bot(3)], summary())

    assert [entry.number for entry in await shelf.store.entries("one", 1)] == [2, 3]


@pytest.mark.usefixtures("host")
async def test_a_log_without_its_table_does_not_exist(shelf: Shelf) -> None:
    with pytest.raises(NoSuchTable):
        await shelf.store.load("two")
    with pytest.raises(StaleVersion):
        await shelf.store.append("two", [bot(1)], summary())

    assert await found(shelf.database, select(LOG)) == []


@pytest.mark.usefixtures("host")
async def test_two_processes_may_write_a_snapshot_at_once(shelf: Shelf) -> None:
    await shelf.store.append("one", [bot(1)], summary())
    _, ledger = await shelf.store.load("one")

    await asyncio.gather(*[shelf.store.write_snapshot("one", ledger) for _ in range(4)])

    assert (await shelf.store.load("one"))[1] == ledger


@pytest.mark.usefixtures("host")
@pytest.mark.parametrize("written", ['{"form": 0, "places": [], "timing": 1}', "{}", "no json"])
async def test_a_snapshot_of_another_grotto_is_not_read(shelf: Shelf, written: str) -> None:
    await shelf.store.append("one", [bot(1)], summary())
    _, ledger = await shelf.store.load("one")
    await shelf.store.write_snapshot("one", ledger)
    await change(shelf.database, update(SNAPSHOTS).values(ledger=written))

    _, again = await shelf.store.load("one")

    assert again == ledger


@pytest.mark.usefixtures("host")
async def test_a_snapshot_of_which_another_form_was_made_is_not_read(shelf: Shelf) -> None:
    await shelf.store.append("one", [bot(1)], summary())
    _, ledger = await shelf.store.load("one")
    other = msgspec.structs.replace(ledger, form=FORM + 1, status="closed")

    await shelf.store.write_snapshot("one", other)

    assert (await shelf.store.load("one"))[1] == ledger
