"""A full disk: a clear error, nothing broken, and all goes on when there is room again."""

import random
import resource
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import psycopg
import pytest

from tests.server.faults.promises import expect_all_kept
from tests.server.players import Player
from tests.server.processes import Served
from tests.server.waiting import until

pytestmark = pytest.mark.anyio

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk();
CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON heartbeat EXECUTE FUNCTION full_disk();
"""


class Disk(NamedTuple):
    """A disk that can be filled, and emptied again."""

    url: str
    served: Served
    fill: Callable[[], None]
    empty: Callable[[], None]
    check: Callable[[], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    postgres = request.param == "postgresql"
    url: str = request.getfixturevalue("postgres_url" if postgres else "sqlite_url")
    with Served(tmp_path, "--database", url) as served:
        yield _postgres_disk(url, served) if postgres else _sqlite_disk(url, served)


def _sqlite_disk(url: str, served: Served) -> Disk:
    """No file of the server may grow: what it writes ends where files end now."""
    path = Path(url.removeprefix("sqlite:///"))
    log = path.with_name(f"{path.name}-wal")

    def limit(size: int) -> None:
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def check() -> None:
        with sqlite3.connect(path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()

    return Disk(
        url, served, lambda: limit(log.stat().st_size), lambda: limit(resource.RLIM_INFINITY), check
    )


def _postgres_disk(url: str, served: Served) -> Disk:
    """The database says what it says when its disk is full."""

    def run(statements: str) -> None:
        with psycopg.connect(url) as connection:
            connection.execute(statements.encode())

    empty = "DROP FUNCTION full_disk CASCADE"
    return Disk(
        url, served, lambda: run(FULL), lambda: run(empty), lambda: run("REINDEX TABLE log")
    )


async def test_a_full_disk_is_said_and_breaks_nothing(disk: Disk) -> None:
    luck = random.Random(5)
    async with Player(disk.served.address) as ann, Player(disk.served.address) as bob:
        table = await ann.sit_together(bob)
        asked = ann if (await ann.look_at(table)).question else bob
        before = await asked.look_at(table)
        action, key = asked.answer(luck), asked.new_key()

        disk.fill()
        await asked.play(action, key)
        refused = asked.problems[key].code
        seen = (await asked.get(f"/{table}")).json()
        ready = httpx.get(f"{disk.served.address}ready")
        figures = httpx.get(f"{disk.served.address}metrics").text
        disk.empty()
        await asked.play(action, key, before.version)

        assert refused == "server/disk-full"
        assert (ready.status_code, ready.text) == (503, "not ready: disk-full\n")
        assert 'grotto_storage_failures_total{why="disk-full",work="write"} ' in figures
        until(lambda: httpx.get(f"{disk.served.address}ready").text == "ready\n")
        assert seen["version"] == before.version
        assert asked.acks[key].version > before.version
        disk.check()
        await expect_all_kept(disk.url, table, (ann, bob))
