"""`kill -9` at any moment: every acknowledged move is there, once, and everybody catches up.

`GROTTO_KILLS=100 pytest tests/server/faults/test_killed.py` kills as often as one likes.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.server.faults.promises import expect_all_kept
from tests.server.players import Player, play_on
from tests.server.processes import Served

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("GROTTO_KILLS", "2"))
TABLES = 3


async def kill_now_and_then(served: Served, luck: random.Random) -> None:
    """Kill the server under load, and start it again."""
    for _ in range(KILLS):
        await asyncio.sleep(0.2 + luck.random())
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
    await asyncio.sleep(0.5)


async def test_what_was_acknowledged_outlives_every_kill(tmp_path: Path, database_url: str) -> None:
    luck = random.Random()
    with Served(tmp_path, "--database", database_url) as served:
        homes = (served.address,)
        pairs = [(Player(served.address), Player(served.address)) for _ in range(TABLES)]
        tables = [await ann.sit_together(bob) for ann, bob in pairs]
        playing = [
            asyncio.create_task(play_on(player, table, luck, homes))
            for table, pair in zip(tables, pairs)
            for player in pair
        ]
        await kill_now_and_then(served, luck)
        for task in playing:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)

        assert [end for end in ends if isinstance(end, AssertionError)] == []
        assert all(pair[0].acks or pair[1].acks for pair in pairs)
        for table, pair in zip(tables, pairs):
            await expect_all_kept(database_url, table, pair)
            for player in pair:
                await player.close()
