"""Whether a server lives and can serve, and what it counts."""

import asyncio
import io

import pytest
from sqlalchemy import create_engine, text
from starlette.requests import Request

from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.housekeeping.disk import look
from grotto.server.http.health import may_see_metrics
from grotto.server.settings import Settings
from grotto.server.storage.database import Database, sync_url
from grotto.server.storage.errors import DiskFull
from tests.server.running import Running


def asked_by(host: str, **headers: str) -> Request:
    """A request from an address."""
    named = [(name.replace("_", "-").encode(), said.encode()) for name, said in headers.items()]
    return Request({"type": "http", "client": (host, 1), "headers": named})


def test_a_server_that_runs_lives_and_is_ready(server: Running) -> None:
    browser = server.browser()

    assert browser.get("/health").text == "alive\n"
    assert browser.get("/ready").text == "ready\n"


def test_a_server_that_is_about_to_stop_lives_but_is_not_ready(server: Running) -> None:
    browser = server.browser()
    server.app.state.services.hub.stopping = True

    assert browser.get("/health").status_code == 200
    assert browser.get("/ready").status_code == 503


@pytest.mark.parametrize(("schema", "status"), [("0000", 503), ("9999", 200)])
def test_a_server_needs_its_own_schema_or_one_that_came_later(
    server: Running, settings: Settings, schema: str, status: int
) -> None:
    engine = create_engine(sync_url(settings.database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :name"), {"name": schema})
    engine.dispose()

    assert server.browser().get("/ready").status_code == status


def test_figures_count_what_happens(server: Running) -> None:
    browser = server.browser()
    table = {"game": "stone_age", "seats": 2, "name": "Ann"}
    made = browser.post("/api/tables", json=table).json()["id"]
    browser.post(f"/api/tables/{made}/join", json={"name": "Ann", "key": "sit"})

    shown = browser.get("/metrics").text

    assert 'grotto_storage_seconds_count{work="write"}' in shown
    assert 'route="/api/tables/{table}/join",status="200"' in shown
    assert "process_resident_memory_bytes" in shown
    assert made not in shown
    assert "Ann" not in shown


def test_figures_are_for_this_machine() -> None:
    assert may_see_metrics(asked_by("127.0.0.1"), "")
    assert may_see_metrics(asked_by("::1"), "")
    assert not may_see_metrics(asked_by("192.0.2.1"), "")
    assert not may_see_metrics(asked_by("somewhere"), "")


def test_figures_are_not_for_those_who_come_through_a_proxy_on_this_machine() -> None:
    assert not may_see_metrics(asked_by("127.0.0.1", x_forwarded_for="192.0.2.1"), "")


def test_figures_are_for_who_knows_the_word() -> None:
    assert may_see_metrics(asked_by("192.0.2.1", authorization="Bearer cave"), "cave")
    assert not may_see_metrics(asked_by("127.0.0.1", authorization="Bearer café"), "cave")
    assert not may_see_metrics(asked_by("127.0.0.1"), "cave")


# ---- disk and writing ---------------------------------------------------------------------------


def test_a_server_whose_disk_is_nearly_full_is_not_ready_and_says_so(
    server: Running, settings: Settings, log: io.StringIO
) -> None:
    health = server.services.store.health
    health.least_free = 1 << 60
    server.call(looked_at(server))
    health.look()
    answer = server.browser().get("/ready")

    is_file = settings.database.startswith("sqlite")
    assert answer.text == ("not ready: disk-low\n" if is_file else "ready\n")
    assert ("the disk is nearly full" in log.getvalue()) == is_file


def test_figures_say_how_much_room_the_disk_has(server: Running, settings: Settings) -> None:
    metrics.DISK_FREE.set(-1)
    server.call(looked_at(server))

    is_file = settings.database.startswith("sqlite")
    assert (metrics.DISK_FREE._value.get() > 0) == is_file


async def failing(url: str) -> list[list[str]]:
    """What is wrong when a write has failed, and after the next look."""
    database = Database(url)
    with pytest.raises(StorageFailed), database.health.watched("write"):
        raise DiskFull
    problems = [database.health.problems()]
    await look(database)
    problems.append(database.health.problems())
    await database.close()
    return problems


def test_a_server_that_could_not_write_is_ready_again_when_it_can(
    database_url: str, log: io.StringIO
) -> None:
    assert asyncio.run(failing(database_url)) == [["disk-full"], []]
    assert "the database cannot be written" in log.getvalue()
    assert "the database can be written again" in log.getvalue()


async def looked_at(server: Running) -> None:
    await look(server.services.store._database)
