"""The database: what was written is read at once, and whatever breaks is whole again afterwards."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import NameTaken, StorageFailed
from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import Place
from grotto.server.storage.chat import Saying
from grotto.server.storage.database import Database
from grotto.server.storage.people import People
from grotto.server.storage.schema import PEOPLE
from grotto.server.storage.sqlite import SqliteFile, _KeptOpen, _plain
from grotto.server.storage.tables import Summary
from tests.server.rooms import Shelf

pytestmark = pytest.mark.anyio

LONG = "a long word " * 100_000


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = Database(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def file(sqlite_url: str) -> AsyncIterator[Database]:
    opened = Database(sqlite_url)
    yield opened
    await opened.close()


def path_of(database: Database) -> Path:
    return Path(str(database.url.database))


def connections_of(database: Database) -> SqliteFile:
    assert isinstance(database._open, SqliteFile)
    return database._open


def somebody(connection: Connection, name: str) -> None:
    connection.execute(insert(PEOPLE), {"id": name, "name": name, "created": 0.0})


def names(connection: Connection) -> list[str]:
    return list(connection.execute(select(PEOPLE.c.name).order_by(PEOPLE.c.name)).scalars())


async def test_what_was_just_written_is_read(database: Database) -> None:
    seen = []
    for number in range(5):
        await database.write(somebody, f"p{number}")
        seen.append(len(await database.read(names)))

    assert seen == [1, 2, 3, 4, 5]


async def test_what_another_process_has_written_is_read(
    database: Database, database_url: str
) -> None:
    await database.read(names)
    other = Database(database_url)

    await other.write(somebody, "Bob")

    assert await database.read(names) == ["Bob"]
    await other.close()


async def test_who_reads_holds_nothing_afterwards(file: Database) -> None:
    shelf = Shelf(file)
    host, token = await People(file).new_guest("Ann", 0.0)
    await shelf.table(host.id)
    await shelf.store.open("one")
    await shelf.store.version("one")
    await People(file).session(token, 0.0)
    await shelf.person("Bob")

    other = sqlite3.connect(path_of(file))
    busy, _, _ = other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    other.close()

    assert busy == 0


async def test_nothing_is_written_in_the_thread_of_the_loop(file: Database) -> None:
    with pytest.raises(StorageFailed):
        await file.read(somebody, "Ann")

    assert await file.read(names) == []


async def test_a_piece_of_work_that_fails_has_written_nothing(database: Database) -> None:
    def write_and_fail(connection: Connection) -> None:
        somebody(connection, "Ann")
        raise NameTaken("Ann")

    with pytest.raises(NameTaken):
        await database.write(write_and_fail)

    assert await database.read(names) == []


async def test_what_the_schema_forbids_is_said_so(database: Database) -> None:
    await database.write(somebody, "Ann")

    with pytest.raises(IntegrityError):
        await database.write(somebody, "Ann")

    await database.write(somebody, "Bob")
    assert await database.read(names) == ["Ann", "Bob"]


async def test_who_reads_first_and_writes_then_does_not_find_it_changed(
    file: Database, sqlite_url: str
) -> None:
    other = Database(sqlite_url)

    def one_more(connection: Connection) -> None:
        known = len(names(connection))
        time.sleep(0.01)
        somebody(connection, f"p{known}")

    await asyncio.gather(*(where.write(one_more) for where in (file, other) * 3))

    assert len(await file.read(names)) == 6
    await other.close()


def break_off(kept: _KeptOpen) -> None:
    """Let a connection fail at whatever it is asked next."""
    assert kept._connection is not None
    _plain(kept._connection).close()


async def test_a_broken_connection_that_reads_is_replaced(file: Database) -> None:
    await file.write(somebody, "Ann")
    await file.read(names)
    break_off(connections_of(file)._reader)

    with pytest.raises(StorageFailed):
        await file.read(names)

    assert await file.read(names) == ["Ann"]


async def test_a_broken_connection_that_writes_is_replaced(file: Database) -> None:
    await file.write(somebody, "Ann")
    break_off(connections_of(file)._writer)

    with pytest.raises(StorageFailed):
        await file.write(somebody, "Bob")
    await file.write(somebody, "Cid")

    assert await file.read(names) == ["Ann", "Cid"]


async def test_broken_connections_to_a_server_are_replaced(postgres_url: str) -> None:
    database = Database(postgres_url)
    shelf = Shelf(database)
    await shelf.table(await shelf.person("Ann"))
    with psycopg.connect(postgres_url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )

    await append(shelf, 1)

    assert await shelf.store.version("one") == 1
    await database.close()


async def append(shelf: Shelf, number: int, body: str = "") -> None:
    entry = Entry(number=number, kind=log.BOT, seat=0, body=body, at=1.0)
    places = [Place(level="random"), Place()]
    summary = Summary(status="open", to_act=-2, places=places, changed=1.0)
    await shelf.store.append("one", [entry], summary)


async def test_a_full_disk_is_said_and_all_goes_on_when_there_is_room(file: Database) -> None:
    shelf = Shelf(file)
    await shelf.table(await shelf.person("Ann"))
    await file.write(lambda connection: connection.execute(text("PRAGMA max_page_count=1")).all())

    with pytest.raises(StorageFailed):
        await append(shelf, 1, LONG)

    assert await shelf.store.version("one") == 0
    await append(shelf, 1, LONG)
    assert await shelf.store.version("one") == 1


async def test_a_file_that_somebody_holds_is_read_and_written_later(file: Database) -> None:
    shelf = Shelf(file)
    await shelf.table(await shelf.person("Ann"))
    await file.write(lambda connection: connection.execute(text("PRAGMA busy_timeout=50")).all())
    other = sqlite3.connect(path_of(file), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(StorageFailed):
        await append(shelf, 1)
    known = await shelf.store.version("one")
    other.close()
    await append(shelf, 1)

    assert known == 0
    assert await shelf.store.version("one") == 1


async def test_a_file_that_cannot_be_opened_may_be_there_later(
    tmp_path: Path, sqlite_url: str
) -> None:
    database = Database(f"sqlite:///{tmp_path}/missing/grotto.db")
    with pytest.raises(StorageFailed):
        await database.read(names)
    with pytest.raises(StorageFailed):
        await database.write(somebody, "Ann")

    (tmp_path / "missing").symlink_to(Path(sqlite_url.removeprefix("sqlite:///")).parent)
    await database.write(somebody, "Ann")

    assert await database.read(names) == ["Ann"]
    await database.close()


async def test_closing_waits_for_what_is_being_written(database_url: str) -> None:
    database = Database(database_url)
    shelf = Shelf(database)
    await shelf.table(await shelf.person("Ann"))
    writing = [asyncio.create_task(append(shelf, number)) for number in (1, 2, 3)]
    await asyncio.sleep(0)

    await shelf.store.close()
    await database.close()
    await asyncio.gather(*writing)

    again = Database(database_url)
    assert await Shelf(again).store.version("one") == 3
    await again.close()


async def test_all_that_is_written_together_is_announced(postgres_url: str) -> None:
    database = Database(postgres_url)
    shelf = Shelf(database)
    host = await shelf.person("Ann")
    tables = ["one", "two", "three"]
    for table in tables:
        await shelf.table(host, table)
    async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as listener:
        await listener.execute("LISTEN grotto")
        entry = Entry(number=1, kind=log.START, at=1.0)
        summary = Summary(status="playing", to_act=0, places=[], changed=1.0)
        await asyncio.gather(*(shelf.store.append(one, [entry], summary) for one in tables))
        heard = [notice.payload async for notice in listener.notifies(timeout=5, stop_after=3)]

    assert sorted(heard) == sorted(f'["log","{table}",1,""]' for table in tables)
    await database.close()


async def test_who_opens_a_table_asks_few_questions(file: Database) -> None:
    shelf = Shelf(file)
    host, token = await People(file).new_guest("Ann", 0.0)
    await shelf.table(host.id)
    asked: list[str] = []
    connections_of(file)._reader.lend(lambda open_: _plain(open_).set_trace_callback(asked.append))

    await shelf.store.open("one")
    table = len(asked)
    await People(file).session(token, 0.0)

    assert (table, len(asked) - table) == (3, 1)


async def test_a_session_knows_whom_its_person_has_muted(database: Database) -> None:
    shelf, people = Shelf(database), People(database)
    ann, token = await people.new_guest("Ann", 0.0)
    others = [await shelf.person(name) for name in ("Bob", "Cid")]
    before = await people.session(token, 0.0)
    for other in others:
        await shelf.store.chat.mute(ann.id, other, "Eve")

    after = await people.session(token, 0.0)

    assert before is not None
    assert after is not None
    assert (before.muted, after.muted) == (frozenset(), frozenset(others))
    assert after.person == ann


async def test_what_was_said_comes_with_the_table(database: Database) -> None:
    shelf = Shelf(database)
    host = await shelf.person("Ann")
    await shelf.table(host)
    spoken = [
        await shelf.store.chat.say(
            Saying(table="one", person=host, seat=0, name="Ann", said=said, at=1.0, key=said)
        )
        for said in ("hello", "there")
    ]

    spec, ledger, heard = await shelf.store.open("one")

    assert heard == spoken == await shelf.store.chat.tail("one")
    assert (spec, ledger) == await shelf.store.load("one")
