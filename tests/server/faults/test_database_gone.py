"""The database goes away and returns, and nothing is lost."""

import asyncio
import random
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from grotto.server.settings import NO_LIMITS, Settings
from tests.server.faults.promises import expect_all_kept
from tests.server.players import Player, play_on
from tests.server.running import Running
from tools.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
def homes(postgres_url: str) -> Iterator[tuple[str, str]]:
    """The addresses of two servers on one database."""
    settings = Settings(database=postgres_url, limits=NO_LIMITS)
    with Running(settings) as one, Running(settings) as two:
        yield one.origin, two.origin


async def test_who_plays_hears_that_it_cannot_be_written_and_plays_on_later(
    homes: tuple[str, str], postgres: Postgres, postgres_url: str
) -> None:
    async with Player(homes[0]) as ann, Player(homes[1]) as bob:
        table = await ann.sit_together(bob)
        asked, other = (ann, bob) if (await ann.look_at(table)).question else (bob, ann)
        before = await asked.look_at(table)
        await other.look_at(table)
        action, key = asked.answer(random.Random(3)), asked.new_key()

        with postgres.away():
            await asked.play(action, key)
            answers = [
                await ann.get(f"/{table}"),
                await ann.post("", game="stone_age", seats=2, name="Ann"),
                await ann.post(f"/{table}/start", key="again"),
            ]
            await asked.play(action, key)
            async with asked.twin(homes[0]) as again:
                with pytest.raises(InvalidStatus, match="503"):
                    await again.look_at(table)

        assert asked.problems[key].code == "server/storage-failed"
        assert [answer.status_code for answer in answers] == [503] * 3
        assert {answer.json()["code"] for answer in answers} == {"server/storage-failed"}
        assert asked.problems[key].version == asked.newest.version == before.version

        await asked.play(action, key, before.version)
        await other.see(asked.acks[key].version)
        await expect_all_kept(postgres_url, table, (ann, bob))


async def test_games_under_way_go_on_when_the_database_returns(
    homes: tuple[str, str], postgres: Postgres, postgres_url: str
) -> None:
    luck = random.Random(4)
    async with Player(homes[0]) as ann, Player(homes[1]) as bob:
        table = await ann.sit_together(bob)
        playing = [asyncio.create_task(play_on(one, table, luck, homes)) for one in (ann, bob)]
        for _ in range(3):
            await asyncio.sleep(0.3 + luck.random())
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(luck.random())
            await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(asyncio.gather(*playing), 60)

        await expect_all_kept(postgres_url, table, (ann, bob))
