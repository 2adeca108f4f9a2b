"""What is asked for one person, or for every page of statistics, is found by an index."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from grotto.server.storage import departures, statistics
from grotto.server.storage.database import Database

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = Database(database_url)
    yield opened
    await opened.close()


def plans_of(connection: Connection, work: Callable[[Connection], object]) -> list[str]:
    """How a database finds what some work reads, statement by statement."""
    asked: list[tuple[str, Any]] = []

    def note(_: object, __: object, statement: str, values: Any, *___: object) -> None:  # noqa: ANN401
        asked.append((statement, values))

    event.listen(connection, "before_cursor_execute", note)
    work(connection)
    event.remove(connection, "before_cursor_execute", note)
    is_file = connection.dialect.name == "sqlite"
    if not is_file:
        connection.execute(text("SET LOCAL enable_seqscan = off"))  # all is small in tests
    how = "EXPLAIN QUERY PLAN" if is_file else "EXPLAIN"
    return [
        str(connection.exec_driver_sql(f"{how} {statement}", values).all())
        for statement, values in asked
    ]


async def test_a_person_is_found_in_logs_and_chats_without_reading_all(database: Database) -> None:
    plans = await database.read(
        plans_of, lambda connection: departures._traces_of(connection, "somebody")
    )

    assert "log_of_person" in plans[0]
    assert "log_of_person" in plans[1]
    assert "chat_of_person" in plans[1]


async def test_finished_games_are_counted_without_reading_all_tables(database: Database) -> None:
    plans = await database.read(
        plans_of, lambda connection: statistics._counts(connection, "stone_age", 1)
    )

    assert ["tables_over_by_game" in plan for plan in plans] == [True]
