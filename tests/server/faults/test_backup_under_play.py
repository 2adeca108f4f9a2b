"""`grotto backup` while people play: every move that was acknowledged before is in the copy."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from grotto.server.settings import sqlite_file
from tests.server.faults.promises import written
from tests.server.players import Player
from tests.server.processes import GROTTO, Served, environment

pytestmark = pytest.mark.anyio

BACKUPS = 2


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, "--database", str(tmp_path / "club.db")) as server:
        yield server


async def grotto(home: Path, *words: str | Path) -> tuple[int, str, str]:
    """Run the command, and return its exit status and what it said."""
    process = await asyncio.create_subprocess_exec(
        *GROTTO, *map(str, words), env=environment(home),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await process.communicate()
    return process.returncode or 0, out.decode(), err.decode()


async def play_on(players: tuple[Player, Player], luck: random.Random) -> None:
    """Play until somebody stops it."""
    while players[0].newest.table.status == "playing":
        asked = next((player for player in players if player.is_asked()), players[0])
        key = await asked.play(asked.answer(luck))
        for player in players:
            await player.see(asked.acks[key].version)


def promised(players: tuple[Player, Player]) -> set[str]:
    return {key for player in players for key in player.acks}


async def test_a_copy_made_under_play_holds_whatever_was_acknowledged_before(
    served: Served, tmp_path: Path
) -> None:
    async with Player(served.address) as ann, Player(served.address) as bob:
        table = await ann.sit_together(bob, game="stone_age")
        for player in (ann, bob):
            await player.look_at(table)
        playing = asyncio.create_task(play_on((ann, bob), random.Random(3)))
        rows: list[tuple[int, str | None]] = []
        for number in range(BACKUPS):
            while len(promised((ann, bob))) < 10 * (number + 1):
                await asyncio.sleep(0.01)
            before = promised((ann, bob))
            copy, restored = tmp_path / f"copy{number}.db", tmp_path / f"restored{number}.db"
            made = await grotto(
                tmp_path, "backup", "--database", tmp_path / "club.db", "--to", copy
            )
            back = await grotto(tmp_path, "restore", copy, "--database", restored)
            rows = written(sqlite_file(restored), table)

            assert (made[0], back[0]) == (0, 0), made[2] + back[2]
            assert "It was looked through, and it is sound." in " ".join(made[1].split())
            assert before <= {(key or "").partition(":")[2] for _, key in rows}
            assert [version for version, _ in rows] == list(range(1, len(rows) + 1))
        playing.cancel()
        await asyncio.wait({playing})

    with Served(tmp_path, "--database", str(tmp_path / "restored1.db")) as again:
        seen = httpx.get(f"{again.address}api/tables/{table}").json()
    assert seen["version"] == len(rows)


async def test_nothing_is_restored_under_a_running_server(served: Served, tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    await grotto(tmp_path, "backup", "--database", path, "--to", tmp_path / "copy.db")

    asked = await grotto(tmp_path, "restore", tmp_path / "copy.db", "--database", path)
    forced = await grotto(tmp_path, "restore", tmp_path / "copy.db", "--database", path, "--force")

    assert asked[0] == forced[0] == 1
    assert asked[2].startswith(f"There is something at {path} already.")
    assert forced[2].startswith(f"Another Grotto serves {path}")
    assert httpx.get(f"{served.address}ready").text == "ready\n"
