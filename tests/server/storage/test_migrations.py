"""Migrations: they lead, one after the other, to the schema that the code knows."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.ddl.impl import DefaultImpl
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from grotto.server.settings import sqlite_file
from grotto.server.storage.database import MIGRATIONS, migrate, sync_url
from grotto.server.storage.schema import METADATA
from tools.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_file(tmp_path / "empty.db")
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.new_database()
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture
def connection(empty_url: str) -> Iterator[Connection]:
    engine = create_engine(sync_url(empty_url))
    with engine.connect() as opened:
        yield opened
    engine.dispose()


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    return settings


def history() -> list[Script]:
    """All migrations, the first one first."""
    return [*ScriptDirectory.from_config(config()).walk_revisions()][::-1]


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    found: list[object] = compare_metadata(context, METADATA)
    return found


def test_an_empty_database_becomes_what_the_code_knows(
    empty_url: str, connection: Connection
) -> None:
    migrate(empty_url)

    assert differences(connection) == []


def test_both_ways_of_making_a_schema_give_the_same_constraints(
    empty_url: str, connection: Connection, tmp_path: Path
) -> None:
    migrate(empty_url)
    made = create_engine(sqlite_file(tmp_path / "made.db"))
    METADATA.create_all(made)

    with made.connect() as other:
        assert constraints(connection) == constraints(other)
    made.dispose()


def constraints(connection: Connection) -> dict[str, object]:
    """What a schema forbids, in the words of no engine."""
    schema = inspect(connection)
    return {
        table: (
            schema.get_pk_constraint(table)["constrained_columns"],
            sorted(
                (key["constrained_columns"], key["referred_table"], key["options"])
                for key in schema.get_foreign_keys(table)
            ),
            sorted(unique["column_names"] for unique in schema.get_unique_constraints(table)),
            {column["name"]: column["nullable"] for column in schema.get_columns(table)},
        )
        for table in METADATA.tables
    }


def test_a_database_that_is_up_to_date_stays_as_it_is(
    empty_url: str, connection: Connection
) -> None:
    migrate(empty_url)
    migrate(empty_url)

    assert differences(connection) == []


def test_every_migration_can_be_taken_back(empty_url: str, connection: Connection) -> None:
    migrate(empty_url)
    settings = config()
    settings.attributes["connection"] = connection
    command.downgrade(settings, "base")
    connection.commit()
    left = set(inspect(connection).get_table_names())
    connection.commit()

    migrate(empty_url)

    assert left == {"alembic_version"}
    assert differences(connection) == []


def test_migrations_stand_in_one_line() -> None:
    scripts = history()

    assert [script.down_revision for script in scripts] == [
        None,
        *[script.revision for script in scripts[:-1]],
    ]
    assert all(not script.branch_labels and not script.dependencies for script in scripts)


def test_migrations_are_numbered_as_they_follow() -> None:
    scripts = history()
    names = [Path(script.path).name for script in scripts]
    files = sorted(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))

    assert [script.revision for script in scripts] == [f"{n + 1:04}" for n in range(len(scripts))]
    assert names == files
    assert all(name.startswith(script.revision) for name, script in zip(names, scripts))


def test_processes_that_start_together_migrate_once(postgres: Postgres) -> None:
    url = postgres.url(postgres.new_database())

    with ThreadPoolExecutor(3) as processes:
        results = list(processes.map(migrate, [url] * 3))

    assert results == [None] * 3


def test_accounts_that_look_alike_stay_and_the_oldest_keeps_its_looks(
    connection: Connection,
) -> None:
    [looks] = [script for script in history() if script.path.endswith("looks_of_names.py")]
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, str(looks.down_revision))
    people = [("1", "coco", "coco"), ("2", "сосо", "сосо"), ("3", "Guest", None)]
    values = "(id, name, login, created) VALUES (:id, :name, :login, :created)"
    for created, (person, name, login) in enumerate(people):
        row = {"id": person, "name": name, "login": login, "created": created}
        connection.execute(text(f"INSERT INTO people {values}"), row)
    connection.execute(text("INSERT INTO mutes (person, muted) VALUES ('1', '3')"))
    connection.commit()

    command.upgrade(settings, looks.revision)

    found = connection.execute(text("SELECT skeleton FROM people ORDER BY id")).scalars()
    assert list(found) == ["coco", None, None]
    assert connection.execute(text("SELECT name FROM mutes")).scalar() == "Guest"
    connection.commit()


def test_games_under_way_are_still_there_when_notices_come(
    empty_url: str, connection: Connection
) -> None:
    [notices] = [script for script in history() if script.path.endswith("_notices.py")]
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, str(notices.down_revision))
    connection.execute(text("INSERT INTO people (id, name, created) VALUES ('p', 'Ann', 1)"))
    names = (
        "id, game, rules, seats, options, visibility, pace, clock, seed, host, invite, "
        "auto_start, opening, provable, status, to_act, version, created, changed"
    )
    values = (
        "'t', 'stone_age', 2, 2, '{}', 'public', 'live', '{\"kind\": \"none\"}', 's', 'p', '', "
        "false, '', true, 'playing', 0, 3, 1, 1"
    )
    connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})".replace(":", r"\:")))
    connection.commit()

    migrate(empty_url)

    found = connection.execute(text("SELECT version, round, last_seat FROM tables")).all()
    assert [tuple(row) for row in found] == [(3, 0, -1)]
    connection.commit()


@pytest.mark.parametrize("statement", range(1, 12))
def test_a_server_that_dies_while_it_changes_the_schema_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statement: int
) -> None:
    url, left = sqlite_file(tmp_path / "old.db"), iter(range(1, statement))
    with create_engine(url).connect() as opened:
        settings = config()
        settings.attributes["connection"] = opened
        command.upgrade(settings, "0002")
        opened.commit()
    real = DefaultImpl._exec

    def dies(self: DefaultImpl, *args: Any, **more: Any) -> object:  # noqa: ANN401 (as it is)
        if next(left, None) is None:
            raise KeyboardInterrupt
        return real(self, *args, **more)

    monkeypatch.setattr(DefaultImpl, "_exec", dies)
    with pytest.raises(KeyboardInterrupt):
        migrate(url)
    monkeypatch.undo()

    migrate(url)

    with create_engine(url).connect() as opened:
        assert differences(opened) == []
