"""The commands of the guide to running Grotto do what it says."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import update

from grotto.server.log.ledger import Ledger
from grotto.server.storage.schema import TABLES
from grotto.server.tables.seating import sit, start
from tests.server.rooms import Shelf, shelf_at
from tests.server.statements import change
from tools.postgres import Postgres, program

pytestmark = pytest.mark.anyio

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "deploy.md"


def run(first_word: str, folder: Path, **variables: str) -> str:
    """Run the one block of commands that begins with a word, and return what it prints."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    (block,) = [block for block in blocks if block.startswith(first_word)]
    folders = (Path(sys.executable).parent, Path(program("pg_dump")).parent, os.environ["PATH"])
    path = ":".join(map(str, folders))
    shell = ["bash", "-euc", block]
    environment = {**os.environ, **variables, "PATH": path}
    return subprocess.run(
        shell, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


async def begin(shelf: Shelf, table: str) -> Ledger:
    """Begin a game, and return what its log says."""
    ann = await shelf.person("Ann")
    await shelf.table(ann, table)
    room = await shelf.room(table)
    await sit(room, ann, "Ann", 0, "sit")
    await start(room, ann, "random", "start")
    return room.ledger


async def expect_as_it_was(url: str, ledger: Ledger) -> None:
    """Compare a restored database with what there was, and go on with it."""
    async with shelf_at(url) as shelf:
        _, restored = await shelf.store.load("one")
        assert restored == ledger
        assert await shelf.store.version("two") == 0
        await begin(shelf, "three")


async def test_an_sqlite_file_is_backed_up_under_way_and_restored(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = sqlite_url.removeprefix("sqlite:///")
    async with shelf_at(sqlite_url) as shelf:
        before = await begin(shelf, "one")
        run("grotto backup", tmp_path, FILE=file)
        await begin(shelf, "two")

    run("grotto restore", tmp_path, FILE=file)

    await expect_as_it_was(sqlite_url, before)


async def test_a_postgresql_is_backed_up_under_way_and_restored(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    async with shelf_at(postgres_url) as shelf:
        before = await begin(shelf, "one")
        run("pg_dump", tmp_path, DATABASE=postgres_url)
        await begin(shelf, "two")
    empty = postgres.new_database()

    run("pg_restore", tmp_path, EMPTY_DATABASE=postgres.url(empty))

    await expect_as_it_was(postgres.url(empty), before)
    postgres.drop_database(empty)


async def test_games_of_former_rules_are_found(postgres_url: str, tmp_path: Path) -> None:
    async with shelf_at(postgres_url) as shelf:
        await begin(shelf, "former")
        await begin(shelf, "another")
        former = update(TABLES).where(TABLES.c.id == "former")
        await change(shelf.database, former.values(game="stone_age"))

    counted = run("psql --tuples-only --command", tmp_path, DATABASE=postgres_url)
    run("psql --tuples-only --no-align", tmp_path, DATABASE=postgres_url)

    assert sorted(counted.split()) == sorted("cave_vs_cave | 1 | 1 stone_age | 1 | 1".split())
    assert (tmp_path / "grotto-former.map").read_text() == "former former;\n"
