"""`kill -9` in the middle of a tournament: it ends as if nothing had happened."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.players import Player, play_on
from tests.server.processes import Served

pytestmark = pytest.mark.anyio

CUP = {
    "name": "Ann", "title": "Cup", "game": "stone_age", "options": {"max_rounds": 1},
    "format": "swiss", "rounds": 2, "places": 4, "level": "random",
    "clock": {"kind": "bank", "seconds": 600},
}  # fmt: skip

Seen = dict[str, Any]
MOMENTS: tuple[Callable[[Seen], bool], ...] = (
    lambda cup: cup["card"]["status"] == "playing",  # and perhaps no table is there
    lambda cup: any(match["over"] for match in cup["matches"]),
    lambda cup: cup["card"]["round"] == 2,  # and its tables are perhaps being set up
)
"""When the server is killed, one time after the other."""


async def seen(player: Player, cup: str) -> Seen:
    """See a tournament as soon as there is a server."""
    while True:
        try:
            found: Seen = (await player.ask("GET", f"tournaments/{cup}")).raise_for_status().json()
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
        else:
            return found


async def play_all(player: Player, cup: str, home: str) -> Seen:
    """Play wherever one has a seat until the tournament is over."""
    luck = random.Random(1)
    while (found := await seen(player, cup))["card"]["status"] != "over":
        if found["table"]:
            player.frame = None  # of the table before
            await play_on(player, found["table"], luck, (home,))
        await asyncio.sleep(0.1)
    return found


async def kill_at_every_moment(served: Served, player: Player, cup: str) -> None:
    for moment in MOMENTS:
        while not moment(await seen(player, cup)):
            await asyncio.sleep(0.02)
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)


def written(path: Path) -> tuple[list[int], list[int], set[str]]:
    """How often each table has begun, how many results each match has, and how tables stand."""
    with sqlite3.connect(path) as database:
        begun = database.execute(
            "SELECT sum(kind = 'start') FROM log GROUP BY \"table\""
        ).fetchall()
        results = database.execute("SELECT json_array_length(finishes) FROM matches").fetchall()
        status = database.execute("SELECT status FROM tables").fetchall()
    return [row[0] for row in begun], [row[0] for row in results], {row[0] for row in status}


async def test_a_tournament_outlives_every_kill(tmp_path: Path, sqlite_url: str) -> None:
    with Served(tmp_path, "--database", sqlite_url) as served:
        async with Player(served.address) as ann, ann.twin(served.address) as beside:
            made = (await ann.ask("POST", "tournaments", **CUP)).raise_for_status()
            cup = made.json()["card"]["id"]
            (await ann.ask("PATCH", f"tournaments/{cup}", status="playing")).raise_for_status()
            playing = asyncio.create_task(play_all(ann, cup, served.address))
            await kill_at_every_moment(served, beside, cup)
            end = await playing

    assert [(match["round"], match["over"]) for match in end["matches"]] == [
        (1, True), (1, True), (2, True), (2, True),
    ]  # fmt: skip
    assert sorted(one["played"] for one in end["players"]) == [2, 2, 2, 2]
    path = Path(sqlite_url.partition("///")[2])
    assert written(path) == ([1, 1, 1, 1], [2, 2, 2, 2], {"over"})
