"""The bus: a process hears what others write, and nothing that they babble harms it."""

import asyncio
import time

import psycopg
import pytest

from grotto.server.settings import Settings
from grotto.server.tables.seating import sit
from tests.server.players import Player
from tests.server.rooms import Shelf, shelf_at
from tests.server.running import Running

pytestmark = pytest.mark.anyio

NONSENSE = ("", "nonsense", "[]", '["log"]', '["log","one","two"]', '["people","one",0]', '{"a":1}')


@pytest.fixture
def settings(postgres_url: str) -> Settings:
    return Settings(database=postgres_url)


@pytest.fixture
def home(server: Running) -> str:
    time.sleep(0.1)  # it listens by now
    return server.origin


async def somebody_sits_elsewhere(shelf: Shelf) -> int:
    room = await shelf.room()
    return await sit(room, await shelf.person("Bob"), "Bob", None, "sit")


async def test_what_is_written_elsewhere_is_seen_here(home: str, postgres_url: str) -> None:
    async with shelf_at(postgres_url) as shelf, Player(home) as eve:
        await shelf.table(await shelf.person("Ann"))
        await eve.look_at("one")

        version = await somebody_sits_elsewhere(shelf)

        assert (await eve.see(version)).occupants[0].name == "Bob"


async def test_nonsense_on_the_channel_is_not_listened_to(home: str, postgres_url: str) -> None:
    async with shelf_at(postgres_url) as shelf, Player(home) as eve:
        await shelf.table(await shelf.person("Ann"))
        await eve.look_at("one")
        async with await psycopg.AsyncConnection.connect(postgres_url) as connection:
            for payload in NONSENSE:
                await connection.execute("SELECT pg_notify('grotto', %s)", [payload])

        version = await somebody_sits_elsewhere(shelf)

        assert (await eve.see(version)).version == version


async def test_a_listener_that_lost_its_connection_reads_what_it_has_missed(
    home: str, postgres_url: str
) -> None:
    async with shelf_at(postgres_url) as shelf, Player(home) as eve:
        await shelf.table(await shelf.person("Ann"))
        await eve.look_at("one")
        async with await psycopg.AsyncConnection.connect(postgres_url) as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )

        version = await asyncio.wait_for(somebody_sits_elsewhere(shelf), 10)

        assert (await eve.see(version)).version == version
