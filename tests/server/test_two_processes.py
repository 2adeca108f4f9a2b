"""Two server processes share one PostgreSQL, and every table."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from tests.server.players import Player
from tests.server.processes import Served
from tools.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database(postgres: Postgres, postgres_template: str) -> Iterator[str]:
    name = postgres.new_database(postgres_template)
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[tuple[str, str]]:
    """The addresses of two servers."""
    folder = tmp_path_factory.mktemp("home")
    one, two = (Served(folder, "--database", database) for _ in range(2))
    with ThreadPoolExecutor() as threads:
        list(threads.map(Served.start, (one, two)))
    yield one.address, two.address
    one.stop()
    two.stop()


async def test_people_at_two_processes_play_a_whole_game_and_see_everything(
    homes: tuple[str, str], database: str
) -> None:
    luck = random.Random(1)
    async with Player(homes[0]) as ann, Player(homes[1]) as bob, Player(homes[1]) as eve:
        everybody = (ann, bob, eve)
        table = await ann.sit_together(bob)
        for player in everybody:
            await player.look_at(table)
        while ann.newest.table.status != "over":
            asked = ann if ann.is_asked() else bob
            key = await asked.play(asked.answer(luck))
            for player in everybody:
                await player.see(asked.acks[key].version)

        assert ann.newest.standings == bob.newest.standings == eve.newest.standings
        assert ann.newest.view == bob.newest.view == eve.newest.view
        assert ann.newest.version == written(database, table)


def written(url: str, table: str) -> int:
    with psycopg.connect(url) as connection:
        row = connection.execute('SELECT count(*) FROM log WHERE "table" = %s', [table]).fetchone()
    assert row is not None
    return int(row[0])


async def test_one_command_sent_to_both_processes_is_carried_out_once(
    homes: tuple[str, str], database: str
) -> None:
    luck = random.Random(2)
    async with Player(homes[0]) as ann, Player(homes[1]) as bob:
        table = await ann.sit_together(bob)
        asked, other = (ann, bob) if (await ann.look_at(table)).question else (bob, ann)
        async with asked.twin(other.address) as twin:
            await asked.look_at(table)
            await twin.look_at(table)
            while asked.is_asked():
                key, action = f"at-{asked.newest.version}", asked.answer(luck)
                await asyncio.gather(asked.play(action, key), twin.play(action, key))

                assert asked.acks[key] == twin.acks[key]
                assert asked.acks[key].version == written(database, table)
                await asked.see(asked.acks[key].version)
                await twin.see(asked.acks[key].version)


async def test_people_see_who_is_there_through_the_other_process(homes: tuple[str, str]) -> None:
    async with Player(homes[0]) as ann, Player(homes[1]) as bob:
        table = await ann.sit_together(bob)
        await ann.look_at(table)
        await bob.look_at(table)
        await until_online(ann, [True, True])
        await until_online(bob, [True, True])
        await bob.hang_up()

        await until_online(ann, [True, False])


async def until_online(player: Player, online: list[bool]) -> None:
    while [occupant.online for occupant in player.newest.occupants] != online:
        await player.hear()


async def test_people_hear_each_other_through_two_processes(homes: tuple[str, str]) -> None:
    async with Player(homes[0]) as ann, Player(homes[1]) as bob:
        table = await ann.sit_together(bob)
        await ann.look_at(table)
        await bob.look_at(table)

        await ann.say("Hello!")
        while not bob.chat:
            await bob.hear()

        assert [line.said for line in bob.chat] == ["Hello!"]


async def test_who_looks_on_is_counted_once_through_all_processes(homes: tuple[str, str]) -> None:
    async with Player(homes[0]) as ann, Player(homes[1]) as bob, Player(homes[1]) as eve:
        table = await ann.sit_together(bob)
        await eve.ask("POST", "me/sign-up", name="Eve", password="a long password")
        (await eve.ask("PATCH", "me/presence", named=True)).raise_for_status()
        async with eve.twin(homes[0]) as twin, Player(homes[0]) as fay:
            for player in (ann, bob, eve, twin, fay):
                await player.look_at(table)
            for player in (ann, bob, fay):
                await until_audience(player, 2, ["Eve"])
            await eve.hang_up()
            await fay.hang_up()
            for player in (ann, bob):
                await until_audience(player, 1, ["Eve"])
        for player in (ann, bob):
            await until_audience(player, 0, [])


async def until_audience(player: Player, count: int, names: list[str]) -> None:
    while (player.audience.count, player.audience.names) != (count, names):
        await player.hear()
