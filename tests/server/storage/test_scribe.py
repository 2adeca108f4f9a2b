"""Many tables are written together, and one that fails does not take others with it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from grotto.server.log.ledger import new_ledger
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.database import Database
from grotto.server.storage.people import People
from grotto.server.storage.schema import SEATS
from grotto.server.storage.tables import Store, Summary
from grotto.server.storage.writer import Page, Writer
from tests.server.statements import found

TABLES = 12


@asynccontextmanager
async def tables(url: str) -> AsyncIterator[tuple[Writer, Store]]:
    database = Database(url)
    store = Store(database)
    host, _ = await People(database).new_guest("Ann", 0.0)
    for number in range(TABLES):
        spec = Spec(
            id=f"t{number}", game="stone_age", rules=1, seats=2, options={}, visibility="public",
            pace="live", clock=Clock(), seed="a seed", host=host.id, created=0.0,
        )  # fmt: skip
        places = new_ledger(2).places
        await store.create(spec, Summary(status="open", to_act=-2, places=places, changed=0.0))
    try:
        yield Writer(database), store
    finally:
        await database.close()


def page(table: int, number: int, key: str | None = None) -> Page:
    entry = {
        "table": f"t{table}", "number": number, "kind": "start", "seat": -1, "person": None,
        "body": "", "at": 0.0, "asked": -2, "key": key, "digest": "", "chain": "",
    }  # fmt: skip
    summary = {
        "status": "playing", "to_act": 0, "version": number, "changed": 1.0, "due": None,
        "round": 1, "last_seat": -1,
    }  # fmt: skip
    return Page(table=f"t{table}", version=number, entries=[entry], summary=summary)


def count_calls(thing: object, method: str) -> list[object]:
    """Note every call of a method from now on."""
    calls: list[object] = []
    usual = getattr(thing, method)

    def noted(*given: object) -> object:
        calls.append(given)
        return usual(*given)

    setattr(thing, method, noted)
    return calls


def test_what_waits_together_is_written_together(database_url: str) -> None:
    async def write() -> int:
        async with tables(database_url) as (writer, store):
            commits = count_calls(writer._database, "write_together")
            await asyncio.gather(*(writer.write(page(table, 1)) for table in range(TABLES)))
            assert [await store.version(f"t{table}") for table in range(TABLES)] == [1] * TABLES
            return len(commits)

    assert asyncio.run(write()) == 1


def test_one_that_was_late_does_not_take_others_with_it(database_url: str) -> None:
    async def write() -> list[BaseException | None]:
        async with tables(database_url) as (writer, store):
            await writer.write(page(3, 1))
            done = await asyncio.gather(
                *(writer.write(page(table, 1)) for table in range(TABLES)), return_exceptions=True
            )
            assert [await store.version(f"t{table}") for table in range(TABLES)] == [1] * TABLES
            return done

    done = asyncio.run(write())

    assert [number for number, error in enumerate(done) if error] == [3]
    assert isinstance(done[3], IntegrityError)


def test_a_key_is_written_once(database_url: str) -> None:
    async def write() -> tuple[BaseException | None, BaseException | None]:
        async with tables(database_url) as (writer, _):
            return await asyncio.gather(
                writer.write(page(0, 1, "a key")),
                writer.write(page(0, 2, "a key")),
                return_exceptions=True,
            )

    first, second = asyncio.run(write())

    assert first is None
    assert isinstance(second, IntegrityError)


def test_who_stops_waiting_does_not_stop_the_writing(database_url: str) -> None:
    async def write() -> int:
        async with tables(database_url) as (writer, store):
            impatient = asyncio.create_task(writer.write(page(0, 1)))
            await asyncio.sleep(0)
            impatient.cancel()
            await writer.write(page(1, 1))
            return await store.version("t0")

    assert asyncio.run(write()) == 1


def test_seats_are_written_as_they_are_now(database_url: str) -> None:
    async def write() -> list[str]:
        async with tables(database_url) as (writer, store):
            bot = {"table": "t0", "person": None, "level": "random", "away": 0.0}
            seats = [bot | {"seat": seat, "name": name} for seat, name in enumerate(("Bee", "Cee"))]
            await writer.write(replace(page(0, 1), seats=seats))
            wanted = select(SEATS.c.name).where(SEATS.c.table == "t0").order_by(SEATS.c.seat)
            return [row.name for row in await found(store._database, wanted)]

    assert asyncio.run(write()) == ["Bee", "Cee"]
