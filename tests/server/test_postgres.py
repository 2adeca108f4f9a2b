"""The PostgreSQL that tests start leaves nothing behind."""

import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.server.waiting import until
from tools.postgres import Postgres

HANGING = """
import sys, time
from tools.postgres import Postgres
print(Postgres().folder, flush=True)
time.sleep(60)
"""


def test_a_server_ends_with_the_process_that_started_it() -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", HANGING],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert tests.stdout is not None
    folder = Path(tests.stdout.readline().strip())
    postmaster = Path("/proc", (folder / "cluster/postmaster.pid").read_text().split()[0])

    tests.kill()
    tests.communicate()

    until(lambda: not folder.exists() and not postmaster.exists())


def test_every_database_is_its_own(postgres: Postgres) -> None:
    first, second = postgres.new_database(), postgres.new_database()
    with psycopg.connect(postgres.url(first)) as connection:
        connection.execute("CREATE TABLE mine (number int)")

    with (
        psycopg.connect(postgres.url(second)) as connection,
        pytest.raises(psycopg.errors.UndefinedTable),
    ):
        connection.execute("SELECT number FROM mine")
